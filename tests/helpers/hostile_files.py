"""Files as a stranger would bring them, for every reader of files that people bring.

An input is a recipe in JSON: the reader's name, and pieces of text with how often each is repeated. So a file of a
megabyte is a short line of the corpus. A file is taken, or refused by a ``ValueError`` in lines, which ``Invalid`` is;
nothing else, no traceback, and not after ``MAX_S`` seconds of the processor or ``MAX_MIB`` more memory.
"""

from __future__ import annotations

import json
import random
import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import captures

from xcpr.controller.network import Network
from xcpr.experiments import contents, folders, reproduce
from xcpr.experiments.execution import status
from xcpr.io.paths import DATA, ROOT, SCENARIOS
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.results.int_telemetry import decoding
from xcpr.results.tables import tidy
from xcpr.scenarios import plan, scenario, sets
from xcpr.scenarios.flows import flow_lists, replay
from xcpr.scenarios.importers import folders as folders_of_projects
from xcpr.scenarios.importers import graphml, miniedit
from xcpr.scenarios.network import changes, topology
from xcpr.scenarios.programs import layers, own_program, p4_files
from xcpr.scenarios.table_entries import commands, entries
from xcpr.worlds import sim
from xcpr.worlds.control_plane import control
from xcpr.worlds.switch import links, switching

MAX_S = 20
"""Generous: each input takes milliseconds."""
MAX_MIB = 1024
MAX_BYTES = 1 << 20
"""Bytes of a file that is drawn."""
P4 = ROOT / "tests" / "p4"


def _load_scenario(path: Path) -> object:
    chosen = scenario.load(str(path))
    # A large topology takes as long as it is large.
    return plan.make(chosen, topology.build(chosen), 1) if len(chosen.nodes) < 50 else chosen


def _load_set(path: Path) -> object:
    return [run.scenario() for run in sets.load(str(path)).runs[:3]]


def _load_program(path: Path) -> object:
    program = own_program.OwnProgram(path, entries.Entries())
    return program.p4_program, program.warnings, program.versions, layers.find(program.text)


def _read_project(path: Path) -> object:
    return folders_of_projects.read_folder(path.parent)


def _read_p4info(path: Path) -> object:
    return p4_files.load(P4 / "features.json", path)


@cache
def _network() -> Network:
    return topology.build(scenario.load("demo")).network


def _read_entries(kind: str) -> Callable[[Path], object]:
    return lambda path: commands.FILES[kind](path, _features(), _network(), _network().routers[0])


def _load_with_entries(path: Path) -> object:
    return scenario.load("demo", [f"router.program={P4 / 'features.json'}", f"router.entries={path}"])


def _read_plan(path: Path) -> object:
    made = control.own_program_goals(str(path), []), links.place(path, "r1")
    return made, control.load(str(path))


def _load_result(path: Path) -> object:
    made = result.load(path)
    for rows in tidy.ROWS:
        if made.has_series or rows not in tidy.OVER_TIME:
            tidy.put_together([made], rows)
    return made, contents.identify(path.parent)


def _read_set_folder(path: Path) -> object:
    return contents.identify(path.parent), folders.groups(path.parent), reproduce.load_manifest(path.parent)


@cache
def _features() -> Any:
    return p4_files.load(P4 / "features.json")


@cache
def _result_text() -> str:
    chosen = scenario.load("demo", ["duration=200 ms", "flows.main.count=1"])
    made = sim.execute(chosen, 1, "demo")
    made.totals.cpu_s = made.totals.wall_s = 1.0  # a corpus counts the text's characters
    made.versions.clear()
    return result.encode(made).decode()


@cache
def _plan_text() -> str:
    chosen = scenario.load("demo")
    return json.dumps(plan.make(chosen, topology.build(chosen), 1))


SET = (
    'title = "t"\nbase = "demo"\n[matrix]\nrow = ["a"]\n[axes.row]\na = {label = "a", scenario = {duration = "1 s"}}\n'
)
MANIFEST = {
    "schema": reproduce.SCHEMA,
    "name": "a",
    "title": "t",
    "description": "",
    "references": [],
    "seeds": [1],
    "runs": [],
}
STATUS = {"schema": status.SCHEMA, "name": "a", "workers": 1, "runs": [{"folder": "a", "simulated_s": 1}]}
COMMANDS = "table_add MyIngress.ipv4_lpm ipv4_forward 10.0.1.1/32 => 08:00:00:00:01:11 1\nmirroring_add 5 1\n"
RUNTIME = {"target": "bmv2", "table_entries": [{"table": "t", "match": {"a": [1, 2]}, "action_params": {"p": 1}}]}
FLOW_RULES = {
    "flows": [
        {
            "deviceId": "device:r1",
            "tableId": "exact_table",
            "isPermanent": True,
            "selector": {"criteria": [{"type": "PROTOCOL_INDEPENDENT", "matches": [{"field": "a", "match": "exact"}]}]},
            "treatment": {"instructions": [{"type": "PROTOCOL_INDEPENDENT", "subtype": "ACTION", "actionId": "drop"}]},
        }
    ]
}
UPDATES = (
    'updates { type: INSERT entity { table_entry { table_id: 1 match { field_id: 1 exact { value: "\\001" } } } } }\n'
)


