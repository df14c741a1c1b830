"""The playground: one HTML file with the simulator, the compiled programs and ready plans in it (`make playground`).

The planner of every other run makes the plans, here and now; the page only puts other numbers into them.
Planning twice with other values of a control finds the numbers of a plan that the control sets, and how they
follow from it. Each number that differs follows by a straight line. A number that does not is refused, and a
test holds plans of the page against the planner's.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from xcpr.figures import page
from xcpr.scenarios import plan, scenario
from xcpr.scenarios.network.topology import build
from xcpr.scenarios.scenario import Scenario

HERE = Path(__file__).resolve().parent
SCENARIO = HERE / "playground.toml"
SIMULATOR = HERE.parents[1] / "target/wasm32-unknown-unknown/playground/xcpr_playground.wasm"
PAGE = HERE / "playground.html"
SEED = 1


@dataclass(frozen=True)
class Control:
    """A slider: one number of a scenario, from ``least`` to ``most`` in steps."""

    name: str
    title: str
    unit: str
    key: str
    least: float
    most: float
    step: float
    value: float

    def override(self, value: float) -> str:
        """Returns the words of ``--set`` for a value."""
        return f"{self.key}={value:g} {self.unit}"


CONTROLS = (
    Control("capacity", "Capacity", "Mbit/s", "topology.rate", 1, 50, 1, 10),
    Control("delay", "Delay, one way", "ms", "topology.delay", 1, 200, 1, 25),
    Control("queue", "Room in the queue", "packets", "queue.limit", 5, 500, 5, 100),
    Control("loss", "Data lost", "%", "loss.forward.probability", 0, 10, 0.1, 0),
    Control("ack_loss", "ACKs lost", "%", "loss.backward.probability", 0, 30, 1, 0),
)
UDP = Control("udp", "UDP from 10 s to 15 s", "Mbit/s", "traffic.udp.rate", 0, 40, 0.5, 4)
"""At 0 there is no source: that is another plan."""
TRANSPORTS = {
    "xcp": "XCP",
    "xcp-r": "XCP-r",
    "rcp": "RCP",
    "newreno": "TCP NewReno",
    "cubic": "TCP CUBIC",
}
MAX_FLOWS = 6


@dataclass(frozen=True)
class Register:
    """A register of a program, one cell a port, as the page shows it: its value over ``divisor`` in a unit."""

    name: str
    title: str
    divisor: int
    unit: str


REGISTERS = {
    "xcp_router": (
        Register("residue_pos_fbk_register", "pool for more", 65536, "bytes"),
        Register("residue_neg_fbk_register", "pool for less", 65536, "bytes"),
        Register("avg_rtt_register", "mean RTT", 256_000, "ms"),
        Register("queue_register", "standing queue", 1000, "ms"),
    ),
    "rcp_router": (
        # Bytes in 2^20 us, in 1/65536: times 8 and over 1.048576 it is bit/s.
        Register("rate_register", "rate for everybody", 131072 << 16, "Mbit/s"),
        Register("avg_rtt_register", "mean RTT", 256_000, "ms"),
    ),
}
"""The parts of a compiled program that the step-by-step view shows. Widths and units: state.p4 of each
congestion control."""


Choice = tuple[str, int, bool]
"""The settings that are no numbers: transport, number of flows, whether there is UDP."""
CHOICES = tuple(itertools.product(TRANSPORTS, range(1, MAX_FLOWS + 1), (True, False)))


def ready(choices: Iterable[Choice] = CHOICES) -> dict[str, Any]:
    """Returns all that the page has of xcpr: plans, programs, layouts of headers, controls."""
    plans: dict[str, Any] = {}
    programs: dict[str, str] = {}
    for transport, flows, udp in choices:
        chosen = [f"flows.main.transport={transport}", f"flows.main.count={flows}"]
        made, compiled = planned(chosen, udp)
        controls = (*CONTROLS, UDP) if udp else CONTROLS
        numbers = [number for control in controls for number in numbers_of(control, chosen, udp)]
        name = f"{transport}/{flows}/{'udp' if udp else 'alone'}"
        plans[name] = {"plan": made, "program": compiled.name, "numbers": numbers}
        programs[compiled.name] = compiled.text
    return {
        "plans": plans,
        "programs": programs,
        "headers": {name: headers(json.loads(text)) for name, text in programs.items()},
        "registers": {name: [asdict(register) for register in REGISTERS[name]] for name in programs},
        "controls": [asdict(control) for control in (*CONTROLS, UDP)],
        "transports": TRANSPORTS,
        "mostFlows": MAX_FLOWS,
    }


def planned(overrides: list[str], udp: bool) -> tuple[dict[str, Any], Any]:
    """Makes the planner's plan of the playground's scenario, and what its routers run."""
    layers = [*scenario.read_layers(SCENARIO), *scenario.override_layers(overrides)]
    if not udp:
        layers = [(name, {key: part for key, part in layer.items() if key != "traffic"}) for name, layer in layers]
    chosen: Scenario = scenario.build(layers)
    return convert_plan(plan.make(chosen, build(chosen), SEED)), chosen.compiled


NO_LIMIT = 2**64 - 1
"""The plan's number for a queue without a limit."""
MAX_EXACT_INTEGER = 2**53 - 1
"""JavaScript rounds larger whole numbers. No queue of a page holds so much either."""


