"""Which suite notices that XCP's compiled program is another one.

Makes mutants of ``p4src/compiled/xcp_router.json`` and of its variant for tests: in each, one operator, number,
statement or condition is another one. Runs the suites on each, in copies of the checkout below ``results/mutants/``.
Prints which suite failed on which mutant. Needs root for PTF.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Any

from bench import runner
from tests.fuzz.copies import copy_to
from xcpr.paths import ROOT
from xcpr.results.table import Table

FOLDER = ROOT / "results" / "mutants"
COMPILED = Path("p4src/compiled")
PROGRAMS = ("xcp_router.json", "xcp_router_test.json")
LONGEST_S = 600
"""A suite that takes longer has noticed: something goes round for ever."""

OTHERS = {
    "+": "-", "-": "+", "*": "+", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "and": "or", "or": "and", "<<": ">>", ">>": "<<",
}  # fmt: skip
"""By operator, the one that takes its place."""
CUTS = ("&", "two_comp_mod", "usat_cast")
"""Operators whose number says how many bits are kept."""

PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
SUITES: dict[str, tuple[str, ...]] = {
    "pytest": (
        *PYTEST,
        "tests/p4src/test_router.py",
        "tests/p4src/test_fixed_point.py",
        "tests/experiments/test_claims.py",
    ),
    "proofs": (*PYTEST, "tests/p4src/test_proofs.py"),
    "conformance": ("ptf-tests/conformance.py", "--switch", "none", "--no-full"),
    "PTF": ("ptf-tests/run.py", "--switch", "embedded"),
}


@dataclass(frozen=True)
class Place:
    """Where a mutant differs: the keys that lead there from the top of the JSON, and the words for it."""

    keys: tuple[str | int, ...]
    where: str


@dataclass(frozen=True)
class Mutant:
    """A place, and what stands there instead."""

    place: Place
    what: str
    value: Any

    def of(self, program: Any) -> Any:
        """The program with it."""
        changed = deepcopy(program)
        *way, last = self.place.keys
        here = changed
        for key in way:
            here = here[key]
        here[last] = self.value
        return changed


def expressions(e: Any, place: Place, *, is_cut: bool = False) -> Iterator[Mutant]:
    """Other operators and numbers in an expression."""
    if not isinstance(e, dict):
        return
    kind, value = e["type"], e["value"]
    inside = Place((*place.keys, "value"), place.where)
    if kind == "hexstr" and not is_cut:
        number = int(value, 16)
        yield Mutant(inside, f"{number} + 1", hex(number + 1))
    if kind != "expression" or not isinstance(value, dict):
        return
    if "op" not in value:
        yield from expressions(value, inside)
        return
    op = value["op"]
    if op in OTHERS:
        yield Mutant(Place((*inside.keys, "op"), place.where), f"{op} is {OTHERS[op]}", OTHERS[op])
    for side in ("left", "right"):
        cut = side == "right" and op in CUTS
        yield from expressions(value[side], Place((*inside.keys, side), place.where), is_cut=cut)


def mutants(program: Any) -> Iterator[Mutant]:
    """All mutants of a program's actions and conditions."""
    for i, action in enumerate(program["actions"]):
        for n, statement in enumerate(action["primitives"]):
            place = Place(("actions", i, "primitives", n), f"{action['name']}[{n}]")
            if statement["op"] == "assign":
                target = statement["parameters"][0]
                yield Mutant(place, "nothing is assigned", {**statement, "parameters": [target, target]})
            elif statement["op"] == "register_write":
                nothing = {"op": "assign", "parameters": [statement["parameters"][2]] * 2}
                if statement["parameters"][2]["type"] == "field":
                    yield Mutant(place, "nothing is written", nothing)
            for k, parameter in enumerate(statement["parameters"]):
                # A jump's place is no number of the arithmetic.
                if (k and statement["op"] in ("assign", "register_write")) or (
                    statement["op"] == "_jump_if_zero" and not k
                ):
                    yield from expressions(parameter, Place((*place.keys, "parameters", k), place.where))
    for i, pipeline in enumerate(program["pipelines"]):
        for n, condition in enumerate(pipeline["conditionals"]):
            keys = ("pipelines", i, "conditionals", n)
            place = Place((*keys, "expression"), f"{pipeline['name']}.{condition['name']}")
            yield from expressions(condition["expression"], place)


def read(name: str) -> Any:
    return json.loads((ROOT / COMPILED / name).read_text())


def draw(count: int, seed: int) -> list[Mutant]:
    """So many mutants, each of another place; those that both programs can have."""
    program, for_tests = (read(name) for name in PROGRAMS)
    alike = {repr((m.place.keys, m.what)) for m in mutants(for_tests)}
    all_ = [m for m in mutants(program) if repr((m.place.keys, m.what)) in alike]
    drawn: dict[str, Mutant] = {}
    for mutant in random.Random(seed).sample(all_, len(all_)):
        drawn.setdefault(mutant.place.where, mutant)
        if len(drawn) == count:
            break
    return [*drawn.values()]


def notices(suite: str, copy: Path) -> bool:
    """Whether a suite fails in a copy."""
    command = [sys.executable, *SUITES[suite]]
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=LONGEST_S, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def judged(mutant: Mutant, copies: Queue[Path]) -> runner.Row:
    """The row of a mutant: which suite noticed it."""
    copy = copies.get()
    for name in PROGRAMS:
        (copy / COMPILED / name).write_text(json.dumps(mutant.of(read(name))))
    noticed = [notices(suite, copy) for suite in SUITES]
    for name in PROGRAMS:
        (copy / COMPILED / name).write_text((ROOT / COMPILED / name).read_text())
    copies.put(copy)
    row = mutant.place.where, mutant.what, *("yes" if seen else "no" for seen in noticed)
    print(*row, flush=True)
    return row


def main() -> None:
    """Judges, shows the table, and leaves it as evidence."""
    options = runner.asked(__doc__, count=(50, "mutants"), seed=(1, "of the draw"), jobs=(2, "at once"))
    runner.require(root=True)
    copies: Queue[Path] = Queue()
    for job in range(options.jobs):
        copy_to(FOLDER / str(job))
        copies.put(FOLDER / str(job))
    copy = FOLDER / "0"
    if failing := [suite for suite in SUITES if notices(suite, copy)]:
        sys.exit(f"fails without a mutant: {', '.join(failing)}")
    drawn = draw(options.count, options.seed)
    with ThreadPoolExecutor(options.jobs) as pool:
        rows = tuple(pool.map(lambda mutant: judged(mutant, copies), drawn))
    counts = tuple(str(sum(row[2 + i] == "yes" for row in rows)) for i in range(len(SUITES)))
    by_any = sum("yes" in row[2:] for row in rows)
    note = f"{by_any} of {len(rows)} are noticed by one suite at least."
    table = Table(
        "Mutants of XCP's program, and who notices", ("place", "mutant", *SUITES),
        (*rows, ("all", str(len(rows)), *counts)), (note,), name="killed", left=2,
    )  # fmt: skip
    runner.keep(table, options=f"--count {options.count} --seed {options.seed}", remark=runner.machine())


if __name__ == "__main__":
    main()
