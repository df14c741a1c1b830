"""Run the Containerfile's lines without a container engine, in roots that mmdebstrap makes of Debian's packages.

    sudo tools/containerfile.py                 # on a machine that reaches the public internet
    sudo tools/containerfile.py --skip rustup-init --bind ~/.cargo:/root/.cargo --bind ~/.rustup:/root/.rustup

At the end it runs the entry point with ``run demo``. Ubuntu's packages of the file have Debian's names: a root of
Debian shows that the lines work, not that the image does.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import re
import shlex
import shutil
import string
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent
PROXIES = ("http_proxy", "https_proxy", "no_proxy")
# A machine behind a proxy has certificates of its own, which Debian's ca-certificates would write over.
AUTHORITIES = ("SSL_CERT_FILE", "CURL_CA_BUNDLE", "PIP_CERT", "CARGO_HTTP_CAINFO")


def lines(text: str) -> Iterator[tuple[str, str]]:
    """Yields each instruction and the rest of its line, which a backslash continues."""
    joined = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.M))
    for line in filter(None, map(str.strip, joined.split("\n"))):
        instruction, rest = line.split(None, 1)
        yield instruction, " ".join(rest.split())


@dataclass
class Stage:
    """One root, from its FROM on."""

    root: Path
    binds: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    folder: str = "/"

    def run(self, command: str) -> None:
        """Runs a shell's command in the root, in mount and process namespaces of its own."""
        mounts = [f"mount -t proc proc {self.root}/proc", f"mount --rbind /dev {self.root}/dev"]
        for bind in self.binds:
            here, there = bind.split(":")
            at = self.root / there.lstrip("/")
            at.mkdir(parents=True, exist_ok=True)
            mounts.append(f"mount --bind {shlex.quote(str(Path(here).expanduser()))} {at}")
        passed = {name: os.environ[name] for name in PROXIES if name in os.environ}
        if "SSL_CERT_FILE" in os.environ:
            shutil.copy(os.environ["SSL_CERT_FILE"], self.root / "etc/authorities.pem")
            passed |= dict.fromkeys(AUTHORITIES, "/etc/authorities.pem")
        known = {"HOME": "/root", "DEBIAN_FRONTEND": "noninteractive", **passed, **self.environment}
        inside = ["env", "-i", *(f"{name}={value}" for name, value in known.items()), "sh", "-c"]
        inside.append(f"cd {shlex.quote(self.folder)} && {command}")
        script = " && ".join([*mounts, f"exec chroot {self.root} {shlex.join(inside)}"])
        subprocess.run(["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", script], check=True)


class Build:
    """The stages of a file, below a folder."""

    def __init__(self, folder: Path, arguments: argparse.Namespace) -> None:
        self.folder = folder
        self.arguments = arguments
        self.stages: dict[str, Stage] = {}
        self.given: dict[str, str] = {}

    @property
    def stage(self) -> Stage:
        """The last one."""
        return next(reversed(self.stages.values()))

    def do(self, instruction: str, rest: str) -> str:
        """Runs a line; returns its outcome in a word."""
        if instruction == "ARG":
            name, _, value = rest.partition("=")
            self.given.setdefault(name, value)
        elif instruction == "FROM":
            words = rest.split()
            self.begin(words[2] if len(words) == 3 else str(len(self.stages)))
            return f"is a root of Debian {self.arguments.suite}"
        elif instruction == "ENV":
            name, value = rest.split("=", 1)
            self.stage.environment[name] = string.Template(value.strip('"')).substitute(self.stage.environment)
        elif instruction == "WORKDIR":
            self.stage.folder = rest
            (self.stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif instruction == "COPY":
            self.copy(shlex.split(rest))
        elif instruction == "RUN":
            if any(text in rest for text in self.arguments.skip):
                return "was SKIPPED"
            self.stage.run(rest)
        elif instruction == "ENTRYPOINT":
            self.stage.run(shlex.join([*json.loads(rest), "run", "demo"]))
        else:
            sys.exit(f"containerfile.py: {instruction} is unknown; known are {', '.join(INSTRUCTIONS)}")
        return "worked"

    def begin(self, name: str) -> None:
        """Begins a stage with a root of its own."""
        root = self.folder / name
        sources = ["/etc/apt/sources.list.d/debian.sources"] if self.arguments.suite == "bookworm" else []
        sources = [path for path in sources if Path(path).exists()]
        command = ["mmdebstrap", "--quiet", "--variant=minbase", self.arguments.suite, str(root), *sources]
        subprocess.run(command, check=True)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        self.stages[name] = Stage(root, self.arguments.bind, {"PATH": path, **self.given})

    def copy(self, words: list[str]) -> None:
        """Copies from the checkout, without what .containerignore names, or from another stage."""
        stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else None
        *sources, to = words
        at = self.stage.root / to.lstrip("/")
        for source in sources:
            if source == ".":
                shutil.copytree(CHECKOUT, at, ignore=ignored, symlinks=True, dirs_exist_ok=True)
                continue
            start = CHECKOUT if stage is None else self.stages[stage].root
            at.mkdir(parents=True, exist_ok=True)
            for path in start.glob(source.lstrip("/")):
                shutil.copy(path, at)


INSTRUCTIONS = ("ARG", "COPY", "ENTRYPOINT", "ENV", "FROM", "RUN", "WORKDIR")


def ignored(folder: str, names: list[str]) -> list[str]:
    """Returns the names in a folder that .containerignore has."""
    patterns = (CHECKOUT / ".containerignore").read_text(encoding="utf-8").split()
    paths = {name: str((Path(folder) / name).relative_to(CHECKOUT)) for name in names}
    return [name for name, path in paths.items() if any(fnmatch.fnmatch(path, pattern) for pattern in patterns)]


def main() -> None:
    """Prints the outcome of each line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument(
        "--suite", default="bookworm", help="Debian's release; default: bookworm, which has Python 3.11"
    )
    parser.add_argument(
        "--skip", metavar="TEXT", action="append", default=[], help="leaves out RUN lines with this text"
    )
    parser.add_argument(
        "--bind", metavar="HERE:THERE", action="append", default=[], help="shows a folder of this machine"
    )
    arguments = parser.parse_args()
    if os.getuid() != 0:
        sys.exit("containerfile.py: chroot needs root: run it with sudo")
    if shutil.which("mmdebstrap") is None:
        sys.exit("containerfile.py: mmdebstrap is missing: apt-get install mmdebstrap")
    with tempfile.TemporaryDirectory(prefix="containerfile-") as folder:
        Path(folder).chmod(0o755)
        build = Build(Path(folder), arguments)
        said = []
        for instruction, rest in lines((CHECKOUT / "tools/Containerfile").read_text(encoding="utf-8")):
            print(f"== {instruction} {rest}", flush=True)
            try:
                said.append(f"{build.do(instruction, rest):28} {instruction} {rest[:80]}")
            except subprocess.CalledProcessError as error:
                sys.exit(f"containerfile.py: FAILED with {error.returncode}: {instruction} {rest}")
    print("", *said, sep="\n")


if __name__ == "__main__":
    main()
