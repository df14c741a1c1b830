"""Forged headers: the harm to honest flows, and routers that police claims (router.police)."""

from __future__ import annotations

import struct
from itertools import pairwise
from pathlib import Path

import pytest
from frames import data_frame, read_feedback
from router import CPU_PORT, PORT_OUT, insert, router

from tests.fuzz import attacks
from tests.fuzz.attacks import KNOWN, MAX_FEEDBACK, Attack, score
from tests.fuzz.misreporting import HONEST, places, run, share, surplus
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario
from xcpr.scenarios.programs.program import XCP

RTT_US, WINDOW, SIZE = 100_000, 50_000, 1000
RECORD = struct.Struct("!36xIq")
"""The mean round trip, 1/256 us, and the aggregate feedback, 1/65536 byte, of a telemetry record."""


POLICED = "xcp_router_policed"


@pytest.fixture
def port() -> Port:
    return Port()


class Port:
    """A port that polices claims, by default of 1 Gbit/s."""

    def __init__(self, bits_per_second: float = 1e9) -> None:
        self.switch = router(bits_per_second, POLICED)
        insert(self.switch, XCP.policed(PORT_OUT))
        self.now_us = 1_000
        self.sent = 0

    def feedback(self, cwnd: int = WINDOW, rtt: int = RTT_US, after_us: int = 0) -> int:
        """Returns H_feedback of a packet that asks for all there is, and comes so long after the one before; 0 of
        surplus."""
        self.now_us += after_us
        frame = data_frame(SIZE, cwnd, rtt, MAX_FEEDBACK)
        out = [data for port, data, _ in self.switch.process(frame, SIZE, 0, self.now_us * 1000) if port == PORT_OUT]
        self.sent += len(out)
        return read_feedback(out[0]) if out else 0

    def violations(self, reason: str) -> int:
        """Returns the violations counted for this reason, packets."""
        assert XCP.police is not None
        return self.switch.counter(XCP.police.violation_counter, XCP.police.violation_cells[reason])[0]

    def implausible(self) -> int:
        return self.violations("unproven") + self.violations("exceeded")

    def surplus(self) -> int:
        assert XCP.police is not None
        return self.switch.counter(XCP.police.surplus, PORT_OUT)[0]

    def round_trip(self, packets: int, **claim: int) -> list[int]:
        """Returns the feedback of packets that are evenly spread over a round trip."""
        return [self.feedback(after_us=RTT_US // packets, **claim) for _ in range(packets)]


def test_flow_gets_feedback_after_one_conforming_rtt(port: Port) -> None:
    assert max(port.round_trip(50)) <= 0
    assert port.implausible() == 50
    assert max(port.round_trip(50) + port.round_trip(50)) > 0
    assert port.implausible() <= 51


def test_flow_that_leaves_its_feedback_unused_gets_no_more(port: Port) -> None:
    port.round_trip(50)
    feedback = [port.round_trip(50) for _ in range(20)]
    positive = [sum(more > 0 for more in each) for each in feedback[1:]]
    assert sum(positive) > 5, "a flow may show again and again that it grows"
    assert port.violations("unused") > 400
    assert port.violations("exceeded") == 0
    assert XCP.police is not None
    total = sum(port.violations(reason) for reason in XCP.police.violation_cells)
    assert total == port.switch.counter(XCP.police.counter, PORT_OUT)[0]


def test_more_than_two_windows_per_rtt_is_implausible(port: Port) -> None:
    for packets in (50, 99):
        port.round_trip(packets)
    before = port.implausible()
    port.round_trip(99)
    assert port.implausible() == before
    feedback = port.round_trip(120) + port.round_trip(120)
    assert port.implausible() > before + 100
    assert max(feedback[-120:]) <= 0


def test_flow_that_conforms_again_gets_feedback_again(port: Port) -> None:
    for _ in range(3):
        port.round_trip(200)
    caught = port.implausible()
    port.round_trip(50)
    port.round_trip(50)
    assert max(port.round_trip(50) + port.round_trip(50)) > 0
    assert port.implausible() <= caught + 101


def test_packets_beyond_two_windows_per_rtt_are_dropped(port: Port) -> None:
    port.round_trip(50)
    assert (port.sent, port.surplus()) == (50, 0)
    port.round_trip(300)
    assert port.sent == pytest.approx(50 + 102, abs=6), "two windows, two packets for probes, and the last one's end"
    assert port.sent + port.surplus() == 350


def test_sustained_rate_is_limited_to_a_window_per_rtt(port: Port) -> None:
    for _ in range(30):
        port.round_trip(60)
    before = port.sent
    for _ in range(16):
        port.round_trip(60)
    assert (port.sent - before) / 16 == pytest.approx(50 * 17 / 16, abs=1)


def test_each_rtt_is_policed_by_the_window_at_its_start(port: Port) -> None:
    windows = []
    for cwnd, packets in ((WINDOW, 1), (WINDOW // 2, 200), (WINDOW // 4, 1)):
        port.feedback(cwnd=cwnd, after_us=2 * RTT_US)
        windows.append(max(port.switch.register("claim_window_register", place) for place in range(1 << 16)))
        for _ in range(packets - 1):
            port.feedback(cwnd=cwnd)
    assert port.violations("exceeded") > 0
    assert windows == [WINDOW, WINDOW // 2, WINDOW // 4]


def test_surplus_is_not_counted_as_input_traffic(port: Port) -> None:
    """A flow sends 300 packets in a round trip, 3 in a millisecond. Two windows of 50 go on, and only these count."""
    packets_per_ms = []
    for _ in range(900):
        port.now_us += RTT_US // 300
        for out, frame, _ in port.switch.process(data_frame(SIZE, WINDOW, RTT_US, 0), SIZE, 0, port.now_us * 1000):
            if out == CPU_PORT:
                mean_q8, phi_q16 = RECORD.unpack_from(frame, 16)
                # phi = alpha (capacity d - y d) without a queue, with alpha = 0.4 and 125 bytes/us.
                input_bytes_per_us = 125 - phi_q16 / 65536 / 0.4 / (mean_q8 / 256)
                packets_per_ms.append(input_bytes_per_us * 1000 / SIZE)
    assert port.surplus() > 400
    assert len(packets_per_ms) > 4
    assert max(packets_per_ms[2:]) < 1.5


def test_flow_that_ignores_cuts_is_limited_to_its_granted_rate() -> None:
    """50 packets of 1000 bytes in 100 ms are 4 Mbit/s, on a link of one."""
    port = Port(1e6)
    for _ in range(30):
        port.round_trip(50)
    before, began = port.sent, port.now_us
    for _ in range(30):
        port.round_trip(50)
    assert 8 * SIZE * (port.sent - before) / (port.now_us - began) <= 1.2


def test_initial_grant_is_at_most_two_rtts_of_the_port_capacity() -> None:
    """A flow's first claim counts as granted, up to 64 kB. The port of 1 Mbit/s has 25,000 bytes in two round trips.
    There is room for four packets more."""
    port = Port(1e6)
    grants = []
    for _ in range(2):
        port.feedback(cwnd=100_000, after_us=RTT_US)
        grants.append(max(port.switch.register("claim_granted_at_start_register", place) for place in range(1 << 16)))
    assert grants == [1 << 16, 25_000 + 4 * SIZE]


def test_unpoliced_port_checks_no_claims() -> None:
    port = Port()
    port.switch = router(1e9, POLICED)
    port.round_trip(300)
    assert max(port.round_trip(300)) > 0
    assert port.implausible() == 0


def test_police_is_refused_for_programs_without_policing() -> None:
    for layer, what in (
        ({"target": "tofino"}, "routers are Tofinos"),
        ({"program": "rcp"}, 'routers run "rcp"'),
        (
            {"arithmetic": "table"},
            'router.arithmetic is "table": the program that checks claims has "exact" arithmetic',
        ),
    ):
        with pytest.raises(Invalid, match=rf"router\.police: must be absent where {what}"):
            scenario.build([("it", {"title": "t", "router": {"police": True} | layer})])


def test_default_program_has_no_policing_tables() -> None:
    """The default has no table and no memory of it."""
    layers = {"title": "t", "flows": {"main": {"transport": "xcp-r"}}}
    chosen = {police: scenario.build([("it", layers | {"router": {"police": police}})]) for police in (False, True)}
    assert {police: built.compiled.name for police, built in chosen.items()} == {False: "xcp_router", True: POLICED}
    assert XCP.police is not None
    for name in (XCP.police.table, XCP.police.guard_table, XCP.police.counter, "claim_flow_register"):
        assert name not in chosen[False].compiled.text
        assert name in chosen[True].compiled.text


LEFT = {
    2_000_000: (0.86, 0.99),
    44_000: (0.84, 0.99),
    1_970_740: (0.85, 0.98),
    797_138: (0.97, 0.97),
}
"""The least that known headers leave, by their round trip: by default and at policed ports."""
FOUND = [(attack, *LEFT.get(attack.h_rtt, (0.86, 0.97))) for attack in KNOWN]


@pytest.mark.parametrize(("attack", "_by_default", "least"), FOUND, ids=str)
def test_forged_header_harms_honest_flows_little_under_policing(
    attack: Attack, _by_default: float, least: float
) -> None:
    assert score(attack, police=True) >= least


@pytest.mark.parametrize(("attack", "least", "_policed"), FOUND, ids=str)
def test_forged_header_takes_part_of_the_pools_without_policing(attack: Attack, least: float, _policed: float) -> None:
    """0.8 is where phi and shuffling balance when one flow takes the whole positive pool (ADR 1617).

    Pools are rates, so that a header pays for the round trip that it claims (ADR 0016).
    """
    assert score(attack, police=False) >= least


class Crowd(Port):
    """A port of 100 Mbit/s that checks no claims, used to two thirds, and what comes in 10 ms."""

    def __init__(self) -> None:
        super().__init__()
        self.switch = router(1e8, POLICED)

    def enable_guard(self) -> None:
        insert(self.switch, XCP.guard_entry(PORT_OUT))

    def round_trips(self, count: int, large_every: int = 10**9) -> int:
        """Sends 80 packets in each round trip, one in so many with a window of a packet and a round trip of 1 s;
        returns what these get."""
        taken = 0
        for number in range(1, 80 * count + 1):
            if number % large_every == 0:
                taken += max(0, self.feedback(1, 1_000_000, after_us=125))
            else:
                self.feedback(16_000, 10_000, after_us=125)
        return taken

    def is_guarded(self) -> bool:
        return self.switch.register("guarded_register", PORT_OUT) == 1


@pytest.mark.parametrize("watched", [False, True])
def test_mean_rtt_of_a_guarded_port_is_at_most_two_intervals(watched: bool) -> None:
    """At other ports the mean is Katabi's: sum(x rtt) / sum(x), 80 packets with an x of 625 us and one with 100 ms."""
    port = Crowd()
    if watched:
        port.enable_guard()
    means = []

    def packets(count: int, cwnd: int, rtt: int) -> None:
        for _ in range(count):
            port.feedback(cwnd, rtt, after_us=125)
            means.append(port.switch.register("avg_rtt_register", PORT_OUT) / 256)

    packets(1600, 16_000, 10_000)
    before = len(means)
    packets(1, 1, 100_000)
    packets(800, 16_000, 10_000)
    assert max(means[before:]) == pytest.approx(20_000 if watched else 70_000, rel=0.02)
    assert means[-1] == pytest.approx(10_000, rel=0.02)
    packets(2400, 160_000, 100_000)
    assert means[-1] == pytest.approx(100_000, rel=0.02), "the path has become ten times as long"


def test_rtt_of_a_guarded_port_rises_by_a_sixteenth_per_interval() -> None:
    port = Crowd()
    port.enable_guard()
    port.round_trips(20)
    normal = [port.switch.register("normal_rtt_register", PORT_OUT)]
    assert normal[0] / 256 == pytest.approx(10_000, rel=0.02)
    for _ in range(2400):
        port.feedback(160_000, 100_000, after_us=125)
        normal.append(port.switch.register("normal_rtt_register", PORT_OUT))
    steps = [after / before for before, after in pairwise(normal) if after != before]
    assert len(steps) > 3
    assert min(steps) > 1
    assert max(steps) == pytest.approx(17 / 16, rel=1e-3)


def test_port_is_guarded_during_and_after_unused_large_shares() -> None:
    port = Crowd()
    port.enable_guard()
    port.round_trips(20)
    at_once = port.round_trips(20, large_every=40)
    assert not port.is_guarded(), "new flows get their share at once"
    port.round_trips(60, large_every=40)
    assert port.is_guarded()
    assert 0 < port.round_trips(20, large_every=40) < at_once / 4
    port.round_trips(600)
    assert not port.is_guarded()


def test_port_is_guarded_once_the_table_has_it() -> None:
    port = Crowd()
    taken = port.round_trips(80, large_every=40)
    assert not port.is_guarded(), "nobody said that it may be"
    port.enable_guard()
    port.round_trips(300, large_every=40)  # the running interval is a second long: as long as the packets claim
    assert port.is_guarded()
    assert 0 < port.round_trips(20, large_every=40) < taken / 16


@pytest.mark.parametrize(
    "misreport",
    [
        "ignores cuts, claims a window of 1/100",
        "receiver: cwnd' = 1 MB in every ACK",
        "80 Mbit/s, claims it truly, obeys nothing",
        "80 Mbit/s, claims 4 GB",
    ],
)
def test_misreporting_flow_gets_at_most_a_fair_share_under_policing(misreport: str) -> None:
    assert share(misreport, police=True) <= 1.2


def test_honest_flow_has_no_surplus_under_policing() -> None:
    assert share("none: an honest flow", police=True) == pytest.approx(1, abs=0.01)
    assert surplus(run(HONEST["10 flows of XCP, 12 % of the ACKs lost"], police=True, seconds=3)) == 0


def test_flow_table_is_full_at_a_hundred_thousand_flows() -> None:
    """Half of them have none, and are not checked: no honest flow is caught for another's sake."""
    table = places()
    assert [row[0] for row in table.rows] == ["10", "1,000", "10,000", "100,000"]
    for row in table.rows:
        assert float(row[2]) == pytest.approx(float(row[3]), abs=0.01)
        assert float(row[1]) >= 0.7 * float(row[3])


def test_interrupted_attack_search_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Attack] = []

    def scored(attack: Attack, _police: bool) -> float:
        asked.append(attack)
        return 1 / (2 + attack.h_rtt)

    monkeypatch.setattr(attacks, "FOLDER", tmp_path)
    monkeypatch.setattr(attacks, "score", scored)
    attacks.search(20, 1, attacks.Log(1, police=False))
    found = attacks.search(50, 1, attacks.Log(1, police=False))
    assert len(asked) == len(set(asked)) == 50
    assert attacks.search(50, 1, attacks.Log(1, police=True)) == found
    assert found == sorted(found, key=lambda pair: pair[0])
    table = attacks.table(found, police=False)
    assert len(table.rows) == 10
    assert "of 50 headers" in table.notes[0]
