"""The kernel's TCP over XCP and XCP-r beside its CUBIC, with unmodified applications, through one XCP router.

    sudo python bench/kernel_tcp.py                   (make bench-kernel; minutes)
    sudo python bench/kernel_tcp.py --demo            (make demo-kernel; a minute: one table)
    sudo python bench/kernel_tcp.py --rates 20,50     at other rates than 100 and 200 Mbit/s

iperf3 has four flows at once, or one each way; its first seconds do not count. The router says what is used of the link
and what waits in its queue, which holds one product of rate and round-trip time (40 ms). For the pages:
`xcpr docs results/kernel-tcp`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from kernel_lab import ADDRESSES, SAMPLE_S, Lab, Link

from xcpr.commands.ownership import given_back
from xcpr.commands.terminal import console
from xcpr.ebpf import machine
from xcpr.experiments import docs
from xcpr.paths import ROOT
from xcpr.results.statistics import jain
from xcpr.results.table import Table

FOLDER = ROOT / "results" / "kernel-tcp"
LAWS = ("cubic", "xcp", "xcp-r")
FLOWS = 4
OMITTED_S = 3
"""What the flows take to share; the papers' figures leave it out too."""
SERVER_S = 20.0
FILE_BYTES = 20_000_000
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
SSH = ("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR")


@contextmanager
def lab(link: Link, law: str, nodes: str = "ab") -> Iterator[Lab]:
    """The network, with the kernel's TCP of these hosts under a law."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as held:
        made = held.enter_context(Lab(link, Path(folder)))
        if law != "cubic":
            held.enter_context(made.xcp(law, nodes))
        yield made


def traffic(made: Lab, seconds: int, *options: str) -> dict[str, Any]:
    """What iperf3 found, a's side; the router's series go on until the lab ends."""
    with made.process("b", "iperf3", "-s", "-1", **QUIET):
        wait_for(made, 5201)
        command = ["iperf3", "-J", "-c", ADDRESSES["b"], "-t", str(seconds), "-O", str(OMITTED_S), *options]
        return dict(json.loads(made.run("a", *command)))


def wait_for(made: Lab, port: int) -> None:
    """Until something listens at b."""
    until = time.monotonic() + SERVER_S
    while f":{port} " not in made.run("b", "ss", "-Hltn"):
        if time.monotonic() > until:
            raise RuntimeError(f"nothing listens at port {port}")
        time.sleep(0.05)


def used(port: dict[str, Any], link: Link, seconds: int) -> tuple[float, float, float]:
    """Of the time that counts: what the link sent of what it can; of the queue, mean and 95th percentile, packets."""
    sent, queue = port["series"]["sent_bytes"], port["series"]["queue_packets"]
    began = next(place for place, count in enumerate(sent) if count > FLOWS * 20_000)
    first, last = began + round(OMITTED_S / SAMPLE_S), began + round((OMITTED_S + seconds - 1) / SAMPLE_S)
    share = (sent[last] - sent[first]) * 8 / (link.rate_mbps * 1e6 * (last - first) * SAMPLE_S)
    waiting = queue[first:last]
    return share, statistics.fmean(waiting), statistics.quantiles(waiting, n=20)[-1]


def one_way(link: Link, law: str, seconds: int) -> tuple[str, ...]:
    """A row: four flows from a to b."""
    with lab(link, law) as made:
        found = traffic(made, seconds, "-P", str(FLOWS))
        counters = {} if law == "cubic" else made.status()["counters"]
        port = made.ports()["2"]
    rates = [stream["receiver"]["bits_per_second"] for stream in found["end"]["streams"]]
    share, mean, most = used(port, link, seconds)
    check(counters)
    loss = f", {link.ack_loss_percent:.0f} % of the ACKs lost" if link.ack_loss_percent else ""
    return (
        f"{link.rate_mbps:g} Mbit/s{loss}",
        law,
        f"{share:.1%}",
        f"{mean:.0f}",
        f"{most:.0f}",
        str(port["queue_drops"]),
        f"{jain(rates):.4f}",
    )


def both_ways(link: Link, law: str, seconds: int) -> tuple[str, ...]:
    """A row: one connection each way."""
    with lab(link, law) as made:
        found = traffic(made, seconds, "--bidir")
        ports = made.ports()
    shares = [used(ports[number], link, seconds) for number in ("2", "1")]
    again = sum(stream["sender"]["retransmits"] for stream in found["end"]["streams"] if stream["sender"]["sender"])
    shown = " and ".join(f"{share:.1%}" for share, _, _ in shares)
    waiting = " and ".join(f"{mean:.0f}" for _, mean, _ in shares)
    return f"{link.rate_mbps:g} Mbit/s", law, shown, waiting, str(again)


def check(counters: dict[str, int]) -> None:
    """Connections that ran cubic would show another law's figures."""
    wrong = [f"{counters[name]} x {name}" for name in ("never_xcp", "left_xcp", "gso_unmarked") if counters.get(name)]
    if wrong:
        raise RuntimeError(f"not all of it was XCP: {', '.join(wrong)}")


