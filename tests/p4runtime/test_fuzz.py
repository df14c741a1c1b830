"""Inputs that a search has found are met as they were; others, at random, do no harm."""

from __future__ import annotations

import random

import pytest
from fuzzing import TARGETS, read_corpus, send_requests
from p4runtime_direct import direct

from xcpr.io.paths import ROOT

FEW = {"router": 300, "loader": 100, "pipe": 10, "p4runtime": 10, "files": 60}


@pytest.mark.parametrize("name", TARGETS)
def test_corpus_outcomes_are_unchanged(name: str) -> None:
    found = read_corpus(name)
    assert len(found) >= 10
    with TARGETS[name].open() as judge:
        outcomes = {judge(text): text for text in found.values()}
    # Hostile files are edits of what the code writes today, so that their outcomes change with it.
    assert all(outcomes) if name == "files" else outcomes == found


@pytest.mark.parametrize("name", TARGETS)
def test_random_inputs_are_handled(name: str) -> None:
    draw = random.Random(1)
    with TARGETS[name].open() as judge:
        for _ in range(FEW[name]):
            assert judge(TARGETS[name].draw(draw))


def test_stored_p4runtime_requests_are_answered() -> None:
    lines = (ROOT / "crates" / "fuzz" / "corpus" / "p4runtime.txt").read_text(encoding="ascii").split()
    with direct() as service:
        for one in lines:
            send_requests(service, bytes.fromhex(one))
