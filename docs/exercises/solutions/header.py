"""Exercise 1: read the congestion header."""

import struct

CAME = bytes.fromhex("06141100 00005208 0000d9b4 7fffffff 00000000")
LEFT = bytes.fromhex("06141100 00005208 0000d9b4 0000003b 00000000")
NAMES = ("next_protocol", "length", "version", "format", "epoch", "h_cwnd", "h_rtt", "h_feedback", "h_reverse")


def read(header: bytes) -> dict[str, int]:
    """Reads the fields of a header by name."""
    protocol, length, kind, *rest = struct.unpack("!BBBBIIiI", header)
    return dict(zip(NAMES, (protocol, length, kind >> 4, kind & 15, *rest), strict=True))


if __name__ == "__main__":
    came, left = read(CAME), read(LEFT)
    rate = came["h_cwnd"] * 8 / came["h_rtt"]  # bits per microsecond are Mbit/s
    print(f"{came['h_cwnd']} bytes every {came['h_rtt'] / 1000} ms: {rate:.2f} Mbit/s")
    print(f"asked for {came['h_feedback']:+} bytes, left with {left['h_feedback']:+}")
    print("changed:", [name for name in NAMES if came[name] != left[name]])