INT_FRAME = bytes.fromhex(
    "0200000000020200000000010800"  # Ethernet
    "455c004000010000400600000a0001010a000202"  # IPv4, DSCP 0x17
    "04d2005000000000000000005002200000000000"  # TCP
    "10050000200001072000000000000000"  # shim header, INT-MD
    "0000000200000001"  # two hops
)
"""A segment with INT-MD: the source's and another hop's latency."""
NODE_LINK = {"graph": {}, "nodes": [{"id": "a"}, {"id": 5}], "links": [{"source": "a", "target": 5}]}
MINIEDIT = {
    "hosts": [{"x": "1", "y": "2", "opts": {"hostname": "h1", "ip": "10.0.0.1"}}],
    "switches": [{"opts": {"hostname": "s1"}}],
    "links": [{"src": "h1", "dest": "s1", "opts": {"bw": 5, "delay": "3ms"}}],
}
SNDLIB = """<network xmlns="http://sndlib.zib.de/network"><meta><unit>MBITPERSEC</unit></meta><networkStructure>
<nodes coordinatesType="geographical"><node id="a"><coordinates><x>1</x><y>2.5</y></coordinates></node>
<node id="b"/></nodes><links><link><source>a</source><target>b</target><preInstalledModule><capacity>9</capacity>
</preInstalledModule></link></links></networkStructure></network>"""
EXERCISE = {
    "hosts": {"h1": {"ip": "10.0.1.1/24", "mac": "08:00:00:00:01:11", "commands": ["route add default gw 10.0.1.10"]}},
    "switches": {"s1": {"runtime_json": "s1-runtime.json", "cpu_port": 255}},
    "links": [["h1", "s1-p1", "5ms", 10]],
}
P4APP = {
    "topology": {
        "assignment_strategy": "mixed",
        "links": [["h1", "s1", {"bw": 5, "port2": 3}]],
        "hosts": {"h1": {"defaultRoute": "via 10.0.1.10"}},
        "switches": {"s1": {"device_id": 3}},
    },
}


@dataclass(frozen=True)
class Reader:
    """A reader of files."""

    module: str
    """The module that calls ``xcpr.io.input_files``."""
    read: Callable[[Path], object]
    name: str
    """The name of its file."""
    sample: Callable[[], str]
    """A file that it takes, or nearly takes."""


def _of(path: Path) -> Callable[[], str]:
    return lambda: path.read_text(encoding="utf-8")


