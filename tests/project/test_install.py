"""The package outside of its checkout: a wheel that runs elsewhere. ``make dist`` makes one of the source archive.

Folders have blanks in their names. Dependencies are lent by this environment, so that nothing is downloaded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from xcpr import __version__
from xcpr.io.paths import ROOT

MATURIN = Path(sys.executable).with_name("maturin")
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")

pytestmark = pytest.mark.skipif(not shutil.which("cargo"), reason="needs cargo")


def run_command(command: list[str | Path], folder: Path, **environment: str) -> str:
    """Returns the output of a command, which must succeed."""
    done = subprocess.run(
        command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def is_python_available(python: str) -> bool:
    """Returns whether there is such a Python; a version manager's wrapper is there without one."""
    if not shutil.which(python):
        return False
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return {name for name in opened.namelist() if ".dist-info/" not in name}


def install_wheel(wheel: Path, folder: Path, python: str) -> Path:
    """Installs the wheel alone into a virtual environment; returns the folder of its programs."""
    run_command([python, "-m", "venv", "--without-pip", folder], ROOT)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", folder / "bin" / "python"]
    run_command([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], ROOT)
    return folder / "bin"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Builds a wheel of the checkout."""
    out = tmp_path_factory.mktemp("wheel of xcpr")
    command: list[str | Path] = [MATURIN, "build", "--release", "--locked", "--offline", "--out", out]
    run_command(command, ROOT, VIRTUAL_ENV=sys.prefix, CARGO_TARGET_DIR=str(ROOT / "target"))
    return next(out.glob("*.whl"))


def test_wheel_has_one_package_and_runs_outside_the_checkout(wheel: Path, tmp_path: Path) -> None:
    assert {name.partition("/")[0] for name in names(wheel)} == {"xcpr", f"xcpr-{__version__}.data"}
    programs = install_wheel(wheel, tmp_path / "an environment", sys.executable)
    (site,) = tmp_path.glob("an environment/lib/python*/site-packages")
    # A path named in a .pth file comes last, and the .pth files behind it, the checkout's among them, are not read.
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    here = tmp_path / "some where"
    here.mkdir()
    run_command([programs / "xcpr", "run", "demo", "--set", "duration=1 s", "--quiet"], here)
    (made,) = here.glob("results/*")
    assert (made / "report.html").is_file()
    listed = run_command([programs / "xcpr", "list"], here)
    assert "katabi-parking-lot" in listed
    docs = subprocess.run([programs / "xcpr", "docs"], cwd=here, capture_output=True, text=True, check=False)
    assert docs.returncode == 2
    assert "needs a checkout" in docs.stderr


def test_wheel_has_every_data_file_of_the_checkout(wheel: Path) -> None:
    for pattern in (
        "controller/**/*.py",
        "p4runtime/**/*.py",
        "data/scenarios/**/*.*",
        "data/mininet/*.py",
        "data/p4src/**/*.p4",
        "data/p4src/**/program.toml",
        "data/p4src/compiled/*",
        "data/kernel/compiled/*",
        "data/exercises/**/*.[mpt]*",
        "data/xcp.lua",
    ):
        files = {path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"xcpr/{pattern}")}
        assert files
        assert files <= names(wheel)


@pytest.mark.parametrize("python", PYTHONS)
def test_a_wheel_loads_in_every_python(wheel: Path, tmp_path: Path, python: str) -> None:
    if not is_python_available(python):
        pytest.skip(f"needs {python}")
    programs = install_wheel(wheel, tmp_path / python, python)
    asked = (
        "from xcpr import _native; from xcpr.io import paths; "
        "print(_native.version(), (paths.SCENARIOS / 'demo.toml').is_file())"
    )
    assert run_command([programs / "python", "-c", asked], tmp_path).split()[-1] == "True"
