"""The treatment of single packets by the compiled P4 router."""

from __future__ import annotations

import struct

import pytest
from frames import checksum, data_frame, frame, ipv4, read_feedback, tcp, udp_frame, xcp
from router import CPU_PORT, PORT_OUT, add_route, router, set_capacity
from xcp_reference import ReferencePort

from xcpr._native import Switch

GIGABIT = 1e9
UNLIMITED = 2**31 - 1

DROP_REASONS = "XcpIngress.drop_reasons"


@pytest.fixture
def switch() -> Switch:
    return router(GIGABIT)


def forward_frame(switch: Switch, data: bytes, size: int, now_us: int = 1_000, wait_us: int = 0) -> bytes | None:
    """Returns the frame that leaves by the port, None when it was dropped."""
    made = switch.process(data, size, 0, (now_us - wait_us) * 1000, wait_us * 1000)
    frames = [out for port, out, _ in made if port == PORT_OUT]
    assert len(frames) <= 1
    return frames[0] if frames else None


def reasons(switch: Switch) -> dict[int, int]:
    counts = {number: switch.counter(DROP_REASONS, number)[0] for number in range(10)}
    return {number: count for number, count in counts.items() if count}


def test_forwarding_rewrites_macs_and_decrements_ttl(switch: Switch) -> None:
    out = forward_frame(switch, udp_frame(200), 200)
    assert out is not None
    assert out[:12] == bytes.fromhex("0200000000bb0200000000aa")
    assert out[14 + 8] == 63
    assert checksum(out[14:34]) == 0
    sent = udp_frame(200)
    assert out[12:22] == sent[12:22] and out[23:24] == sent[23:24] and out[26:] == sent[26:]


@pytest.mark.parametrize("ttl", range(2, 256))
def test_checksum_is_correct_for_every_ttl(switch: Switch, ttl: int) -> None:
    out = forward_frame(switch, udp_frame(100, ttl=ttl), 100)
    assert out is not None and out[22] == ttl - 1 and checksum(out[14:34]) == 0


def test_longest_prefix_wins(switch: Switch) -> None:
    add_route(switch, "10.0.2.128", 25, 7)
    add_route(switch, "10.0.2.200", 32, 8)
    for address, port in (("10.0.2.1", 1), ("10.0.2.129", 7), ("10.0.2.200", 8), ("10.0.2.201", 7)):
        ports = [p for p, _, _ in switch.process(udp_frame(100, dst=address), 100, 0, 5_000)]
        assert ports[0] == port and ports[1:] in ([], [CPU_PORT])


@pytest.mark.parametrize("words", [1, 5, 10])
def test_ip_options_are_preserved_and_checksummed(switch: Switch, words: int) -> None:
    options = bytes([1]) * (4 * words)
    sent = frame(xcp(50_000, 100_000, UNLIMITED) + tcp(), 1000, 253, options=options)
    out = forward_frame(switch, sent, 1000)
    assert out is not None and out[34 : 34 + 4 * words] == options
    assert checksum(out[14 : 34 + 4 * words]) == 0
    broken = bytearray(sent)
    broken[34] ^= 0x40
    assert forward_frame(switch, bytes(broken), 1000) is None
    assert reasons(switch) == {1: 1}


def bad_checksum() -> bytes:
    data = bytearray(udp_frame(100))
    data[24] ^= 1
    return bytes(data)


def short_total_length() -> bytes:
    head = bytearray(ipv4(30, 253))
    return b"\0" * 12 + b"\x08\x00" + bytes(head) + xcp(1, 1, 1) + tcp()


def bad_ihl() -> bytes:
    data = bytearray(udp_frame(100))
    data[14] = 0x44
    return bytes(data)


