"""STF, p4c's format for tests of a program: packets and table entries that go in, and the packets that must come out.

A file is lines of statements, read as p4c's own runner for simple_switch reads them. The runner is p4c's
``tools/stf/stf_parser.py`` and ``backends/bmv2/bmv2stf.py``. The names of tables, keys and actions are cut to
their ends:

    packet 0 0a0b 0c            a packet that comes in by port 0
    expect 1 0a** 0c$           the next packet that leaves by port 1; * is any digit, $ says that nothing follows
    expect 1                    the next packet that leaves by port 1, whatever it is
    add table 10 hdr.f:0x0a** action(port:2) = A
    setdefault table action()
    check_counter ingress.count(3) packets == 2

``FORMAT`` lists all statements with their forms. Commands of simple_switch_CLI are as it has them. Unlike p4c's runner
this one checks counters, removes entries, and holds ``no_packet``. Time is virtual: a packet comes every millisecond,
`wait` is a second.
"""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from xcpr._native import Switch
from xcpr.io import schema
from xcpr.io.input_files import parse_json
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.p4runtime.pipeline.bmv2 import name_key

PACKET_EVERY_US = 1_000
WAIT_US = 1_000_000
FORMS = {
    "packet": ("PORT DATA", "a packet comes in by the port"),
    "expect": ("PORT [DATA]", "the next packet that leaves by the port; `*` is any digit, `$` says that it ends"),
    "no_packet": ("", "no packet leaves at all"),
    "wait": ("", "a second passes"),
    "add": ("TABLE [PRIORITY] KEY:VALUE ... ACTION(NAME:VALUE, ...) [= ID]", "inserts an entry"),
    "setdefault": ("TABLE ACTION(NAME:VALUE, ...)", "sets what a miss does"),
    "remove": ("all", "deletes all entries of `add`"),
    "check_counter": ("NAME(INDEX) [packets == NUMBER]", "compares a counter's cell, or that of an entry `$ID`"),
    "mirroring_add": ("SESSION PORT", "sets the port of clones"),
    "mirroring_add_mc": ("SESSION GROUP", "sets the multicast group of clones"),
    "mirroring_delete": ("SESSION", "ends a clone session"),
    "mirroring_get": ("SESSION", "prints nothing; compares nothing, as in p4c's runner"),
    "mc_mgrp_create": ("GROUP", "makes a multicast group"),
    "mc_node_create": ("RID PORT ...", "makes a node of multicast groups"),
    "mc_node_update": ("NODE PORT ...", "sets the ports of a node"),
    "mc_node_associate": ("GROUP NODE", "puts a node into a group"),
    "counter_read": ("NAME INDEX", "prints nothing; the counter must be there"),
    "counter_write": ("NAME INDEX PACKETS BYTES", "writes a counter's cell"),
    "register_read": ("NAME INDEX", "prints nothing; the register must be there"),
    "register_write": ("NAME INDEX VALUE", "writes a register's cell"),
    "register_reset": ("NAME", "writes 0 into a register"),
    "meter_get_rates": ("NAME INDEX", "prints nothing; the meter must be there"),
    "meter_set_rates": ("NAME INDEX RATE:BURST RATE:BURST", "sets a meter's cell, in units per microsecond"),
    "meter_array_set_rates": ("NAME RATE:BURST RATE:BURST", "sets all cells of a meter"),
}
"""The statements, each with its operands and its effect."""
FORMAT = InputFormat(
    "STF",
    "p4c's tools/stf/stf_parser.py and backends/bmv2/bmv2stf.py",
    "xcpr/scenarios/programs/stf.py",
    tuple(Field("statement", name, Handling.HONOURED, effect) for name, (_, effect) in FORMS.items()),
)
COMPARED: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
CALL = re.compile(r"(?P<rest>.*?)(?P<action>[\w.$]+)\s*\((?P<args>[^()]*)\)\s*(?:=\s*(?P<id>\w+))?$")
DIGIT_BITS = {"0x": 4, "0o": 3, "0b": 1}


