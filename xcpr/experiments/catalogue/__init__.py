"""The experiments: scenarios/data/experiments.toml names their parts, and a module each makes the report's sections.

Folders group the modules by the figures that they are compared with. Dashes of an experiment's name are underscores in
the file's. A module has ``report``, from the results of all parts to sections.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xcpr.io.input_files import read_toml
from xcpr.io.paths import DATA
from xcpr.io.schema import Invalid, Problem

if TYPE_CHECKING:
    from xcpr.experiments.experiment import Experiment, Groups
    from xcpr.experiments.reports.report import Section


@cache
def _table() -> dict[str, dict[str, Any]]:
    return read_toml(DATA / "experiments.toml")


def list_experiments() -> list[str]:
    """Returns the names of all experiments."""
    return sorted(_table())


def describe(name: str) -> str:
    """Returns an experiment's title and cost, without loading what its report needs."""
    return f"{_table()[name]['title']} ({_table()[name]['cost']})"


def load(name: str) -> Experiment:
    """Returns the experiment of that name; raises ``Invalid``."""
    if name not in list_experiments():
        raise Invalid([Problem(name, "", f"no such experiment; there are: {', '.join(list_experiments())}")])
    from xcpr.experiments.experiment import Experiment  # noqa: PLC0415 - with matplotlib

    return Experiment(name, report=partial(_report, name), **_table()[name])


def _report(name: str, parts: Groups) -> list[Section]:
    """Returns the sections that an experiment's module makes; it is loaded now, with matplotlib."""
    module = name.replace("-", "_")
    folders = [folder.name for folder in pkgutil.iter_modules(__path__)]
    (folder,) = (one for one in folders for path in __path__ if Path(path, one, f"{module}.py").is_file())
    sections: list[Section] = importlib.import_module(f"{__name__}.{folder}.{module}").report(parts)
    return sections
