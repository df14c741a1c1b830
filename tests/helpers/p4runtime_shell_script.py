"""The commands of tests/p4runtime/test_p4runtime_clients.py for p4runtime-shell, in that program's own environment.

    python p4runtime_shell_script.py HOST:PORT DEVICE P4INFO JSON

Prints one line of JSON per finding.
"""

import json
import sys

import p4runtime_sh.shell as sh
from p4runtime_sh.p4runtime import P4RuntimeException, P4RuntimeWriteException

CPU_PORT = 255
ETHERNET = bytes.fromhex("0000000000010200000000011234")


def report(what, value):
    print(json.dumps([what, value]), flush=True)


def refused(call):
    try:
        call()
    except (P4RuntimeException, P4RuntimeWriteException) as error:
        return str(error)
    return None


def table_entries():
    entry = sh.TableEntry("I.exact_table")(action="I.forward")
    entry.match["hdr.ethernet.dst"] = "00:00:00:00:00:01"
    entry.action["port"] = "1"
    entry.insert()
    report("a second insert", refused(entry.insert))
    report("read", [e.action["port"].value.hex() for e in sh.TableEntry("I.exact_table").read()])
    entry.action["port"] = "2"
    entry.modify()
    report("modified", [e.action["port"].value.hex() for e in sh.TableEntry("I.exact_table").read()])
    lpm = sh.TableEntry("I.lpm_table")(action="I.drop")
    lpm.match["hdr.ethernet.src"] = "0x0a0000000000/8"
    lpm.insert()
    ternary = sh.TableEntry("I.ternary_table")(action="I.set_source")
    ternary.match["hdr.ethernet.dst"] = "0x10&&&0xf0"
    ternary.match["hdr.ethernet.type"] = "5..9"
    ternary.action["src"] = "7"
    ternary.priority = 3
    ternary.insert()
    found = []
    for name in ("I.lpm_table", "I.ternary_table", "I.const_table"):
        sh.TableEntry(name).read(lambda e, name=name: found.append([name, e.priority]))
    report("kinds", found)
    default = sh.TableEntry("I.lpm_table")(action="I.forward", is_default=True)
    default.action["port"] = "3"
    default.modify()
    found = []
    sh.TableEntry("I.lpm_table")(is_default=True).read(lambda e: found.append(e.action["port"].value.hex()))
    report("default", found)
    for gone in (entry, lpm, ternary):
        gone.delete()
    report("a second delete", refused(entry.delete))


def profiles():
    member = sh.ActionProfileMember("I.chooser")(member_id=1, action="I.forward")
    member.action["port"] = "4"
    member.insert()
    group = sh.ActionProfileGroup("I.chooser")(group_id=1)
    group.add(1, 2)
    group.insert()
    entry = sh.TableEntry("I.group_table")(group_id=1)
    entry.match["hdr.ethernet.dst"] = "9"
    entry.insert()
    report("group", [e.group_id for e in sh.TableEntry("I.group_table").read()])
    entry.delete()
    group.delete()
    member.delete()


def objects():
    counter = sh.CounterEntry("I.packets")
    counter.index = 3
    counter.packet_count = 5
    counter.modify()
    report("counters", [c.packet_count for c in sh.CounterEntry("I.packets").read()][:5])
    clone = sh.CloneSessionEntry(5)
    clone.add(CPU_PORT, 1)
    clone.insert()
    group = sh.MulticastGroupEntry(6)
    group.add(1, 1).add(2, 1)
    group.insert()
    found = []
    sh.CloneSessionEntry().read(lambda e: found.append(e.session_id))
    sh.MulticastGroupEntry().read(lambda e: found.append(e.group_id))
    report("replication", found)
    clone.delete()
    group.delete()


def packets():
    packet = sh.PacketOut()
    packet.payload = ETHERNET + b"hello"
    packet.metadata["egress_port"] = str(CPU_PORT)
    packet.metadata["pad"] = "0"
    got = []
    incoming = sh.PacketIn()
    packet.send()
    incoming.sniff(lambda p: got.append(p.packet.payload.hex()), timeout=2)
    report("packet-in", got)


def main(address, device, p4info, config):
    sh.setup(
        device_id=int(device),
        grpc_addr=address,
        election_id=(0, 1),
        config=sh.FwdPipeConfig(p4info, config),
        verbose=False,
    )
    try:
        table_entries()
        profiles()
        objects()
        packets()
    finally:
        sh.teardown()


if __name__ == "__main__":
    main(*sys.argv[1:])
