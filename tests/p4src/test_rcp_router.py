"""The RCP router: its rate against doubles from 1 Mbit/s to 400 Gbit/s (`pytest -s` prints the errors), its header."""

from __future__ import annotations

import random
import struct
from ipaddress import IPv4Network

import pytest
from frames import data_frame, frame, tcp, udp_frame
from rcp_reference import MIN_SHARE, ReferencePort
from router import CPU_PORT, PORT_OUT, insert

from xcpr._native import Switch
from xcpr.scenarios.programs import program

RCP = program.PROGRAMS["rcp"]
UNLIMITED = 2**64 - 1

# capacity, RTTs (us), frame sizes, and packets enough for some dozens of intervals
LINKS = {
    "1 Mbit/s": (1e6, (20_000, 400_000), (100, 1500), 2_000),
    "10 Mbit/s": (10e6, (20_000, 400_000), (100, 1500), 20_000),
    "1 Gbit/s": (1e9, (2_000, 100_000), (100, 1500), 80_000),
    "10 Gbit/s": (10e9, (500, 20_000), (500, 9000), 60_000),
    "100 Gbit/s": (100e9, (100, 4_000), (1500, 9000), 100_000),
    "400 Gbit/s": (400e9, (100, 2_000), (9000, 9000), 100_000),
}


def rcp(rtt: int, rate: int, *, form: int = 4, length: int = 16, version: int = 1, protocol: int = 6) -> bytes:
    """Makes RCP's congestion header of docs/header.md."""
    return struct.pack("!BBBBIQ", protocol, length, version << 4 | form, 0, rtt, rate)


def rcp_router(bits_per_second: float) -> Switch:
    """Makes a router: 10.0.2.0/24 leaves through port 1 at this rate; telemetry goes to port 255."""
    switch = Switch(program.compiled("rcp").text)
    insert(switch, RCP.route(IPv4Network("10.0.2.0/24"), PORT_OUT, 0x0200000000AA, 0x0200000000BB))
    for entry in RCP.port(PORT_OUT, round(bits_per_second)):
        insert(switch, entry)
    switch.set_session(1, CPU_PORT, 0)
    return switch


def rcp_frame(size: int, rtt: int, rate: int = UNLIMITED, form: int = 4) -> bytes:
    return frame(rcp(rtt, rate, form=form) + tcp(), size, 253)


def read_rate(data: bytes) -> int:
    """Reads H_rate of a frame without IPv4 options."""
    return int.from_bytes(data[42:50], "big")


def rate_register(switch: Switch) -> int:
    return switch.register("rate_register", PORT_OUT)


