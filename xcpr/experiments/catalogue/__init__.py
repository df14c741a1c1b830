"""The experiments, one module each: which sets are its parts, and how its report is made from their results.

A module has ``EXPERIMENT``, an ``Experiment``; dashes of its name are underscores in the file's.
"""

from __future__ import annotations

import importlib
import pkgutil

from xcpr.experiments.experiment import Experiment
from xcpr.schema import Invalid, Problem


def listed() -> list[str]:
    """Returns the names of all experiments."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


def load(name: str) -> Experiment:
    """Returns the experiment of that name; raises ``Invalid``."""
    if name not in listed():
        raise Invalid([Problem(name, "", f"no such experiment; there are: {', '.join(listed())}")])
    module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    experiment: Experiment = module.EXPERIMENT
    return experiment
