"""docs/data/limits.md has every limit of the sources that a stranger may run into, with the number of the source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from xcpr.io.paths import ROOT

PAGE = (ROOT / "docs" / "data" / "limits.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| (?P<limit>.+) \| (?P<value>[\d,]+)(?: (?P<unit>\w+))? \| `(?P<path>\S+)` `(?P<name>\w+)` \|$", re.M
)
UNITS = {None: 1, "s": 1, "days": 86_400, "KiB": 2**10, "MiB": 2**20}
CONSTANT = re.compile(
    r"^[ \t]*(?:pub(?:\(\w+\))? )?(?:const |static )?(?P<name>[A-Z][A-Z0-9_]*)(?:: (?P<type>[\w:<>]+))?"
    r" = (?:[\w:]+\()?(?P<value>0x[\dA-Fa-f]+|[\d_ *<.()e-]*\d)\)?;?$",
    re.M,
)
"""A constant that is a number, in Python and in Rust. One that is made of other constants has its limit from them."""
BOUND = re.compile(r"(?:^|_)(?:MAX|MOST|LONGEST|PATIENCE|WITHIN|DEADLINE|QUOTA|KEEPALIVE|ROOM)(?:_|$)")
"""The words by which the sources name a limit."""
SKIPPED = re.compile(r"/tests?/|tests\.rs$|/benches/|/examples/|build\.(?:rs|py)$|^crates/(?:fuzz|packetdrill|bench)/")
FOLDERS = {
    "hosts/src/tcp/cc/": "parameters of congestion controllers, from their papers",
    "hosts/src/tcp/psockets/": "parameters of an algorithm and its options",
    "xcpr/experiments/": "the length of reports, and how often a killed task is begun again",
    "xcpr/figures/run.py": "the length of a report",
    "xcpr/figures/topology.py": "the names in a picture",
    "xcpr/commands/": "the lines and columns of messages",
    "mininet/": "the names of interfaces and files that Linux takes, and the patience of a test bed",
}
"""Constants by their folder that bound nothing of a stranger's, and what they are."""
NUMBERS = "numbers of a protocol or of hardware, which nothing larger can name"
REPORTED = "the length of a report"
PACING = "how often a loop looks around, or how much it does at once"
OTHERS = {
    "xcpr/p4runtime/entities/meters.py": ("MAX_BURST", NUMBERS),
    "xcpr/p4runtime/entities/replication.py": ("MAX_PORT MAX_INSTANCE MAX_SESSION MAX_GROUP", NUMBERS),
    "xcpr/p4runtime/entities/profiles.py": ("MAX_WEIGHT", NUMBERS),
    "xcpr/p4runtime/server/server.py": ("MAX_PORT MAX_WAIT_S", "ports, and pacing"),
    "xcpr/io/units.py": ("MAX_CODEPOINT", NUMBERS),
    "xcpr/worlds/scripts/scapy_sockets.py": ("MAX_FRAME_BYTES", NUMBERS),
    "xcpr/worlds/observe/traces.py": ("MAX_FRAME_BYTES", NUMBERS),
    "xcpr/worlds/observe/trace_text.py": ("MAX_DECIMAL_BITS", REPORTED),
    "xcpr/worlds/observe/moments.py": ("MAX_PORTS", REPORTED),
    "xcpr/scenarios/programs/own_program.py": ("MAX_CELLS", "cells that are sampled unless a scenario names others"),
    "xcpr/scenarios/flows/frames.py": ("MAX_FRAME_BYTES", NUMBERS),
    "xcpr/scenarios/flows/pcap_files.py": ("MAX_PACKET_BYTES", NUMBERS),
    "xcpr/scenarios/network/time_to_live.py": (
        "MAX_TTL MAX_NAMED_FLOWS",
        "a protocol's number, and the length of a message",
    ),
    "xcpr/scenarios/network/ports.py": ("MAX_PORT", NUMBERS),
    "xcpr/scenarios/table_entries/cli_updates.py": ("MAX_PRIORITY", NUMBERS),
    "xcpr/scenarios/scenario.py": ("MAX_TITLE_OVERRIDES", "the length of a title"),
    "xcpr/scenarios/sets.py": (
        "MAX_SEED MAX_NAME MAX_RUN_NAME",
        "numbers and names that a file can have",
    ),
    "xcpr/scenarios/importers/graphml.py": ("MAX_RATE_BPS", NUMBERS),
    "xcpr/scenarios/programs/controllers.py": ("MAX_TCP_PORT", NUMBERS),
    "xcpr/scenarios/importers/p4app.py": ("MAX_HOST_NUMBER", NUMBERS),
    "xcpr/scenarios/schema/python_classes.py": ("MAX_INLINE_NAMES", "the form of a type that is written"),
    "xcpr/scenarios/network/graph.py": ("MAX_PORTS MAX_DEFAULT_ACCESS_BPS", NUMBERS),
    "xcpr/results/tables/run_tables.py": ("MAX_CAPTURED MAX_OUTPUT_LINES", REPORTED),
    "xcpr/scenarios/flows/pings.py": ("MAX_PAYLOAD_BYTES", NUMBERS),
    "xcpr/results/checks.py": ("MAX_COUNT", NUMBERS),
    "crates/codes/src/spec.rs": ("MAX_SYMBOLS", NUMBERS),
    "crates/engine/src/load/tracing.rs": ("MAX_DEPTH", "the length of an expression in a trace"),
    "crates/engine/src/native/mod.rs": ("MAX_LIVE", "longer programs are interpreted, as with MAX_OPS"),
    "crates/engine/src/load/recent.rs": ("MAX_PROGRAMS", "programs that are remembered for the next run"),
    "crates/link/src/channel.rs": ("MAX_AT_OLD_RATE", "a model's parameter"),
    "crates/link/src/queue/class.rs": ("MAX_CLASSES", NUMBERS),
    "crates/realtime/src/grain.rs": ("MAX_GRAIN", PACING),
    "crates/realtime/src/socket.rs": ("MAX_WAIT_S", PACING),
    "crates/sim/src/nodes/arp.rs": ("MAX_REQUESTS", "a protocol's parameter, Linux's"),
    "crates/switch/src/packet/af_packet/send.rs": ("MAX_BATCH_FRAMES", PACING),
    "hosts/sockets/src/experiment/kernel.rs": ("MAX_CALLS", PACING),
    "hosts/sockets/src/io/filter.rs": ("MAX_COMPARISONS", "without a filter the process picks packets itself"),
    "hosts/sockets/src/transfer/over_udp/connection.rs": ("TCP_RTO_MAX_MS", "the number of a socket option"),
    "hosts/sockets/src/transfer/mod.rs": ("MAX_RTO", "a protocol's parameter"),
    "hosts/src/app/sizes.rs": ("MAX_SIZE_BYTES", "a draw of a model"),
    "hosts/src/app/on_off.rs": ("MAX_NS", "a draw of a model"),
    "hosts/src/flow/config.rs": ("MAX_HEADER_LEN", NUMBERS),
    "hosts/src/udp/fobs/options.rs": ("MAX_PACKETS", "an option's largest value"),
    "hosts/src/udp/rudp/options.rs": ("MAX_PACKETS", "an option's largest value"),
    "hosts/src/tcp/receiver/mod.rs": ("MAX_REPEATS", "a protocol's parameter (RFC 9293)"),
    "hosts/src/tcp/rtt.rs": ("MAX_RTO", "a protocol's parameter (RFC 6298)"),
    "hosts/src/udp/sabul/mod.rs": ("MAX_NUMBERS", "numbers in a packet"),
    "hosts/src/udp/sabul/rate.rs": ("MAX_INTERVAL_NS", "a protocol's parameter"),
    "hosts/src/tcp/sender/handshake.rs": ("MAX_WINDOW_SCALE", NUMBERS),
    "hosts/src/udp/ttp/control.rs": ("MAX_BPS", "a protocol's parameter"),
    "hosts/src/udp/ttp/sender.rs": ("MAX_LOSS", "a protocol's parameter"),
    "hosts/src/udp/udt/control.rs": ("MAX_DECREASES", "a protocol's parameter"),
    "hosts/src/wire/hpcc.rs": ("MAX_HOPS", NUMBERS),
    "hosts/src/wire/tcp.rs": ("MAX_SACK_BLOCKS", NUMBERS),
}
"""Constants by their file that bound nothing of a stranger's, and why."""


