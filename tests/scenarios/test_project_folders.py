"""Folders of P4 projects as scenarios: exercises of p4lang's tutorials and projects of p4-utils."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from xcpr.commands import cli
from xcpr.experiments import runs
from xcpr.io.paths import COMPILED, ROOT
from xcpr.io.schema import Invalid
from xcpr.scenarios import scenario
from xcpr.scenarios.importers import folders
from xcpr.worlds import sim

PROGRAM = "counting_router"
TOPOLOGY: dict[str, Any] = {
    "hosts": {
        "h1": {
            "ip": "10.0.1.1/24",
            "mac": "08:00:00:00:01:11",
            "commands": [
                "route add default gw 10.0.1.10 dev eth0",
                "arp -i eth0 -s 10.0.1.10 08:00:00:00:01:00",
                "ip route add 10.0.1.0/24 dev eth0",
            ],
        },
        "h2": {
            "ip": "10.0.2.2/24",
            "mac": "08:00:00:00:02:22",
            "commands": [
                "sudo ip route add default via 10.0.2.20",
                "ip neigh add 10.0.2.20 lladdr 08:00:00:00:02:00 dev eth0",
            ],
        },
    },
    "switches": {"s1": {"runtime_json": "s1-runtime.json"}, "s2": {"cli_input": "s2-commands.txt"}},
    "links": [["s1-p1", "h1"], ["h2", "s2-p1"], ["s1-p3", "s2-p7", "5ms", 20]],
}
NEXT_HOPS = {"10.0.1.1": (1, "08:00:00:00:01:11"), "10.0.2.2": (3, "02:01:00:02:00:07")}
P4APP: dict[str, Any] = {
    "p4_src": f"{PROGRAM}.p4",
    "cli": True,
    "topology": {
        "assignment_strategy": "l2",
        "links": [["h1", "s1"], ["h2", "s1", {"bw": 10, "delay": "2ms", "loss": 1, "max_queue_size": 9}]],
        "hosts": {"h1": {}, "h2": {}},
        "switches": {"s1": {"cli_input": "s1-commands.txt"}},
    },
}


def command(address: str, port: int, mac: str) -> str:
    return f"table_add routes forward {address}/32 => {port} {mac} 02:00:00:00:00:01"


@pytest.fixture
def exercise(tmp_path: Path) -> Path:
    """Makes an exercise with a compiled program."""
    (tmp_path / "build").mkdir()
    for name in (f"{PROGRAM}.json", f"{PROGRAM}.p4info.txtpb"):
        shutil.copy(COMPILED / name, tmp_path / "build" / name)
    entries = [
        {
            "table": "CountingIngress.routes",
            "match": {"hdr.ipv4.dst_addr": [address, 32]},
            "action_name": "CountingIngress.forward",
            "action_params": {"port": port, "next_hop": mac, "own": "02:00:00:00:00:01"},
        }
        for address, (port, mac) in NEXT_HOPS.items()
    ]
    runtime = {"target": "bmv2", "p4info": "x", "bmv2_json": "x", "table_entries": entries}
    (tmp_path / "s1-runtime.json").write_text(json.dumps(runtime))
    lines = [command("10.0.2.2", 1, "08:00:00:00:02:22"), command("10.0.1.1", 7, "02:01:00:01:00:03")]
    (tmp_path / "s2-commands.txt").write_text("\n".join(lines))
    (tmp_path / "topology.json").write_text(json.dumps(TOPOLOGY))
    return tmp_path


@pytest.fixture
def project(exercise: Path) -> Path:
    """Makes a project of p4-utils with the same program."""
    (exercise / "topology.json").unlink()
    lines = [command("10.0.0.1", 1, "00:00:0a:00:00:01"), command("10.0.0.2", 2, "00:00:0a:00:00:02")]
    (exercise / "s1-commands.txt").write_text("\n".join(lines))
    (exercise / "p4app.json").write_text(json.dumps(P4APP))
    return exercise


def replace_key(value: Any, path: str, new: object) -> Any:
    """Returns a copy of a JSON value with another value at a path, as "hosts.h1.ip"."""
    made = json.loads(json.dumps(value))
    *above, last = path.split(".")
    inside = made
    for name in above:
        inside = inside[int(name) if isinstance(inside, list) else name]
    inside[int(last) if isinstance(inside, list) else last] = new
    return made


def test_exercise_folder_is_a_scenario_whose_hosts_reach_each_other(exercise: Path) -> None:
    made = runs.find(str(exercise)).scenario
    link = made.links["s1-s2"]
    assert (link.ends, link.port1, link.port2, link.rate, link.delay) == (("s1", "s2"), 3, 7, 20_000_000, 5_000_000)
    result = sim.execute(made, 1, "it")
    assert [flow.payload_bytes for flow in result.flows] == [100_000, 100_000]


def test_parallel_links_have_names_of_their_own(exercise: Path) -> None:
    links = [*TOPOLOGY["links"], ["s1-p4", "s2-p8", "0", 0.5]]
    (exercise / "topology.json").write_text(json.dumps(TOPOLOGY | {"links": links}))
    _, made = folders.read_folder(exercise)
    found = {
        name: (link["port1"], link["port2"], link["rate"]) for name, link in made["links"].items() if name[0] == "s"
    }
    assert found == {"s1-s2": (3, 7, "20 Mbit/s"), "s1-s2-2": (4, 8, "500 kbit/s")}


def test_topology_that_the_makefile_names_is_taken(exercise: Path) -> None:
    (exercise / "pod").mkdir()
    (exercise / "topology.json").rename(exercise / "pod" / "topology.json")
    assert folders.find_topology(exercise) is None
    (exercise / "Makefile").write_text("BMV2 = x\nTOPO = pod/topology.json\n")
    assert folders.find_topology(exercise) == exercise / "pod" / "topology.json"
    assert runs.find(str(exercise)).scenario.title == f"{exercise.name}: topology.json"


def test_program_of_one_switch_replaces_that_of_all(exercise: Path) -> None:
    shutil.copy(COMPILED / "ecmp_router.json", exercise / "build" / "ecmp_router.json")
    table = replace_key(TOPOLOGY, "switches.s2", {"program": "build/ecmp_router.json"})
    (exercise / "topology.json").write_text(json.dumps(table))
    with pytest.raises(Invalid, match=r"needs one program \(\*\.p4, or build/\*\.json\)"):
        folders.read_folder(exercise)
    (exercise / "Makefile").write_text(f"DEFAULT_PROG = {PROGRAM}.p4\n")
    _, made = folders.read_folder(exercise)
    assert made["router"]["program"].endswith(f"build/{PROGRAM}.json")
    assert made["routers"]["s2"]["program"].endswith("build/ecmp_router.json")


def test_source_is_compiled_where_it_is_newer(exercise: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, compiled = exercise / f"{PROGRAM}.p4", exercise / "build" / f"{PROGRAM}.json"
    shutil.copy(ROOT / "p4src" / "examples" / f"{PROGRAM}.p4", source)
    os.utime(compiled, ns=(source.stat().st_mtime_ns + 10**9,) * 2)
    monkeypatch.setenv("P4C", "no-such-compiler")
    folders.read_folder(exercise)
    os.utime(compiled, (1, 1))
    with pytest.raises(Invalid, match=r"is a source, and needs p4c-bm2-ss on PATH \(or in P4C\), or its JSON as"):
        folders.read_folder(exercise)
    fake = exercise / "p4c"
    fake.write_text(f"#!{sys.executable}\nimport sys\nsys.exit('x.p4(3): error: no such type')\n")
    fake.chmod(0o755)
    monkeypatch.setenv("P4C", str(fake))
    with pytest.raises(Invalid, match=r"p4c-bm2-ss: x\.p4\(3\): error: no such type"):
        folders.read_folder(exercise)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("hosts.h1.commands.0", "reboot", 'hosts.h1.commands[0]: "reboot" is not possible here'),
        ("hosts.h1.commands.2", "ip route add 10.9.0.0/16 dev wlan0", "hosts.h1.commands[2]"),
        ("hosts.h1.ip", "10.0.1.1", "hosts.h1.ip: must be an IPv4 address with its subnet"),
        ("hosts.h1.mac", 7, "hosts.h1.mac: must be an Ethernet address"),
        ("hosts.h1.color", "red", "hosts.h1.color: unknown key"),
        ("hosts", [], "hosts: is missing, or of another kind"),
        ("switches.s1", 5, "switches.s1: must be an object, not 5"),
        ("switches.s1.runtime_json", 5, "switches.s1.runtime_json: must be a file's name, not 5"),
        ("switches.s1.cpu_port", "many", "switches: must have one cpu_port"),
        ("links.0", ["s1-p1"], "links[0]: must be [node, node, latency, bandwidth]"),
        ("links.0", ["s1-p1", "h9"], "links[0]: must have a host, or a switch with its port"),
        ("links.2", ["s1-p3", "s2-p7", "soon"], 'link s1-s2: delay must be a time, for example "5ms", not "soon"'),
        ("links.2", ["s1-p3", "s2-p7", 5, "fast"], 'link s1-s2: bw must be a number from 0 to 1e9, not "fast"'),
    ],
)
def test_exercise_with_a_wrong_value_is_refused_with_its_place(
    exercise: Path, path: str, value: object, problem: str
) -> None:
    (exercise / "topology.json").write_text(json.dumps(replace_key(TOPOLOGY, path, value)))
    with pytest.raises(Invalid) as refused:
        folders.read_folder(exercise)
    assert f"topology.json: {problem}" in str(refused.value)


def test_project_of_p4_utils_is_a_scenario_with_its_strategys_addresses(project: Path) -> None:
    made = runs.find(str(project)).scenario
    h1, h2 = made.nodes["h1"], made.nodes["h2"]
    assert (str(h1.ip), str(h2.ip), h2.mac) == ("10.0.0.1/16", "10.0.0.2/16", 0x00000A000002)
    link = made.links["h2-s1"]
    assert (link.port2, link.rate, link.delay) == (2, 10_000_000, 2_000_000)
    result = sim.execute(made, 1, "it")
    assert [flow.payload_bytes for flow in result.flows] == [100_000, 100_000]


@pytest.mark.parametrize(
    ("strategy", "address", "gateway", "gateway_mac"),
    [
        ("mixed", "10.3.2.7/24", "10.3.2.254", None),
        ("mixed", "10.0.4.7/24", "10.0.4.254", "00:01:0a:00:04:07"),
        ("l3", "10.4.7.2/24", "10.4.7.1", "00:01:0a:04:07:02"),
    ],
)
def test_strategies_give_hosts_a_subnet_and_a_gateway(
    project: Path, strategy: str, address: str, gateway: str, gateway_mac: str | None
) -> None:
    number = 0x302 if gateway_mac is None else 4
    table = replace_key(P4APP, "topology.assignment_strategy", strategy)
    table["topology"]["hosts"] = {"h7": {}, "other": {}}
    table["topology"]["links"] = [["s1", "h7"], ["other", "s1"]]
    table["topology"]["switches"]["s1"]["device_id"] = number
    (project / "p4app.json").write_text(json.dumps(table))
    _, made = folders.read_folder(project)
    host = made["nodes"]["h7"]
    assert (host["ip"], host["gateway"]) == (address, gateway)
    if gateway_mac is not None:
        assert host["arp"] == {gateway: gateway_mac}
    assert made["nodes"]["other"]["ip"] != address


def test_ports_of_a_project_are_numbered_in_natural_order(project: Path) -> None:
    table = replace_key(P4APP, "topology.switches", {"s1": {}, "s2": {}, "s10": {}})
    table["topology"]["links"] = [["s1", "s10"], ["s2", "s1"], ["s1", "h1"], ["h2", "s2", {"port2": 1}]]
    (project / "p4app.json").write_text(json.dumps(table))
    _, made = folders.read_folder(project)
    found = {name: (link.get("port1"), link["port2"]) for name, link in made["links"].items()}
    assert found == {"s1-s10": (3, 1), "s2-s1": (2, 2), "h1-s1": (None, 1), "h2-s2": (None, 1)}


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("topology.assignment_strategy", "l4", 'topology.assignment_strategy: must be one of "l2", "mixed", "l3"'),
        ("topology.routers", {}, "topology.routers: is not possible here"),
        ("topology.hosts.h1", {"dhcp": True}, "topology.hosts.h1.dhcp: is not possible here"),
        ("topology.hosts.h1", {"defaultRoute": "dev eth0"}, "topology.hosts.h1.defaultRoute: must be an IPv4 address"),
        ("topology.links.0", ["h1", "s9"], "topology.links[0]: must be [node, node, options]"),
        (
            "topology.links.0",
            ["h1", "s1", {"delay": "soon"}],
            'link h1-s1: delay must be a time, for example "5ms", not "soon"',
        ),
        ("topology.links.0", ["h1", "s1", {"params1": {"up": 1}}], "topology.links h1-s1.params1: may have ip, not up"),
        ("topology.links.0", ["h1", "s1", {"port2": "x"}], "has a value of another kind"),
        ("p4_src", 5, "p4_src: must be a file's name, not 5"),
    ],
)
def test_project_with_a_wrong_value_is_refused_with_its_place(
    project: Path, path: str, value: object, problem: str
) -> None:
    (project / "p4app.json").write_text(json.dumps(replace_key(P4APP, path, value)))
    with pytest.raises(Invalid) as refused:
        folders.read_folder(project)
    assert problem in str(refused.value)


def test_fields_without_effect_are_warned_of(project: Path) -> None:
    (project / "p4app.json").write_text(json.dumps(P4APP | {"tasks_file": "tasks.txt", "cli": False}))
    (warning,) = (line for line in runs.find(str(project)).scenario.warnings() if "tasks_file" in line)
    assert warning.endswith("p4app.json: file tasks_file has no effect: tasks are not run; "
                            "[flows] and [traffic] send")  # fmt: skip


def test_host_that_asks_for_no_dhcp_is_taken(project: Path) -> None:
    (project / "p4app.json").write_text(json.dumps(replace_key(P4APP, "topology.hosts.h1", {"dhcp": False})))
    _, made = folders.read_folder(project)
    assert "h1" in made["nodes"]


def test_preprocessor_options_of_the_makefile_reach_the_compiler(
    exercise: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(ROOT / "p4src" / "examples" / f"{PROGRAM}.p4", exercise)
    os.utime(exercise / "build" / f"{PROGRAM}.json", (1, 1))
    fake = exercise / "p4c"
    fake.write_text(f"#!{sys.executable}\nimport sys\nsys.exit('error: ' + ' '.join(sys.argv[3:6]))\n")
    fake.chmod(0o755)
    monkeypatch.setenv("P4C", str(fake))
    makefile = "P4C_ARGS += -DPORTS=4 -I include \\\n  -o /etc/passwd -DX=$(shell id) '-DY;id'\n#P4C_ARGS = -DOLD\n"
    (exercise / "Makefile").write_text(makefile)
    with pytest.raises(Invalid, match=rf"error: -DPORTS=4 -I{exercise}/include -o$"):
        folders.read_folder(exercise)
    shutil.copy(COMPILED / f"{PROGRAM}.json", exercise / "build")
    _, made = folders.read_folder(exercise)
    (warning,) = made["ignored"]
    assert "P4C_ARGS \"-o /etc/passwd -DX=$(shell id) '-DY;id'\" has no effect: only -D, -U and -I" in warning


SCRIPT = """
from p4utils.mininetlib.network_API import NetworkAPI