MALFORMED = {
    "bad_ipv4_checksum": (1, bad_checksum(), 100),
    "ttl_expired": (2, udp_frame(100, ttl=1), 100),
    "ttl_zero": (2, udp_frame(100, ttl=0), 100),
    "no_route": (3, udp_frame(100, dst="192.0.2.1"), 100),
    "bad_xcp_length": (4, frame(xcp(1, 1, 1, length=24) + tcp(), 100, 253), 100),
    "bad_xcp_version": (5, frame(xcp(1, 1, 1, version=2) + tcp(), 100, 253), 100),
    "bad_xcp_format_0": (6, frame(xcp(1, 1, 1, form=0) + tcp(), 100, 253), 100),
    "bad_xcp_format_4": (6, frame(xcp(1, 1, 1, form=4) + tcp(), 100, 253), 100),
    "truncated_ethernet": (7, b"\0" * 13, 13),
    "truncated_ipv4": (7, udp_frame(100)[:33], 33),
    "truncated_payload": (7, udp_frame(100), 99),
    "truncated_xcp": (7, data_frame(100, 1, 1, 1)[:53], 53),
    "xcp_beyond_total_length": (7, short_total_length(), 74),
    "not_ipv4": (8, b"\0" * 12 + b"\x86\xdd" + b"\0" * 46, 60),
    "bad_ihl": (9, bad_ihl(), 100),
    "bad_ip_version": (9, b"\0" * 12 + b"\x08\x00" + b"\x65" + udp_frame(100)[15:], 100),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_every_drop_has_its_numbered_reason(switch: Switch, name: str) -> None:
    number, data, size = MALFORMED[name]
    assert switch.process(data, size, 0, 1_000_000) == []
    assert reasons(switch) == {number: 1}
    assert switch.counter(DROP_REASONS, number) == (1, size)


@pytest.mark.parametrize("form", [2, 3])
def test_acks_are_not_modified(switch: Switch, form: int) -> None:
    sent = frame(xcp(5, 6, 7, reverse=8, form=form) + tcp(), 100, 253)
    out = forward_frame(switch, sent, 100)
    assert out is not None and out[34:] == sent[34:]


def test_packet_with_unknown_rtt_gets_no_positive_feedback(switch: Switch) -> None:
    for asked, written in ((UNLIMITED, 0), (1, 0), (0, 0), (-5, -5)):
        out = forward_frame(switch, data_frame(1000, 2000, 0, asked), 1000)
        assert out is not None and read_feedback(out) == written


def run(switch: Switch, port: ReferencePort, packets: int, gap_us: int, size: int, **data: int) -> tuple[int, float]:
    """Sends evenly spaced data packets; returns the sums of what the router and the reference wrote."""
    given, wanted = 0, 0.0
    asked = data.get("asked", UNLIMITED)
    for number in range(packets):
        now = 1_000_000 + number * gap_us
        out = forward_frame(switch, data_frame(size, data["cwnd"], data["rtt"], asked), size, now)
        assert out is not None
        given += read_feedback(out)
        wanted += port.packet(now, 0, size, (data["cwnd"], data["rtt"], asked)) or 0.0
    return given, wanted


def test_feedback_is_positive_with_spare_capacity_and_negative_in_overload(switch: Switch) -> None:
    given, wanted = run(switch, ReferencePort(125.0), 5_000, 80, 1000, cwnd=1_250_000, rtt=100_000)
    assert given > 0 and given == pytest.approx(wanted, rel=1e-3)
    busy = router(GIGABIT)
    given, wanted = run(busy, ReferencePort(125.0), 50_000, 4, 1000, cwnd=25_000_000, rtt=100_000)
    assert given < 0 and given == pytest.approx(wanted, rel=1e-3)


def test_shuffling_moves_bandwidth_from_the_large_to_the_small_window(switch: Switch) -> None:
    total = {2_500_000: 0, 10_000_000: 0}
    for number in range(60_000):
        cwnd = 2_500_000 if number % 5 == 0 else 10_000_000
        now = 1_000_000 + number * 8
        out = forward_frame(switch, data_frame(1000, cwnd, 100_000, UNLIMITED), 1000, now)
        assert out is not None
        total[cwnd] += read_feedback(out)
    assert total[2_500_000] > 0 > total[10_000_000]


def test_lower_upstream_feedback_is_kept_and_its_share_redistributed(switch: Switch) -> None:
    reference = ReferencePort(125.0)
    others = [0, 0.0]
    for number in range(20_000):
        now = 1_000_000 + number * 16
        asked = -300 if number % 2 else UNLIMITED
        out = forward_frame(switch, data_frame(1000, 3_000_000, 100_000, asked), 1000, now)
        wanted = reference.packet(now, 0, 1000, (3_000_000, 100_000, asked))
        assert out is not None and wanted is not None
        if asked < 0 and wanted == asked:
            assert read_feedback(out) == asked
        elif asked > 0:
            others[0] += read_feedback(out)
            others[1] += wanted
    assert others[0] == pytest.approx(others[1], rel=5e-3)


def test_rtt_above_the_maximum_counts_as_the_maximum(switch: Switch) -> None:
    longest = router(GIGABIT)
    for number in range(3_000):
        now = 1_000_000 + number * 2_000
        far = forward_frame(switch, data_frame(1000, 9_000_000, 2**31, UNLIMITED), 1000, now)
        most = forward_frame(longest, data_frame(1000, 9_000_000, 2**21 - 1, UNLIMITED), 1000, now)
        assert far is not None and most is not None and read_feedback(far) == read_feedback(most)


def test_two_ports_do_not_influence_each_other() -> None:
    alone, both = router(GIGABIT), router(GIGABIT)
    add_route(both, "10.0.3.0", 24, 2)
    set_capacity(both, 2, 1e7)
    for number in range(5_000):
        now = 1_000_000 + number * 50
        data = data_frame(1000, 1_000_000, 80_000, UNLIMITED)
        expected = forward_frame(alone, data, 1000, now)
        both.process(data_frame(700, 9_000, 30_000, UNLIMITED, dst="10.0.3.1"), 700, 0, now * 1000)
        assert forward_frame(both, data, 1000, now) == expected


def test_idle_port_allocates_spare_capacity_again(switch: Switch) -> None:
    """After a long silence the input is nearly nothing: the first packets find the spare capacity."""
    reference = ReferencePort(125.0)
    total = [0, 0.0]
    for start in (1_000_000, 3_600_000_000):
        for number in range(2_000):
            now = start + number * 200
            data = (500_000, 100_000, UNLIMITED)
            out = forward_frame(switch, data_frame(1000, *data), 1000, now)
            assert out is not None
            total[0] += read_feedback(out)
            total[1] += reference.packet(now, 0, 1000, data) or 0.0
    assert total[0] == pytest.approx(total[1], rel=1e-3)


def test_persistent_queue_is_the_minimum_wait_and_slows_senders(switch: Switch) -> None:
    reference = ReferencePort(125.0)
    given, wanted = 0, 0.0
    for number in range(40_000):
        now, wait = 1_000_000 + number * 8, 20_000 + (number * 37) % 1_000
        data = (12_500_000, 100_000, UNLIMITED)
        out = forward_frame(switch, data_frame(1000, *data), 1000, now, wait)
        assert out is not None
        given += read_feedback(out)
        wanted += reference.packet(now, wait, 1000, data) or 0.0
    assert reference.intervals[-1].queue_bytes == pytest.approx(20_000 * 125, rel=0.01)
    assert given < 0 and given == pytest.approx(wanted, rel=1e-3)


RECORD = struct.Struct("!H6sIQQQIqQQQBQBI")


def test_telemetry_records_match_the_reference(switch: Switch) -> None:
    reference = ReferencePort(125.0)
    records = []
    for number in range(20_000):
        now = 1_000_000 + number * 16
        data = data_frame(1000, 3_000_000, 100_000, UNLIMITED)
        for port, out, wire_len in switch.process(data, 1000, 0, now * 1000):
            if port == CPU_PORT:
                assert out[:2] == b"\0\0" and out[14:16] == b"\x88\xb5" and len(out) == wire_len == 102
                records.append(RECORD.unpack(out[16:]))
        reference.packet(now, 0, 1000, (3_000_000, 100_000, UNLIMITED))
    assert len(records) == len(reference.intervals)
    for record, interval in zip(records, reference.intervals, strict=True):
        port, time_us, _, capacity, _, queue, rtt_q8, phi_q16, pos_q16, neg_q16, *_, drops = record
        assert port == PORT_OUT and drops == 0 and queue == 0
        assert capacity == 131_072_000
        assert int.from_bytes(time_us, "big") == interval.end_us
        assert rtt_q8 / 256 == pytest.approx(interval.avg_rtt_us, rel=2e-3)
        for q16, value in ((phi_q16, interval.phi), (pos_q16, interval.residue_pos), (neg_q16, interval.residue_neg)):
            assert q16 / 65536 == pytest.approx(value, rel=5e-3, abs=50)


def test_input_per_rtt_beyond_64_bits_does_not_overflow() -> None:
    """The fastest link and a round trip of 2 s: input times the mean round trip, in 1/256 us, is beyond 2^64."""
    switch, reference = router(400e9), ReferencePort(50_000.0)
    own, others, gap_us = 9_000, 2_500_000_000, 50_000
    phis = []
    for number in range(200):
        now = 1_000_000 + number * gap_us
        made = switch.process(data_frame(own, 2_000_000_000, 2_000_000, 0), own, 0, now * 1000)
        reference.packet(now, 0, own, (2_000_000_000, 2_000_000, 0))
        phis += [RECORD.unpack(out[16:])[7] / 65536 for port, out, _ in made if port == CPU_PORT]
        switch.process(udp_frame(1_000), others, 0, now * 1000)
        reference.packet(now, 0, others, None)
    assert len(phis) == len(reference.intervals) > 4
    spare = 50_000 * 2_000_000
    for phi, interval in zip(phis[2:], reference.intervals[2:], strict=True):
        assert phi == pytest.approx(interval.phi, abs=spare / 1000)
        assert interval.avg_rtt_us == pytest.approx(2_000_000, rel=1e-3)


def test_first_interval_at_time_zero_lasts_a_microsecond() -> None:
    """The first packet of all ends the first interval, even in the clock's first microsecond."""
    pools = []
    for first_us in (0, 1):
        switch = router(GIGABIT)
        forward_frame(switch, data_frame(1000, 30_000, 10_000, UNLIMITED), 1000, first_us)
        pools.append([switch.register(f"residue_{sign}_fbk_register", PORT_OUT) for sign in ("pos", "neg")])
    assert pools[0] == pools[1]


def test_packet_that_ends_an_interval_is_counted_in_the_next(switch: Switch) -> None:
    ends = 0
    for number in range(20_000):
        now = 1_000_000 + number * 16
        made = switch.process(data_frame(1000, 3_000_000, 100_000, UNLIMITED), 1000, 0, now * 1000)
        if any(port == CPU_PORT for port, _, _ in made):
            ends += 1
            x, xrtt, size = (
                switch.register(f"sum_{name}_register", PORT_OUT)
                for name in ("rtt_by_cwnd", "rtt_square_by_cwnd", "input_traffic")
            )
            assert (xrtt, size) == (x * 100_000, 1000)
    assert ends > 2


def test_port_without_capacity_forwards_without_xcp(switch: Switch) -> None:
    add_route(switch, "10.0.9.0", 24, 9)
    sent = data_frame(1000, 2000, 100_000, UNLIMITED, dst="10.0.9.1")
    ((port, out, _),) = switch.process(sent, 1000, 0, 5_000_000)
    assert port == 9 and out[34:] == sent[34:]


def packet_out(egress_port: int, data: bytes) -> bytes:
    return struct.pack("!H", egress_port) + data


def test_route_to_the_cpu_port_makes_a_packet_in(switch: Switch) -> None:
    add_route(switch, "10.0.0.1", 32, CPU_PORT)
    sent = udp_frame(200, dst="10.0.0.1")
    ((port, out, wire_len),) = switch.process(sent, 200, 7, 1_000_000)
    assert port == CPU_PORT and wire_len == 202
    assert out[:2] == b"\0\x07" and out[2 + 34 :] == sent[34:]


@pytest.mark.parametrize("size", [0, 13, 60, 1500])
def test_packet_out_leaves_by_its_port_unmodified(switch: Switch, size: int) -> None:
    """Even a malformed congestion header leaves: the router does not parse it."""
    sent = (frame(xcp(1, 1, 1, length=24) + tcp(), 1500, 253) + bytes(1500))[:size]
    made = switch.process(packet_out(PORT_OUT, sent), 2 + size, CPU_PORT, 1_000_000)
    assert made[0] == (PORT_OUT, sent, size)
    record = made[1][1]
    assert made[1][0] == CPU_PORT and len(record) == 102
    assert record[:18] == b"\0\xff" + bytes(12) + b"\x88\xb5" + b"\0\x01"
    assert switch.register("input_bytes_register", PORT_OUT) == size
    assert reasons(switch) == {}


def test_packet_out_without_a_port_is_routed(switch: Switch) -> None:
    sent = data_frame(1000, 2000, 100_000, UNLIMITED)
    expected = switch.process(sent, 1000, 7, 1_000_000)[0]
    other = router(GIGABIT)
    assert other.process(packet_out(0xFFFF, sent), 1002, CPU_PORT, 1_000_000)[0] == expected
    assert other.process(packet_out(0xFFFF, udp_frame(100, ttl=1)), 102, CPU_PORT, 1_000_000) == []
    assert other.register("input_bytes_register", PORT_OUT) == 1000
    assert reasons(other) == {2: 1}


@pytest.mark.parametrize(("data", "reason"), [(packet_out(511, b"x"), 3), (packet_out(512, b"x"), 3), (b"x", 7)])
def test_invalid_packet_out_is_a_counted_drop(switch: Switch, data: bytes, reason: int) -> None:
    assert switch.process(data, len(data), CPU_PORT, 1_000_000) == []
    assert reasons(switch) == {reason: 1}
