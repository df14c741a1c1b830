"""Former names of keys and values: each works, warns once, and is refused beside the name of today."""

from __future__ import annotations

from pathlib import Path

import pytest

from xcpr.io import former_names, schema
from xcpr.io.former_names import SCENARIO_KEYS, VALUES
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds.switch import links

KEYS = {
    "path_changes.dip.told": (
        "path_changes.dip.update_routers",
        'path_changes.dip = { at = "1 s", rate = "5 Mbit/s", KEY = false }',
    ),
    "traces.radio.told": ("traces.radio.update_routers", 'traces.radio = { rates = ["5 Mbit/s"], KEY = false }'),
    "flows.main.misreport.cuts_counted": (
        "flows.main.misreport.negative_feedback",
        'flows.main.transport = "xcp-r"\nflows.main.misreport.KEY = "50 %"',
    ),
    "flows.main.ttp.reported": ("flows.main.ttp.report_interval", 'flows.main.ttp.KEY = "64 packets"'),
    "flows.main.ttp.consecutive": ("flows.main.ttp.consecutive_losses", 'flows.main.ttp.KEY = "4 packets"'),
}
"""Former keys with today's, and lines that have them."""


@pytest.fixture(autouse=True)
def no_warnings_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(former_names, "_warned", set())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def load(path: Path, lines: str, key: str) -> Scenario:
    """Loads a scenario whose lines have a key, by the last part of its path."""
    path.write_text(f'extends = "demo"\n{lines.replace("KEY", key.rpartition(".")[2])}\n', encoding="utf-8")
    return scenario.load(str(path))


@pytest.mark.parametrize("old", KEYS)
def test_former_key_works_and_warns_once(old: str, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new, lines = KEYS[old]
    expected = load(path, lines, new)
    assert capsys.readouterr().err == ""
    assert load(path, lines, old) == load(path, lines, old) == expected
    assert capsys.readouterr().err == f"xcpr: {path}: {old} is now {new}; the next version refuses the old name\n"


def test_every_former_key_has_a_key_of_today() -> None:
    for old, name in SCENARIO_KEYS.items():
        *above, _ = old.replace("*", "main").split(".")
        assert schema.find_key(Scenario, [*above, name]), old
        assert schema.find_key(Scenario, old.replace("*", "main").split(".")) is None, old


def test_former_and_new_key_in_one_table_are_refused(path: Path) -> None:
    path.write_text('extends = "demo"\ntraces.a = { rates = ["1 Mbit/s"], told = true, update_routers = true }\n')
    with pytest.raises(Invalid, match=r"traces\.a\.told: must be absent beside traces\.a\.update_routers"):
        scenario.load(str(path))


def test_former_keys_of_overrides_work_and_warn(capsys: pytest.CaptureFixture[str]) -> None:
    change = "path_changes.dip={at = '1 s', rate = '5 Mbit/s'}"
    made = scenario.load("demo", [change, "path_changes.dip.told=false"])
    assert made.path_changes["dip"].update_routers is False
    assert "--set: path_changes.dip.told is now path_changes.dip.update_routers" in capsys.readouterr().err


def test_former_values_work_and_warn(capsys: pytest.CaptureFixture[str]) -> None:
    made = scenario.load("demo", ["jitter.forward={mean = '1 ms', order = 'KEPT'}", "queue.classes=xcp-and-rest"])
    assert made.models["jitter"].forward.order == "preserved"
    assert made.queue.classes == "xcp-and-best-effort"
    err = capsys.readouterr().err
    assert 'jitter.forward.order = "KEPT" is now jitter.forward.order = "preserved"' in err
    assert 'queue.classes = "xcp-and-rest" is now queue.classes = "xcp-and-best-effort"' in err


def test_every_former_value_has_a_value_of_today() -> None:
    for key, names in VALUES.items():
        if key.startswith("ports."):
            continue
        field = schema.find_key(Scenario, key.replace("*", "main").split("."))
        assert field, key
        for old, new in names.items():
            assert field["parse"](new) == new
            with pytest.raises(ValueError, match="must be one of"):
                field["parse"](old)


def test_former_base_program_of_a_folder_works_and_warns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "program.toml").write_text('compiled = "mine.json"\nspeaks = "xcp"\n')
    (_, table), *_ = scenario.override_layers([f"router.program={tmp_path / 'mine'}"])
    assert table["router"]["base_program"] == "xcp"
    assert "program.toml: speaks is now base_program" in capsys.readouterr().err


def test_former_value_of_a_links_file_works_and_warns(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.write_text('ports.1.queue.classes = "xcp-and-rest"\n')
    assert links.load(path, {1}).ports["1"].models["queue"].classes == "xcp-and-best-effort"
    assert 'ports.1.queue.classes = "xcp-and-rest" is now' in capsys.readouterr().err
