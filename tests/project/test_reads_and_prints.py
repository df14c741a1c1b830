"""People's files are read by ``xcpr.io.input_files`` alone, and text goes out through ``xcpr.io.plain`` alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from hostile_files import OTHERS, READERS

from xcpr.io.paths import ROOT

READS = {"read_text", "read_bytes", "open", "fdopen", "DictReader"}
"""Methods and functions that read a file; ``read_text`` of ``input_files`` is ours."""
PARSERS = {
    "json": {"load"},
    "tomllib": {"load", "loads"},
    "ElementTree": {"parse", "iterparse", "fromstring"},
}
"""Functions that parse what a file holds, by their module; ``json.loads`` takes texts of our own code too."""
OURS = {
    "xcpr/io/input_files.py": "the reader",
    "xcpr/io/files.py": "it writes, and holds locks",
    "xcpr/scenarios/programs/program.py": "programs of the package",
    "xcpr/figures/page/__init__.py": "parts of pages in the package",
    "xcpr/scenarios/flows/traffic.py": "schedules of the package",
    "xcpr/experiments/catalogue/peers/mixes.py": "figures of papers in the package",
    "xcpr/experiments/catalogue/peers/against_ns2.py": "figures of papers in the package",
    "xcpr/experiments/execution/batch.py": "the code of the package, for a hash of it",
    "xcpr/experiments/docs.py": "pages of the checkout, and /proc",
    "xcpr/experiments/reports/report.py": "the head and the hash of a report, of which nothing is shown",
    "xcpr/p4runtime/server/proxy.py": "a socket of its own, by its descriptor",
    "xcpr/io/streams.py": "the null device",
    "xcpr/results/documents.py": "the file that is to be replaced, where it has the same content",
    "xcpr/commands/pages/exercise_files.py": "exercises of the package",
    "xcpr/commands/pages/material.py": "the playground's page and the dissector, of the package",
    "xcpr/commands/run.py": "the report that this process has just written",
    "xcpr/worlds/kernel.py": "/proc",
    "xcpr/worlds/controllers/idleness.py": "/proc",
    "xcpr/worlds/controllers/processes.py": "the output of its processes",
    "xcpr/worlds/controllers/virtual_clock.py": "memory that it writes",
    "xcpr/worlds/controllers/shim/virtual_time.py": "files of the simulation, in a controller's process",
    "xcpr/worlds/controllers/shim/open_calls.py": "memory that it writes, in a controller's process",
    "xcpr/worlds/emulation/mininet.py": "memory of this process",
    "xcpr/p4runtime/server/server.py": "certificates that xcpr.worlds.switch.switching has read before",
    "xcpr/worlds/ebpf/service.py": "/sys, a record that it writes, and its own socket",
    "xcpr/worlds/ebpf/machine.py": "/proc",
    "xcpr/worlds/ebpf/namespaces.py": "/proc",
    "xcpr/worlds/ebpf/libbpf.py": "descriptors of the kernel",
    "xcpr/worlds/ebpf/device.py": "network namespaces, of which nothing is read",
}
"""The files of the package that read something else, and what that is."""
SOURCES = sorted(path for path in (ROOT / "xcpr").rglob("*.py") if "xcpr/controller/" not in path.as_posix())


def calls(path: Path) -> Iterator[tuple[str, str, ast.Call]]:
    """Yields the calls of a file: what stands before the dot, and the function's name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield ast.unparse(node.func.value), node.func.attr, node
            elif isinstance(node.func, ast.Name):
                yield "", node.func.id, node


def is_read(owner: str, name: str) -> bool:
    if owner in PARSERS:
        return name in PARSERS[owner]
    is_ours = owner == "input_files" or (owner == "" and name != "open")
    return not is_ours and name in READS


def reads(path: Path) -> list[int]:
    return [call.lineno for owner, name, call in calls(path) if is_read(owner, name)]


def test_user_files_are_read_by_the_reader_alone() -> None:
    assert len(SOURCES) > 150
    found = {path.relative_to(ROOT).as_posix(): lines for path in SOURCES if (lines := reads(path))}
    assert not {place: lines for place, lines in found.items() if place not in OURS}
    assert found.keys() == OURS.keys(), "a file that reads nothing is to be taken off the list"


def test_every_reader_is_tested_with_hostile_files() -> None:
    using = {
        path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
        for path in SOURCES
        if "input_files" in path.read_text(encoding="utf-8") and path.name != "input_files.py"
    }
    fed = {reader.module for reader in READERS.values()}
    assert using == fed | OTHERS.keys()


IN_CONTROLLERS = "xcpr/worlds/controllers/shim/"
"""Modules that run in the processes of controllers."""
PRINTED = {"print", "echo", "secho"}


def is_print(owner: str, name: str) -> bool:
    return (owner == "" and name == "print") or (owner in ("typer", "click") and name in PRINTED)


def test_text_is_printed_by_one_module_alone() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in SOURCES
        for owner, name, call in calls(path)
        if is_print(owner, name) or "sys.stdout.write" in f"{owner}.{name}" or "sys.stderr.write" in f"{owner}.{name}"
    ]
    assert found and all(place.startswith(("xcpr/io/plain.py:", IN_CONTROLLERS)) for place in found), found


def test_every_console_is_the_projects_own() -> None:
    made = {
        path.relative_to(ROOT).as_posix()
        for path in SOURCES
        for owner, name, _ in calls(path)
        if name == "Console" and "from xcpr.io.plain import" not in path.read_text(encoding="utf-8")
    }
    assert not made
