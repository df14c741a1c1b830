"""The base of the classes for a scenario's tables, and quantities as numbers.

A quantity is text as in a scenario's file, "100 Mbit/s", a number in the unit that its type names, or a number with a
unit as ``pint.Quantity`` has it.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from numbers import Real
from os import PathLike, fspath
from typing import Annotated, Any, ClassVar, Generic, NewType, Protocol, TypeAlias, TypeVar, get_args, get_type_hints

from xcpr.io import units
from xcpr.io.schema import Invalid, Problem

T = TypeVar("T")
_LIST = "    Attributes:\n"
"""The head of the list of attributes in a class's docstring."""


class PhysicalQuantity(Protocol):
    """A number with a unit, as ``pint.Quantity``."""

    @property
    def magnitude(self) -> Any:
        """The number."""

    def to(self, unit: Any, /) -> Any:
        """Returns the same quantity in another unit; raises ``TypeError`` where its dimension is another one."""


@dataclasses.dataclass(frozen=True)
class Unit:
    """The unit of a quantity that is a number."""

    noun: str
    name: str
    """The unit as pint names it."""
    write: Callable[[float], str]
    """Writes a number of it as a scenario's file has it."""
    is_default: bool = True
    """Whether a number without a unit counts it."""


_Text = str | PhysicalQuantity
_Number = str | float | PhysicalQuantity

Time: TypeAlias = Annotated[_Number, Unit("time", "s", lambda value: units.format_time(round(value * 10**9)))]
"""A time: text ("40 ms"), a number of seconds, or a time of pint."""
Rate: TypeAlias = Annotated[_Number, Unit("rate", "bit/s", lambda value: units.format_rate(round(value)))]
"""A rate: text ("100 Mbit/s"), a number of bit/s, or a rate of pint."""
Size: TypeAlias = Annotated[_Number, Unit("size", "byte", lambda value: units.format_size(round(value)))]
"""A size: text ("30 kB"), a number of bytes, or a size of pint."""
Packets: TypeAlias = Annotated[_Number, Unit("number of packets", "", lambda value: f"{round(value)} packets")]
"""A number of packets: text ("100 packets") or a number."""
Share: TypeAlias = Annotated[_Number, Unit("share", "", units.format_share)]
"""A share: text ("10 %") or a number (0.1)."""
Frequency: TypeAlias = Annotated[_Number, Unit("frequency", "1/s", units.format_frequency)]
"""Events per second: text ("100 /s"), a number, or a frequency of pint."""
Limit: TypeAlias = Annotated[_Text, Unit("size", "byte", lambda value: units.format_size(round(value)), False)]
"""A queue's limit: text ("100 packets" or "1 MB"), or a size of pint."""
RateOrShare: TypeAlias = Annotated[_Text, Unit("rate", "bit/s", lambda value: units.format_rate(round(value)), False)]
"""A rate, or a share of the bottleneck's: text ("20 Mbit/s" or "10 %"), or a rate of pint."""

UncheckedName = NewType("UncheckedName", str)
"""A name that a type checker can't know: a transport "python:mine", or the path of a program."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Table:
    """A table of a scenario. An attribute that is None is no key of it."""

    VARIANT: ClassVar[Mapping[str, str]] = {}
    """The key, and its value, that make the table one of this class."""
    SUBTABLE: ClassVar[str] = ""
    """The table within it that has the attributes of this class alone."""

    def __init_subclass__(cls) -> None:
        """Documents the attributes of a class's base in the class, too: notebooks show its docstring alone."""
        super().__init_subclass__()
        for base in cls.__bases__:
            inherited = (base.__doc__ or "").partition(_LIST)[2]
            if inherited and cls.__doc__:
                head, _, own = cls.__doc__.rstrip().partition(_LIST)
                cls.__doc__ = f"{head.rstrip()}\n\n{_LIST}" + (f"{own}\n" if own else "") + inherited


Keys: TypeAlias = Mapping[str, Any]
"""A table as a dictionary, by the keys of a scenario's file."""
Named: TypeAlias = Mapping[str, T | Keys] | Sequence[T]
"""Tables by name. In a sequence each is named for its transport or kind, with a letter if others have the same."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Directions(Table, Generic[T]):
    """The models of a link for each of its directions; without it a model is that of both."""

    forward: T | None = None
    backward: T | None = None


def write_keys(kind: type, keys: Mapping[str, Any], path: str, source: str) -> dict[str, Any]:
    """Returns the keys of a class's table as nested dictionaries, with quantities as text; one that is None is left
    out.

    Raises ``Invalid``, which names ``source`` and the key, for a quantity of another dimension.
    """
    found = _list_units(kind)
    written = {}
    for name, value in keys.items():
        here = f"{path}.{name}" if path else name
        if value is not None:
            written[name] = _write_quantity(value, found[name], here, source) if name in found else value
            written[name] = _write_value(written[name], here, source)
    return written


def _write_value(value: Any, path: str, source: str) -> Any:
    if isinstance(value, Table):
        keys = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        written = write_keys(type(value), keys, path, source)
        if value.SUBTABLE:
            own = {name: written.pop(name) for name in type(value).__annotations__ if name in written}
            written |= {value.SUBTABLE: own} if own else {}
        return {**value.VARIANT, **written}
    if isinstance(value, list | tuple) and value and all(isinstance(one, Table) for one in value):
        value = dict(_name_tables(value))
    if isinstance(value, Mapping):
        return {name: _write_value(one, f"{path}.{name}", source) for name, one in value.items()}
    return fspath(value) if isinstance(value, PathLike) else value


def _name_tables(tables: Sequence[Table]) -> Iterator[tuple[str, Table]]:
    """Yields each table with a name: its transport, its kind, or its class's name."""
    names = [
        str(getattr(one, "transport", None) or next(iter(one.VARIANT.values()), type(one).__name__.lower()))
        for one in tables
    ]
    several, letters = Counter(names), Counter[str]()
    for name, table in zip(names, tables, strict=True):
        letter = chr(ord("a") + letters[name]) if several[name] > 1 else ""
        letters[name] += 1
        yield (f"{name}-{letter}" if letter else name).replace(":", "-"), table


@cache
def _list_units(kind: type) -> Mapping[str, Unit]:
    """Returns the units of those attributes of a class that are quantities."""
    hints = get_type_hints(kind, include_extras=True)
    parts = ((name, part) for name, hint in hints.items() for part in (hint, *get_args(hint)))
    return {
        name: extra for name, part in parts for extra in getattr(part, "__metadata__", ()) if isinstance(extra, Unit)
    }


def _write_quantity(value: Any, unit: Unit, key: str, source: str) -> Any:
    """Returns a number, or a quantity of pint, as text; all else as it is."""
    if hasattr(value, "magnitude") and hasattr(value, "to"):
        try:
            return unit.write(float(value.to(unit.name).magnitude))
        except (TypeError, ValueError, ArithmeticError):
            raise Invalid([Problem(source, key, f'must be a {unit.noun}, not "{value}"')]) from None
    if not unit.is_default or isinstance(value, bool) or not isinstance(value, Real):
        return value
    try:
        return unit.write(float(value))
    except (ValueError, ArithmeticError):
        raise Invalid([Problem(source, key, f'must be a {unit.noun}, not "{value}"')]) from None
