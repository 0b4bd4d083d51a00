// SPDX-License-Identifier: GPL-2.0-only OR MIT
/* no_udev.c: for the static nt-bench: hwloc asks udev about disks, there is no static libudev, and no disk matters. */
#include <stddef.h>

struct udev;
struct udev_device;

struct udev *udev_new(void);
struct udev *udev_unref(struct udev *udev);
struct udev_device *udev_device_new_from_subsystem_sysname(struct udev *udev, const char *subsystem, const char *name);
struct udev_device *udev_device_unref(struct udev_device *device);
const char *udev_device_get_property_value(struct udev_device *device, const char *key);

/* hwloc does without it when this fails. */
struct udev *udev_new(void)
{
	return NULL;
}

struct udev *udev_unref(struct udev *udev)
{
	return udev;
}

struct udev_device *udev_device_new_from_subsystem_sysname(struct udev *udev, const char *subsystem, const char *name)
{
	(void)udev, (void)subsystem, (void)name;
	return NULL;
}

struct udev_device *udev_device_unref(struct udev_device *device)
{
	return device;
}

const char *udev_device_get_property_value(struct udev_device *device, const char *key)
{
	(void)device, (void)key;
	return NULL;
}
