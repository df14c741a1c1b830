"""packetdrill's scripts on congestion against ``hosts/`` and against this kernel: ``packetdrill.py DIR``.

DIR, or PACKETDRILL in the environment, is a checkout of google/packetdrill with its tool built: ``./configure && make``
in ``gtests/net/packetdrill``. Without it nothing is run, and the reason is printed. The hosts are a library of
``crates/packetdrill``, which this compiles. Packetdrill asks for root either way.

Scripts go to the kernel with CUBIC set on their socket, in a network namespace that may not make it the default. For
the hosts two things are changed. Shell commands go, since they set the kernel up: their facts become flags. Flags PSH
of expected packets go, since Linux pushes with each burst and the hosts with the last segment alone. Each difference
has its cause here; one without ends the command with status 1.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from bench import runner
from tests.helpers.packetdrill_causes import HOSTS, KERNEL
from xcpr.experiments import docs
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

FOLDERS = (
    "slow_start",
    "cubic",
    "fast_recovery",
    "fast_retransmit",
    "sack",
    "limited_transmit",
    "cwnd_moderation",
    "ecn",
)
"""The folders of ``gtests/net/tcp`` whose scripts are about what the hosts do, too."""

CRATE = ROOT / "crates" / "packetdrill" / "Cargo.toml"
ASSERTS = f"{sys.executable} {ROOT / 'tests' / 'helpers' / 'packetdrill_asserts.py'}"
ADDRESSES = (
    "--ip_version=ipv4",
    "--local_ip=192.168.0.1",
    "--gateway_ip=192.168.0.1",
    "--netmask_ip=255.255.0.0",
    "--remote_ip=192.0.2.1",
)
TRIES = 5
"""A busy kernel is late: a script passes if one of so many runs does."""
PATIENCE_S = 90
"""How long a script may take."""

PROFILES = tuple(HOSTS)
"""The settings of the sender, by the names of ``hosts/src/flow/profile.rs``."""
PACED = {"linux-6": 120}
"""The share of window / RTT at which a paced packet leaves, percent. Linux's is 200 in slow start alone, which has an
option of its own."""
PACED_BY_WINDOW = 200

COMMANDS = re.compile(r"^`[^`]*`[ \t]*$", re.MULTILINE)
PUSHED = re.compile(r"^(.*>[ \t]+(?:\[\w+\][ \t]+)?)P\.", re.MULTILINE)
SOCKET = re.compile(r"^(.*socket\(\.\.\., SOCK_STREAM, IPPROTO_TCP\) = (\d+))[ \t]*$", re.MULTILINE)
SYN = re.compile(r"<[ \t]+(?:\[\w+\][ \t]+)?S.*mss (\d+).*$", re.MULTILINE)
PLACE = re.compile(r"\.pkt:(\d+): (.*)$|^line (\d+): (.*)$", re.MULTILINE)
PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"


@dataclass(frozen=True)
class Outcome:
    """The outcome of a script, and the line and the words of its first difference."""

    kind: str
    line: int = 0
    words: str = ""

    def __str__(self) -> str:
        return f"{self.kind}, line {self.line}" if self.line else self.kind


def for_hosts(script: str) -> str:
    """Returns a script without what only the kernel has; lines keep their numbers."""
    return PUSHED.sub(r"\1.", COMMANDS.sub(lambda command: "\n" * command[0].count("\n"), script))


def flags(script: str, profile: str) -> str:
    """Returns the facts that the hosts' sender needs to know before a script's packets tell them, and its settings."""
    syn = SYN.search(script)
    if syn is None:
        raise ValueError("no SYN with an MSS comes in")
    facts = {
        "mss": syn[1],
        "sack": "yes" if "sackOK" in syn[0] else "no",
        "ecn": "yes" if re.search("tcp_ecn=[12]", script) else "no",
        "paced": f"{PACED.get(profile, PACED_BY_WINDOW) if 'root fq' in script else 0}",
        "profile": profile,
        # Packetdrill's set-up turns tcp_slow_start_after_idle off, and some scripts turn it on again.
        "restart": "no" if profile == "linux-6" and "tcp_slow_start_after_idle=1" not in script else "yes",
    }
    return ",".join(f"{name}={value}" for name, value in facts.items())


def for_kernel(script: str) -> str:
    """Returns a script whose socket has CUBIC."""
    return SOCKET.sub(r'\1   +0 setsockopt(\2, SOL_TCP, TCP_CONGESTION, "cubic", 5) = 0', script)


def difference(said: str) -> Outcome:
    """Returns the first difference that packetdrill reports."""
    place = PLACE.search(said)
    if place is None:
        return Outcome(FAILED, words=said.strip().splitlines()[-1] if said.strip() else "nothing was said")
    return Outcome(FAILED, int(place[1] or place[3]), place[2] or place[4])


class Suite:
    """The scripts of a checkout."""

    def __init__(self, checkout: Path) -> None:
        self.checkout = checkout
        self.tool = checkout / "gtests/net/packetdrill/packetdrill"

    def missing(self) -> str:
        """Returns the reason for which nothing can be run, or nothing."""
        if not self.tool.is_file():
            return f"{self.tool}: not built (./configure && make there)"
        return "packetdrill needs root: it locks its memory" if os.geteuid() != 0 else ""

    def version(self) -> str:
        """Returns the commit, abbreviated."""
        command = ["git", "-C", str(self.checkout), "rev-parse", "--short", "HEAD"]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def scripts(self) -> list[Path]:
        """Returns the scripts, in the order of their folders."""
        folder = self.checkout / "gtests/net/tcp"
        return [script for name in FOLDERS for script in sorted((folder / name).glob("*.pkt"))]

    def run(self, script: Path, text: str, before: list[str], options: list[str], preload: str = "") -> Outcome:
        """Runs a changed script in its folder."""
        with tempfile.TemporaryDirectory() as made:
            changed = Path(made) / script.name
            changed.write_text(text, encoding="utf-8")
            command = [*before, str(self.tool), *ADDRESSES, f"--code_command={ASSERTS}", *options, str(changed)]
            environment = os.environ | ({"LD_PRELOAD": preload} if preload else {})
            try:
                done = subprocess.run(
                    command,
                    cwd=script.parent,
                    env=environment,
                    capture_output=True,
                    text=True,
                    timeout=PATIENCE_S,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                return Outcome(FAILED, words=f"took longer than {PATIENCE_S} s")
        return Outcome(PASSED) if done.returncode == 0 else difference(done.stdout + done.stderr)

    def others(self) -> list[Path]:
        """Returns the scripts of the other folders."""
        folder = self.checkout / "gtests/net/tcp"
        return sorted(script for script in folder.rglob("*.pkt") if script.relative_to(folder).parts[0] not in FOLDERS)

    def hosts(self, script: Path, library: str, profile: str) -> Outcome:
        """Returns the outcome of a script with the hosts' sender and the settings of a profile."""
        text = script.read_text(encoding="utf-8")
        changed = for_hosts(text)
        if "`" in changed:
            return Outcome(SKIPPED)
        options = [f"--so_filename={library}", f"--so_flags={flags(text, profile)}"]
        return self.run(script, changed, [], options, preload=library)

    def kernel(self, script: Path) -> Outcome:
        """Returns the outcome of a script with this kernel, in a network namespace."""
        text = for_kernel(script.read_text(encoding="utf-8"))
        outcome = Outcome(FAILED)
        for _ in range(TRIES):
            outcome = self.run(script, text, ["unshare", "--net"], ["--send_omit_free"])
            if outcome.kind == PASSED:
                break
        return outcome


