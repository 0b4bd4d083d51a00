# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Templates and the escaping of untrusted text for the language it lands in."""

from __future__ import annotations

import os
import tempfile
import unicodedata
from pathlib import Path

import jinja2

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"


def ascii_text(text: str) -> str:
    """Plain printable ASCII on one line: what is neither becomes '?', after dropping accents."""
    flat = unicodedata.normalize("NFKD", text)
    flat = "".join(c for c in flat if not unicodedata.combining(c))
    return "".join(c if " " <= c <= "~" else " " if c.isspace() else "?" for c in flat)


def c_string(text: str) -> str:
    """A C string literal with its quotes. UTF-8 is kept byte by byte as octal, trigraphs cannot form."""
    out = []
    for byte in text.encode("utf-8"):
        char = chr(byte)
        if char in '"\\?':
            out.append("\\" + char)
        elif " " <= char <= "~":
            out.append(char)
        else:
            out.append(f"\\{byte:03o}")
    return '"' + "".join(out) + '"'


def c_comment(text: str) -> str:
    """Text for the inside of a C or assembly comment: cannot end it, open another, or continue the line."""
    return ascii_text(text).replace("*/", "* /").replace("/*", "/ *").replace("\\", "/")


def markdown(text: str) -> str:
    """Text for a cell of a Markdown table, inert."""
    flat = ascii_text(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return "".join("\\" + c if c in "\\`*_{}[]|#!~$@" else c for c in flat)


def environment() -> jinja2.Environment:
    """Jinja2 with StrictUndefined and the escaping filters above; templates take no decisions."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        keep_trailing_newline=True,
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=False,
    )
    env.filters.update(c_string=c_string, c_comment=c_comment, ascii=ascii_text, md=markdown)
    return env


def write_file(path: Path, data: bytes) -> bool:
    """Write beside and rename. True if the bytes on disk changed; a failure leaves the old file as it was."""
    try:
        if path.read_bytes() == data:
            return False
    except FileNotFoundError:
        pass
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
    return True
