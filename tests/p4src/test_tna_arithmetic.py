"""The results of the Tofino program, from source and in the engine, against doubles (`pytest -s` prints the
errors)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate

import pytest
from frames import data_frame, read_feedback, udp_frame
from p4_actions import constant
from tna_pipe import Pipe
from tna_switch import TnaSwitch, program
from xcp_reference import Observed, ReferencePort

DROP_TTL_EXPIRED = constant(program(), "DROP_TTL_EXPIRED")

# A case is: capacity, RTTs (us), frame sizes, loads (one after the other), and frames enough for some intervals.
LINKS = {
    "1 Gbit/s": (1e9, (500, 20_000), (1_000, 6_000), (0.7, 1.2), 2_500),
    "10 Gbit/s": (10e9, (500, 20_000), (10_000, 60_000), (0.7, 1.2), 2_500),
    "100 Gbit/s": (100e9, (100, 4_000), (40_000, 60_000), (0.7, 1.2), 5_000),
    "400 Gbit/s": (400e9, (100, 2_000), (55_000, 65_000), (0.3,), 6_000),
}


Packet = tuple[int, int, int, tuple[int, int, int] | None]
"""When it leaves (us), how long it waited (us), its size, and of a data packet H_cwnd, H_rtt, H_feedback."""


@dataclass(frozen=True)
class Ended:
    """The fields of the record of an interval."""

    wait: int
    log_avg_rtt: int
    residue_pos: int
    residue_neg: int


Outcome = tuple[int | None, Ended | None]
"""H_feedback of a data packet as it leaves, and the interval that the packet ended."""


def traffic(link: str) -> Iterator[Packet]:
    """Yields data packets of 30 flows and others, by turns less and more than the link carries."""
    bits_per_second, rtts, sizes, loads, frames = LINKS[link]
    draw = random.Random(link)
    flows = [(draw.randint(*rtts), draw.uniform(0.2, 3.0)) for _ in range(30)]
    clock, wait = 1_000_000.0, 0.0
    for number in range(frames):
        size = draw.randint(*sizes)
        load = loads[number * len(loads) // frames]
        if number == 100:
            clock += 60_000  # this leaves out the first interval, which is the initial RTT's
        clock += draw.expovariate(1.0) * size / (bits_per_second / 8e6) / load
        wait = max(0.0, wait + draw.uniform(-1.0, 1.1 if load > 1 else 0.9) * 50)
        data = None
        if draw.random() > 0.1:
            rtt, share = draw.choice(flows)
            cwnd = max(size, int(bits_per_second / 8e6 * rtt / len(flows) * share))
            data = cwnd, rtt, 2**31 - 1 if draw.random() < 0.9 else draw.randint(-size, size)
        yield int(clock), int(wait), size, data


def by_source(bits_per_second: float, packets: list[Packet]) -> list[Outcome]:
    """Runs the controls of the source, one by one."""
    switch = TnaSwitch(bits_per_second)
    made: list[Outcome] = []
    for now, wait, size, data in packets:
        feedback, record, _ = switch.frame(now * 1000, wait * 1000, size, data)
        ended = record and Ended(
            record.snapshot.wait, record.update.log_avg_rtt, record.update.residue_pos, record.update.residue_neg
        )
        made.append((feedback, ended))
    return made


def by_engine(bits_per_second: float, packets: list[Packet]) -> list[Outcome]:
    """Runs the whole program. A record comes some packets later, but durations add up to when its interval ended: the
    first began at tick 0."""
    pipe = Pipe(bits_per_second)
    left, records = [], []
    for now, wait, size, data in packets:
        came = data_frame(size, *data) if data else udp_frame(size)
        ((_, out, _),), ended = pipe.send(came, (now - wait) * 1000, size, wait * 1000)
        left.append(read_feedback(out) if data else None)
        records += ended
    ends = dict(zip(accumulate(record.duration for record in records), records, strict=True))
    made: list[Outcome] = []
    for (now, _, _, _), feedback in zip(packets, left, strict=True):
        record = ends.pop(now * 1000 >> 8, None)
        ended = record and Ended(record.wait, record.log_avg_rtt, record.residue_pos, record.residue_neg)
        made.append((feedback, ended))
    assert not ends
    return made


@pytest.mark.slow
@pytest.mark.parametrize("run", [by_source, by_engine])
@pytest.mark.parametrize("link", LINKS)
def test_intervals_and_feedback_match_doubles(link: str, run: Callable[[float, list[Packet]], list[Outcome]]) -> None:
    bits_per_second = LINKS[link][0]
    packets = list(traffic(link))
    reference = ReferencePort(bits_per_second / 8e6)
    given: list[
        tuple[float, float, float]
    ] = []  # an interval's feedback by the switch, by the reference, and its magnitude
    records = []
    for (now, wait_us, size, data), (feedback, record) in zip(packets, run(bits_per_second, packets), strict=True):
        queue_us = record.wait * 256 // 1000 if record else reference.queue_wait_us
        truth = reference.packet(now, wait_us, size, data, Observed(record is not None, queue_us)) or 0.0
        if record:
            records.append(record)
            # The frame that ends an interval is left out: the switch still shares by the old one.
            given.append((0.0, 0.0, 0.0))
        elif feedback is not None and given:
            before, true, size_of = given[-1]
            given[-1] = before + feedback, true + truth, size_of + abs(truth)
    errors = {"rtt": 0.0, "pools": 0.0, "given": 0.0}
    # The first intervals differ: the reference begins at time 0, the switch with an initial RTT.
    compared = list(zip(records, reference.intervals, given, strict=True))[2:-1]
    assert len(compared) >= 3
    for record, interval, (handed_out, true, magnitude) in compared:
        spare = 0.4 * reference.bytes_per_us * interval.avg_rtt_us
        errors["rtt"] = max(errors["rtt"], abs(2.0 ** (record.log_avg_rtt / 65536) / interval.avg_rtt_us - 1))
        for name in ("residue_pos", "residue_neg"):
            error = abs(getattr(record, name) - getattr(interval, name)) / spare
            errors["pools"] = max(errors["pools"], error)
        errors["given"] = max(errors["given"], abs(handed_out - true) / (magnitude + spare))
    print(link, len(compared), "intervals, largest errors", {name: f"{error:.4f}" for name, error in errors.items()})
    assert errors["rtt"] < 0.01
    assert errors["pools"] < 0.03
    assert errors["given"] < 0.08


def test_expired_ttl_and_unknown_rtt_get_no_positive_feedback() -> None:
    switch = TnaSwitch(10e9)
    expired, _, reason = switch.frame(10**9, 0, 1500, (10_000, 20_000, 5), ttl=1)
    assert (expired, reason) == (None, DROP_TTL_EXPIRED)
    assert switch.frame(10**9, 0, 1500, (10_000, 0, 5))[0] == 0  # its RTT is not known, so it may not ask for more
    assert switch.frame(10**9, 0, 1500, (10_000, 0, -5))[0] == -5
