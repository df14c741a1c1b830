"""The tables of README.md and docs/, written from committed figures.

An experiment, a set and a measurement under bench/ leave their tables as evidence, with the command that makes them
anew; docs/data/NAME.json is that evidence, committed. A page shows a table between two comments:

    <!-- xcpr docs: katabi/capacity -->
    <!-- end -->

``xcpr docs`` writes what stands between them, and a test holds that it is what the committed figures say. Beside
NAME/TABLE there are views over all evidence: ``VIEWS``.
"""

from __future__ import annotations

import os
import platform
import re
import shlex
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import fill
from types import MappingProxyType

import msgspec

from xcpr import __version__
from xcpr.experiments.papers import (
    AGREES,
    DIFFERS,
    ISOLATED,
    UNJUDGED,
    VERDICTS,
    Agreement,
    agreement_table,
    explained,
)
from xcpr.experiments.reproduce import Manifest
from xcpr.io import files
from xcpr.io.paths import DOCS, ROOT, display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.results import documents
from xcpr.results.documents import FileName
from xcpr.results.tables.table import Table
from xcpr.scenarios import sets
from xcpr.scenarios.flows import options, profiles, registry
from xcpr.scenarios.network import channels
from xcpr.scenarios.scenario import Scenario
from xcpr.scenarios.schema import defaults
from xcpr.worlds import input_formats

FILE = "evidence.json"
SCHEMA = "xcpr-evidence/1"
DATA = DOCS / "data"
PICTURES = DOCS / "figures"
WIDTH = 99
"""Columns of a page's text."""
SUITES = "suites"
"""The name of the table with the outcome of a suite that others wrote."""
SUITE_COLUMNS = ("suite", "version", "what was run", "passed", "failed", "skipped", "why")
AGREEMENT = "agreement"
"""The name of the table that is made of the evidence's agreement."""
BEGIN, END = "<!-- xcpr docs: ", "<!-- end -->"
BLOCK = re.compile(rf"^({BEGIN}(\S+) -->\n).*?^({END})$", re.MULTILINE | re.DOTALL)
STRINGS = re.compile(rb'\[\s*(?:"(?:[^"\\]|\\.)*",?\s*)+\]')
"""A list of strings in indented JSON."""