def applications(link: Link, law: str) -> tuple[str, ...]:
    """A row: seconds that programs take which know nothing of it; what they bring is compared by SHA-256."""
    with lab(link, law) as made, tempfile.TemporaryDirectory() as folder:
        served, fetched = Path(folder, "served"), Path(folder, "fetched")
        served.mkdir()
        fetched.mkdir()
        noise = os.urandom(FILE_BYTES)
        digest = hashlib.sha256(noise).hexdigest()
        (served / "noise").write_bytes(noise)
        repository(served)
        with made.process("b", sys.executable, "-m", "http.server", "8000", "-d", str(served), **QUIET):
            wait_for(made, 8000)
            url = f"http://{ADDRESSES['b']}:8000"
            curl = timed(made, "curl", "-s", "-o", str(fetched / "curl"), f"{url}/noise")
            git = timed(made, "git", "clone", "-q", f"{url}/project.git", str(fetched / "git"))
        ssh = by_ssh(made, Path(folder), served / "noise", fetched / "ssh")
        for name in ("curl", "git/noise", *(["ssh"] if ssh else [])):
            if hashlib.sha256((fetched / name).read_bytes()).hexdigest() != digest:
                raise RuntimeError(f"{law}: {name} is not what was sent")
        if law != "cubic":
            check(made.status()["counters"])
    return (
        f"{link.rate_mbps:g} Mbit/s",
        law,
        *(f"{seconds:.1f} s" if seconds else "no sshd" for seconds in (curl, git, ssh)),
    )


def repository(served: Path) -> None:
    """A bare repository with the file in it, to be cloned over plain HTTP."""
    bare = str(served / "project.git")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(served / "noise", folder)
        author = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main"]
        for command in (["init", "-q"], ["add", "noise"], ["commit", "-q", "-m", "noise"]):
            subprocess.run(["git", *author, *command], cwd=folder, check=True)
        subprocess.run(["git", "clone", "-q", "--bare", folder, bare], check=True)
    subprocess.run(["git", "update-server-info"], cwd=bare, check=True)


def by_ssh(made: Lab, folder: Path, source: Path, target: Path) -> float | None:
    """Seconds that a file takes out of `ssh cat`; None without an sshd."""
    sshd = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin")
    if sshd is None:
        return None
    Path("/run/sshd").mkdir(exist_ok=True)
    for name in ("host", "user"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)], check=True)
    settings = ("-o", f"AuthorizedKeysFile={folder / 'user.pub'}", "-o", "StrictModes=no", "-o", "UsePAM=no")
    server = [sshd, "-D", "-f", "/dev/null", "-p", "2222", "-h", str(folder / "host"), *settings]
    with made.process("b", *server, **QUIET), target.open("wb") as out:
        wait_for(made, 2222)
        client = ["ssh", *SSH, "-i", str(folder / "user"), "-p", "2222", ADDRESSES["b"], "cat", str(source)]
        began = time.monotonic()
        subprocess.run(made.inside("a", *client), stdout=out, check=True)
        return time.monotonic() - began


def timed(made: Lab, *command: str) -> float:
    """Seconds that a command at a takes."""
    began = time.monotonic()
    made.run("a", *command)
    return time.monotonic() - began


