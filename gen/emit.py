# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Verdicts and templates to the bytes of generated/: order, keys and hashes; no statistics, no C."""

from __future__ import annotations

import hashlib
import re
from functools import cache

import jinja2

import explain
import render
import signatures
from database import Database, Lists
from identity import VENDOR_NAMES
from model import WHOLE, Cpu, Decision, Kind, Verdict, unmeasured

TIERS = 3


def in_table_order(decisions: list[Decision]) -> list[Decision]:
    """The order of the compiled table: the first row that matches is the most specific one."""

    def key(decision: Decision):
        cpu = decision.cpu
        return (list(VENDOR_NAMES).index(cpu.vendor), cpu.family, cpu.model, cpu.width, cpu.steppings, cpu.core_type is None, cpu.core_type or "")

    return sorted(decisions, key=key)


def header(database: Database, template: str, comment: str = "//") -> str:
    """The first lines of a generated file: licence, what made it, how to make it again."""
    text = (render.TEMPLATES / template).read_bytes()
    digest = hashlib.sha256(text).hexdigest()[:12]
    lines = (
        "SPDX-License-Identifier: GPL-2.0-only OR MIT",
        f"Generated from db {database.hash} and templates/{template} {digest}; do not edit, run `make gen`.",
    )
    return "\n".join(f"{comment} {line}" for line in lines)


def _threshold(verdict: Verdict) -> int:
    """The table's threshold: only where the next smaller extent was measured and did not win, else the crossover may lie below."""
    return verdict.threshold if verdict.crosses else 0


def _features(cpu: Cpu) -> str:
    """The C expression of what a CPU has when nothing masks it."""
    if cpu.features is None:
        return "0"
    return " | ".join([*(f"NTQ_FEATURE_{name.upper()}" for name in cpu.features), "NTQ_FEATURES_STATED"])


def _row(decision: Decision, lists: Lists) -> dict:
    """One CPU as the table has it, and where its words are."""
    cpu, name = decision.cpu, re.sub(r"\W", "_", decision.cpu.label())
    nt, nt_vector, clzero = (decision.at(kind) for kind in ("nt", "nt_vector", "clzero"))
    known = any(v.basis != "default" for found in decision.verdicts.values() for _, v in found)
    return {
        "cpu": cpu,
        "vendor": VENDOR_NAMES[cpu.vendor],
        "core": (cpu.core_type or "any").upper(),
        "nt": nt.word.upper(),
        "nt_vector": nt_vector.word.upper(),
        "threshold": _threshold(nt_vector if nt_vector.word == "good" else nt),
        "clzero": clzero.word.upper(),
        "features": _features(cpu),
        "name": name,
        "known": known,
        "claims": _strings(f"claims_{name}", [explain.claim_line(*item) for item in explain.claims_of(decision, lists.claims)]),
        "answers_name": f"answers_{name}" if known else "ntq_unmeasured",
        "answers_count": sum(len(found) for found in decision.verdicts.values()),
    }


#: What words() renders.
WORDS = "nt_explain_row.c.j2"


@cache
def _words_template() -> jinja2.Template:
    return render.environment().get_template(WORDS)


def words(decision: Decision, lists: Lists) -> str:
    """The answers of one CPU for nt_explain.c, in C; the only output that needs the evidence."""
    row = _row(decision, lists)
    kinds = {kind.name: kind for kind in lists.kinds}
    pairs = [(kind, up_to, v) for kind, found in decision.verdicts.items() for up_to, v in found]
    answers = [_answer(f"records_{row['name']}_{number}", kinds[kind], up_to, v, decision.cpu) for number, (kind, up_to, v) in enumerate(pairs)]
    return _words_template().render(row=row, answers=answers if row["known"] else [])


def _strings(name: str, items: list[str]) -> dict:
    """A NULL-terminated list of strings in C; all empty ones are the same list."""
    return {"name": name if items else "none", "items": items}


