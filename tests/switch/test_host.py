"""``xcpr host``: a plan's ends in real time, between two network namespaces without a router."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import namespaces
import needs
import pytest
from namespaces import ADDRESSES, Namespace

pytestmark = pytest.mark.network

Pair = tuple[Namespace, Namespace]

lacking = needs.namespaces()
needs_namespaces = pytest.mark.skipif(bool(lacking), reason=lacking)

RATE = 100e6
SECONDS = 1.0


def make_plan(**changes: Any) -> dict[str, Any]:
    channel = {"rate_bps": RATE, "delay_ns": 5_000_000}

    def link(host: str) -> dict[str, Any]:
        ends = [{"node": host, "port": 0}, {"node": "r1", "port": 0}]
        return {"name": host, "ends": ends, "forward": channel, "backward": channel}

    def flow(name: str, transport: str, port: int, **more: Any) -> dict[str, Any]:
        ends = {"from": "h1", "to": "h2", "from_port": port, "to_port": 5001}
        sizes = {"packet_bytes": 1000, "initial_window_packets": 2, "max_window_packets": 20, "bytes": None}
        times = {"start_ns": 0, "min_rto_ns": 10**9, "initial_rto_ns": 10**9, "ack_every": 1}
        return {"name": name, "transport": transport, "recovery": "rack"} | ends | sizes | times | more

    plan = {
        "seed": 1, "duration_ns": int(SECONDS * 1e9), "sample_interval_ns": 10**8, "queue_sample_interval_ns": 10**8,
        "hosts": [{"name": name, "address": address, "mac": f"02:00:00:00:00:0{name[1]}"}
                  for name, address in zip(("h1", "h2"), ADDRESSES, strict=True)],
        "routers": [],
        "links": [link("h1"), link("h2")],
        "flows": [flow("a", "xcp", 10000), flow("b", "xcp-r", 10001), flow("c", "cubic", 10002),
                  flow("d", "xcp-r", 10003, bytes=100_000, start_ns=3 * 10**8)],
        "udp_sources": [{"name": "u", "from": "h1", "to": "h2", "from_port": 20000, "to_port": 9,
                         "packet_bytes": 1000, "rate_bps": 8e6, "on": [[200_000_000, 700_000_000]]}],
    }  # fmt: skip
    return plan | changes


@pytest.fixture
def pair() -> Iterator[Pair]:
    with namespaces.pair() as made:
        yield made


def run(pair: Pair, plan: dict[str, Any] | list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """Returns the outcomes of both hosts; each may have a plan of its own."""
    for name, own in zip(("h1", "h2"), plan if isinstance(plan, list) else [plan, plan], strict=True):
        (folder / f"{name}.json").write_text(json.dumps(own))
    # So long may two hosts take to start on a busy machine.
    epoch = time.clock_gettime_ns(time.CLOCK_MONOTONIC) + 5 * 10**9
    ends = [
        side.xcpr("host", str(folder / f"{name}.json"), name, "--epoch", str(epoch), "--out", f"{folder}/{name}")
        for side, name in zip(pair, ("h1", "h2"), strict=True)
    ]
    for end in ends:
        _, errors = end.communicate(timeout=30)
        assert end.returncode == 0, errors
    return [json.loads((folder / name).read_text())["hosts"][name] for name in ("h1", "h2")]


@needs_namespaces
def test_plan_runs_between_two_hosts(pair: Pair, tmp_path: Path) -> None:
    here, there = run(pair, make_plan(), tmp_path)
    assert set(here) == set(there) == {"flows", "udp", "traffic"}
    for name in "abcd":
        sender, receiver = here["flows"][name], there["flows"][name]
        assert (sender["role"], receiver["role"]) == ("sender", "receiver")
        assert len(sender["series"]["window_bytes"]) == len(receiver["series"]["delivered_bytes"]) == 11
        assert receiver["delivered_bytes"] == receiver["series"]["delivered_bytes"][-1]
        # Two links of 5 ms each way, 20 packets of 80 us in the queue for each of three flows, and more on a busy one.
        assert 0.01 < sender["rtt_mean_s"] < 0.05
        assert sender["series"]["srtt_s"][0] is None
    # 20 packets of a whole window per round trip of 10 ms and a little: up to 20 Mbit/s each.
    for name in "abc":
        receiver = there["flows"][name]
        assert 0.5e6 < receiver["delivered_bytes"] < 2e6
        assert receiver["longest_stall_s"] < 0.5
        assert receiver["delivered_after_3s_bytes"] == 0
        assert max(here["flows"][name]["series"]["window_bytes"]) == 20_000
    assert there["flows"]["d"]["payload_bytes"] == 100_000
    source, sink = here["udp"]["u"], there["udp"]["u"]
    assert source["sent_packets"] == sink["received_packets"] == 500
    assert source["sent_bytes"] == sink["received_bytes"] == 500_000
    assert source["series"]["udp_offered_bytes"][2] <= 1000
    assert source["series"]["udp_offered_bytes"][7:] == [500_000] * 4


@needs_namespaces
def test_late_start_of_a_host_is_reported(pair: Pair, tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(make_plan()))
    epoch = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    host = pair[0].xcpr("host", str(path), "h1", "--epoch", str(epoch), "--out", f"{tmp_path}/h1")
    _, errors = host.communicate(timeout=30)
    assert host.returncode == 0 and "after the run's epoch" in errors, errors


@needs_namespaces
def test_parallel_connections_and_receiver_windows_limit_flows(pair: Pair, tmp_path: Path) -> None:
    plan = make_plan(udp_sources=[], duration_ns=3 * 10**9)
    transports = {"psockets": 11_000, "drs": 11_100, "fast": 11_200, "hstcp-lp": 11_300}
    template = plan["flows"][0] | {"options": {"psockets": {"connections": 3}}, "bytes": 300_000}
    plan["flows"] = [
        template | {"name": name, "transport": name, "from_port": port} for name, port in transports.items()
    ]
    here, there = run(pair, plan, tmp_path)
    for name in transports:
        assert there["flows"][name]["payload_bytes"] == 300_000
        windows = here["flows"][name]["series"]["window_bytes"]
        assert max(windows) == (60_000 if name == "psockets" else 20_000)


@needs_namespaces
def test_transports_over_udp_run_between_two_hosts(pair: Pair, tmp_path: Path) -> None:
    plan = make_plan(udp_sources=[], duration_ns=5 * 10**9)
    transports = {"udt": 11_000, "sabul": 11_100, "rudp": 11_200, "fobs": 11_300}
    template = plan["flows"][0] | {"max_window_packets": None, "bytes": 300_000}
    # One after the other: two of them know no rate but the interface's.
    plan["flows"] = [
        template | {"name": name, "transport": name, "from_port": port, "start_ns": (port - 11_000) * 5 * 10**6}
        for name, port in transports.items()
    ]
    here, there = run(pair, plan, tmp_path)
    for name in transports:
        assert there["flows"][name]["payload_bytes"] == 300_000, name
        assert "transport_counters" in here["flows"][name]
