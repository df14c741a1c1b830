"""Inputs at random for what others' bytes reach, and what became of each, in short.

An outcome says by what kind of answer an input was met; numbers and names in it are left out, so that there
are few. A corpus has one input for each outcome that a search has found (``tests/corpus/``, written by
``tests/fuzz/fuzz.py``), and ``test_fuzz.py`` holds that all are still met so. An error of Python's is allowed to
no input: a panic, a wrong frame, a code that says that the server is at fault.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial, reduce
from operator import getitem
from pathlib import Path
from typing import Any, Protocol

import grpc
import hostile_files
from finsy.proto import p4r
from frames import data_frame, udp_frame
from google.protobuf import text_format
from p4runtime_direct import Direct, direct
from p4runtime_rig import Failed
from tna_pipe import Pipe

from xcpr._native import Switch
from xcpr.io.paths import ROOT

sys.path += [str(ROOT / "ptf-tests"), str(ROOT / "tests/p4runtime")]
from support.malform import good, malformed
from support.models.classify import Forwarded
from support.models.router import INPUT, Seen
from support.sequences import router
from test_p4runtime_fuzz import FAULTS, request

CORPUS = ROOT / "tests" / "corpus"
PIPE = ROOT / "p4src" / "compiled" / "tna_router.json"
CONSTRUCTS = ROOT / "crates" / "engine" / "tests" / "fixtures" / "constructs.json"
MAX_REQUESTS = 8
"""The most requests of one input."""
DESTINATIONS = ["10.0.2.9", "10.0.3.9", "10.0.4.9", "192.0.2.1"]


class Judge(Protocol):
    """Makes an outcome of an input."""

    def __call__(self, text: str, fresh: bool = True) -> str:
        """Judges an input; unless ``fresh``, what came before may still be there, which is quicker."""


def summarize(message: str) -> str:
    """Returns a message without what differs from input to input."""
    return re.sub(r"-?\d[\d.,e+-]*|0x[0-9a-f]+", "N", re.sub(r'"[^"]*"|\'[^\']*\'|`[^`]*`', "*", message))[:160]


def draw_frame(draw: random.Random) -> str:
    """Draws a frame, in hexadecimal digits."""
    made = malformed(draw, DESTINATIONS) if draw.random() < 0.8 else good(draw, DESTINATIONS)
    return made.hex()


@contextmanager
def open_router() -> Iterator[Judge]:
    """Opens the compiled XCP router, beside the model of what a router does with any frame."""
    model = router(10**8, "exact")
    switch = Switch((ROOT / "p4src" / "compiled" / "xcp_router_test.json").read_text(encoding="utf-8"))
    for entry in model.entries():
        switch.insert(json.dumps(entry.json()))
    now_us = 1_000_000

    def judge(text: str, fresh: bool = True) -> str:  # noqa: ARG001 - the outcome does not depend on it
        nonlocal now_us
        now_us += 10
        frame = bytes.fromhex(text)
        seen = Seen(now_us)
        data = seen.header() + frame
        out = [(port, made) for port, made, _ in switch.process(data, len(data), INPUT, 0) if port in (1, 2, 3)]
        verdict = model.classify(frame)
        if not isinstance(verdict, Forwarded):
            assert not out, f"drop reason {verdict}, but {out} left"
            return f"dropped: {verdict}"
        (port, made), *more = out
        assert port == verdict.port and not more, out
        expected_data = verdict.data
        answer = None if expected_data is None or port not in model.ports else verdict.answer(made)
        assert answer is None or expected_data is None or answer <= expected_data.feedback, (answer, expected_data)
        assert made == (verdict.frame if answer is None else verdict.with_answer(answer)), made.hex()
        return f"port {port}, {'no feedback' if answer is None else 'feedback'}, options {frame[14] & 15 > 5}"

    yield judge


VALUES: tuple[Any, ...] = (None, 0, -1, 2**40, "0x0", "tail", [], {}, "0x" + "f" * 40, ["op", "a"], True, 1.5)


def draw_changes(draw: random.Random, program: Path = CONSTRUCTS) -> str:
    """Draws up to three places of a program's JSON, and what stands there instead."""
    found = []
    for _ in range(draw.randint(1, 3)):
        place: list[str | int] = []
        here: Any = json.loads(program.read_text(encoding="utf-8"))
        for _ in range(draw.randint(1, 13)):
            if not here or not isinstance(here, dict | list):
                break
            place.append(draw.choice(sorted(here)) if isinstance(here, dict) else draw.randrange(len(here)))
            here = here[place[-1]]
        found.append([place, draw.choice(VALUES)])
    return json.dumps(found)


def apply_changes(program: Path, text: str) -> str:
    """Returns a program with such changes."""
    made: Any = json.loads(program.read_text(encoding="utf-8"))
    for (*way, last), value in json.loads(text):
        # An earlier change may have taken the place of what was there.
        with suppress(LookupError, TypeError):
            reduce(getitem, way, made)[last] = value
    return json.dumps(made)