def library() -> str:
    """Compiles the library of the hosts' sender; returns its path."""
    command = ["cargo", "build", "--locked", "--manifest-path", str(CRATE), "--message-format=json"]
    built = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    names = [name for line in built.splitlines() for name in json.loads(line).get("filenames", ())]
    return next(name for name in names if name.endswith("libxcpr_packetdrill.so"))


def cause(name: str, hosts: Mapping[str, Outcome], kernel: Outcome) -> str:
    """Returns the known causes of a script's differences, by profile; ``not explained`` where this line has none."""
    profiles: dict[str, list[str]] = {}
    for profile, outcome in hosts.items():
        line, words = HOSTS[profile].get(name, (0, ""))
        if outcome.kind == SKIPPED and line != SKIPPED:
            words = "not explained"
        elif outcome.kind == FAILED and line != outcome.line:
            words = f"not explained: {outcome.words}"
        elif outcome.kind == PASSED and words:
            words = "not explained: it passes, and a cause says that it does not"
        if words:
            profiles.setdefault(words, []).append(profile)
    said = [f"{', '.join(names)}: {words}" for words, names in profiles.items()]
    if kernel.kind == FAILED:
        said.append(f"This kernel: {KERNEL.get(name) or f'not explained: {kernel.words}'}")
    return " ".join(said)