def fallback(link: Link) -> tuple[tuple[str, ...], ...]:
    """Rows: how long connections take to a host that has no XCP."""
    connect = (
        "import socket, time; t = time.monotonic(); s = socket.create_connection(('{}', 8000)); "
        "print(time.monotonic() - t, s.getsockopt(6, 13, 16).split(b'\\0')[0].decode())"
    ).format(ADDRESSES["b"])
    rows = []
    with lab(link, "xcp-r", "a") as made, made.process("b", sys.executable, "-m", "http.server", "8000", **QUIET):
        wait_for(made, 8000)
        for name in ("first", "second"):
            seconds, law = made.run("a", sys.executable, "-c", connect).split()
            rows.append((f"the {name} connection", f"{float(seconds):.2f} s", law))
    return tuple(rows)


SHARED = ("link", "law", "used", "queue mean, packets", "queue p95", "drops", "Jain")


def demo() -> None:
    """One table."""
    link = Link(50)
    rows = []
    for law in LAWS:
        console.print(f"{law}: four iperf3 flows, then curl", highlight=False)
        shared = one_way(link, law, 6)
        _, _, curl, _, _ = applications(link, law)
        rows.append((*shared, curl))
    Table("iperf3 and curl over 50 Mbit/s, 40 ms", (*SHARED, "curl, 20 MB"), tuple(rows)).show(console)


def measure(rates: Sequence[float], seconds: int) -> list[Table]:
    """All tables."""
    links = [Link(rate) for rate in rates]
    lossy = Link(rates[0], ack_loss_percent=33)
    shared = [shown(one_way, link, law, seconds) for link in (*links, lossy) for law in LAWS]
    two = [shown(both_ways, links[0], law, seconds) for law in LAWS]
    programs = [shown(applications, links[0], law) for law in LAWS]
    return [
        Table(
            "Four flows", SHARED, tuple(shared), (f"{seconds} s, 40 ms. Drops count from the start on.",), name="shared"
        ),
        Table(
            "One connection each way",
            ("link", "law", "used each way", "queue means, packets", "retransmitted by a"),
            tuple(two),
            (),
            name="both-ways",
        ),
        Table(
            "20 MB by programs that know nothing of it",
            ("link", "law", "curl", "git clone over HTTP", "ssh cat"),
            tuple(programs),
            ("SHA-256 equal.",),
            name="applications",
        ),
        Table("Towards a host without XCP", ("", "connected after", "runs"), fallback(links[0]), (), name="fallback"),
    ]


def shown(measured: Any, *arguments: Any) -> tuple[str, ...]:
    """A row, said when it is there."""
    row: tuple[str, ...] = measured(*arguments)
    print(*row, sep=" | ", flush=True)
    return row


def main() -> None:
    """Show tables, and keep them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--demo", action="store_true", help="one table at 50 Mbit/s, kept nowhere")
    parser.add_argument("--rates", default="100,200", metavar="MBIT/S,...", help="of the links")
    parser.add_argument("--seconds", type=int, default=12, help="of each measurement, after its start")
    options = parser.parse_args()
    lacking = [] if os.geteuid() == 0 else ["needs root: network namespaces."]
    lacking += machine.lacks()
    programs = ("iperf3", "curl", "git", "ethtool", "ss")
    lacking += [f"{name} is missing." for name in programs if shutil.which(name) is None]
    if lacking:
        sys.exit("\n".join(lacking))
    if options.demo:
        return demo()
    tables = measure([float(rate) for rate in options.rates.split(",")], options.seconds)
    for table in tables:
        table.show(console)
    command = f"sudo .venv/bin/python bench/kernel_tcp.py --rates {options.rates} --seconds {options.seconds}"
    remark = f"One sitting, load average {os.getloadavg()[2]:.0f}; {docs.machine()}"
    with given_back(FOLDER):
        docs.write(FOLDER / docs.FILE, docs.Evidence(docs.SCHEMA, FOLDER.name, command, remark=remark, tables=tables))
    return None


if __name__ == "__main__":
    main()
