"""Real-time ports on real packets: wires and switches between network namespaces.

     host a                  switch                  host b
[a-eth0] ------- [p1]  wire or engine  [p2] ------- [b-eth0]
"""

from __future__ import annotations

import contextlib
import json
import random
import signal
import socket
import statistics
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import frames
import namespaces
import pytest

from xcpr import _native

pytestmark = pytest.mark.network

INTERFACES = [[1, "p1"], [2, "p2"]]
BY_BOTH = pytest.mark.parametrize("network", ["af_packet", "af_xdp"], indirect=True)
"""Tests that hold for all kinds of sockets."""
PROGRAM = Path(__file__).parents[2] / "p4src" / "compiled" / "xcp_router.json"


@dataclass
class Network:
    """Two hosts' sockets and the namespace between them."""

    a: socket.socket
    b: socket.socket
    hosts: list[namespaces.Namespace]
    middle: namespaces.Namespace
    io: str
    running: list[Any] = field(default_factory=list)

    def wire(self, **link: Any) -> Any:
        """Runs a wire whose port 2 has this link, as the extension takes it."""
        config = {"interfaces": INTERFACES, "io": self.io, "links": {"ports": {"2": link}}}
        return self.run(lambda: _native.Wire(json.dumps(config)))

    def switch(self, **options: Any) -> Any:
        """Runs a switch without a program."""
        config = {"interfaces": INTERFACES, "io": self.io, **options}
        return self.run(lambda: _native.Dataplane(json.dumps(config)))

    def run(self, make: Callable[[], Any]) -> Any:
        """Makes something with a method ``stop`` between the hosts."""
        self.running.append(self.middle.run(make))
        return self.running[-1]


@pytest.fixture
def network(request: pytest.FixtureRequest) -> Iterator[Network]:
    a, middle, b = made = namespaces.make(3)
    middle.veth("p1", a, "eth0")
    middle.veth("p2", b, "eth0")
    network = Network(a.socket("eth0"), b.socket("eth0"), [a, b], middle, getattr(request, "param", "af_packet"))
    yield network
    for running in network.running:
        running.stop()
    network.a.close()
    network.b.close()
    for namespace in made:
        namespace.close()


def frame(number: int, size: int = 1000) -> bytes:
    """Makes a frame of no known protocol."""
    return frames.MAC + b"\x88\xb6" + struct.pack("!I", number) + bytes(size - 18)


def receive(at: socket.socket, wait: float = 0.3) -> tuple[list[int], list[float]]:
    """Returns the numbers of the frames that come until none came for ``wait`` seconds, and when they came."""
    at.settimeout(wait)
    numbers, times = [], []
    while True:
        try:
            data, control, *_ = at.recvmsg(2048, 256)
        except TimeoutError:
            return numbers, times
        stamp = next(value for level, kind, value in control if level == socket.SOL_SOCKET)
        seconds, ns = struct.unpack("qq", stamp)
        numbers.append(struct.unpack_from("!I", data, 14)[0])
        times.append(seconds + ns / 1e9)


def port(running: Any, number: int = 2) -> dict[str, Any]:
    """Returns a port's statistics."""
    return dict(json.loads(running.stats())["ports"][str(number)])


@BY_BOTH
def test_wire_forwards_frames_unchanged_in_both_directions(network: Network) -> None:
    wire = network.wire()
    sent = [frame(number, size) for number, size in enumerate((60, 61, 999, 1514))]
    for source, sink in ((network.a, network.b), (network.b, network.a)):
        for data in sent:
            source.send(data)
        assert [sink.recv(2048) for _ in sent] == sent
    assert port(wire, 1)["received_packets"] == port(wire, 2)["sent_packets"] == 4
    assert port(wire, 1)["received_bytes"] == sum(map(len, sent))


