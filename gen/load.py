# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Strict YAML with line numbers: what the file says, typed by its schema and by nothing else.

YAML as people write it is hostile: 6:58:9 is the integer 25089 to a YAML 1.1 reader, NO is false, 010 is eight.
Here every scalar is text until the schema gives it a type. Aliases, anchors, tags, several documents and duplicate
keys are errors, and every error of a file is reported in one run.
"""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Iterator

import jsonschema
import yaml

import units

SCHEMA_DIR = Path(__file__).resolve().parent.parent / "db" / "schema"
MAX_BYTES = 8 << 20
MAX_DEPTH = 12
MAX_SCALAR = 20_000

#: Unicode categories that nobody sees and that can hide or reorder what is around them.
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"-?[0-9]{1,18}|0x[0-9A-Fa-f]{1,15}")
_NUMBER = re.compile(r"-?[0-9]{1,18}(\.[0-9]{1,18})?")


@dataclass(frozen=True, order=True)
class Problem:
    """One thing wrong in one place; printed as path:line: rule: message."""

    path: str
    line: int
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.rule}: {self.message}"


class Node:
    """A value and where it stands. value is str, None (a plain null), dict of str to Node, or list of Node."""

    __slots__ = ("value", "line", "key_lines")

    def __init__(self, value: Any, line: int):
        self.value = value
        self.line = line
        self.key_lines: dict[str, int] = {}

    def at(self, path: tuple) -> int:
        """The line of the value below path, or of the nearest parent that exists."""
        node, line = self, self.line
        for step in path:
            if isinstance(node.value, dict) and step in node.value:
                line = node.key_lines[step]
            elif not (isinstance(node.value, list) and isinstance(step, int) and step < len(node.value)):
                break
            node = node.value[step]
            line = node.line if isinstance(node.value, (list, dict)) and isinstance(step, int) else line
        return line

    def plain(self) -> Any:
        """The same without lines: nested dict, list, str and None."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value


class Refused(Exception):
    """The file cannot be read as data at all; problems says why."""

    def __init__(self, problems: list[Problem]):
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def read_text(path: Path, shown: str, tabs: bool = False) -> str:
    """The text of a file (of standard input for -) that people may have made with anything; Refused names line and remedy."""

    def refuse(line: int, message: str) -> None:
        raise Refused([Problem(shown, line, "file", message)])

    try:
        if path.is_dir():
            refuse(0, "is a directory: name a .yaml file")
        if path.exists() and not path.is_file():
            refuse(0, "is no regular file")
        with open(0, "rb", closefd=False) if str(path) == "-" else path.open("rb") as source:
            raw = source.read(MAX_BYTES + 1)
        if len(raw) > MAX_BYTES:
            refuse(0, f"is larger than {units.show_size(MAX_BYTES)}: split it, or remove what is not data")
    except OSError as error:
        refuse(0, f"cannot be read: {error.strerror}")
    for mark, name in ((b"\xef\xbb\xbf", "a byte-order mark"), (b"\xff\xfe", "UTF-16"), (b"\xfe\xff", "UTF-16")):
        if raw.startswith(mark):
            refuse(1, f"begins with {name}: save it as plain UTF-8")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        refuse(raw[: error.start].count(b"\n") + 1, "is not UTF-8: save it as UTF-8")
    problems = list(_text_problems(text, shown, tabs))
    if problems:
        raise Refused(problems)
    return text


def _text_problems(text: str, shown: str, tabs: bool) -> Iterator[Problem]:
    if text.isascii() and text.isprintable():
        return
    for number, line in enumerate(text.split("\n"), 1):
        if line.isascii() and line.isprintable():
            continue
        for char in line:
            if char == "\r":
                yield Problem(shown, number, "file", "ends in CR LF: use LF line ends (dos2unix)")
            elif char == "\t":
                if tabs:
                    continue
                yield Problem(shown, number, "file", "has a tab: use blanks")
            elif unicodedata.category(char) in HIDDEN:
                yield Problem(shown, number, "file", f"has the invisible character U+{ord(char):04X}: remove it")
            else:
                continue
            break


def parse(text: str, shown: str) -> Node:
    """The tree of one YAML document. Raises Refused with every problem that does not hide the others."""
    problems: list[Problem] = []

    def refuse(line: int, rule: str, message: str) -> None:
        problems.append(Problem(shown, line, rule, message))

    root: Node | None = None
    stack: list[tuple[Node, list]] = []  # open collections, each with its pending [key, line]
    documents = 0
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            line = event.start_mark.line + 1
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    refuse(line, "yaml", "a second document begins: one file, one document")
                    break
                continue
            if isinstance(event, (yaml.StreamStartEvent, yaml.StreamEndEvent, yaml.DocumentEndEvent)):
                continue
            if isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
                stack.pop()
                continue
            if isinstance(event, yaml.AliasEvent):
                refuse(line, "yaml", f"alias *{event.anchor}: write the value out")
                node = Node(None, line)
            else:
                if event.anchor:
                    refuse(line, "yaml", f"anchor &{event.anchor}: write the value out where it is used")
                if event.tag is not None:
                    refuse(line, "yaml", f"tag {event.tag}: the schema gives types, remove the tag")
                node = _node(event, line, refuse)
            if not stack:
                root = node
            else:
                _attach(stack[-1], node, event, line, refuse)
            if isinstance(event, yaml.CollectionStartEvent):
                if len(stack) >= MAX_DEPTH:
                    refuse(line, "yaml", f"more than {MAX_DEPTH} levels deep: no schema needs that")
                    break
                stack.append((node, []))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark else 0
        refuse(line, "yaml", " ".join(filter(None, (getattr(error, "context", None), getattr(error, "problem", None)))) or "cannot be parsed")
    if not problems and (root is None or root.value is None or root.value == ""):
        refuse(1, "yaml", "is empty")
    if problems:
        raise Refused(problems)
    return root


