"""Flows of the kernel's own TCP: where they are allowed, the kernel's settings, and its figures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import namespaces
import needs
import pytest
from conftest import made_up
from namespaces import Namespace
from test_host import SECONDS, make_plan, run

from xcpr.experiments import catalogue, experiment
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds import kernel, sim
from xcpr.worlds.emulation import mininet, mininet_job
from xcpr.worlds.switch.links import of_router

pytestmark = pytest.mark.network

SETTINGS = ("flows.main.transport=kernel:cubic", "flows.main.ack_every=2")


def refusal(caught: pytest.ExceptionInfo[Invalid]) -> str:
    (problem,) = caught.value.problems
    return str(problem)


def test_kernel_algorithm_name_is_parsed_on_any_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "OFFERED", Path("/nowhere"))
    loaded = scenario.load("mininet", ["flows.main.transport=kernel:no_such-1"])
    assert loaded.flows["main"].transport == "kernel:no_such-1"
    with pytest.raises(Invalid, match="offers none"):
        kernel.check_machine(loaded, "embedded")


@pytest.mark.parametrize(
    ("override", "message"),
    [
        ("flows.main.transport=kernel:", 'kernel:NAME or python:NAME (capitals or not), not "kernel:"'),
        ("flows.main.transport=kernel:sixteen_letters_", "kernel:NAME or python:NAME"),
        ("flows.main.recovery=reno", 'flows.main.recovery: must be "rack" with transport "kernel:cubic"'),
        ("flows.main.ack_every=3", "flows.main.ack_every: must be 1 or 2"),
        ("flows.main.dscp=ef", "flows.main.dscp: must be absent"),
        ("flows.main.packet_size=141 bytes", 'flows.main.packet_size: must be at least "142 bytes"'),
    ],
)
def test_options_that_the_kernel_lacks_are_refused(override: str, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        scenario.load("mininet", [*SETTINGS, override])
    assert message in refusal(caught)


def test_kernel_transport_is_refused_in_the_simulator() -> None:
    with pytest.raises(Invalid) as caught:
        sim.execute(scenario.load("mininet", SETTINGS), 1, "mininet")
    assert refusal(caught).startswith('--world sim: flows.main.transport: is "kernel:cubic": ')
    assert refusal(caught).endswith("use --world mininet")


def test_unavailable_kernel_algorithm_is_refused_before_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered = tmp_path / "offered"
    offered.write_text("reno bbr\n")
    monkeypatch.setattr(kernel, "OFFERED", offered)
    monkeypatch.setattr(mininet, "_perform", None)
    with pytest.raises(Invalid) as caught:
        mininet.execute(scenario.load("mininet", SETTINGS), 1, "mininet", "embedded", lambda *_: None)
    assert refusal(caught).endswith('is "kernel:cubic"; this machine\'s kernel offers kernel:bbr, kernel:reno')
    offered.write_text("cubic\n")
    with pytest.raises(Invalid) as caught:
        mininet.execute(scenario.load("mininet", SETTINGS), 1, "mininet", "bmv2", lambda *_: None)
    assert refusal(caught).endswith("needs --switch embedded")


def test_kernel_options_are_set_by_routes(tmp_path: Path) -> None:
    more = ("flows.main.count=1", "flows.main.initial_window=10 packets", "flows.main.min_rto=200 ms")
    chosen = scenario.load("mininet", [*SETTINGS, *more, "flows.other.transport=xcp", "flows.other.count=1"])
    built = topology.build(chosen)
    the_plan = plan.make(chosen, built, 1)
    job = mininet_job.make(the_plan, built, "embedded")
    options = {host["name"]: host["route_options"] for host in job["hosts"]}
    assert options["s0"] == options["d0"] == "initcwnd 10 rto_min 200ms quickack 0"
    assert options["s1"] == options["d1"] == ""
    links = {link["name"]: link for link in job["plan"]["links"]}
    delays = {name: (link["forward"]["delay_ns"], link["backward"]["delay_ns"]) for name, link in links.items()}
    assert delays["s0-r1"] == delays["d0-r2"] == (0, 2_000_000)
    assert delays["s1-r1"] == delays["d1-r2"] == (1_000_000, 1_000_000)
    # r1's ports are 1 to r2, then 2 to s0, 3 to s1.
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(job["plan"]))
    ports = of_router(path, "r1").links_at(0)["ports"]
    assert (ports["2"]["delay_ns"], ports["3"]["delay_ns"]) == (2_000_000, 1_000_000)


def test_job_lists_the_hosts_with_kernel_xcp(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = ("flows.main.count=1", "flows.main.transport=kernel:xcp-r", "flows.other.transport=kernel:cubic")
    loaded = scenario.load("mininet", [*chosen, "flows.other.count=1"])
    built = topology.build(loaded)
    assert mininet_job.make(plan.make(loaded, built, 1), built, "embedded")["under_xcp"] == ["d0", "s0"]
    monkeypatch.setattr(kernel.machine, "lacks", lambda: ["It has no BTF."])
    with pytest.raises(Invalid) as caught:
        kernel.check_machine(loaded, "embedded")
    assert str(caught.value.problems[0]).endswith("for which this machine lacks something. It has no BTF.")


def test_feedback_of_kernel_flows_is_sampled() -> None:
    """A record is what holds until the next one."""
    chosen = (
        "duration=1 s",
        "flows.main.count=1",
        "flows.main.transport=kernel:xcp",
        "flows.other.transport=kernel:cubic",
    )
    loaded = scenario.load("mininet", [*chosen, "flows.other.count=1"])
    made = plan.make(loaded, topology.build(loaded), 1)
    flow = next(flow for flow in made["flows"] if flow["name"] == "main0")
    address = {host["name"]: host["address"] for host in made["hosts"]}
    ends = [f"{address[flow['from']]}:{flow['from_port']}", f"{address[flow['to']]}:{flow['to_port']}"]
    sock = dict(zip(("local", "remote"), ends, strict=True))
    back = dict(zip(("remote", "local"), ends, strict=True))
    recorded = [
        {"at_ns": -5, "sockets": []},
        {"at_ns": 150_000_000, "sockets": [back | {"feedback_bytes": 1}, sock | {"feedback_bytes": 3000}]},
        {"at_ns": 900_000_000, "sockets": [sock | {"feedback_bytes": -200}]},
    ]
    assert kernel.feedback(made, recorded) == {"main0": [None] * 2 + [3000] * 7 + [-200] * 2}
    assert kernel.feedback(made, [])["main0"] == [None] * 11


def test_kernel_experiment_runs_sequentially_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up simulation stands in the place of Mininet."""
    offered = tmp_path / "offered"
    offered.write_text("reno\n")
    monkeypatch.setattr(kernel, "OFFERED", offered)
    chosen = catalogue.load("kernel")
    with pytest.raises(Invalid, match="kernel:cubic"):
        experiment.run(chosen, (1, 2), tmp_path, None)
    assert not (tmp_path / "kernel-tcp").exists()  # the first run, which needs no cubic, has not begun
    offered.write_text("reno cubic\n")
    monkeypatch.setattr(kernel, "check_simulator", lambda _: None)
    monkeypatch.setattr(kernel, "_counts_timeouts", lambda: True)
    monkeypatch.setattr(sim._native, "simulate", made_up)
    ran = []

    def in_mininet(chosen: Scenario, seed: int, name: str, switch: str, say: Callable[[str, float], None]) -> Result:
        ran.append((name, seed, switch))
        say("", 1.0)
        return sim.execute(chosen, seed, name)

    monkeypatch.setattr(mininet, "execute", in_mininet)
    experiment.run(chosen, (1, 2), tmp_path, None, ("duration=2 s",))
    assert len(ran) == 32 and ran[:2] == [("kernel-tcp/newreno-one", seed, "embedded") for seed in (1, 2)]
    experiment.run(chosen, (1, 2), tmp_path, None, ("duration=2 s",))
    assert len(ran) == 32
    (first, second, small, simulated), path = experiment.make_report(chosen, tmp_path)
    assert [row[0].partition(",")[0] for row in first.rows] == ["NewReno", "CUBIC"] * 2
    assert len(second.rows) == 8 and second.rows[1][3] == "100.0%"
    assert (len(small.rows), len(simulated.rows)) == (4, 4)
    assert path.read_text().count("<img ") == 4


