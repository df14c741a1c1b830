#!/usr/bin/env python3
"""The same packets through the engine, the switch process, BMv2 and two models: what each makes of every packet.

    conformance.py [--program xcp|policed|rcp|hpcc] [--arithmetic exact|table] [--packets N] [--seeds N] [--no-full]
                   [--switch embedded|bmv2|none]

Sequences are made for capacities from 1 Mbit/s to 400 Gbit/s and regimes from spare to malformed
(support/sequences.py). The engine in this process, the arithmetic's model in whole numbers, the embedded
switch and BMv2 must agree. They agree in every byte that leaves, its port, every telemetry record and every
drop counter. XCP's model in doubles must agree with the feedback that each control interval handed out. The
bound (BOUNDS) is a share of the handed out feedback and of alpha's share of the whole capacity, and one byte
for the carried fraction. With tables, each expression of the model must be within its own bound too
(support/models/bounds.py).

Exits with 1 after a difference, 2 when a switch could not be run, which is then named.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from support import world
from support.models.classify import Forwarded
from support.models.hpcc import HPCC
from support.models.rcp import RCP
from support.models.router import INPUT, POLICED, TEST_HEADER, XCP, RouterModel, Tested, record_frame
from support.models.tables import SIZE
from support.p4runtime import COMPILED, Client
from support.sequences import LINKS, REGIMES, Link, Regime, Step, router, sequence
from support.wire import Wire
from xcp_reference import ALPHA, Observed, ReferencePort

from xcpr._native import Switch

RECORDS = INPUT
"""Records leave here instead of by the CPU port, so that they are compared like any frame."""
BOUNDS = {"exact": 0.002, "table": SIZE.feedback_bound()}
"""Exact: the error of the window's reciprocal; the shares cancel it, the mean RTT has it, and so has each of phi's
terms. Table: all logarithms and powers at their worst."""
TESTED = {"xcp": XCP, "policed": POLICED, "rcp": RCP, "hpcc": HPCC}
QUIET_S = 0.1

Frames = list[tuple[int, bytes]]
Drops = dict[int, tuple[int, int]]


@dataclass
class Case:
    """A sequence, and what the model makes of it."""

    name: str
    router: RouterModel
    steps: list[Step]
    expected: list[Frames] = field(default_factory=list)
    drops: Drops = field(default_factory=dict)
    worst: float = 0.0
    """The model in doubles: largest error of an interval, in the unit of BOUNDS."""
    intervals: int = 0


FULL_LOAD = {"10 Gbit/s": 3_000, "100 Gbit/s": 20_000, "400 Gbit/s": 90_000}
"""Packets that fill some control intervals of a link whose gaps are stretched otherwise."""
MAX_WIRE_STEPS = 5_000
"""Longer sequences are for the engine in this process alone."""


def cases(tested: Tested, arithmetic: str, packets: int, seeds: int, full: bool) -> Iterator[Case]:
    """Yields every capacity with every regime and seed; then full links that shuffle."""
    for link_name, link in LINKS.items():
        for regime_name, regime in REGIMES.items():
            for seed in range(1, seeds + 1):
                name = f"{link_name}, {regime_name}, seed {seed}"
                yield case(tested, arithmetic, name, link, regime, packets)
    for link_name, long in FULL_LOAD.items() if full else ():
        link = replace(LINKS[link_name], rtts=(500, 9_000), stretched=False)
        yield case(tested, arithmetic, f"{link_name}, full", link, REGIMES["mixed"], long)


def case(tested: Tested, arithmetic: str, name: str, link: Link, regime: Regime, packets: int) -> Case:
    """Runs one sequence through the model, and compares XCP's feedback with doubles, interval by interval."""
    steps = list(sequence(link, regime, name, packets, tested))
    made = Case(name, router(link.rate, arithmetic, tested), steps)
    doubles = {port: ReferencePort(link.rate / 8e6, tested.guarded) for port in made.router.ports}
    totals: dict[tuple[int, int], list[float]] = {}
    for step in made.steps:
        out, record = made.router.process(step.frame, step.seen)
        expected = sorted(out)
        if record is not None:
            expected = sorted([*out, (RECORDS, INPUT.to_bytes(2, "big") + record_frame(record, out[0][1], tested))])
            made.intervals += 1
        made.expected.append(expected)
        if tested.program.name != "xcp" or regime.extreme:
            continue  # doubles know nothing of a header's 32 bits
        verdict = made.router.classify(step.frame)
        if not isinstance(verdict, Forwarded) or verdict.port not in doubles:
            continue
        port, data = doubles[verdict.port], verdict.data
        asked = None if data is None else (data.cwnd, data.rtt, data.feedback)
        model = made.router.ports[verdict.port]
        observed = Observed(record is not None, model.queue_wait_us, model.guarded)
        wanted = port.packet(step.seen.time_us, step.seen.wait_us, len(step.frame), asked, observed)
        if wanted is not None and made.router.ports[verdict.port].bounded:
            spare = ALPHA * port.bytes_per_us * port.avg_rtt_us
            total = totals.setdefault((verdict.port, len(port.intervals)), [0.0, 0.0, spare])
            total[0] += verdict.answer(out[0][1])
            total[1] += wanted
            total[2] += abs(wanted)
    made.drops = made.router.drops
    made.worst = max((max(0.0, abs(given - wanted) - 1) / size for given, wanted, size in totals.values()), default=0.0)
    return made


