"""Programs of one's own derived from ours: they carry the same transports, and get the same entries."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import xcpr
from xcpr.io.paths import COMPILED
from xcpr.results import result

SHORT = {"duration": "2 s", "flows.main.count": 2}
RUN_KEYS = ("scenario", "versions", "totals")


def copy_program(folder: Path, ours: str = "xcp_router", name: str = "mine") -> Path:
    """Copies a shipped program, as a file of the user's own."""
    folder.mkdir(exist_ok=True)
    for suffix in (".json", ".p4info.txtpb"):
        shutil.copy(COMPILED / f"{ours}{suffix}", folder / f"{name}{suffix}")
    return folder / f"{name}.json"


def comparable_part(made: xcpr.Result) -> dict[str, object]:
    """Returns a result without its program's name and its run times."""
    whole: dict[str, object] = json.loads(result.encode(made))
    return {name: value for name, value in whole.items() if name not in RUN_KEYS}


@pytest.mark.parametrize(
    ("base_program", "ours", "transport"),
    [("xcp", "xcp_router", "xcp-r"), ("rcp", "rcp_router", "rcp"), ("hpcc", "hpcc_router", "hpcc")],
)
def test_copied_program_gives_the_same_result(tmp_path: Path, base_program: str, ours: str, transport: str) -> None:
    settings = SHORT | {"flows.main.transport": transport}
    own = {"router.program": str(copy_program(tmp_path, ours)), "router.base_program": base_program}
    copy, shipped = xcpr.run("demo", overrides=settings | own), xcpr.run("demo", overrides=settings)
    assert comparable_part(copy) == comparable_part(shipped) and copy.telemetry
    assert copy.versions["p4_program"] == "mine.json"


def test_copied_program_is_updated_on_a_capacity_change(tmp_path: Path) -> None:
    change = {"path_changes.dip.at": "1 s", "path_changes.dip.rate": "50 Mbit/s"}
    own = {"router.program": str(copy_program(tmp_path)), "router.base_program": "xcp"}
    copy, shipped = xcpr.run("demo", overrides=SHORT | change | own), xcpr.run("demo", overrides=SHORT | change)
    assert comparable_part(copy) == comparable_part(shipped)


def test_program_folder_declares_its_protocol(tmp_path: Path) -> None:
    copy_program(tmp_path / "folder")
    (tmp_path / "folder" / "program.toml").write_text('compiled = "mine.json"\nbase_program = "xcp"\n')
    shipped = comparable_part(xcpr.run("demo", overrides=SHORT))
    for place in ("router", "routers.r1"):
        own = {f"{place}.program": f"{tmp_path}/folder/"}
        assert comparable_part(xcpr.run("demo", overrides=SHORT | own)) == shipped


def test_entries_of_the_scenario_extend_the_derived_entries(tmp_path: Path) -> None:
    """A receiver's own route leads back to the sender: nothing arrives."""
    program = str(copy_program(tmp_path))

    def made(action: str, port: str) -> xcpr.Scenario:
        row = {
            "table": "XcpIngress.ipv4_lpm",
            "action": action,
            "match": {"hdr.ipv4.dst_addr": "address of d0"},
            "params": {"port": port, "src_mac": 1, "dst_mac": 2},
            "routers": ["r1"],
        }
        router = {"program": program, "base_program": "xcp", "entries": {"rows": {"it": row}}}
        return xcpr.Scenario("demo", duration="1 s", flows={"main": {"count": 1}}, router=router)

    assert xcpr.run(made("XcpIngress.forward", "port to r2")).totals.delivered_bytes > 0
    assert xcpr.run(made("XcpIngress.forward", "port to s0")).totals.delivered_bytes == 0
    with pytest.raises(xcpr.Invalid, match=r"r1: router\.entries\.rows\.it.*XcpIngress\.forward"):
        xcpr.run(made("XcpIngress.nowhere", "port to r2"))


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({"router.program": "mine.json"}, 'if it was made from that program, set router.base_program = "xcp"'),
        ({"router.base_program": "xcp"}, "router.base_program: must be absent: it is for a router.program of your own"),
        (
            {"router.program": "mine.json", "router.base_program": "xpc"},
            'router.base_program: must be one of "hpcc", "rcp", "xcp"',
        ),
        (
            {"router.program": "mine.json", "router.base_program": "rcp", "flows.main.transport": "rcp"},
            'router.base_program: must be absent: mine.json has no table "RcpIngress.ipv4_lpm"',
        ),
        (
            {"router.program": "mine.json", "router.base_program": "xcp", "router.police": True},
            "router.police: must be abs",
        ),
        (
            {"routers.r1.program": "mine.json", "routers.r1.base_program": "hpcc"},
            "routers.r1.base_program: must be absent: mine",
        ),
    ],
)
def test_invalid_derived_program_names_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overrides: dict[str, object], message: str
) -> None:
    copy_program(tmp_path)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(xcpr.Invalid) as caught:
        xcpr.run("demo", overrides=overrides)
    assert message in str(caught.value)
