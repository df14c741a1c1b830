"""``xcpr/_native.pyi`` says what the extension module has: every name, parameter and default."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from xcpr.io.paths import ROOT

CLASS = """class Switch:
    def __new__(cls, program_json: str, clock_ns: int = 0, round_ns: int = 1_000) -> Switch: ...
"""


def differences(folder: Path) -> str:
    """Returns the findings of mypy's comparison of the stub with the module, for the package in a folder."""
    config, allowed = folder / "mypy.ini", folder / "allowed"
    config.write_text("[mypy]\nfollow_imports = skip\n")
    allowed.write_text("xcpr._native.__all__\n")  # the extension has the list of its own accord
    command = [sys.executable, "-m", "mypy.stubtest", "xcpr._native", "--ignore-disjoint-bases", "--concise"]
    done = subprocess.run(
        [*command, "--mypy-config-file", str(config), "--allowlist", str(allowed)],
        cwd=folder,
        env={"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr
    return done.stdout


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Makes a folder with the package as it is, of which the stub may be changed."""
    (tmp_path / "xcpr").mkdir()
    for path in (ROOT / "xcpr").iterdir():
        if not path.name.startswith("_native.pyi"):
            (tmp_path / "xcpr" / path.name).symlink_to(path)
    return tmp_path


def test_stub_matches_the_extension_module(package: Path) -> None:
    stub = (ROOT / "xcpr/_native.pyi").read_text()
    (package / "xcpr/_native.pyi").write_text(stub)
    assert not differences(package)
    assert CLASS in stub
    (package / "xcpr/_native.pyi").write_text(stub.replace(CLASS, CLASS.replace("clock_ns", "clock")))
    assert "clock_ns" in differences(package)