def _node(event, line: int, refuse) -> Node:
    if isinstance(event, yaml.MappingStartEvent):
        return Node({}, line)
    if isinstance(event, yaml.SequenceStartEvent):
        return Node([], line)
    text = event.value
    if len(text) > MAX_SCALAR:
        refuse(line, "yaml", f"a value of {len(text)} characters: {MAX_SCALAR} are plenty")
        text = text[:80]
    if not (text.isascii() and text.isprintable()):
        hidden = next((c for c in text if unicodedata.category(c) in HIDDEN and not (c == "\n" and event.style in ("|", ">"))), None)
        if hidden:
            refuse(line, "text", f"a value with the invisible character U+{ord(hidden):04X}: remove it")
    return Node(None if event.implicit[0] and text == "null" else text, line)


def _attach(top: tuple[Node, list], node: Node, event, line: int, refuse) -> None:
    parent, pending = top
    if isinstance(parent.value, list):
        parent.value.append(node)
    elif pending:
        key, key_line = pending
        pending.clear()
        if key in parent.value:
            refuse(key_line, "duplicate-key", f"{key!r} is already set in line {parent.key_lines[key]}: keep one")
        else:
            parent.value[key] = node
            parent.key_lines[key] = key_line
    else:
        key = event.value if isinstance(event, yaml.ScalarEvent) else None
        if key is None:
            refuse(line, "yaml", "a key must be a word")
            key = f"line {line}"
        elif key.isdecimal():
            refuse(line, "yaml", f"{key[:40]!r} after a comma is no key: write a decimal point, not a comma, and no thousands separator")
        pending.extend((key[:80], line))


@cache
def schema(kind: str) -> jsonschema.protocols.Validator:
    """The compiled JSON Schema of one kind of file: record, cpus, quirks or claims."""
    text = json.loads((SCHEMA_DIR / f"{kind}.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(text)
    return jsonschema.validators.extend(jsonschema.Draft202012Validator, {"pattern": _whole})(text)


def _whole(validator, pattern: str, instance, rule) -> Iterator[jsonschema.ValidationError]:
    """Patterns of a schema speak of the whole text: to Python's $ a last line end is none."""
    if isinstance(instance, str) and not re.fullmatch(pattern, instance):
        yield jsonschema.ValidationError(f"{instance!r} does not match {pattern!r}")


def kind_of(node: Node) -> str | None:
    """Which schema speaks for a document: by the key that only that kind has."""
    if isinstance(node.value, dict):
        for key, kind in (("results", "record"), ("cpus", "cpus"), ("kinds", "quirks"), ("claims", "claims")):
            if key in node.value:
                return kind
    return None


def typed(node: Node, kind: str, shown: str) -> tuple[Any, list[Problem]]:
    """The document with the types of its schema, and every way in which it does not fit the schema."""
    validator = schema(kind)
    problems: list[Problem] = []
    value = _typed(node, validator.schema, validator.schema, shown, problems)
    if not problems:
        for error in validator.iter_errors(value):
            path = tuple(error.absolute_path)
            problems.append(Problem(shown, node.at(path), "schema", _message(error, path)))
    return value, problems


def _message(error: jsonschema.ValidationError, path: tuple) -> str:
    where = ".".join(str(step) for step in path) or "the document"
    hint = error.schema.get("description") if isinstance(error.schema, dict) else None
    text = error.message if len(error.message) < 200 else f"{error.message[:120]} ... does not fit"
    return f"{where}: {text}" + (f" ({hint})" if hint else "")


def _typed(node: Node, rule: dict, root: dict, shown: str, problems: list[Problem]) -> Any:
    if "$ref" in rule:
        rule = root["$defs"][rule["$ref"].rsplit("/", 1)[1]]
    if isinstance(node.value, dict):
        inner = rule.get("properties", {})
        extra = rule.get("additionalProperties")
        extra = extra if isinstance(extra, dict) else {}
        return {key: _typed(item, inner.get(key, extra), root, shown, problems) for key, item in node.value.items()}
    if isinstance(node.value, list):
        return [_typed(item, rule.get("items", {}), root, shown, problems) for item in node.value]
    try:
        return _scalar(node.value, rule)
    except ValueError as error:
        problems.append(Problem(shown, node.line, "type", str(error)))
        return None


def _scalar(text: str | None, rule: dict) -> Any:
    kinds = rule.get("type", "string")
    kinds = (kinds,) if isinstance(kinds, str) else kinds
    if text is None:
        if "null" in kinds or "type" not in rule:
            return None
        raise ValueError(f"null: expected {rule.get('description', kinds[0])}")
    if rule.get("format") == "size":
        return text if text in rule.get("x-words", ()) else units.parse_size(text)
    if "string" in kinds or not {"integer", "number", "boolean"} & set(kinds):
        return text
    if "boolean" in kinds and text in ("true", "false"):
        return text == "true"
    if "integer" in kinds and _INTEGER.fullmatch(text):
        return int(text, 16) if text.startswith("0x") else int(text)
    if "number" in kinds and _NUMBER.fullmatch(text):
        return float(text)
    if "," in text:
        raise ValueError(f"{text[:40]!r}: write a decimal point, not a comma, and no thousands separator")
    wanted = {"boolean": "true or false", "integer": "a whole number", "number": "a decimal number"}
    raise ValueError(f"{text[:40]!r}: expected {' or '.join(wanted.get(kind, kind) for kind in kinds)}")
