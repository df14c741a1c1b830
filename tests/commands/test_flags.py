"""Every flag of xcpr has a test, and takes effect or is refused by its name (docs/inputs.md, "Flags")."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import certificates
import pytest
import typer
from typer.testing import CliRunner

from xcpr import _native
from xcpr.commands import cli
from xcpr.experiments import reproduce, runs
from xcpr.io import former_names
from xcpr.io.paths import COMPILED, DOCS, ROOT
from xcpr.io.schema import write
from xcpr.results import result
from xcpr.scenarios import plan
from xcpr.scenarios.network import topology
from xcpr.worlds.control_plane import own_control
from xcpr.worlds.observe import traces

HERE = "commands/test_flags.py"
SHORT = ["--set", "duration=200 ms", "--set", "flows.main.count=1"]

CLI, LIVE, METRICS = "commands/test_cli.py", "commands/test_live.py", "commands/test_metrics.py"
SETS, CLUSTER, STYLES, TIDY = (
    f"{name}.py"
    for name in ("experiments/test_own_sets", "experiments/test_cluster", "results/test_styles", "results/test_tidy")
)
TRACE, PORTS, TRANSFER = "p4src/test_trace.py", "switch/test_ports.py", "switch/test_transfer.py"
OVER_UDP, CONTROL, SWITCHES = (
    "switch/test_transfer_over_udp.py",
    "controller/test_control.py",
    "controller/test_control_switches.py",
)
PATHS = "p4src/test_path_trace.py"
INT = "results/test_int_telemetry.py"
PROJECTS = "scenarios/test_project_folders.py"
SCRIPTS = "scenarios/test_scripts.py"
MATERIAL = "commands/test_material.py"
TWO, KERNEL, MININET = "helpers/two_routers.py", "switch/test_kernel_xcp.py", "mininet/test_mininet.py"

TESTED: dict[str, dict[str, str]] = {
    "run": {
        "--seed": "fuzz/guided.py", "--set": CLI, "--out": CLI, "--world": MININET, "--switch": MININET, "--cli": HERE,
        "--threads": "experiments/test_threads.py", "--live": LIVE, "--pace": LIVE, "--pcap": MININET,
        "--pcap-headers": HERE, "--script": SCRIPTS, "--force": SETS, "--allow-python": "switch/test_strangers.py",
        "--strict": HERE, "--quiet": CLUSTER, "--json": SETS,
    },
    "check": {"--set": "commands/test_check.py", "--allow-python": HERE},
    "import": {"--out": PROJECTS, "--allow-python": PROJECTS, "--force": PROJECTS},
    "trace": {
        "--scenario": TRACE, "--at": TRACE, "--port": TRACE, "--length": TRACE, "--to-sender": HERE,
        "--steps": PATHS, "--variables": HERE, "--out": PATHS, "--seed": HERE, "--set": TRACE, "--json": TRACE,
    },
    "int": {
        "--dscp": INT, "--port": INT, "--probe-marker": INT, "--report-port": INT, "--before-tcp-options": INT,
        "--csv": INT, "--json": INT,
    },
    "reproduce": {
        "--seeds": CLI, "--set": SETS, "--force": SETS, "--out": "results/test_artefacts.py", "--workers": CLI,
        "--cluster": HERE, "--quiet": "results/test_artefacts.py", "--json": SETS,
    },
    "sweep": {
        "--force": SETS, "--seeds": SETS, "--set": SETS, "--out": CLUSTER, "--totals": CLUSTER, "--workers": CLUSTER,
        "--cluster": CLUSTER, "--allow-python": HERE, "--quiet": CLUSTER, "--json": SETS,
    },
    "compare": {"--force": SETS, "--out": HERE, "--quiet": HERE, "--json": SETS},
    "report": {"--style": STYLES, "--width": STYLES, "--height": HERE, "--font": STYLES},
    "status": {"--json": "experiments/test_status.py"},
    "table": {"--rows": TIDY, "--parquet": TIDY, "--qlog": "results/test_qlog.py"},
    "docs": {},
    "playground": {"--out": MATERIAL, "--force": MATERIAL},
    "exercises": {},
    "dissector": {},
    "schema": {"--python": "scenarios/test_python_classes.py"},
    "list": {"--json": CLI},
    "doctor": {"--json": "commands/test_doctor.py"},
    "control": {
        "--router": HERE, "--target": HERE, "--telemetry": CONTROL, "--epoch": PORTS, "--backup": HERE,
        "--live": LIVE, "--no-live": TWO, "--ready-file": CONTROL, "--metrics": TWO, "--report-fd": HERE,
        "--tls-ca": HERE, "--tls-cert": HERE, "--tls-key": HERE,
    },
    "send": {
        "--to": TRANSFER, "--bytes": TRANSFER, "--transport": TRANSFER, "--set": OVER_UDP, "--recovery": HERE,
        "--port": TRANSFER, "--from-port": HERE, "--packet-size": HERE, "--initial-window": HERE,
        "--max-window": HERE, "--rate": HERE, "--timeout": TRANSFER, "--resume": TRANSFER, "--secret-file": TRANSFER,
        "--json": TRANSFER,
    },
    "receive": {
        "--dir": TRANSFER, "--discard": TRANSFER, "--port": TRANSFER, "--max-size": TRANSFER,
        "--source-transfers": OVER_UDP, "--source-bytes": OVER_UDP, "--once": TRANSFER, "--secret-file": TRANSFER,
        "--metrics": "commands/test_dashboard.py", "--timeout": TRANSFER, "--json": TRANSFER,
    },
    "udp-onoff": {
        "--to": TRANSFER, "--rate": TRANSFER, "--on": TRANSFER, "--port": TRANSFER, "--from-port": TRANSFER,
        "--packet-size": TRANSFER,
    },
    "host": {"--epoch": "switch/test_host.py", "--out": "switch/test_host.py", "--report-fd": HERE},
    "switch": {
        "--interface": HERE, "--p4info": HERE, "--device-id": TWO,
        "--grpc-server-addr": TWO, "--cpu-port": HERE, "--links": PORTS,
        "--plan": HERE, "--router": HERE, "--stats": PORTS, "--metrics": TWO, "--report-fd": HERE, "--epoch": HERE,
        "--seed": HERE, "--io": PORTS, "--tls-cert": SWITCHES, "--tls-key": HERE, "--tls-client-ca": HERE,
        "--tls-permits": HERE, "--allow-plaintext": HERE,
    },
    "wire": {
        "--interface": HERE, "--links": PORTS, "--plan": HERE, "--link": HERE, "--stats": PORTS, "--metrics": HERE,
        "--epoch": PORTS, "--seed": HERE, "--io": PORTS,
    },
    "kernel up": {
        "--dev": KERNEL, "--to": KERNEL, "--transport": KERNEL, "--max-window": HERE, "--record": HERE,
        "--record-every": HERE,
    },
    "kernel status": {"--json": KERNEL},
    "kernel down": {},
}  # fmt: skip
"""By command and flag, the file below tests/ that uses the flag."""

HEX = "00" * 64
REFUSED: list[tuple[str, list[str], list[str]]] = [
    *(
        ("run", ["demo", "--world", "mininet", "--cli", *beside], ["--cli", beside[0]])
        for beside in (["--out", "x"], ["--live"], ["--pcap", "r1"], ["--strict"], ["--json"], ["--quiet"])
    ),
    ("run", ["demo", "--threads", "2", "--live"], ["--threads", "--live"]),
    ("run", ["demo", "--threads", "2", "--pcap", "r1"], ["--threads", "--pcap"]),
    ("run", ["demo", "--strict"], ["--strict", "--world mininet"]),
    ("run", ["demo", "--pace", "1"], ["--pace", "--live"]),
    ("run", ["demo", "--pcap-headers"], ["--pcap-headers", "--pcap"]),
    ("trace", ["main0:1", "--variables", "--json"], ["--variables", "--json"]),
    ("trace", ["demo", "main0:1", "--steps", "--json"], ["--steps", "--json"]),
    ("trace", ["demo", "main0:1", "--variables"], ["--variables", "--steps"]),
    ("trace", ["main0:1", "--steps"], ["--steps", "SCENARIO"]),
    ("trace", ["main0:1", "--out", "x.svg"], ["--out", "SCENARIO"]),
    ("trace", ["main0:1", "--port", "1"], ["port", "FLOW:NUMBER"]),
    ("trace", ["main0:1", "--length", "100"], ["length", "FLOW:NUMBER"]),
    ("trace", [HEX, "--port", "1", "--to-sender"], ["to_sender", "hexadecimal"]),
    ("report", [".", "--width", "3"], ["--width", "--style"]),
    ("report", [".", "--height", "3"], ["--height", "--style"]),
    ("report", [".", "--font", "sans"], ["--font", "--style"]),
    *(
        ("control", ["own.json", flag, *value], [flag, "own.json"])
        for flag, value in {
            "--target": ["bfrt"], "--backup": [], "--live": [], "--metrics": ["9000"], "--tls-ca": ["f"],
            "--tls-cert": ["f"], "--tls-key": ["f"],
        }.items()
    ),
    ("control", ["demo", "--tls-cert", "f"], ["--tls-cert", "--tls-key"]),
    ("control", ["demo", "--tls-key", "f"], ["--tls-cert", "--tls-key"]),
    ("control", ["demo", "--tls-cert", "own.json", "--tls-key", "own.json"], ["--tls-cert", "--tls-ca"]),
    ("switch", ["-i", "1@lo", "--tls-cert", "f", "--tls-key", "f", "--allow-plaintext"],
     ["--allow-plaintext", "--tls-cert"]),
    ("switch", ["-i", "1@lo", "--tls-cert", "f"], ["--tls-cert", "--tls-key"]),
    ("switch", ["-i", "1@lo", "--tls-key", "f"], ["--tls-cert", "--tls-key"]),
    ("switch", ["-i", "1@lo", "--tls-client-ca", "f"], ["--tls-client-ca", "--tls-cert"]),
    ("switch", ["-i", "1@lo", "--tls-permits", "f"], ["--tls-permits", "--tls-client-ca"]),
    ("switch", ["-i", "1@lo", "--plan", "own.json"], ["--plan", "--router"]),
    ("switch", ["-i", "1@lo", "--router", "r1"], ["--plan", "--router"]),
    ("switch", ["-i", "1@lo", "--links", "f", "--plan", "own.json", "--router", "r1"], ["--plan", "--links"]),
    ("wire", ["-i", "lo", "-i", "lo", "--links", "f", "--plan", "own.json", "--link", "l"], ["--plan", "--links"]),
    ("wire", ["-i", "lo", "-i", "lo", "--plan", "own.json"], ["--plan", "--link"]),
    ("wire", ["-i", "lo", "-i", "lo", "--link", "l"], ["--plan", "--link"]),
    ("send", ["f", "--to", "127.0.0.1", "--transport", "udt", "--recovery", "reno"], ["--recovery", "--transport udt"]),
    ("send", ["f", "--to", "127.0.0.1", "--transport", "UDT", "--initial-window", "3"],
     ["--initial-window", "--transport udt"]),
    *(
        ("send", ["f", "--to", "127.0.0.1", "--transport", name, "--max-window", "1 MB"], ["--max-window", name])
        for name in ("sabul", "rudp", "fobs", "ttp")
    ),
    ("send", ["f", "--to", "127.0.0.1", "--bytes", "1 MB"], ["file", "--bytes"]),
    ("send", ["--to", "127.0.0.1", "--bytes", "1 MB", "--resume"], ["--resume", "files"]),
    ("receive", ["--dir", "x", "--discard"], ["--dir", "--discard"]),
    ("receive", ["--discard", "--max-size", "1 MB"], ["--discard", "--max-size"]),
    ("receive", ["--discard", "--source-bytes", "1 MB"], ["--discard", "--source-bytes"]),
    ("kernel up", ["--dev", "lo", "--record-every", "1 s"], ["--record-every", "--record"]),
]  # fmt: skip
"""A command, words behind it, and the words of the refusal."""


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, (*path, name))
        else:
            yield " ".join((*path, name)), command


def flags() -> dict[str, dict[str, str]]:
    """Returns every flag with its help, by command."""
    return {
        name: {
            flag: param.help or ""
            for param in command.params
            if param.param_type_name == "option"
            for flag in (*param.opts, *param.secondary_opts)
            if flag.startswith("--") and flag != "--help"
        }
        for name, command in commands(typer.main.get_command(cli.app))
    }


def test_every_flag_has_a_test() -> None:
    assert {name: {*own} for name, own in flags().items()} == {name: {*own} for name, own in TESTED.items()}
    for name, own in TESTED.items():
        for flag, path in own.items():
            text = (ROOT / "tests" / path).read_text(encoding="utf-8").partition("REFUSED: list")[2 * (path == HERE)]
            assert re.search(rf"{flag}(?![\w-])", text), f"{path} does not use {flag} of xcpr {name}"


def test_every_flag_is_documented() -> None:
    pages = "\n".join(path.read_text(encoding="utf-8") for path in DOCS.rglob("*.md"))
    for name, own in flags().items():
        for flag, text in own.items():
            assert text.endswith("."), f"xcpr {name} {flag}: {text}"
            assert re.search(rf"{flag}(?![\w-])", pages), f"no page has {flag} of xcpr {name}"


@pytest.fixture
def plan_folder(in_tmp: Path) -> Path:
    """Makes a folder with the plan of routers that run a program of one's own."""
    program = ROOT / "p4src/compiled/counting_router.json"
    chosen = runs.find("demo", [f"router.program={program}", "flows.main.transport=cubic"]).scenario
    built = topology.build(chosen)
    made = own_control.add_initial_state(chosen, built, plan.make(chosen, built, 1))
    (in_tmp / "own.json").write_text(json.dumps(made))
    return in_tmp


