"""Which outages a file survives, and what they cost it, in ten minutes.

A file goes from host a by switches r1 and r2 to host b, in network namespaces. A file is on its way when the
link between the switches is taken down. Each outage lasts one of SECONDS: one after the other, by all
TRANSPORTS at once. Then both switches are killed together and started anew, TRIALS times. The cost of an
outage is the time of the transfer beyond it and beyond the time without one. Exit code 1 where a file does not
arrive whole.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import cycle, islice, repeat
from pathlib import Path

from bench import runner
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

sys.path.append(str(ROOT / "tests/helpers"))
import needs
from two_routers import Network, wait_for

TRANSPORTS = ("xcp", "xcp-r", "udt", "sabul", "rudp", "fobs", "ttp")
# No router sees what waits in the host itself, for an interface that is slower than the links behind it.
OPTIONS = {"xcp": ("--max-window", "150 kB"), "xcp-r": ("--max-window", "150 kB")}
SECONDS = (2, 16, 25, 60, 300)
TRIALS = 20
SIZE = 10_000_000
RATE_BPS = 20_000_000
"""The host's own knowledge of its interface: a file takes four seconds."""
B = "10.2.0.2"
PATIENCE_S = 120

Harm = Callable[[Network], None]


def arrived(network: Network) -> int:
    """Returns the bytes that have reached host b's interface."""
    text = network.b.run(lambda: Path("/proc/thread-self/net/dev").read_text(encoding="ascii"))
    return int(text.split("eth0:")[1].split()[0])


def unharmed(_network: Network) -> None:
    """Does nothing."""


def link_down(seconds: int, network: Network) -> None:
    """Takes the link between the switches down for so long."""
    network.routers.ip("link set r1-r2 down")
    time.sleep(seconds)
    network.routers.ip("link set r1-r2 up")


def switches_killed(network: Network) -> None:
    """Ends both switches at once, and starts both anew."""
    for switch in network.switches.values():
        switch.end()
    for number in network.switches:
        network.switches[number] = network.switch(number)


def elapsed(transport: str, harm: Harm) -> float | None:
    """Returns how long a transfer takes that comes to harm, seconds; None where the file does not arrive whole."""
    with tempfile.TemporaryDirectory() as name:
        contents = random.Random(name).randbytes(SIZE)
        file, there = Path(name) / "file", Path(name) / "there"
        file.write_bytes(contents)
        there.mkdir()
        network = Network(Path(name), "0 %")
        try:
            network.bring_up()
            taking = network.start(network.b, "receive", "--dir", str(there), "--once")
            wait_for(network.listens, "the receiver")
            options = ["--to", B, "--transport", transport, "--rate", f"{RATE_BPS} bit/s", "--json"]
            sending = network.start(network.a, "send", str(file), *options, *OPTIONS.get(transport, ()))
            wait_for(lambda: arrived(network) > SIZE / 4, "a quarter of the file")
            harm(network)
            (code, said), (status, _) = (end.finish(PATIENCE_S) for end in (sending, taking))
        finally:
            network.close()
        whole = [hashlib.sha256(path.read_bytes()).digest() for path in there.iterdir()]
        if (code, status, whole) != (0, 0, [hashlib.sha256(contents).digest()]):
            print(f"{transport}: {said}", file=sys.stderr)
            return None
        return float(json.loads(said.splitlines()[-1])["elapsed_s"])


def outages() -> Table:
    """Tries every transport with every outage."""
    with ThreadPoolExecutor(len(TRANSPORTS)) as pool:
        plain = list(pool.map(elapsed, TRANSPORTS, repeat(unharmed)))
        taken = [list(pool.map(elapsed, TRANSPORTS, repeat(partial(link_down, seconds)))) for seconds in SECONDS]

    def cost(undisturbed: float | None, seconds: int, harmed: float | None) -> str:
        return "lost" if undisturbed is None or harmed is None else f"{harmed - undisturbed - seconds:.1f} s"

    of_all = zip(TRANSPORTS, plain, zip(*taken, strict=True), strict=True)
    rows = tuple((name, *map(partial(cost, usual), SECONDS, harmed)) for name, usual, harmed in of_all)
    columns = ("transport", *(f"{seconds} s" for seconds in SECONDS))
    return Table("What an outage of the link costs a file beyond its own length", columns, rows, name="links")


def deaths() -> Table:
    """Ends both switches at once, TRIALS times."""
    tried: dict[str, list[float | None]] = {transport: [] for transport in TRANSPORTS}
    for transport in islice(cycle(TRANSPORTS), TRIALS):
        tried[transport].append(elapsed(transport, switches_killed))
    all_of_them = [one for found in tried.values() for one in found]
    columns = ("transport", "files", "arrived whole", "the longest took")
    rows = (*(row(transport, found) for transport, found in tried.items()), row("all", all_of_them))
    return Table("Files whose two switches are killed and started anew", columns, rows, name="switches")


def row(name: str, found: Sequence[float | None]) -> runner.Row:
    """Makes a row: how many of a transport's files arrived, and how late."""
    whole = [one for one in found if one is not None]
    return name, str(len(found)), str(len(whole)), f"{max(whole, default=0):.1f} s"


def main() -> None:
    """Makes both tables."""
    if lacking := needs.namespaces():
        sys.exit(lacking)
    tables = (deaths(), outages())
    remark = f"Files of {SIZE // 10**6} MB at {RATE_BPS // 10**6} Mbit/s; {runner.machine()}"
    runner.keep(*tables, sudo=True, remark=remark)
    _, files, whole, _ = tables[0].rows[-1]
    if files != whole or any("lost" in cells for cells in tables[1].rows):
        sys.exit("not every file arrived whole")


if __name__ == "__main__":
    main()
