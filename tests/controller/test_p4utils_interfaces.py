"""Controllers of p4-utils in a simulation: its Thrift API, its topology, nanomsg's digests and frames by Scapy."""

from __future__ import annotations

import json
from pathlib import Path

from controllers import read_output, run_controllers

CONNECT = """
from p4utils.utils.helper import load_topo
from p4utils.utils.sswitch_thrift_API import SimpleSwitchThriftAPI

topo = load_topo("topology.json")
api = SimpleSwitchThriftAPI(topo.get_thrift_port("r1"))
ports = [topo.node_to_node_port_num("r1", host) for host in topo.get_hosts_connected_to("r1")]
api.mc_mgrp_create(1)
api.mc_node_associate(1, api.mc_node_create(0, ports))
"""
LEARN = """
def learn(address, port):
    print(hex(address), port)
    api.table_add("sources", "NoAction", [str(address)])
    api.table_add("destinations", "forward", [str(address)], [str(port)])
"""


def test_thrift_api_writes_and_reads(tmp_path: Path) -> None:
    program = f"""{CONNECT}
print(topo.get_host_ip("h1"), topo.get_host_mac("h2"), topo.get_shortest_paths_between_nodes("h1", "h2"))
first = api.table_add("destinations", "forward", ["0x0a"], ["3"])
second = api.table_add("destinations", "forward", ["0x0b"], ["3"])
print(first, second, api.table_num_entries("destinations"))
print(api.table_add("destinations", "forward", ["0x0b"], ["2"]))
print(api.table_add("destinations", "forward", ["0x0c"], ["2"]))
api.table_delete("destinations", first)
api.table_delete_match("destinations", ["0x0b"])
print(api.table_num_entries("destinations"))
api.set_queue_rate(100)
api.no_such_command()
time.sleep(1)
print(api.counter_read("received", 1)[0] > 60)
api.reset_state()
print(api.table_num_entries("destinations"), api.counter_read("received", 1))
"""
    lines = read_output(run_controllers(tmp_path, program))
    assert lines[0].startswith("10.") and lines[0].endswith("02:00:00:01:00:03 [('h1', 'r1', 'h2')]")
    assert lines[1:3] == ["0 1 2", "Invalid table_add: table ManagedIngress.destinations: an entry with this match "
                          "and priority is there already"]  # fmt: skip
    assert lines[3:6] == ["None", "2", "1"]
    assert lines[6].startswith("Invalid set_queue_rate: set_queue_rate is not possible here: links have the queues")
    assert lines[7] == "Invalid no_such_command: no_such_command is not possible here: it is no command"
    assert lines[8:] == ["True", "0 [0, 0]"]


def test_digests_come_by_nanomsg(tmp_path: Path) -> None:
    program = f"""{CONNECT}{LEARN}
import struct, nnpy

subscription = nnpy.Socket(nnpy.AF_SP, nnpy.SUB)
subscription.connect(api.client.bm_mgmt_get_info().notifications_socket)
subscription.setsockopt(nnpy.SUB, nnpy.SUB_SUBSCRIBE, "")
api.table_set_default("sources", "report_by_digest", [])
while True:
    message = subscription.recv()
    topic, device, context, list_id, buffer_id, samples = struct.unpack("<4sQiiQi", message[:32])
    high, low, port = struct.unpack(">LHH", message[32:40])
    learn(high << 16 | low, port)
    api.client.bm_learning_ack_buffer(context, list_id, buffer_id)
"""
    result = run_controllers(tmp_path, program)
    assert read_output(result) == ["0x20000010002 1", "0x20000010003 2"]
    assert result.flows[0].payload_bytes == 100_000


def test_frames_of_the_cpu_port_come_by_scapy(tmp_path: Path) -> None:
    program = f"""{CONNECT}{LEARN}
from scapy.all import raw, sniff

def handle(packet):
    frame = raw(packet)
    learn(int.from_bytes(frame[8:14], "big"), int.from_bytes(frame[:2], "big") >> 7)

api.mirroring_add(100, topo.get_cpu_port_index("r1"))
api.table_set_default("sources", "report_by_packet", [])
sniff(iface=topo.get_cpu_port_intf("r1").replace("eth0", "eth1"), prn=handle)
"""
    result = run_controllers(tmp_path, program)
    lines = read_output(result)
    assert {*lines} >= {"0x20000010002 1", "0x20000010003 2"}
    assert result.flows[0].payload_bytes == 100_000


def test_p4runtime_api_has_groups_and_digests_whole(tmp_path: Path) -> None:
    program = """
    from p4utils.utils.sswitch_p4runtime_API import SimpleSwitchP4RuntimeAPI

    api = SimpleSwitchP4RuntimeAPI(1, 9559, p4rt_path="", json_path="")
    api.mc_mgrp_create(1, [1, 2, 3])
    api.cs_create(100, [255])
    api.digest_enable("seen_t", 0, 1, 0)
    api.table_set_default("sources", "report_by_digest", [])
    while True:
        members = api.get_digest_list().data[0].struct.members
        address, port = (int.from_bytes(one.bitstring, "big") for one in members)
        print(hex(address), port)
        api.table_add("sources", "NoAction", [str(address)])
        api.table_add("destinations", "forward", [str(address)], [str(port)])
    """
    result = run_controllers(tmp_path, program)
    assert read_output(result) == ["0x20000010002 1", "0x20000010003 2"]


def test_project_of_p4_utils_gets_its_topology_file(tmp_path: Path) -> None:
    (tmp_path / "p4app.json").write_text("{}")
    run_controllers(tmp_path, "print(open('topology.json').read())")
    assert "r1" in json.loads((tmp_path / "topology.json").read_text())["nodes"]
