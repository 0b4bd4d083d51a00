# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""References of the database -> addresses, where they are any. Nothing but http and https ever becomes one."""

from __future__ import annotations

import re
from urllib.parse import quote, urlsplit

_MESSAGE_ID = re.compile(r"[A-Za-z0-9.+=_-]+@[A-Za-z0-9.-]+")
_ADDRESS = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[A-Za-z0-9._~/?#@!&=+,;:%-]*")


def address(ref: str) -> str | None:
    """Where a reference leads: an address as it is, a Message-ID to the archive of the kernel's lists, else None."""
    if _MESSAGE_ID.fullmatch(ref):
        return f"https://lore.kernel.org/r/{quote(ref, safe='@')}"
    if _ADDRESS.fullmatch(ref) and urlsplit(ref).hostname:
        return ref
    return None
