"""Custom CRCs of P4 programs: the parameters that a scenario sets, and the polynomials of those that it leaves.

BMv2 has ``crc8_custom``, ``crc16_custom``, ``crc32_custom`` and ``crc64_custom``. The control plane sets their
parameters over Thrift; P4Runtime can't. Without that BMv2 computes the same by all of a width (ADRs 1401 and 1404).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from xcpr import _native
from xcpr.controller.network import Network, Router
from xcpr.io import schema
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList
from xcpr.scenarios.table_entries import cli_commands
from xcpr.scenarios.table_entries.entries import Crc, Entries

KEY = "crc_parameters"
"""The key of a calculation in BMv2's JSON under which our engine finds them."""
TRUTHS = {"true": True, "1": True, "false": False, "0": False}
THRIFT_BITS = (16, 32)
"""The widths that BMv2's Thrift service can set (``standard.thrift``)."""


def initial(bits: int) -> dict[str, Any]:
    """Returns BMv2's parameters of the custom CRC of a width, but for the polynomial (``calculations.cpp``)."""
    ones = (1 << 32) - 1 if bits == 32 else 0
    reflected = bits != 8
    return {
        "initial_remainder": ones,
        "final_xor_value": ones,
        "data_reflected": reflected,
        "remainder_reflected": reflected,
    }


def set_parameters(program_json: str, entries: Entries, network: Network, router: Router) -> list[dict[str, Any]]:
    """Returns the parameters that a scenario sets at a router, each with its ``calculation``; raises ``Invalid``."""
    if not entries.crc:
        return []
    problems = ProblemList()
    known = {name: bits for name, bits, _ in _native.custom_crcs(program_json)}
    names = [one.name for one in network.routers]
    made = []
    for name, crc in entries.crc.items():
        place = f"router.entries.crc.{name}"
        for wrong in (one for one in crc.routers if one not in names):
            said = f"must be {schema.one_of(names)}, not {schema.show(wrong)}"
            problems.append(Problem(router.name, f"{place}.routers", said))
        if name not in known:
            allowed = schema.one_of([*known]) if known else "absent: the program has no custom CRC"
            problems.append(Problem(router.name, place, f"must be {allowed}"))
            continue
        parameters = _parameters(crc, known[name])
        for key, value in parameters.items():
            if value >> known[name]:
                problems.append(Problem(router.name, f"{place}.{key}", f"must have at most {known[name]} bits"))
        if not crc.routers or router.name in crc.routers:
            made.append({"calculation": name, "bits": known[name], **parameters})
    if problems:
        raise Invalid(problems)
    return made


def read_commands(path: Path, program_json: str) -> dict[str, Crc]:
    """Reads the parameters that a file of commands for simple_switch_CLI sets, by calculation; raises ``Invalid``."""
    known = {name: bits for name, bits, _ in _native.custom_crcs(program_json)}
    found: dict[str, Crc] = {}
    problems = ProblemList()
    for command in cli_commands.read_commands(path)[0]:
        bits = cli_commands.CRC_BITS.get(command.name)
        if bits is None:
            continue
        try:
            name, crc = _parse_command(command.arguments, bits)
            if known.get(name) != bits:
                names = [one for one, width in known.items() if width == bits]
                raise ValueError(schema.unknown_name(f"calculation with crc{bits}_custom", name, names))
            found[name] = crc
        except ValueError as error:
            problems.append(Problem(display_path(path), f"{command.place}: {command.name}", str(error)))
    if problems:
        raise Invalid(problems)
    return found


def _parse_command(arguments: Sequence[str], bits: int) -> tuple[str, Crc]:
    """Parses "NAME POLYNOMIAL REMAINDER XOR REFLECT_DATA REFLECT_REMAINDER"; raises ValueError."""
    if len(arguments) != 6:
        raise ValueError(f"needs 6 arguments, not {len(arguments)}")
    name, *words = arguments
    numbers = []
    for word in words[:3]:
        try:
            number = int(word, 0)
        except ValueError:
            number = -1
        if not 0 <= number < 1 << bits:
            raise ValueError(f'must have numbers of {bits} bits, not "{word}"')
        numbers.append(number)
    flags = [TRUTHS.get(word.lower()) for word in words[3:]]
    if None in flags:
        raise ValueError(f"must say true or false whether data and remainder are reflected, not {' '.join(words[3:])}")
    polynomial, remainder, final = numbers
    return name, Crc(polynomial, remainder, final, flags[0], flags[1])


def complete(program_json: str, parameters: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns parameters with those of the custom CRCs that a scenario leaves and that BMv2 would have otherwise, so
    that BMv2 computes what our engine does."""
    made, left, seen = {one["calculation"] for one in parameters}, [], set[int]()
    for name, bits, polynomial in _native.custom_crcs(program_json):
        if bits in seen and name not in made and bits in THRIFT_BITS:
            left.append({"calculation": name, "bits": bits, "polynomial": polynomial, **initial(bits)})
        seen.add(bits)
    return [*parameters, *left]


def check_bmv2(parameters: list[dict[str, Any]]) -> None:
    """Raises ``Invalid`` for parameters that BMv2's Thrift service can't set."""
    why = "has {} bits, and BMv2's Thrift service sets CRCs of 16 and 32 alone; use --switch embedded"
    problems = [
        Problem("--switch bmv2", f"router.entries.crc.{one['calculation']}", why.format(one["bits"]))
        for one in parameters
        if one["bits"] not in THRIFT_BITS
    ]
    if problems:
        raise Invalid(problems)


def parse_parameters(words: Sequence[str], bits: int) -> dict[str, Any]:
    """Parses the arguments of ``set_crc16_parameters`` or ``set_crc32_parameters`` into the parameters of
    ``command``; raises ValueError."""
    name, crc = _parse_command(words, bits)
    return {"calculation": name, "bits": bits, **_parameters(crc, bits)}


def _parameters(crc: Crc, bits: int) -> dict[str, Any]:
    made = {"polynomial": crc.polynomial}
    for name, usual in initial(bits).items():
        own = getattr(crc, name)
        made[name] = usual if own is None else own
    return made


def command(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Makes the engine's command (crates/engine/src/command/hashes.rs)."""
    hexadecimal = ("polynomial", "initial_remainder", "final_xor_value")
    own = {key: hex(value) if key in hexadecimal else value for key, value in parameters.items() if key != "bits"}
    return {"op": "set_crc_parameters", **own}


def with_parameters(program_json: bytes, parameters: list[dict[str, Any]]) -> bytes:
    """Returns a program whose calculations have parameters; BMv2 reads over them."""
    if not parameters:
        return program_json
    root = json.loads(program_json)
    own = {one["calculation"]: one for one in parameters}
    for calculation in root["calculations"]:
        if one := own.get(calculation["name"]):
            calculation[KEY] = {key: value for key, value in one.items() if key not in ("calculation", "bits")}
    return json.dumps(root).encode()


def warnings(program: str, program_json: str, entries: Entries) -> Iterator[str]:
    """Yields a warning where custom CRCs of one width are left as they are: BMv2 would compute the same by all."""
    left: dict[int, list[str]] = {}
    for name, bits, polynomial in _native.custom_crcs(program_json):
        if name not in entries.crc:
            left.setdefault(bits, []).append(f"{name} {polynomial:#0{bits // 4 + 2}x}")
    for bits, several in left.items():
        if len(several) > 1:
            yield (
                f"{program}: the calculations with crc{bits}_custom have the polynomials {', '.join(several)};"
                f" BMv2 has the first for all of them until they are set (router.entries.crc.NAME)"
            )
