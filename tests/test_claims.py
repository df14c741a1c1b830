"""Headers that lie: what they take from honest flows, and routers that check claims (router.police)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from frames import data_frame, read_feedback
from router import PORT_OUT, insert, router

from xcpr.program import XCP
from xcpr.scenarios import scenario
from xcpr.schema import Invalid

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bench"))

from attacks import MOST_FEEDBACK, Attack, score

RTT_US, WINDOW, SIZE = 100_000, 50_000, 1000


@pytest.fixture(params=["xcp_router", "xcp_router_table"])
def port(request: pytest.FixtureRequest) -> Port:
    return Port(request.param)


class Port:
    """A port of 1 Gbit/s that checks claims."""

    def __init__(self, program: str) -> None:
        self.switch = router(1e9, program)
        insert(self.switch, XCP.policed(PORT_OUT))
        self.now_us = 1_000

    def feedback(self, cwnd: int = WINDOW, rtt: int = RTT_US, after_us: int = 0) -> int:
        """H_feedback of a packet that asks for all there is, and comes so long after the one before."""
        self.now_us += after_us
        sent = data_frame(SIZE, cwnd, rtt, MOST_FEEDBACK)
        (out,) = [data for port, data, _ in self.switch.process(sent, SIZE, 0, self.now_us) if port == PORT_OUT]
        return read_feedback(out)

    def implausible(self) -> int:
        assert XCP.police is not None
        return self.switch.counter(XCP.police.counter, PORT_OUT)[0]

    def round_trip(self, packets: int, **claim: int) -> list[int]:
        """The feedback of packets that are evenly spread over a round trip."""
        return [self.feedback(after_us=RTT_US // packets, **claim) for _ in range(packets)]


def test_a_flow_is_believed_once_it_has_kept_to_its_claim_for_a_round_trip(port: Port) -> None:
    assert max(port.round_trip(50)) <= 0
    assert port.implausible() == 50
    assert max(port.round_trip(50) + port.round_trip(50)) > 0
    assert port.implausible() <= 51


def test_twice_its_window_is_still_plausible_and_more_is_not(port: Port) -> None:
    for packets in (50, 99):
        port.round_trip(packets)
    before = port.implausible()
    port.round_trip(99)
    assert port.implausible() == before
    told = port.round_trip(120) + port.round_trip(120)
    assert port.implausible() > before + 100
    assert max(told[-120:]) <= 0


def test_a_flow_that_comes_to_its_senses_is_believed_again(port: Port) -> None:
    for _ in range(3):
        port.round_trip(200)
    caught = port.implausible()
    port.round_trip(50)
    port.round_trip(50)
    assert max(port.round_trip(50)) > 0
    assert port.implausible() <= caught + 101


def test_ports_that_are_not_policed_check_nothing() -> None:
    port = Port("xcp_router")
    assert XCP.police is not None
    unpoliced = router(1e9)
    port.switch = unpoliced
    port.round_trip(300)
    assert max(port.round_trip(300)) > 0
    assert port.implausible() == 0


def test_who_can_not_check_claims_says_so() -> None:
    for layer, what in (({"target": "tofino"}, "are Tofinos"), ({"program": "rcp"}, 'run "rcp"')):
        with pytest.raises(Invalid, match=rf"router\.police: must be absent where routers {what}"):
            scenario.build([("it", {"title": "t", "router": {"police": True} | layer})])


# Of the worst headers that bench/attacks.py found: without the check and with it.
FOUND = [
    Attack(750, 0.04, 1, 20_000, MOST_FEEDBACK),
    Attack(4000, 0.003, 61, 3_743_497, MOST_FEEDBACK),
    Attack(1000, 0.1, 1, 2_000_000, MOST_FEEDBACK),
    Attack(1000, 0.03, 18_750, 200_000, MOST_FEEDBACK),
]


@pytest.mark.parametrize("attack", FOUND, ids=str)
def test_a_header_that_lies_takes_little_of_honest_flows_where_claims_are_checked(attack: Attack) -> None:
    assert score(attack, police=True) >= 0.85


def test_the_same_header_starves_them_where_claims_are_not_checked() -> None:
    """So that the test above is known to have something to prevent."""
    assert score(FOUND[1], police=False) < 0.5
