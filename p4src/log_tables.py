"""The log and exp tables: multiplication and division for data planes that have neither.

A value v = 2^e * (1 + m) has the logarithm e + log2(1 + m). The tables know m to LOG_BITS bits and a logarithm's
fraction to EXP_BITS bits; both answer for the middle of what they can't tell apart. Then a * b / c is
exp2(log2 a + log2 b - log2 c), with a relative error of at most ``error_bound(3)``.

The method of Sharma, Kaufmann, Anderson, Krishnamurthy, Nelson, Peter: Evaluating the Power of Flexible Packet
Processing for Network Resource Allocation, NSDI 2017, section 3.1.1.

``log2_fixed`` and ``exp2_fixed`` say what the P4 controls of xcp/table/logarithm.p4 compute, to the bit. A switch
without shifts by a variable distance keeps each function in one table: ``ternary_log_entries`` and
``exact_exp_entries``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import log2

FRACTION_BITS = 16
"""The fraction bits of a logarithm in fixed point, and of the exp table's answers."""

ONE = 1 << FRACTION_BITS

LOG_ZERO = -(4096 << FRACTION_BITS)
"""The logarithm of 0: far below all others, and three of them still fit into 32 bits."""

MAX_INTEGER = 62
"""Powers from 2^62 on count as 2^62: they are larger than all that they are compared with."""

UNITS_ERROR = 2.0**-10
"""The error of a sum, where its packets count for that many units each: more than 2^17 of them in an interval
count for fewer."""


@dataclass(frozen=True)
class Size:
    """How finely the tables tell values apart."""

    log_bits: int
    exp_bits: int

    def error_bound(self, operands: int) -> float:
        """Returns the largest relative error of a product or quotient of that many values, before the result is
        rounded."""
        log_error = 2.0 ** -(self.log_bits + 1)
        exp_error = 2.0 ** (2.0 ** -(self.exp_bits + 1)) - 1
        rounding = 2.0**-FRACTION_BITS
        return float((1 + log_error + rounding) ** operands * (1 + exp_error + rounding) - 1)

    def mean_rtt_bound(self) -> float:
        """Returns the bound of sum(x rtt) / sum(x) against the true mean: wrong weights in both sums, then a quotient.

        A packet's x (three operands) is the same in both sums; x rtt has one more logarithm, and each its own power.
        """
        weight = self.error_bound(3) + UNITS_ERROR
        return (1 + weight) ** 2 / (1 - weight) * (1 + self.error_bound(0)) - 1

    def feedback_bound(self) -> float:
        """Returns the bound of a control interval's feedback, if all errors conspired: of the amount that is handed out
        and of phi's terms.

        phi's terms have the mean RTT and two more operands. A packet gets the pool over the last interval's sum, of
        three operands, times its own three; its window is that times its RTT over the mean one.
        """
        phi = (1 + self.mean_rtt_bound()) * (1 + self.error_bound(2))
        shares = (1 + self.error_bound(5)) / (1 - self.error_bound(3) - UNITS_ERROR)
        windows = (1 + self.mean_rtt_bound()) * (1 + self.error_bound(3))
        return phi * shares * windows - 1

    def log_fraction(self, mantissa: int) -> int:
        """Returns log2(1 + m), where m is known to lie in [mantissa, mantissa + 1) / 2^log_bits."""
        return round(ONE * log2(1 + (mantissa + 0.5) / (1 << self.log_bits)))

    def exp_mantissa(self, fraction: int) -> int:
        """Returns 2^f in 1/65536, where f is known to lie in [fraction, fraction + 1) / 2^exp_bits."""
        return round(ONE * 2.0 ** ((fraction + 0.5) / (1 << self.exp_bits)))

    def log2_fixed(self, value: int) -> int:
        """Returns log2(value) in 1/65536, as the data plane has it."""
        if value == 0:
            return LOG_ZERO
        exponent = value.bit_length() - 1
        mantissa = ((value << 63 - exponent) & (1 << 63) - 1) >> 63 - self.log_bits
        return (exponent << FRACTION_BITS) + self.log_fraction(mantissa)

    def exp2_fixed(self, log: int) -> int:
        """Returns 2^(log / 65536), rounded to the nearest integer, as the data plane has it."""
        integer, fraction = log >> FRACTION_BITS, log & ONE - 1
        mantissa = self.exp_mantissa(fraction >> FRACTION_BITS - self.exp_bits)
        if integer >= MAX_INTEGER:
            return 1 << MAX_INTEGER
        if integer >= FRACTION_BITS:
            return mantissa << integer - FRACTION_BITS
        if integer >= -1:
            return (mantissa + (1 << FRACTION_BITS - 1 - integer)) >> FRACTION_BITS - integer
        return 0

    def log_entries(self) -> int:
        """Returns the number of entries of the log table of xcp/table/logarithm.p4."""
        return 1 << self.log_bits

    def exp_entries(self) -> int:
        """Returns the number of entries of the exp table of xcp/table/logarithm.p4."""
        return 1 << self.exp_bits

    def ternary_log_entries(self, width: int) -> Iterator[tuple[int, int, int]]:
        """Yields value, mask and logarithm for all values of ``width`` bits, in one ternary table."""
        for exponent in range(width - 1, -1, -1):
            known = min(self.log_bits, exponent)
            for mantissa in range(1 << known):
                rest = exponent - known
                value = (1 << exponent) | (mantissa << rest)
                yield value, ((1 << width) - 1) & ~((1 << rest) - 1), self.log2_fixed(value)

    def exact_exp_entries(self, width: int) -> Iterator[tuple[int, int, int]]:
        """Yields integer part, fraction and power for all results of ``width`` bits, in one exact table."""
        for integer in range(-1, width):
            for fraction in range(1 << self.exp_bits):
                log = (integer << FRACTION_BITS) + (fraction << FRACTION_BITS - self.exp_bits)
                yield integer, fraction, min(self.exp2_fixed(log), (1 << width) - 1)


