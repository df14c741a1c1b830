"""Distributions of transfers' sizes that were measured: scenarios/data/flow-sizes.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from xcpr.io import schema, units
from xcpr.io.input_files import read_toml
from xcpr.io.paths import DATA, display_path
from xcpr.io.schema import Parser, key, show, tables, text

FILE = DATA / "flow-sizes.toml"


def _points(value: object) -> tuple[tuple[float, float], ...]:
    if not isinstance(value, list) or not all(isinstance(point, list) and len(point) == 2 for point in value):
        raise ValueError(f'must be a list of points, for example ["10 kB", "15 %"], not {show(value)}')
    return tuple((float(units.parse_size(size)), units.parse_share(share)) for size, share in value)


@dataclass(frozen=True)
class Sizes:
    """The share of all transfers that have no more payload than so many bytes; between two points evenly
    distributed."""

    source: str = key(text)
    points: tuple[tuple[float, float], ...] = key(_points)

    @property
    def mean(self) -> float:
        """Bytes of payload."""
        ends = zip(self.points, self.points[1:], strict=False)
        return sum((above[1] - below[1]) * (below[0] + above[0]) / 2 for below, above in ends)


@dataclass(frozen=True)
class _File:
    sizes: dict[str, Sizes] = tables(Sizes)


@cache
def load_sizes() -> dict[str, Sizes]:
    """Reads all of them by name; raises ``Invalid``."""
    return schema.read(_File, {"sizes": read_toml(FILE)}, lambda _: display_path(FILE)).sizes


def _name(value: object) -> str:
    return schema.choice(*load_sizes())(value)


name = Parser(_name, {"type": "string"})
"""A parser that takes the name of one."""
