#!/usr/bin/env python3
"""Make compiled/tna_router.json, which the engine runs, of tna/: two programs in BMv2's JSON, ingress and egress.

    tna_program.py            run p4c's front end, write the program and its P4Info
    tna_program.py --check    exit 1 when the program is not of these sources

With the program are the rows of its logarithms and powers, which every router has alike (ADR 0806).

The command needs p4c-bm2-ss ($P4C, or on PATH) and tna.p4, which comes with p4c's Tofino back end:
$TNA_INCLUDE is its folder. ADR 0804 says why the intermediate representation is read and not the source.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import compile as p4c
import compile_tna
from log_tables import SIZE
from translate import units
from translate.ir import Ir
from translate.pipeline import Gress

PROGRAM = p4c.COMPILED / "tna_router.json"
P4INFO = PROGRAM.with_suffix(".p4info.txtpb")
DROPS = "XcpIngress.drop_reasons"
BLOCK = re.compile(r"^(\w+) \{.*?^\}\n", re.MULTILINE | re.DOTALL)
"""A part of a P4Info, and what it describes."""
PARTS = {
    "ingress": ("XcpIngressParser", "XcpIngress", "XcpIngressDeparser"),
    "egress": ("XcpEgressParser", "XcpEgress", "XcpEgressDeparser"),
}


def front_end(compiler: str, include: str) -> tuple[Ir, str]:
    """Returns the program's intermediate representation, and its P4Info as p4c sees it without knowing TNA's externs.

    p4c then refuses the program, since the architecture is not BMv2's.
    """
    with tempfile.TemporaryDirectory() as scratch:
        out, info = Path(scratch) / "ir.json", Path(scratch) / "p4info.txtpb"
        options = ["--std", "p4-16", "--Wdisable", "-I", include, "-D__TARGET_TOFINO__=1"]
        done = subprocess.run(
            [compiler, *options, "--toJSON", str(out), "--p4runtime-files", str(info), "tna/xcp_router.p4"],
            cwd=p4c.P4SRC,
            env={**os.environ, "P4C_DEFAULT_ARCH": "v1model"},
            capture_output=True,
            text=True,
            check=False,
        )
        if not all(made.exists() and made.stat().st_size for made in (out, info)):
            raise SystemExit(f"{compiler} has not read tna/xcp_router.p4:\n{done.stdout}{done.stderr}")
        return Ir(json.loads(out.read_text())), info.read_text()


def p4info(seen: str, filled: set[str], sizes: Mapping[str, int]) -> str:
    """Makes the P4Info of what a controller may ask for: without the tables that come filled, with counters of these
    sizes.

    The counter of drops has the name of v1model's, and so its number; the others have the numbers that follow.
    """
    v1model = (p4c.COMPILED / "xcp_router.p4info.txtpb").read_text()
    blocks = (block[0] for block in BLOCK.finditer(v1model) if block[1] == "counters")
    drops = next(block for block in blocks if _name(block) == DROPS)
    names = sorted(sizes, key=lambda name: name != DROPS)
    counters = "".join(_counter(drops, name, after, sizes[name]) for after, name in enumerate(names))
    kept = BLOCK.sub(lambda block: "" if block[1] == "tables" and _name(block[0]) in filled else block[0], seen)
    described = kept.replace('arch: "v1model"', 'arch: "tna"')
    return described.replace("controller_packet_metadata {", f"{counters}controller_packet_metadata {{", 1)


def _counter(drops: str, name: str, after: int, size: int) -> str:
    """Returns the description of a counter like that of drops, whose number is so many after its."""
    described = drops.replace(DROPS, name).replace(f'"{DROPS.split(".")[1]}"', f'"{name.split(".")[1]}"')
    described = re.sub(r"(?<= id: )\d+", lambda number: str(int(number[0]) + after), described)
    return re.sub(r"(?<= size: )\d+", str(size), described)


def _name(block: str) -> str:
    found = re.search(r'^    name: "(.*)"$', block, re.MULTILINE)
    return found[1] if found else ""


def rows() -> list[dict[str, object]]:
    """Returns the rows of logarithms and powers."""
    return [shared.json() for shared in units.shared_rows(SIZE)]


def is_stale() -> bool:
    """Returns whether the program is of other sources, or has other rows."""
    made = json.loads(PROGRAM.read_text())
    return bool(made["sources_sha256"] != compile_tna.source_hash() or made["rows"] != rows())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    if parser.parse_args().check:
        if is_stale():
            print("compiled/tna_router.json is of other sources: run `make p4`")
        return int(is_stale())
    compiler, include = p4c.compiler(), os.environ.get("TNA_INCLUDE")
    if not compiler or not include:
        print("skipped: compiled/tna_router.json needs p4c-bm2-ss, and in TNA_INCLUDE the folder of p4c's tna.p4")
        return 0
    ir, seen = front_end(compiler, include)
    program = {
        "program": "tna/xcp_router.p4",
        "compiler_version": p4c.compiler_version(compiler),
        "sources_sha256": compile_tna.source_hash(),
        **{name: Gress(ir, *parts).program() for name, parts in PARTS.items()},
        "rows": rows(),
    }
    PROGRAM.write_text("\n".join(p4c.in_lines(program)) + "\n")
    filled = {table for shared in units.shared_rows(SIZE) for table in shared.tables}
    sizes = {counter["name"]: counter["size"] for part in PARTS for counter in program[part]["counter_arrays"]}
    P4INFO.write_text(p4info(seen, filled, sizes))
    return 0


if __name__ == "__main__":
    sys.exit(main())
