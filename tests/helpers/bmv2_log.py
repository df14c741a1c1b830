"""One frame through BMv2's simple_switch, and what its log says of it, in the words of our traces.

The switch reads frames from files (``--use-files``), so that neither interfaces nor root are needed. Entries stand in
the program's JSON as its own.
"""

from __future__ import annotations

import copy
import json
import re
import socket
import struct
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from xcpr.experiments import runs
from xcpr.io.paths import ROOT
from xcpr.scenarios import plan
from xcpr.scenarios.network.topology import build
from xcpr.worlds.observe import traces

SAMPLE = ROOT / "tests/samples/trace-beside-bmv2.txt"
"""The return of ``beside``, with BMv2; ``python tests/helpers/bmv2_log.py`` writes it anew."""
SCENARIO, PACKET = "demo", "main0:40"
PROGRAM = "simple_switch"
ETHERNET = 1
WAIT_S = 60.0
END = re.compile(r"Transmitting packet of size|Dropping packet at the end of")
STARTED = "Thrift server was started"
STEP = re.compile(r"\] \[[TD]\] ")
"""The level of the lines that a build with ``ENABLE_LOGGING_MACROS=OFF`` leaves out: trace and debug."""


class LogsNoSteps(Exception):
    """This machine's BMv2 was built without its logging macros, so that its log has no step of a packet."""


Fact = tuple[str, ...]
"""A step's kind, the name of what it is about, and more, depending on the kind."""

_PATTERNS: Sequence[tuple[str, re.Pattern[str]]] = (
    ("state", re.compile(r"Parser '\w+' entering state '([^']+)'")),
    ("extract", re.compile(r"Extracting header '([^']+)'")),
    ("table", re.compile(r"Table '([^']+)': (hit|miss)")),
    ("action", re.compile(r"Action entry is (\S*) - ?([0-9a-f,]*)")),
    ("condition", re.compile(r"Condition .*\((node_\d+)\) is (true|false)")),
    ("emit", re.compile(r"Deparsing header '([^']+)'")),
)


def with_entries(program: str, entries: Sequence[Mapping[str, Any]]) -> str:
    """Returns a program's JSON with a plan's entries as the tables' own."""
    made = copy.deepcopy(json.loads(program))
    actions = {action["name"]: action for action in made["actions"]}
    tables = {table["name"]: table for pipeline in made["pipelines"] for table in pipeline["tables"]}
    types = {kind["name"]: kind["fields"] for kind in made["header_types"]}
    headers = {header["name"]: types[header["header_type"]] for header in made["headers"]}

    def pad(target: Sequence[str], value: str) -> str:
        """Writes a value with all bytes of its field."""
        header, name = target
        bits = next(width for field, width, *_ in headers[header] if field == name)
        return f"0x{int(value, 16):0{(bits + 7) // 8 * 2}x}"

    for entry in entries:
        table, action = tables[entry["table"]], actions[entry["action"]]
        keys = []
        for key in table["key"]:
            ((kind, value),) = entry["match"][key["name"]].items()
            if kind == "lpm":
                written = pad(key["target"], value["value"])
                keys.append({"match_type": kind, "key": written, "prefix_length": value["prefix_len"]})
            else:
                keys.append({"match_type": kind, "key": pad(key["target"], value["value"])})
        data = [entry["params"][parameter["name"]] for parameter in action["runtime_data"]]
        table.setdefault("entries", []).append(
            {"match_key": keys, "action_entry": {"action_id": action["id"], "action_data": data}, "priority": 1}
        )
    return json.dumps(made)


