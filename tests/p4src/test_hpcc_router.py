"""The HPCC router: what it writes into headers, hop by hop; its queue in bytes against the simulator's own."""

from __future__ import annotations

import struct
from ipaddress import IPv4Network

import numpy as np
import pytest
from frames import frame, tcp, udp_frame
from router import CPU_PORT, PORT_OUT, insert

import xcpr
from xcpr._native import Switch
from xcpr.scenarios.programs import program

HPCC = program.PROGRAMS["hpcc"]
GIGABIT = 10**9
NOTHING = (0, 0, 0, 0)
AT = 14 + 20
"""Where the congestion header begins in a frame without IPv4 options."""


def hpcc(passed: int = 0, *hops: bytes, form: int = 6, length: int = 84, version: int = 1, protocol: int = 6) -> bytes:
    """Makes HPCC's congestion header of docs/header.md."""
    return struct.pack("!BBBB80s", protocol, length, version << 4 | form, passed, b"".join(hops))


def hpcc_router(bits_per_second: int) -> Switch:
    """Makes a router: 10.0.2.0/24 leaves through port 1 at this rate; telemetry goes to port 255."""
    switch = Switch(program.compiled("hpcc").text)
    insert(switch, HPCC.route(IPv4Network("10.0.2.0/24"), PORT_OUT, 0x0200000000AA, 0x0200000000BB))
    for entry in HPCC.port(PORT_OUT, bits_per_second):
        insert(switch, entry)
    switch.set_session(1, CPU_PORT, 0)
    return switch


def data(size: int, header: bytes) -> bytes:
    return frame(header + tcp(), size, 253)


def hops(out: bytes) -> list[tuple[int, int, int, int]]:
    """Reads capacity, time, sent, queue of each of the five places."""
    read = []
    for place in range(5):
        high, sent, queue = struct.unpack_from("!QII", out, AT + 4 + 16 * place)
        read.append((high >> 24, high & 0xFFFFFF, sent, queue))
    return read


def test_each_router_writes_the_next_hop() -> None:
    """Seven routers in a row: the header holds five, and counts all."""
    made = data(1000, hpcc())
    rates = [GIGABIT * (1 + number) for number in range(7)]
    for number, rate in enumerate(rates):
        now = 100 + number
        [(_, made, _), *_] = hpcc_router(rate).process(made, 1000, 0, now * 1000)
        expected = [(HPCC.ports.value(past), 100 + place, 1000, 0) for place, past in enumerate(rates[: number + 1])]
        assert hops(made) == (expected + [NOTHING] * 5)[:5]
        assert made[AT : AT + 4] == hpcc(number + 1)[:4]
        assert made[AT + 84 :] == tcp()


def test_hop_count_does_not_wrap() -> None:
    [(_, out, _), *_] = hpcc_router(GIGABIT).process(data(1000, hpcc(255)), 1000, 0, 1_000)
    assert out[AT + 3] == 255
    assert hops(out) == [NOTHING] * 5


def test_every_packet_is_counted_and_only_data_gets_a_hop() -> None:
    """Bytes of UDP and of ACKs leave by the port as data's do. The clock wraps after 24 bits."""
    switch = hpcc_router(GIGABIT)
    switch.process(udp_frame(500), 500, 0, 1_000)
    [(_, ack, _)] = switch.process(data(150, hpcc(form=7)), 150, 0, 2_000)
    assert ack[AT : AT + 84] == hpcc(form=7)
    now = 2**24 + 5
    [(_, out, _), *_] = switch.process(data(1000, hpcc()), 1000, 0, now * 1000)
    assert hops(out)[0] == (HPCC.ports.value(GIGABIT), 5, 1650, 0)


def test_largest_capacity_fits_its_field() -> None:
    [(_, out, _), *_] = hpcc_router(4 * 10**11).process(data(1000, hpcc()), 1000, 0, 1_000)
    assert hops(out)[0][0] == HPCC.ports.value(4 * 10**11)


def test_port_without_capacity_writes_no_hop() -> None:
    switch = Switch(program.compiled("hpcc").text)
    insert(switch, HPCC.route(IPv4Network("10.0.2.0/24"), PORT_OUT, 1, 2))
    [(_, out, _)] = switch.process(data(1000, hpcc()), 1000, 0, 1_000)
    assert out[AT : AT + 84] == hpcc()


@pytest.mark.parametrize(
    ("reason", "header"),
    [
        (4, hpcc(length=20)),
        (5, hpcc(version=2)),
        (6, hpcc(form=5)),
        (6, hpcc(form=8)),
    ],
)
def test_malformed_hpcc_headers_are_counted_drops(reason: int, header: bytes) -> None:
    switch = hpcc_router(GIGABIT)
    assert switch.process(data(150, header), 150, 0, 1_000) == []
    assert switch.counter(HPCC.drop_counter, reason) == (1, 150)


def test_one_telemetry_record_is_sent_per_interval() -> None:
    switch = hpcc_router(8 * 10**6)
    layout = program.compiled("hpcc").record
    records = []
    for number in range(11):
        now = 1_000_000 + 1_000 * number
        made = switch.process(data(1000, hpcc()), 1000, 0, now * 1000)
        records += [layout.decode(out[2:]) for port, out, _ in made if port == CPU_PORT]
    first, second = records
    assert first is not None
    assert second is not None
    assert (second["port"], second["time_us"], second["interval_us"]) == (PORT_OUT, 1_010_000, 10_000)
    assert (second["input_bytes"], second["sent_bytes"], second["queue_bytes"]) == (10_000, 11_000, 0)
    assert second["capacity_q20"] == HPCC.ports.value(8 * 10**6)


def test_queue_in_bytes_matches_the_simulator() -> None:
    """UDP beyond the link's rate fills its queue with packets of two sizes; nothing is dropped."""
    result = xcpr.run(
        "demo",
        overrides={
            "duration": "1 s",
            "sample_interval": "1 ms",
            "flows.main.transport": "hpcc",
            "flows.main.packet_size": "500 bytes",
            "queue.limit": "100000 packets",
            "traffic.more.kind": "cbr",
            "traffic.more.rate": "120 Mbit/s",
        },
    )
    series = result.series
    queue = np.array(series.channels["bottleneck/forward"].queue_bytes)
    (records,) = result.telemetry.values()
    times = np.array(records["time_us"]) * 1e-6
    queue_bytes = np.array(records["queue_bytes"])
    assert len(queue_bytes) > 90
    assert queue.max() > 2_000_000
    assert np.abs(queue_bytes - np.interp(times, series.time_s, queue)).max() < 5_000


def test_dropped_bytes_count_as_queued_until_the_queue_is_empty() -> None:
    """UDP overflows a queue of ten packets for half a second, and stops."""
    result = xcpr.run(
        "demo",
        overrides={
            "duration": "2 s",
            "flows.main.transport": "hpcc",
            "flows.main.start": "1 s",
            "flows.main.count": 1,
            "queue.limit": "10 packets",
            "traffic.more.kind": "cbr",
            "traffic.more.rate": "120 Mbit/s",
            "traffic.more.stop": "500 ms",
        },
    )
    (records,) = result.telemetry.values()
    samples = list(zip(records["time_us"], records["queue_bytes"], strict=True))
    before = [queue for at, queue in samples if at < 500_000]
    after = [queue for at, queue in samples if at > 1_000_000]
    drops = result.series.channels["bottleneck/forward"].queue_drops[5]
    assert before == sorted(before)
    assert abs(before[-1] - 1000 * drops) < 40_000
    assert after[0] <= 10_000