@pytest.mark.parametrize(("command", "words", "parts"), REFUSED, ids=lambda one: one if isinstance(one, str) else "")
def test_a_flag_without_effect_is_refused(
    command: str,
    words: list[str],
    parts: list[str],
    plan_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["xcpr", *command.split(), *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    error = " ".join(capsys.readouterr().err.split())
    assert ended.value.code == 2, error
    assert all(part in error for part in parts), error
    assert [path.name for path in plan_folder.iterdir()] == ["own.json"]


def test_every_refusal_on_the_page_is_tested() -> None:
    """Each row of the table has a refusal above, and each of these a row."""
    page = (DOCS / "inputs.md").read_text(encoding="utf-8").partition("## Flags")[2]
    listed = {
        (command, flag)
        for row in re.findall(r"^\| ([a-z, ]+) \| (.*?) \|", page, re.MULTILINE)
        for command in row[0].split(", ")
        for flag in re.findall(r"`(--[\w-]+)`", row[1])
    }
    tried = {(command, word) for command, words, _ in REFUSED for word in words if word.startswith("--")}
    assert listed and listed <= tried


def run_command(*words: str, status: int = 0) -> str:
    """Runs a command in this process; returns its output."""
    made = CliRunner().invoke(cli.app, list(words))
    assert made.exit_code == status, (made.output, made.exception)
    return made.stdout


def test_pcap_headers_omits_the_payload(in_tmp: Path) -> None:
    for name, more in {"whole": [], "headers": ["--pcap-headers"]}.items():
        run_command("run", "demo", *SHORT, "--pcap", "r1", *more, "--out", name, "--quiet")
    whole, headers = ((in_tmp / name / "capture.pcapng").stat().st_size for name in ("whole", "headers"))
    assert headers < whole / 2


@pytest.mark.usefixtures("in_tmp")
def test_strict_fails_a_run_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    from xcpr.worlds import sim
    from xcpr.worlds.emulation import mininet

    monkeypatch.setattr(mininet, "execute", lambda scenario, seed, name, *_: sim.execute(scenario, seed, name))
    words = ["run", "demo", *SHORT, "--world", "mininet", "--out", "out"]
    run_command(*words, "--strict")
    monkeypatch.setattr(result.Result, "warning", "woken late")
    run_command(*words)
    run_command(*words, "--strict", status=1)


def test_trace_applies_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, variables = (run_command("trace", "main0:2", *more) for more in ([], ["--variables"]))
    assert len(variables) > len(plain)
    assert json.loads(run_command("trace", "main0:2", "--to-sender", "--json"))["packet"]["to_sender"]
    seeds = []
    real = traces.trace_packet
    monkeypatch.setattr(
        traces, "trace_packet", lambda chosen, seed, *rest: seeds.append(seed) or real(chosen, seed, *rest)
    )
    run_command("trace", "main0:2", "--seed", "7")
    assert seeds == [7]


@pytest.mark.usefixtures("in_tmp")
def test_cluster_option_applies_to_sets_and_sweeps() -> None:
    for words in (["reproduce", "grid"], ["sweep", "demo", "queue.limit=10 packets,20 packets"]):
        made = CliRunner().invoke(cli.app, [*words, "--cluster", "nowhere"])
        assert "--cluster" in str(made.exception)


def test_sweep_runs_a_python_topology_only_if_allowed(in_tmp: Path) -> None:
    (in_tmp / "topo.py").write_text("raise SystemExit('not run')\n")
    (in_tmp / "mine.toml").write_text(
        'extends = "demo"\ntitle = "Mine"\n[topology]\nkind = "graph"\nfile = "topo.py:Mine"\n'
    )
    refused = CliRunner().invoke(cli.app, ["sweep", "mine.toml", "queue.limit=10 packets"])
    assert "--allow-python" in str(refused.exception)
    taken = CliRunner().invoke(cli.app, ["sweep", "mine.toml", "queue.limit=10 packets", "--allow-python"])
    assert "--allow-python" not in str(taken.exception)


def test_compare_and_report_write_to_their_folders(in_tmp: Path) -> None:
    for seed in "12":
        run_command("run", "demo", *SHORT, "--seed", seed, "--out", f"seed-{seed}", "--quiet")
    assert "report" in run_command("compare", "seed-1", "seed-2", "--out", "both")
    assert (in_tmp / "both/report.html").is_file()
    assert not run_command("compare", "seed-1", "seed-2", "--out", "both", "--quiet").strip().startswith("Total")
    run_command("report", "seed-1", "--style", "talk", "--height", "2")
    low = (in_tmp / "seed-1/talk/window.svg").read_text(encoding="utf-8")
    run_command("report", "seed-1", "--style", "talk", "--height", "4")
    assert (in_tmp / "seed-1/talk/window.svg").read_text(encoding="utf-8") != low


SEND = ["send", "--bytes", "1 MB", "--to", "127.0.0.1", "--json"]


def test_send_passes_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    passed: dict[str, Any] = {}

    def send(options: str, _report: object, file: object, secret: object) -> tuple[str, list[str]]:
        passed.update(json.loads(options), file=file, secret=secret)
        return "{}", []

    monkeypatch.setattr(_native, "send", send)
    run_command(*SEND)
    assert (passed["transport"], passed["recovery"], passed["initial_window_packets"]) == ("xcp-r", "rack", 2)
    assert (passed["max_window_bytes"], passed["rate_bps"], passed["from_port"]) == (16_000_000, None, 0)
    chosen = ["--transport", "XCPR", "--recovery", "SACK", "--initial-window", "3", "--max-window", "1 MB"]
    run_command(*SEND, *chosen, "--rate", "5 Mbit/s", "--from-port", "7000", "--packet-size", "600 bytes")
    assert (passed["transport"], passed["recovery"], passed["initial_window_packets"]) == ("xcp-r", "rack", 3)
    assert (passed["max_window_bytes"], passed["rate_bps"], passed["from_port"]) == (1_000_000, 5e6, 7000)
    assert passed["packet_bytes"] == 600
    run_command(*SEND, "--transport", "udt", "--max-window", "2 MB")
    assert (passed["transport"], passed["max_window_bytes"]) == ("udt", 2_000_000)


@pytest.mark.usefixtures("in_tmp")
def test_kernel_up_passes_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from xcpr.worlds.ebpf import service

    taken: list[service.Options] = []
    monkeypatch.setattr(service, "run", lambda options, _ready: taken.append(options))
    run_command("kernel", "up", "--dev", "lo")
    run_command("kernel", "up", "--dev", "lo", "--transport", "XCP_R", "--max-window", "1 MB", "--record", "f")
    run_command("kernel", "up", "--dev", "lo", "--transport", "xcp", "--record", "f", "--record-every", "2 s")
    assert [one.transport for one in taken] == ["xcp-r", "xcp-r", "xcp"]
    assert [one.config.max_window_bytes for one in taken] == [16_000_000, 1_000_000, 16_000_000]
    assert [one.record and one.record.every_s for one in taken] == [None, 0.1, 2.0]


def test_ports_pass_their_options_on(plan_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from xcpr.worlds.switch import realtime, switching

    taken: list[Any] = []
    monkeypatch.setattr(switching, "run", lambda *given: taken.append(given))
    monkeypatch.setattr(realtime, "wire", lambda *given: taken.append(given))
    router = ["--plan", "own.json", "--router", "r1", "--report-fd", "5"]
    beside = ["--epoch", "9", "--seed", "4"]
    run_command("switch", "--interface", "1@lo", "--cpu-port", "64", "--allow-plaintext", *router, *beside)
    made = json.loads((plan_folder / "own.json").read_text())
    link = made["links"][0]["name"]
    run_command(
        "wire",
        "--interface",
        "lo",
        "--interface",
        "lo",
        "--plan",
        "own.json",
        "--link",
        link,
        "--metrics",
        "9",
        *beside,
    )
    (switch, server, *_), (wire, *_) = taken
    assert (server.cpu_port, server.plaintext_allowed) == (64, True)
    assert [(one.epoch_ns, one.seed) for one in (switch, wire)] == [(9, 4), (9, 4)]
    assert switch.interfaces == ((1, "lo"),) and len(wire.interfaces) == 2
    permits = plan_folder / "permits.toml"
    permits.write_text("")
    keys = ["--tls-cert", "own.json", "--tls-key", "own.json", "--tls-client-ca", "own.json", "--tls-permits"]
    run_command("switch", "-i", "1@lo", *keys, str(permits))
    tls = taken[-1][1].tls
    assert (tls.certificate, tls.key, tls.clients) == (Path("own.json"),) * 3


def test_switch_loads_the_p4info_of_its_option(in_tmp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from xcpr.worlds.switch import switching

    taken: list[Any] = []
    monkeypatch.setattr(switching, "run", lambda *arguments: taken.append(arguments))
    shutil.copy(COMPILED / "counting_router.json", in_tmp / "own.json")
    shutil.copy(COMPILED / "counting_router.p4info.txtpb", in_tmp / "other.txtpb")
    run_command("switch", "own.json", "--interface", "1@lo", "--p4info", "other.txtpb")
    assert Path("other.txtpb") in [getattr(one, "p4info", None) for one in taken[0]]


@pytest.mark.usefixtures("plan_folder")
def test_control_passes_its_options_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from xcpr.controller import service

    taken: list[Any] = []

    async def until(made: Any, *_: object) -> None:
        taken.append(made)

    monkeypatch.setattr(service, "Service", lambda goals, _changes, options: (goals, options))
    monkeypatch.setattr(service, "until_signal", until)
    certificate, key = certificates.make(tmp_path)
    keys = ["--tls-ca", str(certificate), "--tls-cert", str(certificate), "--tls-key", str(key)]
    run_command("control", "demo", "--backup", "--router", "r1=127.0.0.1:7", *keys)
    run_command("control", "demo", "--target", "BFRT")
    goal = taken[0][0][0]
    assert (goal.address, goal.authority, goal.identity) == ("127.0.0.1:7", certificate, (certificate, key))
    assert [options.backup for _, options in taken] == [True, False]
    assert [options.target for _, options in taken] == ["p4runtime", "bfrt"]


def test_host_reports_through_its_descriptor(in_tmp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watches: list[object] = []

    def run_hosts(_plan: str, _places: object, _epoch: int, watch: object) -> tuple[str, list[str]]:
        watches.append(watch)
        return "{}", []

    monkeypatch.setattr(_native, "run_hosts", run_hosts)
    (in_tmp / "plan.json").write_text("{}")
    for more in ([], ["--report-fd", "5"]):
        run_command("host", "plan.json", "h1", "--epoch", "0", "--out", "out.json", *more)
    assert watches[0] is None and callable(watches[1])


def test_mininet_cli_receives_the_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    from xcpr.worlds.emulation import mininet

    taken: list[Any] = []
    monkeypatch.setattr(mininet, "by_hand", lambda *given: taken.append(given))
    run_command("run", "demo", "--world", "mininet", "--cli", "--seed", "3", "--set", "duration=9 s")
    ((chosen, seed, switch),) = taken
    assert (write(chosen)["duration"], seed, switch) == ("9 s", 3, "embedded")


@pytest.mark.usefixtures("in_tmp")
def test_reproduce_passes_the_cluster_address_on(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[object] = []

    def run_set(*given: object) -> None:
        taken.append(given[-1])
        raise KeyboardInterrupt

    monkeypatch.setattr(reproduce, "run_set", run_set)
    run_command("reproduce", "grid", "--cluster", "tcp://nowhere:1", status=130)
    assert taken == ["tcp://nowhere:1"]


def test_former_flag_works_and_warns(in_tmp: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watches: list[object] = []
    monkeypatch.setattr(former_names, "_warned", set())
    monkeypatch.setattr(_native, "run_hosts", lambda *given: (watches.append(given[3]), ("{}", []))[1])
    (in_tmp / "plan.json").write_text("{}")
    host = ["host", "plan.json", "h1", "--epoch", "0", "--out", "out.json"]
    outputs = [CliRunner().invoke(cli.app, [*host, *more]) for more in (["--tell", "5"], ["--tell=5"])]
    assert [made.exit_code for made in outputs] == [0, 0] and all(map(callable, watches))
    warning = "xcpr: command line: --tell is now --report-fd; the next version refuses the old name\n"
    assert outputs[0].stderr == warning and outputs[1].stderr == ""
    both = CliRunner().invoke(cli.app, [*host, "--tell", "5", "--report-fd", "5"])
    assert "--tell: must be absent beside --report-fd" in str(both.exception)


def test_every_former_flag_is_refused_by_its_command() -> None:
    options = {name for flags in TESTED.values() for name in flags}
    assert {*former_names.FLAGS.values()} <= options and not {*former_names.FLAGS} & options
