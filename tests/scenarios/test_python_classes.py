"""The classes of Python for a scenario's tables: they are those of the keys, and make the tables that files have."""

from __future__ import annotations

import dataclasses
import inspect
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import xcpr
from xcpr import (
    CbrTraffic,
    Directions,
    DropTail,
    Dumbbell,
    FastOptions,
    Flows,
    Frames,
    GilbertElliottLoss,
    Link,
    LinkDirection,
    Queue,
    QueueClass,
    RandomLoss,
    Red,
    Scenario,
    Tree,
    UncheckedName,
    WebTraffic,
)
from xcpr.io.paths import ROOT
from xcpr.scenarios.schema import python_classes, table_classes
from xcpr.scenarios.typed import classes
from xcpr.scenarios.typed.table import Table, write_keys

USER = Path(__file__).parent.parent / "samples" / "typed_script.py"
"""A user's script, with a comment for each error that a type checker has to find."""


def test_commands_load_no_classes() -> None:
    code = "import sys, xcpr.commands.run, xcpr.experiments.runs; print(any('typed' in name for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout == "False\n"


COMMANDS = {
    table_classes.FILE: ["-m", "xcpr.scenarios.schema.table_classes"],
    python_classes.FILE: ["-m", "xcpr", "schema", "--python"],
}
"""The command that prints each file of classes."""


@pytest.mark.parametrize("file", COMMANDS)
def test_committed_classes_are_those_of_the_keys(file: str) -> None:
    done = subprocess.run([sys.executable, *COMMANDS[file]], capture_output=True, check=True, text=True)
    assert (ROOT / file).read_text(encoding="utf-8") == done.stdout, "make schema"


NEW_KEY = """
import json, sys
from xcpr import _native
registry = json.loads(_native.registry())
fast = next(one for one in registry["transport"] if one["name"] == "fast")
fast["options"].append({**fast["options"][0], "key": "gain", "help": "a new key"})
_native.registry = lambda: json.dumps(registry)
from xcpr.scenarios.schema import table_classes
made = table_classes.write_module()
import xcpr.scenarios.schema
sys.modules["xcpr.scenarios.schema.declared"] = declared = type(sys)("xcpr.scenarios.schema.declared")
exec(compile(made, "declared.py", "exec"), declared.__dict__)
from xcpr.scenarios import scenario
print(scenario.load("demo", ["flows.main.fast.gain=7 packets"]).flows["main"].options["fast"].gain)
"""
"""Reads a key that Rust's registry has beyond those of the committed classes, when these are written anew."""


def test_new_key_of_rust_needs_no_other_declaration() -> None:
    done = subprocess.run([sys.executable, "-c", NEW_KEY], capture_output=True, check=False, text=True)
    assert done.stdout == "7\n", done.stderr


@pytest.mark.parametrize("name", classes.__all__)
def test_class_is_offered_and_documented(name: str) -> None:
    made = getattr(xcpr, name)
    assert name in dir(xcpr)
    if isinstance(made, type) and issubclass(made, Table):
        documented = inspect.getdoc(made) or ""
        own = [] if made is Directions else dataclasses.fields(made)
        assert all(f"    {field.name}: " in documented for field in own)


TYPED: dict[str, Any] = {
    "topology": Dumbbell(rate=50e6, rtt="40 ms"),
    "queue": Red(limit="100 packets", gentle=False, classes="drr", class1=QueueClass(dscp="ef")),
    "loss": RandomLoss(probability=0.01),
    "jitter": {"mean": "1 ms"},
    "links": {"bottleneck": Link(forward=LinkDirection(loss=RandomLoss(probability="2 %")))},
    "flows": [
        Flows("cubic", 4),
        Flows("fast", 2, start=1.5, fast=FastOptions(alpha="9 packets")),
        Flows("cubic", 1, packet_size=900),
    ],
    "traffic": [CbrTraffic(rate="10 %"), WebTraffic(arrivals=9, size_mean=9000.0)],
}
FILE_OF_THE_SAME = """
title = "Scenario of a script"
topology = { kind = "dumbbell", rate = "50 Mbit/s", rtt = "40 ms" }
queue = { discipline = "red", limit = "100 packets", red.gentle = false, classes = "drr", class1.dscp = "ef" }
loss = { model = "random", probability = "1 %" }
jitter.mean = "1 ms"
links.bottleneck.forward.loss = { model = "random", probability = "2 %" }
flows.cubic-a = { transport = "cubic", count = 4 }
flows.fast = { transport = "fast", count = 2, start = "1500 ms", fast.alpha = "9 packets" }
flows.cubic-b = { transport = "cubic", count = 1, packet_size = "900 bytes" }
traffic.cbr = { kind = "cbr", rate = "10 %" }
traffic.web = { kind = "web", arrivals = "9 /s", size_mean = "9 kB" }
"""


def test_classes_make_the_tables_of_a_file(tmp_path: Path) -> None:
    mine = Scenario(**TYPED)
    (tmp_path / "same.toml").write_text(FILE_OF_THE_SAME, encoding="utf-8")
    assert mine.table == Scenario(str(tmp_path / "same.toml")).table
    assert write_keys(classes.ScenarioKeys, TYPED, "", "") == {
        name: value for name, value in tomllib.loads(FILE_OF_THE_SAME).items() if name != "title"
    }
    mine.save(tmp_path / "saved.toml")
    assert Scenario(str(tmp_path / "saved.toml")).table == mine.table


