"""Where the simulator's CPU time goes, as a flame graph.

The run of ``make bench`` is sampled by perf (apt-get install linux-perf), a thousand times a second of its
CPU time, and drawn by inferno (cargo install inferno) as docs/figures/performance/flame.svg. The engine's
code for a P4 program has no frames that perf could unwind, so it stands beside its callers. Half a minute.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bench import runner
from bench.cost.beside_ns2 import RUN
from xcpr import files
from xcpr.experiments import docs

PICTURE = docs.PICTURES / "performance" / "flame.svg"
RECORD = ("perf", "record", "-q", "-e", "cpu-clock", "-F", "997", "--call-graph", "dwarf,8192", "-o")
SCRIPT = ("perf", "script", "-F", "comm,ip,sym", "-i")
TITLE = ("--title", f"{RUN}: samples of CPU time", "--subtitle", docs.machine())
DRAW = ("inferno-flamegraph", *TITLE, "--minwidth", "0.3")
CODE = f"import xcpr; xcpr.run({RUN!r}, threads=1)"
PROGRAM = {"Arrive": "the P4 program: parser and ingress", "Depart": "the P4 program: egress and deparser"}
"""Native functions by the name that the engine gives perf."""
DETAIL = re.compile(r"::h[0-9a-f]{16}$|<impl .*>::|^<| as [\w:]+>|(?<=\w)>(?=::)")
"""The parts of a symbol that tell a reader nothing: its hash, and the trait that a method is of."""


def stack(lines: list[str]) -> str | None:
    """A sample's frames, outermost first: those of the simulator; None for Python's start, and its reading of TOML."""
    names = [line.split(maxsplit=1)[1] for line in lines if not line.endswith("(inlined)")]
    if names and names[-1] in PROGRAM:
        return PROGRAM[names[-1]]
    own = [at for at, name in enumerate(names) if name.startswith(("xcpr_", "<xcpr_"))]
    return ";".join(DETAIL.sub("", name) for name in reversed(names[: own[-1] + 1])) if own else None


def folded(script: str) -> str:
    """Return perf's output, as a line per stack with its samples."""
    found = Counter(stack(sample.splitlines()[1:]) for sample in script.strip().split("\n\n"))
    return "".join(f"{frames} {samples}\n" for frames, samples in found.items() if frames)


def main() -> None:
    """Sample, fold and draw."""
    runner.require("perf", more=[] if shutil.which(DRAW[0]) else [f"needs {DRAW[0]}: cargo install inferno"])
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "perf.data")
        subprocess.run([*RECORD, data, sys.executable, "-c", CODE], check=True, env=os.environ | {"TMPDIR": folder})
        script = subprocess.run([*SCRIPT, data], check=True, capture_output=True, text=True).stdout
    drawn = subprocess.run(DRAW, input=folded(script), check=True, capture_output=True, text=True).stdout
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    files.write(PICTURE, drawn.encode())
    print(f"written: {PICTURE}")


if __name__ == "__main__":
    main()
