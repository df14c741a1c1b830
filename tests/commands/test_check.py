"""``xcpr check``: scenarios are checked without a run."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from xcpr.commands import cli
from xcpr.io.schema import Invalid


def check(*words: str) -> str:
    done = CliRunner().invoke(cli.app, ["check", *words])
    if isinstance(done.exception, Invalid):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


def test_valid_scenarios_have_a_line_each(in_tmp: Path) -> None:
    assert check("demo", "traffic", "--set", "duration=3 s") == "demo: valid\ntraffic: valid\n"
    assert not list(in_tmp.iterdir()), "nothing is run or written"


@pytest.mark.usefixtures("in_tmp")
def test_problems_of_all_files_are_reported() -> None:
    Path("key.toml").write_text('title = "x"\nduraton = "3 s"\n[queue]\nlimit = "3"\n', encoding="utf-8")
    Path("link.toml").write_text(
        'extends = "demo"\ntitle = "x"\n[path_changes.dip]\nat = "1 s"\nrate = "1 Mbit/s"\nlink = "nowhere"\n',
        encoding="utf-8",
    )
    with pytest.raises(Invalid) as refused:
        check("key.toml", "demo", "link.toml")
    messages = [str(problem) for problem in refused.value.problems]
    assert len(messages) == 3
    assert messages[0].startswith('key.toml: duraton: unknown key (did you mean "duration"?)')
    assert messages[1].startswith("key.toml: queue.limit: must be a number and a unit")
    assert "nowhere" in messages[2]


@pytest.mark.usefixtures("in_tmp")
def test_key_without_effect_is_named() -> None:
    Path("ignored.toml").write_text(
        'extends = "demo"\ntitle = "x"\nignored = ["a.json: field x has no effect"]\n', encoding="utf-8"
    )
    done = CliRunner().invoke(cli.app, ["check", "ignored.toml"])
    assert done.exit_code == 0 and done.stdout == "ignored.toml: valid\n"
    assert done.stderr == "xcpr: ignored.toml: a.json: field x has no effect\n"


@pytest.mark.usefixtures("in_tmp")
def test_topology_of_a_python_file_is_refused_without_allow_python() -> None:
    Path("topo.py").write_text(
        "from mininet.topo import Topo\n\n\nclass One(Topo):\n    def build(self):\n"
        '        switch = self.addSwitch("s1")\n        self.addLink(self.addHost("h1"), switch, bw=10)\n'
        '        self.addLink(self.addHost("h2"), switch, bw=10)\n',
        encoding="utf-8",
    )
    Path("one.toml").write_text(
        'extends = "demo"\ntitle = "x"\n[topology]\nkind = "graph"\nfile = "topo.py:One"\n', encoding="utf-8"
    )
    with pytest.raises(Invalid, match="allow-python"):
        check("one.toml")
