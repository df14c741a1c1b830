"""ns-2's figures that xcpr's are laid beside (needs `ns`, apt-get install ns2).

    python bench/peers/ns2.py windows > scenarios/data/ns2-windows.csv     one flow's window over time, by protocol
    python bench/peers/ns2.py syn > FILE                                   NewReno at 1 Gbit/s, with `syn=plain`

dumbbell.tcl says what the settings mean. Each run is a process of its own, one after the other.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from pathlib import Path

from bench import runner

SCRIPT = Path(__file__).with_name("dumbbell.tcl")
MIXED_SCRIPT = Path(__file__).with_name("mixed_dumbbell.tcl")
PROTOCOLS = ("newreno", "sack", "hstcp", "linux-reno", "linux-highspeed", "linux-scalable", "linux-bic", "linux-cubic")
PROTOCOLS += ("linux-htcp",)
ALONE = "rate=100 access=1000 delay=50 buffer=230 queue=DropTail flows=1 loss=0 udp=0 duration=100.05 windows=0.5"
VERSION = "ns-2.35 (Debian)."
SEEDS = range(1, 6)
PEAKS = {"mild": 180, "half": 500}
"""The peak of UDP in the paper's cases, Mbit/s."""
PATHS = {"100": "delay=50 buffer=2300", "200": "delay=100 buffer=4300"}
"""The paper's, by round trip in ms."""


def run(settings: str, script: Path = SCRIPT) -> list[str]:
    """Runs a script, dumbbell.tcl by default, and returns its lines of figures, without what ns-2's Linux modules
    say."""
    runner.require("ns")
    done = subprocess.run(["ns", str(script), *settings.split()], check=True, capture_output=True, text=True)
    return [line for line in done.stdout.splitlines() if line[:1].isdigit()]


def delivered(settings: str) -> list[tuple[int, ...]]:
    """Returns each flow's bytes at every step that mixed_dumbbell.tcl prints; ns-2 counts them in 32 bits."""
    samples = [[int(count) for count in line.split()[1:]] for line in run(settings, MIXED_SCRIPT)]
    return [tuple(unwrapped(counts)) for counts in zip(*samples, strict=True)]


def unwrapped(counts: Sequence[int]) -> Iterator[int]:
    """Returns a counter of 32 bits without its turns."""
    return accumulate(((after - before) % (1 << 32) for before, after in pairwise(counts)), initial=counts[0])


def windows() -> None:
    """Prints a column per protocol, windows in packets."""
    columns = [dict(line.split() for line in run(f"protocol={name} {ALONE}")) for name in PROTOCOLS]
    print(f"# ns-2.35: ns bench/peers/dumbbell.tcl protocol=NAME {ALONE}; windows in packets")
    print(",".join(["time_s", *PROTOCOLS]))
    for time in columns[0]:
        print(",".join([time, *(column[time] for column in columns)]))


def syn() -> None:
    """Prints tables for scenarios/data/references.toml."""
    for load, peak in PEAKS.items():
        for rtt, path in PATHS.items():
            network = f"protocol=newreno {path} udp={peak} syn=plain"
            runs = [[float(word) for word in run(f"{network} seed={seed}")[0].split()] for seed in SEEDS]
            delivered, jain, timeouts, drops, deviation, _ = map(statistics.fmean, zip(*runs, strict=True))
            print(f'["ns-2, SYN spared".newreno-ns2.{load}-{rtt}-12]\ndelivered_mb = {delivered:.1f}')
            print(f"stddev_mb = {deviation:.1f}\njain = {jain:.4f}\ntimeouts = {timeouts:.0f}\ndrops = {drops:.0f}")
            print(f"seeds = {len(SEEDS)}\n", flush=True)


if __name__ == "__main__":
    {"windows": windows, "syn": syn}.get(sys.argv[1] if len(sys.argv) > 1 else "", lambda: sys.exit(__doc__))()
