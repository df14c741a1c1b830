"""The package outside of its checkout: a wheel that runs elsewhere, and a source distribution to build it of.

Folders have blanks in their names. Dependencies are lent by this environment, so that nothing is downloaded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest

from xcpr.paths import ROOT

TARGET = ROOT / "target"
MATURIN = Path(sys.executable).with_name("maturin")
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")

pytestmark = pytest.mark.skipif(not shutil.which("cargo"), reason="needs cargo")


def succeed(command: list[str | Path], folder: Path, **environment: str) -> str:
    """What a command prints, which must succeed."""
    done = subprocess.run(
        command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def runs(python: str) -> bool:
    """Whether there is such a Python; a version manager's wrapper is there without one."""
    if not shutil.which(python):
        return False
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return {name for name in opened.namelist() if ".dist-info/" not in name}


def installed(wheel: Path, folder: Path, python: str) -> Path:
    """The programs of a virtual environment that has the wheel alone."""
    succeed([python, "-m", "venv", "--without-pip", folder], ROOT)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", folder / "bin" / "python"]
    succeed([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], ROOT)
    return folder / "bin"


def lend_dependencies(target: Path) -> None:
    """Copy what the checkout has compiled of others' crates. The extension's file has one name wherever it is built."""

    def left_out(folder: str, files: list[str]) -> list[str]:
        if Path(folder).name == "deps":
            kept = (".rlib", ".rmeta", ".d", ".so")
            return [name for name in files if Path(name).suffix not in kept or "xcpr" in name or "_native." in name]
        return [
            name for name in files if name in ("examples", "incremental") or name.startswith(("xcpr-", "lib_native"))
        ]

    shutil.copytree(TARGET / "release", target / "release", ignore=left_out)


def built(source: Path, out: Path, target: Path, *options: str) -> Path:
    """A wheel of these sources, with what is compiled already."""
    command: list[str | Path] = [MATURIN, "build", "--release", "--locked", "--offline", "--out", out, *options]
    succeed(command, source, VIRTUAL_ENV=sys.prefix, CARGO_TARGET_DIR=str(target))
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the checkout."""
    return built(ROOT, tmp_path_factory.mktemp("wheel of xcpr"), TARGET)


def test_a_wheel_has_one_name_and_runs_outside_of_the_checkout(wheel: Path, tmp_path: Path) -> None:
    assert {name.partition("/")[0] for name in names(wheel)} == {"xcpr"}
    programs = installed(wheel, tmp_path / "an environment", sys.executable)
    (site,) = tmp_path.glob("an environment/lib/python*/site-packages")
    # A path named in a .pth file comes last, and the .pth files behind it, the checkout's among them, are not read.
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    here = tmp_path / "some where"
    here.mkdir()
    succeed([programs / "xcpr", "run", "demo", "--set", "duration=1 s", "--quiet"], here)
    (made,) = here.glob("results/*")
    assert (made / "report.html").is_file()
    listed = succeed([programs / "xcpr", "list"], here)
    assert "katabi-parking-lot" in listed
    docs = subprocess.run([programs / "xcpr", "docs"], cwd=here, capture_output=True, text=True, check=False)
    assert docs.returncode == 2
    assert "needs a checkout" in docs.stderr


def test_a_wheel_has_every_file_that_the_checkout_lays_before_it(wheel: Path) -> None:
    for pattern in (
        "controller/*.py",
        "p4runtime/*.py",
        "data/scenarios/**/*.*",
        "data/mininet/*.py",
        "data/p4src/*/program.toml",
        "data/p4src/compiled/*",
        "data/kernel/compiled/*",
    ):
        files = {path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"xcpr/{pattern}")}
        assert files
        assert files <= names(wheel)


@pytest.mark.parametrize("python", PYTHONS)
def test_a_wheel_loads_in_every_python(wheel: Path, tmp_path: Path, python: str) -> None:
    if not runs(python):
        pytest.skip(f"needs {python}")
    programs = installed(wheel, tmp_path / python, python)
    asked = "from xcpr import _native, paths; print(_native.version(), (paths.SCENARIOS / 'demo.toml').is_file())"
    assert succeed([programs / "python", "-c", asked], tmp_path).split()[-1] == "True"


def test_a_source_distribution_builds_to_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    succeed([MATURIN, "sdist", "--out", tmp_path], ROOT)
    # Where sources lie is part of what cargo makes of them: at one place they are compiled anew, but not piled up.
    folder = TARGET / "source distribution"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    # Not by tarfile: Debian 12's knows no filters, and later ones want them.
    succeed(["tar", "-xzf", next(tmp_path.glob("*.tar.gz")), "-C", folder], ROOT)
    source = next(folder.iterdir())
    lend_dependencies(folder / "target")
    # What is ours is compiled without optimisation: it is to build.
    packages = tomllib.loads((source / "Cargo.lock").read_text(encoding="utf-8"))["package"]
    ours = [package["name"] for package in packages if "source" not in package]
    faster = [f"--config=profile.release.package.{name}.opt-level=0" for name in ours]
    assert names(built(source, tmp_path, folder / "target", *faster)) == names(wheel)
    shutil.rmtree(folder)