class Constant(NamedTuple):
    """A number with a name in a source."""

    path: str
    name: str
    value: float


def constants(path: str) -> Iterator[Constant]:
    """Yields the numbers that constants of a Python or Rust source have."""
    text = re.split(r"\n#\[cfg\(test\)\]\nmod \w+ \{", (ROOT / path).read_text(encoding="utf-8"))[0]
    for found in CONSTANT.finditer(text):
        yield Constant(path, found["name"], eval(found["value"]))  # digits and operators alone


def read_constant(path: str, name: str) -> float:
    """Returns the number that a constant of a source has."""
    found = [one.value for one in constants(path) if one.name == name]
    assert found, f"{path} has no constant {name} that is a number"
    return found[0]


def bounds() -> Iterator[Constant]:
    """Yields the constants of all sources whose names are those of limits."""
    folders = ("xcpr", "crates", "hosts", "controller", "mininet")
    paths = {
        path.relative_to(ROOT).as_posix()
        for folder in folders
        for suffix in ("py", "rs")
        for path in (ROOT / folder).rglob(f"*.{suffix}")
        if not {"target", "data", "fixtures"} & {*path.relative_to(ROOT).parts}
    }
    for path in sorted(paths):
        if not SKIPPED.search(path) and not path.startswith("xcpr/controller/"):
            yield from (one for one in constants(path) if BOUND.search(one.name))