READERS = {
    "scenario": Reader("xcpr.scenarios.scenario", _load_scenario, "it.toml", _of(SCENARIOS / "zoo.toml")),
    "set": Reader("xcpr.scenarios.sets", _load_set, "it.toml", lambda: SET),
    "entries": Reader(
        "xcpr.scenarios.table_entries.entries",
        _load_with_entries,
        "it.toml",
        lambda: '[rows.a]\ntable = "t"\naction = "b"\n',
    ),
    "kind of entries": Reader("xcpr.scenarios.table_entries.entries", entries.entry_file_kind, "it", lambda: COMMANDS),
    "commands": Reader(
        "xcpr.scenarios.table_entries.cli_commands", _read_entries("commands"), "it.txt", lambda: COMMANDS
    ),
    "runtime JSON": Reader(
        "xcpr.scenarios.table_entries.runtime_json",
        _read_entries("runtime_json"),
        "it.json",
        lambda: json.dumps(RUNTIME),
    ),
    "flow rules": Reader(
        "xcpr.scenarios.table_entries.onos_flow_rules",
        _read_entries("flow_rules"),
        "it.json",
        lambda: json.dumps(FLOW_RULES),
    ),
    "WriteRequest": Reader(
        "xcpr.scenarios.table_entries.commands", _read_entries("p4runtime"), "it.txtpb", lambda: UPDATES
    ),
    "program": Reader("xcpr.scenarios.programs.p4_files", _load_program, "it.json", _of(P4 / "features.json")),
    "P4Info": Reader("xcpr.scenarios.programs.p4_files", _read_p4info, "it.txtpb", _of(P4 / "features.p4info.txtpb")),
    "P4Info in JSON": Reader(
        "xcpr.scenarios.programs.p4_files", _read_p4info, "it.json", lambda: '{"pkgInfo": {"name": "a"}}'
    ),
    "GraphML": Reader("xcpr.scenarios.importers.graphml", graphml.read, "it.graphml", _of(DATA / "cities.graphml")),
    "GML": Reader(
        "xcpr.scenarios.importers.graph_files",
        graphml.read,
        "it.gml",
        lambda: 'graph [ node [ id 0 label "a" ] node [ id 1 ] edge [ source 0 target 1 LinkSpeedRaw 1e9 ] ]',
    ),
    "node-link JSON": Reader(
        "xcpr.scenarios.importers.graph_files",
        graphml.read,
        "it.json",
        lambda: json.dumps(NODE_LINK),
    ),
    "SNDlib": Reader("xcpr.scenarios.importers.graphml", graphml.read, "it.xml", lambda: SNDLIB),
    "MiniEdit": Reader("xcpr.scenarios.importers.miniedit", miniedit.read, "it.mn", lambda: json.dumps(MINIEDIT)),
    "exercise": Reader(
        "xcpr.scenarios.importers.tutorials", _read_project, "topology.json", lambda: json.dumps(EXERCISE)
    ),
    "p4app.json": Reader("xcpr.scenarios.importers.p4app", _read_project, "p4app.json", lambda: json.dumps(P4APP)),
    "trace": Reader(
        "xcpr.scenarios.network.changes", lambda path: changes.mahimahi(path, 10**8), "it.trace", lambda: "1\n5\n900\n"
    ),
    "capture": Reader(
        "xcpr.scenarios.flows.pcap_files",
        replay.read_captured,
        "it.pcap",
        lambda: captures.write_pcap([(0, b"abc"), (9, b"d" * 60)]).decode("ascii", "surrogateescape"),
    ),
    "capture with INT": Reader(
        "xcpr.results.int_telemetry.decoding",
        decoding.decode_int,
        "it.pcap",
        lambda: captures.write_pcap([(0, INT_FRAME), (9, b"d" * 60)]).decode("ascii", "surrogateescape"),
    ),
    "flow list": Reader(
        "xcpr.scenarios.flows.flow_lists",
        lambda path: flow_lists.read_groups(path, "main", {}),
        "it.csv",
        lambda: "start_ms,source,destination,bytes,transport\n0,h1,h2,9 kB,cubic\n1,h2,h1,1000,\n",
    ),
    "plan": Reader("xcpr.scenarios.plan", _read_plan, "it.json", _plan_text),
    "links": Reader(
        "xcpr.worlds.switch.links",
        lambda path: links.native(links.load(path, {1, 2})),
        "it.toml",
        lambda: '[ports.1]\nrate = "1 Mbit/s"\nqueue.limit = "9 packets"\n',
    ),
    "permits": Reader(
        "xcpr.worlds.switch.switching", switching.permits, "it.toml", lambda: '[controllers.a]\nroles = ["r"]\n'
    ),
    "network": Reader(
        "xcpr.worlds.control_plane.control",
        lambda path: control.own_program_goals(str(path), []),
        "it.toml",
        lambda: '[routers.r1]\naddress = "127.0.0.1:9559"\n[routers.r1.ports.1]\n',
    ),
    "certificate": Reader(
        "xcpr.worlds.control_plane.control",
        lambda path: control.tls(path, None, None),
        "it.pem",
        lambda: "-----BEGIN CERTIFICATE-----\n",
    ),
    "result": Reader("xcpr.results.documents", _load_result, "result.json", _result_text),
    "set of results": Reader(
        "xcpr.results.documents", _read_set_folder, reproduce.MANIFEST, lambda: json.dumps(MANIFEST)
    ),
    "status": Reader(
        "xcpr.experiments.execution.status",
        lambda path: status.load_statuses(path.parent),
        status.PLAN,
        lambda: json.dumps(STATUS),
    ),
}
OTHERS = {
    "xcpr.scenarios.flows.scripts": "the hash of a program, of which nothing is shown",
    "xcpr.scenarios.flows.sizes": "it reads a file of the package",
    "xcpr.experiments.catalogue.__init__": "it reads a file of the package",
    "xcpr.experiments.papers": "it reads files of the package",
    "xcpr.experiments.reports.report": "it puts pictures into a page, and parses nothing",
    "xcpr.experiments.execution.batch": "it compares a text, and parses nothing",
    "xcpr.commands.realtime.hosts": "the plan is Rust's to parse, which refuses levels and numbers (serde_json)",
    "xcpr.scenarios.programs.stf": "it takes texts, and a program as p4_files has it",
    "xcpr.scenarios.sweeps": "it parses words of the command line",
    "xcpr.scenarios.importers.folders": "it looks whether a file is there",
    "xcpr.scenarios.importers.network_api": "it looks whether a file is a script",
    "xcpr.scenarios.importers.project": "it looks whether a file is there",
    "xcpr.scenarios.importers.imported": "it parses what a program prints that the user allows",
}
"""The modules that call ``xcpr.io.input_files`` without a reader here, and why."""

