"""Which suite notices that XCP's compiled program is another one.

Makes mutants of ``p4src/compiled/xcp_router.json`` and of its variant for tests. They may be of the program that
polices or of the Tofino's instead. In each, one operator, number, statement or condition is another one. Runs suites
on each until one fails, the fastest first, in copies of the checkout below ``results/mutants/``. Prints which it was.
Needs root for PTF.

The suite "model" judges by the answers of a Tofino's model that ``tests/independent/tofino_model.py --keep`` kept.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Any

from bench import runner
from tests.fuzz.copies import copy_to
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

FOLDER = ROOT / "results" / "mutants"
COMPILED = Path("p4src/compiled")
TIMEOUT_S = 600
"""A suite that takes longer has noticed: something goes round for ever."""

OTHERS = {
    "+": "-", "-": "+", "*": "+", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "and": "or", "or": "and", "<<": ">>", ">>": "<<",
}  # fmt: skip
"""By operator, the one that takes its place."""
CUTS = ("&", "two_comp_mod", "usat_cast")
"""Operators whose number says how many bits are kept."""

PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
ANSWERS = FOLDER / "answers.json"


@dataclass(frozen=True)
class Kind:
    """Programs of which mutants are made."""

    programs: tuple[str, ...]
    """Files below ``COMPILED``, each of which gets a mutant."""
    suites: Mapping[str, tuple[str, ...]]
    """The arguments of Python that run each suite, the fastest first."""


KINDS = {
    "v1model": Kind(
        ("xcp_router.json", "xcp_router_test.json"),
        {
            "conformance": ("ptf-tests/conformance.py", "--switch", "none", "--no-full"),
            "pytest": (
                *PYTEST,
                "tests/p4src/test_router.py",
                "tests/p4src/test_last_bits.py",
                "tests/p4src/test_fixed_point.py",
                "tests/scenarios/test_queues.py",
            ),
            "proofs": (*PYTEST, *(f"tests/p4src/test_proofs{part}.py" for part in ("", "_coefficients"))),
            "PTF": ("ptf-tests/run.py", "--switch", "embedded"),
        },
    ),
    "policed": Kind(
        ("xcp_router_policed.json", "xcp_router_policed_test.json"),
        {
            "conformance": ("ptf-tests/conformance.py", "--program", "policed", "--switch", "none", "--no-full"),
            "pytest": (*PYTEST, "tests/p4src/test_last_bits.py", "tests/experiments/test_claims.py"),
            "proofs": (*PYTEST, "tests/p4src/test_proofs.py", "-k", "mean_round_trip or division"),
            "PTF": ("ptf-tests/run.py", "--switch", "embedded"),
        },
    ),
    "tofino": Kind(
        ("tna_router.json",),
        {
            "pytest": (*PYTEST, *(f"tests/p4src/test_tna{part}.py" for part in ("", "_arithmetic", "_pipe"))),
            "PTF": ("ptf-tests/run.py", "--switch", "tofino"),
            "model": ("tests/independent/tofino_model.py", "--kept", str(ANSWERS)),
        },
    ),
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
        """Returns the program with the mutant."""
        changed = deepcopy(program)
        *way, last = self.place.keys
        here = changed
        for key in way:
            here = here[key]
        here[last] = self.value
        return changed


def expressions(e: Any, place: Place, *, is_cut: bool = False) -> Iterator[Mutant]:
    """Yields other operators and numbers in an expression."""
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
    """Yields all mutants of a program's actions and conditions; a Tofino's has a program for each direction."""
    parts = [name for name in ("ingress", "egress") if name in program]
    for part in parts:
        yield from mutants_of(program[part], (part,), f"{part}: ")
    if not parts:
        yield from mutants_of(program, (), "")


def mutants_of(program: Any, way: tuple[str, ...], called: str) -> Iterator[Mutant]:
    """Yields all mutants of a program that lies there in its file, with places that are called after it."""
    for i, action in enumerate(program["actions"]):
        for n, statement in enumerate(action["primitives"]):
            place = Place((*way, "actions", i, "primitives", n), f"{called}{action['name']}[{n}]")
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
            keys = (*way, "pipelines", i, "conditionals", n)
            place = Place((*keys, "expression"), f"{called}{pipeline['name']}.{condition['name']}")
            yield from expressions(condition["expression"], place)


def read(name: str) -> Any:
    return json.loads((ROOT / COMPILED / name).read_text())


def draw(kind: Kind, count: int, seed: int) -> list[Mutant]:
    """Draws so many mutants, each of another place; those that all programs can have."""
    program, *others = map(read, kind.programs)
    alike = [{repr((m.place.keys, m.what)) for m in mutants(other)} for other in others]
    all_ = [m for m in mutants(program) if all(repr((m.place.keys, m.what)) in of for of in alike)]
    drawn: dict[str, Mutant] = {}
    for mutant in random.Random(seed).sample(all_, len(all_)):
        drawn.setdefault(mutant.place.where, mutant)
        if len(drawn) == count:
            break
    return [*drawn.values()]


def notices(suite: Sequence[str], copy: Path) -> bool:
    """Returns whether a suite fails in a copy."""
    command = [sys.executable, *suite]
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=TIMEOUT_S, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def judged(kind: Kind, mutant: Mutant, copies: Queue[Path]) -> runner.Row:
    """Makes the row of a mutant: the first suite that notices it."""
    copy = copies.get()
    for name in kind.programs:
        (copy / COMPILED / name).write_text(json.dumps(mutant.of(read(name))))
    noticed_by = next((name for name, suite in kind.suites.items() if notices(suite, copy)), "none")
    for name in kind.programs:
        (copy / COMPILED / name).write_text((ROOT / COMPILED / name).read_text())
    copies.put(copy)
    row = mutant.place.where, mutant.what, noticed_by
    print(*row, flush=True)
    return row


def main() -> None:
    """Judges, shows the table, and leaves it as evidence."""
    options = runner.parse_options(
        __doc__,
        program=("v1model", f"of which mutants are made: {' or '.join(KINDS)}"),
        count=(50, "mutants"),
        seed=(1, "of the draw"),
        jobs=(2, "at once"),
    )
    if options.program not in KINDS:
        sys.exit(f"--program {options.program}: {' or '.join(KINDS)}")
    runner.require(root=True)
    kind, suites = KINDS[options.program], KINDS[options.program].suites
    if "model" in suites and not ANSWERS.exists():
        sys.exit(f"no {ANSWERS}: run tests/independent/tofino_model.py --keep {ANSWERS.relative_to(ROOT)}")
    copies: Queue[Path] = Queue()
    for job in range(options.jobs):
        copy_to(FOLDER / str(job))
        copies.put(FOLDER / str(job))
    if failing := [name for name, suite in suites.items() if notices(suite, FOLDER / "0")]:
        sys.exit(f"fails without a mutant: {', '.join(failing)}")
    drawn = draw(kind, options.count, options.seed)
    with ThreadPoolExecutor(options.jobs) as pool:
        rows = tuple(pool.map(lambda mutant: judged(kind, mutant, copies), drawn))
    counts = Counter(noticed_by for *_, noticed_by in rows)
    by_suite = ", ".join(f"{counts[name]} by {name}" for name in suites)
    note = f"{len(rows) - counts['none']} of {len(rows)} are noticed: {by_suite}."
    title = "Mutants of XCP's program, and the first suite that notices"
    table = Table(title, ("place", "mutant", "noticed by"), rows, (note,), name="killed", left=3)
    runner.keep(
        table,
        options=f"--program {options.program} --count {options.count} --seed {options.seed}",
        sudo=True,
        remark=runner.machine(),
        name=f"mutants-{options.program}",
    )


if __name__ == "__main__":
    main()
