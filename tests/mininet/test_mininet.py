"""Mininet's world: the job of its scripts, results from their files, and short runs where the machine can."""

from __future__ import annotations

import importlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

import needs
import pytest
from test_live import read_events, read_page_url

from xcpr.io.paths import ROOT
from xcpr.io.schema import Invalid
from xcpr.results import assembly, result
from xcpr.results.groups import Group
from xcpr.results.result import Measured
from xcpr.results.tables import run_tables, set_tables
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network import topology
from xcpr.scenarios.network.taps import FILE
from xcpr.worlds import kernel, sim
from xcpr.worlds.ebpf import machine
from xcpr.worlds.emulation import collected, lacking, mininet, mininet_job
from xcpr.worlds.observe import moments
from xcpr.worlds.switch import links

pytestmark = pytest.mark.network

MEASURED = {
    "offered_packets": 11,
    "offered_bytes": 11_000,
    "sent_packets": 10,
    "sent_bytes": 10_000,
    "queue_drops": 1,
    "loss_drops": 2,
    "received_packets": 9,
    "received_bytes": 9_000,
    "queue_mean_packets": 1.5,
    "queue_p95_packets": 3.0,
    "queue_mean_bytes": 1_500.0,
    "queue_p95_bytes": 3_000.0,
}


def make_job(name: str, *overrides: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Makes a plan and its job for the embedded switch."""
    chosen = scenario.load(name, overrides)
    built = topology.build(chosen)
    the_plan = plan.make(chosen, built, 1)
    return the_plan, mininet_job.make(the_plan, built, "embedded")


def plan_file(folder: Path, the_plan: dict[str, Any]) -> Path:
    path = folder / "plan.json"
    path.write_text(json.dumps(the_plan))
    return path


@pytest.mark.parametrize("name", ["mininet", "parking-lot"])
def test_switch_links_match_the_channels_of_the_plan(name: str, tmp_path: Path) -> None:
    """The links at a router's ports are the simulator's, the thresholds of RED to the last digit."""
    overrides = ("loss.backward.model=random", "loss.backward.probability=12.5 %", "queue.discipline=red")
    overrides += ("reorder.backward.probability=1.5 %", "reorder.backward.delay=3 ms")
    the_plan, job = make_job(name, *overrides)
    the_plan = json.loads(json.dumps(the_plan))
    path = plan_file(tmp_path, job["plan"])
    for router in job["routers"]:
        read = links.of_router(path, router["name"]).links_at(0)
        assert read.pop("sample_interval_ns") == the_plan["sample_interval_ns"]
        assert read.pop("queue_sample_interval_ns") == the_plan["queue_sample_interval_ns"]
        assert read == {
            "ports": {
                str(end["port"]): link[direction]
                for link in the_plan["links"]
                for end, direction in zip(link["ends"], ("forward", "backward"), strict=True)
                if end["node"] == router["name"]
            }
        }


def test_router_missing_in_the_plan_is_refused(tmp_path: Path) -> None:
    path = plan_file(tmp_path, make_job("mininet")[0])
    with pytest.raises(Invalid, match='routers: there is none named "r9"; allowed are r1, r2'):
        links.of_router(path, "r9")


def test_job_has_every_node_and_address() -> None:
    the_plan, job = make_job("mininet")
    assert [host["name"] for host in job["hosts"]] == [host["name"] for host in the_plan["hosts"]]
    first = job["hosts"][0]
    assert first == {
        "name": "s0",
        "address": "10.1.0.3",
        "mac": "02:00:00:01:00:03",
        "ttl": None,
        "neighbours": [],
        "gateways": [{"mac": "02:01:00:01:00:02", "destinations": ["default"]}],
        "route_options": "",
    }
    assert [router["address"] for router in job["routers"]] == ["127.0.0.1:9559", "127.0.0.1:9560"]
    ends = [tuple(end) for link in job["links"] for end in link["ends"]]
    assert len(ends) == len(set(ends)) == 2 * len(the_plan["links"])


def test_path_changes_apply_to_the_links_of_their_routers(tmp_path: Path) -> None:
    changes = ["path_changes.a.at=2 s", "path_changes.a.rate=50 Mbit/s", "path_changes.a.direction=forward"]
    changes += ["path_changes.b.at=1 s", "path_changes.b.delay=7 ms"]
    changes += ["path_changes.c.at=3 s", "path_changes.c.loss.model=random", "path_changes.c.loss.probability=1 %"]
    changes += ["path_changes.c.direction=backward"]
    path = plan_file(tmp_path, make_job("mininet", *changes)[0])
    seen = []
    for router in ("r1", "r2"):
        planned, at_ns = links.of_router(path, router), 0
        while (change_ns := planned.change_after(at_ns)) is not None:
            at_ns = change_ns
            port = planned.links_at(at_ns)["ports"]["1"]
            seen.append((router, at_ns / 1e9, port["rate_bps"], port["delay_ns"], port["loss"]["model"]))
    assert seen == [
        ("r1", 1.0, 200_000_000, 7_000_000, "none"),
        ("r1", 2.0, 50_000_000, 7_000_000, "none"),
        ("r2", 1.0, 200_000_000, 7_000_000, "none"),
        ("r2", 3.0, 200_000_000, 7_000_000, "random"),
    ]


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Imports a script of mininet/ as Debian's Python does, the package ``mininet`` replaced by nothing."""
    monkeypatch.syspath_prepend(str(ROOT / "mininet"))
    for name in ("mininet", "mininet.link", "mininet.net", "mininet.node"):
        monkeypatch.setitem(sys.modules, name, MagicMock(Link=object, Switch=object))
    for name in ("bmv2", "embedded", "machine", "netem", "network", "processes", "thrift", "world"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module


def test_bmv2_bottleneck_is_one_wire() -> None:
    """One wire makes the way of the bottleneck and from the routers to the hosts; the queue is BMv2's."""
    chosen = scenario.load("mininet", ["loss.backward.model=random", "loss.backward.probability=12 %"])
    built = topology.build(chosen)
    job = mininet_job.make(plan.make(chosen, built, 1), built, "bmv2")
    (wire,) = job["wires"]
    assert wire["link"] == "bottleneck"
    assert [way["from"] for way in wire["ways"]] == [["r1", 1], ["r2", 1]]
    assert [way["delay_ns"] for way in wire["ways"]] == [19_000_000, 19_000_000]
    assert [way["loss"]["model"] for way in wire["ways"]] == ["none", "random"]
    assert job["routers"][0]["queues"][0] == {"port": 1, "packets": 1000, "packets_per_s": 25_000}
    ports = links.Planned(job["wires_plan"], {("w1", "forward"): 2, ("w1", "backward"): 1}).links_at(0)["ports"]
    assert {port: (link["rate_bps"], link["delay_ns"]) for port, link in ports.items()} == dict.fromkeys(
        ("2", "1"), (None, 19_000_000)
    )
    chosen = scenario.load("parking-lot")
    built = topology.build(chosen)
    job = mininet_job.make(plan.make(chosen, built, 1), built, "bmv2")
    assert [wire["link"] for wire in job["wires"]] == [link["name"] for link in job["links"]]
    assert [way["delay_ns"] for way in job["wires"][-1]["ways"]] == [0, 1_000_000]


@pytest.mark.parametrize(
    ("override", "key"),
    [
        ("queue.discipline=red", "queue.discipline: is what BMv2 lacks: its queues drop at their end"),
        ("queue.limit=1 MB", "queue.limit"),
        ("links.bottleneck.queue.limit=1 MB", "links.bottleneck.queue.limit"),
        ('path_changes.dip={at="1 s",rate="1 Mbit/s"}', "path_changes"),
    ],
)
def test_features_that_bmv2_lacks_are_refused(override: str, key: str) -> None:
    with pytest.raises(Invalid, match=f"--switch bmv2: {key}"):
        lacking.check(scenario.load("mininet", [override]), "bmv2")


def test_netem_options_follow_the_links_of_the_plan(scripts: Callable[[str], ModuleType]) -> None:
    options = scripts("netem").options
    assert options({"delay_ns": 5, "loss": {"model": "none"}}) == ["limit", "100000", "delay", "5ns"]
    random = options({"delay_ns": 5, "loss": {"model": "random", "probability": 0.12}})
    assert random[4:] == ["loss", "random", "12.000000%"]
    burst = {"model": "gilbert-elliott", "good_to_bad": 0.1, "bad_to_good": 0.2, "loss_good": 0.0, "loss_bad": 1.0}
    words = options({"delay_ns": 0, "loss": burst})
    assert words[4:] == ["loss", "gemodel", "10.000000%", "20.000000%", "100.000000%", "0.000000%"]


@pytest.mark.parametrize(("late", "wires"), [("0 %", 0), ("1 %", 1)])
def test_reordering_uses_a_wire_in_place_of_netem(
    late: str, wires: int, scripts: Callable[[str], ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = scenario.load("mininet", [f"reorder.forward.probability={late}", "reorder.forward.delay=2 ms"])
    built = topology.build(chosen)
    job = mininet_job.make(plan.make(chosen, built, 1), built, "bmv2")
    (wire,) = job["wires_plan"]["links"]
    assert wire["forward"]["reorder"] == {"probability": float(late[0]) / 100, "delay": 2_000_000}
    monkeypatch.setattr(scripts("machine"), "has_qdisc", lambda *_: True)
    job = scripts("world").with_netem(job)
    assert len(job["wires"]) == wires and len(job["netem"]) == 2 * (1 - wires)


def make_outcome(the_plan: dict[str, Any], samples: int) -> dict[str, Any]:
    """Makes files as switches, hosts and the controller write them."""
    hosts: dict[str, Any] = {host["name"]: {"flows": {}, "udp": {}, "traffic": {}} for host in the_plan["hosts"]}
    for flow in the_plan["flows"]:
        hosts[flow["from"]]["flows"][flow["name"]] = {
            "role": "sender",
            **dict.fromkeys(("timeouts", "timeouts_after_3s", "fast_retransmits", "retransmitted_packets"), 1),
            "sent_packets": 1001,
            "rtt_mean_s": 0.04,
            "rtt_times": {"time_s": [0.04], "count": [9]},
            "spurious_timeouts": 1,
            "series": {key: [5] * samples for key in ("window_bytes", "srtt_s", "in_flight_bytes")},
            "recovery_events": [{"time_s": 1.0, "kind": "timeout"}],
        }
        hosts[flow["to"]]["flows"][flow["name"]] = {
            "role": "receiver",
            "delivered_bytes": 1_000_000,
            "payload_bytes": 900_000,
            "delivered_after_3s_bytes": 500_000,
            "longest_stall_s": 0.2,
            "longest_stall_after_3s_s": 0.1,
            "spurious_retransmissions": 2,
            "series": {"delivered_bytes": [7] * samples},
        }
    for source in the_plan["udp_sources"]:
        hosts[source["from"]]["udp"][source["name"]] = {
            "role": "sender",
            "sent_packets": 20,
            "sent_bytes": 20_000,
            "series": {"udp_offered_bytes": [10] * samples},
        }
        hosts[source["to"]]["udp"][source["name"]] = {
            "role": "receiver",
            "received_packets": 19,
            "received_bytes": 19_000,
            "series": {},
        }
    series = {key: [3] * (samples + 2) for key in ("queue_bytes", "queue_packets", "sent_bytes", "queue_drops")}
    stats = {
        router["name"]: {
            "ports": {
                str(end["port"]): {**MEASURED, "series": series}
                for link in the_plan["links"]
                for end in link["ends"]
                if end["node"] == router["name"]
            },
            "time_s": [],
            "packets_forwarded": 100,
            "pipeline_passes": 110,
            "cpu_s": 1.0,
        }
        for router in the_plan["routers"]
    }
    telemetry = {"r1/1": {"time_s": [0.1], "port": [1]}, "r1/9": {"time_s": [0.1], "port": [9]}}
    said = ["xcpr: s0: 3 packets with bad checksums"]
    return {
        "hosts": hosts,
        "switches": stats,
        "telemetry": telemetry,
        "said": said,
        "kernel": {},
        "sockets": [],
        "other_mac_frames": {},
    }


def test_measurement_files_become_a_result() -> None:
    chosen = scenario.load("mininet", ["duration=2 s"])
    built = topology.build(chosen)
    the_plan = plan.make(chosen, built, 1)
    measured = collected.collect_measurements(the_plan, built, make_outcome(the_plan, 21))
    assert isinstance(measured, Measured)
    made = assembly.assemble(chosen, built, 1, "mininet", ("mininet", "embedded"), ["a note"], measured, 3.0, 4.0)
    again = result.msgspec.json.decode(result.encode(made), type=result.Result)
    assert (again.world, again.switch, again.notes) == ("mininet", "embedded", ["a note"])
    assert again.series.time_s == pytest.approx([index / 10 for index in range(21)])
    assert len(again.series.channels["bottleneck/forward"].queue_bytes) == 21
    assert again.lateness is result.msgspec.UNSET and again.warning is None
    totals = again.totals
    assert totals.delivered_bytes == 4_000_000
    assert totals.udp_offered_bytes == 17 * 20_000
    assert totals.timeouts == 4 and len(again.recovery_events) == 4
    assert (totals.spurious_timeouts, totals.spurious_retransmissions) == (4, 8)
    assert again.flows[0].rtt_times and again.flows[0].rtt_times.quantile_s(0.5) == 0.04
    assert totals.acks_lost == 3 * (1 + 4)  # the bottleneck backward, and the links to the four senders
    assert totals.drops == 1 * (2 + len(the_plan["hosts"]))
    assert totals.events is None and totals.queue_mean_packets == 1.5
    assert list(again.telemetry) == ["r1/1"]
    from_host = next(channel for channel in again.channels if (channel.link, channel.direction) == ("s0-r1", "forward"))
    assert (from_host.sent_packets, from_host.queue_mean_packets) == (9, None)


def test_loss_on_the_uplink_of_a_host_is_refused() -> None:
    overrides = ["topology.kind=line", "topology.size=2", "udp.schedule=none", "flows.main.source=h1"]
    overrides += ["flows.main.destination=h2", 'links.h1-r1.loss={model="random", probability="1 %"}']
    with pytest.raises(Invalid, match=r"--world mininet: links\.h1-r1\.loss: is what the simulator alone has"):
        mininet.execute(scenario.load("mininet", overrides), 1, "mininet", "embedded", lambda *_: None)


@pytest.mark.parametrize(
    ("overrides", "problem"),
    [
        (["duration=4 s", "sample_interval=99 us"], 'sample_interval: must be at least "100 us"'),
        (["queue_sample_interval=1 us"], 'queue_sample_interval: must be at least "100 us"'),
        (["duration=100 s", "sample_interval=2 ms"], 'sample_interval: must be at least "2000001 ns"'),
    ],
)
def test_run_with_too_many_samples_is_refused(overrides: list[str], problem: str) -> None:
    chosen = scenario.load("mininet", overrides)
    with pytest.raises(Invalid, match=f"--world mininet: {problem}"):
        mininet.execute(chosen, 1, "mininet", "embedded", lambda *_: None)


def test_slow_machine_is_reported_in_table_and_set(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = scenario.load("mininet", ["duration=2 s"])
    the_plan = plan.make(chosen, topology.build(chosen), 1)
    late = {"ticks": 200, "p99_s": 0.034, "worst_s": 0.25}
    outcome = make_outcome(the_plan, 21) | {"controller": {"cpu_s": 0.1}, "lateness": late}
    outcome["hosts_cpu_s"] = 2.1
    monkeypatch.setattr(mininet, "_perform", lambda _job, _say: {"notes": ["a note"], "outcome": outcome})
    slow = mininet.execute(chosen, 1, "mininet", "embedded", lambda _doing, _seconds: None)
    table = run_tables.of_run(slow)
    assert table.notes[0].startswith("The machine was too slow for this run to be believed: one in a hundred")
    assert "34.0 ms late or later, at worst 250 ms; allowed are 2 ms." in table.notes[0]
    late["p99_s"] = 0.0004
    fast = mininet.execute(chosen, 2, "mininet", "embedded", lambda _doing, _seconds: None)
    assert fast.warning is None
    assert result.msgspec.json.decode(result.encode(fast), type=result.Result).lateness.p99_s == 0.0004
    group = Group("row", "row: it", "case", "case", (slow, fast))
    overview = set_tables.of_set("a set", [group])
    assert overview.notes[-1] == "The machine was too slow for these runs to be believed: mininet, seed 1."


@pytest.mark.parametrize(("cores", "sizes"), [(1, [5]), (2, [5]), (4, [3, 2]), (7, [2, 2, 1]), (64, [1] * 5)])
def test_hosts_are_distributed_evenly_over_processes(cores: int, sizes: list[int]) -> None:
    script = f"import json, machine; print(json.dumps(machine.groups(list('abcde'), {cores})))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT / "mininet", capture_output=True, text=True, check=True
    )
    shared = json.loads(done.stdout)
    assert [len(group) for group in shared] == sizes
    assert sorted(name for group in shared for name in group) == list("abcde")


def test_metronome_reports_its_wake_up_lateness() -> None:
    script = "import json, time, metronome; it = metronome.Metronome(time.monotonic() + 0.05)"
    script += "; it.start(); time.sleep(0.3); print(json.dumps(it.stop(0.1)))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT / "mininet", capture_output=True, text=True, check=True
    )
    lateness = json.loads(done.stdout)
    assert 1 <= lateness["ticks"] <= 10 and 0 <= lateness["p99_s"] <= lateness["worst_s"]


def test_transient_drop_counts_of_bmv2_are_ignored() -> None:
    assert collected.settled([1, 0, 2**32 - 1, 2, 0, 3, 5, 4, 4]) == [0, 0, 0, 0, 0, 3, 4, 4, 4]
    the_plan, _ = make_job("mininet", "duration=2 s")
    outcome = make_outcome(the_plan, 21)
    for stats in outcome["switches"].values():
        for port in stats["ports"].values():
            port["series"] = {"sent_bytes": [0] * 21}
    outcome["telemetry"] = {"r1/1": {"time_s": [0.25, 1.25], "drops": [0, 6]}}
    collected.complete_bmv2(the_plan, outcome)
    port = outcome["switches"]["r1"]["ports"]["1"]
    assert port["queue_drops"] == 6 and port["offered_packets"] == 16
    assert port["series"]["queue_drops"] == [0] * 13 + [6] * 8
    totals = collected.collect_measurements(the_plan, topology.build(scenario.load("mininet")), outcome)
    assert totals.channels[0].queue_drops == 6 and totals.channels[0].queue_mean_packets is None


def test_faults_of_processes_become_notes() -> None:
    the_plan, _ = make_job("mininet", "duration=2 s")
    outcome = make_outcome(the_plan, 21)
    outcome["switches"]["r2"]["ports"]["1"]["kernel_drops"] = 5
    outcome["switches"]["r2"] |= {"assertion_failures": 2, "log_messages": 9}
    outcome["kernel"] = {"headers_sent": 7, "headers_received": 7, "left_xcp": 1}
    assert collected.notes(outcome) == [
        "r2: 5 frames came while a receive ring was full: the machine did not keep up.",
        "r2: failed assertions of the program dropped 2 packets.",
        "r2: the program logged 9 messages.",
        "The kernel's XCP: 1 connections that went over to cubic, since headers stopped.",
        "s0: 3 packets with bad checksums.",
    ]


def test_late_start_of_a_process_is_refused() -> None:
    the_plan, _ = make_job("mininet", "duration=2 s")
    with pytest.raises(Invalid, match="20 of 21"):
        collected.collect_measurements(the_plan, topology.build(scenario.load("mininet")), make_outcome(the_plan, 20))


LACKING = needs.namespaces() or needs.missing("mnexec", "ifconfig", "ethtool", "tc")
WITHOUT_KERNEL = " ".join(machine.lacks_or_refuses())
mininet_only = pytest.mark.skipif(bool(LACKING), reason=LACKING)
SMALL = [
    "duration=3 s",
    "flows.main.count=2",
    "topology.rate=20 Mbit/s",
    "queue.limit=100 packets",
    "udp.schedule=none",
]


USER = 4321
"""The user that called sudo, as the runs see it."""


def command(*options: str) -> list[str]:
    own = {option.partition("=")[0] for option in options}
    overrides = [part for item in SMALL if item.partition("=")[0] not in own for part in ("--set", item)]
    return [sys.executable, "-m", "xcpr", "run", "mininet", "--world", "mininet", *overrides, *options]


@contextmanager
def running(tmp_path: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Starts a run whose processes carry a mark in their environment; its temporary folder is a new one."""
    mark = f"XCPR_TEST_MARK={uuid.uuid4()}"
    (tmp_path / "tmp").mkdir()
    environment = dict([mark.split("=")]) | os.environ | {"TMPDIR": str(tmp_path / "tmp")}
    environment |= {"SUDO_UID": str(USER), "SUDO_GID": str(USER)}
    arguments = command("--out", str(tmp_path / "out"), *options)
    process = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    )
    try:
        yield process, mark
    finally:
        process.kill()
        process.communicate()


def marked_processes(mark: str) -> dict[int, tuple[str, str]]:
    """Returns the command line and the network namespace of each process with the mark."""
    found = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark.encode() in (path / "environ").read_bytes():
                words = (path / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                found[int(path.name)] = (words, str((path / "ns" / "net").readlink()))
    return found


def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    give_up = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > give_up:
            return False
        time.sleep(0.05)
    return True


def list_leftovers(mark: str, namespaces: set[str], tmp_path: Path) -> list[str]:
    """Returns the processes, namespaces, interfaces, mounts and temporary files that are still there."""
    found = [words for words, _ in marked_processes(mark).values()]
    # A process that ends loses its environment, and so its mark, before its namespace.
    for path in Path("/proc").glob("[0-9]*/ns/net"):
        with suppress(OSError):
            found += {str(path.readlink())} & namespaces
    found += {"s0-eth0", "r1-eth1", "r1-eth2"} & {path.name for path in Path("/sys/class/net").iterdir()}
    found += [line for line in Path("/proc/mounts").read_text().splitlines() if line.startswith("xcpr ")]
    found += [path.name for path in (tmp_path / "tmp").iterdir()]
    return found


def check_no_leftovers(mark: str, namespaces: set[str], tmp_path: Path) -> None:
    """Checks that nothing is left, soon: the kernel takes a moment to take down what it killed."""
    wait_until(lambda: not list_leftovers(mark, namespaces, tmp_path), 20)
    assert list_leftovers(mark, namespaces, tmp_path) == []


@mininet_only
@pytest.mark.parametrize(("switch", "target"), [("embedded", None), ("embedded", "tofino"), ("bmv2", None)])
def test_short_run_has_series_and_a_live_page(tmp_path: Path, switch: str, target: str | None) -> None:
    if switch == "bmv2":
        needs.require("simple_switch_grpc")
    more = ("--set", f"router.target={target}") if target else ()
    if switch == "bmv2":
        # A busy machine's BMv2 does not keep up with 20 Mbit/s.
        more = ("--set", "topology.rate=4 Mbit/s")
    with running(tmp_path, "--switch", switch, "--live", *more) as (process, mark):
        samples, _ = read_events(read_page_url(process))
        output, messages = process.communicate(timeout=120)
        assert process.returncode == 0, messages
        check_no_leftovers(mark, set(), tmp_path)
    made = result.load(tmp_path / "out" / result.FILE)
    assert (made.world, made.switch) == ("mininet", switch)
    assert made.totals.utilisation > 0.5 and made.totals.jain > 0.8
    assert (made.totals.queue_mean_packets is None) == (switch == "bmv2")
    assert made.series.time_s[-1] == 3.0 and len(made.series.time_s) == 31
    assert len(made.telemetry["r1/1"]["time_s"]) > 10
    assert (tmp_path / "out" / "report.html").stat().st_uid == (tmp_path / "out").stat().st_uid == USER
    assert f"mininet with {switch}" in " ".join(output.split())
    times, panels = [moment["time_s"] for moment in samples], samples[-1]["panels"]
    assert times == sorted(times) and 0 < times[0] < times[-1] <= 3.0
    names = {flow.name for flow in made.flows}
    assert names == panels[moments.WINDOWS].keys() == panels[moments.ARRIVALS].keys()
    assert all(any(one["panels"][moments.WINDOWS][name] for one in samples) for name in names)
    bottleneck = {made.bottlenecks[0].channel.replace("/", ", ")}
    if target is None:
        assert panels["avg RTT ms"].keys() == bottleneck
    assert panels[moments.QUEUES].keys() == panels[moments.LOADS].keys() == (set() if switch == "bmv2" else bottleneck)


TRAFFIC = """
title = "A flow among connections of applications"
duration = "4 s"

[topology]
rate = "40 Mbit/s"
delay = "5 ms"

[queue]
limit = "100 packets"

[flows.main]
transport = "xcp"

[traffic.background]
kind = "pareto-onoff"
count = 6
pairs = 2
rate = "2 Mbit/s"
on_mean = "200 ms"
off_mean = "200 ms"
stop = "3 s"

[traffic.mice]
kind = "web"
arrivals = "40 /s"
size_mean = "10 kB"
shape = 2.5
pairs = 2
stop = "3 s"
"""


@mininet_only
def test_frames_at_named_ports_are_captured(tmp_path: Path) -> None:
    needs.require("dumpcap", "mergecap", "tshark")
    with running(tmp_path, "--pcap", "s0", "--pcap", "r1:1") as (process, mark):
        _, messages = process.communicate(timeout=120)
        assert process.returncode == 0, messages
        check_no_leftovers(mark, set(), tmp_path)
    assert [path.name for path in (tmp_path / "out").glob("*pcapng*")] == [FILE]
    command = ["tshark", "-r", str(tmp_path / "out" / FILE), "-T", "fields", "-e", "frame.interface_name"]
    command += ["-e", "eth.src", "-e", "ip.checksum.status", "-o", "ip.check_checksum:TRUE"]
    frame_lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert {line.split("\t")[0] for line in frame_lines} == {"s0-eth0", "r1-eth1"}
    # A host's frames are seen both ways.
    assert len({line.split("\t")[1] for line in frame_lines if line.startswith("s0-eth0")}) == 2
    # An ICMP message has two IPv4 headers.
    assert {status for line in frame_lines for status in line.split("\t")[2].split(",")} == {"1"}


@mininet_only
def test_full_disk_loses_the_capture_but_not_the_result(tmp_path: Path) -> None:
    needs.require("dumpcap", "mergecap")
    (tmp_path / "out").mkdir()
    line = f"mount -t tmpfs -o size=2m none out && {shlex.join(command('--pcap', 's0', '--out', 'out'))}"
    line += "; status=$?; cp out/result.json . ; ls -A out > names; exit $status"
    done = subprocess.run(
        ["unshare", "--mount", "sh", "-c", line], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stderr
    (note,) = [note for note in result.load(tmp_path / "result.json").notes if note.startswith(FILE)]
    assert re.fullmatch(rf"{FILE} could not be written: .* there is no space left .*\. The result is complete\.", note)
    assert "/." not in note
    assert f"xcpr: {note}" in done.stderr
    assert "pcapng" not in (tmp_path / "names").read_text()


@mininet_only
def test_applications_offer_the_same_traffic_as_in_the_simulator(tmp_path: Path) -> None:
    """The offered traffic follows from the seed; the paths treat it alike."""
    path = tmp_path / "traffic.toml"
    path.write_text(TRAFFIC)
    there = mininet.execute(scenario.load(str(path)), 1, "traffic", "embedded", lambda *_: None)
    if late := [note for note in there.notes if "after the run's epoch" in note]:
        pytest.skip(f"the machine is too busy: {late[0]}")
    here = sim.execute(scenario.load(str(path)), 1, "traffic")
    assert [source.name for source in there.traffic] == ["background", "mice"]
    for real, simulated in zip(there.traffic, here.traffic, strict=True):
        assert (real.connections_started, real.connections_refused) == (simulated.connections_started, 0)
        assert real.offered_bytes == pytest.approx(simulated.offered_bytes, rel=0.01)
        assert real.delivered_bytes == pytest.approx(simulated.delivered_bytes, rel=0.05)
        assert real.connections_completed == simulated.connections_completed
    assert there.traffic[1].completion_mean_s == pytest.approx(here.traffic[1].completion_mean_s, rel=0.5)
    assert there.totals.delivered_bytes == pytest.approx(here.totals.delivered_bytes, rel=0.2)


@mininet_only
@pytest.mark.skipif("cubic" not in kernel.offered(), reason="this kernel offers no cubic")
def test_kernel_cubic_and_host_cubic_share_a_link() -> None:
    """Both fill the link, and share it; the kernel's figures match those of the routers."""
    overrides = [*SMALL, "duration=6 s", "flows.main.transport=cubic", "flows.main.count=1"]
    overrides += ["flows.linux.transport=kernel:cubic", "flows.linux.count=1"]
    made = mininet.execute(scenario.load("mininet", overrides), 1, "mininet", "embedded", lambda *_: None)
    ours, linux = made.flows
    assert (ours.transport, linux.transport) == ("cubic", "kernel:cubic")
    assert made.totals.utilisation > 0.85
    assert min(ours.delivered_bytes, linux.delivered_bytes) > 1e6
    series = made.series.flows["linux0"]
    # A round trip of 40 ms and 100 packets in the queue, 40 ms; one of the kernel's and one of ours that waits.
    srtts = [value for value in series.srtt_s if value is not None]
    assert min(srtts) > 0.039 and max(srtts) < 0.2
    assert max(series.window_bytes) > 50_000
    # Data that is under way at the end has been sent, and not delivered.
    last = {f"{channel.link}/{channel.direction}": channel for channel in made.channels}["d1-r2/backward"]
    assert linux.delivered_bytes <= last.sent_packets * 1000 + 1000
    assert linux.sent_packets >= linux.delivered_bytes / 1000


@mininet_only
@pytest.mark.skipif(bool(WITHOUT_KERNEL), reason=WITHOUT_KERNEL)
def test_kernel_xcp_r_and_host_xcp_r_get_equal_shares() -> None:
    """The routers give both the same share, and the queue stays short."""
    overrides = [*SMALL, "duration=8 s", "flows.main.transport=xcp-r", "flows.main.count=2"]
    overrides += ["flows.linux.transport=kernel:xcp-r", "flows.linux.count=2", "flows.linux.ack_every=2"]
    made = mininet.execute(scenario.load("mininet", overrides), 1, "mininet", "embedded", lambda *_: None)
    assert made.totals.utilisation > 0.85
    assert made.totals.jain > 0.97
    assert made.totals.queue_mean_packets is not None and made.totals.queue_mean_packets < 20
    for name in ("linux0", "linux1"):
        # The same share is the same window; the samples of the last second are beyond the start.
        windows = [made.series.flows[flow].window_bytes[-10:] for flow in (name, "main0")]
        assert sum(windows[0]) == pytest.approx(sum(windows[1]), rel=0.3)
        feedback = made.series.flows[name].feedback_bytes
        assert feedback and max(filter(None, feedback)) > 20_000
    assert not made.series.flows["main0"].feedback_bytes
    assert not [note for note in made.notes if note.startswith("The kernel's XCP")]


SIGNALS = {"interrupt": signal.SIGINT, "terminate": signal.SIGTERM, "kill": signal.SIGKILL}


@mininet_only
@pytest.mark.parametrize("how", ["interrupt", "terminate", "kill", "crash"])
def test_ended_run_leaves_no_processes_interfaces_or_files(tmp_path: Path, how: str) -> None:
    with running(tmp_path) as (process, mark):
        assert wait_until(lambda: any(" switch " in words for words, _ in marked_processes(mark).values()), 60)
        processes = marked_processes(mark)
        ours = Path("/proc/self/ns/net").readlink()
        namespaces = {namespace for _, namespace in processes.values()} - {str(ours)}
        assert len(namespaces) > 4  # the routers', and each host's
        if how == "crash":
            os.kill(next(number for number, (words, _) in processes.items() if " switch " in words), signal.SIGKILL)
        else:
            process.send_signal(SIGNALS[how])
        _, messages = process.communicate(timeout=60)
        check_no_leftovers(mark, namespaces, tmp_path)
    expected = {"interrupt": 130, "crash": 2, "terminate": 143, "kill": -signal.SIGKILL}
    assert process.returncode == expected[how], messages
    if how == "crash":
        assert "r1 ended with status -9" in messages or "r2 ended with status -9" in messages
    assert not (tmp_path / "out" / result.FILE).exists()


def test_run_without_root_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    chosen = scenario.load("mininet", ["duration=2 s"])
    with pytest.raises(Invalid, match="needs root: start it with sudo"):
        mininet.execute(chosen, 1, "mininet", "embedded", lambda *_: None)


@mininet_only
@pytest.mark.skipif(not (ROOT / ".venv/bin/xcpr").exists(), reason="needs the checkout's own .venv")
@needs.program("ping")
def test_mininet_command_line_pings_through_both_routers() -> None:
    """Mininet's command line runs; a ping through both routers takes the way that the scenario says."""
    overrides = [part for item in SMALL for part in ("--set", item)]
    script = ["/usr/bin/python3", str(ROOT / "mininet" / "dumbbell.py"), "mininet", *overrides]
    done = subprocess.run(
        script, input="s0 ping -c 2 -i 0.3 d1\n", capture_output=True, text=True, timeout=60, check=True
    )
    assert "2 packets transmitted, 2 received" in done.stderr  # where Mininet logs
    round_trip_ms = float(done.stderr.split("rtt min/avg/max/mdev = ")[1].split("/")[0])
    assert 38.0 <= round_trip_ms < 60.0


@mininet_only
def test_two_classes_share_a_link_by_their_quanta() -> None:
    short = ["duration=6 s", "topology.rate=20 Mbit/s", "queue.limit=100 packets"]
    chosen = scenario.load("weights", short)
    real = mininet.execute(chosen, 1, "weights", "embedded", lambda *_: None)
    virtual = sim.execute(chosen, 1, "weights")

    def share_of_xcp(made: result.Result) -> float:
        of_xcp = sum(flow.delivered_bytes for flow in made.flows if flow.transport == "xcp")
        return of_xcp / made.totals.delivered_bytes

    assert share_of_xcp(virtual) == pytest.approx(3 / 4, abs=0.03)
    assert share_of_xcp(real) == pytest.approx(share_of_xcp(virtual), abs=0.03)
