"""Fields of scenarios: quantities with their units, read and written, for the tables that have such keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xcpr.io import units
from xcpr.io.schema import Lack, key


def time(default: str, lacks: Sequence[Lack] = ()) -> Any:
    """Makes a key for a time, in ns."""
    return key(units.parse_time, units.format_time, units.parse_time(default), lacks)


def positive_time(value: object) -> int:
    """Parses a time above zero, in ns."""
    parsed = units.parse_time(value)
    if parsed == 0:
        raise ValueError('must be above zero, for example "100 ms"')
    return parsed


def rate(default: str) -> Any:
    """Makes a key for a rate, in bit/s."""
    return key(units.parse_rate, units.format_rate, units.parse_rate(default))


def share(default: float | None) -> Any:
    """Makes a key for a number from 0 to 1."""
    return key(units.parse_share, units.format_share, default)


def packets(value: object) -> int:
    """Parses a number of packets above zero."""
    number, kind = units.parse_limit(value)
    if kind != "packets":
        raise ValueError(f'must be in packets, for example "2 packets", not "{value}"')
    return number


def write_packets(value: int) -> str:
    """Writes the text that ``packets`` reads."""
    return f"{value} packets"


def percent(value: object) -> int:
    """Parses whole hundredths."""
    hundredths = 100 * units.parse_ratio(value)
    if abs(hundredths - round(hundredths)) > 1e-9:
        raise ValueError(f'must be whole percent, for example "50 %", not "{value}"')
    return round(hundredths)


def write_percent(value: int) -> str:
    """Writes the text that ``percent`` reads."""
    return f"{value} %"
