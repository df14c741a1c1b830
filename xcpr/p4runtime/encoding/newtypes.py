"""Types of a program that controllers have in another form: ``type`` with @p4runtime_translation (specification,
"User-Defined Types")."""

from __future__ import annotations

import re
from dataclasses import dataclass

from finsy.proto import p4i

from ..errors import invalid

_MAPPING = re.compile(r'\{\s*"([^"]*)"\s*,\s*(0[xX][0-9a-fA-F]+|[0-9]+)\s*\}')
"""A pair of PINS's annotation @p4runtime_translation_mappings."""


@dataclass(frozen=True)
class StringType:
    """A type with @p4runtime_translation to a string (``translation.py``)."""

    name: str
    width: int
    """Bits that the data plane has."""
    is_port: bool
    """Whether its values are ports, whose strings are their numbers."""
    mappings: tuple[tuple[str, int], ...]
    """The numbers of strings that the program's source fixes."""


def translated_types(p4info: p4i.P4Info) -> set[str]:
    """Returns the types with @p4runtime_translation. A number is the data plane's; strings get one."""
    return {
        name
        for name, spec in p4info.type_info.new_types.items()
        if spec.WhichOneof("representation") == "translated_type"
    }


def string_types(p4info: p4i.P4Info) -> set[str]:
    """Returns the types with @p4runtime_translation to a string."""
    kinds = {name: spec.translated_type.WhichOneof("sdn_type") for name, spec in p4info.type_info.new_types.items()}
    return {name for name, kind in kinds.items() if kind == "sdn_string"}


def mappings(p4info: p4i.P4Info, name: str, width: int) -> tuple[tuple[str, int], ...]:
    """Returns the numbers of strings that a type's annotation fixes."""
    found: dict[str, int] = {}
    for annotation in p4info.type_info.new_types[name].annotations:
        if annotation.startswith("@p4runtime_translation_mappings"):
            for text, value in _MAPPING.findall(annotation):
                number = int(value, 0)
                if number >> width or number in found.values():
                    raise invalid(f'type {name}: its mapping of "{text}" to {value} does not fit {width} bits alone')
                found[text] = number
    return tuple(found.items())
