"""PTF suites of others against `xcpr switch` and BMv2, each as a P4Runtime target: ``ptf_suites.py DIR``.

    sudo .venv/bin/python tests/independent/ptf_suites.py DIR [--only NAME]... [--switch NAME]

DIR holds checkouts by their repositories' names: p4-guide (jafingerhut), tutorials and PI (p4lang), fabric-tna and
testvectors (stratum), p4runtime (p4lang) and gnmi (openconfig). A suite whose checkout is not there is skipped.
Programs are compiled by p4c (on PATH, or in P4C). For each suite both switches get a turn, one after the other, with
interfaces of their own. BMv2 is ``simple_switch_grpc`` on PATH. Suites run in environments of requirements/shell.lock
and requirements/fabric.lock, which are made under .make/ from PyPI.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from xml.etree import ElementTree

from bench import runner
from tests.helpers import namespaces, needs
from tests.helpers.needs import P4C
from tests.independent import environments, targets
from tests.independent.suites import SUITES, Suite, compiled, folders, version
from tests.samples.stf import first_error
from xcpr.experiments import docs
from xcpr.io.paths import ROOT
from xcpr.results.tables.table import Table

sys.path.insert(0, str(ROOT / "p4src"))

from compile import compiler_version

STALLED_S = 90.0
"""Between the reports of two tests."""
RPC = re.compile(r'status = StatusCode\.(\w+) details = "(.*?)" debug_error_string')
"""The code and the sentence in the words of gRPC's Python."""
NAMED = re.compile(r"^\w+\.(\w+)$", re.MULTILINE)
"""A test in ptf's list: its module and its class."""
PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
MAX_REASON_CHARACTERS = 300
"""Characters of a reason in a table."""


@dataclass(frozen=True)
class Outcome:
    """An outcome of a test, with the reason where it did not pass."""

    kind: str
    why: str = ""


Tried = tuple[dict[str, Outcome], str]
"""The outcomes by test, and the reason where there are none."""


def outcomes(folder: Path) -> Iterator[tuple[str, Outcome]]:
    """Reads the tests of ptf's XML files."""
    for path in sorted(folder.glob("*.xml")):
        for case in ElementTree.parse(path).getroot().iter("testcase"):
            name = str(case.get("classname")).rsplit(".", 1)[-1]
            bad = next((case.find(tag) for tag in ("error", "failure") if case.find(tag) is not None), None)
            left_out = case.find("skipped")
            if bad is not None:
                yield name, Outcome(FAILED, reason(bad.text or str(bad.get("message"))))
            elif left_out is not None:
                yield name, Outcome(SKIPPED, str(left_out.get("message") or left_out.text))
            else:
                yield name, Outcome(PASSED)


def reason(traceback: str) -> str:
    """Returns the error of a traceback, in one line."""
    lines = [line.rstrip() for line in traceback.splitlines() if line.strip()]
    last = max((number for number, line in enumerate(lines) if line.startswith("  File ")), default=-1)
    said = [line.strip() for line in lines[last + 1 :] if not line.startswith("    ") and set(line) - {"^", " "}]
    words = " ".join(" ".join(said).split())
    if of_rpc := RPC.search(words):
        words = f"{of_rpc[1]}: {of_rpc[2]}"
    return words[:MAX_REASON_CHARACTERS] or "no reason given"


@dataclass(frozen=True)
class Made:
    """The parts of a suite that are made for it: its compiled program, and the folders that its tests import from."""

    config: Path
    p4info: Path
    tests: Path
    python_path: tuple[Path, ...]


def make(suite: Suite, checkouts: Path, into: Path) -> Made:
    """Compiles a suite's program and what it imports; raises ``subprocess.CalledProcessError``."""
    config, p4info = compiled(suite, checkouts, into)
    tests, *python_path = folders(suite, checkouts)
    if suite.environment == "fabric":
        python_path.append(into / "protocols")
        python_path[-1].mkdir()
        environments.modules(checkouts, python_path[-1], environments.python(suite.environment))
    return Made(config, p4info, tests, tuple(python_path))