@pytest.mark.parametrize("row", [*ROW.finditer(PAGE)], ids=lambda row: row["name"])
def test_documented_limit_matches_the_source(row: re.Match[str]) -> None:
    assert int(row["value"].replace(",", "")) * UNITS[row["unit"]] == read_constant(row["path"], row["name"])


def test_every_row_of_the_limits_page_is_parsed() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| limit")]
    assert len([*ROW.finditer(PAGE)]) == len(rows) > 20


def is_other(one: Constant) -> bool:
    names, _ = OTHERS.get(one.path, ("", ""))
    return one.name in names.split() or any(one.path.startswith(folder) for folder in FOLDERS)


def test_every_limit_in_the_sources_is_documented() -> None:
    rows = {(row["path"], row["name"]) for row in ROW.finditer(PAGE)}
    found = [*bounds()]
    lacking = [f"{one.path} {one.name} = {one.value:,g}" for one in found if (one.path, one.name) not in rows]
    others = {f"{one.path} {one.name} = {one.value:,g}" for one in found if is_other(one)}
    hint = "docs/data/limits.md lacks rows; constants that bound nothing of strangers go to OTHERS, with the reason"
    assert len(found) > 100
    assert not [one for one in lacking if one not in others], hint


def test_every_exception_names_a_limit() -> None:
    found = {(one.path, one.name) for one in bounds()}
    listed = {(path, name) for path, (names, _) in OTHERS.items() for name in names.split()}
    assert not listed - found
    assert all(any(path.startswith(folder) for path, _ in found) for folder in FOLDERS)


@pytest.mark.parametrize(
    "line",
    ["MAX_A = 1 << 20", "pub(super) const MOST: usize = 1 << 14;", "    const PATIENCE: Span = Span::from_secs(30);"],
)
def test_constant_of_a_limit_is_recognized(line: str) -> None:
    (found,) = CONSTANT.finditer(line)
    assert BOUND.search(found["name"]) and eval(found["value"]) in (2**20, 2**14, 30)


NAMED = re.findall(r"`(\S+\.(?:py|rs))`\s+`(\w+)`", (ROOT / "docs" / "security.md").read_text(encoding="utf-8"))


def test_tests_named_in_the_threat_model_exist() -> None:
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path, _ in NAMED}
    lacking = [name for path, name in NAMED if not re.search(rf"^\s*(?:def|fn) {name}\(", sources[path], re.M)]
    assert len(NAMED) > 40
    assert not lacking
