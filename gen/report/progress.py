# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""How far a long run is: one line that is rewritten, on a terminal only, and only after two seconds."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator


def shown(items: Iterable, total: int, what: str, stream=sys.stderr, after: float = 2.0) -> Iterator:
    """The items, one by one, with their count on the stream."""
    begin, drawn = time.monotonic(), False
    for number, item in enumerate(items):
        if stream.isatty() and time.monotonic() - begin > after:
            stream.write(f"\r{what} {number} of {total} ")
            stream.flush()
            drawn = True
        yield item
    if drawn:
        stream.write("\r\x1b[K")
        stream.flush()
