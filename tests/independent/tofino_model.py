"""The Tofino program on the open model of a Tofino beside the engine, packet by packet.

    [sudo] .venv/bin/python tests/independent/tofino_model.py [--frames 70000] [--flows 30000] [--keep FILE]

The program is compiled as ``make p4-tna`` does it: p4c-barefoot and bfas, on PATH or in P4C_BAREFOOT and BFAS. The
model's harness is on PATH as tofino_test_harness, or in TOFINO_HARNESS. Both pipes get a controller's entries and the
same frames at the same times. Their registers are compared after each control interval. As root, the frames of the
PTF suite go through both, too.

Exits with 1 after a difference that the rounding of shares does not explain.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from bench import runner
from tests.independent import tofino_harness as harness
from xcpr._native import Switch
from xcpr.experiments import docs
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

sys.path += [str(ROOT / name) for name in ("p4src", "ptf-tests", "tests/helpers")]

import compile_tna
from frames import frame, tcp, udp_frame, xcp
from log_tables import SIZE
from support.models.router import INPUT, TOFINO, RouterModel, route
from tna_judged import feedback_at, mutate, without_feedback
from tna_pipe import COMPILED_PROGRAM, CONTROLLED, CPU_PORT
from translate import units

HARNESS = os.environ.get("TOFINO_HARNESS", "tofino_test_harness")
SHORT, LONG = 5 << 8, 33 << 8
"""Cycles between packets, whole ticks of the program: a cycle in a queue never moves a packet to another tick."""
CAPACITIES = {1: 10**9, 2: 10**9}
ROUTER = RouterModel([route(f"10.0.{port}.0/24", port) for port in (1, 2, 3)], CAPACITIES, "table", TOFINO["xcp"])
"""That of the PTF suite."""
RTTS_US = ((0, 300, 500, 900), (0, 2_000, 4_000, 9_000), (0, 300, 20_000), (5_000,))
"""Sets of round trips; 0: not known yet."""
PHASE = 1_500
"""So many frames of flows have round trips of one set, and a share of UDP."""
MALFORMED, UDP = 0.2, 0.1
"""Shares of the random frames."""
DUE = "XcpEgress.interval_timer.timer.due"
"""The time at which a port's interval ends: another one is there when an interval has ended."""
SETTLE_LINE = "sleep 0.02"
POOLS = tuple(f"XcpEgress.give_share.{sign}_pool.pool" for sign in ("positive", "negative"))
LEFT = tuple(f"{pool}.left" for pool in POOLS)
ROUNDED = (*LEFT, *(f"{pool}.given" for pool in POOLS))
"""A pool's rest, and its word on the last share, depend on how shares were rounded."""
ROUNDING_BYTES, NO_LIMIT = 2, 1 << 32
RECORD_BYTES, MIN_HEADER_BYTES = 80, 34
"""A record, its headers included, behind which stands the beginning of the interval's last frame."""
XCP_PROTOCOL, MIN_FRAME_BYTES = 253, 60
SHOWN, SHOWN_BYTES = 10, 48
"""So many differences are printed, and so many bytes of a frame."""
FRAME, RECORD, CELL = "frame", "record", "cell"
SHOWN_COUNTS = ((FRAME, "same"), (FRAME, "rounded"), (RECORD, "same"), (CELL, "same"), (CELL, "rounded"))
MODEL = "open-p4studio cabed4a6"
Sent = tuple[int, bytes]
"""A port and a frame."""
END: Sent = (INPUT, b"\0")
"""Nothing comes of this frame but that the engine makes up for rounds that were due."""


def payload(came: bytes) -> bytes:
    """Returns a frame whose IPv4 packet is whole; the frames of tests leave out payload."""
    if len(came) < 34:
        return came
    return came.ljust(min(14 + int.from_bytes(came[16:18], "big"), 1514), b"\0")


def data_packet(draw: random.Random, dst: str, rtts_us: Sequence[int]) -> bytes:
    """Returns a data packet with a window, a round trip and a wish by lot, and perhaps with IPv4 options."""
    header = xcp(draw.randrange(1 << 20), draw.choice(rtts_us), draw.randrange(-5000, 5000))
    options = bytes(4 * draw.choice((0, 0, 0, 1, 10)))
    return payload(frame(header + tcp(), draw.randrange(90, 1500), 253, dst=dst, options=options))


def random_frames(count: int, draw: random.Random) -> Iterator[Sent]:
    """Yields data packets, malformed ones and UDP, by the port where they come in."""
    for _ in range(count):
        dst = f"10.0.{draw.choice((1, 1, 1, 2, 3, 4))}.1"
        kind = draw.random()
        if kind < MALFORMED:
            yield INPUT, payload(mutate(draw, data_packet(draw, dst, RTTS_US[0])))
        elif kind < MALFORMED + UDP:
            yield INPUT, payload(udp_frame(draw.randrange(90, 1500), dst=dst))
        else:
            yield INPUT, data_packet(draw, dst, RTTS_US[0])