@BY_BOTH
def test_frames_leave_at_the_rate_of_the_port(network: Network) -> None:
    """A stall makes a train longer, or shorter if its first frame was late: the median of half trains counts."""
    network.wire(rate_bps=100e6, queue={"discipline": "drop-tail", "limit": (4000, "packets")})
    halves = []
    for _ in range(4):
        for number in range(3000):
            network.a.send(frame(number))
        numbers, times = receive(network.b)
        assert numbers == list(range(3000))
        halves += [late - early for early, late in zip(times[:1500], times[1500:], strict=True)]
    assert 1500 * 8000 / statistics.median(halves) == pytest.approx(100e6, rel=0.01)


def test_frames_arrive_after_the_delay(network: Network) -> None:
    network.wire(delay_ns=20_000_000)
    sent = []
    for number in range(40):
        sent.append(time.clock_gettime(time.CLOCK_REALTIME))
        network.a.send(frame(number))
        time.sleep(0.005)
    numbers, times = receive(network.b)
    assert numbers == list(range(40))
    delays = [came - left for came, left in zip(times, sent, strict=True)]
    assert min(delays) >= 0.02
    # The excess is tens of microseconds on a machine at rest; tests share theirs.
    assert statistics.median(delays) < 0.022


def test_frames_are_lost_at_random(network: Network) -> None:
    wire = network.wire(loss={"model": "random", "probability": 0.2})
    for number in range(5000):
        network.a.send(frame(number, 100))
    numbers, _ = receive(network.b)
    # The margin is six standard deviations of a binomial: 6 sqrt(5000 * 0.2 * 0.8) = 170.
    assert abs(len(numbers) - 4000) < 170
    assert port(wire)["loss_drops"] == 5000 - len(numbers)
    assert port(wire)["sent_packets"] == 5000


@BY_BOTH
def test_full_queue_drops_the_newest_frames(network: Network) -> None:
    wire = network.wire(rate_bps=1e6, queue={"discipline": "drop-tail", "limit": (10, "packets")})
    for number in range(200):
        network.a.send(frame(number))
    numbers, _ = receive(network.b)
    # One is in transmission and ten wait; at 8 ms a frame, one or two more leave while they come.
    assert numbers[:11] == list(range(11))
    assert len(numbers) <= 13
    assert port(wire)["queue_drops"] == 200 - len(numbers)


@BY_BOTH
def test_vlan_tag_stripped_by_the_kernel_is_restored(network: Network) -> None:
    network.wire()
    tagged = frames.MAC + bytes.fromhex("8100e07b88b6") + bytes(60)
    network.a.send(tagged)
    data, control, *_ = network.b.recvmsg(2048, 256)
    auxiliary = next(value for level, _, value in control if level == namespaces.SOL_PACKET)
    status, length, *_, tag, protocol = struct.unpack("IIIHHHH", auxiliary)
    assert status & 0x10
    assert (tag, protocol) == (0xE07B, 0x8100)
    assert data == frames.MAC + bytes.fromhex("88b6") + bytes(60)
    assert length == len(tagged) - 4


def test_oversized_frames_are_counted(network: Network) -> None:
    wire = network.wire()
    network.hosts[0].ip("link set eth0 mtu 9000")
    network.middle.ip("link set p1 mtu 9000")
    network.a.send(frame(1, 5000))
    network.a.send(frame(2))
    assert receive(network.b)[0] == [2]
    assert port(wire, 1)["oversized"] == 1


def test_changed_links_apply_to_later_frames(network: Network) -> None:
    wire = network.wire(delay_ns=50_000_000)
    network.a.send(frame(1))
    time.sleep(0.01)
    wire.set_links(json.dumps({"ports": {"2": {}}}))
    network.a.send(frame(2))
    assert receive(network.b)[0] == [2, 1]
    with pytest.raises(_native.SwitchError, match=r"links\.ports\.9: no interface has this port"):
        wire.set_links(json.dumps({"ports": {"9": {}}}))


