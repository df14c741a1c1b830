"""A P4 program of a user's own: p4c's BMv2 JSON, and its P4Info in a file or made from the JSON."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from finsy.proto import p4i
from google.protobuf import json_format
from google.protobuf.message import DecodeError

from xcpr._native import Switch, SwitchError
from xcpr.io import input_files
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid
from xcpr.p4runtime.encoding import textformat
from xcpr.p4runtime.errors import Refused
from xcpr.p4runtime.pipeline.p4info import make_p4info
from xcpr.p4runtime.pipeline.program import Program

P4INFO_SUFFIXES = (
    *(f".p4info{form}" for form in (".txtpb", ".txt", ".pb.txt", "", ".bin", ".pb", ".json")),
    *(f"_p4info{form}" for form in (".txtpb", ".txt", ".pb.txt", ".bin", ".pb", ".json")),
    *("_p4rt.txtpb", "_p4rt.txt"),
)
"""The names that makefiles of the field give to the P4Info of NAME.json, behind NAME or NAME.p4, the first choice
first."""
P4INFO_NAMES = ("p4info.txtpb", "p4info.txt", "p4info.pb.txt", "p4info.bin", "p4info.pb", "p4info.json")
"""The names of a P4Info that is alone in its folder; for a program that has none by its own name."""
BINARY, JSON = (".bin", ".pb"), ".json"
"""The ends of names whose files are not in protobuf's text format, as p4c-bm2-ss --p4runtime-files has them."""
UNKNOWABLE = "without the source's annotations (@id, @defaultonly, @p4runtime_translation)"
"""The part of P4Info that no JSON has."""


_HONOURED, _WARNED = Handling.HONOURED, Handling.WARNED
FORMAT = InputFormat(
    "BMv2 JSON",
    "BMv2's docs/JSON_format.md and p4c's backends/bmv2",
    "xcpr/scenarios/programs/p4_files.py",
    (
        *(
            Field("file", name, _HONOURED, effect)
            for name, effect in (
                ("header_types", "types of headers, with their fields"),
                ("headers", "instances of headers and metadata"),
                ("header_stacks", "arrays of headers"),
                ("header_union_types", "types of unions"),
                ("header_unions", "instances of unions"),
                ("header_union_stacks", "arrays of unions"),
                ("field_lists", "the fields that a clone or a resubmitted packet keeps"),
                ("errors", "the numbers of errors"),
                ("parsers", "the parser; a construct that the engine lacks is refused by its name"),
                ("parse_vsets", "value sets"),
                ("deparsers", "the order of the headers of a packet that leaves"),
                ("meter_arrays", "meters"),
                ("counter_arrays", "counters"),
                ("register_arrays", "registers"),
                ("calculations", "hashes and checksums"),
                ("learn_lists", "digests"),
                ("actions", "actions; a primitive that the engine lacks is refused by its name"),
                ("pipelines", "tables, conditions, action profiles"),
                ("checksums", "the checksums that are verified and written"),
                ("field_aliases", "other names of fields"),
                ("__meta__", "the compiler's version, which the result names"),
            )
        ),
        Field("file", "extern_instances", Handling.REFUSED, "the engine has no externs of other architectures"),
        # p4c writes these always, and a packet is the same without them.
        Field("file", "enums", _HONOURED, "names of numbers, which the program has as numbers already"),
        Field("file", "force_arith", _HONOURED, "numbers are as wide as their fields, as with true"),
        Field("file", "program", _HONOURED, "the name of the source, for people"),
    ),
    others=_WARNED,
)
"""The top-level keys of p4c's JSON."""


def find_p4info(compiled: Path, named: Path | None = None) -> Path | None:
    """Finds the P4Info of a program's JSON: the file ``named``, else one beside it; None where there is none.

    Raises ValueError where several files by the program's name differ.
    """
    if named is not None:
        return named
    stems = dict.fromkeys((compiled.stem, compiled.stem.removesuffix(".p4"), f"{compiled.stem}.p4"))
    places = [compiled.with_name(stem + suffix) for suffix in P4INFO_SUFFIXES for stem in stems]
    found = [path for path in places if path != compiled and input_files.is_file(path)]
    if found:
        first = read_p4info(found[0])
        for other in found[1:]:
            if read_p4info(other) != first:
                raise ValueError(
                    f"{display_path(compiled)} has two P4Infos beside it that differ, {found[0].name} and "
                    f"{other.name}: name one by the key p4info"
                )
        return found[0]
    alone = (compiled.with_name(name) for name in P4INFO_NAMES)
    return next((path for path in alone if path != compiled and input_files.is_file(path)), None)


