"""The files of xcpr for shells and for man(1), which a released wheel has.

The manual page is made of the help texts. Scripts for completion are Typer's. Shells and man(1) look for both below
/usr, /usr/local and ~/.local, where pip puts them with the package; MANPATH names other places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import typer
import typer.main
from typer._completion_shared import get_completion_script

from xcpr import __version__
from xcpr.commands.shell import usage
from xcpr.io import files

COMPLETIONS = {
    "bash": "bash-completion/completions/xcpr",
    "zsh": "zsh/site-functions/_xcpr",
    "fish": "fish/vendor_completions.d/xcpr.fish",
}
SUMMARY = "experiments with XCP and XCP-r through the compiled P4 program"
EXIT_STATUS = {
    "0": "success",
    "1": "a run, a transfer or a part of the output failed",
    "2": "a scenario, a file or an option is refused, which a line on standard error names",
}


def write_files(app: typer.Typer, folder: Path) -> None:
    """Writes the manual page of a command, and the scripts for completion, below ``share`` in a folder."""
    written = {"man/man1/xcpr.1": write_manual(app)}
    for shell, place in COMPLETIONS.items():
        written[place] = get_completion_script(prog_name="xcpr", complete_var="_XCPR_COMPLETE", shell=shell) + "\n"
    for place, text in written.items():
        path = folder / "share" / place
        files.make_folder(path.parent)
        files.write(path, text)


def write_manual(app: typer.Typer) -> str:
    """Writes the manual page of all commands, in the macros of man(7)."""
    group = typer.main.get_command(app)
    lines = [f'.TH XCPR 1 "" "xcpr {__version__}" "User Commands"']
    lines += [".SH NAME", escape(f"xcpr - {SUMMARY}")]
    lines += [".SH SYNOPSIS", ".B xcpr", escape("COMMAND [OPTIONS] ...")]
    lines += [".SH DESCRIPTION", escape(usage.summary(group))]
    lines += [".SH COMMANDS"]
    with group.make_context("xcpr", ["--help"], resilient_parsing=True) as context:
        lines += _describe_commands(group, context, ())
    lines += [".SH EXIT STATUS"]
    for status, meaning in EXIT_STATUS.items():
        lines += [".TP", f".B {status}", escape(meaning)]
    return "\n".join(lines) + "\n"


def _describe_commands(group: Any, context: Any, names: Sequence[str]) -> Iterator[str]:
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if command is None or command.hidden:
            continue
        below = command.make_context(name, [], parent=context, resilient_parsing=True)
        words = (*names, name)
        if hasattr(command, "list_commands"):
            yield from _describe_commands(command, below, words)
            continue
        yield ".SS " + escape(" ".join(("xcpr", *words, *command.collect_usage_pieces(below))))
        for paragraph in (command.help or "").split("\n\n"):
            yield from (".PP", escape(" ".join(paragraph.split())))
        arguments = [(param.metavar, param.help or "") for param in usage.arguments(command, below)]
        params = (param for param in command.get_params(below) if param.param_type_name == "option")
        options = [param.get_help_record(below) for param in params]
        for term, text in (*arguments, *(one for one in options if one is not None)):
            yield from (".TP", f".B {escape(term)}", escape(text))


def escape(text: str) -> str:
    """Returns text as roff has it: no backslash, hyphen or point at a line's begin is one of roff's own."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
