"""The P4 router's feedback against doubles, from 10 Mbit/s to 400 Gbit/s (`pytest -s` prints the errors)."""

from __future__ import annotations

import random
import sys

import pytest
from frames import data_frame, read_feedback, udp_frame
from router import COMPILED, CPU_PORT, PORT_OUT, router
from xcp_reference import ALPHA, Observed, ReferencePort

from xcpr._native import Switch

sys.path.insert(0, str(COMPILED.parent))
from log_tables import SIZE

# A case is: capacity, RTTs (us), frame sizes, and packets enough for ten intervals.
LINKS = {
    "10 Mbit/s": (10e6, (20_000, 400_000), (100, 1500), 20_000),
    "1 Gbit/s": (1e9, (2_000, 100_000), (100, 1500), 80_000),
    "10 Gbit/s": (10e9, (500, 20_000), (500, 9000), 40_000),
    "100 Gbit/s": (100e9, (100, 4_000), (1500, 9000), 200_000),
    "400 Gbit/s": (400e9, (100, 2_000), (9000, 9000), 400_000),
}

# A program has the largest error of an interval's feedback. The error is a share of all that was
# handed out, of the net, and of the sum of the handed out bytes and alpha's share of the whole
# capacity. The stated bounds are the window's reciprocal's and the tables'.
PROGRAMS = {"xcp_router": (0.01, 0.01, 0.002), "xcp_router_table": (0.05, 0.25, SIZE.feedback_bound())}
# The tables' first mean RTT is in the units of the initial scales, a few of which a packet counts for at 400 Gbit/s.
FIRST_INTERVALS = {"xcp_router": 0, "xcp_router_table": 2}


def observe(switch: Switch, made: list[tuple[int, bytes, int]]) -> Observed:
    """Returns the switch's treatment of this packet; a record leaves at the end of an interval."""
    return Observed(made[-1][0] == CPU_PORT, switch.register("queue_register", PORT_OUT))


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("link", LINKS)
def test_aggregate_feedback_is_within_its_error_bound(
    link: str, program: str, record_property: pytest.RecordProperty
) -> None:
    bits_per_second, rtts, sizes, packets = LINKS[link]
    draw = random.Random(link)
    switch = router(bits_per_second, program)
    reference = ReferencePort(bits_per_second / 8e6)
    flows = [(draw.randint(*rtts), draw.uniform(0.2, 3.0)) for _ in range(30)]
    clock, wait = 1_000_000.0, 0.0
    totals: dict[int, list[float]] = {}
    for number in range(packets):
        size = draw.randint(*sizes)
        load = 0.7 + 0.5 * (number * 10 // packets % 2)  # spare capacity is followed by overload
        clock += draw.expovariate(1.0) * size / (bits_per_second / 8e6) / load
        wait = max(0.0, wait + draw.uniform(-1.0, 1.1 if load > 1 else 0.9) * 50)
        now, wait_us = int(clock), int(wait)
        if draw.random() < 0.1:
            made = switch.process(udp_frame(size), size, 0, (now - wait_us) * 1000, wait_us * 1000)
            reference.packet(now, wait_us, size, None, observe(switch, made))
            continue
        rtt, share = draw.choice(flows)
        cwnd = max(size, int(bits_per_second / 8e6 * rtt / len(flows) * share))
        asked = 2**31 - 1 if draw.random() < 0.9 else draw.randint(-size, size)
        frame = data_frame(size, cwnd, rtt, asked)
        made = switch.process(frame, size, 0, (now - wait_us) * 1000, wait_us * 1000)
        port, out, _ = made[0]
        assert port == PORT_OUT
        expected = reference.packet(now, wait_us, size, (cwnd, rtt, asked), observe(switch, made))
        assert expected is not None
        spare = ALPHA * reference.bytes_per_us * reference.avg_rtt_us
        total = totals.setdefault(len(reference.intervals), [0.0, 0.0, 0.0, spare])
        total[0] += read_feedback(out)
        total[1] += expected
        total[2] += abs(expected)
    assert len(totals) >= 8
    complete = list(totals.values())[FIRST_INTERVALS[program] : -1]
    largest = max(abs(given - wanted) / size for given, wanted, size, _ in complete if size > 0)
    net = max(abs(given - wanted) / abs(wanted) for given, wanted, size, _ in complete if abs(wanted) > 0.05 * size)
    bounded = max((abs(given - wanted) - 1) / (size + spare) for given, wanted, size, spare in complete)
    print(
        f"{link}, {program}: {len(complete)} intervals, largest error "
        f"{largest:.2e} of what was handed out, {net:.2e} of the net, {bounded:.2e} of the bound's unit"
    )
    record_property("largest_relative_error", largest)
    of_all, of_net, bound = PROGRAMS[program]
    assert largest <= of_all
    assert net <= of_net
    assert bounded <= bound
