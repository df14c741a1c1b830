"""The Tofino program's own units and tables: tna/constants.p4, and the entries that all switches have alike.

A Tofino keeps a logarithm in one ternary table and a power in one exact table. Both come from ``log_tables``, so that
the switch computes what xcp/table/logarithm.p4 computes, to the bit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import log2
from typing import Any

from log_tables import ONE, Size

TICK_NS = 256
"""The unit of time: the nanosecond clock without its last byte."""

LOG_WIDTH, SIZE_WIDTH, POWER_WIDTH = 32, 16, 32
"""Bits of a logarithm's operand, of an IPv4 packet's length, of a power."""

ETHERNET_BYTES, MIN_FRAME_BYTES = 14, 60
"""The bytes that a frame adds to its IPv4 packet, and the length that Ethernet pads it to."""


def ticks(time_us: float) -> int:
    """Returns the whole ticks in a time."""
    return int(time_us * 1000 / TICK_NS)


def fixed_log(value: float) -> int:
    """Returns log2 in 1/65536, exact but for its rounding."""
    return round(ONE * log2(value))


def size_log_rows(size: Size) -> Iterator[tuple[int, int, int]]:
    """Yields value, mask and result for all lengths of an IPv4 packet: the logarithm of its frame's bytes.

    A row stands for all lengths of its mask, and answers for the middle of them.
    """
    for value, mask, _ in size.ternary_log_entries(SIZE_WIDTH):
        middle = value + ((1 << SIZE_WIDTH) - 1 - mask) / 2
        yield value, mask, fixed_log(max(middle + ETHERNET_BYTES, MIN_FRAME_BYTES))


def constants_p4(size: Size, time: Mapping[str, int], implausible: Mapping[str, int]) -> str:
    """Makes tna/constants.p4; ``time``, in microseconds, and the reasons ``implausible`` are xcp/program.toml's."""
    reasons = "\n".join(f"#define IMPLAUSIBLE_{name.upper()} {number}" for name, number in implausible.items())
    return f"""/*
 * Made by compile.py from translate/units.py: change that file.
 */
#ifndef XCPR_TNA_CONSTANTS_P4
#define XCPR_TNA_CONSTANTS_P4

// entries of the tables
#define LOG_ENTRIES {sum(1 for _ in size.ternary_log_entries(LOG_WIDTH))}
#define SIZE_LOG_ENTRIES {sum(1 for _ in size.ternary_log_entries(SIZE_WIDTH))}
#define EXP_ENTRIES {sum(1 for _ in size.exact_exp_entries(POWER_WIDTH))}

// log2 of a tick ({TICK_NS} ns) in us
#define LOG_TICK_US (-{-fixed_log(TICK_NS / 1000)})

// times in ticks
#define INITIAL_RTT_TICKS {ticks(time["initial_rtt_us"])}
#define MIN_QUEUE_INTERVAL_TICKS {ticks(time["min_queue_interval_us"])}

// log2 of the shortest interval in ticks, and of the largest RTT in us as its table has it
#define LOG_MIN_INTERVAL {fixed_log(time["min_interval_us"] * 1000 / TICK_NS)}
#define LOG_MAX_RTT {size.log2_fixed(time["max_rtt_us"])}

// why a header is implausible
{reasons}
#define IMPLAUSIBLE_REASONS {max(implausible.values()) + 1}

#endif
"""


MAX_SHIFT = 7
"""The most by which tna/power_of_two.p4 shifts: products are by 2^-7 to 2^7."""


def power_of_two_entries_p4() -> str:
    """Makes the entries of TimesPowerOfTwo.power_of_two: halves of a logarithm by their nearest whole number."""
    mask = (1 << 17) - 1
    lines = ["// Made by compile.py.", "(1, _): set_beyond();", "(_, 0): keep();", f"(_, {mask}): keep();"]
    for shift in (*range(1, MAX_SHIFT), *range(-1, -MAX_SHIFT, -1)):
        action = f"left_{shift}" if shift > 0 else f"right_{-shift}"
        lines += [f"(_, {halves & mask}): {action}();" for halves in (2 * shift - 1, 2 * shift)]
    sign = 1 << 16
    lines += [f"(_, 0 &&& {sign}): left_{MAX_SHIFT}();", f"(_, {sign} &&& {sign}): right_{MAX_SHIFT}();"]
    return "\n".join(f"            {line}" if line[0] == "(" else line for line in lines) + "\n"


@dataclass(frozen=True)
class Rows:
    """Rows that several tables have in common. The first of two rows that match holds."""

    tables: list[str]
    action: str
    """Its name behind that of each table's control."""
    field: str
    ternary: bool
    rows: list[tuple[int, int, int]]
    """Value, mask and result of each row; a result has 32 bits. Exact matches have no mask."""

    def json(self) -> dict[str, Any]:
        """Returns the rows as the program's file has them."""
        named = [[table, f"{table.rpartition('.')[0]}.{self.action}"] for table in self.tables]
        return {
            "tables": named,
            "field": self.field,
            "param": "result",
            "ternary": self.ternary,
            "rows": [[value, mask, result % (1 << 32)] for value, mask, result in self.rows],
        }


POWERS = ("a", "b", "c", "pay_positive", "pay_negative", "positive", "negative")
POWER_TABLES = [f"XcpEgress.power_{name}.power" for name in POWERS]


def shared_rows(size: Size) -> list[Rows]:
    """Returns all that the switch needs before it can compute: the logarithms, those of frames' sizes, the powers."""
    logs = [f"XcpIngress.logarithm_{name}.logarithm" for name in "abc"]
    sizes = ["XcpIngress.size_logarithm.logarithm"]
    # A power's key is bits 31 to 8 of a logarithm.
    powers = [
        (((integer << size.exp_bits) | fraction) % (1 << 16 + size.exp_bits), 0, power)
        for integer, fraction, power in size.exact_exp_entries(POWER_WIDTH)
    ]
    return [
        Rows(logs, "set_log", "value", True, list(size.ternary_log_entries(LOG_WIDTH))),
        Rows(sizes, "set_log", "value", True, list(size_log_rows(size))),
        Rows(POWER_TABLES, "set_power", "log", False, powers),
    ]
