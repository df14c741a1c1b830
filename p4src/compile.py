#!/usr/bin/env python3
"""Compile the P4 programs and record what they were made from.

    compile.py            constants, then p4c: compiled/<program>.json, .p4info.txtpb, record.json
    compile.py --check    exit 1 when the constants or the record disagree with the sources

The generated .p4 files and everything in compiled/ are committed, because p4c is in no package
registry: who has no compiler still has the program.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import log_tables
from translate import units

P4SRC = Path(__file__).resolve().parent
COMMON = P4SRC / "common"
XCP = P4SRC / "xcp"
TNA = P4SRC / "tna"
COMPILED = P4SRC / "compiled"
DESCRIPTIONS = {path.parent.name: tomllib.loads(path.read_text()) for path in sorted(P4SRC.glob("*/program.toml"))}
"""The description of each algorithm's program in its folder."""
POLICING = tomllib.loads((XCP / "policing" / "program.toml").read_text())
"""The description of what XCP's programs have where routers police."""
PROGRAMS = {
    name: P4SRC / "v1model" / "programs" / f"{name}.p4"
    for description in (*DESCRIPTIONS.values(), POLICING)
    for kind in ("compiled", "compiled_for_tests")
    for name in description[kind].values()
} | {path.stem: path for path in sorted((P4SRC / "examples").glob("*.p4"))}

MANTISSA_BITS = 8  # of the window's reciprocal
MAX_LINE_CHARACTERS = 400
"""The longest line of a compiled program: longer ones are opened, a line per part, so that a change is a
readable difference."""


def constants_p4(table: dict[str, dict[str, int]]) -> str:
    """Makes common/constants.p4 from constants.toml."""
    protocol, size, controller = (table[k] for k in ("protocol", "size", "controller"))
    lines = [
        "const bit<16> ETHERTYPE_IPV4 = 0x0800;",
        f"const bit<16> ETHERTYPE_TELEMETRY = 0x{protocol['telemetry_ethertype']:04X};",
        f"#define ETHERTYPE_TEST 0x{protocol['test_ethertype']:04X}",
    ]
    for name in ("congestion", "tcp", "udp"):
        lines.append(f"const bit<8> PROTOCOL_{name.upper()} = {protocol[name]};")
    lines += [
        f"const bit<4> CONGESTION_VERSION = {protocol['congestion_version']};",
        "",
        f"#define PORTS {size['ports']}",
        f"#define ROUTES {size['routes']}",
        f"#define CPU_CLONE_SESSION {size['cpu_clone_session']}",
        "",
        f"const bit<9> CPU_PORT = {controller['cpu_port']};",
        f"const bit<16> PACKET_OUT_ROUTED = 0x{controller['packet_out_routed']:04X};",
        "",
    ]
    for name, value in table["drop_reason"].items():
        lines.append(f"const bit<8> DROP_{name.upper()} = {value};")
    lines.append(f"#define DROP_REASONS {max(table['drop_reason'].values()) + 1}")
    return generated_p4("constants.toml", "XCPR_CONSTANTS_P4", lines)


def algorithm_constants_p4(name: str, description: dict[str, Any]) -> str:
    """Makes an algorithm's constants.p4 from its program.toml."""
    header = description["header"]
    formats = header["formats"]
    lines = [
        f"#define {name.upper()}_HEADER_BYTES {header['bytes']}",
        *(f"#define {name.upper()}_FORMAT_{key.upper()} {value}" for key, value in formats.items()),
        f"#define FIRST_FORMAT {min(formats.values())}",
        f"#define LAST_FORMAT {max(formats.values())}",
    ]
    if gains := description.get("gain"):
        lines += ["", "// gains, in 1/65536"]
        lines += [f"#define {key.upper()}_Q16 {round(value * 65536)}" for key, value in gains.items()]
    lines += ["", *(f"#define {key.upper()} {value}" for key, value in description["time"].items())]
    return generated_p4("program.toml", f"XCPR_{name.upper()}_CONSTANTS_P4", lines)


