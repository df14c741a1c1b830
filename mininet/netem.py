"""Delay and loss by the kernel's netem, where it has it (tc-netem(8))."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from names import interface
from processes import Failed

LIMIT = 100_000
"""Packets that may be on their way at a time."""


def options(direction: dict[str, Any]) -> list[str]:
    """Writes a delay and a loss model in netem's words."""
    words = ["limit", str(LIMIT), "delay", f"{direction['delay_ns']}ns"]
    loss = direction["loss"]
    if loss["model"] == "random":
        words += ["loss", "random", _percent(loss["probability"])]
    elif loss["model"] == "gilbert-elliott":
        # netem takes the chance to get through in the good state, 1-k, as a loss too: gemodel p r 1-h 1-k.
        names = ("good_to_bad", "bad_to_good", "loss_bad", "loss_good")
        words += ["loss", "gemodel", *(_percent(loss[name]) for name in names)]
    return words


def _percent(share: float) -> str:
    return f"{share * 100:.6f}%"


def apply(direction: dict[str, Any]) -> None:
    """Gives the interface where a way begins its delay and loss."""
    command = ["tc", "qdisc", "replace", "dev", interface(*direction["from"]), "root", "netem", *options(direction)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(f"{' '.join(command)}: {done.stderr.strip()}")


def lost(direction: dict[str, Any]) -> int:
    """Returns the packets that netem took so far."""
    command = ["tc", "-s", "-j", "qdisc", "show", "dev", interface(*direction["from"])]
    shown = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return sum(qdisc["drops"] for qdisc in shown if qdisc["kind"] == "netem")
