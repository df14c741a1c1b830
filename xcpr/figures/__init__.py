"""Figures made from results alone. ``xcpr.figures.queue(result)`` and its neighbours are for scripts and notebooks."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xcpr.figures.plots import (
        delivered_by_flow,
        goodput,
        goodput_by_flow,
        network,
        queue,
        save,
        side_by_side,
        styled,
        utilisation,
        window,
    )

__all__ = [
    "delivered_by_flow",
    "goodput",
    "goodput_by_flow",
    "network",
    "queue",
    "save",
    "side_by_side",
    "styled",
    "utilisation",
    "window",
]


def __dir__() -> list[str]:
    """Returns the names that completion shows, though they are loaded later."""
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])


def __getattr__(name: str) -> Any:
    """Returns what ``xcpr.figures.plots`` offers, loaded with matplotlib when it is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from xcpr.figures import plots  # noqa: PLC0415

    return getattr(plots, name)