@pytest.fixture
def pair() -> Iterator[tuple[Namespace, Namespace]]:
    with namespaces.pair() as made:
        yield made


lacking = needs.namespaces() or ("" if "reno" in kernel.offered() else "this kernel offers no reno")


@pytest.mark.skipif(bool(lacking), reason=lacking)
def test_kernel_flows_are_measured_like_host_flows(pair: tuple[Namespace, Namespace], tmp_path: Path) -> None:
    made = make_plan(udp_sources=[])
    template = made["flows"][0] | {"packet_bytes": 1000, "max_window_packets": 20}
    made["flows"] = [
        template | {"name": "ours", "transport": "newreno"},
        template | {"name": "endless", "transport": "kernel:reno", "from_port": 10001, "to_port": 5002},
        template | {"name": "file", "transport": "kernel:reno", "from_port": 10002, "to_port": 5003}
        | {"bytes": 100_000, "start_ns": 3 * 10**8},
        template | {"name": "stopped", "transport": "kernel:reno", "from_port": 10003, "to_port": 5004}
        | {"stop_ns": 3 * 10**8},
    ]  # fmt: skip
    here, there = run(pair, made, tmp_path)
    assert here["flows"].keys() == there["flows"].keys() == {"ours", "endless", "file", "stopped"}
    for name in ("endless", "file"):
        sender, receiver = here["flows"][name], there["flows"][name]
        assert sender.keys() == here["flows"]["ours"].keys()
        assert receiver.keys() == there["flows"]["ours"].keys()
        assert len(sender["series"]["window_bytes"]) == len(receiver["series"]["delivered_bytes"]) == 11
        assert (sender["timeouts"], sender["rtt_mean_s"]) == (0, None)
        assert receiver["delivered_bytes"] == receiver["series"]["delivered_bytes"][-1]
    stopped = there["flows"]["stopped"]["series"]["delivered_bytes"]
    assert stopped[2] > 0 and stopped[5] == stopped[-1]
    file, endless = there["flows"]["file"], there["flows"]["endless"]
    # A packet of 1000 bytes has 934 bytes of payload and 66 of headers.
    assert file["payload_bytes"] == 100_000
    assert file["delivered_bytes"] == 100_000 + 108 * 66
    # Where the machine is late, the kernel probes for a file's end by one that is not lost (RFC 8985, section 7).
    sent = here["flows"]["file"]
    assert sent["sent_packets"] == 108 + sent["retransmitted_packets"]
    assert file["series"]["delivered_bytes"][3] == 0
    # Nothing but the receiver's window holds it back on this wire, which has no delay.
    assert endless["delivered_bytes"] > 10e6 * SECONDS
    # TCP_WINDOW_CLAMP is a whole number of the window scale's steps.
    assert max(here["flows"]["endless"]["series"]["in_flight_bytes"]) <= 21_000


@pytest.mark.skipif(bool(lacking), reason=lacking)
def test_port_in_use_of_a_kernel_flow_is_reported(pair: tuple[Namespace, Namespace], tmp_path: Path) -> None:
    made: dict[str, Any] = make_plan(udp_sources=[])
    flow = made["flows"][0] | {"transport": "kernel:reno"}
    made["flows"] = [flow, flow | {"name": "b"}]
    (tmp_path / "plan.json").write_text(json.dumps(made))
    end = pair[1].xcpr("host", f"{tmp_path}/plan.json", "h2", "--epoch", "0", "--out", f"{tmp_path}/out")
    _, errors = end.communicate(timeout=30)
    assert end.returncode == 1 and "port 5001 is taken" in errors


def test_cubic_recovers_from_slow_start_overshoot() -> None:
    """Seven tenths of twice what fits do not fit either: lost retransmissions must make room (ADR 0208)."""
    made = sim.execute(scenario.load("kernel", ["duration=5 s"]), 1, "kernel")
    assert made.totals.utilisation > 0.95
    assert made.totals.delivered_bytes > 0.9 * 5 * 100e6 / 8
    assert made.totals.retransmitted_packets < 3000
