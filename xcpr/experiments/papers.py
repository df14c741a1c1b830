"""The findings of papers, scenarios/data/papers/NAME.toml, and whether our own figures agree with them."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from xcpr.io import schema, units
from xcpr.io.input_files import read_toml
from xcpr.io.paths import DATA, display_path
from xcpr.io.schema import Invalid, Problem, key, show, text
from xcpr.results.groups import Group
from xcpr.results.tables.table import MB, Table
from xcpr.scenarios import sets

PAPERS = DATA / "papers"
AGREES, ISOLATED, UNJUDGED, DIFFERS = VERDICTS = "agrees", "differs, isolated", "can't be judged", "differs"
"""Isolated: a run shows the cause by itself. Not to be judged: the paper leaves out what decides. Differs: neither."""


class Agreement(msgspec.Struct, forbid_unknown_fields=True):
    """One line of agreement.json: a paper's finding beside ours."""

    quantity: str
    seed_paper: float | str
    """A number in ``unit``, or the finding in words."""
    ours: float | str
    unit: str
    agrees: bool
    cause: str
    """Why ours differs; empty where it agrees."""
    run: str = ""
    """The command that shows the cause by itself; empty where it agrees or there is none."""
    lacks: str = ""
    """The gap of the paper that prevents a verdict; empty where it agrees or there is none."""
    peer: str = ""
    """The simulator or kernel that was run here instead of a paper, for example "ns-2"; empty for a paper's finding."""

    @property
    def verdict(self) -> str:
        """One of ``VERDICTS``."""
        if self.agrees:
            return AGREES
        return ISOLATED if self.run else UNJUDGED if self.lacks else DIFFERS

    def labelled(self, label: str = "", place: str = "") -> Agreement:
        """Returns the same finding with another ``label``, and its ``place``, for example "Figure 7"."""
        quantity = f"{place}: {self.quantity}" if place else self.quantity
        return msgspec.structs.replace(self, quantity=f"{quantity} ({label})" if label else quantity)


COMPARISONS: Mapping[str, Callable[[float, float], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    ">=": operator.ge,
    ">": operator.gt,
}
SPANS = "spans"
"""The bound of numbers of ours between whose smallest and largest the paper's number lies."""


def _value(value: object) -> float | str:
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"must be a number or words, not {show(value)}")
    return float(value)


def _bounds(value: object) -> tuple[str, ...]:
    """Reads "< 0.1", "-0.1 to 0.1", or several, one for each number: "< 0.1, = 0"."""
    bounds = tuple(text(value).split(", "))
    for bound in bounds:
        try:
            if bound != SPANS:
                _is_within(0.0, bound)
        except (KeyError, ValueError):
            raise ValueError(f'must be as "< 0.1", "0.8 to 1.2" or "{SPANS}", not {show(bound)}') from None
    return bounds


def _is_within(number: float, bound: str) -> bool:
    """Returns whether a number is within a bound; raises ``KeyError`` or ``ValueError`` for what is none."""
    low, is_range, high = bound.partition(" to ")
    if is_range:
        return float(low) <= number <= float(high)
    sign, _, limit = bound.partition(" ")
    return COMPARISONS[sign](number, float(limit))


@dataclass(frozen=True)
class Finding:
    """One finding: a number with the margin within which ours agrees, or words with a bound of our numbers."""

    quantity: str = key(text)
    value: float | str = key(_value)
    unit: str = key(text, default="")
    within: float = key(units.parse_share, units.format_share, default=0.1)
    """The margin of a paper's number, where there is no bound."""
    bound: tuple[str, ...] = key(_bounds, ", ".join, default=())
    """The bound of all numbers, or one of each."""
    shows: str = key(text, default="")
    """The words with our numbers, as Python formats them: "at least {:.1%}, {flows:.0f} flows". Without them there is a
    number, or the report's words."""
    cause: str = key(text, default="")
    """Why ours differs, shown where it does; what that rests on is the experiment's page under docs/experiments/."""
    run: str = key(text, default="")
    """The command that shows the cause by itself."""
    lacks: str = key(text, default="")
    """The gap of the paper that prevents a verdict."""

    def agrees_with(self, numbers: Sequence[float]) -> bool:
        """Returns whether each of our numbers is within its bound, or within the margin of the paper's number."""
        if self.bound and self.bound != (SPANS,):
            bounds = self.bound * len(numbers) if len(self.bound) == 1 else self.bound
            return all(_is_within(number, bound) for number, bound in zip(numbers, bounds, strict=True))
        if isinstance(self.value, str):
            raise ValueError(f"{self.quantity}: needs a bound beside words")
        if self.bound:
            return min(numbers) <= self.value <= max(numbers)
        return all(abs(number - self.value) <= self.within * abs(self.value) for number in numbers)


