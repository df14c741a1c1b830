"""Random inputs for minutes or hours: ``make fuzz``, ``tests/fuzz/fuzz.py --minutes 60 --seed 7 --keep``.

Five searches share the time. Frames go through the compiled router beside its model, programs with changed
JSON through the loader. Changed requests go to the P4Runtime server (``tests/helpers/fuzzing.py``), and hostile
files to every reader (``tests/helpers/hostile_files.py``). The ends of all transports are at the mercy of their
peers (``hosts/tests/hostile_peer.rs``). A fault ends with its input, and with status 1; an input that brings
nothing back within a minute is one. Prints how many there were, and how many outcomes they had. With ``--keep``
an input whose outcome is new goes into ``tests/corpus/``, which ``make test`` replays.
"""

from __future__ import annotations

import faulthandler
import os
import random
import subprocess
import sys
import time

from bench import runner
from tests.helpers.fuzzing import TARGETS, read_corpus, store_corpus
from xcpr.commands.shell.terminal import console
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

FOLDER = ROOT / "results" / "fuzz"
LAST = FOLDER / "last.txt"
"""The input that is being tried, for when it crashes the process."""
PATIENCE_S = 60
PEERS = ["cargo", "test", "--quiet", "--locked", "--profile", "bench", "-p", "xcpr-hosts", "--test", "hostile_peer"]
FEW = 5
"""Conversations of each end by which it is found out how many there is time for."""


def search(name: str, seconds: float, seed: int, keeps: bool) -> runner.Row:
    """Tries inputs of a target for so long."""
    target, known = TARGETS[name], read_corpus(name)
    draw, tried = random.Random(f"{name} {seed}"), 0
    looked = time.monotonic()
    give_up = looked + seconds
    with target.open() as judge, LAST.open("w") as last:
        # The answers may have changed since they were kept.
        fresh = {judge(text): text for text in known.values()}
        while (now := time.monotonic()) < give_up:
            if tried == 0 or now > looked + 1:
                looked = now
                faulthandler.dump_traceback_later(PATIENCE_S, exit=True)
            text = target.draw(draw)
            last.seek(0)
            last.write(f"{name}: {text}\n")
            last.truncate()
            outcome = judge(text, fresh=False)
            # The shortest that was found is kept of each.
            if len(text) < len(fresh.get(outcome, 2 * text)):
                outcome = judge(text)
                fresh[outcome] = min(text, fresh.get(outcome, text), key=len)
            tried += 1
        faulthandler.cancel_dump_traceback_later()
    if keeps:
        store_corpus(name, fresh)
    return name, f"{tried:,}", f"{len(known)}", f"{len(fresh.keys() - known.keys())}"


def attack(seconds: float) -> runner.Row:
    """Attacks with hostile peers, as many as there is time for."""

    def run(cases: int) -> float:
        began = time.monotonic()
        environment = os.environ | {"XCPR_FUZZ_CASES": str(cases)}
        ran = subprocess.run(PEERS, check=False, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        if ran.returncode:
            sys.exit(ran.stdout)
        return time.monotonic() - began

    run(0)  # The peers are compiled now.
    begins = run(0)
    each = max(run(FEW) - begins, 0.01) / FEW
    cases = max(FEW, int((seconds - begins) / each))
    run(cases)
    return "ends of all transports", f"{cases} conversations of each end", "", ""


def main() -> None:
    """Searches, shows the table, and leaves it as evidence."""
    keeps = (False, "inputs with new outcomes go into tests/corpus/")
    options = runner.parse_options(__doc__, minutes=(10.0, "all together"), seed=(1, "of the inputs"), keep=keeps)
    FOLDER.mkdir(parents=True, exist_ok=True)
    seconds = 60 * options.minutes / (len(TARGETS) + 1)
    rows = []
    for name in TARGETS:
        try:
            rows.append(search(name, seconds, options.seed, options.keep))
        except BaseException:  # a panic of Rust's is no Exception
            print(f"fuzz: {LAST.read_text()}", file=sys.stderr)
            raise
        console.print(*rows[-1], highlight=False)
    rows.append(attack(seconds))
    columns = ("what", "inputs", "outcomes known", "new")
    table = Table("Random inputs, without a fault", columns, tuple(rows), name="counts")
    runner.keep(table, options=f"--minutes {options.minutes:g} --seed {options.seed}", remark=runner.machine())


if __name__ == "__main__":
    main()