class Runner:
    """Something that takes packets: the sequence's router is set up, then each step gives what came of it."""

    def begin(self, case: Case) -> None:
        """Begins with a fresh router."""
        raise NotImplementedError

    def step(self, step: Step, answers: int) -> Frames:
        """Returns the frames that leave; ``answers`` frames are expected."""
        raise NotImplementedError

    def end(self) -> tuple[Frames, Drops]:
        """Returns the unexpected frames, and the drop counters."""
        raise NotImplementedError


class InProcess(Runner):
    """The engine in this process."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.drop_counter = ""

    def begin(self, case: Case) -> None:
        """Begins with a new switch."""
        self.drop_counter = case.router.tested.program.drop_counter
        self.switch = Switch((COMPILED / f"{self.program}.json").read_text())
        for entry in case.router.entries():
            self.switch.insert(json.dumps(entry.json()))
        self.switch.set_session(1, RECORDS, 0)

    def step(self, step: Step, answers: int) -> Frames:  # noqa: ARG002
        """Takes the frame through ingress and egress at once."""
        data = step.seen.header() + step.frame
        return [(port, out) for port, out, _ in self.switch.process(data, len(data), INPUT, 0)]

    def end(self) -> tuple[Frames, Drops]:
        """Returns the counters."""
        counted = ((reason, self.switch.counter(self.drop_counter, reason)) for reason in range(1, 10))
        return [], {reason: count for reason, count in counted if count[0]}


class Process(Runner):
    """A switch process in the namespace, brought up anew over P4Runtime for each sequence."""

    def __init__(self, program: str, wire: Wire) -> None:
        self.program = program
        self.wire = wire
        self.drop_counter = ""
        self.client = Client(world.ADDRESS)
        if self.client.arbitrate() != 0:
            raise world.Failed("the switch has another primary controller")

    def await_answer(self, case: Case) -> None:
        """Waits until a fresh switch forwards: on a busy machine it accepts entries long before it reads its ports.

        The sequence's first frame that comes out is what it is asked for; each sequence begins with the program anew.
        """
        self.begin(case)
        answered = zip(case.steps, case.expected, strict=True)
        first, expected = next((step, frames) for step, frames in answered if frames)
        if len(self.step(first, len(expected))) < len(expected):
            raise world.Failed("the switch takes its entries and forwards nothing")
        self.end()

    def begin(self, case: Case) -> None:
        """Begins with the program again, and its entries."""
        self.drop_counter = case.router.tested.program.drop_counter
        self.client.set_pipeline(self.program)
        self.client.insert(*case.router.entries())
        self.client.clone_to(1, RECORDS)
        self.wire.collect(2**30, 0)

    def step(self, step: Step, answers: int) -> Frames:
        """Sends the frame in by one port, and returns what comes out of all."""
        return self.wire.exchange(INPUT, step.seen.header() + step.frame, answers)

    def end(self) -> tuple[Frames, Drops]:
        """Returns stragglers and counters."""
        late = self.wire.collect(2**30, QUIET_S)
        drops = self.client.counter(self.drop_counter)
        self.client.no_clones(1)
        return late, drops


@dataclass
class Tally:
    """The comparisons of one switch."""

    packets: int = 0
    frames: int = 0
    drops: int = 0
    differences: list[str] = field(default_factory=list)

    def compare(self, runner: Runner, case: Case) -> None:
        """Runs a sequence; the first difference of each kind is kept."""
        runner.begin(case)
        different = 0
        for number, (step, expected) in enumerate(zip(case.steps, case.expected, strict=True)):
            got = sorted(runner.step(step, len(expected)))
            self.packets += 1
            self.frames += len(got)
            if got != expected:
                different += 1
                if different == 1:
                    self.differences.append(f"{case.name}, packet {number}: {describe(step, expected, got)}")
        late, drops = runner.end()
        if late:
            self.differences.append(f"{case.name}: {len(late)} frames that nobody expected")
        wanted = {reason: (count, size + count * TEST_HEADER.size) for reason, (count, size) in case.drops.items()}
        if drops != wanted:
            self.differences.append(f"{case.name}: drops {drops}, expected {wanted}")
        self.drops += sum(count for count, _ in drops.values())


def describe(step: Step, expected: Frames, got: Frames) -> str:
    """Describes a difference for people."""

    def shown(frames: Frames) -> str:
        return "".join(f"\n      port {port}: {frame[:120].hex()}" for port, frame in frames) or " nothing"

    return f"{step.seen}\n    in: {step.frame[:120].hex()}\n    expected:{shown(expected)}\n    got:{shown(got)}"


def main() -> int:
    """Runs all cases and returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", choices=TESTED, default="xcp", help="which congestion control (default xcp)")
    parser.add_argument("--arithmetic", choices=BOUNDS, default="exact", help="in which arithmetic (default exact)")
    parser.add_argument("--packets", type=int, default=400, help="packets of a sequence (default 400)")
    parser.add_argument("--seeds", type=int, default=2, help="sequences of each capacity and regime (default 2)")
    parser.add_argument(
        "--switch", choices=(*world.SWITCHES, "none"), help="this one alone, beside the engine (default: all)"
    )
    parser.add_argument(
        "--full",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="also links of 10 to 400 Gbit/s at full load, 113,000 packets (default)",
    )
    arguments = parser.parse_args()
    missing: dict[str, str] = {}
    switches = [name for name in world.SWITCHES if arguments.switch in (None, name)]
    for switch in switches:
        try:
            world.check(switch)
        except world.Missing as reason:
            missing[switch] = str(reason)
    if len(missing) < len(switches):
        world.enter()
        world.make_links(world.PORTS)
    tested, bound = TESTED[arguments.program], BOUNDS[arguments.arithmetic]
    if arguments.arithmetic not in tested.ports:
        parser.error(f"{arguments.program} has no arithmetic {arguments.arithmetic}")
    program = tested.program.compiled_for_tests[arguments.arithmetic]
    made = list(cases(tested, arguments.arithmetic, arguments.packets, arguments.seeds, arguments.full))
    packets, intervals = sum(len(case.steps) for case in made), sum(case.intervals for case in made)
    print(f"{len(made)} sequences, {packets} packets, {intervals} control intervals")
    if tested.program.name == "xcp":
        worst = max(made, key=lambda case: case.worst)
        print(f"  doubles: largest error {worst.worst:.1e} ({worst.name}), bound {bound:.1e}")
    differences = [f"{case.name}: doubles are off by {case.worst:.1e}" for case in made if case.worst > bound]
    differences += report("engine", InProcess(program), made)
    for switch in switches:
        if switch in missing:
            print(f"  {switch}: not run: {missing[switch]}")
            continue
        with world.running(switch, world.PORTS):
            wire = Wire(world.PORTS)
            short = [case for case in made if len(case.steps) <= MAX_WIRE_STEPS]
            process = Process(program, wire)
            process.await_answer(short[0])
            differences += report(switch, process, short)
            wire.close()
    for difference in differences[:20]:
        print(f"  DIFFERENT {difference}")
    print(f"{len(differences)} differences" if differences else "no difference from the model")
    return 1 if differences else 2 if missing else 0


def report(name: str, runner: Runner, made: list[Case]) -> list[str]:
    """Runs all sequences and prints what was compared; returns the differences."""
    tally, start = Tally(), time.monotonic()
    for case in made:
        tally.compare(runner, case)
    seconds = time.monotonic() - start
    print(
        f"  {name}: {tally.packets} packets in, {tally.frames} frames out, {tally.drops} drops compared bit for bit, "
        f"{len(tally.differences)} differences ({seconds:.1f} s)"
    )
    return tally.differences


if __name__ == "__main__":
    try:
        sys.exit(main())
    except world.Failed as failed:
        print(f"conformance: {failed}", file=sys.stderr)
        sys.exit(1)