def run(suite: Suite, switch: str, made: Made, into: Path) -> dict[str, Outcome]:
    """Runs a suite's tests on a switch; raises ``world.Failed`` where the switch or ptf gives up."""
    interpreter = environments.python(suite.environment)
    own = {"grpcaddr": targets.ADDRESS, "p4info": str(made.p4info), "config": str(made.config)}
    parameters = own | suite.parameters
    xml, scratch = into / "xml", into / "scratch"
    (scratch / "logs").mkdir(parents=True)
    command = [str(interpreter), str(interpreter.with_name("ptf")), "--test-dir", str(made.tests)]
    command += ["--log-dir", str(into / "log"), "--xunit", "--xunit-dir", str(xml)]
    command += ["--test-params", ";".join(f"{name}='{value}'" for name, value in parameters.items())]
    path = os.pathsep.join(map(str, made.python_path))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}

    def ptf(*more: str) -> tuple[str, bool]:
        said = into / "said"
        with said.open("wb") as output:
            words = [*command, *more]
            process = subprocess.Popen(words, cwd=scratch, env=environment, stdout=output, stderr=subprocess.STDOUT)
            whole = ended(process, xml)
        return said.read_text(encoding="utf-8", errors="replace"), whole

    listed = [name[1] for name in NAMED.finditer(ptf("--list-test-names")[0])]
    with targets.turn(switch, suite.ports, suite.device, suite.cpu_port):
        if suite.loads:
            targets.load(suite.device, made.p4info, made.config)
        said, whole = ptf(*targets.interfaces(suite.ports), *suite.groups)
    keep_log(suite, switch, said)
    found = dict(outcomes(xml)) if xml.is_dir() else {}
    if not found:
        last = [line for line in said.splitlines() if line.strip()] or ["ptf said nothing"]
        raise targets.world.Failed(f"no test ran: {last[-1]}")
    others = Outcome(SKIPPED, "of groups that this program has not") if whole else Outcome(FAILED, "ptf hung before it")
    return {name: found.get(name, others) for name in dict.fromkeys([*listed, *found])}


def ended(process: subprocess.Popen[bytes], xml: Path) -> bool:
    """Waits for ptf's end; returns whether it came. A client's stream that a failed test leaves open may hold ptf
    up."""
    since, reports = time.monotonic(), 0
    while process.poll() is None:
        time.sleep(0.2)
        if (now := len([*xml.glob("*.xml")])) > reports:
            since, reports = time.monotonic(), now
        if time.monotonic() - since > STALLED_S:
            process.kill()
            process.wait()
            return False
    return True


def keep_log(suite: Suite, switch: str, said: str) -> None:
    """Leaves ptf's words beside the tables."""
    folder = ROOT / "results" / "ptf-suites"
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join(f"{suite.title} {switch}".replace("/", " ").replace(":", "").replace(",", "").split())
    (folder / f"{name}.log").write_text(said, encoding="utf-8")


def lacking(suite: Suite, checkouts: Path) -> str:
    """Returns the lack that keeps a suite from running; empty if there is none."""
    if not (checkouts / suite.checkout / suite.tests).is_dir():
        return f"no checkout of {suite.checkout}"
    return needs.missing(P4C) or (environments.lacking(checkouts) if suite.environment == "fabric" else "")


def tried(suite: Suite, switches: Sequence[str], checkouts: Path) -> dict[str, Tried]:
    """Returns the outcomes of a suite on each switch, or the reason why there are none."""
    if why := lacking(suite, checkouts):
        return dict.fromkeys(switches, ({}, why))
    with tempfile.TemporaryDirectory() as folder:
        try:
            made = make(suite, checkouts, Path(folder))
        except subprocess.CalledProcessError as error:
            return dict.fromkeys(switches, ({}, f"not compiled: {first_error(error.stderr)}"[:MAX_REASON_CHARACTERS]))
        return {switch: turn(suite, switch, made, Path(folder) / f"turn{n}") for n, switch in enumerate(switches)}


