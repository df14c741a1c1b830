"""Filters of packets in the language of pcap-filter(7), as far as exercises use it.

::

    expression = factor { ("and" | "or") factor }        # from left to right: both bind alike
    factor     = "not" factor | "(" expression ")" | primitive
    primitive  = ("ip" | "ip6" | "arp" | "tcp" | "udp" | "icmp" | "icmp6")
               | ["ip" | "ip6" | "arp"] ["src" | "dst"] "host" ADDRESS
               | ["src" | "dst"] "net" ADDRESS/LENGTH
               | ["tcp" | "udp"] ["src" | "dst"] "port" NUMBER
               | "ether" ("src" | "dst" | "host") ADDRESS
               | "ether" "proto" NUMBER | ("ip" | "ip6") "proto" NUMBER
               | ("less" | "greater") LENGTH
"""

from __future__ import annotations

import re
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network

Predicate = Callable[[bytes], bool]
"""Says whether a frame, from its Ethernet header on, passes."""

_TOKEN = re.compile(r"\s*(\(|\)|&&|\|\||!|[^\s()!&|]+)")
_SYNONYMS = {"&&": "and", "||": "or", "!": "not"}
_TYPES = {"ip": 0x0800, "ip6": 0x86DD, "arp": 0x0806}
_PROTOCOLS = {"icmp": 1, "tcp": 6, "udp": 17, "icmp6": 58}
_IP, _IP6, _ARP = b"\x08\x00", b"\x86\xdd", b"\x08\x06"
_PROTOCOL_AT = {_IP: 23, _IP6: 20}
"""The byte of the protocol, or of the next header, in frames of IPv4 and IPv6."""
_MAC = re.compile(r"[0-9a-fA-F]{2}(:[0-9a-fA-F]{2}){5}")


def compile_filter(text: str) -> Predicate:
    """Makes the predicate of a filter; raises ValueError that names what is not part of the language here."""
    tokens = [_SYNONYMS.get(token, token) for token in _TOKEN.findall(text)]
    reader = _Reader(tokens, text)
    found = reader.read_expression()
    if tokens:
        raise reader.refuse(tokens[0])
    return found


class _Reader:
    def __init__(self, tokens: list[str], text: str) -> None:
        self._tokens = tokens
        self._text = text

    def refuse(self, token: str) -> ValueError:
        return ValueError(f'filter "{self._text}": "{token}" is not known there (a subset of pcap-filter is)')

    def _next(self) -> str:
        return self._tokens.pop(0) if self._tokens else ""

    def _accept(self, *tokens: str) -> str:
        """Returns the next token and drops it, if it is one of these; else an empty one."""
        return self._next() if self._tokens and self._tokens[0] in tokens else ""

    def read_expression(self) -> Predicate:
        found = self._read_factor()
        while word := self._accept("and", "or"):
            join = _join_by_and if word == "and" else _join_by_or
            found = join(found, self._read_factor())
        return found

    def _read_factor(self) -> Predicate:
        if self._accept("not"):
            inner = self._read_factor()
            return lambda frame: not inner(frame)
        if self._accept("("):
            inner = self.read_expression()
            if not self._accept(")"):
                raise self.refuse(self._next() or "end")
            return inner
        return self._read_primitive()

    def _read_primitive(self) -> Predicate:
        if bound := self._accept("less", "greater"):
            length = self._number()
            return (lambda frame: len(frame) <= length) if bound == "less" else (lambda frame: len(frame) >= length)
        if self._accept("ether"):
            return self._read_ether()
        kind = self._accept(*_TYPES, *_PROTOCOLS)
        if kind in ("ip", "ip6") and self._accept("proto"):
            return _is_protocol(self._number(_PROTOCOLS), (_IP if kind == "ip" else _IP6,))
        side = self._accept("src", "dst")
        if self._accept("port"):
            return _has_port(kind, side, self._number())
        if place := self._accept("host", "net"):
            token = self._next()
            try:
                network = ip_network(token)
            except ValueError:
                raise self.refuse(token or place) from None
            return _join_by_and(_is_kind(kind), _has_address(side, network))
        if kind and not side:
            return _is_kind(kind)
        raise self.refuse(side or self._next() or "end")

    def _read_ether(self) -> Predicate:
        if self._accept("proto"):
            return _is_type(self._number(_TYPES))
        side, token = self._accept("src", "dst", "host"), self._next()
        if not side or not _MAC.fullmatch(token):
            raise self.refuse(token or "ether")
        mac = bytes.fromhex(token.replace(":", ""))
        places = {"src": (slice(6, 12),), "dst": (slice(0, 6),), "host": (slice(6, 12), slice(0, 6))}[side]
        return lambda frame: any(frame[place] == mac for place in places)

    def _number(self, names: dict[str, int] | None = None) -> int:
        token = self._next().lstrip("\\")
        if names and token in names:
            return names[token]
        try:
            return int(token, 0)
        except ValueError:
            raise self.refuse(token or "end") from None


def _join_by_and(one: Predicate, other: Predicate) -> Predicate:
    return lambda frame: one(frame) and other(frame)


def _join_by_or(one: Predicate, other: Predicate) -> Predicate:
    return lambda frame: one(frame) or other(frame)


def _is_kind(kind: str) -> Predicate:
    if not kind:
        return lambda _frame: True
    if kind in _TYPES:
        return _is_type(_TYPES[kind])
    versions = {"icmp": (_IP,), "icmp6": (_IP6,)}.get(kind, (_IP, _IP6))
    return _is_protocol(_PROTOCOLS[kind], versions)


def _is_type(number: int) -> Predicate:
    wanted = number.to_bytes(2, "big")
    return lambda frame: frame[12:14] == wanted


def _is_protocol(number: int, versions: tuple[bytes, ...]) -> Predicate:
    def passes(frame: bytes) -> bool:
        at = _PROTOCOL_AT.get(frame[12:14], len(frame))
        return frame[12:14] in versions and len(frame) > at and frame[at] == number

    return passes


def _has_address(side: str, network: IPv4Network | IPv6Network) -> Predicate:
    mask, wanted = int(network.netmask), int(network.network_address)
    length = network.max_prefixlen // 8
    # An ARP packet has its sender's address at byte 28, and its target's at byte 38.
    places = {_IP: (26, 30), _ARP: (28, 38)} if network.version == 4 else {_IP6: (22, 38)}

    def passes(frame: bytes) -> bool:
        starts = places.get(frame[12:14], ())
        chosen = starts[:1] if side == "src" else starts[1:] if side == "dst" else starts
        return any(int.from_bytes(frame[at : at + length], "big") & mask == wanted for at in chosen)

    return passes


def _has_port(kind: str, side: str, port: int) -> Predicate:
    protocols = {_PROTOCOLS[kind]} if kind in ("tcp", "udp") else {6, 17}
    wanted = port.to_bytes(2, "big")

    def passes(frame: bytes) -> bool:
        protocol_at = _PROTOCOL_AT.get(frame[12:14])
        if protocol_at is None or len(frame) < 34 or frame[protocol_at] not in protocols:
            return False
        if frame[12:14] == _IP and int.from_bytes(frame[20:22], "big") & 0x1FFF:
            return False  # a later fragment has no ports
        at = 14 + (frame[14] & 0xF) * 4 if frame[12:14] == _IP else 54
        ports = (frame[at : at + 2], frame[at + 2 : at + 4])
        return wanted in (ports[:1] if side == "src" else ports[1:] if side == "dst" else ports)

    return passes
