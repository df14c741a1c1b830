"""The test harness of the open Tofino model: its script lines, and its answers.

The model is ``pkgsrc/tofino-model`` of p4lang/open-p4studio, change 65. Its harness, ``tests/simple_test_harness``,
reads a script of table entries and packets. The harness has no commands for mirror sessions and for recirculation:
records behind the program's own configuration, ``tofino.bin``, set their registers.
"""

from __future__ import annotations

import contextlib
import json
import re
import struct
import subprocess
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from xcpr.controller.entries import CloneSession, Exact, Lpm, TableEntry

WRITES = ord("R") << 24
"""The kind of a record that writes a register: an address and a value follow."""
SESSIONS, SESSION_BYTES, SESSION_LENGTH = 0x27A0000, 0x20, 0x14
SESSION_VALID, FOR_EGRESS = 1 << 3, 1 << 1
MIRROR_CONTROL, BOTH_WAYS = 0x27A8000, 3
PORTS_64_TO_67, PORTS_68_TO_71 = 0x273D018, 0x273D01C
ALL_CHANNELS, LEAVES, GOES_ROUND = 0xF << 16, 1 << 1, 1
"""Registers of pipe 0, as the driver's ``lld/tofino_defs.h`` numbers them."""
TCAM_MODES, STAGE_BYTES, TCAM_COLUMN_BYTES = 0x2040840, 0x80000, 0x80
STAGES, TCAM_COLUMNS, TCAM_ROWS = 12, 2, 12
TCAM_WAYS_BITS, PAIRS_OF_BITS = 10, 1
"""A TCAM's way to compare each of five bytes, 2 bits each: 1 for pairs of bits, 2 and 3 for a nibble."""
KEYS = "match_key_fields_values"
CYCLE_PS = 800
STEP_CYCLES = 10
"""A packet comes at least so long after the one before."""
PAUSE_CYCLES = 0.1
"""The pause that a character of a packet's line adds behind the packet, cycles."""
MEMORY = ord("D") << 24
"""The kind of a record that writes words of a memory: an address, bits of a word, and the number of words follow."""
PIPE, PHYSICAL = 1 << 41, 2 << 30
SRAM, MAP_RAM = 0, 1
MEMORY_COLUMNS, FIRST_PAGE = 12, 0x3F
FOLDED = 17
"""The sum of two columns at the same distance from the middle."""
WORD_BITS, VALUE_BITS = 128, 32
MEMBERS = ("due", "period", "running", "last", "left", "given")
"""Members of registers that have two each, first and second in turns."""
REGISTER = re.compile(r"^register (\S+)\(physical (\d+)\):((?: \S+=\d+)+)$", re.MULTILINE)
LAST_WORDS = 2000


def configuration(sessions: Iterable[CloneSession]) -> bytes:
    """Returns records for mirror sessions, for port 64, whose packets leave, and for 68, whose packets go round."""
    writes = {
        MIRROR_CONTROL: BOTH_WAYS,
        PORTS_64_TO_67: ALL_CHANNELS | LEAVES,
        PORTS_68_TO_71: ALL_CHANNELS | GOES_ROUND,
    }
    for session in sessions:
        at = SESSIONS + session.session * SESSION_BYTES
        writes[at] = session.port << 4 | SESSION_VALID
        writes[at + SESSION_LENGTH] = session.truncate_bytes << 16 | FOR_EGRESS
    return b"".join(struct.pack("<III", WRITES, address, value) for address, value in writes.items())


def ternary(value: int, mask: int, bits: int) -> str:
    """Writes a value and a mask as the harness reads them: binary digits, with * for those that don't matter."""
    return "0b" + "".join(str(value >> bit & 1) if mask >> bit & 1 else "*" for bit in reversed(range(bits)))


