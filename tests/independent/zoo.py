"""Every network of the Internet Topology Zoo in the simulator: ``zoo.py DIR``.

DIR, or ZOO in the environment, is a checkout of mroughan/InternetTopologyZoo. Without it nothing is run, and the reason
is printed. Each file of its folder ``graphml`` is the topology of a run with one CUBIC flow. The flow goes from the
first node of the largest part that links connect to the last one. A file passes when the flow delivers data, and no
attribute of the file is unknown. A refused file has its error in the second table, and a file with warnings has them in
the third.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import rustworkx as rx

from bench import runner
from tests.independent.suites import version
from xcpr.experiments import docs
from xcpr.io.schema import Invalid
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario
from xcpr.scenarios.importers import graphml
from xcpr.scenarios.importers.graphml_fields import GRAPHML
from xcpr.scenarios.importers.imported import Imported
from xcpr.scenarios.network.shapes import Shape
from xcpr.worlds import sim

DURATION, TRANSFER = "5 s", "30 kB"
"""The slowest links of the Zoo have 20 kbit/s: a packet takes most of a second."""
SEED = 1


class Outcome(NamedTuple):
    """The run of one file."""

    file: str
    why: str
    """The reason of a failure; empty: it ran."""
    warnings: tuple[str, ...] = ()
    """Fields without effect, without the file's name."""


def run_file(path: Path) -> Outcome:
    """Runs one file."""
    try:
        imported = graphml.read(path)
        warnings = tuple(warning.partition(": ")[2] for warning in imported.warnings)
        unknown = [warning for warning in warnings if GRAPHML.definition in warning]
        source, destination = choose_ends(imported)
        table: dict[str, Any] = {
            "title": path.stem,
            "duration": DURATION,
            "topology": {"file": str(path), "rate": "100 Mbit/s", "delay": "1 ms", "access_delay": "100 us"},
            "hosts": {"profile": "ns-2"},
            "flows": {
                "main": {
                    "count": 1,
                    "transport": "cubic",
                    "transfer": TRANSFER,
                    "source": source,
                    "destination": destination,
                }
            },
        }
        result = sim.execute(scenario.build([(path.name, table)]), SEED, path.stem)
    except Invalid as error:
        return Outcome(path.name, str(error).replace(f"{path}: ", "").replace("\n", "; "))
    why = "" if result.flows[0].delivered_bytes else f"no data arrived within {DURATION}"
    return Outcome(path.name, "; ".join([*unknown, why]).strip("; "), warnings)


def choose_ends(imported: Imported) -> tuple[str, str]:
    """Returns the first and the last node of the largest part that links connect."""
    links = {name: (link["ends"][0], link["ends"][1]) for name, link in imported.links.items()}
    network = Shape(tuple(imported.nodes), (), links).graph
    largest = max(rx.connected_components(network), key=len)
    return network[min(largest)], network[max(largest)]


def main() -> None:
    """Runs them all, and keeps three tables."""
    parser = runner.parser(__doc__)
    default = os.environ.get("ZOO")
    parser.add_argument("checkout", type=Path, nargs="?", default=default, metavar="DIR", help="default: $ZOO")
    options = parser.parse_args()
    folder = None if options.checkout is None else Path(options.checkout).resolve() / "graphml"
    if folder is None or not folder.is_dir():
        print("skipped: no DIR and no ZOO names a checkout of mroughan/InternetTopologyZoo")
        return
    outcomes = []
    for path in sorted(folder.glob("*.graphml")):
        outcomes.append(run_file(path))
        print(outcomes[-1].file, outcomes[-1].why or "ran", flush=True)
    failed = [outcome for outcome in outcomes if outcome.why]
    warned = Counter((outcome.file, warning) for outcome in outcomes for warning in outcome.warnings)
    row = (
        "Internet Topology Zoo",
        version(folder.parent),
        f"{len(outcomes)} GraphML files in the simulator, one CUBIC flow of {TRANSFER}",
        str(len(outcomes) - len(failed)),
        str(len(failed)),
        "0",
        "; ".join(f"{outcome.file}: {outcome.why}" for outcome in failed),
    )
    runner.keep(
        Table("Suites", docs.SUITE_COLUMNS, (row,), left=3, name="suites"),
        Table("Files that failed", ("file", "why"), tuple((one.file, one.why) for one in failed), left=2, name="files"),
        Table(
            "Fields without effect",
            ("file", "warning", "times"),
            tuple((file, warning, str(count)) for (file, warning), count in warned.items()),
            left=2,
            name="warnings",
        ),
        options=options.checkout.name,
        remark="One seed; runs are deterministic.",
    )


if __name__ == "__main__":
    main()