def log_of(program: str, frame: bytes, port: int, others: Sequence[int], folder: Path) -> list[str]:
    """Runs a frame that comes by a port through a switch of its own; returns the lines of its log.

    Raises ``LogsNoSteps`` where the switch has started, and has logged no line of these levels.
    """
    head = struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, ETHERNET)
    for number in (port, *others):
        record = struct.pack("<IIII", 0, 0, len(frame), len(frame)) + frame if number == port else b""
        (folder / f"port{number}_in.pcap").write_bytes(head + record)
    (folder / "program.json").write_text(program)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        thrift = probe.getsockname()[1]
    log = folder / "log"
    command = [PROGRAM, "--use-files", "1", "--log-console", "--thrift-port", str(thrift)]
    command += [word for number in (port, *others) for word in ("-i", f"{number}@{folder}/port{number}")]
    with log.open("w") as out:
        switch = subprocess.Popen([*command, str(folder / "program.json")], stdout=out, stderr=subprocess.STDOUT)
    try:
        give_up = time.monotonic() + WAIT_S
        while not END.search(lines := log.read_text()):
            assert switch.poll() is None, lines[-2000:]
            # Reading its program alone has BMv2 log at these levels, before it starts to serve.
            if STARTED in lines and not STEP.search(lines):
                raise LogsNoSteps
            assert time.monotonic() < give_up, lines[-2000:]
            time.sleep(0.05)
    finally:
        switch.kill()
        switch.wait()
    return log.read_text().splitlines()


def read_facts(lines: Sequence[str]) -> list[tuple[Fact, str]]:
    """Returns the parser's states, headers, tables, actions, conditions and the deparser's headers of a log, each with
    the words of the log."""
    found: list[tuple[Fact, str]] = []
    for line in lines:
        for kind, pattern in _PATTERNS:
            if match := pattern.search(line):
                found.append((_fact(kind, match), line[match.start() :].strip().rstrip(",- ")))
    return found


def _fact(kind: str, match: re.Match[str]) -> Fact:
    if kind != "action":
        return (kind, *match.groups())
    name, data = match.groups()
    return (kind, name, *(f"0x{int(word, 16):x}" for word in data.split(",") if word.strip()))


def list_facts(steps: Sequence[Mapping[str, Any]]) -> list[Fact]:
    """Returns the same of a trace of ours, until the packet itself has left."""
    found: list[Fact] = []
    for step in steps:
        match step["step"]:
            case "state":
                found.append(("state", step["name"]))
            case "extract" | "emit" as kind:
                found.append((kind, step["header"]))
            case "condition":
                found.append(("condition", step["name"], "true" if step["holds"] else "false"))
            case "table":
                found.append(("table", step["name"], "hit" if step["hit"] else "miss"))
                found.append(("action", step["action"] or "", *(parameter["value"] for parameter in step["params"])))
            case "leaves" | "dropped":
                break
    return found


def trace_sample() -> tuple[bytes, traces.Trace, Mapping[str, Any], str]:
    """Returns packet 40 of a run's flow as a frame, its trace at the first router, that router's plan and its
    program."""
    scenario = runs.find(SCENARIO, ()).scenario
    planned = plan.make(scenario, build(scenario), 1, series=False)
    seen = traces.trace_packet(scenario, 1, PACKET).made
    frame = bytes.fromhex(seen["bytes"]).ljust(seen["length_bytes"], b"\0")
    return (
        frame,
        traces.trace_packet(scenario, 1, frame.hex(), port=seen["port"]),
        planned["routers"][0],
        scenario.compiled.text,
    )


def compare_with_bmv2(folder: Path) -> str:
    """Returns each step of the packet in our words, and below it in those of BMv2's log."""
    frame, trace, router, program = trace_sample()
    links = sorted({int(entry["params"]["port"], 16) for entry in router["entries"] if "port" in entry["params"]})
    port = trace.made["port"]
    log = log_of(with_entries(program, router["entries"]), frame, port, [one for one in links if one != port], folder)
    logged, own = read_facts(log), list_facts(trace.steps)
    assert [fact for fact, _ in logged] == own, "the log and the trace differ"
    return "".join(f"xcpr  {format_fact(fact)}\nBMv2  {words}\n" for fact, words in logged)


def format_fact(fact: Fact) -> str:
    """Returns a fact as a line."""
    return " ".join(fact)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        SAMPLE.write_text(compare_with_bmv2(Path(made)), encoding="utf-8")
