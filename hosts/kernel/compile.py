#!/usr/bin/env python3
"""Compile the eBPF programs and record what they were made from.

    compile.py            clang: compiled/xcp.bpf.o, record.json
    compile.py --check    exit 1 when the record disagrees with the sources or the object

The object is committed, so that no one needs clang to run it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "bpf"
COMPILED = HERE / "compiled"
OBJECT = COMPILED / "xcp.bpf.o"
RECORD = COMPILED / "record.json"
OPTIONS = ("-O2", "-g", "-Wall", "-Werror", "-target", "bpf", "-mcpu=v3")
"""-g makes the BTF that CO-RE needs; DWARF goes off again."""


def source_hash() -> str:
    """Returns SHA-256 over the sources' names and contents."""
    digest = hashlib.sha256()
    for path in sorted(SOURCES.iterdir()):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def compiler_version() -> str | None:
    """Returns the first line of what clang says of itself; None where it or llvm-strip is missing."""
    clang = shutil.which(os.environ.get("CLANG", "clang"))
    if clang is None or shutil.which("llvm-strip") is None:
        return None
    said = subprocess.run([clang, "--version"], capture_output=True, text=True, check=True)
    return said.stdout.splitlines()[0]


def compile_to(path: Path) -> None:
    """Compiles; the same sources and compiler give the same bytes wherever they lie."""
    clang = os.environ.get("CLANG", "clang")
    command = [clang, *OPTIONS, f"-ffile-prefix-map={SOURCES}=.", "-c", "xcp.bpf.c", "-o", str(path)]
    subprocess.run(command, cwd=SOURCES, check=True, env=os.environ | {"PWD": str(SOURCES)})
    subprocess.run(["llvm-strip", "-g", str(path)], check=True)


def check() -> list[str]:
    """Returns the stale files, as sentences; empty when all is fresh."""
    if not RECORD.exists() or not OBJECT.exists():
        return ["compiled/ is not complete: run `make kernel`"]
    record = json.loads(RECORD.read_text())
    problems = []
    if record["sources_sha256"] != source_hash():
        problems.append("the sources changed after they were compiled: run `make kernel`")
    if record["object_sha256"] != hashlib.sha256(OBJECT.read_bytes()).hexdigest():
        problems.append("compiled/xcp.bpf.o is not what clang made: run `make kernel`")
    return problems


def main() -> int:
    """Runs the command line, and returns its exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say what is stale")
    if parser.parse_args().check:
        problems = check()
        print("\n".join(problems) or "hosts/kernel/compiled is what the sources make")
        return 1 if problems else 0
    version = compiler_version()
    if version is None:
        print("clang or llvm-strip is not here: sudo apt-get install clang llvm, or set CLANG", file=sys.stderr)
        return 1
    COMPILED.mkdir(exist_ok=True)
    compile_to(OBJECT)
    record = {
        "compiler": version,
        "sources_sha256": source_hash(),
        "object_sha256": hashlib.sha256(OBJECT.read_bytes()).hexdigest(),
    }
    RECORD.write_text(json.dumps(record, indent=2) + "\n")
    print(f"compiled {OBJECT.name} with {version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
