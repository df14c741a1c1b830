"""Python programs on hosts, as the ``send.py`` and ``receive.py`` of P4 exercises: with Scapy, in virtual time."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr.io import schema, units
from xcpr.io.input_files import is_file, read_bytes
from xcpr.io.schema import Invalid, Problem, key, list_of, text

OPTION = "--script"
SYNTAX = 'HOST:"FILE ARGS", for example h1:"send.py 10.0.2.2 hello"'


@dataclass(frozen=True)
class Script:
    """A Python program on a host, in virtual time; it reaches the network by Scapy. In the simulator alone."""

    host: str = key(text)
    """A host of the topology."""
    file: str = key(text)
    """The program's file, beside the scenario's file."""
    args: tuple[str, ...] = key(list_of(text, 'arguments, for example ["10.0.2.2", "hello"]'), list, default=())
    """The program's arguments."""
    start: int = key(units.parse_time, units.format_time, default=0)
    """When it starts."""
    stdin: tuple[str, ...] | None = key(list_of(text, 'lines, for example ["2 + 3", "quit"]'), list, default=None)
    """The lines of its standard input, which input() returns one after the other; absent: input() is refused."""


def located(layer: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Returns a layer whose scripts' files are named as they are from the working folder."""
    scripts = layer.get("scripts")
    if not isinstance(scripts, Mapping):
        return dict(layer)

    def resolve_file(script: Any) -> Any:
        file = script.get("file") if isinstance(script, Mapping) else None
        return {**script, "file": str(folder / file)} if isinstance(file, str) else script

    return {**layer, "scripts": {name: resolve_file(script) for name, script in scripts.items()}}


def refuse(layers: Iterable[tuple[str, Mapping[str, Any]]]) -> None:
    """Raises ``Invalid`` for layers with scripts: a scenario may come from anybody."""
    for source, layer in layers:
        scripts = layer.get("scripts")
        if isinstance(scripts, Mapping) and scripts:
            message = "is Python, which a scenario runs only with --allow-python"
            raise Invalid([Problem(source, f"scripts.{next(iter(scripts))}", message)])


def plan(scripts: Mapping[str, Script]) -> list[dict[str, Any]]:
    """Returns the scripts as a plan has them, for the digests of plans: the simulator gets functions in their place.
    Files that a script imports are not among them."""
    return [
        {"name": name, "text": hashlib.sha256(read_bytes(Path(script.file))).hexdigest(), **schema.values(script)}
        for name, script in scripts.items()
    ]


def check(scripts: Mapping[str, Script], hosts: list[str]) -> Iterator[tuple[str, str]]:
    """Yields the scripts whose host or file is not there."""
    for name, script in scripts.items():
        if script.host not in hosts:
            yield f"scripts.{name}.host", schema.unknown_name("host", script.host, hosts)
        if not is_file(Path(script.file)):
            yield f"scripts.{name}.file", f"{schema.show(script.file)}: no such file"


def parse_options(items: Sequence[str], folder: Path | None = None) -> dict[str, Any]:
    """Parses ``--script HOST:"FILE ARGS"`` options into a scenario's table; raises ``Invalid``.

    A file is looked for in the working folder, and then in ``folder``. All start at 0 s: a receiver listens before a
    frame has crossed a link.
    """
    made: dict[str, Any] = {}
    for item in items:
        host, colon, command = item.partition(":")
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise Invalid([Problem(OPTION, item, f"must be {SYNTAX}: {error}")]) from None
        if not (host and colon and words):
            raise Invalid([Problem(OPTION, item, f"must be {SYNTAX}")])
        file = Path(words[0])
        if folder is not None and not is_file(file):
            file = folder / file
        name = f"{host}-{file.stem}"
        while name in made:
            name += "-again"
        made[name] = {"host": host, "file": str(file), "args": words[1:]}
    return {"scripts": made} if made else {}
