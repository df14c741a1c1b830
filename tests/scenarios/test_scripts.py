"""Scripts on hosts: Scapy in virtual time."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import xcpr
from xcpr.commands import cli
from xcpr.io.paths import COMPILED, DOCS
from xcpr.io.schema import Invalid
from xcpr.results import result as results
from xcpr.results.result import Result, ScriptResult
from xcpr.results.tables import run_tables
from xcpr.scenarios import scenario
from xcpr.scenarios.flows.scripts import parse_options
from xcpr.worlds import sim
from xcpr.worlds.scripts import processes

ROUTES = {
    "table": "CountingIngress.routes",
    "action": "CountingIngress.forward",
    "params": {"port": "port", "next_hop": "next hop", "own": "own"},
}
LINKS_S = 3e-3
"""The delays of the three links between the hosts."""

SEND = """
    import socket, sys, time
    from scapy.all import Ether, IP, UDP, get_if_hwaddr, get_if_list, sendp
    (name,) = get_if_list()
    address = socket.gethostbyname(sys.argv[1])
    packet = Ether(src=get_if_hwaddr(name)) / IP(dst=address) / UDP(sport=1, dport=7) / sys.argv[2]
    for turn in range(2):
        sendp(packet, iface=name, verbose=False)
        time.sleep(1)
    print("sent until", time.time())
"""
RECEIVE = """
    from scapy.all import Raw, sniff
    packets = sniff(iface="eth0", filter="udp and port 7", prn=lambda packet: f"{packet.time:.6f} {packet[Raw].load}")
    print(len(packets), "packets")
