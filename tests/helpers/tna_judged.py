"""Random frames through the Tofino program and through v1model's: what each makes of a frame, by rule."""

from __future__ import annotations

import random
import struct
import tomllib
from collections import Counter

from frames import checksum, frame, tcp, xcp
from router import CPU_PORT as V1MODEL_CPU_PORT
from router import router
from tna_pipe import Pipe
from tna_switch import P4SRC

from xcpr.scenarios.programs.program import XCP

TRUNCATED = tomllib.loads((P4SRC / "constants.toml").read_text())["drop_reason"]["truncated"]
MS = 1_000_000
REASONS = range(10)

SAME_REASON = "dropped by both for the same reason"
SAME_BYTES = "forwarded by both, the same bytes but for shares"
LENGTH = "shorter than its IPv4 packet, or ends in its transport header: v1model alone sees that, and drops it"


class Different(AssertionError):
    """No rule explains what the two made of a frame."""


def judge_frames(count: int, seed: int) -> Counter[str]:
    """Counts how many of so many malformed and whole frames each rule explains; raises ``Different`` for one that none
    does.

    Two rules: ingress does not know a frame's length, and its parser does not look behind the congestion header. So a
    frame shorter than its IPv4 packet, or one that ends in its transport header, goes on to the next checks where
    v1model drops it as truncated.
    """
    draw = random.Random(seed)
    pipe, v1model = Pipe(10e9, draw.getrandbits(48)), router(10e9)
    switches = {"tofino": pipe.pipe, "v1model": v1model}
    before = {name: [0] * len(REASONS) for name in switches}
    counts = Counter[str]()
    for i in range(count):
        came, now = mutate(draw, draw_frame(draw)), MS * (i + 1)
        tofino = [(port, left) for port, left, _ in pipe.send(came, now)[0]]
        sent = [
            (p, left) for p, left, _ in v1model.process(came, len(came), 2, now // 1000 * 1000) if p != V1MODEL_CPU_PORT
        ]
        why = {}
        for name, switch in switches.items():
            counted = [switch.counter(XCP.drop_counter, reason)[0] for reason in REASONS]
            why[name] = next((reason for reason in REASONS if counted[reason] != before[name][reason]), None)
            before[name] = counted
        rule = explain_difference(came, why["tofino"], why["v1model"])
        if rule is None or (rule == SAME_BYTES and not is_alike(tofino, sent)):
            raise Different(f"frame {i} of seed {seed}, {came.hex()}: {why}, {tofino}, {sent}")
        counts[rule] += 1
    return counts


def draw_frame(draw: random.Random) -> bytes:
    """Draws a data packet with IPv4 options or none, whose RTT is known or not."""
    payload = xcp(draw.randrange(1 << 20), draw.choice((0, 20_000)), draw.randrange(-5000, 5000)) + tcp()
    options = bytes(4 * draw.choice((0, 0, 1, 10)))
    return frame(payload, 34 + len(options) + len(payload), 253, options=options)


def mutate(draw: random.Random, whole: bytes) -> bytes:
    """Returns a frame with a few bytes of its headers changed, perhaps with the IPv4 checksum made right, perhaps cut
    short."""
    data = bytearray(whole)
    for _ in range(draw.randrange(4)):
        data[draw.randrange(12, min(len(data), 62))] = draw.choice((0, 1, 4, 0x45, 20, 253, 255, draw.randrange(256)))
    length = 4 * (data[14] & 15)
    if draw.random() < 0.7 and 20 <= length <= len(data) - 14:
        data[24:26] = b"\0\0"
        data[24:26] = struct.pack("!H", checksum(bytes(data[14 : 14 + length])))
    return bytes(data[: draw.randrange(1, len(data))] if draw.random() < 0.1 else data)


def explain_difference(came: bytes, tofino: int | None, v1model: int | None) -> str | None:
    """Returns the rule for two drop reasons; none stands for a frame that was forwarded."""
    if tofino == v1model:
        return SAME_BYTES if v1model is None else SAME_REASON
    ip_end = 14 + int.from_bytes(came[16:18], "big")
    transport_end = 14 + 4 * (came[14] & 15) + 20 + 20
    return LENGTH if v1model == TRUNCATED and len(came) < max(ip_end, transport_end) else None


def is_alike(tofino: list[tuple[int, bytes]], v1model: list[tuple[int, bytes]]) -> bool:
    """Returns whether the same frames left by the same ports, but for shares and the padding to 60 bytes."""
    return len(tofino) == len(v1model) and all(
        port == other and without_feedback(left)[: len(expected)] == without_feedback(expected)
        for (port, left), (other, expected) in zip(tofino, v1model, strict=True)
    )


def feedback_at(data: bytes) -> int:
    """Returns where a frame with a congestion header has its feedback."""
    return 14 + 4 * (data[14] & 15) + 12


def without_feedback(data: bytes) -> bytes:
    """Returns a frame whose congestion header, if it is where it is, has no feedback."""
    at = feedback_at(data)
    return data[:at] + bytes(len(data[at : at + 4])) + data[at + 4 :] if data[23] == 253 else data