@dataclass(frozen=True)
class Paper:
    """A paper's findings by name."""

    source: str = key(text)
    peer: str = key(text, default="")
    """The simulator or kernel that was run here instead of a paper."""
    findings: dict[str, Finding] = schema.tables(Finding)

    def judge(
        self,
        name: str,
        *numbers: float,
        shown: float | str | None = None,
        measured: float | None = None,
        **named: float | str,
    ) -> Agreement:
        """Judges our numbers of a finding, and returns them beside the paper's value.

        ``shown`` is what tables have; without it, the finding's words with our numbers, or the first number. The words
        have further values, ``named``, by their names. ``measured`` is a peer's number of the same run, in the place of
        the finding's value.
        """
        found = self.findings[name]
        if measured is not None:
            found = replace(found, value=measured)
        agrees = found.agrees_with(numbers)
        if shown is None:
            shown = found.shows.format(*numbers, **named) if found.shows else numbers[0]
        why = ("", "", "") if agrees else (found.cause, found.run, found.lacks)
        return Agreement(found.quantity, found.value, shown, found.unit, agrees, *why, self.peer)


def load(name: str) -> Paper:
    """Reads the paper of that name; raises ``Invalid``."""
    path = PAPERS / f"{name}.toml"
    if not path.is_file():
        known = ", ".join(sorted(path.stem for path in PAPERS.glob("*.toml")))
        raise Invalid([Problem(name, "", f"no such paper; there are: {known}")])
    return schema.read(Paper, read_toml(path), lambda _: display_path(path))


def compare_with_references(group: Group, sources: Sequence[str], within: float) -> Agreement:
    """Returns a group's deliveries beside the range that references.toml's entries for it span, and a share beyond it.

    One of the sources at least must have an entry for the group.
    """
    known = sets.references()
    theirs = {source: entry for source in sources if (entry := known[source].get(group.row, {}).get(group.case))}
    low, high = (edge(entry["delivered_mb"] for entry in theirs.values()) for edge in (min, max))
    ours = group.mean("delivered_bytes") / MB
    agrees = low * (1 - within) <= ours <= high * (1 + within)
    cause = next((entry["cause"] for entry in theirs.values() if "cause" in entry), "")
    peer = " and ".join(theirs)
    return Agreement(
        f"{peer}: {group.row_label}, {group.case_label}",
        low if low == high else f"{low:,.0f} to {high:,.0f} MB",
        ours,
        "MB",
        agrees,
        "" if agrees else cause,
        peer=peer,
    )


def agreement_table(agreement: Sequence[Agreement]) -> Table:
    """Returns the findings that agree with the paper and those that do not, causes as numbered notes."""
    notes = list(dict.fromkeys(note for item in agreement if (note := explained(item))))
    rows = []
    for item in agreement:
        note = explained(item)
        known = f"{item.verdict} ({notes.index(note) + 1})" if note else item.verdict
        rows.append((item.quantity, cell(item.seed_paper, item.unit), cell(item.ours, item.unit), known))
    columns = ("finding", "paper", "ours", "verdict")
    numbered = tuple(f"({number}) {note}" for number, note in enumerate(notes, 1))
    return Table("What agrees and what does not", columns, tuple(rows), numbered, left=3)


def explained(item: Agreement) -> str:
    """Says why a finding differs, which run shows that, and what the paper leaves out."""
    said = [item.cause, f"`{item.run}` shows it." if item.run else "", item.lacks]
    return " ".join(part for part in said if part)


def cell(value: float | str, unit: str) -> str:
    """Returns a finding's value as tables show it."""
    if isinstance(value, str):
        return value
    return (f"{value:,.0f} {unit}" if abs(value) >= 1000 else f"{value:.4g} {unit}").rstrip()