SIGNS = (
    *"[]{}(<\"'\\#\n\r .-_=,:",
    *('"""', "'''", "\\u0000", "\\u001b", "//", "=> ", "&&&", "->", "\0", "\x7f", "\x9b", "\ufeff"),
    *("\u202e", "\x1b[31m", "é"),
)  # fmt: skip
NUMBERS = ("9", "0x9", "1e", "e9", "inf", "nan", "NaN", "null", "true", "1e400", "9" * 40, "9 s", "1 Gbit/s")
MARKUP = ("<a>", "</a>", "<a ", "&x;", '<!DOCTYPE a [<!ENTITY x "y">]>', "<![CDATA[", "<!--")
WORDS = ("a", "a.", "a=1\n", "[a]\n", "[[a]]\n", '"a":', '{"a":', "[1,", "k = [", "updates <", "a {", "a:")
PIECES = (*SIGNS, *NUMBERS, *MARKUP, *WORDS, "table_add ", "table_ad x\n", "/dev/zero")
"""Texts that a file repeats: the pieces of a recipe."""
OF_READER = (
    "no such file",
    "can't be read",
    "is no text in",
    "must have at most",
    "must have numbers",
    "must have keys",
)
OF_FORMAT = (
    "is no readable TOML",
    "is no JSON",
    "is no readable GraphML",
    "is no readable GML",
    "is no readable SNDlib XML",
    "is no P4Info",
    "is no plan",
)
OF_ENTRIES = ("is no BMv2 JSON", "is no WriteRequest", "is no file of entries", "is no xcpr-", "is no command")
OF_KEYS = ("must have keys", "must have names", "unknown key", "is missing", "must be absent", "must be", "must have")
PHRASES = (*OF_READER, *OF_FORMAT, *OF_ENTRIES, *OF_KEYS, "is not possible here")
"""The parts of messages that tell outcomes apart: others are those of Python's version."""


def draw(chance: random.Random) -> str:
    """Draws a recipe: a sample with a hostile piece in the place of some of it, or hostile pieces alone."""
    name = chance.choice([*READERS])
    pieces: list[Any] = []
    if chance.random() < 0.7:
        length = len(READERS[name].sample())
        begin = chance.randrange(length + 1)
        end = begin + chance.choice((0, 0, 1, 5, 50, length))
        pieces = [[0, begin], *_hostile(chance), [min(end, length), length]]
    else:
        pieces = list(_hostile(chance))
    return json.dumps([name, pieces])


def _hostile(chance: random.Random) -> Iterator[tuple[str, int]]:
    for _ in range(chance.randint(1, 3)):
        yield (
            chance.choice(PIECES),
            int(10 ** chance.uniform(0, 5.5)) if chance.random() < 0.5 else chance.randint(1, 3),
        )


def write(recipe: str, path: Path) -> None:
    """Writes the file of a recipe: texts with how often they stand there, and parts of the sample from one character
    to another."""
    name, pieces = json.loads(recipe)
    sample = READERS[name].sample()
    text = "".join(sample[one:other] if isinstance(one, int) else (one * other)[:MAX_BYTES] for one, other in pieces)[
        : 2 * MAX_BYTES
    ]
    path.write_bytes(text.encode(errors="surrogateescape"))


def _feed(reader: Reader, path: Path) -> str | None:
    """Returns the first line of a reader's error; None where it takes the file."""
    try:
        reader.read(path)
    except ValueError as refused:
        # A subclass is an error of Python's: of an encoding, or of JSON.
        if type(refused) in (ValueError, Invalid, p4_files.Unmade):
            return str(refused).splitlines()[0]
        raise
    return None


def judge(recipe: str) -> str:
    """Feeds a recipe's file to its reader, and returns the outcome; fails where it is no error in lines, or late."""
    reader = READERS[json.loads(recipe)[0]]
    before_s, before_kib = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / reader.name
        write(recipe, path)
        refused = _feed(reader, path)
    outcome = "taken" if refused is None else next((one for one in PHRASES if one in refused), "refused otherwise")
    took_s = time.process_time() - before_s
    more_mib = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before_kib) / 1024
    assert took_s < MAX_S and more_mib < MAX_MIB, f"{took_s:.1f} s, {more_mib:.0f} MiB"
    return f"{reader.module.removeprefix('xcpr.')}, {json.loads(recipe)[0]}: {outcome}"