def policing_constants_p4(violations: dict[str, int]) -> str:
    """Makes policing/constants.p4 from the reasons in its program.toml."""
    lines = ["#define VIOLATION_NONE 0"]
    lines += [f"#define VIOLATION_{key.upper()} {value}" for key, value in violations.items()]
    lines.append(f"#define VIOLATIONS {max(violations.values()) + 1}")
    return generated_p4("program.toml", "XCPR_XCP_POLICING_CONSTANTS_P4", lines)


def generated_p4(source: str, guard: str, lines: list[str]) -> str:
    """Makes a generated file with its head and its include guard."""
    head = [
        "/*",
        f" * Made by compile.py from {source}: change that file.",
        " */",
        f"#ifndef {guard}",
        f"#define {guard}",
    ]
    return "\n".join([*head, "", *lines, "", "#endif", ""])


def exponent_entries_p4() -> str:
    """Makes the entries of Reciprocal.exponents: a value's leading one by its prefix."""
    lines = ["// Made by compile.py."]
    for exponent in range(31, -1, -1):
        prefix, mask = 1 << exponent, (0xFFFFFFFF << exponent) & 0xFFFFFFFF
        lines.append(f"            0x{prefix:08X} &&& 0x{mask:08X}: set_exponent({exponent});")
    return "\n".join(lines) + "\n"


def reciprocal_entries_p4() -> str:
    """Makes the entries of Reciprocal.reciprocals: 2^24 / (256 + m + 1/2), rounded."""
    lines = ["// Made by compile.py."]
    one = 1 << MANTISSA_BITS
    for mantissa in range(one):
        value = round((1 << 24) / (one + mantissa + 0.5))
        lines.append(f"            {mantissa}: set_reciprocal({value});")
    return "\n".join(lines) + "\n"


def generated() -> dict[Path, str]:
    """Returns every generated P4 file and what it should hold."""
    xcp = DESCRIPTIONS["xcp"]
    table = XCP / "table"
    return {
        COMMON / "constants.p4": constants_p4(tomllib.loads((P4SRC / "constants.toml").read_text())),
        **{P4SRC / name / "constants.p4": algorithm_constants_p4(name, what) for name, what in DESCRIPTIONS.items()},
        XCP / "policing" / "constants.p4": policing_constants_p4(POLICING["police"]["violation_cells"]),
        XCP / "exact" / "exponent_entries.p4": exponent_entries_p4(),
        XCP / "exact" / "reciprocal_entries.p4": reciprocal_entries_p4(),
        table / "log_constants.p4": log_tables.constants_p4(
            log_tables.SIZE, xcp["gain"], xcp["time"]["initial_rtt_us"]
        ),
        table / "log_entries.p4": log_tables.log_entries_p4(log_tables.SIZE),
        table / "exp_entries.p4": log_tables.exp_entries_p4(log_tables.SIZE),
        TNA / "constants.p4": units.constants_p4(log_tables.SIZE, xcp["time"], xcp["tofino"]["implausible"]["reason"]),
        TNA / "power_of_two_entries.p4": units.power_of_two_entries_p4(),
    }


