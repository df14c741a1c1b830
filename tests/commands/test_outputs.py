"""The files that options and the API write: regular files are replaced, other kinds written through or refused."""

from __future__ import annotations

import ast
import json
import os
import re
import resource
import shlex
import shutil
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import needs
import pytest
from typer.models import OptionInfo
from typer.testing import CliRunner

import xcpr
import xcpr.figures
from xcpr import _native
from xcpr.commands import cli
from xcpr.commands.realtime import hosts
from xcpr.commands.shell import flags
from xcpr.controller import service as controller_service
from xcpr.io import files, paths
from xcpr.io.paths import COMPILED, PACKAGE, ROOT
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.worlds.ebpf import service as kernel_service
from xcpr.worlds.switch import links, realtime

root = pytest.mark.skipif(os.geteuid() != 0, reason=needs.ROOT)

INPUTS = {
    "control --tls-ca",
    "control --tls-cert",
    "control --tls-key",
    "control SCENARIO|NETWORK.toml|PLAN.json",
    "host PLAN.json",
    "int FILE",
    "receive --secret-file",
    "send --secret-file",
    "send [FILE]",
    "switch --links",
    "run --script",
    "switch --p4info",
    "switch --plan",
    "switch --tls-cert",
    "switch --tls-client-ca",
    "switch --tls-key",
    "switch --tls-permits",
    "switch [PROGRAM.json]",
    "wire --links",
    "wire --plan",
}
"""Parameters that name a file to read."""
FOLDERS = {
    "compare --out",
    "compare A B [C [D]]",
    "docs [DIR]...",
    "exercises FOLDER",
    "import FOLDER",
    "receive --dir",
    "report DIR",
    "reproduce --out",
    "run --out",
    "status DIR",
    "sweep --out",
    "table DIR",
}
"""Parameters that name a folder: what is written into one has a name of xcpr's."""

CHANGING_CALLS = {"write_text", "write_bytes", "touch", "rename", "renames", "mkfifo", "symlink_to", "hardlink_to"}
"""Calls that make a file, or change one."""
WRITERS = {
    "worlds/emulation/mininet.py": {"fdopen"},  # a memory file
    "io/files.py": None,
    # Files of a run's own folder, and p4-utils' topology.json in a project that has none.
    "worlds/controllers/controlled_run.py": {"write_text"},
    "worlds/controllers/processes.py": {"open", "write_text"},
    "worlds/controllers/shim/open_calls.py": {"open", "write_bytes"},
    "worlds/controllers/topology.py": {"write_text"},
    "worlds/controllers/virtual_clock.py": {"open", "write_bytes"},
}
"""The modules that may, and by which calls."""


@pytest.fixture(scope="module")
def made() -> result.Result:
    return xcpr.run("demo", overrides={"duration": "1 s", "flows.main.count": 2})


def list_parameters() -> Iterator[tuple[str, Any]]:
    """Yields what declares each parameter of a command that names a file or a folder."""
    of_commands = [(one.name or "", one) for one in cli.app.registered_commands]
    groups = [(str(group.name), group.typer_instance) for group in cli.app.registered_groups]
    of_groups = [(f"{name} {one.name or ''}", one) for name, app in groups if app for one in app.registered_commands]
    for name, command in of_commands + of_groups:
        assert command.callback is not None
        words = " ".join([*name.split(), *([] if command.name else [command.callback.__name__])])
        for param, hint in get_type_hints(command.callback, include_extras=True).items():
            kind, *declared = get_args(hint) if get_origin(hint) is Annotated else (hint,)
            for info in declared:
                if "Path" in str(kind) or any(part in str(info.metavar) for part in ("FILE", "DIR", ".json")):
                    names = [info.default, *(info.param_decls or ())]  # typer has the first one there
                    flag = next((one for one in names if str(one).startswith("--")), None)
                    usual = f"--{param.replace('_', '-')}" if isinstance(info, OptionInfo) else info.metavar
                    yield f"{words} {flag or usual}", info


