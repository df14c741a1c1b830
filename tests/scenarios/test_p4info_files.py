"""The P4Info of a program of one's own: by the names that people have, by a key, and made where there is none."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from finsy.proto import p4i
from google.protobuf import json_format

from xcpr.io.paths import COMPILED, ROOT
from xcpr.io.schema import Invalid
from xcpr.p4runtime.encoding import textformat
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.scenarios.programs import p4_files
from xcpr.worlds import sim
from xcpr.worlds.control_plane import own_control

TEXT = (COMPILED / "counting_router.p4info.txtpb").read_text(encoding="utf-8")
INFO = textformat.parse(TEXT, p4i.P4Info())
SCENARIO = """
title = "P4Info"
duration = "1 s"
[topology]
rate = "10 Mbit/s"
delay = "1 ms"
[router]
program = "my.json"
[router.entries.routes]
table = "CountingIngress.routes"
action = "CountingIngress.forward"
params = { port = "port", next_hop = "next hop", own = "own" }
[flows.main]
count = 1
transport = "cubic"
"""
PROGRAM_TOML = """
compiled = "my.json"
p4info = "other/of_mine.txt"
[routes]
table = "CountingIngress.routes"
action = "CountingIngress.forward"
params = { port = "port", next_hop = "next hop", own = "own" }
"""


@pytest.fixture
def program_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes a folder with p4c's JSON and a scenario, without P4Info."""
    shutil.copy(COMPILED / "counting_router.json", tmp_path / "my.json")
    (tmp_path / "one.toml").write_text(SCENARIO)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*overrides: str) -> Result:
    return sim.execute(scenario.load("one.toml", overrides), 1, "run")


def refusal(*overrides: str) -> str:
    with pytest.raises(Invalid) as refused:
        scenario.load("one.toml", overrides)
    return str(refused.value)


def content(name: str) -> bytes:
    """Returns P4Info in the form of a file by its name."""
    if name.endswith(p4_files.BINARY):
        return INFO.SerializeToString()
    return json_format.MessageToJson(INFO).encode() if name.endswith(".json") else TEXT.encode()


def with_alias(preamble: str) -> str:
    """Returns the P4Info with another alias of the table."""
    assert 'alias: "routes"' in TEXT
    return TEXT.replace('alias: "routes"', f'alias: "{preamble}"')


NAMES = [
    *(stem + suffix for stem in ("my", "my.p4") for suffix in p4_files.P4INFO_SUFFIXES),
    *p4_files.P4INFO_NAMES,
]


@pytest.mark.parametrize("name", NAMES)
def test_p4info_is_found_under_each_name(program_folder: Path, name: str) -> None:
    (program_folder / name).write_bytes(content(name))
    assert p4_files.find_p4info(program_folder / "my.json") == program_folder / name
    assert p4_files.load(program_folder / "my.json").p4info == INFO
    assert p4_files.warning(program_folder / "my.json") is None


def test_common_p4info_names_are_supported() -> None:
    named = {"p4info.txt", "p4info.txtpb", "my_p4info.txt", "my_p4rt.txt", "my.p4info", "my.p4info.txtpb"}
    assert named | {"my.p4.p4info.txtpb", "my.p4info.bin", "my.p4info.pb", "my.p4info.pb.txt"} <= {*NAMES}


def test_result_names_the_p4info_file(program_folder: Path) -> None:
    (program_folder / "my_p4rt.txt").write_text(TEXT)
    result = run()
    assert result.versions["p4info"] == "my_p4rt.txt"
    assert not result.warnings


def test_equal_p4info_files_are_accepted(program_folder: Path) -> None:
    for name in ("my_p4rt.txt", "my.p4info.bin"):
        (program_folder / name).write_bytes(content(name))
    assert run().versions["p4info"] == "my.p4info.bin"


def test_different_p4info_files_are_refused(program_folder: Path) -> None:
    (program_folder / "my.p4info.txt").write_text(TEXT)
    (program_folder / "my_p4rt.txt").write_text(with_alias("ways"))
    problem = "my.json has two P4Infos beside it that differ, my.p4info.txt and my_p4rt.txt: name one by the key p4info"
    assert problem in refusal()
    assert run("router.p4info=my_p4rt.txt").versions["p4info"] == "my_p4rt.txt"


def test_p4info_named_after_the_program_takes_precedence(program_folder: Path) -> None:
    (program_folder / "my_p4info.txt").write_text(TEXT)
    (program_folder / "p4info.txt").write_text("tables { preamble { id: 1 } }")
    assert run().versions["p4info"] == "my_p4info.txt"


def test_program_named_p4info_is_not_its_own_p4info(program_folder: Path) -> None:
    (program_folder / "my.json").rename(program_folder / "p4info.json")
    assert p4_files.find_p4info(program_folder / "p4info.json") is None