def source_hash() -> str:
    """Returns SHA-256 over the names and contents of all .p4 sources but the Tofino's, which no program for BMv2
    includes."""
    digest = hashlib.sha256()
    for path in sorted(path for path in P4SRC.rglob("*.p4") if TNA not in path.parents):
        digest.update(path.relative_to(P4SRC).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def output_hash(name: str) -> str:
    """Returns SHA-256 of a program's JSON and P4Info."""
    digest = hashlib.sha256()
    for suffix in (".json", ".p4info.txtpb"):
        digest.update((COMPILED / f"{name}{suffix}").read_bytes())
    return digest.hexdigest()


def compiler() -> str | None:
    """Finds p4c-bm2-ss: $P4C, or the one on PATH. Ends the program where $P4C names none."""
    named = os.environ.get("P4C")
    if named and shutil.which(named) is None:
        sys.exit(f"P4C names {named}, which is no program that can be run")
    return named or shutil.which("p4c-bm2-ss")


def compiler_version(p4c: str) -> str:
    """Returns p4c's own version, without its build's details."""
    done = subprocess.run([p4c, "--version"], capture_output=True, text=True, check=True)
    return (done.stdout + done.stderr).split("Version ")[1].split()[0]


def compile_program(p4c: str, source: Path, out_json: Path, out_info: Path) -> None:
    """Runs p4c with paths relative to p4src, and drops the paths of this machine from its output."""
    command = [p4c, "--std", "p4-16", "-o", str(out_json), "--p4runtime-files", str(out_info), "--Werror"]
    subprocess.run([*command, source.relative_to(P4SRC).as_posix()], cwd=P4SRC, check=True)
    program = json.loads(out_json.read_text())
    program["program"] = source.relative_to(P4SRC).as_posix()
    strip_source_info(program)
    out_json.write_text("\n".join(in_lines(program)) + "\n")


def in_lines(value: object) -> list[str]:
    """Writes JSON without indentation: what is short stands on one line, of what is longer each part begins a line."""
    text = json.dumps(value, separators=(",", ":"))
    if len(text) <= MAX_LINE_CHARACTERS or not isinstance(value, dict | list):
        return [text]
    is_object = isinstance(value, dict)
    items = (
        [(f"{json.dumps(key)}:", part) for key, part in value.items()] if is_object else [("", part) for part in value]
    )
    lines = []
    for key, part in items:
        first, *rest = in_lines(part)
        lines += [key + first, *rest]
        lines[-1] += ","
    lines[-1] = lines[-1][:-1]
    return ["{", *lines, "}"] if is_object else ["[", *lines, "]"]


def strip_source_info(node: object) -> None:
    """Leaves out source_info: it is large, and nothing that runs the program reads it."""
    if isinstance(node, dict):
        node.pop("source_info", None)
        for value in node.values():
            strip_source_info(value)
    elif isinstance(node, list):
        for value in node:
            strip_source_info(value)


def check() -> list[str]:
    """Returns the stale files, as sentences; empty when all is fresh."""
    problems = [
        f"{path.relative_to(P4SRC)} is not what its source makes: run `make p4`"
        for path, text in generated().items()
        if not path.exists() or path.read_text() != text
    ]
    record_file = COMPILED / "record.json"
    if not record_file.exists():
        return [*problems, "compiled/record.json is missing: run `make p4`"]
    record = json.loads(record_file.read_text())
    if record["sources_sha256"] != source_hash():
        problems.append("the P4 sources changed after they were compiled: run `make p4`")
    for name in PROGRAMS:
        if record["outputs_sha256"].get(name) != output_hash(name):
            problems.append(f"compiled/{name}.* is not what p4c made: run `make p4`")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say what is stale")
    if parser.parse_args().check:
        problems = check()
        print("\n".join(problems) or "p4src/compiled is what the sources make")
        return 1 if problems else 0
    for path, text in generated().items():
        path.write_text(text)
    p4c = compiler()
    if p4c is None:
        print(
            "p4c-bm2-ss is not here: install p4lang-p4c from the p4lang packages (see README), or set P4C",
            file=sys.stderr,
        )
        return 1
    COMPILED.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for name, source in PROGRAMS.items():
            made = Path(scratch) / f"{name}.json", Path(scratch) / f"{name}.p4info.txtpb"
            compile_program(p4c, source, *made)
            for path in made:
                shutil.copy(path, COMPILED / path.name)
    record = {
        "compiler": "p4c-bm2-ss",
        "compiler_version": compiler_version(p4c),
        "sources_sha256": source_hash(),
        "outputs_sha256": {name: output_hash(name) for name in PROGRAMS},
    }
    (COMPILED / "record.json").write_text(json.dumps(record, indent=2) + "\n")
    print(f"compiled {', '.join(PROGRAMS)} with p4c {record['compiler_version']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
