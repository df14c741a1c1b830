"""The defaults of a scenario's keys, as their declarations have them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from xcpr.io import schema

COLUMNS = ("key", "default", "not with")
NONE = (None, dataclasses.MISSING, "", ())
"""The defaults that say nothing."""


def rows(kind: type, path: str = "") -> Iterator[tuple[str, ...]]:
    """Yields the keys of a table that have a default, or that something lacks. Declared keys have tables of their
    own."""
    for field in dataclasses.fields(kind):
        here, metadata = f"{path}{field.name}", field.metadata
        lacks = schema.settings(metadata.get("lacks", ()))
        if metadata.get("depth"):
            if lacks:
                yield here, "none", lacks
            yield from rows(metadata["table"], f"{here}.NAME.")
        elif "table" in metadata and field.default is dataclasses.MISSING:
            yield from rows(metadata["table"], f"{here}.")
        elif "flattened" not in metadata and not metadata.get("declared") and (lacks or field.default not in NONE):
            yield here, _format_default(field), lacks


def _format_default(field: dataclasses.Field[object]) -> str:
    if field.default is None:
        return "absent"
    written = field.metadata["write"](field.default)
    default = str(written) if isinstance(written, list | dict) else schema.show(written)
    return f"{field.metadata['inherits']}, else {default}" if field.metadata["inherits"] else default
