"""The formats of files that a scenario names, with the fields of each (docs/inputs.md).

``xcpr.worlds.input_formats`` adds those of the real-time commands.
"""

from __future__ import annotations

from xcpr import stf
from xcpr.inputs import InputFormat
from xcpr.scenarios import cli_commands, entries, runtime_json
from xcpr.scenarios.graphml_fields import GRAPHML
from xcpr.scenarios.mininet_fields import MININET_TOPO

COLUMNS = ("element", "field", "handling", "effect or reason")


def formats() -> dict[str, InputFormat]:
    """Returns the formats by the names that pages use."""
    return {
        "graphml": GRAPHML,
        "mininet": MININET_TOPO,
        "runtime-json": runtime_json.FORMAT,
        "simple-switch-cli": cli_commands.FORMAT,
        "program": entries.PROGRAM_FORMAT,
        "entries": entries.FORMAT,
        "stf": stf.FORMAT,
    }
