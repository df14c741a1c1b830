"""The scripts of packetdrill as they are handed to the hosts and to the kernel."""

import packetdrill_asserts
import pytest
from packetdrill_causes import HOSTS, SKIPPED

from tests.independent import packetdrill

SCRIPT = """// A script.
`sysctl -q net.ipv4.tcp_ecn=1
tc qdisc replace dev tun0 root fq`

    0 socket(..., SOCK_STREAM, IPPROTO_TCP) = 3
   +0 < S 0:0(0) win 32792 <mss 1200,sackOK,nop,nop,nop,wscale 7>
   +0 > S. 0:0(0) ack 1 <mss 1460,nop,nop,sackOK,nop,wscale 8>
   +0 > P. 1:1201(1200) ack 1
   +0 > [ect0] P. 1201:2401(1200) ack 1
"""


def test_script_for_hosts_drops_commands_and_push_and_keeps_line_numbers():
    changed = packetdrill.for_hosts(SCRIPT)
    assert "`" not in changed and "P." not in changed
    lines, before = changed.split("\n"), SCRIPT.split("\n")
    assert len(lines) == len(before)
    assert lines[7:9] == ["   +0 > . 1:1201(1200) ack 1", "   +0 > [ect0] . 1201:2401(1200) ack 1"]
    assert (lines[4], lines[5], lines[6]) == (before[4], before[5], before[6])


def test_command_within_a_script_is_retained():
    assert "`" in packetdrill.for_hosts(SCRIPT + "   +0 `tc qdisc replace dev tun0 root pfifo limit 0`\n")


def test_flags_are_read_from_the_script():
    assert packetdrill.flags(SCRIPT, "ns-2") == "mss=1200,sack=yes,ecn=yes,paced=200,profile=ns-2,restart=yes"
    assert packetdrill.flags(SCRIPT, "linux-6") == "mss=1200,sack=yes,ecn=yes,paced=120,profile=linux-6,restart=no"
    idle = SCRIPT.replace("tcp_ecn=1", "tcp_slow_start_after_idle=1")
    assert packetdrill.flags(idle, "linux-6").endswith("restart=yes")
    plain = SCRIPT.replace("sackOK,nop,", "").replace("tcp_ecn=1", "tcp_ecn=0").replace("fq`", "pfifo`")
    assert packetdrill.flags(plain, "rfc") == "mss=1200,sack=no,ecn=no,paced=0,profile=rfc,restart=yes"
    with pytest.raises(ValueError, match="no SYN"):
        packetdrill.flags("// nothing", "rfc")


def test_script_for_the_kernel_selects_cubic_at_the_socket():
    changed = packetdrill.for_kernel(SCRIPT).split("\n")
    assert changed[4].endswith('= 3   +0 setsockopt(3, SOL_TCP, TCP_CONGESTION, "cubic", 5) = 0')
    assert changed[:4] + changed[5:] == SCRIPT.split("\n")[:4] + SCRIPT.split("\n")[5:]


def test_first_difference_is_read_with_its_line():
    packet = "/x/fr-4pkt.pkt:27: error handling packet: timing error\nscript packet: 0.2 . 1:2(1)\n"
    assert packetdrill.difference(packet) == packetdrill.Outcome("failed", 27, "error handling packet: timing error")
    figures = "20\nline 44: cwnd == 30: cwnd is 26\nline 51: cwnd == 40: cwnd is 26\n/x/a.pkt: error executing code\n"
    assert packetdrill.difference(figures) == packetdrill.Outcome("failed", 44, "cwnd == 30: cwnd is 26")
    assert packetdrill.difference("no packet\n") == packetdrill.Outcome("failed", 0, "no packet")


def test_unknown_difference_is_not_explained():
    passed = packetdrill.Outcome("passed")
    for profile, causes in HOSTS.items():
        name, (line, words) = next((n, found) for n, found in causes.items() if found[0] != SKIPPED)
        failed = packetdrill.Outcome("failed", line, "")
        assert packetdrill.cause(name, {profile: failed}, passed) == f"{profile}: {words}"
        for other in (packetdrill.Outcome("failed", line + 1, "a packet"), passed):
            assert "not explained" in packetdrill.cause(name, {profile: other}, passed)
    late = packetdrill.Outcome("failed", 1, "late")
    assert "not explained" in packetdrill.cause("unknown", {"rfc": passed}, late)
    assert packetdrill.cause("unknown", {"rfc": passed}, passed) == ""


def test_one_cause_of_two_profiles_is_written_once():
    name = next(n for n in HOSTS["rfc"] if HOSTS["ns-2"].get(n) == HOSTS["rfc"][n] and HOSTS["rfc"][n][0] != SKIPPED)
    line, words = HOSTS["rfc"][name]
    failed = packetdrill.Outcome("failed", line, "")
    said = packetdrill.cause(name, {"ns-2": failed, "rfc": failed}, packetdrill.Outcome("passed"))
    assert said == f"ns-2, rfc: {words}"


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (packetdrill.Outcome("passed"), ""),
        (
            packetdrill.Outcome("failed", 7, "runtime error in fcntl call: Expected"),
            "a call that the library does not have",
        ),
        (packetdrill.Outcome("failed", 7, "error handling packet: (null)"), "options of packets or data that come in"),
    ],
)
def test_obstacle_of_another_folder_is_read_from_the_difference(tmp_path, outcome, words):
    script = tmp_path / "a.pkt"
    script.write_text(SCRIPT)
    assert packetdrill.obstacle(script, outcome) == words


def test_every_failed_assertion_is_reported():
    source = "_line = 7\ncwnd = 10\nassert cwnd == 10, cwnd\nassert cwnd == 12, cwnd\n_line = 9\nassert cwnd > LIMIT\n"
    failed = packetdrill_asserts.failures(f"LIMIT = 10\n{source}")
    assert failed == ["line 7: cwnd == 12: cwnd is 10", "line 9: cwnd > LIMIT: cwnd is 10"]
