"""A P4 program of a user's own: p4c's BMv2 JSON with its P4Info beside it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from finsy.proto import p4i

from xcpr._native import Dataplane, SwitchError
from xcpr.p4runtime import textformat
from xcpr.p4runtime.errors import Refused
from xcpr.p4runtime.program import Program
from xcpr.paths import shown

P4INFO_SUFFIXES = (".p4info.txtpb", ".p4.p4info.txtpb", ".p4info.txt", ".p4.p4info.txt")
"""The names that p4c's and others' makefiles give to the P4Info of NAME.json: NAME with one of these."""


def p4info_of(compiled: Path) -> Path:
    """Finds the file of the P4Info of a program's JSON; raises ValueError where there is none."""
    tried = [compiled.with_name(compiled.stem + suffix) for suffix in P4INFO_SUFFIXES]
    found = next((path for path in tried if path.is_file()), None)
    if found is None:
        raise ValueError(
            f"{shown(compiled)} has no P4Info beside it: {tried[0].name} is what p4c-bm2-ss --p4runtime-files writes"
        )
    return found


def load(compiled: Path) -> Program:
    """Loads the program of a file of p4c's JSON; raises ValueError in one line for one that routers can't run."""
    text = _read(compiled)
    path = p4info_of(compiled)
    return of_texts(text, _read(path), shown(compiled), shown(path))


@lru_cache(maxsize=16)
def of_texts(text: str, p4info_text: str, name: str, p4info_name: str) -> Program:
    """Makes the program of two files' texts; raises ValueError in one line that begins with the name of the wrong
    one."""
    try:
        p4info = textformat.parse(p4info_text, p4i.P4Info())
    except ValueError as error:
        raise ValueError(f"{p4info_name}: is no P4Info in protobuf's text format: {one_line(error)}") from None
    dataplane = Dataplane.without_ports()
    try:
        dataplane.load(text)
        return Program(p4info, text.encode())
    except SwitchError as error:
        raise ValueError(f"{name}: {one_line(error)}") from None
    except Refused as refused:
        raise ValueError(f"{name} and {p4info_name}: {one_line(refused.message)}") from None
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        # The engine does not read all that the server does, so a part may be missing that only the server misses.
        raise ValueError(f"{name}: is no BMv2 JSON as p4c writes it: {one_line(repr(error))}") from None
    finally:
        dataplane.stop()


def one_line(error: object) -> str:
    """Returns the words of an error, in one line."""
    return " ".join(str(error).split())


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ValueError(f"{shown(path)}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{shown(path)}: can't be read: {one_line(error)}") from None
