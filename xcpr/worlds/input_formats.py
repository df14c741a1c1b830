"""The formats of files that a scenario names, and of those that the real-time commands read (docs/inputs.md)."""

from __future__ import annotations

from collections.abc import Iterator

from xcpr.io.inputs import InputFormat
from xcpr.scenarios import input_formats

COLUMNS = input_formats.COLUMNS


def formats() -> dict[str, InputFormat]:
    """Returns the formats by the names that pages use."""
    # These take as long to import as a short run.
    from xcpr.scenarios.programs import p4_files  # noqa: PLC0415
    from xcpr.worlds.control_plane import control  # noqa: PLC0415
    from xcpr.worlds.switch import links, switching  # noqa: PLC0415

    return input_formats.formats() | {
        "bmv2": p4_files.FORMAT,
        "links": links.FORMAT,
        "network": control.FORMAT,
        "permits": switching.FORMAT,
    }


def rows(name: str) -> Iterator[tuple[str, ...]]:
    """Yields the fields of a format, in words."""
    for field in formats()[name].fields:
        yield field.element, field.name, field.handling.value, field.effect