@pytest.mark.slow
@pytest.mark.parametrize("link", LINKS)
def test_rate_per_interval_matches_doubles(link: str) -> None:
    """Spare capacity, then overload with a queue, some times over: the rate rises, falls, and meets both its bounds."""
    bits_per_second, rtts, sizes, packets = LINKS[link]
    draw = random.Random(link)
    switch, reference = rcp_router(bits_per_second), ReferencePort(bits_per_second / 8e6)
    unit = reference.bytes_per_us / RCP.ports.value(round(bits_per_second)) / 2**16
    flows = [draw.randint(*rtts) for _ in range(30)]
    clock, wait = 1_000_000.0, 0.0
    largest, rates = {"rate": 0.0, "rtt": 0.0}, []
    for number in range(packets):
        size = draw.randint(*sizes)
        load = 0.5 + 1.5 * (number * 6 // packets % 2)
        clock += draw.expovariate(1.0) * size / reference.bytes_per_us / load
        wait = max(0.0, min(wait + draw.uniform(-1.0, 1.1 if load > 1 else 0.9) * 50, 2 * rtts[1]))
        now, wait_us = int(clock), int(wait)
        if draw.random() < 0.1:
            made = switch.process(udp_frame(size), size, 0, (now - wait_us) * 1000, wait_us * 1000)
            reference.packet(now, wait_us, size, None, made[-1][0] == CPU_PORT)
            continue
        rtt = 0 if draw.random() < 0.02 else draw.choice(flows)
        made = switch.process(rcp_frame(size, rtt), size, 0, (now - wait_us) * 1000, wait_us * 1000)
        ended = made[-1][0] == CPU_PORT
        reference.packet(now, wait_us, size, (rtt, float("inf")), ended)
        assert read_rate(made[0][1]) == rate_register(switch) >> 16
        if ended and reference.rate:
            rates.append(reference.rate / reference.bytes_per_us)
            largest["rate"] = max(largest["rate"], abs(rate_register(switch) * unit / reference.rate - 1))
            rtt_q8 = switch.register("avg_rtt_register", PORT_OUT)
            largest["rtt"] = max(largest["rtt"], abs(rtt_q8 / 256 / reference.avg_rtt_us - 1))
    print(
        f"{link}: {len(rates)} intervals, rates {min(rates):.1e} to {max(rates):.2f} of the capacity, errors {largest}"
    )
    assert len(rates) > 10
    assert max(rates) > 1.5 * min(rates)
    assert largest["rtt"] < 1e-3
    assert largest["rate"] < 1e-3


def test_rate_is_written_to_data_and_only_lowered() -> None:
    switch = rcp_router(1e9)
    offered = RCP.ports.value(10**9) * round(0.05 * 65536) >> 16
    for asked, form, left in (
        (UNLIMITED, 4, offered),
        (offered, 4, offered),
        (offered - 1, 4, offered - 1),
        (0, 4, 0),
        (UNLIMITED, 5, UNLIMITED),
    ):
        out = switch.process(rcp_frame(1000, 0, asked, form), 1000, 0, 1_000)[0][1]
        assert read_rate(out) == left
        assert out[14 + 20 : 42] == rcp(0, asked, form=form)[:8]


def test_mean_rtt_counts_only_data_with_a_known_rtt() -> None:
    """Data with a known RTT counts, by its bytes; ACKs, UDP and SYNs do not."""
    switch = rcp_router(1e9)
    switch.process(rcp_frame(1000, 30_000), 1000, 0, 1_000)
    for made in (rcp_frame(9000, 90_000, form=5), udp_frame(9000), rcp_frame(9000, 0)):
        switch.process(made, 9000, 0, 2_000)
    switch.process(rcp_frame(3000, 10_000), 3000, 0, 3_000)
    switch.process(udp_frame(100), 100, 0, 10**9)
    assert switch.register("avg_rtt_register", PORT_OUT) == 15_000 << 8


def test_rate_stays_within_its_bounds() -> None:
    switch = rcp_router(1e9)
    capacity = RCP.ports.value(10**9)
    for number in range(1, 2000):
        switch.process(rcp_frame(100, 10_000), 100, 0, number * 10_000_000)
    assert rate_register(switch) == capacity << 16
    for number in range(2000, 2200):  # a queue of a second
        switch.process(rcp_frame(100, 10_000), 100, 0, number * 10_000_000 - 10**9, 10**9)
    assert rate_register(switch) == capacity == round((capacity << 16) * MIN_SHARE)


def test_rate_is_the_capacity_after_the_longest_idle_time() -> None:
    switch = rcp_router(400e9)
    for now in (1, 100, 2**48 - 1):
        switch.process(rcp_frame(9000, 100), 9000, 0, now * 1000)
    assert rate_register(switch) == RCP.ports.value(4 * 10**11) << 16


def test_port_without_capacity_writes_no_rate() -> None:
    switch = Switch(program.compiled("rcp").text)
    insert(switch, RCP.route(IPv4Network("10.0.2.0/24"), PORT_OUT, 1, 2))
    made = switch.process(rcp_frame(1000, 10_000), 1000, 0, 1_000)
    assert [read_rate(out) for _, out, _ in made] == [UNLIMITED]


@pytest.mark.parametrize(
    ("reason", "payload"),
    [
        (4, rcp(0, 0, length=20)),
        (5, rcp(0, 0, version=2)),
        (6, rcp(0, 0, form=3)),
        (6, rcp(0, 0, form=6)),
    ],
)
def test_malformed_rcp_headers_are_counted_drops(reason: int, payload: bytes) -> None:
    switch = rcp_router(1e9)
    assert switch.process(frame(payload + tcp(), 100, 253), 100, 0, 1_000) == []
    assert switch.counter(RCP.drop_counter, reason) == (1, 100)


def test_xcp_packets_are_dropped() -> None:
    """Its header is longer, so that is what is wrong with it first."""
    switch = rcp_router(1e9)
    assert switch.process(data_frame(1000, 10_000, 10_000, 0), 1000, 0, 1_000) == []
    assert switch.counter(RCP.drop_counter, 4) == (1, 1000)


def test_one_telemetry_record_is_sent_per_interval() -> None:
    switch = rcp_router(8e6)  # a byte per microsecond
    layout = program.compiled("rcp").record
    for number in range(40):
        now = 1_000_000 + 2_000 * number
        made = switch.process(rcp_frame(1000, 20_000), 1000, 0, (now - 300) * 1000, 300_000)
    records = [layout.decode(out[2:]) for port, out, _ in made if port == CPU_PORT]
    while not records:
        now += 2_000
        made = switch.process(rcp_frame(1000, 20_000), 1000, 0, (now - 300) * 1000, 300_000)
        records = [layout.decode(out[2:]) for port, out, _ in made if port == CPU_PORT]
    record = records[0]
    assert record is not None
    assert (record["port"], record["time_us"], record["interval_us"]) == (PORT_OUT, now, 10_000)
    assert (record["input_bytes"], record["avg_rtt_q8"]) == (5_000, 20_000 << 8)
    assert abs(record["queue_bytes"] - 300) <= 1
    assert record["capacity_q20"] == RCP.ports.value(8 * 10**6)
    assert record["rate_q16"] == rate_register(switch)
    assert record["drops"] % 2**32 >= 0