def test_each_file_parameter_is_an_input_a_folder_or_a_checked_output() -> None:
    found = dict(list_parameters())
    checked = {name for name, info in found.items() if info.callback is flags.check_output}
    assert checked == {*COMMANDS}, "an output option needs a line in COMMANDS, by which it is tested"
    assert {*found} - checked == INPUTS | FOLDERS


def test_modules_write_files_through_the_one_writer() -> None:
    found: dict[str, set[str]] = {}
    links = [path for path in PACKAGE.iterdir() if path.is_symlink() and path.is_dir()]
    for path in [path for above in (PACKAGE, *links) for path in above.rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (name := changing_call(node)):
                found.setdefault(str(path.relative_to(PACKAGE)), set()).add(name)
    assert {place: calls for place, calls in found.items() if WRITERS.get(place, ()) is not None} == {
        place: calls for place, calls in WRITERS.items() if calls is not None
    }


def changing_call(call: ast.Call) -> str | None:
    """Returns the name of a call that makes or changes a file."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    texts = [one.value for one in [*call.args, *(k.value for k in call.keywords)] if isinstance(one, ast.Constant)]
    of_os = isinstance(call.func, ast.Attribute) and getattr(call.func.value, "id", "") == "os"
    if name in CHANGING_CALLS or (of_os and name == "replace") or name in ("mkstemp", "NamedTemporaryFile"):
        return name
    if name in ("open", "fdopen") and any(isinstance(text, str) and set(text) & set("wax+") for text in texts[:2]):
        return name
    return None


class _Captured(Exception):
    """A service was about to start."""


def write_telemetry(path: Path, _made: result.Result, patch: pytest.MonkeyPatch) -> None:
    options: list[controller_service.Options] = []

    def capture(_goals: object, _changes: object, given: controller_service.Options) -> None:
        options.append(given)
        raise _Captured

    patch.setattr(controller_service, "Service", capture)
    done = CliRunner().invoke(cli.app, ["control", "demo", "--telemetry", str(path)])
    assert isinstance(done.exception, _Captured), done.exception
    assert options[0].save is not None
    options[0].save(b'{"r1/1": {}}')


def write_ready_file(path: Path, _made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    path.touch()


def write_hosts(path: Path, _made: result.Result, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(_native, "run_hosts", lambda *_: ('{"hosts": {}}', []))
    patch.setattr(hosts, "_reporting", nullcontext)  # it prints errors
    done = CliRunner().invoke(cli.app, ["host", "/proc/self/cmdline", "s0", "--epoch", "0", "--out", str(path)])
    if done.exception is not None:
        raise done.exception


def write_playground(path: Path, _made: result.Result, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "PLAYGROUND", ROOT / "LICENSE")
    done = CliRunner().invoke(cli.app, ["playground", "--out", str(path), "--force"])
    if done.exception is not None:
        raise done.exception


def write_import(path: Path, _made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    folder = path.parent / "exercise"
    files.make_folder(folder / "build")
    for suffix in (".json", ".p4info.txtpb"):
        shutil.copy(COMPILED / f"counting_router{suffix}", folder / "build")
    (folder / "topology.json").write_text('{"hosts": {"h1": {}}, "switches": {"s1": {}}, "links": [["h1", "s1-p1"]]}')
    done = CliRunner().invoke(cli.app, ["import", str(folder), "--out", str(path), "--force"])
    if done.exception is not None:
        raise done.exception


def write_record(path: Path, _made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    service: Any = SimpleNamespace(sockets=list)
    with kernel_service._recording(kernel_service.Record(path, 0.001), service) as recorded:
        recorded()


def write_stats(path: Path, _made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    source = links.File(None, {1, 2})
    realtime.Options((), source, path, None, 1, "auto").keep('{"ports": []}')


def write_diagram(path: Path, _made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    done = CliRunner().invoke(cli.app, ["trace", "demo", "main0:2", "--out", str(path)])
    if done.exception is not None:
        raise done.exception


def write_parquet_of_table(path: Path, made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    folder = path.parent / "results"
    files.make_folder(folder)
    result.write(made, folder / result.FILE)
    done = CliRunner().invoke(cli.app, ["table", str(folder), "--parquet", str(path)])
    if done.exception is not None:
        raise done.exception


def write_parquet(path: Path, made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    made.to_parquet(path)


def write_qlog_of_table(path: Path, made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    folder = path.parent / "results"
    files.make_folder(folder)
    result.write(made, folder / result.FILE)
    done = CliRunner().invoke(cli.app, ["table", str(folder), "--qlog", str(path)])
    if done.exception is not None:
        raise done.exception


def write_qlog(path: Path, made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    made.to_qlog(path)


def write_csv(path: Path, made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    made.to_csv(path)


def write_figure(path: Path, made: result.Result, _patch: pytest.MonkeyPatch) -> None:
    xcpr.figures.save(xcpr.figures.goodput(made), path)


Write = Callable[[Path, result.Result, pytest.MonkeyPatch], None]
COMMANDS: dict[str, Write] = {
    "control --ready-file": write_ready_file,
    "control --telemetry": write_telemetry,
    "host --out": write_hosts,
    "import --out": write_import,
    "kernel up --record": write_record,
    "playground --out": write_playground,
    "switch --stats": write_stats,
    "table --parquet": write_parquet_of_table,
    "table --qlog": write_qlog_of_table,
    "trace --out": write_diagram,
    "wire --stats": write_stats,
}
"""The options that name a file to write, each with the code that writes it."""
API: dict[str, Write] = {
    "to_csv": write_csv,
    "to_parquet": write_parquet,
    "to_qlog": write_qlog,
    "figures.save": write_figure,
}
OUTPUTS = COMMANDS | API
WITH_CONTENTS = [name for name in OUTPUTS if name != "control --ready-file"]


@root
@pytest.mark.parametrize("name", OUTPUTS)
def test_write_to_a_device_preserves_the_device(
    name: str, tmp_path: Path, made: result.Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = tmp_path / "null.png"
    os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    before = device.lstat()
    OUTPUTS[name](device, made, monkeypatch)
    after = device.lstat()
    assert (after.st_ino, after.st_mode, after.st_rdev) == (before.st_ino, before.st_mode, before.st_rdev)


@root
@pytest.mark.parametrize("name", WITH_CONTENTS)
def test_write_to_a_full_device_names_the_device(
    name: str, tmp_path: Path, made: result.Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = tmp_path / "full.png"
    os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 7))
    if name == "kernel up --record":  # it drops what can't be written, and continues
        OUTPUTS[name](device, made, monkeypatch)
    else:
        with pytest.raises(OSError, match=f"No space left on device: '{device}'"):
            OUTPUTS[name](device, made, monkeypatch)
    assert stat.S_ISCHR(device.lstat().st_mode)


@pytest.mark.parametrize("name", WITH_CONTENTS)
def test_fifo_receives_the_same_bytes_as_a_file(
    name: str, tmp_path: Path, made: result.Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    fifo = tmp_path / "fifo.png"
    os.mkfifo(fifo)
    reads = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(reads, True)
    read: list[bytes] = []

    def follow() -> None:
        while some := os.read(reads, 1 << 16):
            read.append(some)

    # A second writer keeps the FIFO open until the reader has begun.
    holds = os.open(fifo, os.O_WRONLY)
    reader = threading.Thread(target=follow)
    reader.start()
    OUTPUTS[name](fifo, made, monkeypatch)
    os.close(holds)
    reader.join()
    os.close(reads)
    OUTPUTS[name](tmp_path / "file.png", made, monkeypatch)
    if name != "kernel up --record":  # which has times
        assert b"".join(read) == (tmp_path / "file.png").read_bytes() != b""
    assert stat.S_ISFIFO(fifo.lstat().st_mode)
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


@pytest.mark.parametrize("name", WITH_CONTENTS)
def test_write_through_a_link_replaces_its_target(
    name: str, tmp_path: Path, made: result.Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "file.png").write_text("old")
    (tmp_path / "link.png").symlink_to("there/file.png")
    OUTPUTS[name](tmp_path / "link.png", made, monkeypatch)
    assert (tmp_path / "link.png").is_symlink()
    assert (tmp_path / "there" / "file.png").read_bytes() not in (b"old", b"")


@pytest.mark.parametrize("flag", COMMANDS)
def test_folder_as_output_is_refused_before_the_command_begins(flag: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(cli.app, [*flag.split(), str(tmp_path)])
    assert isinstance(done.exception, Invalid), done.output
    assert str(done.exception) == (
        f"{flag.rsplit(maxsplit=1)[-1]}: {tmp_path}: is a folder: "
        "it must be a regular file, a character device, a FIFO, or not be there yet"
    )
    done = CliRunner().invoke(cli.app, [*flag.split(), str(tmp_path / "none" / "file")])
    assert str(done.exception).endswith(f"{tmp_path}/none/file: can't be written: its folder is not there")


def test_socket_as_output_is_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
        with pytest.raises(Invalid, match="is a socket: it must be a regular file, a character device, a FIFO"):
            files.write_output(tmp_path / "socket", b"")


@root
def test_block_device_as_output_is_refused(tmp_path: Path) -> None:
    os.mknod(tmp_path / "block", 0o600 | stat.S_IFBLK, os.makedev(7, 250))
    with pytest.raises(Invalid, match="is a block device: it must be a regular file, a character device, a FIFO"):
        files.write_output(tmp_path / "block", b"")


def test_link_to_stdout_writes_to_stdout(tmp_path: Path, made: result.Result) -> None:
    """Whatever stdout is: a pipe, or a file that the shell opened, which stays the one that it was."""
    reads, writes = os.pipe()
    with (tmp_path / "out.csv").open("w+b") as file:
        for descriptor in (file.fileno(), writes):
            os.write(descriptor, b"before\n")
            (tmp_path / "stdout").unlink(missing_ok=True)
            (tmp_path / "stdout").symlink_to(f"/dev/fd/{descriptor}")
            made.to_csv(tmp_path / "stdout", "flows")
            os.write(descriptor, b"after\n")
        os.close(writes)
        file.seek(0)
        lines = file.read().splitlines()
    with os.fdopen(reads, "rb") as pipe:
        assert pipe.read().splitlines() == lines
    assert (lines[0], lines[-1], len(lines)) == (b"before", b"after", 3 + len(made.flows))


@root
def test_table_to_a_full_stdout_names_stdout(tmp_path: Path, made: result.Result) -> None:
    result.write(made, tmp_path / result.FILE)
    os.mknod(tmp_path / "full", 0o666 | stat.S_IFCHR, os.makedev(1, 7))
    with (tmp_path / "full").open("wb") as full:
        command = [sys.executable, "-m", "xcpr", "table", str(tmp_path)]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, cwd=tmp_path, text=True, check=False)
    assert done.returncode == 1
    assert re.fullmatch(
        r"xcpr: standard output: \d+ lines could not be written: No space left on device\n", done.stderr
    )


def test_a_socket_as_stdout_is_written_through() -> None:
    here, there = socket.socketpair()
    with here, there:
        files.write_output(Path(f"/proc/self/fd/{here.fileno()}"), b"text")
        assert there.recv(10) == b"text"


def test_a_fifo_without_a_reader_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "fifo")
    with pytest.raises(OSError, match=f"no process reads this FIFO: '{tmp_path / 'fifo'}'"):
        files.write_output(tmp_path / "fifo", b"")
    monkeypatch.setattr(files, "FIFO_PATIENCE_S", 0.05)
    reads = os.open(tmp_path / "fifo", os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(TimeoutError, match=r"its reader took nothing for 0\.05 s"):
        files.write_output(tmp_path / "fifo", bytes(1 << 20))
    os.close(reads)


@root
def test_foreign_link_in_a_world_writable_folder_is_not_followed(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    (tmp_path / "precious").write_text("precious")
    (shared / "out.csv").symlink_to(tmp_path / "precious")
    os.chown(shared / "out.csv", 1001, 1001, follow_symlinks=False)
    with pytest.raises(Invalid, match="is a link of another user in a folder that everybody may write to"):
        files.write_output(shared / "out.csv", b"")
    files.write(shared / "out.csv", b"inside")
    assert (tmp_path / "precious").read_text() == "precious"
    assert (shared / "out.csv").read_bytes() == b"inside" and not (shared / "out.csv").is_symlink()


def test_temporary_file_follows_no_planted_link(tmp_path: Path, made: result.Result) -> None:
    (tmp_path / "precious").write_text("precious")
    (tmp_path / ".t.csv").symlink_to("precious")
    os.mkfifo(tmp_path / ".capture.pcapng")
    made.to_csv(tmp_path / "t.csv")
    xcpr.run("demo", overrides={"duration": "1 s"}, pcap=["r1"], out=tmp_path)
    assert (tmp_path / "precious").read_text() == "precious"
    assert (tmp_path / "t.csv").stat().st_size and (tmp_path / "capture.pcapng").stat().st_size


def test_fifo_as_result_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "result.json")
    with pytest.raises(Invalid, match=r"result\.json: is a FIFO: it must be a regular file, a symbolic link"):
        files.write(tmp_path / "result.json", b"{}")


UNLIMITED = ("control --ready-file", "import --out", "kernel up --record", "table --parquet", "table --qlog")
"""The options whose tests write other files first, or write nothing at once."""
LIMITED = [name for name in OUTPUTS if name not in UNLIMITED]


@pytest.mark.parametrize("name", LIMITED)
def test_file_size_limit_is_an_error_that_names_the_file(
    name: str, tmp_path: Path, made: result.Result, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.png"
    path.write_text("old")
    with limited_to(2), pytest.raises(OSError, match=f"File too large: '{path}'"):
        OUTPUTS[name](path, made, monkeypatch)
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["file.png"]


class limited_to:  # noqa: N801 - a context
    """A limit of the bytes of a file that is written (setrlimit(2))."""

    def __init__(self, size: int) -> None:
        self._size = size

    def __enter__(self) -> None:
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self._size, self._before[1]))

    def __exit__(self, *_: object) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._before)


def test_unwritable_result_is_a_one_line_error(tmp_path: Path) -> None:
    (tmp_path / "tmp").mkdir()
    command = ["run", "demo", "--set", "duration=1 s", "--out", "out", "--quiet"]
    line = f"ulimit -f 1 && TMPDIR=$PWD/tmp exec {sys.executable} -m xcpr {shlex.join(command)}"
    done = subprocess.run(["sh", "-c", line], cwd=tmp_path, capture_output=True, text=True, check=False)
    lost = f"it is lost, for {tmp_path}/tmp can't take it either: File too large"
    assert (done.returncode, done.stderr) == (1, f"xcpr: out/result.json: File too large; {lost}\n")
    assert not list((tmp_path / "tmp").iterdir()) and not (tmp_path / "out").exists()


def test_too_large_capture_leaves_the_result_intact(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "capture.pcapng").write_text("of an earlier run")
    with limited_to(1_000_000):
        done = CliRunner().invoke(
            cli.app,
            ["run", "demo", "--set", "duration=2 s", "--pcap", "r1", "--out", str(tmp_path / "out"), "--json"],
        )
    assert done.exit_code == 1
    note = "capture.pcapng could not be written: File too large. The result is complete."
    assert done.stderr == f"xcpr: {note}\n"
    assert json.loads(done.stdout)["totals"]["delivered_bytes"] > 0
    assert result.load(tmp_path / "out" / "result.json").notes == [note]
    assert not (tmp_path / "out" / "capture.pcapng").exists()
    assert (tmp_path / "out" / "report.html").is_file()