@dataclass(frozen=True)
class Key:
    """A field of a table's key."""

    name: str
    kind: str
    width: int


@dataclass(frozen=True)
class Table:
    """The facts about a table that a statement needs."""

    name: str
    keys: tuple[Key, ...]
    actions: tuple[str, ...]


def run(program_json: str, stf: str) -> str | None:
    """Runs a program's test and returns the first difference, or None. Raises ``SwitchError`` for a program that the
    engine refuses, and ValueError, with the line, for a statement that it can't follow.
    """
    return followed(OnEngine(parse_json(program_json, "the program"), switch=Switch(program_json)), stf)


def followed(test: Runner, stf: str) -> str | None:
    """Follows a test's statements and returns the first difference, or None. Raises ValueError as ``run``."""
    for number, line in enumerate(stf.splitlines(), 1):
        statement = line.partition("#")[0].strip()
        if statement:
            try:
                test.do(*statement.split(None, 1))
            except (LookupError, ValueError) as error:
                raise ValueError(f"line {number}: {' '.join(map(str, error.args))}") from None
    return test.difference()


@dataclass
class Runner:
    """A switch in the middle of a test; ``packet`` and ``command`` say where it runs."""

    program: Mapping[str, Any]
    expected: dict[int, list[str]] = field(default_factory=dict)
    """The packets that must leave by each port, in order; an empty string stands for any packet."""
    sent: dict[int, list[bytes]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    """Counters that were not what they had to be."""
    entries: dict[str, tuple[str, int]] = field(default_factory=dict)
    """The table and the number of each entry that has a name."""
    inserted: int = 1_000_000
    """Entries that the program itself has are counted from 1."""
    nodes: list[tuple[int, list[int]]] = field(default_factory=list)
    groups: dict[int, list[int]] = field(default_factory=dict)
    nothing_leaves: bool = False
    """Whether no packet may leave."""
    inserted_entries: list[tuple[str, int]] = field(default_factory=list)
    """The table and the number of each entry that ``add`` inserted and nothing removed."""
    sessions: dict[int, int] = field(default_factory=dict)
    """The multicast group of each clone session that has one."""

    def do(self, name: str, rest: str = "") -> None:
        """Does one statement; names may stand in quotes."""
        name, rest = name.lower(), rest.replace('"', "")
        if name not in FORMS:
            raise ValueError(f'"{name}" is no statement{schema.guess(name, [*FORMS])}; allowed: {", ".join(FORMS)}')
        words = rest.split()
        match name, words:
            case "packet", [port, *data]:
                self.packet(int(port), bytes.fromhex("".join(data)))
            case "expect", [port, *digits]:
                self.expected.setdefault(int(port), []).append("".join(digits).lower())
            case "no_packet", []:
                self.nothing_leaves = True
            case "wait", []:
                self.wait()
            case "remove", ["all"]:
                for of_table, entry in self.inserted_entries:
                    self.command("delete", table=of_table, entry=entry)
                self.inserted_entries.clear()
                self.entries.clear()
            case "mirroring_get", [_]:
                pass
            case "counter_read" | "register_read" | "meter_get_rates", [array, _]:
                self.find_array(f"{name.partition('_')[0]}_arrays", array)
            case "add", [table, *_]:
                self.add(self.table(table), rest.split(None, 1)[1])
            case "setdefault", [table, *_]:
                self.set_default(self.table(table), rest.split(None, 1)[1])
            case "check_counter", _:
                self.check_counter(rest)
            case "mirroring_add", [session, port]:
                self.set_session(number(session), [(number(port), 0)])
            case "mirroring_delete", [session]:
                self.sessions.pop(number(session), None)
                self.set_session(number(session), [])
            case "mirroring_add_mc", [session, group]:
                self.sessions[number(session)] = number(group)
                self.replicate()
            case "mc_mgrp_create", [group]:
                self.groups[number(group)] = []
            case "mc_node_create", [rid, *ports]:
                self.nodes.append((number(rid), [number(port) for port in ports]))
            case "mc_node_update", [node, *ports]:
                self.nodes[number(node)] = (self.nodes[number(node)][0], [number(port) for port in ports])
                self.replicate()
            case "mc_node_associate", [group, node]:
                self.groups[number(group)].append(number(node))
                self.replicate()
            case "counter_write", [counter, index, packets, counted]:
                cell = {"counter": self.find_array("counter_arrays", counter)["name"], "index": number(index)}
                self.command("write_counter", **cell, packets=number(packets), bytes=number(counted))
            case "register_write", [register, index, value]:
                self.write(self.find_array("register_arrays", register), number(index), number(value))
            case "register_reset", [register]:
                cells = self.find_array("register_arrays", register)
                for cell_index in range(cells["size"]):
                    self.write(cells, cell_index, 0)
            case "meter_set_rates", [meter, index, *rates]:
                self.set_meter(self.find_array("meter_arrays", meter)["name"], number(index), rates)
            case "meter_array_set_rates", [meter, *rates]:
                cells = self.find_array("meter_arrays", meter)
                for cell_index in range(cells["size"]):
                    self.set_meter(cells["name"], cell_index, rates)
            case _:
                raise ValueError(f"{name} {rest}".strip() + f": {name} {FORMS[name][0]}".rstrip() + " is its form")

    def packet(self, port: int, data: bytes) -> None:
        """Sends a packet in by a port."""
        raise NotImplementedError

    def wait(self) -> None:
        """Lets a second pass."""
        raise NotImplementedError

    def command(self, op: str, **arguments: Any) -> Any:
        """Does a command of the control plane (the crate ``xcpr-engine``, ``command/``); raises ValueError if
        refused."""
        raise NotImplementedError

    def add(self, table: Table, rest: str) -> None:
        """Inserts an entry: a priority, if there is one, of which the largest wins, matches, an action."""
        call = called(rest)
        priority, *matches = call["rest"].split() or [""]
        if ":" in priority:
            priority, matches = "", [priority, *matches]
        given = dict(match.split(":", 1) for match in matches)
        found = {self.key(table, name): value for name, value in given.items()}
        keyed = {key.name: matched(key, found.get(key)) for key in table.keys}
        self.inserted += 1
        self.command(
            "insert",
            table=table.name,
            entry=self.inserted,
            match={name: match for name, match in keyed.items() if match is not None},
            priority=number(priority) if priority else 0,
            do={"action": self.action(table, call)},
        )
        self.inserted_entries.append((table.name, self.inserted))
        if call["id"]:
            self.entries[call["id"]] = (table.name, self.inserted)

    def set_default(self, table: Table, rest: str) -> None:
        """Sets what a miss does."""
        action = self.action(table, called(rest))
        self.command("set_default", table=table.name, action=action["name"], params=action["params"])

    def action(self, table: Table, call: re.Match[str]) -> dict[str, Any]:
        """Returns the action that a statement calls."""
        args = (arg.split(":", 1) for arg in call["args"].split(",") if arg.strip())
        name = ending(table.actions, call["action"].replace("$", "."), f"action of {table.name}")
        return {"name": name, "params": {name.strip(): hex(number(value)) for name, value in args}}

    def key(self, table: Table, name: str) -> Key:
        """Returns the field of a table's key that has a name or its end; `$2` stands for `[2]`, `valid` for
        `$valid$`."""
        names = {key.name.replace("$valid$", "valid"): key for key in table.keys}
        name = re.sub(r"\$(\d+)", r"[\1]", name).replace("$valid", "valid").removesuffix("$")
        return names[ending(tuple(names), name, f"key of {table.name}")]

    def table(self, name: str) -> Table:
        """Returns the table that has a name or its end."""
        tables = {table["name"]: table for pipeline in self.program["pipelines"] for table in pipeline["tables"]}
        found = tables[ending(tuple(tables), name, "table")]
        keys = (Key(name_key(key), key["match_type"], self.width(key["target"])) for key in found["key"])
        return Table(found["name"], tuple(keys), tuple(found["actions"]))

    def width(self, target: str | list[str]) -> int:
        """Returns the bits of a field, by its header and its name; the validity of a header has one."""
        if isinstance(target, str) or target[1] == "$valid$":
            return 1
        kind = next(header["header_type"] for header in self.program["headers"] if header["name"] == target[0])
        fields = next(one["fields"] for one in self.program["header_types"] if one["name"] == kind)
        return next(int(width) for name, width, *_ in fields if name == target[1])

    def find_array(self, arrays: str, name: str) -> Mapping[str, Any]:
        """Returns the counter, register or meter that has a name or its end."""
        known = {array["name"]: array for array in self.program[arrays]}
        array: Mapping[str, Any] = known[ending(tuple(known), name, arrays.partition("_")[0])]
        return array

    def check_counter(self, rest: str) -> None:
        """Compares what a counter counted at an index, or at an entry (`$A`)."""
        found = re.fullmatch(r"([\w.$]+)\s*\(\s*(\$?\w+)\s*\)\s*(?:(packets|bytes)\s*([=!<>]+)\s*(\d+))?", rest)
        if not found:
            raise ValueError("check_counter NAME(INDEX) packets == NUMBER is its form")
        name, index, what, compared, wanted = found.groups()
        array = self.find_array("counter_arrays", name)
        if array.get("is_direct"):
            table, entry = self.entries[index.removeprefix("$")]
            reply = self.command("read_direct_counters", table=table, entries=[entry])
        else:
            reply = self.command("read_counter", counter=array["name"], index=number(index))
        if what:
            have = reply["counters"][0][what == "bytes"]
            if not COMPARED[compared](have, int(wanted)):
                self.wrong.append(f"{array['name']} at {index} has {have} {what}, not {compared} {wanted}")

    def set_session(self, session: int, copies: Iterable[tuple[int, int]]) -> None:
        """Sets where a session's clones go."""
        self.command("set_clone_session", session=session, copies=list(copies))

    def replicate(self) -> None:
        """Configures the switch's multicast groups, and the clone sessions that go to them."""
        copies = {
            group: [(port, rid) for rid, ports in (self.nodes[node] for node in nodes) for port in ports]
            for group, nodes in self.groups.items()
        }
        for group, made in copies.items():
            self.command("set_multicast_group", group=group, copies=made)
        for session, group in self.sessions.items():
            self.set_session(session, copies.get(group, []))

    def write(self, register: Mapping[str, Any], index: int, value: int) -> None:
        """Writes a register's cell."""
        self.command("write_register", register=register["name"], index=index, value=hex(value))

    def set_meter(self, meter: str, index: int, rates: list[str]) -> None:
        """Sets a cell's committed and peak rate, each in units per microsecond with a burst behind a colon."""
        (cir, cburst), (pir, pburst) = (rate.split(":") for rate in rates)
        bursts = {"cburst": int(cburst), "pburst": int(pburst)}
        per_s = {"cir": round(float(cir) * 1e6), "pir": round(float(pir) * 1e6)}
        self.command("set_meter", meter=meter, index=index, rates={**per_s, **bursts})

    def difference(self) -> str | None:
        """Returns the first thing that was not as expected, in words; None if all was."""
        if self.nothing_leaves and (left := sum(map(len, self.sent.values()))):
            return f"{left} packets left, none may"
        for port, wanted in sorted(self.expected.items()):
            sent = self.sent.get(port, [])
            for i, (frame, pattern) in enumerate(zip(sent, wanted, strict=False), 1):
                if pattern and (problem := compared(frame.hex(), pattern)):
                    return f"port {port}, packet {i}: {problem}"
            if len(sent) != len(wanted):
                return f"port {port}: {len(sent)} packets left, {len(wanted)} were expected"
        return self.wrong[0] if self.wrong else None


@dataclass
class OnEngine(Runner):
    """A test on the engine in this process, whose time is virtual."""

    switch: Switch = field(kw_only=True)
    now_us: int = 0

    def packet(self, port: int, data: bytes) -> None:
        """Runs a packet through the switch."""
        self.now_us += PACKET_EVERY_US
        self.expected.setdefault(port, [])
        for out, frame, _ in self.switch.process(data, len(data), port, self.now_us * 1000):
            self.sent.setdefault(out, []).append(frame)

    def wait(self) -> None:
        """Lets a second pass."""
        self.now_us += WAIT_US

    def command(self, op: str, **arguments: Any) -> Any:
        """Does a command of the control plane; raises ValueError with what the engine has against it."""
        reply = json.loads(self.switch.apply(json.dumps([{"op": op, **arguments}]), self.now_us))[0]
        if isinstance(reply, dict) and "error" in reply:
            raise ValueError(reply["error"]["message"])
        return reply


def compared(sent: str, pattern: str) -> str | None:
    """Says how a packet differs from what was expected, both in hexadecimal digits; None if it does not."""
    digits = pattern.removesuffix("$")
    if len(sent) < len(digits) or (pattern.endswith("$") and len(sent) > len(digits)):
        return f"{len(sent) // 2} bytes instead of {len(digits) // 2}: {sent}"
    at = next((i for i, (have, want) in enumerate(zip(sent, digits, strict=False)) if want not in (have, "*")), None)
    if at is None:
        return None
    byte = at // 2 * 2
    return f"byte {at // 2} is {sent[byte : byte + 2]} instead of {digits[byte : byte + 2]}: {sent}"


def called(text: str) -> re.Match[str]:
    """Parses the parts of `... action(name:value, ...) = ID`."""
    found = CALL.fullmatch(text)
    if not found:
        raise ValueError(f"{text}: no action is called, as in action(port:2)")
    return found


def ending(names: tuple[str, ...], suffix: str, kind: str) -> str:
    """Returns the one of the names that is the suffix, ends with it as a whole word, or ends with it."""
    by_rank = (
        [name for name in names if name == suffix],
        [name for name in names if name.endswith(f".{suffix}")],
        [name for name in names if name.endswith(suffix)],
    )
    found = next(filter(None, by_rank), [])
    if len(found) != 1:
        problem = "is ambiguous among" if found else "is not among"
        raise ValueError(f"{kind} {suffix!r} {problem} {', '.join(found or names)}")
    return found[0]


def number(text: str) -> int:
    """Parses a number, decimal even with zeros before it, or with 0x, 0o or 0b."""
    return int(text, 0 if text[:2].lower() in DIGIT_BITS else 10)


def matched(key: Key, text: str | None) -> dict[str, Any] | None:
    """Makes a match as the engine's commands have it. A field that a statement leaves out is 0, or anything if the kind
    has that."""
    full = (1 << key.width) - 1
    match key.kind:
        case "exact":
            return {"exact": {"value": hex(number(text or "0"))}}
        case "lpm":
            value, length = prefix(text, key.width)
            return {"lpm": {"value": hex(value & full & ~(full >> length)), "prefix_len": length}}
        case "ternary":
            if text is None:
                return None
            value, mask = (number(part) for part in masked(text))
            return {"ternary": {"value": hex(value & mask & full), "mask": hex(mask & full)}}
        case _:
            if text is None:
                return None
            raise ValueError(f"a key of kind {key.kind} is not among those that STF knows: exact, lpm, ternary")


def masked(text: str) -> tuple[str, str]:
    """Returns value and mask of a number with a base and stars for digits that don't matter."""
    base = text[:2].lower()
    if base not in DIGIT_BITS:
        raise ValueError(f"{text}: a ternary match is a number with 0x, 0o or 0b")
    one = f"{(1 << DIGIT_BITS[base]) - 1:x}"
    return text.replace("*", "0"), base + "".join("0" if digit == "*" else one for digit in text[2:])


def prefix(text: str | None, width: int) -> tuple[int, int]:
    """Returns value and length of a prefix: `10/8`, or digits with stars at their end."""
    if text is None:
        return 0, 0
    value, slash, length = text.partition("/")
    if slash:
        return number(value), number(length)
    bits = DIGIT_BITS.get(text[:2].lower())
    if bits is None:
        return number(value), width
    stars = text.count("*")
    return number(text.replace("*", "0")), min(bits * (len(text) - 2 - stars), width)
