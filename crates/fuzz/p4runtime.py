#!/usr/bin/env python3
"""Requests to the P4Runtime service, led by coverage: the target of ``tests/fuzz/guided.py`` that is written in Python.

Takes libFuzzer's arguments. Atheris brings libFuzzer, and counts which code of the server is reached. An input is a
list of choices (``tests/helpers/fuzzing.py``): which requests a controller makes, one after the other, and which fields
of them are changed. The service begins each input with nothing but its program.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

sys.path.append(str(Path(__file__).resolve().parents[2] / "tests/helpers"))

with atheris.instrument_imports(include=["xcpr"]):
    from p4runtime_direct import direct

from fuzzing import send_requests


def main() -> None:
    """Lets libFuzzer try inputs until its time is over, or until an answer is the server's fault."""
    with direct() as service:
        atheris.Setup(sys.argv, lambda told: send_requests(service, told))
        atheris.Fuzz()


if __name__ == "__main__":
    main()
