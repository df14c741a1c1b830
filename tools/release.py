"""A release: whether its version is one everywhere, its notes, its files in dist/, and whether they work.

    tools/release.py                  check, build, try
    tools/release.py check            the version of Cargo.toml, CITATION.cff and docs/changelog.md, and the tag
    tools/release.py wheel OPTIONS    build a wheel of the archive in dist/ with these options of maturin
    tools/release.py try WHEEL        install a wheel into an environment of its own, and use it there

Cargo.toml has the version; the Python package takes it from there. A release is tagged vVERSION.
"""

from __future__ import annotations

import datetime
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WHEEL_DATA = ROOT / "crates/native/wheel/data"
"""Files of the wheel for the folders of a system."""
WRITE_SHELL_FILES = """
import sys
from pathlib import Path
from xcpr.commands import cli
from xcpr.commands.pages import manual
manual.write_files(cli.app, Path(sys.argv[1]))
"""
PARTS = (
    "xcpr/data/scenarios/scenario.schema.json",
    "xcpr/data/xcp.lua",
    "xcpr/data/playground/playground.html",
    "xcpr/data/exercises/check.py",
    "xcpr/data/p4src/examples/counting_router.p4",
    "data/share/man/man1/xcpr.1",
    "data/share/bash-completion/completions/xcpr",
    "data/share/zsh/site-functions/_xcpr",
    "data/share/fish/vendor_completions.d/xcpr.fish",
)
"""The ends of names that a wheel has."""
TRIED = (
    ("run", "demo", "--quiet"),
    ("check", "demo"),
    ("playground",),
    ("exercises",),
    ("dissector",),
    ("schema",),
)
"""Commands that a wheel's environment runs in an empty folder."""
HEADING = re.compile(r"^## (\S+)(?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)


class Refused(Exception):
    """One line: the file, and what is wrong in it."""


@dataclass(frozen=True)
class Release:
    """A version with its day and its section of the changelog."""

    version: str
    day: datetime.date
    notes: str

    @property
    def tag(self) -> str:
        """The tag of its commit."""
        return f"v{self.version}"


def read(root: Path) -> Release:
    """Reads the release that a checkout would make; raises ``Refused`` where its files disagree."""
    with (root / "Cargo.toml").open("rb") as file:
        version = tomllib.load(file)["workspace"]["package"]["version"]
    changelog = (root / "docs/changelog.md").read_text(encoding="utf-8")
    newest, *older = [*HEADING.finditer(changelog), None]
    if newest is None or newest[1] != version or newest[2] is None:
        found = newest[0] if newest else "no heading"
        raise Refused(f'docs/changelog.md: the first heading must be "## {version} - YEAR-MONTH-DAY", not "{found}"')
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    for key, wanted in (("version", version), ("date-released", newest[2])):
        found = re.search(rf"^{key}: (.+)$", citation, re.MULTILINE)
        if found is None or found[1] != wanted:
            raise Refused(f"CITATION.cff: {key} must be {wanted}, not {found[1] if found else 'absent'}")
    end = older[0].start() if older and older[0] else len(changelog)
    notes = changelog[newest.end() : end].strip() + "\n"
    return Release(version, datetime.date.fromisoformat(newest[2]), notes)


def tagged(root: Path, release: Release) -> str:
    """Returns a sentence on the tag; raises ``Refused`` where a tag of the commit is another version's."""
    if not (root / ".git").exists() or not shutil.which("git"):
        return "the tag is not looked at: there is no git, or this is no checkout of it"
    command = ["git", "-C", root, "tag", "--points-at", "HEAD", "v*"]
    tags = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    if release.tag in tags:
        return f"this commit is tagged {release.tag}"
    if tags:
        raise Refused(f"Cargo.toml: version must be that of the tag {tags[0]}, not {release.version}")
    return f"this commit has no tag yet: git tag {release.tag}"


def run(command: list[str | Path], folder: Path, **environment: str) -> None:
    """Runs a command, which shows what it does."""
    subprocess.run(command, cwd=folder, env=os.environ | environment, check=True)


def profiler() -> Path | None:
    """Finds the folder of an ``llvm-profdata`` that reads the profiles of this Rust: rustup's, or Debian's."""
    output = {}
    for option in ("-vV", "--print=sysroot"):
        done = subprocess.run(["rustc", option], capture_output=True, text=True, check=True)
        output[option] = done.stdout
    facts = dict(re.findall(r"^(.+): (.+)$", output["-vV"], re.MULTILINE))
    rustup = Path(output["--print=sysroot"].strip()) / "lib/rustlib" / facts["host"] / "bin"
    debian = Path(f"/usr/lib/llvm-{facts['LLVM version'].split('.')[0]}/bin")
    return next((folder for folder in (rustup, debian) if (folder / "llvm-profdata").is_file()), None)


def prepare() -> None:
    """Makes the files of a wheel that are in no checkout: the playground's page, and those for shells and man(1)."""
    run(["make", "playground"], ROOT)
    run([sys.executable, "-c", WRITE_SHELL_FILES, WHEEL_DATA], ROOT)


def maturin(release: Release, checkout: Path, out: Path, *options: str) -> Path:
    """Makes a wheel of a checkout in a folder. Dependencies are those that this checkout has compiled."""
    midnight = datetime.datetime.combine(release.day, datetime.time(), datetime.UTC)
    environment = {
        "VIRTUAL_ENV": sys.prefix,
        "CARGO_TARGET_DIR": os.environ.get("CARGO_TARGET_DIR", str(ROOT / "target")),
        # Archives are the same whenever they are made.
        "SOURCE_DATE_EPOCH": str(int(midnight.timestamp())),
    }
    command = [Path(sys.executable).with_name("maturin"), "build", "--release", "--locked", "--strip", "--quiet"]
    run([*command, "--out", out, *options], checkout, **environment)
    return next(out.glob("*.whl"))


def names(wheel: Path) -> set[str]:
    """Returns the files in a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        return {*opened.namelist()}


def describe_size(wheel: Path) -> str:
    """Returns a sentence on the size of a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        sizes = {entry.filename: entry.file_size / 1e6 for entry in opened.infolist()}
    native = sum(size for name, size in sizes.items() if name.startswith("xcpr/_native"))
    packed = wheel.stat().st_size / 1e6
    return f"{wheel.name}: {packed:.1f} MB, unpacked {sum(sizes.values()):.1f} MB, of it the extension {native:.1f} MB"


def check_parts(wheel: Path) -> None:
    """Raises ``Refused`` for a wheel that lacks a part of the product."""
    found = names(wheel)
    lacking = [part for part in PARTS if not any(name.endswith(part) for name in found)]
    if lacking:
        raise Refused(f"{wheel.name}: lacks {', '.join(lacking)}")


def build(release: Release) -> Path:
    """Makes dist/: the source archive, a wheel made of it, notes and checksums; returns the wheel."""
    shutil.rmtree(DIST, ignore_errors=True)
    prepare()
    # The wheel is made of the archive: an archive that lacks a file makes none.
    options = ["--sdist"]
    if folder := profiler():
        # An older LLVM's may come first otherwise.
        os.environ["PATH"] = f"{folder}:{os.environ['PATH']}"
        options.append("--pgo")
    else:
        print("the wheel is compiled without a profile: there is no llvm-profdata (rustup component add llvm-tools)")
    wheel = maturin(release, ROOT, DIST, *options)
    with tempfile.TemporaryDirectory() as folder:
        other = names(maturin(release, ROOT, Path(folder)))
    if other != names(wheel):
        raise Refused(f"pyproject.toml: the source archive makes a wheel without {sorted(other ^ names(wheel))}")
    (DIST / "NOTES.md").write_text(release.notes, encoding="utf-8")
    files = sorted([*DIST.glob("*.tar.gz"), *DIST.glob("*.whl")])
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    print("".join(sums), end="")
    return wheel


def build_from_archive(release: Release, options: list[str]) -> Path:
    """Makes a wheel of the source archive in dist/, with more options of maturin; returns it."""
    with tempfile.TemporaryDirectory() as folder:
        (archive,) = DIST.glob("*.tar.gz")
        shutil.unpack_archive(archive, folder, filter="data")
        (checkout,) = Path(folder).iterdir()
        made = maturin(release, checkout, Path(folder) / "wheels", *options)
        return Path(shutil.copy(made, DIST))


def try_out(wheel: Path) -> None:
    """Installs the wheel into an environment of its own, and uses it in an empty folder; raises ``Refused``."""
    check_parts(wheel)
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        run([sys.executable, "-m", "venv", here / "venv"], here)
        pip = [here / "venv/bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, "--only-binary", ":all:", "--require-hashes", "-r", ROOT / "requirements/run.lock"], here)
        run([*pip, "--no-deps", "--no-index", wheel], here)
        for words in TRIED:
            run([here / "venv/bin/xcpr", *words], here)
        run([here / "venv/bin/python", "exercises/check.py", "1", "exercises/solutions/header.py"], here)
        for made in ("results/demo/report.html", "playground.html", "venv/share/man/man1/xcpr.1"):
            if not (here / made).is_file():
                raise Refused(f"{wheel.name}: {made} is missing")
    print(f"{describe_size(wheel)}; it works in an environment of its own")


def main() -> None:
    """Does what the arguments say."""
    try:
        release = read(ROOT)
        print(f"xcpr {release.version} of {release.day}: {tagged(ROOT, release)}")
        match sys.argv[1:]:
            case ["check"]:
                return
            case ["wheel", *options]:
                print(describe_size(build_from_archive(release, options)))
            case ["try", wheel]:
                try_out(Path(wheel).resolve())
            case _:
                try_out(build(release))
    except Refused as refused:
        sys.exit(f"release: {refused}")
    except subprocess.CalledProcessError as failed:
        sys.exit(f"release: {failed.cmd[0]} ended with {failed.returncode}")


if __name__ == "__main__":
    main()
