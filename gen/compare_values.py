# SPDX-License-Identifier: GPL-2.0-only OR MIT
"""Records about the values of an integer quirk as the table of the change of 2014: the mean by number of threads and,
in parentheses, percent against the first column; positive is better.

A column is one value of one side. A cell is marked where its difference is significant by the test that decides verdicts;
under the table every column stands against the first one over all points.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import verdict
from model import Kind, Record, Row
from units import MORE_IS_BETTER


@dataclass(frozen=True)
class Column:
    """One value on one side; by number of threads, its rows."""

    kernel: str
    value: int
    side: str
    rows: dict[int, Row]


@dataclass(frozen=True)
class Table:
    """One workload on one machine; the first column is the baseline."""

    of: str
    unit: str
    kind: Kind
    columns: list[Column]
    records: list[Record]

    @property
    def threads(self) -> list[int]:
        return sorted(set().union(*(column.rows for column in self.columns)))

    def shared(self, column: Column) -> list[int]:
        return sorted(column.rows.keys() & self.columns[0].rows.keys())

    def gain(self, column: Column, threads: int) -> float | None:
        """What this column gains over the first one; 0.03 is 3 % better, None where one of them has no row."""
        if threads not in self.shared(column):
            return None
        effect = column.rows[threads].mean / self.columns[0].rows[threads].mean - 1.0
        return (effect if MORE_IS_BETTER[self.unit] else -effect) + 0.0

    def marked(self, column: Column, threads: int) -> bool:
        cells = sum(len(self.shared(other)) for other in self.columns[1:])
        return threads in self.shared(column) and verdict.told_apart(column.rows[threads], self.columns[0].rows[threads], max(cells, 1), self.kind)

    def overall(self, column: Column) -> verdict.Paired | None:
        pairs = [(column.rows[n], self.columns[0].rows[n]) for n in self.shared(column)]
        return verdict.paired(pairs, self.unit, len(self.columns) - 1, self.kind)


def _machine(record: Record) -> tuple:
    cpu = record.cpu_name or f"{record.vendor.strip()}:{record.family}:{record.model}"
    return record.quirk, f"{record.workload}, {record.unit}, {cpu}" + (", guest" if record.virtual else ""), record.unit, record.core_type or ""


def _columns(records: list[Record], side: str) -> list[Column]:
    rows: dict[int, dict[int, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for record in records:
        for row in record.rows:
            rows[row.value][row.threads].append(row)
    kernels = ", ".join(sorted({record.state.get("kernel") or "kernel unstated" for record in records}))
    return [Column(kernels, value, side, {threads: verdict.together(found) for threads, found in sorted(rows[value].items())}) for value in sorted(rows)]


def tables(before: list[Record], after: list[Record], kinds: list[Kind]) -> list[Table]:
    """One for each workload on each machine; records of one side become one, as compare.py does it."""
    by_name = {kind.name: kind for kind in kinds}
    groups: dict[tuple, tuple[list[Record], list[Record]]] = defaultdict(lambda: ([], []))
    for side, records in enumerate((before, after)):
        for record in records:
            if record.quirk:
                groups[_machine(record)][side].append(record)
    return [
        Table(key[1], key[2], by_name[key[0]], _columns(one, "before" if two else "") + _columns(two, "after"), one + two)
        for key, (one, two) in sorted(groups.items(), key=lambda item: item[0])
    ]


def _cell(table: Table, column: Column, threads: int) -> str:
    if threads not in column.rows:
        return f"{'-':>12}" + " " * 11
    gain = table.gain(column, threads)
    percent = " " * 9 if gain is None else f"({100 * gain:>6.2f}%)"
    return f"{column.rows[threads].mean:>12.2f} {percent}" + ("*" if table.marked(column, threads) else " ")


def _title(column: Column) -> str:
    return f"value {column.value}" + (f" {column.side}" if column.side else "")


def _sums(table: Table) -> list[str]:
    """Every column against the first one."""
    lines = []
    for column in table.columns[1:]:
        found = table.overall(column)
        if found is None:
            lines.append(f"{_title(column)}: fewer than two points in common with {_title(table.columns[0])}")
            continue
        word = {"unsure": "nothing is decided"}.get(found.word, found.word)
        lines.append(f"{_title(column)} against {_title(table.columns[0])}: {100 * found.effect:+.1f} % ({100 * found.low:+.1f} to "
                     f"{100 * found.high:+.1f} %) over {found.points} points, p {found.p:.2g}: {word}")  # fmt: skip
    return lines


def _best(table: Table) -> list[str]:
    """Of one record with several values: the best one, by how much, and those that may be as good."""
    ranking = verdict.rank_values(table.records[0], table.kind) if len(table.records) == 1 else None
    if ranking is None:
        return []
    best, second, *_ = ranking.values
    found = ranking.tests[second]
    rest = [value for value in ranking.as_good if value != best]
    return [f"The best is {best}: {100 * found.effect:+.1f} % ({100 * found.low:+.1f} to {100 * found.high:+.1f} %) over the next, {second}; "
            + (f"not surely better than {', '.join(map(str, rest))}." if rest else "surely better than every other.")]  # fmt: skip


def _text(table: Table) -> list[str]:
    kind = table.kind
    lines = ["", table.of]
    lines += ["          " + "".join(f"{text[:22]:>22} " for text in texts).rstrip()
              for texts in ([column.kernel for column in table.columns], [_title(column) for column in table.columns])]  # fmt: skip
    lines += [(f"Mean {threads:>4} " + "".join(_cell(table, column, threads) for column in table.columns)).rstrip() for threads in table.threads]
    marks = "without spreads nothing is marked"
    if all(row.spread for column in table.columns for row in column.rows.values()):
        marks = f"* p < {100 * kind.significance:g} % and at least {100 * kind.least_effect:g} %"
    return [*lines, f"Percent: positive is better; {marks}.", *_sums(table), *_best(table)]


def as_text(before: list[Record], after: list[Record], kinds: list[Kind]) -> list[str]:
    return [line for table in tables(before, after, kinds) for line in _text(table)]


def as_data(before: list[Record], after: list[Record], kinds: list[Kind]) -> list[dict]:
    out = []
    for table in tables(before, after, kinds):
        columns = []
        for column in table.columns:
            points = [{"threads": n, "mean": row.mean, "gain": table.gain(column, n), "significant": table.marked(column, n)}
                      for n, row in column.rows.items()]  # fmt: skip
            overall = table.overall(column) if column is not table.columns[0] else None
            columns.append({"kernel": column.kernel, "value": column.value, "side": column.side, "points": points,
                            "overall": None if overall is None else vars(overall)})  # fmt: skip
        out.append({"of": table.of, "unit": table.unit, "quirk": table.kind.name, "columns": columns})
    return out