net = NetworkAPI()
net.setLogLevel("info")
net.enableCli()
net.addP4RuntimeSwitch("s1", cli_input="s1-commands.txt")
net.setP4SourceAll("PROGRAM.p4")
for number in (1, 2):
    net.addHost(f"h{number}")
    net.addLink(f"h{number}", "s1")
net.setBwAll(20)
MORE
net.l2()
net.startNetwork()
"""


def write_script(project: Path, *more: str) -> Path:
    (project / "p4app.json").unlink(missing_ok=True)
    (project / "network.py").write_text(SCRIPT.replace("PROGRAM", PROGRAM).replace("MORE", "\n".join(more)))
    return project / "network.py"


def test_script_of_network_api_is_the_project_that_it_builds(project: Path) -> None:
    options = P4APP["topology"]["links"][1][2]
    (project / "p4app.json").write_text(
        json.dumps(replace_key(P4APP, "topology.links.1", ["h2", "s1", options | {"bw": 10}]))
    )
    _, expected = folders.read_folder(project)
    calls = [
        'net.setBw("h2", "s1", 10)',
        'net.setDelay("s1", "h2", delay="2ms")',
        'net.setLoss(node1="h2", node2="s1", loss=1)',
        'net.setMaxQueueSize("h2", "s1", 9, key=0)',
    ]
    write_script(project, *calls)
    source, made = folders.read_folder(project, allow_python=True)
    assert source.endswith("network.py")
    expected["links"]["h1-s1"]["rate"] = "20 Mbit/s"
    assert made["routers"]["s1"].pop("program") == expected["router"]["program"]
    for part in ("nodes", "links", "routers", "flows"):
        assert made[part] == expected[part]


def test_script_runs_only_where_python_is_allowed(project: Path) -> None:
    script = write_script(project, 'open("ran", "w").close()')
    for place in (project, script):
        with pytest.raises(Invalid, match=r"network\.py: is Python, which is run only with --allow-python"):
            runs.find(str(place))
    done = CliRunner().invoke(cli.app, ["import", str(script)])
    assert "--allow-python" in str(done.exception)
    assert not (project / "ran").exists()
    done = CliRunner().invoke(cli.app, ["import", str(script), "--allow-python"])
    assert done.exit_code == 0, done.output
    assert (project / "ran").exists()
    result = sim.execute(runs.find(str(project / "scenario.toml")).scenario, 1, "it")
    assert [flow.payload_bytes for flow in result.flows] == [100_000, 100_000]
    assert runs.find(str(script), allow_python=True).scenario.links["h1-s1"].rate == 20_000_000


def test_methods_of_network_api_set_ends_and_nodes(project: Path) -> None:
    calls = [
        'net.setIntfIp("h1", "s1", "10.0.9.9/24")',
        'net.setIntfMac("h1", "s1", "00:00:00:00:09:09")',
        'net.setIntfPort("s1", "h2", 7)',
        'net.setDefaultRoute("h1", "via 10.0.9.1")',
        "net.enableCpuPortAll()",
        'net.setPriorityQueueNum("s1", 8)',
        'net.execScript("python controller.py", reboot=True)',
        'assert net.hosts() == ["h1", "h2"] and net.p4switches() == ["s1"]',
    ]
    write_script(project, *calls)
    _, made = folders.read_folder(project, allow_python=True)
    assert made["nodes"]["h1"] == {
        "kind": "host",
        "ip": "10.0.9.9/24",
        "mac": "00:00:00:00:09:09",
        "gateway": "10.0.9.1",
    }
    assert (made["links"]["h2-s1"]["port2"], made["router"]["cpu_port"]) == (7, 255)
    assert [line.partition("network.py: ")[2].partition(" has no")[0] for line in made["ignored"]] == [
        "call execScript",
        "switch priority_queues_num",
    ]


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        ('net.addRouter("r1")', "addRouter: is not possible here: routers of FRRouting are no P4 switches"),
        ("net.fly()", "fly: unknown key"),
        ('net.setBw("h1", "s9", 5)', 'call 10, setBw: there is no such link between "h1" and "s9"'),
        ('net.setBw("h1", "s1", 5, key=1)', "call 10, setBw: there is no such link"),
        ('net.setBw("h1", "s1")', "call 10, setBw: needs the argument bw"),
        ('net.setP4Source("s1", "a.p4", 5)', "call 10, setP4Source: may have 2 arguments, not 3"),
        ('net.setP4Source("s9", "a.p4")', 'call 10, setP4Source: there is no node "s9"'),
        ('net.addLink("h1", "s9")', "topology.links[2]: must be [node, node, options]"),
        ('net.setBwAll("fast")', 'link h1-s1: bw must be a number from 0 to 1e9, not "fast"'),
        ("1 / 0", "network.py: ZeroDivisionError: division by zero"),
        ("import p4utils.mininetlib.node", "ModuleNotFoundError: No module named 'p4utils.mininetlib.node'"),
        ("import os; os._exit(3)", "with status 3"),
    ],
)
def test_call_that_can_not_be_honoured_is_refused_with_its_name(project: Path, call: str, problem: str) -> None:
    write_script(project, call)
    with pytest.raises(Invalid) as refused:
        folders.read_folder(project, allow_python=True)
    assert problem in str(refused.value)


def test_script_of_another_kind_is_no_project(project: Path) -> None:
    write_script(project).write_text("print('hello')")
    assert not scenario.is_project(project)
    assert not scenario.is_project(project / "network.py")


def test_host_alone_gets_back_what_the_program_reflects(project: Path) -> None:
    table = replace_key(P4APP, "topology.links", [["h1", "s1"]])
    del table["topology"]["hosts"]["h2"]
    (project / "p4app.json").write_text(json.dumps(table))
    result = sim.execute(runs.find(str(project)).scenario, 1, "it")
    assert result.captured is not None
    assert [len(frames) for frames in result.captured.values()] == [1]


def test_imported_scenario_runs_as_its_folder_does(exercise: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    out = tmp_path_factory.mktemp("elsewhere") / "mine.toml"
    done = CliRunner().invoke(cli.app, ["import", str(exercise), "--out", str(out)])
    assert done.exit_code == 0, done.output
    assert "xcpr run" in done.output
    one, other = (sim.execute(runs.find(str(path)).scenario, 1, "it") for path in (out, exercise))
    assert one.series == other.series
    again = CliRunner().invoke(cli.app, ["import", str(exercise), "--out", str(out)])
    assert isinstance(again.exception, Invalid)
    assert "exists; --force replaces it" in str(again.exception)
    out.write_text("mine")
    forced = CliRunner().invoke(cli.app, ["import", str(exercise), "--out", str(out), "--force"])
    assert forced.exit_code == 0
    assert out.read_text().startswith("# What the folder")


def test_folder_without_a_topology_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(cli.app, ["import", str(tmp_path)])
    assert isinstance(done.exception, Invalid)
    assert "has no topology.json of p4lang's tutorials" in str(done.exception)
    assert not scenario.is_project(tmp_path)


CONTROLLER = "import time\nprint('started', time.monotonic())\ntime.sleep(1e6)\n"


def test_controller_of_a_folder_runs_where_that_is_allowed(exercise: Path) -> None:
    (exercise / "mycontroller.py").write_text(CONTROLLER)
    refused = runs.find(str(exercise)).scenario
    assert not refused.controllers
    assert refused.ignored is not None
    assert refused.ignored[-1].endswith("mycontroller.py is not run: xcpr run --allow-python runs controllers")
    allowed = runs.find(str(exercise), allow_python=True).scenario
    assert (allowed.control_plane.grpc_port, allowed.control_plane.device_id) == (50051, 0)
    assert not (exercise / "logs").exists(), "to read a folder makes nothing in it"
    result = sim.execute(allowed, 1, "exercise")
    assert (exercise / "logs").is_dir()
    assert isinstance(result.controllers, dict)
    assert result.controllers["c1"].output == "started 0.0\n"
    assert sum(flow.payload_bytes for flow in result.flows) == 200_000


def test_folder_with_a_controller_has_a_report_and_is_imported(exercise: Path, tmp_path: Path) -> None:
    (exercise / "mycontroller.py").write_text(CONTROLLER)
    out, imported = tmp_path / "out", exercise / "mine.toml"
    for command in (
        ["run", str(exercise), "--allow-python", "--out", str(out)],
        ["report", str(out)],
        ["import", str(exercise), "--out", str(imported)],
    ):
        done = CliRunner().invoke(cli.app, command)
        assert done.exit_code == 0, (done.output, done.exception)
    assert "started 0.0" in json.loads((out / "result.json").read_text())["controllers"]["c1"]["output"]
    assert "mycontroller.py" in imported.read_text()
    refused = CliRunner().invoke(cli.app, ["run", str(imported), "--out", str(out)])
    assert "runs only with xcpr run --allow-python" in str(refused.exception)


def test_scripts_of_a_project_are_its_controllers(project: Path) -> None:
    (project / "learn.py").write_text(CONTROLLER)
    scripts = [{"cmd": "sudo python learn.py s1 digest &", "reboot_run": True}, {"cmd": "make all"}]
    (project / "p4app.json").write_text(json.dumps(P4APP | {"exec_scripts": scripts}))
    made = runs.find(str(project), allow_python=True).scenario
    (controller,) = made.controllers.values()
    assert (Path(str(controller.program)).name, controller.arguments) == ("learn.py", ("s1", "digest"))
    assert any("make all is not run" in line for line in made.ignored or ())