def turn(suite: Suite, switch: str, made: Made, into: Path) -> Tried:
    """Returns the outcomes of a suite on a switch, or the reason why there are none."""
    if why := targets.lacking(switch):
        return {}, why
    into.mkdir()
    try:
        return run(suite, switch, made, into), ""
    except targets.world.Failed as last:
        return {}, str(last)[:MAX_REASON_CHARACTERS]


def summary(found: dict[str, Outcome], why: str) -> str:
    """Writes the reasons, each with how many tests have it."""
    reasons = Counter(f"{one.kind}: {one.why}" for one in found.values() if one.kind == SKIPPED)
    return why or "; ".join(f"{count} {words}" for words, count in reasons.most_common())


def row(suite: Suite, commit: str, switch: str, on: Tried) -> runner.Row:
    """Makes a row of the first table: a suite on a switch."""
    found, why = on
    counts = Counter(one.kind for one in found.values())
    what = f"{len(found)} tests on {switch}" if found else f"nothing on {switch}"
    numbers = (str(counts[kind]) for kind in (PASSED, FAILED, SKIPPED))
    return suite.title, commit, what, *numbers, summary(found, why)


def rest(suite: Suite, on: dict[str, Tried]) -> Iterator[runner.Row]:
    """Yields the rows of the second table: tests that failed on a switch."""
    for test in dict.fromkeys(name for found, _ in on.values() for name in found):
        here = {switch: found.get(test, Outcome("not run", why)) for switch, (found, why) in on.items()}
        kinds = [here.get(switch, Outcome("not asked")).kind for switch in targets.SWITCHES]
        reasons = {switch: one.why for switch, one in here.items() if one.why}
        if FAILED not in kinds:
            continue
        alike = len(reasons) == len(here) and len(set(reasons.values())) == 1
        words = [*reasons.values()][:1] if alike else [f"{switch}: {why}" for switch, why in reasons.items()]
        yield suite.title, test, *kinds, "; ".join(words)


def main() -> None:
    """Runs them all, and keeps two tables."""
    parser = runner.parser(__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder of the checkouts")
    parser.add_argument(
        "--only", action="append", metavar="NAME", help="run the suites whose title has this, or another; default: all"
    )
    parser.add_argument("--switch", choices=targets.SWITCHES, help="take this switch alone; default: both in turns")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="run so many suites at once (default 1)")
    options = parser.parse_args()
    runner.require("ip", "setpriv", "ethtool", root=True)
    checkouts = options.folder.resolve()
    only = options.only or []
    asked = [suite for suite in SUITES if not only or any(name in suite.title for name in only)]
    switches = (options.switch,) if options.switch else targets.SWITCHES
    for name in dict.fromkeys(suite.environment for suite in asked if not lacking(suite, checkouts)):
        environments.python(name)
    rows: list[runner.Row] = []
    others: list[runner.Row] = []
    with ProcessPoolExecutor(options.jobs, initializer=namespaces.leave) as pool:
        for suite, on in zip(asked, pool.map(tried, asked, repeat(switches), repeat(checkouts)), strict=True):
            commit = version(checkouts / suite.checkout)
            rows += runner.print_rows(row(suite, commit, switch, found) for switch, found in on.items())
            others += rest(suite, on)
    versions = {"p4c": compiler_version(P4C)} if shutil.which(P4C) else {}
    runner.keep(
        Table("PTF suites of others", docs.SUITE_COLUMNS, tuple(rows), left=3, name="suites"),
        Table(
            "Tests that failed on a switch",
            ("suite", "test", *targets.SWITCHES, "why"),
            tuple(others),
            left=5,
            name="tests",
        ),
        options=" ".join([options.folder.name, *(f"--only {shlex.quote(name)}" for name in only)]),
        name="-".join(["ptf-suites", *(re.sub(r"\W+", "-", name) for name in only)]),
        sudo=True,
        remark=f"One sitting; {runner.machine()}",
        versions=versions,
    )


if __name__ == "__main__":
    main()
