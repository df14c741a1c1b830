"""The layer at which a P4 program forwards: 2 as an Ethernet switch, 3 as an IP router.

A router gives every frame the Ethernet address of the next hop (RFC 1812 section 3.3.1), a switch leaves it as it is
(IEEE 802.1Q section 8.6). So a program that never writes an Ethernet destination address is a switch's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from xcpr.controller.network import ROUTER_LAYER, SWITCH_LAYER

ETHERNET_BITS, ADDRESS_BITS = 112, 48
VALIDITY = ("add_header", "remove_header")
"""Primitives that leave the fields of their header as they are."""


@cache
def find(program: str) -> int:
    """Returns the layer of p4c's BMv2 JSON; raises ValueError.

    A header that is written as a whole counts as written in each of its fields.
    """
    made = json.loads(program)
    try:
        destinations = _destinations(made)
        return ROUTER_LAYER if any(_writes(call, destinations) for call in _calls(made)) else SWITCH_LAYER
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        # The engine does not read every key of a primitive.
        raise ValueError(f"is no BMv2 JSON as p4c writes it: {error!r}") from None


def _destinations(made: Mapping[str, Any]) -> dict[str, str]:
    """Returns the headers that are as long as Ethernet's and begin with an address, each with this field's name."""
    fields = {kind["name"]: kind["fields"] for kind in made["header_types"]}
    found = {}
    for header in made["headers"]:
        widths = [width for _, width, *_ in fields[header["header_type"]]]
        is_ethernet = not header["metadata"] and "*" not in widths and sum(widths) == ETHERNET_BITS
        if is_ethernet and widths[0] == ADDRESS_BITS:
            found[header["name"]] = fields[header["header_type"]][0][0]
    return found


def _writes(call: Mapping[str, Any], destinations: Mapping[str, str]) -> bool:
    """Returns whether a primitive writes one of these headers, or its destination address."""
    target: Mapping[str, Any] = next(iter(call["parameters"]), {})
    if target.get("type") == "header":
        return target["value"] in destinations and call["op"] not in VALIDITY
    if target.get("type") != "field":
        return False
    header, field = target["value"]
    return bool(destinations.get(header) == field)


def _calls(made: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yields the primitives of all actions, and what parsers do but for extractions."""
    for action in made["actions"]:
        yield from action["primitives"]
    for parser in made["parsers"]:
        for state in parser["parse_states"]:
            for call in state["parser_ops"]:
                if call["op"] == "primitive":
                    yield from call["parameters"]
                elif call["op"] == "set":
                    yield call
