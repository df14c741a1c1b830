"""The exact arithmetic to the last bit, at the bounds of its numbers, with registers that the test writes.

The suites beside it compare with doubles, which cannot tell one unit of 1/65536 byte from the next.
"""

from __future__ import annotations

import json

import pytest
from frames import data_frame, read_feedback
from router import PORT_OUT, router

from xcpr._native import Switch

PROGRAMS = ("xcp_router", "xcp_router_policed")
GIGABIT = 1e9
MAX_WINDOW = 2**31 - 1
MAX_SHARE_Q16 = 2**61
LARGE_POOL_Q16 = 2**50
NOW_US = 1_000


def write(switch: Switch, **registers: int) -> None:
    """Writes the port's registers, each named without its ending."""
    commands = [
        {"op": "write_register", "register": f"{name}_register", "index": PORT_OUT, "value": value}
        for name, value in registers.items()
    ]
    switch.apply(json.dumps(commands), NOW_US)


def read(switch: Switch, *names: str) -> list[int]:
    return [switch.register(f"{name}_register", PORT_OUT) for name in names]


def send(switch: Switch, rtt: int, feedback: int) -> int:
    """Sends a packet of 1000 bytes in the running interval, and returns the H_feedback that leaves."""
    frame = data_frame(1000, 50_000, rtt, feedback)
    made = switch.process(frame, 1000, 0, NOW_US * 1000)
    return read_feedback(made[0][1])


@pytest.fixture(params=PROGRAMS)
def switch(request: pytest.FixtureRequest) -> Switch:
    """Makes a router in its first interval, which began with the packet of the first microsecond."""
    made = router(GIGABIT, request.param)
    made.process(data_frame(1000, 50_000, 100_000, 0), 1000, 0, 1_000)
    return made


def test_mean_rtt_is_the_exact_quotient_of_its_sums(switch: Switch) -> None:
    """Katabi 2002, section 3.5.1: sum(rtt^2 / cwnd) by sum(rtt / cwnd), here by one, so that no bit is lost."""
    write(switch, sum_rtt_by_cwnd=1, sum_rtt_square_by_cwnd=100_000)
    switch.process(data_frame(1000, 50_000, 100_000, 0), 1000, 0, 3_000_000_000)
    assert read(switch, "avg_rtt") == [100_000 * 256]


def test_saturated_negative_feedback_carries_no_fraction(switch: Switch) -> None:
    """A share of the negative pool that makes more than 2^31 bytes of window."""
    write(
        switch,
        avg_rtt=1_000 * 256,
        inverse_rtt=2**43 // 1_000,
        residue_pos_fbk=0,
        residue_neg_fbk=LARGE_POOL_Q16,
        xi_neg_mantissa=LARGE_POOL_Q16,
        xi_neg_shift=0,
        carry=0,
    )
    assert send(switch, 2_000_000, MAX_WINDOW) == -MAX_WINDOW
    assert read(switch, "carry") == [0]


def test_feedback_returned_to_the_pool_is_bounded(switch: Switch) -> None:
    """H_feedback of -2^31 at 1/32768 of the mean round trip is more than any pool: MAX_SHARE_Q16 of state.p4."""
    write(
        switch,
        avg_rtt=2_097_151 * 256,
        inverse_rtt=2**43 // 2_097_151,
        residue_pos_fbk=0,
        residue_neg_fbk=0,
        carry=0,
    )
    assert send(switch, 64, -(2**31)) == -(2**31)
    assert read(switch, "residue_pos_fbk", "residue_neg_fbk") == [MAX_SHARE_Q16, 0]
