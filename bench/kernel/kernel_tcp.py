"""The kernel's TCP over XCP and XCP-r beside its CUBIC, with unmodified applications, through one XCP router.

    sudo python bench/kernel/kernel_tcp.py                   (make bench-kernel; half an hour: every row three times)
    sudo python bench/kernel/kernel_tcp.py --demo            (make demo-kernel; a minute: one table)
    sudo python bench/kernel/kernel_tcp.py --rates 20,50     at other rates than 100 and 200 Mbit/s
    sudo python bench/kernel/kernel_tcp.py --runs 1          every row once

iperf3 has four flows at once, or one each way; its first seconds do not count. The router says what is used of the link
and what waits in its queue, which holds one product of rate and round-trip time (40 ms). Every figure is the median of
its runs.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from bench import nodes, runner
from bench.kernel.kernel_lab import ADDRESSES, SAMPLE_S, Lab, Link, lab
from xcpr.commands.shell.terminal import console
from xcpr.results.statistics import jain
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario
from xcpr.worlds.ebpf import machine
from xcpr.worlds.emulation import mininet

TRANSPORTS = ("cubic", "xcp", "xcp-r")
FLOWS = 4
OMITTED_S = 3
"""The time that the flows take to share; the papers' figures leave it out too."""
FILE_BYTES = 20_000_000
Figures = tuple[float | None, ...]
"""The findings of a run; None is what this machine has no program for."""
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
PAGE_OBJECTS, OBJECT_BYTES = 20, 100_000
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SSH = ("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR")


def traffic(made: Lab, seconds: int, *options: str) -> dict[str, Any]:
    """Returns iperf3's findings, a's side; the router's series go on until the lab ends."""
    with nodes.process(made.b, "iperf3", "-s", "-1", **QUIET):
        nodes.wait_for_port(made.b, 5201)
        command = ["iperf3", "-J", "-c", ADDRESSES["b"], "-t", str(seconds), "-O", str(OMITTED_S), *options]
        return dict(json.loads(nodes.run(made.a, *command)))


def used(port: dict[str, Any], link: Link, seconds: int) -> tuple[float, float, float]:
    """Returns, for the time that counts, the link's bytes as a share of its capacity, and the queue's mean and 95th
    percentile, packets."""
    sent, queue = port["series"]["sent_bytes"], port["series"]["queue_packets"]
    began = next(place for place, count in enumerate(sent) if count > FLOWS * 20_000)
    first, last = began + round(OMITTED_S / SAMPLE_S), began + round((OMITTED_S + seconds - 1) / SAMPLE_S)
    share = (sent[last] - sent[first]) * 8 / (link.rate_mbps * 1e6 * (last - first) * SAMPLE_S)
    waiting = queue[first:last]
    return share, statistics.fmean(waiting), statistics.quantiles(waiting, n=20)[-1]


def unidirectional(link: Link, law: str, seconds: int) -> Figures:
    """Runs four flows from a to b: used, queue's mean and 95th percentile, drops, Jain's index."""
    with lab(link, law) as made:
        found = traffic(made, seconds, "-P", str(FLOWS))
        counters = {} if law == "cubic" else made.status()["counters"]
        port = made.ports()["2"]
    rates = [stream["receiver"]["bits_per_second"] for stream in found["end"]["streams"]]
    check(counters)
    return *used(port, link, seconds), port["queue_drops"], jain(rates)


def bidirectional(link: Link, law: str, seconds: int) -> Figures:
    """Runs one connection each way: used each way, both queues' means, what a sent again."""
    with lab(link, law) as made:
        found = traffic(made, seconds, "--bidir")
        ports = made.ports()
    shares = [used(ports[number], link, seconds) for number in ("2", "1")]
    again = sum(stream["sender"]["retransmits"] for stream in found["end"]["streams"] if stream["sender"]["sender"])
    return *(share for share, _, _ in shares), *(mean for _, mean, _ in shares), again


