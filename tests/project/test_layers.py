"""Imports run one way, from the face down (docs/design.md, "The house")."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from xcpr.io.paths import ROOT

FLOORS = (
    ("tests",),
    ("bench", "ptf-tests", "crates"),
    ("xcpr.__main__", "xcpr.__init__"),
    ("xcpr.commands.cli",),
    ("xcpr.commands",),
    ("xcpr.api",),
    ("xcpr.experiments.catalogue",),
    ("xcpr.experiments",),
    ("xcpr.worlds", "xcpr.figures"),
    ("xcpr.results",),
    ("xcpr.scenarios",),
    ("xcpr", "xcpr.io"),
    ("xcpr.controller", "xcpr.p4runtime", "mininet", "p4src", "tools"),
    ("xcpr.io.services",),
    ("xcpr.io.streams",),
)
"""From the highest to the lowest. A part may import itself and what is below it, not what is beside or above it."""

LINKED = ("controller",)
"""Folders of the checkout that are parts of the package by symbolic links, and are imported as such alone."""

FLOOR_OF = {part: floor for floor, parts in enumerate(FLOORS) for part in parts}


def part_of(name: str) -> str | None:
    """Returns the part that a module belongs to; None where it is not the project's."""
    parts = [part for part in FLOOR_OF if f"{name}.".startswith(f"{part}.")]
    return max(parts, key=len, default=None)


def list_imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yields the line and the name of every import, also of those inside functions; of ``from a import b`` it is
    a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{'.' * node.level}{node.module}.{alias.name}") for alias in node.names)


def upward(path: str, source: str) -> list[str]:
    """Returns the imports of a file that lead to a part beside or above its own."""
    # The package's own __init__ is its face, not the floor of its leaves.
    module = path.removesuffix(".py").replace("/", ".")
    module = module if module == "xcpr.__init__" else module.removesuffix(".__init__")
    mine = part_of(f"xcpr.{module}" if module.partition(".")[0] in LINKED else module)
    assert mine is not None, f"{path} stands on no floor"
    return [
        f"{path}:{line}: {name}"
        for line, name in list_imports(ast.parse(source))
        if name.partition(".")[0] in LINKED
        or ((theirs := part_of(name)) is not None and theirs != mine and FLOOR_OF[theirs] <= FLOOR_OF[mine])
    ]


def sources() -> list[Path]:
    folders = {part.partition(".")[0] for part in FLOOR_OF} | {*LINKED}
    return [path for folder in sorted(folders) for path in sorted((ROOT / folder).rglob("*.py"))]


def test_no_module_imports_a_higher_layer() -> None:
    assert len(sources()) > 150
    found = [one for path in sources() for one in upward(path.relative_to(ROOT).as_posix(), path.read_text())]
    assert not found, "\n".join(found)


def test_import_of_a_higher_or_equal_layer_is_found() -> None:
    assert upward("xcpr/worlds/sim.py", "from xcpr import figures") == ["xcpr/worlds/sim.py:1: xcpr.figures"]
    assert upward("xcpr/io/units.py", "def late():\n    import xcpr.results.tables") == [
        "xcpr/io/units.py:2: xcpr.results.tables"
    ]
    assert upward("xcpr/p4runtime/entities/tables.py", "from xcpr._native import Dataplane") == [
        "xcpr/p4runtime/entities/tables.py:1: xcpr._native.Dataplane"
    ]
    assert upward("tests/test_it.py", "import controller.goal") == ["tests/test_it.py:1: controller.goal"]
    assert not upward("controller/live.py", "from .goal import Goal")
    assert not upward("xcpr/experiments/catalogue/__init__.py", "from xcpr.experiments import batch\nimport finsy")


FORM = ("style", "charts", "marks")
"""Modules of xcpr.figures that say how a figure is drawn and written, whatever it shows."""
CONTENT = ("panels.py", "cdf.py", "topology.py", "run.py", "sets/*.py")
"""Files of xcpr.figures that say what a figure shows."""


def test_figures_have_two_layers() -> None:
    folder = ROOT / "xcpr" / "figures"
    own = {f"xcpr.figures.{name}" for name in FORM}
    for name in FORM:
        used = {one for _, one in list_imports(ast.parse((folder / f"{name}.py").read_text()))}
        assert not [one for one in used if one.startswith(("xcpr.results.result", "xcpr.results.quantities"))]
        assert all(any(f"{one}.".startswith(f"{mine}.") for mine in own) for one in used if "xcpr.figures" in one)
    shown = [path for pattern in CONTENT for path in folder.glob(pattern)]
    assert len(shown) > len(CONTENT)
    for path in shown:
        used = {one for _, one in list_imports(ast.parse(path.read_text()))}
        assert not used & {"pathlib.Path", "xcpr.io.files", "matplotlib.pyplot"}, path


def list_late_imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yields the imports inside functions, as ``list_imports``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield from list_imports(node)


def test_late_imports_of_commands_save_time() -> None:
    """An import inside a function is of a module that the command line does not load anyway."""
    code = "import sys, xcpr.commands.cli; print(*sys.modules)"
    asked = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    loaded = {*asked.stdout.split()}
    folder = ROOT / "xcpr" / "commands"
    late = [
        (path.relative_to(ROOT).as_posix(), line, name)
        for path in sorted(folder.rglob("*.py"))
        for line, name in list_late_imports(ast.parse(path.read_text()))
    ]
    assert len(late) > 50
    assert not [one for one in late if find_module(one[2]) in loaded]


def find_module(name: str) -> str:
    """Returns the module of an imported name, which is one itself or is in one."""
    path = ROOT / name.replace(".", "/")
    is_module = "." not in name or path.is_dir() or path.with_suffix(".py").is_file()
    return name if is_module else name.rpartition(".")[0]
