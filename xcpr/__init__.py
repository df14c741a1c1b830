"""xcpr: a programmable-router prototype of XCP and XCP-r.

    import xcpr

    result = xcpr.run("dumbbell", seed=2, overrides={"udp.schedule": "half"})
    print(result.totals.utilisation)
    result.frame("flows")

    swept = xcpr.sweep("demo", over={"topology.delay": ["10 ms", "50 ms"]}, seeds=range(1, 4))
    swept.frame().groupby("topology.delay_s").share_of_available.mean()

    from xcpr import Dumbbell, Flows, Scenario

    mine = Scenario(topology=Dumbbell(rate="50 Mbit/s", rtt="40 ms"), flows=[Flows("cubic", 4), Flows("xcp-r", 4)])
    mine.run().plot.queue()

docs/python.md explains these, docs/result.md every name of a result.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xcpr.api import (
        Ack,
        Cell,
        CongestionController,
        ControlApplication,
        IntMarking,
        IntTable,
        Invalid,
        Loss,
        PathTrace,
        Result,
        Scenario,
        Sweep,
        Trace,
        decode_int,
        run,
        sweep,
        trace,
        trace_path,
    )
    from xcpr.scenarios.programs import stf as stf
    from xcpr.scenarios.typed import classes
    from xcpr.scenarios.typed.classes import *  # noqa: F403 - the names of its __all__

    __version__: str
    """As Cargo.toml has it."""

__all__ = [
    "Ack",
    "Cell",
    "CongestionController",
    "ControlApplication",
    "IntMarking",
    "IntTable",
    "Invalid",
    "Loss",
    "PathTrace",
    "Result",
    "Scenario",
    "Sweep",
    "Trace",
    "decode_int",
    "run",
    "sweep",
    "trace",
    "trace_path",
]

if TYPE_CHECKING:
    __all__ += classes.__all__

_MODULES = {"figures": "xcpr.figures", "stf": "xcpr.scenarios.programs.stf"}
"""Modules that scripts import from ``xcpr``, by their documented names."""

_FORMER = {"Law": "CongestionController"}
"""Former names of classes, with those of today."""


def __dir__() -> list[str]:
    """Returns the names that completion shows, though most are loaded later."""
    from xcpr.scenarios.typed import classes  # noqa: PLC0415

    its = [name for name in globals() if name.startswith("__")]
    return sorted([*__all__, *classes.__all__, "__version__", *_MODULES, *its])


def __getattr__(name: str) -> Any:
    """Returns the version, or what ``xcpr.api`` offers. Each is loaded when it is asked for: so commands begin
    sooner."""
    if name == "__version__":
        from xcpr import _native  # noqa: PLC0415

        return _native.version()
    if name in _MODULES:
        return import_module(_MODULES[name])
    if name in _FORMER:
        from xcpr.io import former_names  # noqa: PLC0415

        former_names.warn("xcpr", name, _FORMER[name])
        name = _FORMER[name]
    if name in __all__:
        from xcpr import api  # noqa: PLC0415

        return getattr(api, name)
    if name[0].isupper():  # Python asks for the names of modules here, too, before it imports them.
        from xcpr.scenarios.typed import classes  # noqa: PLC0415

        if name in classes.__all__:
            return getattr(classes, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