def mixed_with_ours(link: Link, law: str, seconds: int) -> Figures:
    """Runs two flows of the kernel's beside two of our own hosts', in Mininet. Returns a kernel's flow's share of one
    of ours, used, queue's mean, Jain's index. The first seconds do not count but for the last three."""
    settings = [
        *(f"duration={seconds + OMITTED_S} s", f"topology.rate={link.rate_mbps} Mbit/s", "udp.schedule=none"),
        *(f"flows.main.transport={law}", "flows.main.count=2"),
        *(f"flows.linux.transport=kernel:{law}", "flows.linux.count=2", "flows.linux.ack_every=2"),
    ]
    chosen = scenario.load("mininet", settings)
    found = mininet.execute(chosen, 1, "mininet", "embedded", lambda *_: None)
    delivered = {
        name: sum(flow.delivered_after_3s_bytes for flow in found.flows if flow.name.startswith(name))
        for name in ("linux", "main")
    }
    totals = found.totals
    return delivered["linux"] / delivered["main"], totals.utilisation, totals.queue_mean_packets, totals.jain


def check(counters: dict[str, int]) -> None:
    """Checks that no connection ran cubic: it would show another law's figures."""
    wrong = [f"{counters[name]} x {name}" for name in ("never_xcp", "left_xcp", "gso_unmarked") if counters.get(name)]
    if wrong:
        raise RuntimeError(f"not all of it was XCP: {', '.join(wrong)}")


def applications(link: Link, law: str) -> Figures:
    """Returns the seconds that curl, git, ssh and a browser take, which know nothing of it; files are compared by
    SHA-256."""
    with lab(link, law) as made, tempfile.TemporaryDirectory() as folder:
        served, fetched = Path(folder, "served"), Path(folder, "fetched")
        served.mkdir()
        fetched.mkdir()
        noise = os.urandom(FILE_BYTES)
        digest = hashlib.sha256(noise).hexdigest()
        (served / "noise").write_bytes(noise)
        repository(served)
        page(served)
        with nodes.process(made.b, sys.executable, "-m", "http.server", "8000", "-d", str(served), **QUIET):
            nodes.wait_for_port(made.b, 8000)
            url = f"http://{ADDRESSES['b']}:8000"
            curl = timed(made, "curl", "-s", "-o", str(fetched / "curl"), f"{url}/noise")
            git = timed(made, "git", "clone", "-q", f"{url}/project.git", str(fetched / "git"))
            browser = by_browser(made, Path(folder), f"{url}/page.html")
        ssh = by_ssh(made, Path(folder), served / "noise", fetched / "ssh")
        for name in ("curl", "git/noise", *(["ssh"] if ssh else [])):
            if hashlib.sha256((fetched / name).read_bytes()).hexdigest() != digest:
                raise RuntimeError(f"{law}: {name} is not what was sent")
        if law != "cubic":
            check(made.status()["counters"])
    return curl, git, ssh, browser


def page(served: Path) -> None:
    """Writes a page of many objects, each over a connection of its own; its title says how many came, and after how
    long."""
    noise = "x" * (OBJECT_BYTES - 100)
    for number in range(PAGE_OBJECTS):
        (served / f"{number}.js").write_text(f"came += 1; // {noise}")
    scripts = "".join(f'<script async src="{number}.js"></script>' for number in range(PAGE_OBJECTS))
    said = "document.title = came + ' ' + performance.now()"
    (served / "page.html").write_text(
        f"<title></title><script>let came = 0; onload = () => {{ {said} }}</script>{scripts}"
    )


