"""The Tofino program run whole in the engine, at any time of its clock, beside its own source and beside v1model."""

from __future__ import annotations

import random
import struct
from collections import Counter
from ipaddress import IPv4Network

import pytest
from frames import checksum, data_frame, frame, ipv4, read_feedback, udp_frame
from hypothesis import given, settings
from hypothesis import strategies as st
from p4_actions import constant
from tna_judged import SAME_BYTES, SAME_REASON, judge_frames
from tna_pipe import CONTROLLED, CPU_PORT, OUT, Pipe, Record
from tna_switch import TnaSwitch, program

from xcpr.scenarios.programs.program import XCP

RECIRCULATION_PORT = CONTROLLED.tofino["recirculation_port"]
DROP_NO_ROUTE, MAX_RTT_US = (constant(program(), name) for name in ("DROP_NO_ROUTE", "MAX_RTT_US"))
MS = 1_000_000
UPPER_HALF = 256 << 31
"""Nanoseconds after which the clock of 256 ns ticks is in the upper half of its 32 bits."""
clocks = st.integers(0, (1 << 48) - 1).map(lambda n: n * 0x5851F42D4C95 % (1 << 48))
"""Evenly over all that 48 bits show, for hypothesis prefers small numbers."""


def idle_port(clock_ns: int) -> list[Record]:
    """Returns the records of a port that sends a frame every 10 ms for 2 s."""
    pipe = Pipe(10e9, clock_ns)
    return [record for i in range(200) for record in pipe.send(udp_frame(1500), 10 * MS * (i + 1), 1500)[1]]


