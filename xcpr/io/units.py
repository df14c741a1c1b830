"""Quantities as text: "1 Gbit/s", "100 ms", "2300 packets", "12 %".

Every parser takes text, returns a plain number in the unit that its name says, and raises ``ValueError`` with
what is allowed. Every formatter writes text that its parser reads back to the same number. Numbers are parsed
as decimals, so "0.1 s" is exactly 100000000 ns.
"""

from __future__ import annotations

import contextlib
import re
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

NUMBER = r"[0-9][0-9_]{0,39}(?:\.[0-9]{1,40})?(?:[eE][+-]?[0-9]{1,2})?"
"""The number of a quantity, as a regular expression of Python and of JSON Schema alike."""
_QUANTITY = re.compile(rf"\s*({NUMBER})\s*([A-Za-zµ%/]*)\s*")

MAX_QUANTITY = 2**63 - 1
"""The largest number of nanoseconds, bits per second, bytes or packets, as the simulator counts them."""
TIME_NS = {"s": 10**9, "ms": 10**6, "us": 10**3, "ns": 1}
RATE_BPS = {"Gbit/s": 10**9, "Mbit/s": 10**6, "kbit/s": 10**3, "bit/s": 1}
SIZE_BYTES = {"GB": 10**9, "MB": 10**6, "kB": 10**3, "bytes": 1}
COUNTED = {
    "s": (TIME_NS, 10**9),
    "bps": (RATE_BPS, 1),
    "bytes": (SIZE_BYTES, 1),
    "packets": ({"packets": 1}, 1),
    "percent": ({"%": 1}, 1),
}
"""Quantities of all kinds by the unit of their columns: their units, and how many of the smallest one are that."""
ALIASES = {"µs": "us", "packet": "packets", "byte": "bytes", "B": "bytes"}
"""Other names of units."""


def _split(text: object, units: dict[str, int], example: str) -> tuple[Fraction, str]:
    allowed = f'a number and a unit of {", ".join(units)}, for example "{example}"'
    if not isinstance(text, str):
        raise ValueError(f"must be text with {allowed}")
    match = _QUANTITY.fullmatch(text)
    if match is None:
        raise ValueError(f'must be {allowed}, not "{text}"')
    unit = ALIASES.get(match[2], match[2])
    if unit not in units:
        raise ValueError(f'must be {allowed}, not "{text}"')
    value = Fraction(Decimal(match[1].replace("_", ""))) * units[unit]
    if value > MAX_QUANTITY:
        raise ValueError(f'must be at most "{MAX_QUANTITY // units[unit]} {unit}", not "{text}"')
    return value, unit


def _exact_integer(value: Fraction, text: object, smallest: str) -> int:
    if value.denominator != 1:
        raise ValueError(f'must be a whole number of {smallest}, not "{text}"')
    return value.numerator


def _write(value: int, units: dict[str, int]) -> str:
    for unit, size in units.items():
        if value % size == 0 and value >= size:
            return f"{value // size} {unit}"
    return f"{value} {list(units)[-1]}"


def parse_measure(text: object) -> tuple[float, str]:
    """Reads a quantity of any kind as a number, and the unit that the number counts, as it ends a column's name."""
    if not isinstance(text, str):
        raise ValueError(f"must be a number and a unit, not {text!r}")
    return _parse_measure(text)


# Tables ask for the same few texts again and again.
@lru_cache(maxsize=4096)
def _parse_measure(text: str) -> tuple[float, str]:
    for unit, (sizes, one) in COUNTED.items():
        with contextlib.suppress(ValueError):
            value = _split(text, sizes, "1 s")[0] / one
            return int(value) if value.denominator == 1 else float(value), unit
    raise ValueError(f"must be a number and a unit, not {text!r}")


def parse_time(text: object) -> int:
    """Reads nanoseconds from "100 ms"."""
    return _exact_integer(_split(text, TIME_NS, "100 ms")[0], text, "nanoseconds")


def format_time(value: int) -> str:
    """Writes nanoseconds in the largest unit that holds them exactly."""
    return "0 s" if value == 0 else _write(value, TIME_NS)


def parse_times(text: object) -> tuple[int, int]:
    """Reads first and last of "1 ms - 146 ms", nanoseconds; of one time, that time twice."""
    first, dash, last = text.partition("-") if isinstance(text, str) else (text, "", "")
    try:
        return parse_time(first), parse_time(last if dash else first)
    except ValueError as error:
        raise ValueError(f'{error}; or a range of two, "1 ms - 146 ms"') from None


def format_times(value: tuple[int, int]) -> str:
    """Writes a range of times, or one time."""
    first, last = (format_time(time) for time in value)
    return first if first == last else f"{first} - {last}"


def parse_rate(text: object) -> int:
    """Reads bits per second from "1 Gbit/s"."""
    rate = _exact_integer(_split(text, RATE_BPS, "1 Gbit/s")[0], text, "bits per second")
    _check_rate(rate, text)
    return rate


def parse_link_rate(text: object) -> int:
    """Reads bits per second from "1 Gbit/s"; a link of "0 bit/s" is down."""
    return 0 if _split(text, RATE_BPS, "1 Gbit/s")[0] == 0 else parse_rate(text)


def format_rate(value: int) -> str:
    """Writes bits per second in the largest unit that holds them exactly."""
    return _write(value, RATE_BPS)


