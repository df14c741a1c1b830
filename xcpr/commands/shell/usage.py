"""Help texts and usage lines as other programs have them: no type names, no braces, and no word is split.

Typer writes ``{SCENARIO}`` and ``<int range>``, cuts a command's summary at the line's end, and takes a terminal to
have 50 columns at least.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from typer import BadParameter
from typer.core import TyperCommand, TyperGroup

from xcpr.io import former_names
from xcpr.io.plain import escape_text, fill
from xcpr.io.schema import Invalid, Problem

MAX_COLUMNS = 80
"""The widest help text; longer lines are hard to read."""
MIN_COLUMNS = 20
"""The narrowest one: below it a terminal breaks words itself."""
INDENT = "  "
USAGE_ERROR: type[Exception] = BadParameter.__mro__[2]
"""click's ClickException, of which newer versions of Typer have a copy."""


def columns() -> int:
    """Returns the columns that a help text has."""
    return max(MIN_COLUMNS, min(shutil.get_terminal_size().columns, MAX_COLUMNS))


def write_list(rows: Sequence[tuple[str, str]], width: int) -> str:
    """Writes names with their texts in two columns. A name too long for the first has a line of its own."""
    most = max(len(name) for name, _ in rows)
    column = min(most, 30, width // 3) + 2 * len(INDENT)
    lines = []
    for name, text in rows:
        head = f"{INDENT}{name}"
        if len(head) + len(INDENT) > column:
            lines.append(fill(head, width, rest=2 * INDENT))
            head = ""
        lines.append(fill(text, width, first=head.ljust(column), rest=" " * column) if text else head)
    return "\n".join(line for line in lines if line)


def write_usage(command: Any, ctx: Any, width: int) -> str:
    """Writes the line that shows how a command is typed."""
    head = f"Usage: {ctx.command_path} "
    pieces = " ".join(command.collect_usage_pieces(ctx))
    if len(head) + 20 > width:
        return f"{fill(head.rstrip(), width)}\n{fill(pieces, width, first=2 * INDENT, rest=2 * INDENT)}"
    return fill(pieces, width, first=head, rest=" " * len(head))


def arguments(command: Any, ctx: Any) -> Iterator[Any]:
    """Yields the arguments of a command that its help shows."""
    for param in command.get_params(ctx):
        if param.param_type_name == "argument" and not param.hidden:
            yield param


def write_help(command: Any, ctx: Any, commands: Sequence[tuple[str, str]] = ()) -> str:
    """Writes the help of a command; ``commands`` are those below it, with their summaries."""
    width = columns()
    parts = [write_usage(command, ctx, width)]
    parts.extend(
        fill(" ".join(paragraph.split()), width, INDENT, INDENT) for paragraph in (command.help or "").split("\n\n")
    )
    options = [param.get_help_record(ctx) for param in command.get_params(ctx) if param.param_type_name == "option"]
    sections = {
        "Arguments": [(param.metavar, param.help or "") for param in arguments(command, ctx)],
        "Options": [record for record in options if record is not None],
        "Commands": commands,
    }
    parts.extend(f"{title}:\n{write_list(rows, width)}" for title, rows in sections.items() if rows)
    return "\n\n".join(part for part in parts if part)


def summary(command: Any) -> str:
    """Returns the first paragraph of a command's help."""
    return " ".join((command.short_help or command.help or "").split("\n\n")[0].split())


def refuse_empty(words: Sequence[str]) -> None:
    """Refuses a value without characters, which would mean the current folder as a path; raises ``Invalid``."""
    before = ""
    for word in words:
        flag, given, value = word.partition("=") if word.startswith("--") else ("", "", word)
        if not value and (given or not flag):
            raise Invalid([Problem(flag or before or "an argument", "", 'must not be empty, as "" is')])
        before = word if word.startswith("-") else ""


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Makes the messages of errors plain, which repeat what was typed: a shell may have put a file's name there."""
    try:
        yield
    except USAGE_ERROR as error:
        error.message = escape_text(error.message, lines=True)  # type: ignore[attr-defined]
        raise


class Command(TyperCommand):
    """A command with a help text of ours, which refuses empty values."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the words behind the command's name; raises ``Invalid`` too."""
        if not ctx.resilient_parsing:
            refuse_empty(args)
            args = former_names.rename_flags(args, {name for param in self.params for name in param.opts})
        elif args and args[-1].startswith("-"):
            # A shell asks for this flag's value: without one, typer would read no word at all.
            args = args[:-1]
        return super().parse_args(ctx, args)

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Returns the words of the usage line behind the command's name."""
        return ["[OPTIONS]", *(param.metavar for param in arguments(self, ctx))]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Writes the usage line."""
        formatter.write(f"{write_usage(self, ctx, columns())}\n")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help text."""
        formatter.write(write_help(self, ctx))


class LinuxCommand(Command):
    """A command of real packets, which is refused where there are no packet sockets."""

    def invoke(self, ctx: Any) -> Any:
        """Runs the command; raises ``Invalid`` too."""
        if sys.platform != "linux":
            reason = "needs Linux: frames pass through its packet sockets; xcpr run, in virtual time, runs here"
            raise Invalid([Problem(ctx.command_path, "", reason)])
        return super().invoke(ctx)


class Group(TyperGroup):
    """A group of commands with a help text of ours, whose errors are plain."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the words before a command's name."""
        with _plain_errors():
            return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """Runs the command that the words name."""
        with _plain_errors():
            return super().invoke(ctx)

    def collect_usage_pieces(self, _ctx: Any) -> list[str]:
        """Returns the words of the usage line behind the group's name."""
        return ["[OPTIONS]", "COMMAND", "..."]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Writes the usage line."""
        formatter.write(f"{write_usage(self, ctx, columns())}\n")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help text."""
        found = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        shown = [(name, summary(command)) for name, command in found if command is not None and not command.hidden]
        formatter.write(write_help(self, ctx, shown))