"""


def write(folder: Path, **programs: str) -> dict[str, Path]:
    made = {}
    for name, text in programs.items():
        made[name] = folder / f"{name}.py"
        made[name].write_text(textwrap.dedent(text), encoding="utf-8")
    return made


def run(scripts: dict[str, Any], **layers: Any) -> Result:
    """Runs scripts on the hosts of two routers in a row."""
    table = {
        "title": "scripts",
        "duration": "5 s",
        "topology": {"kind": "line", "size": 2, "rate": "8 Mbit/s", "delay": "1 ms", "access_rate": "8 Mbit/s"},
        "router": {"program": str(COMPILED / "counting_router.json"), "entries": {"routes": ROUTES}},
        "scripts": {name: {**script, "file": str(script["file"])} for name, script in scripts.items()},
    }
    return sim.execute(scenario.build([("it", table | layers)]), 1, "it")


def outcomes(made: Result) -> dict[str, ScriptResult]:
    assert isinstance(made.scripts, list)
    return {one.name: one for one in made.scripts}


def run_one(folder: Path, text: str, **keys: Any) -> ScriptResult:
    """Runs a script on h1."""
    file = write(folder, it=text)["it"]
    return outcomes(run({"it": {"host": "h1", "file": file, **keys}}))["it"]


def test_sender_and_receiver_meet_twice_the_same(tmp_path: Path) -> None:
    files = write(tmp_path, send=SEND, receive=RECEIVE)
    scripts = {
        "receive": {"host": "h2", "file": files["receive"]},
        "send": {"host": "h1", "file": files["send"], "args": ["h2", "hello"], "start": "1 s"},
    }
    made = run(scripts)
    found = outcomes(made)
    assert found["send"].output == "sent until 3.0\n"
    assert (found["send"].status, found["send"].sent_frames) == (0, 2)
    # 47 bytes at 8 Mbit/s take 47 us on each of three links.
    times = [turn + 1 + LINKS_S + 3 * 47e-6 for turn in range(2)]
    lines = [f"{time:.6f} b'hello'" for time in times]
    assert found["receive"].output == "\n".join([*lines, "2 packets", ""])
    assert (found["receive"].status, found["receive"].received_frames) == (None, 2)
    again = run(scripts)
    for one in (made, again):
        one.totals.cpu_s = one.totals.wall_s = 0.0
    assert results.encode(made) == results.encode(again)
    titles = [one.title for one in run_tables.of_one(made)]
    assert titles[-2:] == ["Script receive on h2", "Script send on h1"]


def test_request_finds_its_reply(tmp_path: Path) -> None:
    made = run_one(
        tmp_path,
        """
        from socket import gethostbyname
        from scapy.all import ICMP, IP, sr, sr1
        request = IP(dst=gethostbyname("h2")) / ICMP(id=7) / b"payload"
        reply = sr1(request, timeout=2, verbose=False)
        print(reply.src == request.dst, reply[ICMP].type, bytes(reply[ICMP].payload))
        print(f"{reply.time - request.sent_time:.6f}")
        answered, unanswered = sr(IP(dst=[request.dst, "10.2.99.99"]) / ICMP(), timeout=1, verbose=False)
        print(len(answered), len(unanswered))
        """,
    )
    assert made.output == f"True 0 b'payload'\n{6 * (49e-6 + 1e-3):.6f}\n1 1\n"
    assert made.status == 0


def test_threads_and_waits_are_in_virtual_time(tmp_path: Path) -> None:
    made = run_one(
        tmp_path,
        """
        import queue, threading, time
        from scapy.all import AsyncSniffer, Ether, sendp
        sniffer = AsyncSniffer(iface="eth0")
        sniffer.start()
        lines = queue.Queue()
        def work():
            time.sleep(0.5)
            lines.put(f"put {time.time()}")
        thread = threading.Thread(target=work)
        thread.start()
        print(lines.get(timeout=2), time.monotonic())
        thread.join()
        print(threading.Event().wait(0.25), time.perf_counter_ns())
        sendp(Ether(dst="02:00:00:00:00:09", type=0x1234), verbose=False)
        print(len(sniffer.stop()))
        """,
    )
    assert made.output == "put 0.5 0.5\nFalse 750000000\n1\n"


def test_standard_input_is_the_scenarios(tmp_path: Path) -> None:
    made = run_one(
        tmp_path, 'while (line := input("> ")) != "quit":\n    print(line.upper())\n', stdin=["one", "two", "quit"]
    )
    assert made.output == "> one\nONE\n> two\nTWO\n> quit\n"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("import socket\nsocket.socket(socket.AF_PACKET, socket.SOCK_RAW)", "socket.socket(AF_PACKET)"),
        ("import socket\nsocket.socket()", "socket.socket(AF_INET)"),
        ('input("> ")', "input() has no lines"),
        ("import curses", "import curses"),
        ('import os\nos.system("true")', "os.system"),
        ('from scapy.all import sniff\nsniff(filter="vlan 3")', '"vlan" is not known'),
    ],
)
def test_way_out_of_virtual_time_is_refused_by_name(tmp_path: Path, text: str, named: str) -> None:
    with pytest.raises(Invalid) as refused:
        run_one(tmp_path, text)
    (problem,) = refused.value.problems
    assert problem.key == "scripts.it"
    assert named in problem.message


def test_endless_computation_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MAX_COMPUTE_S", 3)
    with pytest.raises(Invalid, match=r"scripts\.it: computed for 3 s without a wait"):
        run_one(tmp_path, "while True:\n    pass\n")


def test_error_of_a_script_is_its_own(tmp_path: Path) -> None:
    made = run_one(tmp_path, 'import sys\nprint("begun")\nsys.argv[7]\n', args=["a", "b c"])
    assert made.status == 1
    lines = made.output.splitlines()
    assert lines[:2] == ["begun", "Traceback (most recent call last):"]
    assert lines[2].endswith('it.py", line 3, in <module>')
    assert lines[-1] == "IndexError: list index out of range"
    assert run_one(tmp_path, "raise SystemExit(3)").status == 3
    assert run_one(tmp_path, "import os\nos._exit(4)").status == 4


def test_script_that_starts_after_the_end_does_not_run(tmp_path: Path) -> None:
    made = run_one(tmp_path, 'print("begun")', start="6 s")
    assert (made.status, made.output) == (None, "")


def test_host_and_file_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(Invalid) as refused:
        run({"it": {"host": "h9", "file": tmp_path / "no.py"}})
    assert [problem.key for problem in refused.value.problems] == ["scripts.it.host", "scripts.it.file"]


def test_socket_of_layer_3_asks_by_arp_where_hosts_do(tmp_path: Path) -> None:
    switched: dict[str, Any] = {
        "topology": {"kind": "graph", "rate": "8 Mbit/s", "delay": "1 ms"},
        "router": {
            "program": str(COMPILED / "learning_switch.json"),
            "entries": {"multicast_groups": {"all": {"group": 1, "ports": ["port to h1", "port to h2"]}}},
        },
        "nodes": {"s1": {}, **{f"h{n}": {"kind": "host", "ip": f"10.0.0.{n}/24"} for n in (1, 2)}},
        "links": {f"l{n}": {"ends": [f"h{n}", "s1"]} for n in (1, 2)},
        "hosts": {"arp": "dynamic"},
    }
    file = write(
        tmp_path,
        ask="""
        from scapy.all import ARP, Ether, ICMP, IP, getmacbyip, send, sr1, srp1
        reply = srp1(Ether(dst="ff:ff:ff:ff:ff:ff") / ARP(pdst="10.0.0.2"), timeout=1, verbose=False)
        print(reply[ARP].hwsrc == getmacbyip("10.0.0.2"))
        print(sr1(IP(dst="10.0.0.2") / ICMP(), timeout=1, verbose=False).ttl)
        """,
    )["ask"]
    made = outcomes(run({"ask": {"host": "h1", "file": file}}, **switched))["ask"]
    assert made.output == "True\n64\n"


def test_scripts_of_one_host_see_what_the_host_sends(tmp_path: Path) -> None:
    files = write(
        tmp_path,
        listen="""
        from scapy.all import sniff
        print(len(sniff(count=1, timeout=3)))
        """,
        reply="""
        from scapy.all import conf
        socket = conf.L2socket(iface="eth0")
        print(socket.select([socket], 3))
        """,
        speak="""
        from scapy.all import Ether, sendp
        sendp(Ether(dst="02:00:00:00:00:09", type=0x1234) / "hi", verbose=False)
        """,
    )
    scripts = {name: {"host": "h1", "file": file} for name, file in files.items()}
    scripts["speak"]["start"] = "1 s"
    found = outcomes(run(scripts))
    assert (found["listen"].output, found["reply"].output) == ("1\n", "[]\n")


def test_frame_that_no_interface_sends_is_an_error(tmp_path: Path) -> None:
    made = run_one(
        tmp_path,
        """
        from scapy.all import Ether, Raw, sendp
        for packet in (Raw(bytes(9015)), Raw(bytes(13))):
            try:
                sendp(packet, verbose=False)
            except OSError as error:
                print(error.strerror)
        """,
    )
    assert made.output == "Message too long\nInvalid argument\n"
    assert made.sent_frames == 0


BLOCK = re.compile(r"```(?:toml|python)\n# (\S+)\n(.*?)```", re.DOTALL)


@pytest.fixture
def page_example(tmp_path: Path) -> Path:
    """Writes the files of the page's example, and returns its scenario."""
    for name, text in BLOCK.findall((DOCS / "host-scripts.md").read_text(encoding="utf-8")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path / "hello.toml"


def test_example_of_the_page_prints_the_lines_of_the_page(page_example: Path) -> None:
    made = xcpr.run(str(page_example), allow_python=True)
    receiver = outcomes(made)["receiver"]
    assert f"```\n{receiver.output}```" in (DOCS / "host-scripts.md").read_text(encoding="utf-8")
    assert isinstance(made.pings, list) and made.pings[0].received == 3


def test_script_runs_only_with_permission(page_example: Path, tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"hello\.toml: scripts\.receiver: is Python, .* --allow-python"):
        xcpr.run(str(page_example))
    made = xcpr.run(str(page_example), allow_python=True, out=tmp_path / "out")
    assert isinstance(made.scripts, list)
    with pytest.raises(Invalid, match="is Python"):
        xcpr.run(str(tmp_path / "out" / "result.json"))


def test_script_of_the_command_line(page_example: Path, tmp_path: Path) -> None:
    words = ["run", "demo", "--script", f"nobody:'{page_example.with_name('send.py')}' 10.0.0.1 hi", "--out"]
    made = CliRunner().invoke(cli.app, [*words, str(tmp_path / "out"), "--set", "duration=1 s", "--json"])
    assert isinstance(made.exception, Invalid)
    assert made.exception.problems[0].key == "scripts.nobody-send.host"


@pytest.mark.parametrize("option", ["h1", ":send.py", "h1:", 'h1:send.py "'])
def test_malformed_option_is_refused(option: str) -> None:
    with pytest.raises(Invalid, match="must be HOST:"):
        parse_options([option])


def test_option_names_host_file_and_arguments(tmp_path: Path) -> None:
    (tmp_path / "send.py").touch()
    made = parse_options(["h1:./send.py 10.0.2.2 'hello you'", "h1:other.py", "h1:send.py"], tmp_path)
    assert made["scripts"]["h1-send"] == {
        "host": "h1",
        "file": str(tmp_path / "send.py"),
        "args": ["10.0.2.2", "hello you"],
    }
    assert list(made["scripts"]) == ["h1-send", "h1-other", "h1-send-again"]
