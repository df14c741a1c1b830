"""The dashboard's panels, asked of Prometheus while it scrapes two switches, their controller and a receiver."""

from __future__ import annotations

import json
import math
import re
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import needs
import pytest
from namespaces import Namespace
from test_operating import DASHBOARD, PANELS
from two_routers import CONTROLLER_METRICS, SWITCH_METRICS, Network, wait_for

pytestmark = [
    pytest.mark.network,
    needs.program("prometheus"),
]

PROMETHEUS, RECEIVER_METRICS = 9090, 9574
SECONDS = "10s"
"""The stand-in for Grafana's interval of rates: some scrapes."""
Api = Callable[[str], Any]


def prometheus(where: Namespace, folder: Path, ports: list[int]) -> Api:
    """Starts a Prometheus that scrapes these ports of its namespace once a second; returns what its HTTP API
    answers."""
    folder.mkdir()
    targets = json.dumps([f"127.0.0.1:{port}" for port in ports])
    scrape_config = f"[{{job_name: xcpr, scrape_interval: 1s, static_configs: [{{targets: {targets}}}]}}]"
    (folder / "prometheus.yml").write_text(f"scrape_configs: {scrape_config}")
    options = [f"--config.file={folder}/prometheus.yml", f"--storage.tsdb.path={folder}/data", "--log.level=error"]
    where.start("prometheus", *options, f"--web.listen-address=127.0.0.1:{PROMETHEUS}")

    def answer(path: str) -> Any:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{PROMETHEUS}/api/v1/{path}", timeout=10) as said:
                return json.load(said)["data"]
        except urllib.error.URLError:
            return None

    return lambda path: where.run(lambda: answer(path))


@pytest.fixture
def metrics_apis(tmp_path: Path) -> Iterator[list[Api]]:
    """Collects the metrics of two switches, their controller and a receiver while a file is sent."""
    network = Network(tmp_path, "1 %", metrics=True)
    file, taken = tmp_path / "file", tmp_path / "taken"
    taken.mkdir()
    file.write_bytes(bytes(100_000_000))
    try:
        network.bring_up()
        network.start(network.b, "receive", "--dir", str(taken), "--metrics", str(RECEIVER_METRICS))
        wait_for(network.listens, "the receiver to open its socket")
        apis = [
            prometheus(network.routers, tmp_path / "routers", [*SWITCH_METRICS.values(), CONTROLLER_METRICS]),
            prometheus(network.b, tmp_path / "receiver", [RECEIVER_METRICS]),
        ]
        network.start(network.a, "send", str(file), "--to", "10.2.0.2", "--rate", "50 Mbit/s")
        yield apis
    finally:
        network.close()


def query_series(apis: list[Api], expression: str) -> list[dict[str, Any]]:
    """Requests the series of an expression that have a number now."""
    asked = expression.replace("$router", ".*").replace("$__rate_interval", SECONDS)
    found = [api("query?" + urllib.parse.urlencode({"query": asked})) for api in apis]
    series = [one for data in found if data for one in data["result"]]
    return [one for one in series if math.isfinite(float(one["value"][1]))]


def test_every_panel_query_returns_series(metrics_apis: list[Api]) -> None:
    for panel in PANELS:
        for target in panel["targets"]:
            expression = target["expr"]
            wait_for(lambda asked=expression: query_series(metrics_apis, asked), f"{panel['title']}: {expression}", 30)
            named = set(re.findall(r"{{(\w+)}}", target.get("legendFormat", "")))
            for one in query_series(metrics_apis, expression):
                assert named <= one["metric"].keys(), f"{panel['title']}: labels that the legend has not"


def test_router_variable_lists_both_routers(metrics_apis: list[Api]) -> None:
    [variable] = [variable for variable in DASHBOARD["templating"]["list"] if variable["type"] == "query"]
    metric, label = re.fullmatch(r"label_values\((\w+), (\w+)\)", variable["query"]["query"]).groups()
    wait_for(lambda: query_series(metrics_apis, metric), metric)
    assert {one["metric"][label] for one in query_series(metrics_apis, metric)} == {"r1", "r2"}
