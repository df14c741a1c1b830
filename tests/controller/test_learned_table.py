"""One controller, unchanged, fills the same table in the simulator, at the embedded switch and at BMv2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import needs
import pytest
from finsy.proto import p4r

import xcpr
from xcpr.scenarios.programs import p4_files

PROGRAM = Path(__file__).parents[2] / "p4src" / "compiled" / "managed_switch.json"
SCRIPT = Path(__file__).parents[1] / "helpers" / "learned_table.py"


class Reader(xcpr.ControlApplication):
    """Reads the table near the end of a run."""

    def start(self, network: object) -> None:
        self.rows: list[tuple[str, int]] = []
        network.call_at(4.9, lambda: self.read(next(iter(network.routers.values()))))  # type: ignore[attr-defined]

    def read(self, router: object) -> None:
        program = p4_files.load(PROGRAM)
        (table,) = (table.id for table in program.tables.values() if table.name.endswith("destinations"))
        wanted = p4r.Entity(table_entry=p4r.TableEntry(table_id=table))
        entries = [found.table_entry for found in router.read(wanted)]  # type: ignore[attr-defined]
        self.rows = sorted(
            (
                f"{int.from_bytes(entry.match[0].exact.value, 'big'):012x}",
                int.from_bytes(entry.action.action.params[0].value, "big"),
            )
            for entry in entries
            if not entry.is_default_action
        )


@pytest.fixture(scope="module")
def simulated() -> list[tuple[str, int]]:
    """Returns the table at the end of the simulated run."""
    reader = Reader()
    xcpr.run("managed-switch", control_plane=reader)
    return reader.rows


def test_simulated_controller_learns_both_ends_of_the_flow(simulated: list[tuple[str, int]]) -> None:
    assert [port for _, port in simulated] == [1, 2]


@pytest.mark.network
@pytest.mark.parametrize("switch", ["embedded", pytest.param("bmv2", marks=needs.program("simple_switch_grpc"))])
def test_controller_fills_the_same_table_at_a_switch(simulated: list[tuple[str, int]], switch: str) -> None:
    if lack := needs.namespaces():
        pytest.skip(lack)
    hosts = [(port, int(address, 16)) for address, port in simulated]
    command = [sys.executable, str(SCRIPT), switch, json.dumps(hosts)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert [tuple(row) for row in json.loads(done.stdout.splitlines()[-1])] == simulated
