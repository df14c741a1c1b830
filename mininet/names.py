"""Names of interfaces and files for nodes: Linux has shorter ones than a topology."""

from __future__ import annotations

from zlib import crc32

MAX_INTERFACE_BYTES = 15
"""The longest name of an interface: the kernel's IFNAMSIZ, less the end of the text."""
MAX_FILE_BYTES = 40
"""The longest name of a node in a file's: the path of a Unix socket has 107 bytes (unix(7))."""


def interface(node: str, port: int) -> str:
    """Returns the interface of a node's port: Mininet's name for it, or one with a number for a node that does not fit.

    A name outside ASCII does not fit.
    """
    end = f"-eth{port}"
    return shorten(node, MAX_INTERFACE_BYTES - len(end)) + end


def shorten(name: str, most: int = MAX_FILE_BYTES) -> str:
    """Returns a name of ASCII characters, ``most`` at most, or a number of eight digits in its place."""
    return name if name.isascii() and len(name) <= most else f"{crc32(name.encode()):08x}"
