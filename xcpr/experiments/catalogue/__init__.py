"""The experiments, one module each: which sets are its parts, and how its report is made from their results.

Folders group them by the figures that they are compared with. A module has ``EXPERIMENT``, an ``Experiment``; dashes of
its name are underscores in the file's.
"""

from __future__ import annotations

import importlib
import pkgutil

from xcpr.experiments.experiment import Experiment
from xcpr.io.schema import Invalid, Problem


def list_experiments() -> list[str]:
    """Returns the names of all experiments."""
    return sorted(_modules())


def load(name: str) -> Experiment:
    """Returns the experiment of that name; raises ``Invalid``."""
    if name not in list_experiments():
        raise Invalid([Problem(name, "", f"no such experiment; there are: {', '.join(list_experiments())}")])
    experiment: Experiment = importlib.import_module(_modules()[name]).EXPERIMENT
    return experiment


def _modules() -> dict[str, str]:
    """Returns the module of each experiment by its name."""
    return {
        module.name.replace("_", "-"): f"{__name__}.{folder.name}.{module.name}"
        for folder in pkgutil.iter_modules(__path__)
        for module in pkgutil.iter_modules([f"{path}/{folder.name}" for path in __path__])
    }
