# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""The tiers of every CPU, as build/nt-quirk answers: only the C selector knows them."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from model import Cpu


class Unanswered(Exception):
    """nt-quirk cannot be asked, or was built from another database; str() says what to do."""


@dataclass(frozen=True)
class Answer:
    """What libntquirk selects on a CPU: (up to this many bytes or None, arm) by rising size, and its remarks."""

    tiers: tuple[tuple[int | None, str], ...]
    notes: tuple[str, ...]


def key(cpu: Cpu) -> tuple:
    return (cpu.vendor, cpu.family, cpu.model, cpu.steppings, cpu.core_type)


def ask(program: Path, database: str) -> dict[tuple, Answer]:
    """Every CPU's answer by key(). Raises Unanswered."""
    try:
        done = subprocess.run([program, "--list", "--format", "json"], capture_output=True, timeout=60)
        found = json.loads(done.stdout)
    except FileNotFoundError:
        raise Unanswered(f"{program}: is not there, and only it knows the tiers: run make first") from None
    except (OSError, subprocess.TimeoutExpired, ValueError) as error:
        raise Unanswered(f"{program} --list --format json: gives no answer ({error}): run make first") from None
    if any(entry["db"] != database for entry in found):
        raise Unanswered(f"{program}: was built from database {found[0]['db']}, this one is {database}: run make gen first")
    return {_key(entry["cpu"]): _answer(entry) for entry in found}


def _key(cpu: dict) -> tuple:
    return (cpu["vendor"], cpu["family"], cpu["model"], tuple(cpu["steppings"]), cpu["core_type"])


def _answer(entry: dict) -> Answer:
    tiers = tuple((tier["up_to"], tier["arm"]) for tier in entry["select"]["tiers"])
    return Answer(tiers, tuple(entry.get("notes", ())))