def flows(count: int, draw: random.Random) -> Iterator[Sent]:
    """Yields data packets and UDP, whose round trips and rates change: a mean round trip of no more than a flow has."""
    for number in range(count):
        if number % PHASE == 0:
            rtts_us, udp = draw.choice(RTTS_US), draw.choice((0, UDP, 0.9))
        dst = f"10.0.{draw.choice((1, 1, 2))}.1"
        if draw.random() < udp:
            yield INPUT, payload(udp_frame(draw.randrange(90, 1500), dst=dst))
        else:
            yield INPUT, data_packet(draw, dst, rtts_us)


def ptf_frames(folder: Path) -> list[Sent]:
    """Returns the frames that the PTF suite sends to a switch that runs the Tofino program; all of them by one port."""
    sent = folder / "sent"
    command = [sys.executable, "ptf-tests/run.py", "--switch", "tofino", "--sent", str(sent)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return [(INPUT, bytes.fromhex(line.split()[1])) for line in sent.read_text(encoding="ascii").splitlines()]


def registers() -> dict[str, int]:
    """Returns the registers of both programs, by name, with the value that each begins with."""
    program = json.loads(COMPILED_PROGRAM.text)
    return {
        register["name"]: int(register.get("initial_value", "0"), 16)
        for part in ("ingress", "egress")
        for register in program[part]["register_arrays"]
    }


def table_lines(context: Mapping[str, Any]) -> Iterator[str]:
    """Yields the lines that fill the tables: rows of logarithms and powers, then a controller's entries."""
    keys, shared = harness.keys(context), units.shared_rows(SIZE)
    taken = {table: {value for value, _, _ in rows.rows} for rows in shared for table in rows.tables}
    yield from harness.reserved_lines(context, taken)
    for rows in shared:
        for table in rows.tables:
            action = f"{table.rpartition('.')[0]}.{rows.action}"
            for i, (value, mask, result) in enumerate(rows.rows):
                if rows.ternary:
                    key = f"{len(rows.rows) - 1 - i} {rows.field}:{keys[table, rows.field].ternary(value, mask)}"
                else:
                    key = f"{rows.field}:{value << keys[table, rows.field].start}"
                yield f"add {table} {key} {action}(result:{result % (1 << 32)})"
    yield from harness.entry_lines(ROUTER.entries(), keys)


@dataclass
class Session:
    """Frames that go through both pipes, and the engine's answers."""

    name: str
    frames: Sequence[Sent]
    pause_cycles: int = SHORT
    answered: list[list[Sent]] = field(default_factory=list)
    """The frames that left after each that came, by port; a record leaves with a later one."""
    emptied: list[bool] = field(default_factory=list)
    """Whether a frame took the last bytes of a pool."""
    cells: dict[tuple[str, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    """By register and port, the value after each interval."""
    intervals: int = 0

    def lines(self) -> Iterator[str]:
        """Yields the harness's lines. The engine runs meanwhile: an interval that ends there has the registers read."""
        engine, clock, known = new_engine(), harness.Clock(), registers()
        tables = list(dict.fromkeys(harness.names_of(name)[0] for name in known))
        due = [engine.register(DUE, of) for of in CAPACITIES]
        left_over = [0] * len(LEFT) * len(CAPACITIES)
        for port, came in [*self.frames, END]:
            at, line = clock.packet(port, came, self.pause_cycles)
            left = [(to, data) for to, data, _ in engine.process(came, len(came), port, at)]
            self.answered.append(left)
            pools, left_over = left_over, [engine.register(name, of) for name in LEFT for of in CAPACITIES]
            self.emptied.append(any(had and not has for had, has in zip(pools, left_over, strict=True)))
            yield line
            yield "wait"
            before, due = due, [engine.register(DUE, of) for of in CAPACITIES]
            if due != before:
                # A packet that goes round is between two queues when the harness sees none.
                yield from (SETTLE_LINE, "wait")
            if any(to == CPU_PORT for to, _ in left):
                self.intervals += 1
                for name in known:
                    for of in CAPACITIES:
                        self.cells[name, of].append(engine.register(name, of))
                yield from (f"check_register {table}({of})" for table in tables for of in CAPACITIES)


def new_engine() -> Switch:
    """Returns the pipe that the engine runs, with the router's entries; a round takes no time, as in the model."""
    engine = Switch(COMPILED_PROGRAM.text, round_ns=0)
    for session in CONTROLLED.sessions:
        engine.set_session(session.session, session.port, session.truncate_bytes)
    for entry in ROUTER.entries():
        engine.insert(json.dumps(entry.json()))
    return engine


@dataclass
class Comparison:
    """The answers of both pipes, one beside the other."""

    session: Session
    answers: harness.Answers
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    most_bytes: int = 0
    """The largest difference of two shares."""
    different: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Compares frames by front ports, records for the controller, and registers, each in their order."""
        self.different += [f"the harness complains: {complaint}" for complaint in self.answers.complaints]
        front, records = (
            [[sent for sent in left if (sent[0] == CPU_PORT) == to_controller] for left in self.session.answered]
            for to_controller in (False, True)
        )
        # A port pads short frames; the model has no ports.
        sent = [(port, data.ljust(MIN_FRAME_BYTES, b"\0")) for port, data in self.answers.frames]
        self.frames(FRAME, front, deque(one for one in sent if one[0] != CPU_PORT))
        self.frames(RECORD, records, deque(one for one in sent if one[0] == CPU_PORT))
        read: dict[tuple[str, int], list[Mapping[str, int]]] = defaultdict(list)
        for name, port, values in self.answers.registers:
            read[name, port].append(values)
        for (name, port), cells in self.session.cells.items():
            table, member = harness.names_of(name)
            if len(read[table, port]) != len(cells):
                self.different.append(f"{name}({port}): {len(cells)} intervals, {len(read[table, port])} in the model")
            for number, (ours, values) in enumerate(zip(cells, read[table, port], strict=False)):
                theirs = harness.value_of(values, member)
                if ours != theirs and name not in ROUNDED:
                    self.different.append(
                        f"{name}({port}) after interval {number}: engine {ours:#x}, model {theirs:#x}"
                    )
                self.counts[CELL, "same" if ours == theirs else "rounded"] += 1

    def frames(self, kind: str, ours: Sequence[Sequence[Sent]], theirs: deque[Sent]) -> None:
        """Compares what left, frame by frame that came; a frame that one pipe alone sends is passed over."""
        for number, left in enumerate(ours):
            for mine in left:
                by_most = NO_LIMIT if self.session.emptied[number] else ROUNDING_BYTES
                while len(theirs) > 1 and not alike(mine, theirs[0], by_most) and alike(mine, theirs[1], by_most):
                    self.different.append(f"{kind} {number}: the model alone sends {shown(theirs.popleft())}")
                if not theirs or not alike(mine, theirs[0], by_most):
                    other = f"; the model then sends {shown(theirs[0])}" if theirs else ""
                    self.different.append(f"{kind} {number}: the engine alone sends {shown(mine)}{other}")
                    continue
                by = abs(feedback(mine) - feedback(theirs.popleft()))
                self.most_bytes = max(self.most_bytes, by)
                self.counts[kind, "rounded" if by else "same"] += 1
        self.different += [f"{kind}: the model alone sends {shown(sent)}" for sent in theirs]


def alike(ours: Sent, theirs: Sent, by_most: int) -> bool:
    """Returns whether two frames differ by no more than so many bytes of a share."""
    if ours[0] != theirs[0] or ours[1][: inner(ours)] != theirs[1][: inner(theirs)]:
        return False
    bare = (without_feedback(data[inner((port, data)) :]) for port, data in (ours, theirs))
    return next(bare) == next(bare) and abs(feedback(ours) - feedback(theirs)) <= by_most


def inner(sent: Sent) -> int:
    """Returns where the frame with a share begins: a record has it behind itself."""
    port, data = sent
    return RECORD_BYTES if port == CPU_PORT and len(data) > RECORD_BYTES + MIN_HEADER_BYTES else 0


def feedback(sent: Sent) -> int:
    """Returns H_feedback of a frame with XCP, bytes; 0 of any other frame."""
    data = sent[1][inner(sent) :]
    at = feedback_at(data)
    return int.from_bytes(data[at : at + 4], "big", signed=True) if data[23] == XCP_PROTOCOL else 0


def shown(sent: Sent) -> str:
    """Returns the beginning of a frame's bytes, and its port."""
    return f"{sent[1][:SHOWN_BYTES].hex()} by port {sent[0]}"


@dataclass(frozen=True)
class Compiled:
    """The program as the open compiler makes it, in a folder from which the harness runs."""

    folder: Path
    context: Mapping[str, Any]
    """The compiler's context.json."""

    @classmethod
    def into(cls, folder: Path) -> Compiled:
        """Compiles the program; ends where the compiler or the harness is missing."""
        found = compile_tna.find_compiler()
        lacking = [] if found else ["needs p4c-barefoot and bfas: p4c with -DENABLE_TOFINO=ON"]
        if shutil.which(HARNESS) is None:
            lacking.append("needs tofino_test_harness of p4lang/open-p4studio, on PATH or in TOFINO_HARNESS")
        runner.require(more=lacking)
        assert found
        compile_tna.compile_for("tofino", *found, folder, compile_tna.ROUTER)
        return cls(folder, json.loads((folder / "pipe/context.json").read_text(encoding="utf-8")))

    @property
    def version(self) -> str:
        """The compiler's."""
        return str(json.loads((self.folder / "manifest.json").read_text(encoding="utf-8"))["compiler_version"])

    def configure(self) -> None:
        """Writes the program's files as the harness wants them."""
        pipe = self.folder / "pipe"
        made = (pipe / "tofino.bin").read_bytes()
        more = harness.configuration(CONTROLLED.sessions) + harness.without_nibbles(made)
        more += harness.initial_records(self.context, registers(), CAPACITIES)
        (pipe / "tofino.bin").write_bytes(made + more)
        (pipe / "context.json").write_text(json.dumps(harness.restated(self.context)), encoding="utf-8")

    def played(self, session: Session) -> Comparison:
        """Plays a session in the model and in the engine."""
        lines = chain(["load pipe"], table_lines(self.context), session.lines())
        return Comparison(session, harness.run(HARNESS, self.folder, lines))


def kept(comparison: Comparison) -> dict[str, Any]:
    """Returns a session with the model's answers, for JSON."""
    frames = [(port, data.hex()) for port, data in comparison.session.frames]
    session = comparison.session
    return {
        "name": session.name,
        "frames": frames,
        "pause_cycles": session.pause_cycles,
        "answers": comparison.answers.json(),
    }


def replayed(one: Mapping[str, Any]) -> Comparison:
    """Plays a session that was kept in the engine anew."""
    frames = [(port, bytes.fromhex(data)) for port, data in one["frames"]]
    session = Session(one["name"], frames, one["pause_cycles"])
    deque(session.lines(), maxlen=0)
    return Comparison(session, harness.Answers.from_json(one["answers"]))


def main() -> None:
    """Plays the sessions, shows the tables and leaves them as evidence."""
    asked = runner.parse_options(
        __doc__,
        frames=(70_000, "random ones"),
        flows=(30_000, "frames of flows with control intervals"),
        seed=(1, "of both"),
        keep=("", "a file for the model's answers"),
        kept=("", "a file of answers, by which the engine is judged without the model"),
    )
    if asked.kept:
        judged = [replayed(one) for one in json.loads(Path(asked.kept).read_text(encoding="utf-8"))]
        sys.exit(any(comparison.different for comparison in judged))
    with tempfile.TemporaryDirectory() as scratch:
        compiled = Compiled.into(Path(scratch))
        compiled.configure()
        draw = random.Random(asked.seed)
        sessions = [
            Session("random", [*random_frames(asked.frames, draw)]),
            Session("of flows", [*flows(asked.flows, draw)], LONG),
        ]
        if os.geteuid() == 0:
            sessions.append(Session("of the PTF suite", ptf_frames(Path(scratch))))
        judged = [compiled.played(session) for session in sessions]
        version = compiled.version
    if asked.keep:
        Path(asked.keep).write_text(json.dumps([kept(comparison) for comparison in judged]), encoding="utf-8")
    different = [f"{one.session.name}: {text}" for one in judged for text in one.different]
    print(*different[:SHOWN], sep="\n")
    runner.keep(
        *tables(judged),
        options=f"--frames {asked.frames} --flows {asked.flows} --seed {asked.seed}",
        sudo=os.geteuid() == 0,
        versions={"p4c": version},
    )
    sys.exit(bool(different))


def tables(judged: Sequence[Comparison]) -> tuple[Table, ...]:
    """Returns the comparisons by session, and the row for the table of all suites."""
    rows = [
        (
            one.session.name,
            f"{len(one.session.frames):,}",
            *(f"{one.counts[kind, how]:,}" for kind, how in SHOWN_COUNTS),
            f"{one.most_bytes}",
            f"{one.session.intervals:,}",
            f"{len(one.different):,}",
        )
        for one in judged
    ]
    columns = (
        *(
            "frames",
            "came",
            "left alike",
            "but for rounding",
            "records alike",
            "register cells alike",
            "but for rounding",
        ),
        *("most bytes", "intervals", "different"),
    )
    passed = sum(one.counts[kind, how] for one in judged for kind, how in one.counts)
    run = f"{sum(len(one.session.frames) for one in judged):,} frames beside the engine, records and registers"
    failed = sum(len(one.different) for one in judged)
    suite = ("Tofino model", MODEL, run, f"{passed:,}", f"{failed:,}", "0", "")
    return (
        Table("The Tofino program on the open model and in the engine", columns, tuple(rows), left=1, name="agreement"),
        Table("Tofino model", docs.SUITE_COLUMNS, (suite,), left=7, name="suites"),
    )


if __name__ == "__main__":
    main()
