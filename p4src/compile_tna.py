#!/usr/bin/env python3
"""Compile tna/ for Tofino and Tofino 2 with the open compiler, assemble it, and report its resources.

    compile_tna.py [--keep FOLDER]

Needs p4c's Tofino back end: p4c-barefoot and bfas, on PATH or in P4C_BAREFOOT and BFAS (by default bfas is
looked for where p4c's build leaves it beside p4c-barefoot). Without them it says so and ends with 0: nothing
else depends on it. The command writes compiled/tna_resources.json, compiled/tna_bf_rt.json (what bf-rt.json
says of the tables on a Tofino) and the tables of docs/tofino.md between their marks.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

P4SRC = Path(__file__).resolve().parent
RESOURCES = P4SRC / "compiled" / "tna_resources.json"
BF_RT = P4SRC / "compiled" / "tna_bf_rt.json"
GUIDE = P4SRC.parent / "docs" / "tofino.md"
SHARED = [
    P4SRC / name
    for name in (
        "common/constants.p4",
        "common/headers.p4",
        "xcp/constants.p4",
        "xcp/header.p4",
        "xcp/table/log_constants.p4",
    )
]
"""The sources that tna/ includes."""

ROUTER, WITH_BASE = "tna/xcp_router.p4", "tna/base/xcp_switch.p4"
BASE = sorted((P4SRC / "tna" / "base").glob("*.p4"))
"""The program, and what compiles it together with a small L2/L3 switch."""

TARGETS = {"tofino": ("tna", 12), "tofino2": ("t2na", 20)}
"""Architecture, and a pipe's stages."""

PARSER_STAGE = -1
"""Where context.json has what the parser looks up: a port's metadata."""

KINDS = {
    "logical tables": ("logical_tables", "ids"),
    "SRAM blocks": ("rams", "srams"),
    "map RAMs": ("map_rams", "maprams"),
    "TCAM blocks": ("tcams", "tcams"),
    "gateways": ("gateways", "gateways"),
    "stateful ALUs": ("meter_alus", "meters"),
    "hash bits": ("hash_bits", "bits"),
    "VLIW instructions": ("vliw", "instructions"),
    "crossbar bytes": ("xbar_bytes", "bytes"),
    "action bus bytes": ("action_bus_bytes", "bytes"),
}
"""Kinds of a stage's resources, and where the compiler's resources.json counts them."""


COMMENT = re.compile(rb"/\*.*?\*/|//[^\n]*", re.S)
MACRO = re.compile(rb"^[ \t]*#define[ \t]+(\w+)[^\n]*\n", re.M)
WORD = re.compile(rb"\w+")


def source_hash(more: Sequence[Path] = ()) -> str:
    """Returns SHA-256 over names and words of the compiled sources, the router's and perhaps more; comments do not
    count, nor do macros that none of the sources uses."""
    paths = [*sorted((P4SRC / "tna").glob("*.p4")), *SHARED, *more]
    texts = [COMMENT.sub(b" ", path.read_bytes()) for path in paths]
    used = Counter(WORD.findall(b" ".join(texts)))
    digest = hashlib.sha256()
    for path, text in zip(paths, texts, strict=True):
        words = b" ".join(MACRO.sub(lambda macro: macro[0] if used[macro[1]] > 1 else b" ", text).split())
        digest.update(path.name.encode() + b"\0" + words + b"\0")
    return digest.hexdigest()


def find_compiler() -> tuple[Path, Path] | None:
    """Finds p4c-barefoot and bfas; None where one is missing."""
    compiler = os.environ.get("P4C_BAREFOOT") or shutil.which("p4c-barefoot")
    if not compiler:
        return None
    beside = Path(compiler).resolve().parent.parent / "bf-asm" / "bfas"
    assembler = os.environ.get("BFAS") or shutil.which("bfas") or str(beside)
    return (Path(compiler), Path(assembler)) if Path(assembler).exists() else None


def include_folder(compiler: Path) -> Path:
    """Finds tna.p4's folder: of p4c's sources when the compiler is run from its build tree, else the installed one."""
    for above in compiler.resolve().parents:
        for folder in ("backends/tofino/bf-p4c/p4include", "p4include", "share/p4c/p4include"):
            if (above / folder / "tna.p4").exists():
                return above / folder
    raise FileNotFoundError(f"no p4include/tna.p4 above {compiler}")