def test_scenario_of_classes_runs_and_has_variants() -> None:
    mine = Scenario(
        topology=Dumbbell(rate="20 Mbit/s", rtt="40 ms"),
        queue=DropTail(limit="1 bdp"),
        flows=[Flows("cubic", 2)],
        duration=1,
    )
    assert mine.table["queue"]["limit"] == "100 kB" and mine.table["duration"] == "1 s"
    assert mine.run(seed=1).totals.delivered_bytes == xcpr.run(mine, seed=1).totals.delivered_bytes > 0
    other = mine.replace(queue=Red(), flows={"late": Flows("xcp-r", 1)})
    assert other.table["queue"]["discipline"] == "red" and other.table["queue"]["limit"] == "2300 packets"
    assert [*other.table["flows"]] == ["late"] and other.table["topology"] == mine.table["topology"]
    base = xcpr.Scenario("demo", queue=Queue(limit="50 packets"))
    assert base.table["queue"]["limit"] == "50 packets" and base.table["title"] == xcpr.Scenario("demo").title


def test_check_names_keys_without_effect_and_missing_hosts() -> None:
    idle = Scenario("demo", flows={"main": Flows("cubic", fast=FastOptions(alpha="9 packets"))})
    assert any("flows.main.fast.alpha has no effect" in line for line in idle.check())
    assert not Scenario("demo").check()
    lost = Scenario("demo", frames={"f": Frames(source="nobody", layers=[{"text": "x"}])})
    with pytest.raises(xcpr.Invalid, match=r"frames\.f\.source"):
        lost.check()


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"topology": Dumbbell(rate="100 Mb")}, "topology.rate: must be a number and a unit of Gbit/s"),
        ({"topology": Dumbbell(rate=-5.0)}, "topology.rate: must be"),
        ({"topology": Dumbbell(rate=float("nan"))}, 'topology.rate: must be a rate, not "nan"'),
        ({"queue": DropTail(limit=3)}, "queue.limit: must be text with a number and a unit of packets"),  # type: ignore[arg-type]
        ({"flows": [Flows("quic", 4)]}, "flows.quic.transport: must be one of"),  # type: ignore[arg-type]
        (
            {"loss": Directions(forward=GilbertElliottLoss(good_to_bad=2.0, bad_to_good=1, loss_good=0, loss_bad=1))},
            "loss.forward.good_to_bad: must be",
        ),
        ({"topolgy": Dumbbell()}, 'topolgy: unknown key (did you mean "topology"?)'),
        ({"topology": Tree(depth=9, fanout=90)}, "topology.depth: makes"),
    ],
)
def test_refused_values_name_their_key(keys: dict[str, Any], message: str) -> None:
    with pytest.raises(xcpr.Invalid) as caught:
        Scenario(**({"flows": [Flows("cubic")]} | keys))
    assert f"xcpr.Scenario: {message}" in str(caught.value)


def test_names_at_run_time_are_allowed_where_they_are_checked_later() -> None:
    mine = Scenario(flows=[Flows(UncheckedName("python:mine"))])
    assert mine.table["flows"]["python-mine"]["transport"] == "python:mine"


class Metres:
    """A quantity that converts to nothing else, as pint's do."""

    magnitude = 3

    def to(self, unit: str) -> Any:
        raise TypeError(unit)

    def __str__(self) -> str:
        return "3 meter"


def test_quantity_of_another_dimension_is_refused() -> None:
    with pytest.raises(xcpr.Invalid, match=r'xcpr.Scenario: topology.rtt: must be a time, not "3 meter"'):
        Scenario("demo", topology=Dumbbell(rtt=Metres()))


def test_quantities_of_pint_are_converted() -> None:
    pint = pytest.importorskip("pint", reason="pip install pint")
    of = pint.UnitRegistry().Quantity
    mine = Scenario(
        topology=Dumbbell(rate=of(0.1, "gigabit/s"), rtt=of(40, "ms")),
        queue=DropTail(limit=of(9, "kilobyte")),
        traffic=[CbrTraffic(rate=of(1, "Mbit/s"))],
        flows=[Flows("cubic", 1)],
    )
    assert mine.table["topology"]["rate"] == "100 Mbit/s" and mine.table["topology"]["delay"] == "18 ms"
    assert mine.table["queue"]["limit"] == "9 kB" and mine.table["traffic"]["cbr"]["rate"] == "1000000 bit/s"
    with pytest.raises(xcpr.Invalid, match=r"topology.rtt: must be a time, not .3 .*bit"):
        Scenario("demo", topology=Dumbbell(rtt=of(3, "Mbit/s")))


@pytest.mark.parametrize(
    ("text", "completions"),
    [
        ("Scenario(topo", {"topology="}),
        ("Dumbbell(acc", {"access_rate=", "access_delay="}),
    ],
)
def test_notebook_completes_keys(text: str, completions: set[str]) -> None:
    completer = pytest.importorskip("IPython.core.completer")
    made = completer.IPCompleter(namespace={"Scenario": Scenario, "Dumbbell": Dumbbell}, use_jedi=False)
    with completer.provisionalcompleter():
        assert {found.text for found in made.completions(text, len(text))} == completions


@pytest.mark.slow
def test_mypy_finds_the_errors_of_a_script() -> None:
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--no-error-summary", str(USER)]
    done = subprocess.run(
        command, capture_output=True, check=False, text=True, cwd=ROOT, env=os.environ | {"MYPYPATH": str(ROOT)}
    )
    errors = [line.partition("error: ")[2] for line in done.stdout.splitlines() if "error: " in line]
    expected = [
        line.partition("# error: ")[2] for line in USER.read_text(encoding="utf-8").splitlines() if "# error" in line
    ]
    assert len(errors) == len(expected) == 7, done.stdout + done.stderr
    for error, start in zip(errors, expected, strict=True):
        assert error.startswith(start)
