"""Exercise 2: XCP with other gains. The router is p4c's program with two constants changed."""

import shutil
import tempfile
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev

import xcpr
from xcpr.io.paths import COMPILED

SCENARIO = Path(__file__).parents[1] / "gains.toml"
ALPHA, BETA = 0.4, 0.226


@dataclass(frozen=True)
class Seen:
    """The figures of a run that the page asks for: the share of the link that the first 3 s used, and the queue from
    4 s on, packets."""

    start: float
    queue_mean: float
    queue_spread: float


def constant(gain: float) -> str:
    """Writes a gain as p4c does: in 1/65536, with as many digits as its 128 bits have."""
    return f'"0x{round(gain * 65536):032x}"'


def write(folder: Path, alpha: float, beta: float) -> Path:
    """Writes p4c's output for XCP with these gains to a folder, and its P4Info beside it; returns the program's
    file."""
    program = (COMPILED / "xcp_router.json").read_text(encoding="utf-8")
    for old, new in ((ALPHA, alpha), (BETA, beta)):
        assert program.count(constant(old)) == 1, "this is another program than the exercise was written for"
        program = program.replace(constant(old), constant(new))
    shutil.copy(COMPILED / "xcp_router.p4info.txtpb", folder / "my_xcp.p4info.txtpb")
    file = folder / "my_xcp.json"
    file.write_text(program, encoding="utf-8")
    return file


def run(alpha: float, beta: float) -> Seen:
    """Runs four flows on the link with these gains."""
    with tempfile.TemporaryDirectory() as folder:
        made = xcpr.run(str(SCENARIO), overrides={"router.program": str(write(Path(folder), alpha, beta))})
    series = made.series
    queue = series.channels["bottleneck/forward"]
    early, settled = series.time_s.index(3.0), series.time_s.index(4.0)
    assert queue.queue_packets
    packets = queue.queue_packets[settled:]
    most_bytes = made.bottlenecks[0].capacity_bytes(3.0)
    return Seen(queue.sent_bytes[early] / most_bytes, fmean(packets), pstdev(packets))


GAINS = {
    "the paper's": (ALPHA, BETA),
    "alpha * 4": (4 * ALPHA, (4 * ALPHA) ** 2 * sqrt(2)),
    "alpha / 10": (ALPHA / 10, (ALPHA / 10) ** 2 * sqrt(2)),
    "beta = 0": (ALPHA, 0.0),
}

if __name__ == "__main__":
    print(f"{'question, gains':18} {'link, first 3 s':>15} {'queue, mean':>11} {'deviation':>9}")
    for question, (name, gains) in enumerate(GAINS.items(), 2):
        seen = run(*gains)
        label = f"{question}, {name}"
        print(f"{label:18} {seen.start:15.1%} {seen.queue_mean:11.1f} {seen.queue_spread:9.1f}")