def packet_sockets(namespace: namespaces.Namespace) -> int:
    """Returns how many packet sockets are open in a namespace (a heading, then a line for each)."""
    return len(namespace.run(lambda: Path("/proc/thread-self/net/packet").read_text()).splitlines()) - 1


@BY_BOTH
def test_switch_survives_flapping_and_removed_interfaces(network: Network) -> None:
    switch = network.switch()
    sockets = packet_sockets(network.middle)
    for command, up in (("link set p2 down", False), ("link set p2 up", True)) * 2:
        network.middle.ip(command)
        assert switch.events(2) == [("port", 2, up)]
    used = json.loads(switch.stats())["cpu_s"]
    network.middle.ip("link del p2")
    assert switch.events(2) == [("port", 2, False)]
    time.sleep(0.2)
    # A socket without interface must not make the thread spin.
    assert json.loads(switch.stats())["cpu_s"] - used < 0.05
    network.b.close()
    network.middle.veth("p2", network.hosts[1], "eth0")
    assert switch.events(2)[-1] == ("port", 2, True)
    network.b = network.hosts[1].socket("eth0")
    assert packet_sockets(network.middle) == sockets == len(INTERFACES)


@BY_BOTH
def test_wire_resumes_once_its_interface_is_back(network: Network) -> None:
    wire = network.wire()
    network.middle.ip("link del p2")
    network.a.send(frame(1))
    network.b.close()
    network.middle.veth("p2", network.hosts[1], "eth0")
    network.b = network.hosts[1].socket("eth0")
    while port(wire)["io"] is None:
        time.sleep(0.01)
    network.a.send(frame(2))
    assert receive(network.b)[0] == [2]


def forward(dataplane: Any, port: int) -> None:
    """Sends 10.0.2.0/24 to a port."""
    params = {"port": hex(port), "src_mac": "0x02000000aa02", "dst_mac": "0x020000000002"}
    entry = {
        "op": "insert",
        "table": "XcpIngress.ipv4_lpm",
        "entry": 1,
        "match": {"hdr.ipv4.dst_addr": {"lpm": {"value": "0x0a000200", "prefix_len": 24}}},
        "do": {"action": {"name": "XcpIngress.forward", "params": params}},
    }
    assert json.loads(dataplane.apply(json.dumps([entry]))) == ["done"]


@BY_BOTH
def test_switch_forwards_by_its_program(network: Network) -> None:
    switch = network.switch(cpu_port=255)
    data = frames.udp_frame(200) + bytes(200 - len(frames.udp_frame(200)))
    network.a.send(data)  # nothing is loaded yet
    switch.load(PROGRAM.read_text())
    network.a.send(data)  # there is no route yet
    forward(switch, 2)
    network.a.send(data)
    got = network.b.recv(2048)
    assert got[:12] == bytes.fromhex("02000000000202000000aa02")
    assert got[22] == 63
    assert got[26:] == data[26:]
    counted = json.loads(switch.stats())
    assert (counted["packets_forwarded"], counted["pipeline_passes"]) == (1, 2)


