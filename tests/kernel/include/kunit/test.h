/* SPDX-License-Identifier: GPL-2.0-only OR MIT */
/* test.h: KUnit as far as the suite of the table uses it; main() runs the suite and counts failures. */
#include <stdio.h>

struct kunit {
	int failures;
};

struct kunit_case {
	void (*run)(struct kunit *test);
	const char *name;
};

struct kunit_suite {
	const char *name;
	struct kunit_case *test_cases;
};

#define KUNIT_CASE(function)	{ .run = function, .name = #function }
#define KUNIT_EXPECT_TRUE(test, condition) \
	do { \
		if (!(condition)) { \
			(test)->failures++; \
			printf("%s: expected %s\n", __func__, #condition); \
		} \
	} while (0)
#define KUNIT_EXPECT_TRUE_MSG(test, condition, ...) \
	do { \
		if (!(condition)) { \
			(test)->failures++; \
			printf("%s: expected %s: ", __func__, #condition); \
			printf(__VA_ARGS__); \
			printf("\n"); \
		} \
	} while (0)
#define KUNIT_EXPECT_EQ_MSG(test, left, right, ...) KUNIT_EXPECT_TRUE_MSG(test, (left) == (right), __VA_ARGS__)

#define local_irq_save(flags)		((flags) = 0)
#define local_irq_restore(flags)	((void)(flags))

#define kunit_test_suite(suite) \
	int main(void) \
	{ \
		struct kunit test = { 0 }; \
		for (struct kunit_case *one = suite.test_cases; one->run; one++) \
			one->run(&test); \
		printf("%s: %d failures\n", suite.name, test.failures); \
		return test.failures != 0; \
	}
