from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xcpr.io import units

WHOLE = st.integers(min_value=0, max_value=10**15)


@given(WHOLE)
def test_times_round_trip(value: int) -> None:
    assert units.parse_time(units.format_time(value)) == value


@given(st.integers(1_000, 8 * 10**12))
def test_rates_round_trip(value: int) -> None:
    assert units.parse_rate(units.format_rate(value)) == value


@given(WHOLE)
def test_sizes_round_trip(value: int) -> None:
    assert units.parse_size(units.format_size(value)) == value


@given(WHOLE.filter(bool), st.sampled_from(["packets", "bytes"]))
def test_limits_round_trip(value: int, unit: str) -> None:
    assert units.parse_limit(units.format_limit((value, unit))) == (value, unit)


@given(st.floats(min_value=0, max_value=1))
def test_shares_round_trip(value: float) -> None:
    value = round(value, 12)
    assert units.parse_share(units.format_share(value)) == value


@pytest.mark.parametrize(
    ("parse", "text", "value"),
    [
        (units.parse_time, "100 ms", 100_000_000),
        (units.parse_time, "0.1s", 100_000_000),
        (units.parse_time, "1.5 us", 1500),
        (units.parse_time, "2 µs", 2000),
        (units.parse_rate, "1 Gbit/s", 10**9),
        (units.parse_rate, "2.5 Mbit/s", 2_500_000),
        (units.parse_link_rate, "2.5 Mbit/s", 2_500_000),
        (units.parse_link_rate, "0 bit/s", 0),
        (units.parse_link_rate, units.format_rate(0), 0),
        (units.parse_size, "1 kB", 1000),
        (units.parse_limit, "2300 packets", (2300, "packets")),
        (units.parse_limit, "1 MB", (10**6, "bytes")),
        (units.parse_share, "12 %", 0.12),
        (units.parse_share, "0.1%", 0.001),
    ],
)
def test_quantity_is_parsed(parse, text, value) -> None:
    assert parse(text) == value


@pytest.mark.parametrize(
    ("parse", "text", "message"),
    [
        (units.parse_time, 100, "must be text"),
        (units.parse_time, "100", "a unit of s, ms, us, ns"),
        (units.parse_time, "100 min", "a unit of s, ms, us, ns"),
        (units.parse_time, "0.1 ns", "whole number of nanoseconds"),
        (units.parse_time, "-1 s", "must be a number"),
        (units.parse_time, "nan s", "must be a number"),
        (units.parse_time, "1e12 s", 'must be at most "9223372036 s", not "1e12 s"'),
        (units.parse_size, f"{'1' * 40} GB", 'must be at most "9223372036 GB"'),
        (units.parse_limit, "1e23 packets", 'must be at most "9223372036854775807 packets"'),
        (units.parse_ratio, f"{'1' * 40} %", "must be at most"),
        (units.parse_frequency, f"{'1' * 40} /s", "must be at most"),
        (units.parse_rate_or_share, f"{'1' * 40} %", "must be at most"),
        (units.parse_rate, "1 GB/s", "Gbit/s"),
        (units.parse_rate, "0 Gbit/s", 'from "1 kbit/s"'),
        (units.parse_rate, "1 bit/s", 'from "1 kbit/s" to "8000 Gbit/s"'),
        (units.parse_rate_or_share, "1 bit/s", 'from "1 kbit/s" to "8000 Gbit/s"'),
        (units.parse_limit, "0 packets", "above zero"),
        (units.parse_share, "101 %", '"0 %" to "100 %"'),
        (units.parse_share, "0.12", "a unit of %"),
    ],
)
def test_invalid_quantity_is_refused(parse, text, message) -> None:
    with pytest.raises(ValueError, match=message):
        parse(text)


@given(st.text(max_size=20))
def test_any_text_is_parsed_or_refused(text: str) -> None:
    for parse in (units.parse_time, units.parse_rate, units.parse_size, units.parse_limit, units.parse_share):
        try:
            parse(text)
        except ValueError as error:
            message = str(error)
        else:
            message = "must be"
        assert "must be" in message
