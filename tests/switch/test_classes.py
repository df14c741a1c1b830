"""Classes of a port on real packets: by the project's own wire, and by the kernel's ``tc``, which is to agree.

    host a                    wire                  host b
[a-eth0] ------------- [p1]        [p2] ---------- [b-eth0]
    tc stands at a's interface where there is no wire
"""

from __future__ import annotations

import json
import socket
import struct
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import frames
import namespaces
import needs
import pytest

from xcpr import _native

pytestmark = pytest.mark.network

RATE_BPS = 10_000_000
SIZE = 1000
"""The length of frames, bytes. One takes 0.8 ms."""
LOW, HIGH = 0, 46
"""DSCPs: that of class 0, and ef."""
QUANTA = {LOW: 1514, HIGH: 4542}
NUMBER_AT = 42
"""Behind the headers of Ethernet, IPv4 and UDP."""
SO_SNDBUFFORCE = 32
TRIES = 8
"""A machine that stalls lets the queue run empty before all frames are there: such a try says nothing."""


def frame(dscp: int, number: int) -> bytes:
    """Makes a UDP packet that begins with a number."""
    return frames.udp_frame(SIZE, tos=dscp << 2) + struct.pack("!I", number) + bytes(SIZE - NUMBER_AT - 4)


def tc(host: namespaces.Namespace, *commands: str) -> None:
    """Runs ``tc`` commands; where the kernel lacks a discipline, the test is skipped."""
    needs.require("tc")
    for command in commands:
        call = partial(subprocess.run, ["tc", *command.split()], capture_output=True, text=True, check=False)
        ran = host.run(call)
        if "kind is unknown" in ran.stderr:
            pytest.skip(f"the kernel lacks what it needs: tc {command}")
        assert ran.returncode == 0, f"tc {command}: {ran.stderr}"


FILTERS = (
    "filter add dev eth0 parent {0}: protocol ip prio 1 u32 match ip dsfield 0xb8 0xfc flowid {0}:{1}",
    "filter add dev eth0 parent {0}: protocol ip prio 2 u32 match u32 0 0 flowid {0}:{2}",
)


def by_tc(*commands: str) -> Callable[[namespaces.Namespace], None]:
    """Makes the interface of a host one with these commands."""
    return lambda host: tc(host, *commands)


def htb(high: str, low: str) -> Callable[[namespaces.Namespace], None]:
    """Makes an interface whose HTB classes borrow nearly all that they send.

    The classes borrow by priority, and within one by deficit round robin.
    """
    return by_tc(
        "qdisc add dev eth0 root handle 1: htb default 20",
        f"class add dev eth0 parent 1: classid 1:1 htb rate {RATE_BPS}bit ceil {RATE_BPS}bit burst 1600 cburst 1600",
        f"class add dev eth0 parent 1:1 classid 1:10 htb rate 8kbit ceil {RATE_BPS}bit burst 1600 cburst 1600 {high}",
        f"class add dev eth0 parent 1:1 classid 1:20 htb rate 8kbit ceil {RATE_BPS}bit burst 1600 cburst 1600 {low}",
        "qdisc add dev eth0 parent 1:10 handle 110: pfifo limit 4000",
        "qdisc add dev eth0 parent 1:20 handle 120: pfifo limit 4000",
        *(line.format("1", "10", "20") for line in FILTERS),
    )


SHAPED = f"qdisc add dev eth0 root handle 1: tbf rate {RATE_BPS}bit burst 1600 limit 8000000"
LIMITED = ("qdisc add dev eth0 parent 2:{} handle {}: pfifo limit 4000",)

PRIORITY = {
    "htb": htb("prio 0", "prio 1"),
    "prio": by_tc(
        SHAPED,
        "qdisc add dev eth0 parent 1:1 handle 2: prio bands 2 priomap 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
        *(LIMITED[0].format(band, 20 + band) for band in (1, 2)),
        *(line.format("2", "1", "2") for line in FILTERS),
    ),
}
ROUNDS = {
    "htb": htb(f"prio 0 quantum {QUANTA[HIGH]}", f"prio 0 quantum {QUANTA[LOW]}"),
    "drr": by_tc(
        SHAPED,
        "qdisc add dev eth0 parent 1:1 handle 2: drr",
        f"class add dev eth0 parent 2: classid 2:1 drr quantum {QUANTA[HIGH]}",
        f"class add dev eth0 parent 2: classid 2:2 drr quantum {QUANTA[LOW]}",
        *(LIMITED[0].format(band, 20 + band) for band in (1, 2)),
        *(line.format("2", "1", "2") for line in FILTERS),
    ),
}