@BY_BOTH
def test_malformed_frames_are_counted_drops_and_valid_ones_forwarded(network: Network) -> None:
    """Any bytes, short ones, and headers of which a part is another, from both sides, as fast as sockets take them."""
    switch = network.switch(cpu_port=255)
    switch.load(PROGRAM.read_text())
    forward(switch, 2)
    draw = random.Random(1)
    honest = frames.data_frame(1000, 1000, 1000, 0).ljust(1000, b"\0")
    sent = {"1": 0, "2": 0}
    for number in range(3000):
        broken = bytearray(honest[: draw.randrange(14, len(honest) + 1)])
        for _ in range(draw.randrange(4)):
            broken[draw.randrange(12, len(broken))] = draw.getrandbits(8)
        hostile = bytes(broken) if number % 2 else frames.MAC + draw.randbytes(draw.choice((2, 3, 48, 1502)))
        port, source = draw.choice((("1", network.a), ("2", network.b)))
        with contextlib.suppress(BlockingIOError):
            sent[port] += source.send(hostile, socket.MSG_DONTWAIT) > 0
    while sum(seen["received_packets"] for seen in json.loads(switch.stats())["ports"].values()) < sum(sent.values()):
        time.sleep(0.01)
    counted = json.loads(switch.stats())
    reasons = counted["counters"]["XcpIngress.drop_reasons"].values()
    offered = sum(seen["offered_packets"] for seen in counted["ports"].values())
    assert len(reasons) > 3
    assert sum(seen["packets"] for seen in reasons) + offered == sum(sent.values())
    receive(network.b)
    network.a.send(honest)
    assert network.b.recv(2048)[26:34] == honest[26:34]


def test_missing_interface_is_named(network: Network) -> None:
    config = {"interfaces": [[1, "p9"]]}
    with pytest.raises(_native.SwitchError, match="interface p9: No such device"):
        network.run(lambda: _native.Dataplane(json.dumps(config)))


def start(network: Network, *arguments: str | Path) -> subprocess.Popen[str]:
    """Starts ``xcpr ARGUMENTS`` between the hosts; returns once it has said that it runs."""
    command = [sys.executable, "-m", "xcpr", *map(str, arguments)]
    process: subprocess.Popen[str] = network.middle.run(
        lambda: subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    )
    assert process.stdout
    while "ports 1@p1, 2@p2" not in (line := process.stdout.readline()):
        assert line, process.communicate()[1]
    return process


def xdp_programs(namespace: namespaces.Namespace) -> int:
    """Returns how many interfaces of a namespace have an XDP program."""
    listed = namespace.run(lambda: subprocess.run(["ip", "-j", "link"], check=True, capture_output=True).stdout)
    return sum("xdp" in link for link in json.loads(listed))


def test_killed_process_leaves_no_xdp_program(network: Network) -> None:
    process = start(network, "wire", "-i", "p1", "-i", "p2", "--io", "af_xdp")
    try:
        assert xdp_programs(network.middle) == 2
    finally:
        process.kill()
        process.communicate()
    until = time.monotonic() + 5
    while xdp_programs(network.middle) and time.monotonic() < until:
        time.sleep(0.01)
    assert xdp_programs(network.middle) == 0


@pytest.mark.parametrize("network", ["auto"], indirect=True)
def test_interface_without_af_xdp_uses_af_packet(network: Network) -> None:
    network.middle.ip("link set p2 mtu 9000")
    wire = network.wire()
    report = json.loads(wire.report())
    assert report["io"] == ["AF_XDP, native", "AF_PACKET"]
    assert report["notes"] == ["p2 has AF_PACKET, for AF_XDP: its MTU is 9000, of at most 3822"]
    network.a.send(frame(1))
    assert receive(network.b)[0] == [1]
    assert [port(wire, number)["io"] for number in (1, 2)] == report["io"]


@pytest.mark.parametrize("network", ["af_xdp"], indirect=True)
def test_explicit_af_xdp_is_refused_where_unsupported(network: Network) -> None:
    network.middle.ip("link set p2 mtu 9000")
    with pytest.raises(_native.SwitchError, match="interface p2: AF_XDP: its MTU is 9000, of at most 3822"):
        network.wire()
    assert xdp_programs(network.middle) == 0
    network.middle.ip("link set p2 mtu 1500")
    network.wire()
    with pytest.raises(_native.SwitchError, match=r"interface p1: AF_XDP: .*busy"):
        network.wire()


