"""The filters of packets that scripts sniff by."""

from __future__ import annotations

import pytest

from xcpr.worlds.scripts.packet_filter import compile_filter

MACS = bytes.fromhex("020000000002020000000001")


def ipv4(protocol: int, ports: tuple[int, int] = (1234, 80), options: int = 0, fragment: int = 0) -> bytes:
    """Makes a frame from 10.0.1.1 to 10.0.2.2, with so many words of options."""
    header = bytes([0x45 + options, 0, 0, 0, 0, 0, *fragment.to_bytes(2, "big"), 64, protocol, 0, 0])
    header += bytes([10, 0, 1, 1, 10, 0, 2, 2]) + bytes(4 * options)
    return MACS + b"\x08\x00" + header + b"".join(port.to_bytes(2, "big") for port in ports) + bytes(4)


TCP, UDP, ICMP = ipv4(6), ipv4(17, (53, 4321), options=3), ipv4(1)
FRAGMENT = ipv4(17, (53, 4321), fragment=9)
ARP = MACS + b"\x08\x06" + bytes([0, 1, 8, 0, 6, 4, 0, 1, *MACS[6:], 10, 0, 1, 1, *bytes(6), 10, 0, 2, 2])
OTHER = MACS + b"\x12\x34" + bytes(46)
FRAMES = {"tcp": TCP, "udp": UDP, "icmp": ICMP, "fragment": FRAGMENT, "arp": ARP, "other": OTHER}
IP = {"tcp", "udp", "icmp", "fragment"}


@pytest.mark.parametrize(
    ("text", "passes"),
    [
        ("tcp", {"tcp"}),
        ("udp and port 4321", {"udp"}),
        ("udp && src port 53", {"udp"}),
        ("udp dst port 53", set()),
        ("port 80 or port 53", {"tcp", "udp"}),
        ("not ip", {"arp", "other"}),
        ("!(tcp || udp)", {"icmp", "arp", "other"}),
        ("host 10.0.2.2", {*IP, "arp"}),
        ("ip host 10.0.2.2", IP),
        ("src host 10.0.2.2", set()),
        ("dst net 10.0.0.0/16", {*IP, "arp"}),
        ("arp host 10.0.1.1", {"arp"}),
        ("ether proto 0x1234", {"other"}),
        ("ether proto arp", {"arp"}),
        ("ip proto 1", {"icmp"}),
        ("ip proto \\icmp", {"icmp"}),
        ("ether src 02:00:00:00:00:01", set(FRAMES)),
        ("ether dst 02:00:00:00:00:01", set()),
        ("ether host 02:00:00:00:00:02 and icmp", {"icmp"}),
        ("greater 60", {"other"}),
        ("less 42 and arp", {"arp"}),
        ("tcp or udp and port 80", {"tcp"}),
        ("tcp and port 9 or icmp", {"icmp"}),
    ],
)
def test_filter_passes_what_pcap_filter_passes(text: str, passes: set[str]) -> None:
    predicate = compile_filter(text)
    assert {name for name, frame in FRAMES.items() if predicate(frame)} == passes


@pytest.mark.parametrize(
    "text", ["tcp", "udp port 53", "host 10.0.1.1", "ether src 02:00:00:00:00:01", "arp host 1.1.1.1"]
)
def test_cut_frame_raises_nothing(text: str) -> None:
    predicate = compile_filter(text)
    for frame in FRAMES.values():
        for length in range(len(frame)):
            predicate(frame[:length])


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("vlan 3", "vlan"),
        ("tcp[13] & 2 != 0", "tcp[13]"),
        ("port http", "http"),
        ("(tcp", "end"),
        ("host h2", "h2"),
        ("tcp tcp", "tcp"),
        ("and", "and"),
        ("ether src 1", "1"),
    ],
)
def test_rest_of_the_language_is_refused_by_name(text: str, named: str) -> None:
    with pytest.raises(ValueError, match=f'"{named.replace("[", chr(92) + "[")}"'):
        compile_filter(text)
