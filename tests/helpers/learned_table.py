"""The table that ``learn_by_digest.py`` fills at a switch on veths: ``learned_table.py SWITCH [[PORT, MAC], ...]``.

SWITCH is ``embedded`` or ``bmv2``. Each address sends frames to the next one until the controller has learned all. The
output is the table as JSON. The script runs in network namespaces of its own, which need root.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import finsy as fy

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "ptf-tests"))
from support import world  # noqa: E402 - the path is that of another folder

PORTS = (1, 2, 3)
DEVICE = 1
PROGRAM = ROOT / "p4src" / "compiled" / "managed_switch"
CONTROLLER = ROOT / "scenarios" / "controllers" / "learn_by_digest.py"
LEARNING_S = 60.0


async def load_program() -> None:
    """Gives the switch its program: the controller expects that it is there."""
    options = fy.SwitchOptions(
        p4info=PROGRAM.with_suffix(".p4info.txtpb"),
        p4blob=PROGRAM.with_suffix(".json"),
        device_id=DEVICE,
        p4force=True,
    )
    async with fy.Switch("loader", world.ADDRESS, options):
        pass


async def read_table() -> list[tuple[str, int]]:
    """Returns the addresses of ``destinations`` with their ports."""
    options = fy.SwitchOptions(p4info=PROGRAM.with_suffix(".p4info.txtpb"), device_id=DEVICE, initial_election_id=1)
    async with fy.Switch("reader", world.ADDRESS, options) as switch:
        rows = [
            (f"{int(entry.match['dst_addr']):012x}", int(entry.action.args["port"]))
            async for entry in switch.read(fy.P4TableEntry("destinations"))
            if not entry.is_default_action
        ]
    return sorted(rows)


def send_frames(hosts: list[tuple[int, int]]) -> None:
    """Sends a frame from each address to the next one, by its port."""
    for place, (port, address) in enumerate(hosts):
        _, following = hosts[(place + 1) % len(hosts)]
        frame = following.to_bytes(6, "big") + address.to_bytes(6, "big") + b"\x12\x34" + bytes(46)
        with socket.socket(socket.AF_PACKET, socket.SOCK_RAW) as link:
            link.bind((world.test_end(port), 0))
            link.send(frame)


def learn(hosts: list[tuple[int, int]]) -> None:
    """Runs the controller until it has printed all addresses; raises TimeoutError."""
    ports = [str(port) for port in PORTS]
    command = [sys.executable, "-u", str(CONTROLLER), world.ADDRESS, *ports]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as controller:
        assert controller.stdout is not None
        os.set_blocking(controller.stdout.fileno(), False)
        learned = b""
        until = time.monotonic() + LEARNING_S
        while learned.count(b"\n") < len(hosts):
            if time.monotonic() > until:
                controller.kill()
                raise TimeoutError(f"the controller has learned: {learned.decode()}")
            send_frames(hosts)
            time.sleep(0.2)
            learned += controller.stdout.read() or b""
        time.sleep(1)  # It has printed an address, and writes the entry next.
        controller.terminate()


def main() -> None:
    """Starts the switch and its controller, and prints the table."""
    switch, hosts = sys.argv[1], [(port, address) for port, address in json.loads(sys.argv[2])]
    world.check(switch)
    world.enter()
    world.make_links(PORTS)
    with world.running(switch, PORTS, device=DEVICE):
        asyncio.run(load_program())
        learn(hosts)
        print(json.dumps(asyncio.run(read_table())))


if __name__ == "__main__":
    main()
