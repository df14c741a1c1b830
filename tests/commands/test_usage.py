"""Help texts, tables and what a shell offers: whole words at every width, every name that may be typed."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console

from xcpr.commands import cli
from xcpr.commands.shell import usage
from xcpr.results.tables.table import Table
from xcpr.scenarios.flows import options, registry

ROOT: Any = typer.main.get_command(cli.app)
XCPR = Path(sys.executable).with_name("xcpr")


def commands(group: Any = ROOT, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yields every command and group, with the words that reach it."""
    yield path, group
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, (*path, name))


def help_text(path: tuple[str, ...], command: Any, columns: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """Returns the help of a command on a terminal."""
    monkeypatch.setenv("COLUMNS", str(columns))
    context = command.context_class(command, info_name=" ".join(("xcpr", *path)), **ROOT.context_settings)
    return str(command.get_help(context))


ALL = list(commands())
NAMES = [" ".join(path) or "xcpr" for path, _ in ALL]


@pytest.mark.parametrize(("path", "command"), ALL, ids=NAMES)
def test_help_text_wraps_at_whole_words(path: tuple[str, ...], command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    wide, narrow = (help_text(path, command, columns, monkeypatch) for columns in (80, 40))
    assert wide.split() == narrow.split()
    for width, shown in ((80, wide), (40, narrow)):
        for line in shown.splitlines():
            assert len(line) <= width or len(line.split()) == 1, line


@pytest.mark.parametrize(("path", "command"), ALL, ids=NAMES)
def test_usage_line_shows_the_typed_command(
    path: tuple[str, ...], command: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = help_text(path, command, 80, monkeypatch)
    line = " ".join(shown.partition("\n\n")[0].split())
    assert line.startswith("Usage: " + " ".join(("xcpr", *path, "[OPTIONS]")))
    assert not set("{}<>") & set(line) and "[[" not in line
    for param in command.params:
        record = param.get_help_record(command.context_class(command))
        assert param.param_type_name == "argument" or record is None or "<" not in record[0], record


def test_usage_lines_use_standard_placeholders(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = {
        path: " ".join(help_text(path, one, 80, monkeypatch).partition("\n\n")[0].split()[1:]) for path, one in ALL
    }
    assert lines["sweep",] == "xcpr sweep [OPTIONS] SCENARIO [KEY=VALUE,VALUE]..."
    assert lines["send",] == "xcpr send [OPTIONS] [FILE]"
    assert lines["reproduce",] == "xcpr reproduce [OPTIONS] [NAME]..."
    assert "--seed N " in help_text(("run",), dict(ALL)["run",], 80, monkeypatch)


@pytest.mark.parametrize("columns", [40, 80])
def test_command_list_shows_complete_summaries(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for path, group in ALL:
        if hasattr(group, "commands"):
            words = " ".join(help_text(path, group, columns, monkeypatch).split())
            for name, command in group.commands.items():
                assert f"{name} {usage.summary(command)}" in words


@pytest.mark.parametrize("words", [["run", "demo", "--out", ""], ["run", "demo", "--out="], ["report", ""]])
def test_an_empty_path_is_refused(words: list[str], in_tmp: Path) -> None:
    with pytest.raises(usage.Invalid, match="must not be empty"):
        ROOT.main(words, standalone_mode=False)
    assert not list(in_tmp.iterdir())


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 120])
def test_table_wraps_at_whole_words(columns: int) -> None:
    rows = tuple(options.rows())
    shown = render_table(Table("Options", options.COLUMNS, rows, left=5), columns)
    words = shown.split()
    for row in rows:
        assert set(" ".join(row).split()) <= set(words)
    for line in shown.splitlines():
        assert len(line) <= columns or len(line.split()) == 1, line


def test_narrow_table_never_breaks_a_number() -> None:
    made = Table("Runs", ("scenario", "delivered, MB"), (("a long name of a run", "1,234.5"),))
    for columns in range(20, 50):
        shown = render_table(made, columns)
        assert "1,234.5" in shown
        assert max(map(len, shown.splitlines())) <= columns


def render_table(table: Table, columns: int) -> str:
    file = io.StringIO()
    table.show(Console(file=file, width=columns, markup=False, color_system=None))
    return file.getvalue()


def complete_words(*words: str, shell: str = "bash") -> list[str]:
    """Returns the words that xcpr offers a shell; bash breaks words at =."""
    if shell == "bash":
        asked = {"COMP_WORDS": "\n".join(("xcpr", *words)), "COMP_CWORD": str(len(words))}
    else:
        asked = {"_TYPER_COMPLETE_ARGS": " ".join(("xcpr", *words))}
    done = subprocess.run(
        [XCPR],
        env=os.environ | asked | {"_XCPR_COMPLETE": f"complete_{shell}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split("\n")[:-1]


@pytest.mark.parametrize(
    ("words", "some"),
    [
        (("run", "--world", ""), ["sim", "mininet"]),
        (("run", "demo", "--switch", ""), ["embedded", "bmv2"]),
        (("run", "demo", "--set", "queue.d"), ["queue.discipline="]),
        (("run", "demo", "--set", "queue.discipline", "="), ["drop-tail", "red", "codel"]),
        (("run", "traffic", "--set", "traffic.mice.kind", "=", "w"), ["web"]),
        (("sweep", "demo", "flows.main.transport", "=", "xcp,xcp-"), ["xcp,xcp-r"]),
        (("send", "--transport", "s"), ["sabul"]),
        (("send", "--recovery", ""), list(registry.declared()["recovery"])),
        (("send", "--set", "xcp_r.on_l"), ["xcp_r.on_loss="]),
        (("trace", "--scenario", "dumb"), ["dumbbell"]),
        (("reproduce", "katabi-f"), ["katabi-fairness", "katabi-flows"]),
        (("list", "rec"), ["recoveries"]),
        (("switch", "--io", "af_x"), ["af_xdp"]),
        (("kernel", "up", "--transport", ""), ["xcp", "xcp-r"]),
    ],
)
def test_shell_completion_offers_names(words: tuple[str, ...], some: list[str]) -> None:
    assert complete_words(*words) == some


def test_zsh_completion_offers_key_and_value() -> None:
    (line,) = complete_words("run", "demo", "--set", "queue.discipline=d", shell="zsh")
    assert '"queue.discipline=drop-tail"' in line
