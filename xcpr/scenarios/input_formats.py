"""The formats of files that a scenario names, with the fields of each (docs/inputs.md).

``xcpr.worlds.input_formats`` adds those of the real-time commands.
"""

from __future__ import annotations

from xcpr.io.inputs import InputFormat
from xcpr.scenarios.flows import flow_lists, pcap_files
from xcpr.scenarios.importers import miniedit, network_api, p4app, sndlib, tutorials
from xcpr.scenarios.importers.graphml_fields import GRAPHML
from xcpr.scenarios.importers.mininet_fields import MININET_TOPO
from xcpr.scenarios.programs import stf
from xcpr.scenarios.table_entries import cli_commands, entries, onos_flow_rules, runtime_json

COLUMNS = ("element", "field", "handling", "effect or reason")


def formats() -> dict[str, InputFormat]:
    """Returns the formats by the names that pages use."""
    return {
        "graphml": GRAPHML,
        "mininet": MININET_TOPO,
        "miniedit": miniedit.FORMAT,
        "sndlib": sndlib.FORMAT,
        "tutorials": tutorials.FORMAT,
        "p4app": p4app.FORMAT,
        "network-api": network_api.FORMAT,
        "runtime-json": runtime_json.FORMAT,
        "onos": onos_flow_rules.FORMAT,
        "simple-switch-cli": cli_commands.FORMAT,
        "program": entries.PROGRAM_FORMAT,
        "entries": entries.FORMAT,
        "stf": stf.FORMAT,
        "capture": pcap_files.FORMAT,
        "flow-list": flow_lists.FORMAT,
    }
