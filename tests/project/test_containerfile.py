"""The tool that runs the Containerfile's lines knows each of them."""

from __future__ import annotations

import sys

from xcpr.io.paths import ROOT

sys.path.insert(0, str(ROOT / "tools"))

import containerfile

from tests.independent import environments


def test_continued_lines_are_joined_and_comments_skipped() -> None:
    text = "# FROM a\nFROM b AS c\n\nRUN one \\\n    && two\n"
    assert list(containerfile.lines(text)) == [("FROM", "b AS c"), ("RUN", "one && two")]


def test_every_instruction_is_supported() -> None:
    found = [instruction for instruction, _ in containerfile.lines((ROOT / "tools/Containerfile").read_text("utf-8"))]
    assert {*found} <= {*containerfile.INSTRUCTIONS} and found[-1] == "ENTRYPOINT"


def test_image_excludes_build_outputs() -> None:
    names = ["Cargo.toml", "target", ".venv", "dist"]
    assert containerfile.ignored(str(ROOT), names) == names[1:]
    assert containerfile.ignored(str(ROOT / "xcpr"), ["_native.abi3.so", "cli.py"]) == ["_native.abi3.so"]


def test_downloads_of_the_image_are_verified_by_hash_or_key() -> None:
    text = (ROOT / "tools/Containerfile").read_text("utf-8")
    fetched = [rest for _, rest in containerfile.lines(text) if "curl -" in rest or "curl --" in rest]
    assert len(fetched) == 2
    assert not any("| sh " in rest or "| gpg" in rest for rest in fetched), "nothing is used before it is checked"
    installer, key = fetched
    assert installer.index("sha256sum --check --strict") < installer.index("chmod +x")
    assert key.index("gpg --show-keys") < key.index("gpg --dearmor")


INSTALLS = ("Makefile", "tools/Containerfile", "tools/release.py")


def test_locked_packages_are_installed_from_wheels() -> None:
    for path in INSTALLS:
        for line in (ROOT / path).read_text("utf-8").splitlines():
            if "--require-hashes" in line:
                assert "only-binary" in line, f"{path}: {line}: a package's source runs code that no hash names"
    lines = [line for lock in (ROOT / "requirements").glob("*.lock") for line in lock.read_text().splitlines()]
    assert not [line for line in lines if line.startswith(("pyperclip==", "netifaces=="))]
    sources = {line.removesuffix("\\") for line in lines if line.startswith("scapy==2.4.5")}
    assert sources == {*environments.WITHOUT_WHEELS}
    wheels, built = environments.split((ROOT / "requirements/fabric.lock").read_text("utf-8"))
    assert built.count("--hash") == 1 and built.startswith("scapy==2.4.5") and "scapy==" not in wheels
    assert "setuptools==" in wheels
