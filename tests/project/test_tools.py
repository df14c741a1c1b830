from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import needs
import pytest

from xcpr.io.paths import ROOT

GOOD = "/* What it is. */\nconst bit<8> SOME_NAME = 1;\ncontrol GoodName() {\n    action do_it() { }\n}\n"


def lint(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    (folder / "it.p4").write_text(text)
    return subprocess.run(
        [sys.executable, str(ROOT / "tools/p4lint.py"), str(folder)], capture_output=True, text=True, check=False
    )


def test_p4_lint_accepts_a_valid_source(tmp_path: Path) -> None:
    done = lint(tmp_path, GOOD)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GOOD.replace("    action", "\taction"), "it.p4:4: tab"),
        (GOOD.replace("{ }", "{ } "), "it.p4:4: trailing blanks"),
        (GOOD.replace("it()", "it" + "x" * 120 + "()"), "it.p4:4: longer than 120"),
        (GOOD.replace("/* What it is. */", ""), "it.p4:1: a file begins with a comment"),
        (GOOD.rstrip(), "a file ends with a newline"),
        (GOOD + "\n" * 600, "more than 600 lines"),
        (GOOD.replace("GoodName", "bad_name"), '"bad_name": controls and parsers are UpperCamel'),
        (GOOD.replace("do_it", "DoIt"), '"DoIt": actions, tables and states are snake_case'),
        (GOOD.replace("SOME_NAME", "someName"), '"someName": constants are UPPER_SNAKE'),
        (GOOD + "header Some_Thing {\n}\n", '"Some_Thing": types are UpperCamel or end in _t'),
        (GOOD + "struct s_t {\n    bit<8> BadField;\n}\n", '"BadField": fields and variables are snake_case'),
    ],
)
def test_p4_lint_reports_each_violation(tmp_path: Path, text: str, message: str) -> None:
    done = lint(tmp_path, text)
    assert done.returncode == 1
    assert message in done.stdout


def check_machine(path: str, python: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(ROOT / "tools/check-machine.sh"), python],
        cwd=folder,
        env={"PATH": path, "HOME": os.environ["HOME"]} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_missing_tools_are_named_with_a_remedy(tmp_path: Path) -> None:
    (tmp_path / "target").mkdir()  # A first build would have to ask df, which is not here.
    done = check_machine(str(tmp_path), "", tmp_path)
    assert done.returncode == 1
    for words in ("Python 3.11", "apt-get install python3 python3-venv", "cargo", "rustup.rs", "build-essential"):
        assert words in done.stderr


def machine(folder: Path, **message: str) -> str:
    """Makes a PATH whose programs print what is given, before those of this machine."""
    for name, text in message.items():
        program = folder / name
        program.write_text(f"#!/bin/sh\ncat <<'END'\n{text}\nEND\n", encoding="utf-8")
        program.chmod(0o755)
    return f"{folder}:{os.environ['PATH']}"


def test_outdated_toolchain_is_named_with_its_version(tmp_path: Path) -> None:
    done = check_machine(machine(tmp_path, cargo="cargo 1.80.1 (376290515 2024-07-16)"), sys.executable)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "Rust 1.95 or newer, this is 1.80.1: rustup update" in done.stderr


def test_toolchain_that_does_not_start_is_reported(tmp_path: Path) -> None:
    done = check_machine(machine(tmp_path, cargo=""), sys.executable)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "a Rust toolchain that cargo can start: rustup default stable" in done.stderr


def test_full_disk_is_reported_before_the_first_build(tmp_path: Path) -> None:
    heading = "Filesystem 1024-blocks Used Available Capacity Mounted on"
    path = machine(tmp_path, df=f"{heading}\n/dev/sda1 9000000 8900000 102400 99% /", cargo="cargo 1.99.0")
    done = check_machine(path, sys.executable, tmp_path)
    assert (done.returncode, done.stderr) == (1, "xcpr needs 3 GB of free disk, here are 100 MB: df -h .\n")
    (tmp_path / "target").mkdir()
    assert check_machine(path, sys.executable, tmp_path).returncode == 0