@BY_BOTH
def test_offloaded_checksum_is_left_incomplete(network: Network) -> None:
    network.wire()
    for command in ("address add 10.77.0.1/24 dev eth0", "neigh add 10.77.0.2 lladdr 02:00:00:00:00:02 dev eth0"):
        network.hosts[0].ip(command)
    with network.hosts[0].run(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as sender:
        sender.sendto(bytes(32), ("10.77.0.2", 7))
    got = network.b.recv(2048)
    # The kernel writes the sum over the pseudo-header alone into a checksum that the device was to
    # finish (RFC 768).
    pseudo = got[26:34] + b"\0\x11" + got[38:40]
    total = sum(struct.unpack("!6H", pseudo))
    assert struct.unpack_from("!H", got, 40)[0] == (total & 0xFFFF) + (total >> 16)


REFUSED = {
    '[ports.1]\ndelay = "1e12 s"\n': 'ports.1.delay: must be at most "9223372036 s", not "1e12 s"',
    '[ports.2]\nqueue.limit = "1e23 packets"\n': 'ports.2.queue.limit: must be at most "9223372036854775807 packets"',
    '[ports.2]\nloss.probability = "1e99 %"\n': "ports.2.loss.probability: must be at most",
    'sample_interval = "1 ns"\n': 'sample_interval: must be at least "100 us", not "1 ns"',
    'queue_sample_interval = "99999 ns"\n': 'queue_sample_interval: must be at least "100 us"',
}
"""Links files, and the key and the allowed values in the refusal."""


def test_wire_refuses_invalid_links_by_key_and_keeps_running(network: Network, tmp_path: Path) -> None:
    links = tmp_path / "links.toml"
    links.write_text("")
    process = start(network, "wire", "-i", "p1", "-i", "p2", "--links", links)
    assert process.stderr
    largest = '[ports.1]\ndelay = "9223372036 s"\nqueue.limit = "9223372036854775807 packets"\n'
    try:
        for text, why in REFUSED.items():
            links.write_text(text)
            process.send_signal(signal.SIGHUP)
            assert why in process.stderr.readline()
        for text in (largest, ""):
            links.write_text(text)
            process.send_signal(signal.SIGHUP)
            assert "links read again" in process.stderr.readline()
            network.b.send(frame(7))
        # The frame that has the delay never comes.
        assert receive(network.a)[0] == [7]
        process.send_signal(signal.SIGTERM)
        assert process.wait(5) == 0
    finally:
        process.kill()
        process.communicate()


def test_wire_reloads_links_and_writes_statistics(network: Network, tmp_path: Path) -> None:
    links, stats = tmp_path / "links.toml", tmp_path / "stats.json"
    links.write_text('sample_interval = "10 ms"\nqueue_sample_interval = "1 ms"\n[ports.2]\nrate = "1 Mbit/s"\n')
    epoch = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    process = start(network, "wire", "-i", "p1", "-i", "p2", "--links", links, "--stats", stats, "--epoch", str(epoch))
    try:
        for number in range(3):
            network.a.send(frame(number))
        assert receive(network.b)[0] == [0, 1, 2]
        assert process.stderr
        links.write_text("[ports.2]\nrate = 7\n")
        process.send_signal(signal.SIGHUP)
        assert "links stay as they are" in process.stderr.readline()
        links.write_text('sample_interval = "10 ms"\n[ports.2]\nrate = "2 Mbit/s"\n')
        process.send_signal(signal.SIGHUP)
        assert "links read again" in process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(5) == 0
    finally:
        process.kill()
        process.communicate()
    written = json.loads(stats.read_text())
    sent = written["ports"]["2"]
    assert (sent["offered_packets"], sent["sent_bytes"]) == (3, 3000)
    assert sent["queue_p95_packets"] is not None
    assert written["time_s"][:3] == [0.0, 0.01, 0.02]
    assert len(written["time_s"]) == len(sent["series"]["sent_bytes"])
    assert sent["series"]["sent_bytes"][0] == 0 and sent["series"]["sent_bytes"][-1] == 3000
    assert sorted(tmp_path.iterdir()) == [links, stats]