class Evidence(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """All of evidence.json: tables, and what made them."""

    schema: str
    name: FileName
    command: str
    """The command that makes it anew, from the top of the checkout."""
    seeds: str = ""
    cost: str = ""
    """The CPU time of all runs on one core, in words."""
    remark: str = ""
    """The remark on how it was measured; for times, on which machine."""
    versions: dict[str, str] = {}
    tables: list[Table] = []
    """The tables of the report that pages may show; each has a name."""
    agreement: list[Agreement] = []


def write(path: Path, evidence: Evidence) -> None:
    """Writes evidence as JSON with a line per row of a table, so that a changed figure is a changed line."""
    files.make_folder(path.parent)
    indented = msgspec.json.format(msgspec.json.encode(evidence, order="deterministic"), indent=1)
    files.write(path, STRINGS.sub(lambda found: re.sub(rb"\n\s*", b" ", found[0]), indented) + b"\n")


def record_evidence(
    folder: Path,
    command: str,
    tables: Sequence[Table],
    *,
    seeds: str = "",
    remark: str = "",
    versions: Mapping[str, str] = MappingProxyType({}),
) -> None:
    """Writes a measurement's evidence into its folder, by whose name pages call it; versions are those beside
    xcpr's."""
    known = {"xcpr": __version__} | dict(versions)
    write(folder / FILE, Evidence(SCHEMA, folder.name, command, seeds, "", remark, known, list(tables)))


def leave(
    folder: Path,
    name: str,
    parts: Sequence[Manifest],
    shown: Sequence[Table],
    versions: dict[str, str],
    agreement: Sequence[Agreement] = (),
    cost: str = "",
) -> Evidence:
    """Writes a report's evidence beside it: the tables shown that have names, and the command that makes the report
    anew."""
    seeds = {part.name: sets.format_seeds(part.seeds) for part in parts}
    most = max(seeds.values(), key=list(seeds.values()).count)
    others = [f"{part} {own}" for part, own in seeds.items() if own != most]
    evidence = Evidence(
        SCHEMA,
        name,
        parts[0].command or _command(name, parts),
        ", ".join([most, *others]),
        cost,
        versions=versions,
        tables=[table for table in shown if table.name],
        agreement=list(agreement),
    )
    write(folder / FILE, evidence)
    return evidence


def is_claimed(parts: Sequence[Manifest]) -> bool:
    """Says whether the command of a report is a folder's own text, which may be anybody's.

    Every other command is made here, of names and settings that were checked.
    """
    return bool(parts[0].command)


def _command(name: str, parts: Sequence[Manifest]) -> str:
    """Returns the command for a set or an experiment that ships."""
    loaded = [sets.load(part.name) for part in parts]
    root = "sudo " if any(one.world != "sim" for one in loaded) else ""
    asked = any(tuple(part.seeds) != one.seeds for part, one in zip(parts, loaded, strict=True))
    options = [f" --seeds {sets.format_seeds(parts[0].seeds)}"] if asked else []
    options += [f" --set {shlex.quote(item)}" for item in parts[0].overrides]
    return f"{root}.venv/bin/xcpr reproduce {name}{''.join(options)}"


def keep(evidence: Evidence) -> None:
    """Writes evidence to docs/data, from where pages take it."""
    write(DATA / f"{evidence.name}.json", evidence)


def take(folder: Path) -> None:
    """Keeps the evidence of a results folder, and those of its pictures that pages show; raises ``Invalid``."""
    evidence = documents.read(folder / FILE, Evidence, SCHEMA)
    keep(evidence)
    for picture in (PICTURES / evidence.name).glob("*.png"):
        if (folder / picture.name).is_file():
            files.write(picture, (folder / picture.name).read_bytes())


def load_evidence() -> dict[str, Evidence]:
    """Reads all of docs/data, by name; raises ``Invalid``."""
    return {
        path.stem: documents.read(path, Evidence, SCHEMA)
        for path in sorted(DATA.glob("*.json"), key=lambda path: path.stem)
    }


def machine() -> str:
    """Describes this machine in words, for figures that are times."""
    known = Path("/proc/cpuinfo").read_text(encoding="utf-8") if Path("/proc/cpuinfo").is_file() else ""
    model = re.search(r"^model name\s*: (.*)$", known, re.MULTILINE)
    cores = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()
    system = f"{platform.system()} {platform.release().partition('-')[0]}"
    return f"{cores} cores, {model[1] if model else platform.machine()}, {system}"


def pages() -> Iterator[Path]:
    """Yields the pages that may show tables."""
    yield ROOT / "README.md"
    yield from sorted(DOCS.rglob("*.md"))


def refresh() -> list[Path]:
    """Writes the tables of all pages; returns the pages that changed. Raises ``Invalid``, and then has written
    nothing."""
    changed = stale()
    for path, text in changed.items():
        files.write(path, text.encode())
    return list(changed)


def stale() -> dict[Path, str]:
    """Returns the pages that do not show what docs/data says, each as it should be; raises ``Invalid``."""
    known = tables(load_evidence())
    made = {path: fill_tables(path, known) for path in pages()}
    return {path: text for path, text in made.items() if path.read_text(encoding="utf-8") != text}


def fill_tables(path: Path, tables: Mapping[str, Table]) -> str:
    """Returns a page with the tables that are known; raises ``Invalid``."""
    text = path.read_text(encoding="utf-8")
    names = [found[2] for found in BLOCK.finditer(text)]
    if len(names) != sum(line.startswith(BEGIN) for line in text.splitlines()):
        raise Invalid([Problem(display_path(path), BEGIN.strip(), f"needs {END} on a line of its own below")])
    if unknown := [name for name in names if name not in tables]:
        raise Invalid(
            [Problem(display_path(path), name, f"no such table; there are: {', '.join(tables)}") for name in unknown]
        )
    return BLOCK.sub(lambda found: f"{found[1]}\n{markdown(tables[found[2]])}\n{found[3]}", text)


def tables(evidence: Mapping[str, Evidence]) -> dict[str, Table]:
    """Returns all that pages can show, by the name that they use."""
    found = {name: view(evidence) for name, view in VIEWS.items()}
    found |= {f"inputs/{name}": _input_format(name) for name in input_formats.formats()}
    for name, one in evidence.items():
        found |= {f"{name}/{table.name}": table for table in one.tables}
        if one.agreement:
            found[f"{name}/{AGREEMENT}"] = agreement_table(one.agreement)
    return found


def _input_format(name: str) -> Table:
    """Makes the table of the fields of a format that people bring."""
    return Table("", input_formats.COLUMNS, tuple(input_formats.rows(name)))


def markdown(table: Table) -> str:
    """Returns a table in Markdown, a paragraph per note below; one without columns is its notes alone."""
    notes = [fill(note, WIDTH, break_long_words=False, break_on_hyphens=False) for note in table.notes]
    if not table.columns:
        return "\n\n".join(notes) + "\n"
    lines = [_line(table.columns), "|" + "---|" * len(table.columns), *map(_line, table.rows)]
    return "\n".join(lines) + "\n" + "".join(f"\n{note}\n" for note in notes)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _provenance_table(evidence: Mapping[str, Evidence]) -> Table:
    rows = tuple((name, f"`{one.command}`", one.seeds, one.remark) for name, one in evidence.items())
    return Table("How each table was made", ("tables", "command", "seeds", "remark"), rows, left=4)


def verdicts(evidence: Mapping[str, Evidence], *, peers: bool = False) -> dict[str, Counter[str]]:
    """Returns how many findings of papers have each verdict, by experiment; with ``peers`` those of our own runs of
    others."""
    counted = {
        name: Counter(item.verdict for item in one.agreement if bool(item.peer) == peers)
        for name, one in evidence.items()
    }
    return {name: verdicts for name, verdicts in counted.items() if verdicts}


def _agreeing(evidence: Mapping[str, Evidence]) -> Table:
    found = verdicts(evidence)
    rows = [(name, *_counts(counted), evidence[name].cost) for name, counted in found.items()]
    rows.append(("all", *_counts(sum(found.values(), Counter())), ""))
    return Table("Findings by verdict", ("experiment", *VERDICTS, "time"), tuple(rows))


def _counted(evidence: Mapping[str, Evidence]) -> Table:
    """Returns all verdicts in a sentence."""
    counted = sum(verdicts(evidence).values(), Counter[str]())
    unknown = f"{counted[DIFFERS]} differ" if counted[DIFFERS] else "None differs"
    told = (
        f"The papers have {counted.total()} findings that are judged here, and {counted[AGREES]} agree. "
        f"{counted[ISOLATED]} differ for a cause that a run isolates, and {counted[UNJUDGED]} can't be judged. "
        f"{unknown} for a cause that is not known."
    )
    return Table("Findings by verdict", (), (), (told,))


def _peers(evidence: Mapping[str, Evidence]) -> Table:
    rows = []
    for name, counted in verdicts(evidence, peers=True).items():
        peers = ", ".join(sorted({item.peer for item in evidence[name].agreement if item.peer}))
        rows.append((name, peers, *_counts(counted), evidence[name].cost))
    return Table("Beside what others run", ("experiment", "beside", *VERDICTS, "time"), tuple(rows), left=2)


def _counts(counted: Mapping[str, int]) -> Iterator[str]:
    return (f"{counted[verdict]}" for verdict in VERDICTS)


def _differing(evidence: Mapping[str, Evidence]) -> Table:
    """Returns a table with a row per cause."""
    causes: dict[tuple[str, str, str], list[Agreement]] = {}
    for name, one in evidence.items():
        for item in one.agreement:
            if not item.agrees:
                causes.setdefault((name, item.verdict, explained(item)), []).append(item)
    rows = []
    for (name, verdict, cause), items in causes.items():
        quantity, theirs, ours, _ = agreement_table(items[:1]).rows[0]
        more = f"; and {len(items) - 1} more" if len(items) > 1 else ""
        rows.append((name, quantity + more, theirs, ours, verdict, cause or "not known"))
    columns = ("experiment", "finding", "theirs", "ours", "verdict", "cause")
    return Table("What does not agree", columns, tuple(rows), left=6)


def _suites(evidence: Mapping[str, Evidence]) -> Table:
    """Joins the rows of all tables named ``SUITES``, which have the same columns."""
    found = [table for one in evidence.values() for table in one.tables if table.name == SUITES]
    return Table("Suites that others wrote", SUITE_COLUMNS, tuple(row for table in found for row in table.rows), left=3)


def _options(_evidence: Mapping[str, Evidence]) -> Table:
    return Table("Options of transports and recoveries", options.COLUMNS, tuple(options.rows()), left=5)


def _names(_evidence: Mapping[str, Evidence]) -> Table:
    rows = tuple(
        (kind, entry["name"], ", ".join(entry["aliases"]), entry["help"])
        for kind, entries in registry.declared().items()
        for entry in entries.values()
    )
    return Table("Transports and recoveries", ("kind", "name", "also", "what it is"), rows, left=4)


def _links(_evidence: Mapping[str, Evidence]) -> Table:
    return Table("Keys of link models", channels.COLUMNS, tuple(channels.rows()), left=5)


def _settings(_evidence: Mapping[str, Evidence]) -> Table:
    return Table("Settings of a flow", options.OF_SETTINGS, tuple(options.rows_of_settings()), left=4)


def _profiles(_evidence: Mapping[str, Evidence]) -> Table:
    return Table("Profiles of hosts", profiles.COLUMNS, tuple(profiles.rows()), left=len(profiles.COLUMNS))


def _defaults(_evidence: Mapping[str, Evidence]) -> Table:
    return Table("Defaults", defaults.COLUMNS, tuple(defaults.rows(Scenario)), left=3)


VIEWS = {
    "made": _provenance_table,
    "agreeing": _agreeing,
    "counted": _counted,
    "peers": _peers,
    "differing": _differing,
    "suites": _suites,
    "names": _names,
    "options": _options,
    "settings": _settings,
    "profiles": _profiles,
    "links": _links,
    "defaults": _defaults,
}
"""Tables over all evidence, and of what algorithms and scenarios declare."""