def parse_rate_or_share(text: object) -> tuple[float, str]:
    """Reads the number and "bit/s" or "share" of "20 Mbit/s" or "10 %" (of the bottleneck's rate), above zero."""
    value, unit = _split(text, {**RATE_BPS, "%": 1}, "10 %")
    if value == 0:
        raise ValueError('must be above zero, for example "10 %"')
    if unit == "%":
        return parse_share(text), "share"
    _check_rate(value, text)
    return float(value), "bit/s"


def _check_rate(rate: Fraction | int, text: object) -> None:
    """Checks that channels can have the rate: ``units::Rate::ALLOWED``; raises ValueError."""
    if not 1_000 <= rate <= 8 * 10**12:
        raise ValueError(f'must be from "1 kbit/s" to "8000 Gbit/s", not "{text}"')


def format_rate_or_share(value: tuple[float, str]) -> str:
    """Writes a rate or a share."""
    number, unit = value
    return format_share(number) if unit == "share" else f"{Decimal(repr(number)):f}".removesuffix(".0") + " bit/s"


def parse_frequency(text: object) -> float:
    """Reads times per second, above zero, from "100 /s"."""
    value = _split(text, {"/s": 1}, "100 /s")[0]
    if value == 0:
        raise ValueError('must be above zero, for example "100 /s"')
    return float(value)


def format_frequency(value: float) -> str:
    """Writes times per second."""
    return f"{Decimal(repr(value)):f}".removesuffix(".0") + " /s"


def parse_size(text: object) -> int:
    """Reads bytes from "1000 bytes" or "5 MB" (decimal prefixes)."""
    return _exact_integer(_split(text, SIZE_BYTES, "1000 bytes")[0], text, "bytes")


def format_size(value: int) -> str:
    """Writes bytes in the largest unit that holds them exactly."""
    return "0 bytes" if value == 0 else _write(value, SIZE_BYTES)


def parse_packets(text: object) -> int:
    """Reads a number of packets, which may be 0, from "10 packets"."""
    return _exact_integer(_split(text, {"packets": 1}, "10 packets")[0], text, "packets")


def parse_limit(text: object) -> tuple[int, str]:
    """Reads a queue's limit from "2300 packets" or "1 MB": the number and "packets" or "bytes"."""
    value, unit = _split(text, {"packets": 1, **SIZE_BYTES}, "2300 packets")
    kind = "packets" if unit == "packets" else "bytes"
    limit = _exact_integer(value, text, kind)
    if limit == 0:
        raise ValueError('must be above zero, for example "2300 packets"')
    return limit, kind


def format_limit(value: tuple[int, str]) -> str:
    """Writes a queue's limit."""
    return f"{value[0]} packets" if value[1] == "packets" else format_size(value[0])


def _codepoints() -> dict[str, int]:
    """Returns the names of DSCPs: RFC 2474 and 2597 (cs, af), RFC 3246 (ef), 5865 (voice-admit), 8622 (le)."""
    selectors = {f"cs{number}": 8 * number for number in range(8)}
    assured = {f"af{number}{drop}": 8 * number + 2 * drop for number in range(1, 5) for drop in range(1, 4)}
    return selectors | assured | {"ef": 46, "voice-admit": 44, "le": 1}


CODEPOINTS = _codepoints()
"""DSCPs (of IANA's registry) by name."""
MAX_CODEPOINT = 63


def parse_codepoint(value: object) -> int:
    """Reads a DSCP from its name, "ef", or its number, 46."""
    if isinstance(value, str) and value.strip() in CODEPOINTS:
        return CODEPOINTS[value.strip()]
    text = str(value).strip() if isinstance(value, str | int) and not isinstance(value, bool) else ""
    if not (text.isascii() and text.isdigit()) or int(text) > MAX_CODEPOINT:
        names = ", ".join(CODEPOINTS)
        raise ValueError(f'must be a DSCP from 0 to {MAX_CODEPOINT} or one of {names}, not "{value}"')
    return int(text)


def format_codepoint(value: int) -> str:
    """Writes a DSCP by its name, where it has one."""
    return next((name for name, number in CODEPOINTS.items() if number == value), str(value))


def parse_codepoints(value: object) -> int:
    """Reads a set of DSCPs from "ef, cs6, 40-43" or one of them: the sum of 2^d over them."""
    chosen = 0
    for part in value.split(",") if isinstance(value, str) else [value]:
        name = part.strip() if isinstance(part, str) else part
        first, last = (name, name) if str(name) in CODEPOINTS or "-" not in str(name) else str(name).split("-", 1)
        low, high = parse_codepoint(first), parse_codepoint(last)
        if high < low:
            raise ValueError(f'must be DSCPs as "ef, cs6, 40-43", not "{value}"')
        chosen |= (1 << high + 1) - (1 << low)
    return chosen


def format_codepoints(value: int) -> str:
    """Writes a set of DSCPs."""
    return ", ".join(format_codepoint(number) for number in range(MAX_CODEPOINT + 1) if value >> number & 1)


def parse_ratio(text: object) -> float:
    """Reads a number from 0 on, from "120 %"."""
    return float(_split(text, {"%": 1}, "12 %")[0] / 100)


def parse_share(text: object) -> float:
    """Reads a number from 0 to 1, from "12 %"."""
    share = parse_ratio(text)
    if share > 1:
        raise ValueError(f'must be from "0 %" to "100 %", not "{text}"')
    return share


def format_share(value: float) -> str:
    """Writes a share exactly: the shortest decimal that reads back to the same number."""
    text = f"{Decimal(repr(value)) * 100:f}"
    return f"{text.rstrip('0').rstrip('.') if '.' in text else text} %"