SUM_GOAL_BITS = 27
"""In 32 bits, a Tofino's, 32 times as many packets as in the interval before fit. One of 2^20 is 128 units."""

UNITS = {"x": -10, "xrtt": 12}
"""Powers of 2, of us, us^2 and us * bytes. The largest single packet (2^21, 2^42 and 2^35) fits into 32 bits,
and so does what 400 Gbit/s bring in a first interval."""

SIZE = Size(log_bits=7, exp_bits=8)
"""The size of the programs in compiled/: docs/arithmetic.md has the measurements."""


def constants_p4(size: Size, gain: Mapping[str, float], initial_rtt_us: int) -> str:
    """Makes xcp/table/log_constants.p4; ``gain`` holds alpha, beta and gamma."""
    if round(gain["alpha"] / gain["gamma"], 9) != 4:
        raise ValueError("the table-based fairness controller takes gamma for alpha / 4")
    return f"""/*
 * Made by compile.py from log_tables.py: change that file.
 */
#ifndef XCPR_LOG_CONSTANTS_P4
#define XCPR_LOG_CONSTANTS_P4

/// log2 of a value, in 1/65536; LOG_ZERO for 0.
typedef int<32> log_t;

#define LOG_BITS {size.log_bits}
#define EXP_BITS {size.exp_bits}
#define LOG_ZERO (-{-LOG_ZERO})

// log2 of the gains
#define LOG_ALPHA (-{-round(ONE * log2(gain["alpha"]))})
#define LOG_BETA (-{-round(ONE * log2(gain["beta"]))})

// log2 of the mean RTT before any is known
#define LOG_INITIAL_RTT {round(ONE * log2(initial_rtt_us))}

// the sums stop at their largest value, and are meant to end an interval near 2^LOG_SUM_GOAL
#define SUM_LIMIT 0xFFFFFFFF
#define LOG_SUM_GOAL ({SUM_GOAL_BITS} << 16)

// log2 of the sums' units where their scales are 0
#define UNIT_X ({UNITS["x"]} << 16)
#define UNIT_XRTT ({UNITS["xrtt"]} << 16)

// logarithms up to here stand for 0
#define LOG_SMALLEST (-{-LOG_ZERO // 2})

#endif
"""


def log_entries_p4(size: Size) -> str:
    """Makes the entries of Logarithm.fraction."""
    entries = (f"            {m}: set_fraction({size.log_fraction(m)});" for m in range(size.log_entries()))
    return "\n".join(["// Made by compile.py.", *entries]) + "\n"


def exp_entries_p4(size: Size) -> str:
    """Makes the entries of Exponential.mantissa."""
    entries = (f"            {f}: set_power({size.exp_mantissa(f)});" for f in range(size.exp_entries()))
    return "\n".join(["// Made by compile.py.", *entries]) + "\n"