def entry_lines(entries: Iterable[TableEntry], keys: Mapping[tuple[str, str], Key]) -> Iterator[str]:
    """Yields the lines that add entries. A row of a TCAM has a place of its own; the highest place wins."""
    places: Counter[str] = Counter()
    for entry in sorted(entries, key=specific):
        words = ["add", entry.table]
        if any(not isinstance(match, Exact) for match in entry.match.values()):
            words.append(str(places[entry.table]))
            places[entry.table] += 1
        for name, match in entry.match.items():
            key = keys[entry.table, name]
            if isinstance(match, Exact):
                words.append(f"{name}:{match.value << key.start}")
            elif isinstance(match, Lpm):
                words.append(f"{name}:{key.ternary(match.value, (1 << key.bits) - (1 << key.bits - match.prefix_len))}")
            else:
                words.append(f"{name}:{key.ternary(match.value, match.mask)}")
        params = ", ".join(f"{name}:{value}" for name, value in entry.params.items())
        yield f"{' '.join(words)} {entry.action}({params})"


def specific(entry: TableEntry) -> tuple[int, int]:
    """Returns the rank of an entry among those of its table: its priority, then the length of its prefix."""
    return entry.priority, sum(match.prefix_len for match in entry.match.values() if isinstance(match, Lpm))


@dataclass(frozen=True)
class Key:
    """A table's key, of which the harness takes a value for the whole field's."""

    start: int
    """The bit of the field where the key begins."""
    bits: int
    field_bits: int

    def ternary(self, value: int, mask: int) -> str:
        """Writes a value of the key, and a mask of the bits that matter, as the harness reads them."""
        return ternary(value << self.start, (mask & (1 << self.bits) - 1) << self.start, self.field_bits)


def keys(context: Mapping[str, Any]) -> dict[tuple[str, str], Key]:
    """Returns the keys of all tables, by table and name."""
    return {
        (table["name"], key["name"]): Key(key["start_bit"], key["bit_width"], key["bit_width_full"])
        for table in context["tables"]
        if table["table_type"] == "match"
        for key in table["match_key_fields"]
    }


def reserved_lines(context: Mapping[str, Any], taken: Mapping[str, Container[int]]) -> Iterator[str]:
    """Yields the lines that keep entries off the last place of each table of exact matches.

    The harness has the parameters of the default action there. A key keeps that place from entries. The key stands
    for none of those that a table is to have, ``taken``, and does what the default action does.
    """
    for table in context["tables"]:
        attributes = table.get("match_attributes", {})
        if not table.get("action_data_table_refs") or attributes.get("match_type") != "exact":
            continue
        action = next(one for one in table["actions"] if one["handle"] == table["default_action_handle"])
        if values := [f"{one['name']}:{one['default_value']}" for one in action["p4_parameters"]]:
            (stage,), (key,) = attributes["stage_tables"], table["match_key_fields"]
            place, value = last_place(stage, key, taken[table["name"]])
            words = f"{place} {key['name']}:{value << key['start_bit']} {action['name']}({', '.join(values)})"
            yield f"add {table['name']} {words}"


