"""A bad wire between two interfaces, for tests: loses, repeats, reorders and corrupts IPv4 frames.

``python relay.py A B SEED LOSS REPEAT REORDER CORRUPT``: probabilities per frame. Runs until it is killed.
"""

from __future__ import annotations

import random
import select
import socket
import sys

ETH_P_ALL = 3
IPV4 = b"\x08\x00"
HELD = 5
"""Frames that overtake a held one."""


def open_on(interface: str) -> socket.socket:
    """Opens a packet socket on an interface."""
    opened = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
    opened.bind((interface, 0))
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUFFORCE if hasattr(socket, "SO_RCVBUFFORCE") else 33, 64 << 20)
    return opened


def main() -> None:
    """Relays."""
    names, numbers = sys.argv[1:3], [float(text) for text in sys.argv[3:]]
    draw = random.Random(int(numbers[0]))
    loss, repeat, reorder, corrupt = numbers[1:]
    ends = [open_on(name) for name in names]
    held: list[list[tuple[int, bytes]]] = [[], []]
    print("ready", flush=True)
    while True:
        ready = select.select(ends, [], [], 0.005)[0]
        for side, end in enumerate(ends):
            out = ends[1 - side]
            # A quiet line keeps nothing back.
            late = [frame for left, frame in held[side] if left == 0 or not ready]
            held[side] = [(left - 1, frame) for left, frame in held[side] if left > 0 and ready]
            for frame in late:
                out.send(frame)
            if end not in ready:
                continue
            for _ in range(64):
                try:
                    frame, address = end.recvfrom(65535, socket.MSG_DONTWAIT)
                except BlockingIOError:
                    break
                if address[2] == socket.PACKET_OUTGOING:
                    continue
                if frame[12:14] == IPV4:
                    if draw.random() < loss:
                        continue
                    if draw.random() < corrupt:
                        at = draw.randrange(14, len(frame))
                        frame = frame[:at] + bytes([frame[at] ^ (1 << draw.randrange(8))]) + frame[at + 1 :]
                    if draw.random() < repeat:
                        out.send(frame)
                    if draw.random() < reorder:
                        held[side].append((draw.randrange(1, HELD), frame))
                        continue
                out.send(frame)


if __name__ == "__main__":
    main()
