"""P4Runtime's byte strings: unsigned big-endian numbers (specification, "Bytestrings")."""

from __future__ import annotations

from ..errors import out_of_range


def encode(value: int) -> bytes:
    """Writes a number in the canonical form: as short as possible, one byte for 0."""
    return value.to_bytes(max(1, (value.bit_length() + 7) // 8), "big")


def decode(value: bytes, width: int, subject: str) -> int:
    """Reads a number; raises OUT_OF_RANGE for an empty string and for one that does not fit ``width`` bits.

    Leading zeros are accepted, as the specification demands.
    """
    if not value:
        raise out_of_range(f"{subject}: the byte string is empty; one of {width} bits is needed")
    number = int.from_bytes(value, "big")
    if number >> width:
        raise out_of_range(f"{subject}: {number:#x} does not fit {width} bits")
    return number


def encode_signed(value: int) -> bytes:
    """Writes a signed number in the canonical two's complement form."""
    return value.to_bytes((value if value >= 0 else ~value).bit_length() // 8 + 1, "big", signed=True)


def decode_signed(value: bytes, width: int, subject: str) -> int:
    """Reads a signed number; raises OUT_OF_RANGE for an empty string and for one that does not fit ``width`` bits."""
    if not value:
        raise out_of_range(f"{subject}: the byte string is empty; one of {width} bits is needed")
    number = int.from_bytes(value, "big", signed=True)
    if not -(1 << (width - 1)) <= number < 1 << (width - 1):
        raise out_of_range(f"{subject}: {number} does not fit {width} signed bits")
    return number