def test_read_only_home_is_reported(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder, not even root's", encoding="utf-8")
    done = check_machine(machine(tmp_path, cargo="cargo 1.99.0"), sys.executable, HOME=str(tmp_path / "home"))
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert f"{tmp_path}/home/.cargo can't: export CARGO_HOME=" in done.stderr


def test_lock_files_name_no_index_and_hash_every_package() -> None:
    for name in ("run", "dev", "docs", "shell", "fabric", "release"):
        text = (ROOT / f"requirements/{name}.lock").read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text
        packages = [line for line in text.splitlines() if "==" in line and not line.lstrip().startswith("#")]
        assert packages
        assert all(line.endswith("\\") for line in packages)


@pytest.mark.parametrize("arguments", [[], ["bare"], ["elsewhere", "true"]])
def test_unknown_room_lists_the_rooms(arguments: list[str]) -> None:
    done = subprocess.run(["bash", ROOT / "tools/room", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert all(room in done.stderr for room in ("bare", "container", "user"))


@pytest.mark.network
@needs.capability("CAP_SYS_ADMIN")
@pytest.mark.parametrize("room", ["bare", "container", "user"])
def test_room_hides_optional_programs(room: str) -> None:
    """The room ends with the status of its command."""
    tells = "command -v ethtool ping tshark simple_switch_grpc; id -u; exit 7"
    done = subprocess.run(
        ["bash", ROOT / "tools/room", room, "sh", "-c", tells], capture_output=True, text=True, check=False
    )
    if "overlay" in done.stderr:
        pytest.skip("no overlay to be had: a kernel or container without it")
    assert (done.returncode, done.stdout) == (7, "1000\n" if room == "user" else "0\n"), done.stderr


def test_build_reports_its_progress() -> None:
    said = "   Compiling one v1.0.0\nwarning: unused\n" + "   Compiling two v1.0.0 (/here)\n" * 10
    done = subprocess.run(
        ["/bin/sh", ROOT / "tools/crates.sh", "xcpr-units"], input=said, capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert [line.split(" of ")[0] for line in lines] == ["  crate 1", "  crate 11"]
    assert lines[0].endswith(": one")


def prose(*paths: Path) -> subprocess.CompletedProcess[str]:
    """Looks for sentences that a reader stumbles over."""
    command = [sys.executable, ROOT / "tools/prose.py", *paths]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@needs.program("git")
def test_prose_of_the_project_passes_the_check() -> None:
    here = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if here.returncode:
        pytest.skip(f"needs a checkout that git reads: {here.stderr.strip()}")
    done = prose()
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "text", "finding"),
    [
        ("page.md", "A title.\n\nWhat a router says.\n", "3: opens with no subject: What a router says."),
        ("page.md", "A title.\n\nA router grants. It's a rate.\n", "3: opens with no subject: It's a rate."),
        ("page.md", "**Decision.** Such a frame goes.\n", "1: opens with no subject: Such a frame goes."),
        ("page.md", "A rate (a router's.) Of a flow.\n", "1: opens with no subject: Of a flow."),
        ("page.md", 'A router says "no." Those end.\n', "1: opens with no subject: Those end."),
        ("page.md", "- " + "word " * 15 + "\n  " + "word " * 15 + "end.\n", "1: 31 words: word word"),
        ("page.md", "a word and " + "x" * 100 + "\n", "1: 111 columns"),
        ("code.rs", "fn a() {}\n/// Of a flow.\nfn b() {}\n", "2: opens with no subject: Of a flow."),
        ("code.rs", "/// The rate.\n/// Here.\n#[inline]\npub fn a() {}\n", "1: opens with no verb: The rate."),
        ("code.rs", "    /// Whether so.\n    pub(crate) const fn a() {}\n", "1: opens with no verb: Whether so."),
        ("code.rs", "trait A {\n    /// When it ends.\n    fn a(&self);\n}\n", "2: opens with no verb: When it ends."),
        (
            "code.rs",
            '/// Packets.\n#[cfg(\n    unix\n)]\nunsafe extern "C" fn a() {}\n',
            "1: opens with no verb: Packets.",
        ),
        ("code.p4", "/*\n * Who sends.\n */\n", "2: opens with no subject: Who sends."),
        (
            "code.py",
            'def f():\n    """Do.\n\n    Those of a list.\n    """\n',
            "4: opens with no subject: Those of a list.",
        ),
        ("code.py", 'def f():\n    """The rate."""\n', "2: opens with no verb: The rate."),
        (
            "code.py",
            'class A:\n    async def f(self):\n        """Whether so."""\n',
            "3: opens with no verb: Whether so.",
        ),
        ("code.py", 'def f():\n    """Return the rate."""\n', "2: opens with no verb: Return the rate."),
        ("code.py", 'def f():\n    """As a rate."""\n', "2: opens with no verb: As a rate."),
        ("code.sh", "#!/bin/sh\n# Of a flow.\n", "2: opens with no subject: Of a flow."),
        ("code.lua", "local a = 1\n  -- What follows.\n", "2: opens with no subject: What follows."),
        ("code.js", "f();\n  // Those of a list.\n", "2: opens with no subject: Those of a list."),
        ("code.tcl", "# Who sends.\n", "1: opens with no subject: Who sends."),
        ("list.in", "# It is a list.\n", "1: opens with no subject: It is a list."),
        ("code.toml", "# Such a table.\na = 1\n", "1: opens with no subject: Such a table."),
    ],
)
def test_prose_check_finds_a_violation(tmp_path: Path, name: str, text: str, finding: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    done = prose(tmp_path / name)
    assert done.returncode == 1
    assert finding in done.stdout


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("page.md", "What does a router say? A rate is granted.\n\n    What is in code does not count.\n"),
        ("page.md", "| What a column says | a | b |\n|---|---|---|\n\n```\nOf code\n```\n"),
        ("code.p4", "/*\n *   a table   Of columns\n */\n"),
        ("code.tcl", "# A table:\n#   flows  Of the link\n"),
        ("code.py", "of = 1  # What follows a statement is short\n"),
        ("code.rs", "/// A rate.\npub struct A;\n\n/// Returns the rate.\npub fn a() {}\n"),
        ("code.rs", "mod tests {\n    /// The rate is that of the link.\n    #[test]\n    fn a() {}\n}\n"),
        ("code.py", 'def f():\n    """Returns the rate."""\n'),
        ("code.py", 'class A:\n    """A rate."""\n\n    @property\n    def f(self):\n        """The rate."""\n'),
        ("code.py", '@app.command()\ndef f():\n    """Run it."""\n'),
        ("code.py", 'def test_it():\n    """The rate is that of the link."""\n'),
    ],
)
def test_prose_check_skips_questions_tables_and_code(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    done = prose(tmp_path / name)
    assert done.returncode == 0, done.stdout