def run(command: list[str], folder: Path) -> str:
    """Returns a command's output; ends the program when it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def capacity(part: dict[str, object]) -> int:
    """Returns how much of a kind a stage has: resources.json gives a number, or rows and columns."""
    for names in (("size",), ("nAlus",), ("nRows", "nColumns"), ("nRows", "nUnits"), ("nBits", "nFunctions")):
        if all(name in part for name in names):
            product = 1
            for name in names:
                product *= int(str(part[name]))
            return product
    raise KeyError(f"no capacity in {sorted(part)}")


def report(folder: Path) -> dict[str, object]:
    """Reads the compiler's reports on one target, in numbers."""
    stages = json.loads((folder / "logs" / "resources.json").read_text())["resources"]["mau"]["mau_stages"]
    context = json.loads((folder / "context.json").read_text())
    phv = json.loads((folder / "logs" / "phv.json").read_text())
    used: dict[str, list[int]] = {
        kind: [len({json.dumps(item, sort_keys=True) for item in stage[part][items]}) for stage in stages]
        for kind, (part, items) in KINDS.items()
    }
    last = {
        gress: 1 + max(table["stage_number"] for table in stage_tables(context, gress))
        for gress in ("ingress", "egress")
    }
    cycles = Counter[str]()
    for stage in context["mau_stage_characteristics"]:
        cycles[stage["gress"]] += stage["cycles_contribute_to_latency"]
    containers = Counter(f"{item['container_type']} {item['bit_width']} bit" for item in phv["containers"])
    return {
        "stages": last,
        "tables": {gress: placed(context, gress) for gress in ("ingress", "egress")},
        "cycles": dict(cycles),
        "used": used,
        "of": {kind: capacity(stages[0][part]) for kind, (part, _) in KINDS.items()},
        "phv": dict(sorted(containers.items())),
    }


def stage_tables(context: dict[str, list[dict[str, object]]], gress: str) -> list[dict[str, int]]:
    """Returns a gress's tables, once for each stage that they take part in."""
    found: list[dict[str, int]] = []

    def walk(node: object) -> None:
        if isinstance(node, dict):
            if "stage_number" in node:
                found.append(node)
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk([table for table in context["tables"] if table["direction"] == gress])
    return found


def tables(schema: dict) -> str:
    """Writes a bf-rt.json with a line per table, without those that a driver has for debugging."""
    named = [table for table in schema["tables"] if not table["name"].startswith(("pipe.snapshot.", "tbl_dbg"))]
    lines = ",\n".join(json.dumps(table, separators=(",", ":")) for table in named)
    rest = {name: value for name, value in schema.items() if name != "tables"}
    return json.dumps(rest)[:-1] + f', "tables": [\n{lines}\n]}}\n'


def placed(context: dict[str, list[dict[str, object]]], gress: str) -> list[list[str]]:
    """Returns for each stage the tables that lie in it, an action that needs none among them."""
    stages: list[list[str]] = []
    for table in context["tables"]:
        if table["direction"] != gress or table["table_type"] != "match":
            continue
        name = re.sub(r"^tbl_|(Xcp|Switch)(In|E)gress\.", "", str(table["name"])).replace(".access", "")
        matching = {"tables": [{"direction": gress, "match": table["match_attributes"]}]}
        for stage in {part["stage_number"] for part in stage_tables(matching, gress)} - {PARSER_STAGE}:
            stages.extend([] for _ in range(len(stages), stage + 1))
            stages[stage].append(name)
    return [sorted(names) for names in stages]


def compile_for(target: str, compiler: Path, assembler: Path, folder: Path, source: str) -> dict[str, object]:
    """Compiles and assembles a program for one target; returns the report."""
    options = ["--std", "p4-16", "--target", target, "--arch", TARGETS[target][0], "-g", "--Wdisable"]
    include = ["-I", str(include_folder(compiler))]
    output = ["--bf-rt-schema", str(folder / "bf-rt.json"), "-o", str(folder)]
    run([str(compiler), *options, *include, *output, source], P4SRC)
    pipe = folder / "pipe"
    said = run([str(assembler), "--target", target, "-o", ".", f"{Path(source).stem}.bfa"], pipe)
    if "warning" in said or "error" in said:
        raise SystemExit(f"bfas: {said}")
    return report(pipe)


