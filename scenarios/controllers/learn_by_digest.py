"""Learns addresses by digests, with finsy: a switch's address and its ports are the arguments.

learn_by_digest.py HOST:PORT PORTS...
"""

import asyncio
import logging
import sys
from pathlib import Path

import finsy as fy

COMPILED = Path(__file__).resolve().parents[2] / "p4src" / "compiled"
ALL_PORTS = 1
"""The program's multicast group."""


async def learn(switch: fy.Switch, ports: list[int]) -> None:
    """Floods frames to unknown addresses, and learns those that digests report."""
    await switch.delete_all()
    replicas = [(port, port) for port in ports]
    await switch.write(
        [
            +fy.P4MulticastGroupEntry(ALL_PORTS, replicas=replicas),
            ~fy.P4TableEntry("sources", action=fy.Action("report_by_digest"), is_default_action=True),
            +fy.P4DigestEntry("seen_t", max_list_size=1),
        ]
    )
    learned = set()
    async for digest in switch.read_digests("seen_t"):
        for seen in digest:
            if seen["address"] in learned:  # Frames that came before the entry are reported, too.
                continue
            learned.add(seen["address"])
            print(f"{int(seen['address']):012x} is at port {seen['port']}")
            await switch.write(
                [
                    +fy.P4TableEntry("sources", match=fy.Match(src_addr=seen["address"]), action=fy.Action("NoAction")),
                    +fy.P4TableEntry(
                        "destinations",
                        match=fy.Match(dst_addr=seen["address"]),
                        action=fy.Action("forward", port=seen["port"]),
                    ),
                ]
            )
        await switch.write([digest.ack()])


async def main(address: str, ports: list[int]) -> None:
    """Connects to the switch, which runs the program already."""
    options = fy.SwitchOptions(p4info=COMPILED / "managed_switch.p4info.txtpb")
    async with fy.Switch("s1", address, options) as switch:
        await learn(switch, ports)


if __name__ == "__main__":
    logging.getLogger("finsy").setLevel(logging.ERROR)  # it says that the switch has no gNMI
    asyncio.run(main(sys.argv[1], [int(port) for port in sys.argv[2:]]))