@contextmanager
def open_loader() -> Iterator[Judge]:
    """Loads a program into the engine, and sends a packet through each program that loads."""

    def judge(text: str, fresh: bool = True) -> str:  # noqa: ARG001 - each program is a new one
        try:
            switch = Switch(apply_changes(CONSTRUCTS, text))
        except ValueError as refused:
            return f"refused: {summarize(str(refused))}"
        # The packet enters no loop: a changed one may have no end.
        return f"taken, {len(switch.process(bytes([0x80, *range(60)]), 61, 1, 0))} frames"

    yield judge


@contextmanager
def open_tofino_loader() -> Iterator[Judge]:
    """Loads a Tofino program into the engine, and sends packets at odd times through each program that loads."""

    def judge(text: str, fresh: bool = True) -> str:  # noqa: ARG001 - each program is a new one
        try:
            pipe = Pipe(10**9, program=apply_changes(PIPE, text))
        except ValueError as refused:
            return f"refused: {summarize(str(refused))}"
        frames = [data_frame(1000, 1000, 1000, 0), udp_frame(1500), bytes(range(60))]
        sent = [pipe.send(frame, 10 ** (3 + 2 * place)) for place, frame in enumerate(3 * frames)]
        return f"taken, {sum(len(out) for out, _ in sent)} frames"

    yield judge


def draw_request(draw: random.Random) -> str:
    """Draws a request of a controller's, in P4Runtime's text format."""
    made = request(draw)
    return f"{type(made).__name__} {text_format.MessageToString(made, as_one_line=True)}"


def call_outcome(call: Callable[[], list[Any]]) -> str:
    """Returns the outcome of a P4Runtime request; fails where the answer is the server's fault."""
    try:
        found = call()
    except grpc.RpcError as error:
        failed = Failed(error)
        assert failed.code not in FAULTS, failed
        # UNKNOWN is what P4Runtime has for a batch of which updates failed, and gRPC for an exception.
        assert failed.code != "UNKNOWN" or failed.parts, failed
        said = {part.message for part in failed.parts if part.message} or {failed.sentence}
        return f"{failed.code}: {min(map(summarize, said))}"
    match found:
        case [p4r.WriteResponse()]:
            return "written"
        case parts:
            return f"read {any(part.entities for part in parts)}"


@contextmanager
def open_server() -> Iterator[Judge]:
    """Opens the P4Runtime service, which has nothing but its program before each request."""
    with direct() as service:

        def judge(text: str, fresh: bool = True) -> str:
            kind, _, body = text.partition(" ")
            made = text_format.Parse(body, getattr(p4r, kind)())
            if fresh:
                service.begin()
            return call_outcome(lambda: service.call(made))

        yield judge


class Choices(random.Random):
    """The choices that an input makes (``crates/fuzz/p4runtime.py``); behind its end each is the first."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._data = data

    def getrandbits(self, k: int, /) -> int:
        """Takes the next ``k`` bits, in whole bytes."""
        count = -(-k // 8)
        taken, self._data = self._data[:count], self._data[count:]
        return int.from_bytes(taken, "big") & ((1 << k) - 1)

    def random(self) -> float:
        """Draws a number below 1."""
        return self.getrandbits(16) / 2**16

    def is_over(self) -> bool:
        """Returns whether the input has nothing more to choose."""
        return not self._data


def send_requests(service: Direct, data: bytes) -> None:
    """Makes the requests that an input chooses; fails where an answer is the server's fault."""
    choices = Choices(data)
    service.begin()
    for _ in range(MAX_REQUESTS):
        if choices.is_over():
            break
        made = request(choices)
        call_outcome(lambda made=made: service.call(made))


@contextmanager
def open_readers() -> Iterator[Judge]:
    """Opens all readers of files that people bring."""

    def judge(text: str, fresh: bool = True) -> str:  # noqa: ARG001 - a reader remembers nothing
        return hostile_files.judge(text)

    yield judge


@dataclass(frozen=True)
class Target:
    """The part that takes inputs."""

    draw: Callable[[random.Random], str]
    open: Callable[[], AbstractContextManager[Judge]]


TARGETS = {
    "router": Target(draw_frame, open_router),
    "loader": Target(draw_changes, open_loader),
    "pipe": Target(partial(draw_changes, program=PIPE), open_tofino_loader),
    "p4runtime": Target(draw_request, open_server),
    "files": Target(hostile_files.draw, open_readers),
}


def read_corpus(name: str) -> dict[str, str]:
    """Reads inputs by their outcome."""
    path = CORPUS / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return dict(zip(lines[::2], lines[1::2], strict=True))


def store_corpus(name: str, found: dict[str, str]) -> None:
    """Writes a corpus: an outcome, the input that had it, and so on."""
    CORPUS.mkdir(exist_ok=True)
    pairs = (line for outcome in sorted(found) for line in (outcome, found[outcome]))
    (CORPUS / f"{name}.txt").write_text("".join(f"{line}\n" for line in pairs), encoding="utf-8")