def test_p4info_key_names_the_file(program_folder: Path) -> None:
    (program_folder / "other").mkdir()
    (program_folder / "other/of_mine.bin").write_bytes(INFO.SerializeToString())
    assert run("router.p4info=other/of_mine.bin").versions["p4info"] == "of_mine.bin"
    assert "router.p4info: other/none.txt: no such file" in refusal("router.p4info=other/none.txt")
    (program_folder / "other/of_mine.bin").write_bytes(b"no message")
    assert "of_mine.bin: is no P4Info in protobuf's binary format" in refusal("router.p4info=other/of_mine.bin")


def test_p4info_key_of_one_router_names_its_file(program_folder: Path) -> None:
    (program_folder / "my.p4info").write_text(TEXT)
    (program_folder / "of_r2.txt").write_text(TEXT)
    routes = re.search(r"\[router\.entries\.routes\]\n(.*)\[flows", SCENARIO, re.DOTALL)
    assert routes
    text = '[routers.r2]\nprogram = "my.json"\np4info = "of_r2.txt"\n[routers.r2.entries.routes]\n'
    (program_folder / "one.toml").write_text(SCENARIO + text + routes[1])
    made = scenario.load("one.toml")
    assert made.own_programs["r2"].versions["p4info"] == "of_r2.txt"
    assert made.compiled.versions["p4info"] == "my.p4info"


def test_program_folder_names_the_p4info_file(program_folder: Path) -> None:
    folder = program_folder / "folder"
    (folder / "other").mkdir(parents=True)
    (program_folder / "my.json").rename(folder / "my.json")
    (folder / "program.toml").write_text(PROGRAM_TOML)
    (folder / "other/of_mine.txt").write_text(TEXT)
    of_folder = SCENARIO.replace('"my.json"', '"folder/"')
    (program_folder / "one.toml").write_text(re.sub(r"\[router\.entries.*(?=\[flows)", "", of_folder, flags=re.DOTALL))
    assert run().versions["p4info"] == "of_mine.txt"
    (folder / "program.toml").write_text(PROGRAM_TOML.replace('"other/of_mine.txt"', "1"))
    assert "folder/program.toml: p4info: must be text, not 1" in refusal()


def test_p4info_key_is_refused_for_shipped_programs() -> None:
    with pytest.raises(Invalid, match=r"router\.p4info: must be absent"):
        scenario.load("demo", ["router.p4info=x.txt"])


def test_json_without_p4info_runs_with_a_warning(program_folder: Path) -> None:
    made = run()
    assert made.versions["p4info"] == "made from the program"
    (warning,) = made.warnings or ()
    assert warning.startswith("my.json: has no P4Info beside it, so it was made from the JSON")
    (program_folder / "my.p4info.txtpb").write_text(TEXT)
    beside = run()
    assert (beside.flows, beside.routers) == (made.flows, made.routers)


def test_json_without_enough_information_is_refused(program_folder: Path) -> None:
    config = json.loads((program_folder / "my.json").read_text(encoding="utf-8"))
    del config["register_arrays"][0]["size"]
    with pytest.raises(ValueError, match=r"my\.json: "):
        p4_files.of_texts(json.dumps(config), None, "my.json", "")
    tofino = (COMPILED / "tna_router.json").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="has no P4Info beside it, and the JSON is not enough: a program for a Tofino"):
        p4_files.of_texts(tofino, None, "my.json", "")


def test_unknown_json_key_causes_a_warning(program_folder: Path) -> None:
    (program_folder / "my.p4info").write_text(TEXT)
    config = json.loads((program_folder / "my.json").read_text(encoding="utf-8"))
    assert config.keys() == {*p4_files.FORMAT.element("file")}
    (program_folder / "my.json").write_text(json.dumps(config | {"enumz": []}))
    expected = f"my.json: file enumz has no effect: is not in {p4_files.FORMAT.definition}"
    assert scenario.load("one.toml").warnings() == [expected]


def test_extern_instance_is_refused_by_name(program_folder: Path) -> None:
    config = json.loads((program_folder / "my.json").read_text(encoding="utf-8"))
    (program_folder / "my.json").write_text(json.dumps(config | {"extern_instances": [{"name": "mine", "id": 0}]}))
    assert "extern_instances mine" in refusal()


def test_real_time_plan_names_the_p4info_file(program_folder: Path) -> None:
    from xcpr.scenarios import plan
    from xcpr.scenarios.network import topology

    (program_folder / "of_mine.txt").write_text(TEXT)
    chosen = scenario.load("one.toml", ["router.p4info=of_mine.txt"])
    built = topology.build(chosen)
    planned = own_control.add_initial_state(chosen, built, plan.make(chosen, built, 1))
    goals = own_control.goals(planned, {router["name"]: "127.0.0.1:1" for router in planned["routers"]})
    assert {goal.p4info for goal in goals} == {program_folder / "of_mine.txt"}


def test_p4info_is_made_for_every_test_program() -> None:
    for path in sorted((ROOT / "tests/stf").glob("*.json")):
        assert p4_files.of_texts(path.read_text(encoding="utf-8"), None, path.name, "").tables is not None