def last_place(stage: Mapping[str, Any], key: Mapping[str, Any], taken: Container[int]) -> tuple[int, int]:
    """Returns the number of a table's last place, and a value of its key, not taken, that belongs there.

    The harness numbers ways by the columns of their memories, from the middle outwards.
    """

    def column(way: Mapping[str, Any]) -> int:
        (pages,) = way["memory_units_and_vpns"]
        at = pages["memory_units"][0] % MEMORY_COLUMNS
        return min(at, FOLDED - at)

    ways = sorted((way["memory_resource_allocation"] for way in stage["ways"]), key=column, reverse=True)
    pages = [page for way in ways for page in way["memory_units_and_vpns"][0]["vpns"]]
    place = pages.index(max(pages))
    way = ways[place * len(ways) // len(pages)]
    function = stage["hash_functions"][way["hash_function_id"]]
    rows = range(way["hash_entry_bit_lo"], way["hash_entry_bit_hi"] + 1)
    bits = [bit for bit in function["hash_bits"] if bit["hash_bit"] in rows]

    def is_last(value: int) -> bool:
        return all(
            (sum(value >> one["field_bit"] - key["start_bit"] for one in bit["bits_to_xor"]) + bit["seed"]) & 1
            for bit in bits
        )

    return place, next(value for value in range(1 << key["bit_width"]) if value not in taken and is_last(value))


def prefixes(first: int, last: int) -> Iterator[tuple[int, int]]:
    """Yields a range as values with masks of their low bits that do not matter."""
    while first <= last:
        size = first & -first or 1 << last.bit_length()
        while first + size - 1 > last:
            size >>= 1
        yield first, size - 1
        first += size


def restated(context: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the compiler's context.json with the program's own entries as the harness reads them.

    The harness knows neither keys that are part of a field, nor ranges that take more than one row.
    """
    known, whole = keys(context), json.loads(json.dumps(context))
    for table in whole["tables"]:
        rows = [
            {**entry, KEYS: list(row)}
            for entry in table.get("static_entries", [])
            for row in product(*(stated(key, known[table["name"], key["field_name"]]) for key in entry[KEYS]))
        ]
        if rows:
            # The harness keeps the default action's parameters in the first row's place.
            table["static_entries"] = [{**row, "priority": number} for number, row in enumerate(rows, 1)]
        for stage in table.get("match_attributes", {}).get("stage_tables", []):
            for packed in stage.get("pack_format", []):
                for part in (part for entry in packed.get("entries", []) for part in entry["fields"]):
                    # A TCAM has a byte for each nibble, of which one half is compared.
                    if "range" in part and part["range"]["is_duplicate"] != bool(part["start_bit"] % 8):
                        part |= {"field_name": "--unused--", "source": "zero"}
    return whole  # type: ignore[no-any-return]


def stated(match: Mapping[str, str], key: Key) -> list[dict[str, str]]:
    """Returns the matches of rows that stand for one match of an entry."""
    if "range_start" in match:
        pairs = [(value, ~free) for value, free in prefixes(int(match["range_start"], 16), int(match["range_end"], 16))]
    elif "mask" in match:
        pairs = [(int(match["value"], 16), int(match["mask"], 16))]
    else:
        return [{"field_name": match["field_name"], "value": hex(int(match["value"], 16) << key.start)}]
    return [{"field_name": match["field_name"], "value": key.ternary(*pair)} for pair in pairs]


def without_nibbles(binary: bytes) -> bytes:
    """Returns records that let TCAMs compare bits where a program has them compare nibbles, for ranges."""
    records = []
    for column, row, stage in product(range(TCAM_COLUMNS), range(TCAM_ROWS), range(STAGES)):
        address = TCAM_MODES + stage * STAGE_BYTES + column * TCAM_COLUMN_BYTES + row * 4
        at = binary.find(struct.pack("<II", WRITES, address))
        if at < 0:
            continue
        (mode,) = struct.unpack_from("<I", binary, at + 8)
        ways = [mode >> bit & 3 for bit in range(0, TCAM_WAYS_BITS, 2)]
        bits = sum(min(way, PAIRS_OF_BITS) << 2 * i for i, way in enumerate(ways))
        if bits != mode % (1 << TCAM_WAYS_BITS):
            records.append(struct.pack("<III", WRITES, address, mode >> TCAM_WAYS_BITS << TCAM_WAYS_BITS | bits))
    return b"".join(records)


@dataclass
class Clock:
    """The model's time, which packets alone move on.

    The harness takes the characters before a packet's bytes for the packet's length, and a port is busy for so long:
    spaces in a line make a pause.
    """

    now_ps: int = 0
    _free_ps: dict[int, int] = field(default_factory=dict)

    def packet(self, port: int, frame: bytes, pause_cycles: int) -> tuple[int, str]:
        """Returns the cycle at which a packet comes, and its line; the port's next packet comes a pause later."""
        self.now_ps = max(self.now_ps + STEP_CYCLES * CYCLE_PS, self._free_ps.get(port, 0))
        self._free_ps[port] = self.now_ps + pause_cycles * CYCLE_PS
        characters = round((pause_cycles - STEP_CYCLES) / PAUSE_CYCLES)
        return self.now_ps // CYCLE_PS, f"packet {str(port).ljust(characters)}{frame.hex()}"


def names_of(register: str) -> tuple[str, str]:
    """Returns the model's table for a register of the compiled program, and its member, or an empty string."""
    table, _, member = register.rpartition(".")
    return (table, member) if member in MEMBERS else (register, "")


def initial_records(context: Mapping[str, Any], registers: Mapping[str, int], ports: Iterable[int]) -> bytes:
    """Returns records that write registers' initial values, of 32 bits, for some ports: the model begins with zeros.

    ``context`` is the compiler's context.json. A word of 128 bits has the cells of four ports, or of two where a cell
    has two members. A map RAM beside each memory says which page of a table a word holds.
    """
    tables = {table["name"]: table for table in context["tables"] if table["table_type"] == "stateful"}
    words: dict[tuple[int, int, int], int] = {}
    for name, initial in registers.items():
        table, member = names_of(name)
        (stage,) = tables[table]["stage_tables"]
        memory = stage["memory_resource_allocation"]["memory_units_and_vpns"][0]["memory_units"][0]
        bits = 2 * VALUE_BITS if member else VALUE_BITS
        for port in ports:
            index, entry = divmod(port, WORD_BITS // bits)
            at = entry * bits + (VALUE_BITS if member in MEMBERS[1::2] else 0)
            key = stage["stage_number"], memory, index
            words[key] = words.get(key, 0) | initial << at
    records = []
    for (stage_number, memory, index), value in words.items():
        row, column = divmod(memory, MEMORY_COLUMNS)
        for kind, word in ((SRAM, value), (MAP_RAM, FIRST_PAGE)):
            address = PIPE | stage_number << 33 | PHYSICAL | kind << 18 | row << 14 | column << 10 | index
            head = struct.pack("<IQII", MEMORY, address, WORD_BITS, 1)
            records.append(head + word.to_bytes(WORD_BITS // 8, "little"))
    return b"".join(records)


Cell = tuple[str, int, Mapping[str, int]]
"""The name of a register, an index and the values of its halves."""


@dataclass(frozen=True)
class Answers:
    """The harness's answers."""

    frames: Sequence[tuple[int, bytes]]
    """The frames that left, in order, by port."""
    registers: Sequence[Cell]
    """The cells that were asked for."""
    complaints: Sequence[str] = ()

    def json(self) -> dict[str, Any]:
        """Returns the frames and cells for JSON."""
        return {"frames": [(port, data.hex()) for port, data in self.frames], "registers": list(self.registers)}

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Answers:
        """Returns answers that were kept."""
        return cls([(port, bytes.fromhex(data)) for port, data in kept["frames"]], kept["registers"])


def value_of(fields: Mapping[str, int], member: str) -> int:
    """Returns a member of a cell, or the value of a cell that has one alone."""
    return fields["hi" if member in MEMBERS[1::2] else "lo"]


def run(harness: str, folder: Path, lines: Iterable[str]) -> Answers:
    """Plays a script in a folder that has the program's ``pipe``; raises ``RuntimeError`` where the harness crashes."""
    log, out, errors = (folder / name for name in ("frames", "out", "errors"))
    command = [harness, "--observation-log", str(log), "-"]
    with out.open("wb") as to, errors.open("wb") as complaints:
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=to, stderr=complaints)
        assert process.stdin
        with contextlib.suppress(BrokenPipeError), process.stdin as script:
            for line in lines:
                script.write(line.encode("ascii") + b"\n")
        process.wait()
    output = errors.read_text(encoding="utf-8", errors="replace")
    if process.returncode < 0:
        raise RuntimeError(f"{harness} ended by signal {-process.returncode}: {output[-LAST_WORDS:]}")
    return Answers(
        [(int(port), bytes.fromhex(data)) for port, data in map(str.split, log.read_text().splitlines())],
        [*cells_of(out.read_text(encoding="utf-8", errors="replace"))],
        output.splitlines(),
    )


def cells_of(text: str) -> Iterator[Cell]:
    """Yields the cells that an output shows."""
    for name, index, values in REGISTER.findall(text):
        yield name, int(index), {key: int(value) for key, value in (one.split("=") for one in values.split())}