def convert_plan(part: Any) -> Any:
    """Returns a plan as a page has it: tuples are lists, and what the planner writes as hexadecimal text is a
    number.

    Raises ``ValueError`` for a number that JavaScript would round.
    """
    if isinstance(part, Mapping):
        return {key: convert_plan(inside) for key, inside in part.items()}
    if isinstance(part, list | tuple):
        return [convert_plan(inside) for inside in part]
    number = int(part, 16) if isinstance(part, str) and part.startswith("0x") else part
    if isinstance(number, int) and number > MAX_EXACT_INTEGER:
        if number != NO_LIMIT:
            raise ValueError(f"JavaScript would round {number}")
        return MAX_EXACT_INTEGER
    return number


Place = tuple[str | int, ...]
"""Where a number stands in a plan: keys and indices."""


def numbers_of(control: Control, chosen: list[str], udp: bool) -> Iterator[tuple[Any, ...]]:
    """Yields the numbers of a plan that a control sets: its name, place, multiplier, divisor, offset, whether it is
    whole."""
    values = [control.most, control.least or control.step, control.value or (control.least + control.most) / 2]
    high, low, middle = (dict(leaves(planned([*chosen, control.override(value)], udp)[0])) for value in values)
    if not high.keys() == low.keys() == middle.keys():
        raise ValueError(f"{control.key} changes more of a plan than numbers")
    for place, top in high.items():
        bottom = low[place]
        if top == bottom:
            continue
        at_top, at_bottom, between = (Fraction(f"{value:g}") for value in values)
        slope = (exact(top) - exact(bottom)) / (at_top - at_bottom)
        offset = exact(bottom) - slope * at_bottom
        whole = isinstance(top, int)
        expected = offset + slope * between
        if (round(expected) if whole else float(expected)) != middle[place]:
            raise ValueError(f"{control.key}: {place} follows by no straight line")
        yield control.name, place, slope.numerator, slope.denominator, float(offset), whole


def exact(number: float) -> Fraction:
    """Reads a number of a plan as it is written."""
    return Fraction(repr(number))


def leaves(part: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yields every value of a plan that is neither a table nor a list, by its place."""
    if isinstance(part, Mapping):
        for key, inside in part.items():
            yield from leaves(inside, (*place, key))
    elif isinstance(part, list):
        for index, inside in enumerate(part):
            yield from leaves(inside, (*place, index))
    else:
        yield place, part


def headers(compiled: Mapping[str, Any]) -> dict[str, list[list[Any]]]:
    """Returns name, bits and sign of each field of the headers that the page shows, as p4c has them."""
    types = {kind["name"]: kind["fields"] for kind in compiled["header_types"]}
    named = {header["name"]: types[header["header_type"]] for header in compiled["headers"]}
    return {name: named[name] for name in ("ethernet", "ipv4", "congestion")}


def render_page(data: Mapping[str, Any], simulator: bytes) -> str:
    """Makes the whole page."""
    style = page.text("page.css", "wide.css") + (HERE / "page/page.css").read_text()
    code = {"CHARTS": page.text("charts.js")} | {
        name.upper(): (HERE / f"page/{name}.js").read_text() for name in ("machine", "plans", "packet", "page")
    }
    parts = {
        "POLICY": page.policy([style], [*code.values()], wasm=True),
        "STYLE": style,
        "DATA": page.packed(json.dumps(data, separators=(",", ":")).encode()),
        "SIMULATOR": page.packed(simulator),
    }
    return page.fill_places((HERE / "page/page.html").read_text(), parts | code)


if __name__ == "__main__":
    PAGE.write_text(render_page(ready(), SIMULATOR.read_bytes()))
    print(f"{PAGE}: {PAGE.stat().st_size / 1e6:.1f} MB")
