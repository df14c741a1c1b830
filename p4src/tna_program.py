#!/usr/bin/env python3
"""Make compiled/tna_router.json, which the engine runs, of tna/: two programs in BMv2's JSON, ingress and egress.

    tna_program.py            run p4c's front end and write the program
    tna_program.py --check    exit 1 when the program is not of these sources

It needs p4c-bm2-ss ($P4C, or on PATH) and tna.p4, which comes with p4c's Tofino back end: $TNA_INCLUDE is its folder.
ADR 0804 says why the intermediate representation is read and not the source.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import compile as p4c
import compile_tna
from tna_ir import Ir
from tna_pipeline import Gress

PROGRAM = p4c.COMPILED / "tna_router.json"
PARTS = {
    "ingress": ("XcpIngressParser", "XcpIngress", "XcpIngressDeparser"),
    "egress": ("XcpEgressParser", "XcpEgress", "XcpEgressDeparser"),
}


def front_end(compiler: str, include: str) -> Ir:
    """The program's intermediate representation. p4c then refuses it, since the architecture is not BMv2's."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "ir.json"
        options = ["--std", "p4-16", "--Wdisable", "-I", include, "-D__TARGET_TOFINO__=1", "--toJSON", str(out)]
        done = subprocess.run(
            [compiler, *options, "tna/xcp_router.p4"], cwd=p4c.P4SRC, capture_output=True, text=True, check=False
        )
        if not out.exists() or not out.stat().st_size:
            raise SystemExit(f"{compiler} has not read tna/xcp_router.p4:\n{done.stdout}{done.stderr}")
        return Ir(json.loads(out.read_text()))


def is_stale() -> bool:
    """Whether the program is of other sources."""
    return bool(json.loads(PROGRAM.read_text())["sources_sha256"] != compile_tna.source_hash())


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
    ir = front_end(compiler, include)
    program = {
        "program": "tna/xcp_router.p4",
        "compiler_version": p4c.compiler_version(compiler),
        "sources_sha256": compile_tna.source_hash(),
        **{name: Gress(ir, *parts).program() for name, parts in PARTS.items()},
    }
    PROGRAM.write_text("\n".join(p4c.in_lines(program)) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