def _answer(name: str, kind: Kind, up_to: int, verdict: Verdict, cpu: Cpu | None) -> dict:
    """An integer kind always answers with a number: the default where there is no verdict."""
    default = kind.type == "integer" and verdict.word == "unknown"
    return {
        "kind": kind.name,
        "up_to": "UINT64_MAX" if up_to == WHOLE else f"{up_to}u",
        "word": kind.default if default else verdict.word,
        "basis": "default" if default else verdict.basis,
        "reason": verdict.reason,
        "meaning": explain.meaning(kind, kind.default if default else verdict.word, cpu),
        "threshold": verdict.threshold or 0,
        "bracket_low": (verdict.bracket[0] or 0) if verdict.bracket else 0,
        "records": _strings(name, sorted({record.name for record in verdict.records})),
        "why": explain.why(verdict).splitlines(keepends=True) or [""],
    }


def counts(decisions: list[Decision], kind: str = "nt") -> dict[str, int]:
    """How many CPUs have which word; a hybrid part counts once per core type."""
    hybrids = {(d.cpu.vendor, d.cpu.family, d.cpu.model, d.cpu.steppings) for d in decisions if d.cpu.core_type}
    words = [
        d.at(kind).word
        for d in decisions
        if d.cpu.core_type or (d.cpu.vendor, d.cpu.family, d.cpu.model, d.cpu.steppings) not in hybrids
    ]
    return {"CPUs": len(words), **{word: words.count(word) for word in ("good", "bad", "neutral", "unknown")}}


def summary(database: Database, decisions: list[Decision]) -> str:
    """As in: 41 CPUs, 9 records: 3 good, 1 bad, 37 unknown."""
    found = counts(decisions)
    words = ", ".join(f"{found[word]} {word}" for word in ("good", "bad", "neutral", "unknown") if found[word])
    return f"{found['CPUs']} CPUs, {database.n_records} records: {words or 'nothing decided'}"


def user_files(database: Database, decisions: list[Decision], said: dict[str, str] | None = None) -> dict[str, bytes]:
    """generated/user/ and generated/VERDICTS.md, by path below generated/; said: words() by label, if it was asked before."""
    env = render.environment()
    ordered = in_table_order(decisions)
    kind = next(k for k in database.kinds if k.name == "nt")
    context = {
        "db_hash": database.hash,
        "default_nt": int(kind.default == "good"),
        "unmeasured": [_answer("none", kind, WHOLE, unmeasured(kind.name), None) for kind in database.kinds],
        "rows": [_row(decision, database) for decision in ordered],
        "words": [said[d.cpu.label()] if said else words(d, database) for d in ordered],
        "tiers": TIERS,
    }
    files = {}
    for name in ("nt_table.h", "nt_db.h", "nt_explain.c", "nt_dispatch.S"):
        template = f"{name}.j2"
        text = env.get_template(template).render(header=header(database, template), **context)
        files[f"user/{name}"] = text.encode("ascii")
    files["VERDICTS.md"] = verdicts_md(database, ordered, env)
    return files


def verdicts_md(database: Database, ordered: list[Decision], env) -> bytes:
    """Every CPU, its words, their reasons and records, and every claim that contradicts one."""
    claims = [(d, claim, standing) for d in ordered for claim, standing in explain.claims_of(d, database.claims)]
    seen = signatures.seen(database, ordered)
    text = env.get_template("verdicts.md.j2").render(
        header=header(database, "verdicts.md.j2", " "),
        summary=summary(database, ordered),
        decisions=ordered,
        kinds=database.kinds,
        whole=WHOLE,
        contradictions=[item for item in claims if item[2] == "contradicts"],
        disputes=[(d, *item) for d in ordered for item in explain.disputes(d, database.claims)],
        alone=sum(1 for item in claims if item[2] == "alone"),
        agreeing=sum(1 for item in claims if item[2] == "agrees"),
        standings=[(standing, n, signatures.STANDINGS[standing]) for standing, n in signatures.counts(seen).items()],
        wanted=signatures.wanted(seen),
    )
    return text.encode("ascii")
