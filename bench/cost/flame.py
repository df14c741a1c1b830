"""Where the simulator's CPU time goes, as a flame graph.

The run of ``make bench`` is sampled by perf (apt-get install linux-perf), a thousand times a second of its
CPU time, and drawn as docs/figures/performance/flame.png. The engine's code for a P4 program has no frames that
perf could unwind, so it stands beside its callers. Half a minute.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from matplotlib.patches import Patch, Rectangle

from bench import runner
from bench.cost.beside_ns2 import RUN
from xcpr.experiments import docs
from xcpr.figures import style
from xcpr.io import files

PICTURE = docs.PICTURES / "performance" / "flame.png"
RECORD = ("perf", "record", "-q", "-e", "cpu-clock", "-F", "997", "--call-graph", "dwarf,8192", "-o")
SCRIPT = ("perf", "script", "-F", "comm,ip,sym", "-i")
CODE = f"import xcpr; xcpr.run({RUN!r}, threads=1)"
PROGRAM = {"arrive": "the P4 program: parser, ingress", "depart": "the P4 program: egress, deparser"}
"""Native functions by the ends of their names: those that the engine gives perf, and those of C."""
NATIVE = re.compile(r"(?:xcpr_\w+_)?(arrive|depart)", re.IGNORECASE)
OTHER = ""
PARTS = {
    "the P4 program": ("P4 program", "#E69F00"),
    "xcpr_engine": ("engine", "#F0D58A"),
    "xcpr_hosts": ("hosts", "#8CD3B6"),
    "xcpr_link": ("links", "#A6D5F2"),
    "xcpr_sim": ("network and schedule", "#C9CDD2"),
    OTHER: ("memory", "#E3B5CF"),
}
"""By what a function's name has: the legend's words and a colour. Functions without a crate clear and copy memory."""
NARROWEST = 0.003
"""The least share of the samples that is drawn."""
NAME_SIZE = 6.0
LETTER = 0.046
"""Inches of a letter of that size, about."""
DETAIL = re.compile(r"::h[0-9a-f]{16}$|<impl .*>::|^<| as [\w:]+>|(?<=\w)>(?=::)")
"""The parts of a symbol that tell a reader nothing: its hash, and the trait that a method is of."""


def stack(lines: list[str]) -> str | None:
    """Returns a sample's frames, outermost first: those of the simulator; None for Python's start, and its reading of
    TOML."""
    names = [line.split(maxsplit=1)[1] for line in lines if not line.endswith("(inlined)")]
    if names and NATIVE.fullmatch(names[-1]):
        return called(names[-1])
    own = [at for at, name in enumerate(names) if name.startswith(("xcpr_", "<xcpr_"))]
    return ";".join(called(name) for name in reversed(names[: own[-1] + 1])) if own else None


def called(symbol: str) -> str:
    """Returns the name of a function as the figure has it."""
    native = NATIVE.fullmatch(symbol)
    return PROGRAM[native[1].lower()] if native else DETAIL.sub("", symbol)


def folded(script: str) -> dict[str, int]:
    """Returns perf's output as samples by stack."""
    found = Counter(stack(sample.splitlines()[1:]) for sample in script.strip().split("\n\n"))
    return {frames: samples for frames, samples in found.items() if frames}


@dataclass(frozen=True)
class Box:
    """A function among those that its caller calls: where it is, as shares of all samples, and how high it stands."""

    name: str
    left: float
    width: float
    height: int


def boxes(stacks: dict[str, int], every: float, left: float = 0, height: int = 0) -> Iterator[Box]:
    """Yields the boxes of ``stacks``, the widest first, of ``every`` samples; those above a box stand within it."""
    inside: dict[str, Counter[str]] = {}
    for frames, samples in stacks.items():
        name, _, above = frames.partition(";")
        inside.setdefault(name, Counter())[above] += samples
    for name, above in sorted(inside.items(), key=lambda one: -one[1].total()):
        width = above.total() / every
        if width >= NARROWEST:
            yield Box(name, left, width, height)
            yield from boxes({frames: number for frames, number in above.items() if frames}, every, left, height + 1)
        left += width


def part(name: str) -> str:
    """Returns the part of the simulator that a function belongs to, a key of ``PARTS``."""
    return next((key for key in PARTS if key in name), OTHER)


def names(box: Box) -> Iterator[str]:
    """Yields the names that a box may show, the longest first."""
    *_, owner, own = ["", *box.name.removeprefix("the P4 program: ").split("::")]
    of_libc = re.match(r"_*(mem[a-z]+)_", own)
    own = of_libc[1] if of_libc else own
    long = f"{re.sub('<.*', '', owner)}::{own}" if owner else own
    for name in (long, own):
        yield f"{name}, {box.width:.0%}"
        yield name


def draw(stacks: dict[str, int], path: Path) -> None:
    """Draws a box for each function, as wide as its share of the samples, above the function that calls it."""
    shown = list(boxes(stacks, sum(stacks.values())))
    highest = 1 + max(box.height for box in shown)
    with style.drawing(path, 0.2 * highest + 0.95) as figure:
        axes = figure.add_subplot()
        axes.set(xlim=(0, 100), ylim=(0, highest), xlabel="CPU time (%)", yticks=[])
        axes.set_title(f"{RUN}: samples of CPU time ({docs.machine()})")
        axes.spines["left"].set_visible(False)
        axes.grid(visible=False)
        for box in shown:
            place = (100 * box.left, box.height)
            colour = PARTS[part(box.name)][1]
            axes.add_patch(Rectangle(place, 100 * box.width, 1, facecolor=colour, edgecolor="white", linewidth=0.5))
            room = box.width * style.WIDTH / LETTER - 1
            if name := next((one for one in names(box) if len(one) < room), ""):
                axes.text(place[0] + 0.3, box.height + 0.45, name, fontsize=NAME_SIZE, va="center", clip_on=True)
        used = [key for key in PARTS if any(part(box.name) == key for box in shown)]
        patches = [Patch(color=PARTS[key][1], label=PARTS[key][0]) for key in used]
        figure.legend(handles=patches, loc="outside upper left", ncols=len(patches))


def main() -> None:
    """Samples, folds and draws."""
    runner.require("perf")
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "perf.data")
        subprocess.run([*RECORD, data, sys.executable, "-c", CODE], check=True, env=os.environ | {"TMPDIR": folder})
        script = subprocess.run([*SCRIPT, data], check=True, capture_output=True, text=True).stdout
        picture = Path(folder) / PICTURE.name
        draw(folded(script), picture)
        files.write(PICTURE, picture.read_bytes())
    print(f"written: {PICTURE}")


if __name__ == "__main__":
    main()