def obstacle(script: Path, outcome: Outcome) -> str:
    """Returns what keeps a script of another folder from being played to the end."""
    text = script.read_text(encoding="utf-8")
    known = (
        ("", outcome.kind == PASSED),
        ("a command while the script runs", outcome.kind == SKIPPED and "`" in for_hosts(text)),
        ("no SYN with an MSS that comes in", outcome.kind == SKIPPED),
        ("Fast Open", "fastopen" in str(script).lower() or "FO" in text),
        ("a call that the library does not have", "call: " in outcome.words),
        ("options of packets or data that come in", "packet" in outcome.words),
    )
    return next((words for words, holds in known if holds), outcome.words)


def count_others(suite: Suite, made: str) -> Table:
    """Plays the scripts of the other folders to the hosts with Linux's settings; returns how many pass, by folder."""
    rows = []
    by_folder: dict[str, list[str]] = {}
    for script in suite.others():
        try:
            outcome = suite.hosts(script, made, "linux-6")
        except ValueError:
            outcome = Outcome(SKIPPED)
        folder = script.relative_to(suite.checkout / "gtests/net/tcp").parts[0]
        by_folder.setdefault(folder, []).append(obstacle(script, outcome))
    for folder, obstacles in by_folder.items():
        counts = Counter(words for words in obstacles if words)
        said = "; ".join(f"{words}: {count}" for words, count in sorted(counts.items()))
        rows.append((folder, str(len(obstacles)), str(obstacles.count("")), said))
    columns = ("folder", "scripts", "passed", "what keeps the others from being played")
    return Table("Other folders", columns, tuple(rows), left=1, name="others")


def row(who: str, version: str, what: str, outcomes: list[Outcome], why: str) -> tuple[str, ...]:
    """Makes a suite's line."""
    counts = (f"{sum(outcome.kind == kind for outcome in outcomes)}" for kind in (PASSED, FAILED, SKIPPED))
    return f"packetdrill, {who}", version, what, *counts, why


def main() -> None:
    """Runs them all."""
    parser = runner.parser(__doc__)
    default = os.environ.get("PACKETDRILL")
    parser.add_argument("checkout", type=Path, nargs="?", default=default, metavar="DIR", help="default: $PACKETDRILL")
    options = parser.parse_args()
    if options.checkout is None:
        print("skipped: no DIR and no PACKETDRILL names a checkout of google/packetdrill")
        return
    suite = Suite(Path(options.checkout).resolve())
    if reason := suite.missing():
        print(f"skipped: {reason}")
        return
    made, scripts = library(), suite.scripts()
    has_tun = Path("/dev/net/tun").exists()
    found = {
        script: (
            {profile: suite.hosts(script, made, profile) for profile in PROFILES},
            suite.kernel(script) if has_tun else Outcome(SKIPPED),
        )
        for script in scripts
    }
    what = f"{len(scripts)} scripts of {len(FOLDERS)} folders of gtests/net/tcp"
    rows = tuple(
        (
            f"{script.parent.name}/{script.stem}",
            *map(str, hosts.values()),
            str(kernel),
            cause(script.stem, hosts, kernel),
        )
        for script, (hosts, kernel) in found.items()
    )
    release = os.uname().release.partition("-")[0]
    suites = (
        *(
            row(
                f"hosts/, {profile}",
                suite.version(),
                f"{what}; CUBIC with RACK, or with NewReno where no SACK is agreed",
                [hosts[profile] for hosts, _ in found.values()],
                "each difference has a cause and a section below",
            )
            for profile in PROFILES
        ),
        row(
            f"Linux {release}",
            suite.version(),
            f"{what}; CUBIC",
            [kernel for _, kernel in found.values()],
            "no fq, a tick of 4 ms, a newer PRR" if has_tun else "no /dev/net/tun",
        ),
    )
    runner.keep(
        Table("Suites", docs.SUITE_COLUMNS, suites, left=3, name="suites"),
        Table("Scripts", ("script", *PROFILES, "kernel", "cause"), rows, left=len(PROFILES) + 3, name="scripts"),
        count_others(suite, made),
        options="packetdrill",
        sudo=True,
        remark=f"A script passes on the kernel if one of {TRIES} runs does.",
    )
    if unexplained := [name for name, *_, why in rows if "not explained" in why]:
        sys.exit(f"not explained: {', '.join(unexplained)}")


if __name__ == "__main__":
    main()
