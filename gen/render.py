# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Templates and the escaping of untrusted text for the language it lands in."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
import unicodedata
from pathlib import Path

import jinja2

import units
from model import WHOLE

TEMPLATES = Path(__file__).resolve().parent.parent / "templates"


def ascii_text(text: str) -> str:
    """Plain printable ASCII on one line: what is neither becomes '?', after dropping accents."""
    if text.isascii() and text.isprintable():
        return text
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
    return ascii_text(text).replace("\\", "/").replace("*/", "* /").replace("/*", "/ *")


INERT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", **{c: "\\" + c for c in "\\`*_{}[]|#!~$@"}})


def markdown(text: str) -> str:
    """Text for a cell of a Markdown table, inert."""
    return ascii_text(text).translate(INERT)


def chunk_text(up_to: int) -> str:
    """The upper end of a range of chunks for people."""
    return "the whole extent" if up_to == WHOLE else units.show_size(up_to) if up_to % 1024 == 0 else f"under {units.show_size(up_to + 1)}"


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
    env.filters.update(c_string=c_string, c_comment=c_comment, ascii=ascii_text, md=markdown, chunk=chunk_text)
    return env


#: What a killed run leaves beside a file: .<name>.<process>.<random>, and .nt-bench-<process> of nt-bench.
LEFTOVER = re.compile(r"\.(?:.+\.(?P<process>[0-9]+)\.[a-z0-9_]{8}|nt-bench-(?P<bench>[0-9]+))")


class Unwritten(OSError):
    """Not everything could be written; changed: what is new all the same. No file is ever half of each."""

    def __init__(self, error: OSError, changed: list[Path]):
        super().__init__(error.errno, error.strerror, error.filename)
        self.changed = changed


def write_all(files: dict[Path, bytes]) -> list[Path]:
    """Write every file beside its place, then rename them all; what changed is returned.

    A failure (a full disk, a folder that cannot be written) leaves every old file as it was; only if a rename fails, which
    needs somebody who changes the folders at that moment, those before it are done. What killed runs left is removed.
    """
    staged: list[tuple[str, Path]] = []
    changed: list[Path] = []
    try:
        for path, data in files.items():
            if path.is_file() and path.read_bytes() == data:
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(prefix=f".{path.name}.{os.getpid()}.", dir=path.parent)
            staged.append((name, path))
            with os.fdopen(handle, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            os.chmod(name, 0o644)
        for name, path in staged:
            os.replace(name, path)
            changed.append(path)
    except BaseException as error:
        for name, _ in staged:
            Path(name).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise Unwritten(error, changed) from None
        raise
    sweep({path.parent for path in files})
    return changed


def sweep(folders: set[Path]) -> None:
    """Remove what runs left behind that were killed; those that still run keep theirs."""
    for folder in folders:
        with contextlib.suppress(OSError):
            for path in folder.iterdir():
                found = LEFTOVER.fullmatch(path.name)
                if found and not Path(f"/proc/{found['process'] or found['bench']}").exists():
                    path.unlink(missing_ok=True)
