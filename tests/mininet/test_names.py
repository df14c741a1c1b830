"""Names of interfaces and files for nodes with any name."""

from __future__ import annotations

import sys

import pytest

from xcpr.io.paths import MININET

sys.path.append(str(MININET))
import names


@pytest.mark.parametrize(
    ("node", "port", "interface"),
    [
        ("r1", 0, "r1-eth0"),
        ("ten_letter", 1, "ten_letter-eth1"),
        ("ten_letters", 1, "6c2c1f70-eth1"),
        ("ten_letter", 510, "25e0ed01-eth510"),
        ("Zürich", 1, "d30ba93e-eth1"),
    ],
)
def test_interface_name_fits_the_limit_of_the_kernel(node: str, port: int, interface: str) -> None:
    assert names.interface(node, port) == interface
    assert len(names.interface(node, port).encode()) <= 15


def test_file_name_is_shortened_uniquely() -> None:
    assert names.shorten("core-1") == "core-1"
    assert len(names.shorten("x" * 300)) == len(names.shorten("Zürich")) == 8
    assert names.shorten("x" * 300) != names.shorten("x" * 301)