def by_browser(made: Lab, folder: Path, url: str) -> float | None:
    """Returns the seconds that a browser takes to load the page, by its own clock; None without one."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        return None
    alone = ("--headless", "--no-sandbox", "--disable-gpu", "--no-proxy-server", f"--user-data-dir={folder}/browser")
    shown = nodes.run(made.a, found, *alone, "--dump-dom", url)
    came, milliseconds = shown.partition("<title>")[2].partition("</title>")[0].split()
    if int(came) != PAGE_OBJECTS:
        raise RuntimeError(f"{came} of {PAGE_OBJECTS} objects of the page came")
    return float(milliseconds) / 1000


def repository(served: Path) -> None:
    """Makes a bare repository with the file in it, to be cloned over plain HTTP."""
    bare = str(served / "project.git")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(served / "noise", folder)
        author = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"]
        for command in (["init", "-q"], ["add", "noise"], ["commit", "-q", "-m", "noise"]):
            subprocess.run(["git", *author, *command], cwd=folder, check=True)
        subprocess.run(["git", "clone", "-q", "--bare", folder, bare], check=True)
    subprocess.run(["git", "update-server-info"], cwd=bare, check=True)


def by_ssh(made: Lab, folder: Path, source: Path, target: Path) -> float | None:
    """Returns the seconds that a file takes out of `ssh cat`; None without an sshd."""
    sshd = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin")
    if sshd is None:
        return None
    Path("/run/sshd").mkdir(exist_ok=True)
    for name in ("host", "user"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)], check=True)
    settings = ("-o", f"AuthorizedKeysFile={folder / 'user.pub'}", "-o", "StrictModes=no", "-o", "UsePAM=no")
    server = [sshd, "-D", "-f", "/dev/null", "-p", "2222", "-h", str(folder / "host"), *settings]
    with nodes.process(made.b, *server, **QUIET), target.open("wb") as out:
        nodes.wait_for_port(made.b, 2222)
        client = ["ssh", *SSH, "-i", str(folder / "user"), "-p", "2222", ADDRESSES["b"], "cat", str(source)]
        began = time.monotonic()
        subprocess.run(nodes.inside(made.a, *client), stdout=out, check=True)
        return time.monotonic() - began


def timed(made: Lab, *command: str) -> float:
    """Returns the seconds that a command at a takes."""
    began = time.monotonic()
    nodes.run(made.a, *command)
    return time.monotonic() - began


def fallback(link: Link) -> Figures:
    """Returns the seconds that the first connection to a host without XCP takes, and the next; both run cubic."""
    connect = (
        "import socket, time; t = time.monotonic(); s = socket.create_connection(('{}', 8000)); "
        "print(time.monotonic() - t, s.getsockopt(6, 13, 16).split(b'\\0')[0].decode())"
    ).format(ADDRESSES["b"])
    taken = []
    with lab(link, "xcp-r", "a") as made, nodes.process(made.b, sys.executable, "-m", "http.server", "8000", **QUIET):
        nodes.wait_for_port(made.b, 8000)
        for _ in range(2):
            seconds, law = nodes.run(made.a, sys.executable, "-c", connect).split()
            if law != "cubic":
                raise RuntimeError(f"towards a host without XCP runs {law}")
            taken.append(float(seconds))
    return tuple(taken)


SHARED = ("link", "congestion control", "used", "queue mean, packets", "queue p95", "drops", "Jain")
AS_SHARED = ("{:.1%}", "{:.0f}", "{:.0f}", "{:.0f}", "{:.4f}")
IN_SECONDS = "{:.1f} s"


def medians(runs: int, measured: Callable[..., Figures], *arguments: Any) -> Figures:
    """Returns the median of each figure over some runs; None where a run has none."""
    found = zip(*(measured(*arguments) for _ in range(runs)), strict=True)
    return tuple(None if None in figures else statistics.median(figures) for figures in found)


def row(head: Sequence[str], forms: Sequence[str], figures: Figures) -> runner.Row:
    """Makes a row of a table, said when it is there."""
    cells = ("none here" if one is None else form.format(one) for form, one in zip(forms, figures, strict=True))
    return runner.print_rows([(*head, *cells)])[0]


def describe_link(link: Link) -> str:
    """Describes a link in words."""
    lost = f", {link.ack_loss_percent:.0f} % of the ACKs lost" if link.ack_loss_percent else ""
    return f"{link.rate_mbps:g} Mbit/s{lost}"


def demo() -> None:
    """Shows one table."""
    link = Link(50)
    rows = []
    for law in TRANSPORTS:
        console.print(f"{law}: four iperf3 flows, then curl", highlight=False)
        figures = (*unidirectional(link, law, 6), applications(link, law)[0])
        rows.append(row((describe_link(link), law), (*AS_SHARED, IN_SECONDS), figures))
    Table("iperf3 and curl over 50 Mbit/s, 40 ms", (*SHARED, "curl, 20 MB"), tuple(rows)).show(console)


def measure(rates: Sequence[float], seconds: int, runs: int) -> Iterator[Table]:
    """Yields all tables."""
    first, lossy = Link(rates[0]), Link(rates[0], ack_loss_percent=33)

    def rows(
        kinds: Iterable[tuple[Link, str]], forms: Sequence[str], measured: Callable[..., Figures], *more: Any
    ) -> tuple[runner.Row, ...]:
        return tuple(
            row((describe_link(link), law), forms, medians(runs, measured, link, law, *more)) for link, law in kinds
        )

    note = f"{seconds} s, 40 ms. Drops count from the start on."
    four = rows(product([*map(Link, rates), lossy], TRANSPORTS), AS_SHARED, unidirectional, seconds)
    yield Table("Four flows", SHARED, four, (note,), name="shared")

    columns = (
        "link",
        "congestion control",
        "used there",
        "used back",
        "queue mean there, packets",
        "back",
        "retransmitted by a",
    )
    both = rows(product([first], TRANSPORTS), ("{:.1%}",) * 2 + ("{:.0f}",) * 3, bidirectional, seconds)
    yield Table("One connection each way", columns, both, name="both-ways")

    columns = ("link", "congestion control", "a kernel's flow, of one of ours", "used", "queue mean, packets", "Jain")
    forms = ("{:.1%}", "{:.1%}", "{:.0f}", "{:.4f}")
    beside = rows([(first, "xcp"), (first, "xcp-r")], forms, mixed_with_ours, seconds)
    yield Table("Two flows of the kernel's beside two of our own hosts'", columns, beside, name="beside-ours")

    columns = ("link", "congestion control", "curl", "git clone over HTTP", "ssh cat", "a page in Chromium")
    title = "20 MB by programs that know nothing of it, and a page"
    programs = rows(product([first], TRANSPORTS), (IN_SECONDS,) * 4, applications)
    note = f"SHA-256 equal; the page has {PAGE_OBJECTS} objects of {OBJECT_BYTES // 1000} kB."
    yield Table(title, columns, programs, (note,), name="applications")

    columns = ("link", "the first connection", "the second")
    without = row((describe_link(first),), ("{:.2f} s", "{:.2f} s"), medians(runs, fallback, first))
    note = "Until it is connected; both run cubic."
    yield Table("Towards a host without XCP", columns, (without,), (note,), name="fallback")


def main() -> None:
    """Shows tables, and keep them."""
    options = runner.parse_options(
        __doc__,
        demo=(False, "one table at 50 Mbit/s, kept nowhere"),
        rates=("100,200", "of the links, Mbit/s"),
        runs=(3, "of each row; figures are their medians"),
        seconds=(12, "of each measurement, after its start"),
    )
    runner.require("iperf3", "curl", "git", "ethtool", "ss", root=True, more=machine.lacks())
    if options.demo:
        return demo()
    tables = measure([float(rate) for rate in options.rates.split(",")], options.seconds, options.runs)
    chosen = f"--rates {options.rates} --seconds {options.seconds} --runs {options.runs}"
    remark = f"Medians of {options.runs} runs, {runner.machine()}"
    return runner.keep(*tables, options=chosen, sudo=True, remark=remark)


if __name__ == "__main__":
    main()