@given(clocks)
@settings(max_examples=8)
def test_intervals_of_fresh_state_end_at_any_clock_value(clock_ns: int) -> None:
    """Intervals of 50 ms, the initial RTT, in 2 s."""
    records = idle_port(clock_ns)
    assert 30 <= len(records) <= 40
    assert all(record.duration < 80 * MS // 256 for record in records[1:])
    assert all(record.wait == 0 for record in records)


@pytest.mark.parametrize("minutes", [8, 11, 17, 19])
def test_intervals_end_minutes_after_the_clock_started(minutes: int) -> None:
    assert len(idle_port(minutes * 60 * 1000 * MS)) >= 30


@given(clocks)
@settings(max_examples=4)
def test_wait_is_the_queueing_delay_at_any_clock_value(clock_ns: int) -> None:
    """The persistent queue is what frames waited, frames from the CPU port among them: those have no time of a MAC."""
    pipe = Pipe(10e9, clock_ns)
    packet_out = struct.pack("!H", OUT) + udp_frame(1500)
    waits = []
    for i in range(100):
        from_cpu = i % 2 == 0
        sent, records = pipe.send(
            packet_out if from_cpu else udp_frame(1500), 10 * MS * (i + 1), 1500, MS, CPU_PORT if from_cpu else 2
        )
        assert [port for port, _, _ in sent] == [OUT]
        waits += [record.wait * 256 for record in records]
    assert waits
    assert all(abs(wait - MS) < 512 for wait in waits[4:])


@pytest.fixture(scope="module")
def two_pipes() -> list[Pipe]:
    """Makes a pipe without a capacity, and one with."""
    return [Pipe(None), Pipe(10e9, UPPER_HALF)]


@given(st.integers(0, 10), st.binary(max_size=80), st.integers(2, 255))
@settings(max_examples=200)
def test_forwarding_changes_only_macs_ttl_and_checksum(
    two_pipes: list[Pipe], words: int, payload: bytes, ttl: int
) -> None:
    """IPv4 options of any length, header checksum, padding to 60 bytes."""
    came = frame(payload, 34 + 4 * words + len(payload), 17, ttl=ttl, options=bytes(range(4 * words)))
    for pipe in two_pipes:
        ((port, left, wire_len),) = pipe.send(came, MS)[0]
        header = left[14 : 34 + 4 * words]
        assert (port, len(left), wire_len) == (OUT, max(len(came), 60), max(len(came), 60))
        assert left[:14] == bytes.fromhex("0200000000bb0200000000aa0800")
        assert checksum(header) == 0
        assert header[8] == ttl - 1
        unchanged = came[14:22] + came[23:24] + came[26:]
        assert left[14:22] + left[23:24] + left[26 : len(came)] == unchanged
        assert not any(left[len(came) :])


@pytest.mark.slow
def test_compiled_pipe_matches_the_source_controls() -> None:
    """Sums, waits and pools of intervals at 10 Gbit/s are those of the source's controls, run one by one.

    Shares are rounded at random, and an update takes some microseconds here and none there.
    """
    draw = random.Random(1)
    pipe, source = Pipe(10e9, UPPER_HALF), TnaSwitch(10e9)
    now, records, expected = UPPER_HALF + MS, [], []
    differences = []
    for _ in range(1500):
        now += draw.randrange(40_000, 120_000) // 256 * 256
        wait = draw.randrange(0, 50_000) // 256 * 256
        data = draw.randrange(20_000, 200_000), draw.choice((2_000, 4_000, 9_000)), draw.randrange(-1500, 3000)
        size = draw.randrange(1_000, 1_500)
        ((_, left, _),), ended = pipe.send(data_frame(size, *data), now - UPPER_HALF - wait, size, wait)
        records += ended
        feedback, record, _ = source.frame(now, wait, size, data)
        if record:
            expected.append(record)
        differences.append(abs(read_feedback(left) - int(feedback or 0)))
    assert len(expected) >= 8
    for made, (snapshot, update) in zip(records, ((r.snapshot, r.update) for r in expected), strict=False):
        assert made.sums == (snapshot.sum_x, snapshot.sum_xrtt, snapshot.sum_bytes)
        assert (made.duration, made.input, made.wait) == (snapshot.duration, snapshot.input, snapshot.wait)
        assert (made.log_avg_rtt, made.residue_pos) == (update.log_avg_rtt, update.residue_pos)
    assert sorted(differences)[len(differences) * 99 // 100] <= 2


def test_tofino_and_v1model_treat_frames_alike() -> None:
    """`bench/router/tofino.py` does so with a million."""
    counts = judge_frames(2000, 2)
    print(dict(counts))
    assert min(counts[SAME_REASON], counts[SAME_BYTES]) > 200


@pytest.mark.parametrize("turn_ns", [1 << 39, 1 << 40, 1 << 48], ids=["half of 32 bits", "32 bits", "48 bits"])
def test_intervals_end_across_a_clock_wrap(turn_ns: int) -> None:
    """Ticks of 256 ns have 32 bits, of which a comparison sees the upper half as the past; nanoseconds have 48."""
    records = idle_port(turn_ns - 1000 * MS)
    assert 30 <= len(records) <= 40
    assert all(record.duration < 80 * MS // 256 for record in records[1:])


def test_five_hundred_ports_are_controlled_independently() -> None:
    """Every port that is neither the CPU's nor a recirculation port; frames of another size for each."""
    reserved = {CPU_PORT, *(pipe << 7 | RECIRCULATION_PORT for pipe in range(4))}
    ports = [port for port in range(511) if port not in reserved][:500]
    pipe = Pipe(None, UPPER_HALF)
    addresses = {port: f"10.1.{port >> 8}.{port & 255}" for port in ports}
    for port in ports:
        pipe.insert(CONTROLLED.route(IPv4Network(addresses[port]), port, 1, 2))
        for entry in CONTROLLED.port(port, 10**9):
            pipe.insert(entry)
    counted = dict.fromkeys(ports, 0)
    ended = Counter[int]()
    now = 0
    for _ in range(20):
        for port in ports:
            now += 20_000
            size = 1000 + port
            ((left_by, _, _),), records = pipe.send(udp_frame(size, dst=addresses[port]), now, size)
            assert left_by == port
            for record in records:
                ended[record.port] += 1
                counted[record.port] += record.input
    assert set(ended) == set(ports)
    assert set(ended.values()) <= {3, 4}
    # An interval of 50 ms has 5 frames or, of those that begin together, 6; units of 32 bytes are cut.
    for port in ports:
        assert counted[port] == pytest.approx((1000 + port) / 32 * (1 + 5 * ended[port]), abs=(1000 + port) / 16 * 2)


def test_packet_out_of_plain_ipv4_is_routed() -> None:
    """Frames from the CPU port ask for a port, or for the route."""
    pipe = Pipe(10e9)
    for port in (OUT, 0xFFFF):
        sent, _ = pipe.send(struct.pack("!H", port) + MAC_AND_TYPE + ipv4(46, 17) + bytes(26), MS, port=CPU_PORT)
        assert [to for to, _, _ in sent] == [OUT]


def test_packet_out_to_an_invalid_port_is_a_counted_drop() -> None:
    """Ports have nine bits: 600 is not 88."""
    pipe = Pipe(10e9)
    for dropped, port in enumerate((512, 600, 0xFFFE), 1):
        assert pipe.send(struct.pack("!H", port) + udp_frame(100), MS, port=CPU_PORT) == ([], [])
        assert pipe.pipe.counter(XCP.drop_counter, DROP_NO_ROUTE)[0] == dropped
    sent, _ = pipe.send(struct.pack("!H", 88) + udp_frame(100), MS, port=CPU_PORT)
    assert [to for to, _, _ in sent] == [88]


def test_implausible_headers_are_counted_by_reason() -> None:
    """They get their share all the same, by the longest round trip and the smallest window that there are."""
    counter, reasons = CONTROLLED.implausible
    claims = {  # window, round trip: what they are counted as
        (63, 100_000): "small_window",
        (64, 100_000): None,
        (50_000, MAX_RTT_US): None,
        (50_000, MAX_RTT_US + 1): "long_rtt",
        (0, 2**32 - 1): "long_rtt",
        (1, 0): None,
    }
    pipes = Pipe(10e9), Pipe(None)
    for (cwnd, rtt), reason in claims.items():
        before = {name: pipes[0].pipe.counter(counter, cell)[0] for name, cell in reasons.items()}
        for pipe in pipes:
            pipe.send(data_frame(1000, cwnd, rtt, 1000), MS)
        after = {name: pipes[0].pipe.counter(counter, cell)[0] for name, cell in reasons.items()}
        assert after == {name: count + (name == reason) for name, count in before.items()}, (cwnd, rtt)
    assert all(pipes[1].pipe.counter(counter, cell)[0] == 0 for cell in reasons.values()), "no capacity, no XCP"


MAC_AND_TYPE = bytes.fromhex("0200000000020200000000010800")