@contextmanager
def path(classes: str, kind: str) -> Iterator[tuple[socket.socket, socket.socket]]:
    """Makes two hosts, whose frames from a to b wait at the wire's port or at a's interface."""
    a, middle, b = made = namespaces.make(3)
    wire = None
    try:
        if kind == "wire":
            middle.veth("p1", a, "eth0")
            middle.veth("p2", b, "eth0")
            queue = {"limit": (4000, "packets"), "classes": classes, "class7.dscp": 1 << HIGH}
            if classes == "drr":
                queue |= {"class7.quantum": QUANTA[HIGH], "class0.quantum": QUANTA[LOW]}
            links = {"ports": {"2": {"rate_bps": RATE_BPS, "queue": queue}}}
            config = json.dumps({"interfaces": [[1, "p1"], [2, "p2"]], "links": links})
            wire = middle.run(lambda: _native.Wire(config))
        else:
            a.veth("eth0", b, "eth0")
            {"priority": PRIORITY, "drr": ROUNDS}[classes][kind](a)
        with a.socket("eth0") as source, b.socket("eth0") as sink:
            source.setsockopt(socket.SOL_SOCKET, SO_SNDBUFFORCE, 32 << 20)
            yield source, sink
    finally:
        if wire is not None:
            wire.stop()
        for namespace in made:
            namespace.close()


def backlog(source: socket.socket, sink: socket.socket, order: Sequence[int]) -> list[int]:
    """Sends a frame of each DSCP of ``order`` at once. Returns the DSCPs of those that came after the last was sent, as
    they came."""
    for number, dscp in enumerate(order):
        source.send(frame(dscp, number))
    sent = time.clock_gettime(time.CLOCK_REALTIME)
    late, came = [], {LOW: [], HIGH: []}  # type: ignore[var-annotated]
    sink.settimeout(0.5)
    while True:
        try:
            data, control, *_ = sink.recvmsg(2048, 256)
        except TimeoutError:
            break
        stamp = next(value for level, _, value in control if level == socket.SOL_SOCKET)
        seconds, ns = struct.unpack("qq", stamp)
        dscp = data[15] >> 2
        came[dscp].append(struct.unpack_from("!I", data, NUMBER_AT)[0])
        if seconds + ns / 1e9 > sent:
            late.append(dscp)
    assert sorted(came[LOW] + came[HIGH]) == list(range(len(order))), "every frame comes once"
    assert came[LOW] == sorted(came[LOW])
    assert came[HIGH] == sorted(came[HIGH]), "and a class in its order"
    return late


@pytest.mark.parametrize("kind", ["wire", *PRIORITY])
def test_priority_class_waits_for_at_most_one_lower_frame(kind: str) -> None:
    with path("priority", kind) as (source, sink):
        for _ in range(TRIES):
            late = backlog(source, sink, [LOW] * 200 + [HIGH] * 60)
            if late.count(HIGH) >= 30 and late.count(LOW) >= 30:
                break
        else:
            pytest.fail("the machine stalled in every try")
    last = len(late) - late[::-1].index(HIGH)
    # One is in transmission; HTB's have 8 kbit/s of their own, too.
    assert late[:last].count(LOW) <= (1 if kind == "wire" else 3)


@pytest.mark.parametrize("kind", ["wire", *ROUNDS])
def test_drr_classes_share_bytes_by_their_quanta(kind: str) -> None:
    with path("drr", kind) as (source, sink):
        for _ in range(TRIES):
            late = backlog(source, sink, [LOW, HIGH] * 200)
            if late.count(HIGH) >= 100:
                break
        else:
            pytest.fail("the machine stalled in every try")
    # While both wait, each is within a quantum and a frame of its part (Shreedhar, Varghese 1996). HTB's have 8 kbit/s
    # of their own, too, and begin with a burst.
    turns = dict.fromkeys(QUANTA, 0.0)
    slack = 0 if kind == "wire" else 2
    most = 1 + (1 + slack) * sum(SIZE / quantum for quantum in QUANTA.values())
    last = len(late) - late[::-1].index(HIGH)
    for dscp in late[: last - 1]:
        turns[dscp] += SIZE / QUANTA[dscp]
        assert abs(turns[LOW] - turns[HIGH]) <= most
    assert late[:last].count(LOW) > 20, "both wait for long"
