"""Folders of others as they are: ``projects.py TUTORIALS P4_LEARNING``.

TUTORIALS is a checkout of https://github.com/p4lang/tutorials, P4_LEARNING one of
https://github.com/nsg-ethz/p4-learning. Every exercise is copied with its solution into results/projects/, and run by
its folder alone, with its controller where it has one. Each host sends each other one 100 kB over TCP. The transfers
that get through are held against those that the exercise's program and entries let through. Sources are compiled by
p4c-bm2-ss (on PATH, or in P4C). flowcache's controller imports p4runtime-shell.
"""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from bench import runner
from xcpr.experiments import runs
from xcpr.io.paths import ROOT
from xcpr.io.schema import Invalid
from xcpr.results.tables.table import Table
from xcpr.worlds import sim

FOLDER = ROOT / "results" / "projects"
BYTES = 100_000
RESERVATIONS = json.dumps(
    [f"add_reservation h{one} h{other} 9999 0.1" for one in range(1, 7) for other in range(1, 7) if one != other]
)
"""Each of 0.1 Mbit/s, for longer than the run."""
CHOICE = "with one of its files as p4app.json, and the controller's arguments"
SCRIPT = "with its network.py, whose port numbers its entries have: p4app.json names none"
FRAMES = "with [frames]: its hosts send headers of its own"


@dataclass(frozen=True)
class Exercise:
    """An exercise with the transfers that its program and entries let through, of all between its hosts."""

    transfers: str
    """As "12 of 12"; or the frames that a host alone gets back, "1 frame"."""
    note: str = ""
    """The reason for the others; or why it can't run as it stands."""
    p4app: str = ""
    """The file that is copied to p4app.json."""
    arguments: str = ""
    """The arguments of its controller."""
    lines: str = ""
    """The lines at the standard input of its controller."""
    by_script: bool = False
    """Whether its network.py is run, in the place of its p4app.json."""


TUTORIALS = {
    "basic": Exercise("12 of 12"),
    "basic_tunnel": Exercise("6 of 6"),
    "calc": Exercise("0 of 2", FRAMES),
    "ecn": Exercise("20 of 20"),
    "firewall": Exercise("8 of 12", "h3 and h4 can't open connections to h1 and h2"),
    "flowcache": Exercise("6 of 6", "its controller needs p4runtime-shell"),
    "link_monitor": Exercise("12 of 12"),
    "load_balance": Exercise("0 of 6", "with [frames]: only 10.0.0.1, which no host has, is routed"),
    "mri": Exercise("20 of 20"),
    "multicast": Exercise("12 of 12"),
    "p4runtime": Exercise("2 of 6", "its controller connects h1 and h2"),
    "qos": Exercise("20 of 20"),
    "source_routing": Exercise("0 of 6", FRAMES),
}
P4_LEARNING = {
    "01-Reflector/solution": Exercise("1 frame"),
    "02-Repeater/thrift/solution": Exercise("2 of 2"),
    "03-L2_Basic_forwarding/thrift/solution": Exercise("12 of 12"),
    "05-ECMP/solution": Exercise("2 of 2"),
    "05-Flowlet_Switching/solution": Exercise("2 of 2"),
    "06-Heavy_Hitter_Detector/solution": Exercise("2 of 2"),
    "07-Count-Min-Sketch/solution": Exercise("2 of 2"),
    "02-Repeater/p4runtime/solution": Exercise("2 of 2"),
    "03-L2_Basic_forwarding/p4runtime/solution": Exercise("12 of 12"),
    "04-L2_Learning/thrift/solution": Exercise("12 of 12", CHOICE, "p4app_digest.json", '["s1", "digest"]'),
    "04-L2_Learning/p4runtime/solution": Exercise("12 of 12", CHOICE, "p4app_cpu.json", '["s1", "cpu"]'),
    **{
        f"04-MPLS/{kind}/{name}/solution": Exercise("6 of 6", SCRIPT, by_script=True)
        for kind in ("thrift", "p4runtime")
        for name in ("mpls_basics", "mpls_stacked")
    },
    "04-RSVP/thrift/solution": Exercise(
        "30 of 30", "with controllers.c1.stdin: a reservation from each host to each other", lines=RESERVATIONS
    ),
    "08-Simple_Routing/thrift/solution": Exercise("2 of 2"),
    "09-Traceroutable/solution": Exercise("2 of 2"),
    "11-Packet-Loss-Detection/solution": Exercise("2 of 2"),
    "12-Fast-Reroute/solution": Exercise("-", "no: its controller asks ip(8) for the interfaces of switches"),
}


def copy_exercise(checkout: Path, name: str, exercise: Exercise) -> Path:
    """Copies an exercise, with the folder that its controllers import, and its solution over it where that is a folder
    in it."""
    source, copy = checkout / "exercises" / name, FOLDER / checkout.resolve().name
    target = copy / "exercises" / name.replace("/", "-")
    if not source.is_dir():
        sys.exit(f"{source}: no such folder; both folders must be checkouts (see --help)")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    if (source / "solution").is_dir():
        shutil.copytree(source / "solution", target, dirs_exist_ok=True)
    if (checkout / "utils").is_dir():
        shutil.copytree(checkout / "utils", copy / "utils", dirs_exist_ok=True)
    if exercise.p4app:
        shutil.copy(target / exercise.p4app, target / "p4app.json")
    return target


def run(folder: Path, exercise: Exercise) -> str:
    """Returns what got through in the run of a folder, or the first problem of a folder that is refused."""
    given = {"arguments": exercise.arguments, "stdin": exercise.lines}
    overrides = [f"controllers.c1.{key}={value}" for key, value in given.items() if value]
    try:
        place = folder / "network.py" if exercise.by_script else folder
        chosen = runs.find(str(place), overrides, allow_python=True).scenario
        result = sim.execute(chosen, 1, folder.name)
    except Invalid as invalid:
        if exercise.transfers == "-":
            return "-"
        return invalid.problems[0].message
    if not result.flows:
        frames = sum(len(captured) for captured in (result.captured or {}).values())
        return f"{frames} frame{'' if frames == 1 else 's'}"
    return f"{sum(flow.payload_bytes >= BYTES for flow in result.flows)} of {len(result.flows)}"


def main() -> None:
    """Runs them all."""
    parser = runner.parser(__doc__)
    parser.add_argument("tutorials", type=Path, metavar="TUTORIALS")
    parser.add_argument("p4_learning", type=Path, metavar="P4_LEARNING")
    options = parser.parse_args()
    rows, agrees = [], True
    for checkout, exercises in ((options.tutorials, TUTORIALS), (options.p4_learning, P4_LEARNING)):
        for name, exercise in exercises.items():
            here = run(copy_exercise(checkout, name, exercise), exercise)
            agrees &= here == exercise.transfers
            by_user = exercise.p4app or exercise.lines or exercise.by_script
            is_changed = exercise.transfers.startswith(("0 ", "-")) or by_user
            as_it_stands = "-" if is_changed else "as it stands"
            note = exercise.note if as_it_stands == "-" or not exercise.note else f"{as_it_stands}: {exercise.note}"
            rows.append((name.removesuffix("/solution"), exercise.transfers, here, note or as_it_stands))
    columns = ("exercise", "expected", "here", "runs")
    runner.keep(
        Table("Exercises by their folders alone", columns, tuple(rows), left=4, name="exercises"),
        options=" ".join(path.name for path in (options.tutorials, options.p4_learning)),
        seeds="1",
        remark=runner.machine(),
    )
    if not agrees:
        sys.exit("Something is not as it should be.")


if __name__ == "__main__":
    main()
