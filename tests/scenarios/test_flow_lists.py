"""Lists of flows as CSV."""

from __future__ import annotations

from pathlib import Path

import pytest

from xcpr.io import schema
from xcpr.io.schema import Invalid
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.flows import flow_lists
from xcpr.scenarios.network import topology
from xcpr.worlds import sim

TABLE = {
    "title": "list",
    "duration": "2 s",
    "topology": {"kind": "star", "size": 3, "access_rate": "100 Mbit/s", "access_delay": "1 ms"},
}
LIST = """start_ms, source, destination, bytes, transport

0, h1, h3, 20000,
1.5, h2, h3, 1 MB, cubic
3e0, h2, "h1", 3000, cubic
"""


def load(folder: Path, text: str, **group: object) -> scenario.Scenario:
    (folder / "flows.csv").write_text(text, encoding="utf-8")
    return scenario.build([("it", TABLE | {"flows": {"main": {"file": str(folder / "flows.csv"), **group}}})])


def test_rows_become_flows_with_their_own_starts_sizes_and_ends(tmp_path: Path) -> None:
    chosen = load(tmp_path, LIST, transport="newreno")
    flows = plan.make(chosen, topology.build(chosen), 1)["flows"]
    found = [(one["name"], one["from"], one["to"], one["start_ns"], one["bytes"], one["transport"]) for one in flows]
    assert found == [
        ("main0", "h1", "h3", 0, 20_000, "newreno"),
        ("main-cubic0", "h2", "h3", 1_500_000, 1_000_000, "cubic"),
        ("main-cubic1", "h2", "h1", 3_000_000, 3000, "cubic"),
    ]
    written = schema.write(chosen)
    assert "file" not in written["flows"]["main"]
    assert scenario.build([("result.json", written)]) == chosen


def test_flows_of_a_list_deliver_their_bytes(tmp_path: Path) -> None:
    result = sim.execute(load(tmp_path, LIST, transport="newreno"), 1, "it")
    assert [flow.payload_bytes for flow in result.flows] == [20_000, 1_000_000, 3000]


def test_file_is_found_beside_the_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "deep"
    folder.mkdir()
    (folder / "flows.csv").write_text("start,source,destination,bytes\n1 s,r1,r2,5 kB\n")
    (folder / "it.toml").write_text('extends = "demo"\n[flows.main]\nfile = "flows.csv"\n')
    monkeypatch.chdir(tmp_path)
    (flow,) = topology.build(scenario.load("deep/it.toml")).flows
    assert (flow.start, flow.transfer_bytes) == (10**9, 5000)


@pytest.mark.parametrize(
    ("header", "row", "start", "size"),
    [
        ("start_s,source,destination,bytes", "0.25,h1,h2,99", 250_000_000, 99),
        ("start (us),source,destination,kB", "7,h1,h2,1.5", 7000, 1500),
        ("Start_ns,Destination,Source,MB", "12,h2,h1,2", 12, 2_000_000),
        ("start,source,destination,bytes", "3 ms,h1,h2,4 kB", 3_000_000, 4000),
    ],
)
def test_units_stand_in_the_header_or_in_the_values(
    tmp_path: Path, header: str, row: str, start: int, size: int
) -> None:
    (group,) = load(tmp_path, f"{header}\n{row}\n").flows.values()
    assert (group.start_times, group.transfers) == ((start,), (size,))
    assert (group.source, group.destination) == (("h1",), ("h2",))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "flows.csv: must have flows: a header start,source,destination,bytes,transport"),
        ("start,source,destination,bytes\n", "must have flows"),
        ("start,source,destination\n1 s,h1,h2\n", "flows.csv: line 1: column bytes is missing"),
        ("start,start_s,source,destination,bytes\n", "line 1: column start is there twice"),
        ("start,source,destination,bytes,colour\n", "line 1: unknown key; allowed: start"),
        ("start,source,destination,bytes\n1 s,h1,h2\n", "line 2: has 3 fields, and the header has 4"),
        ("start,source,destination,bytes\n\n5,h1,h2,9\n", "line 3: start must be a number and a unit"),
        ("start,source,destination,bytes\n1 s,h1,h2,many\n", "line 2: bytes must be"),
        ("start_s,source,destination,bytes\n-1,h1,h2,9\n", "line 2: start must be"),
        ("start,source,destination,bytes\n1 s,,h2,9\n", "line 2: source must be a node"),
        ("start,source,destination,bytes\n1 s,h9,h2,9\n", '"h9" is no node'),
        ('start,source,destination,bytes\n1 s,"h1"x,h2,9\n', "line 2: is no CSV"),
        (f"start,source,destination,bytes\n1 s,{'h' * 1001},h2,9\n", "must have fields of at most 1000 characters"),
        ("start,source,destination,bytes,transport\n1 s,h1,h2,9,carrier-pigeon\n", "transport: must be one of"),
    ],
)
def test_invalid_list_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(Invalid) as refused:
        load(tmp_path, text)
    assert message in str(refused.value)


def test_list_has_a_limit_of_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow_lists, "MAX_ROWS", 2)
    with pytest.raises(Invalid, match="line 4: must have at most 2 flows"):
        load(tmp_path, "start,source,destination,bytes\n" + "1 s,h1,h2,9\n" * 3)


def test_lists_of_starts_and_sizes_have_one_for_each_flow() -> None:
    with pytest.raises(Invalid, match=r"flows\.main\.transfers: must be a list of 2, one for each flow, not of 1"):
        scenario.load("demo", ["flows.main.count=2", 'flows.main.transfers=["1 kB"]'])