def read_p4info(path: Path) -> p4i.P4Info:
    """Reads a file of P4Info: binary, JSON or text, by the end of its name; raises ValueError in one line."""
    return parse_p4info(input_files.read_bytes(path), display_path(path))


def parse_p4info(content: bytes, name: str) -> p4i.P4Info:
    """Parses the content of a file of P4Info; raises ValueError in one line that begins with the file's name."""
    form = "protobuf's text format"
    try:
        if name.endswith(BINARY):
            form = "protobuf's binary format"
            return p4i.P4Info.FromString(content)
        text = content.decode("utf-8")
        if name.endswith(JSON):
            form = "protobuf's JSON"
            input_files.check_json(content, name)
            return json_format.Parse(text, p4i.P4Info())
        input_files.check_text_format(text, name)
        return textformat.parse(text, p4i.P4Info())
    except Invalid:
        raise
    except (ValueError, RecursionError, DecodeError, json_format.ParseError) as error:
        raise ValueError(f"{name}: is no P4Info in {form}: {one_line(error)}") from None


def p4info_of(compiled: Path, named: Path | None = None) -> p4i.P4Info:
    """Returns the P4Info of a program's JSON, from its file or made; raises ValueError in one line."""
    path = find_p4info(compiled, named)
    return _from_json(read_program(compiled), display_path(compiled)) if path is None else read_p4info(path)


def load(compiled: Path, named: Path | None = None) -> Program:
    """Loads the program of a file of p4c's JSON, with the P4Info in the file ``named`` or as ``find_p4info`` finds it.

    Raises ValueError in one line for a program that routers can't run.
    """
    text = read_program(compiled)
    path = find_p4info(compiled, named)
    if path is None:
        return of_texts(text, None, display_path(compiled), "")
    return of_texts(text, input_files.read_bytes(path), display_path(compiled), display_path(path))


@lru_cache(maxsize=16)
def of_texts(text: str, p4info: bytes | None, name: str, p4info_name: str) -> Program:
    """Makes the program of two files' contents; raises ValueError in one line that begins with the name of the wrong
    one. Without P4Info it is made from the JSON."""
    info = None if p4info is None else parse_p4info(p4info, p4info_name)
    try:
        Switch(text)
        return Program(_from_json(text, name) if info is None else info, text.encode())
    except SwitchError as error:
        raise ValueError(f"{name}: {one_line(error)}") from None
    except Refused as refused:
        both = name if info is None else f"{name} and {p4info_name}"
        raise ValueError(f"{both}: {one_line(refused.message)}") from None
    except Unmade:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        # The engine does not read all that the server does, so a part may be missing that only the server misses.
        raise ValueError(f"{name}: is no BMv2 JSON as p4c writes it: {one_line(repr(error))}") from None


def key_warnings(compiled: Path) -> list[str]:
    """Returns a warning for each top-level key of a program's JSON that has no effect; raises ValueError."""
    keys = json.loads(read_program(compiled))
    # A pipe of a Tofino has two programs, and keys of our own.
    if not isinstance(keys, dict) or "pipelines" not in keys:
        return []
    # The engine refuses an extern by its name; p4c writes an empty list where there is none.
    return FORMAT.check(display_path(compiled), "", "file", (name for name in keys if name != "extern_instances"))


def warning(compiled: Path, named: Path | None = None) -> str | None:
    """Returns the warning of a program whose P4Info is made from its JSON; raises ValueError as ``find_p4info``."""
    if find_p4info(compiled, named) is not None:
        return None
    return f"{display_path(compiled)}: has no P4Info beside it, so it was made from the JSON, {UNKNOWABLE}"


def one_line(error: object) -> str:
    """Returns the words of an error, in one line."""
    return " ".join(str(error).split())


class Unmade(ValueError):
    """A JSON of which no P4Info can be made: why."""


def _from_json(text: str, name: str) -> p4i.P4Info:
    try:
        return make_p4info(json.loads(text))
    except ValueError as error:
        raise Unmade(f"{name}: has no P4Info beside it, and the JSON is not enough: {one_line(error)}") from None
    except (ArithmeticError, AttributeError, LookupError, RecursionError, StopIteration, TypeError) as error:
        raise Unmade(
            f"{name}: has no P4Info beside it, and is no BMv2 JSON as p4c writes it: {one_line(repr(error))}"
        ) from None


def read_program(path: Path) -> str:
    """Reads a file of p4c's JSON, which ``json.loads`` can parse after that; raises ``Invalid``."""
    text = input_files.read_text(path)
    input_files.check_json(text.encode(), display_path(path))
    return text
