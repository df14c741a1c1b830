"""A system that is not Linux: the simulator runs, and commands of real packets are refused by their need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

MACOS = """
import importlib, sys, sysconfig

sysconfig.get_config_vars()  # Python's own files of a system are Linux's
sys.platform = "darwin"
for module, names in {
    "select": "epoll EPOLLIN EPOLLOUT EPOLLERR EPOLLHUP EPOLLRDHUP EPOLL_CLOEXEC",
    "os": "O_PATH O_TMPFILE O_DIRECT O_NOATIME memfd_create sched_getaffinity sched_setaffinity pidfd_open splice "
    "setns unshare eventfd getxattr setxattr copy_file_range",
    "fcntl": "F_OFD_SETLK F_OFD_GETLK F_OFD_SETLKW F_ADD_SEALS F_SETPIPE_SZ",
    "socket": "AF_PACKET AF_NETLINK SO_PEERCRED SO_BINDTODEVICE SO_MARK TCP_INFO TCP_USER_TIMEOUT SO_DOMAIN",
    "signal": "SIGPWR SIGSTKFLT SIGRTMIN SIGRTMAX sigtimedwait sigwaitinfo",
    "resource": "prlimit RUSAGE_THREAD",
}.items():
    for name in names.split():
        vars(importlib.import_module(module)).pop(name, None)
from xcpr import _native

for name in "Dataplane Wire run_hosts traffic_result send receive udp_onoff HostError".split():
    delattr(_native, name)
from xcpr.__main__ import main

sys.argv = ["xcpr", *sys.argv[1:]]
main()
"""
"""xcpr without what macOS lacks: names of Python's modules, and those that the extension has on Linux alone."""


def run_elsewhere(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", MACOS, *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_simulated_runs_need_nothing_of_linux(tmp_path: Path) -> None:
    words = ["run", "demo", "--set", "duration=500 ms", "--set", "flows.main.count=1", "--out", "it"]
    done = run_elsewhere(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "it/report.html").is_file()
    again = run_elsewhere(tmp_path, *words, "--force", "--quiet")
    assert again.returncode == 0, again.stderr
    for others in (["check", "own-program"], ["doctor"], ["list"], ["schema"]):
        done = run_elsewhere(tmp_path, *others)
        assert done.returncode == 0, f"{others}: {done.stderr}"


def test_folder_of_a_writer_is_locked_by_flock_elsewhere(tmp_path: Path) -> None:
    code = (
        "import fcntl, os, sys; sys.platform = 'darwin'; from pathlib import Path; from xcpr.io import files\n"
        "from xcpr.io.schema import Invalid\n"
        "with files.lock_folder(Path('it')):\n"
        "    print(files.is_held(Path('it')))\n"
        "    try:\n"
        "        with files.lock_folder(Path('it')): print('twice')\n"
        "    except Invalid as refused: print(refused)\n"
        "    Path('it/kept').touch()\n"
        "print(files.is_held(Path('it')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["True", "it: another xcpr is writing there", "False"]


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["switch"], "xcpr switch: needs Linux: frames pass through its packet sockets"),
        (["wire", "-i", "1@a", "-i", "2@b"], "xcpr wire: needs Linux"),
        (["send", "file", "--to", "127.0.0.1"], "xcpr send: needs Linux"),
        (["receive", "--discard"], "xcpr receive: needs Linux"),
        (["run", "demo", "--world", "mininet"], "--world mininet: needs Linux: its nodes are network namespaces"),
        (["kernel", "up", "--dev", "a"], "The kernel's TCP runs XCP on Linux only"),
    ],
)
def test_commands_of_real_packets_name_linux(tmp_path: Path, words: list[str], refusal: str) -> None:
    done = run_elsewhere(tmp_path, *words)
    assert done.returncode in (1, 2)
    assert refusal in done.stderr, done.stderr
    assert "Traceback" not in done.stderr