def markdown(targets: dict[str, dict]) -> str:
    """Makes the table of docs/tofino.md: of all stages, in the fullest stage, and what a stage has."""
    names = {"tofino": "Tofino", "tofino2": "Tofino 2"}
    lines = ["| | " + " | ".join(f"{names[t]}, all stages | fullest stage, of" for t in targets) + " |"]
    lines.append("|---|" + "---|---|" * len(targets))
    for kind in KINDS:
        cells = (f"{sum(r['used'][kind])} | {max(r['used'][kind])} of {r['of'][kind]}" for r in targets.values())
        lines.append(f"| {kind} | " + " | ".join(cells) + " |")
    for gress in ("ingress", "egress"):
        cells = (f"{r['stages'][gress]} of {TARGETS[t][1]} | " for t, r in targets.items())
        lines.append(f"| stages, {gress} | " + " | ".join(cells) + " |")
    for gress in ("ingress", "egress"):
        cells = (f"{r['cycles'][gress]} cycles | " for r in targets.values())
        lines.append(f"| match-action latency, {gress} | " + " | ".join(cells) + " |")
    for kind in sorted({kind for r in targets.values() for kind in r["phv"]}):
        cells = (f"{r['phv'].get(kind, 0)} | " for r in targets.values())
        lines.append(f"| PHV containers, {kind} | " + " | ".join(cells) + " |")
    return "\n".join(line.replace("|  |", "| |") for line in lines) + "\n"


def stages_markdown(report: dict) -> str:
    """Makes the table of docs/tofino.md that says what each stage of a Tofino is spent on."""
    lines = ["| stage | ingress | egress |", "|---|---|---|"]
    for stage, names in enumerate(zip_longest(report["tables"]["ingress"], report["tables"]["egress"], fillvalue=[])):
        lines.append(f"| {stage} | " + " | ".join(", ".join(f"`{n}`" for n in part) for part in names) + " |")
    return "\n".join(line.replace("|  |", "| |") for line in lines) + "\n"


def base_markdown(alone: dict, together: dict) -> str:
    """Makes the table of docs/tofino.md that sets the router beside the same with a base, on a Tofino."""
    lines = ["| | the router | with the base | a pipe has |", "|---|---|---|---|"]
    stages = TARGETS["tofino"][1]
    for gress in ("ingress", "egress"):
        lines.append(f"| stages, {gress} | {alone['stages'][gress]} | {together['stages'][gress]} | {stages} |")
    for kind, most in alone["of"].items():
        lines.append(f"| {kind} | {sum(alone['used'][kind])} | {sum(together['used'][kind])} | {most * stages} |")
    return "\n".join(lines) + "\n"


def guide_with(guide: str, name: str, table: str) -> str:
    """Returns the guide with the table between the marks of that name."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, rest = guide.split(begin)
    return before + begin + table + end + rest.split(end)[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave the compiler's output there")
    keep: Path | None = parser.parse_args().keep
    found = find_compiler()
    if found is None:
        print("skipped: no p4c-barefoot and bfas on PATH, nor in P4C_BAREFOOT and BFAS (p4c with -DENABLE_TOFINO=ON)")
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        root = (keep or Path(scratch)).resolve()
        root.mkdir(parents=True, exist_ok=True)
        targets = {target: compile_for(target, *found, root / target, ROUTER) for target in TARGETS}
        with_base = compile_for("tofino", *found, root / "base", WITH_BASE)
        schema = json.loads((root / "tofino" / "bf-rt.json").read_text())
        version = json.loads((root / "tofino" / "manifest.json").read_text())["compiler_version"]
    record = {
        "compiler": "p4c-barefoot",
        "compiler_version": version,
        "sources_sha256": source_hash(),
        "targets": targets,
        "with_base": {"sources_sha256": source_hash(BASE), **with_base},
    }
    RESOURCES.write_text(json.dumps(record, indent=1) + "\n")
    BF_RT.write_text(tables(schema))
    table = markdown(targets)
    print(table, end="")
    guide = guide_with(GUIDE.read_text(), "resources", table)
    guide = guide_with(guide, "stages", stages_markdown(targets["tofino"]))
    GUIDE.write_text(guide_with(guide, "base", base_markdown(targets["tofino"], with_base)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
