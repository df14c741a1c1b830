"""PTF suites of others against `xcpr switch` and BMv2, each as a P4Runtime target: ``ptf_suites.py DIR``.

    sudo .venv/bin/python tests/independent/ptf_suites.py DIR [--only NAME] [--switch NAME]

DIR holds checkouts by their repositories' names: p4-guide (jafingerhut), tutorials and PI (p4lang), fabric-tna and
testvectors (stratum), p4runtime (p4lang) and gnmi (openconfig). A suite whose checkout is not there is skipped.
Programs are compiled by p4c (on PATH, or in P4C). For each suite both switches get a turn, one after the other, with
interfaces of their own. BMv2 is ``simple_switch_grpc`` on PATH. Suites run in environments of requirements/shell.lock
and requirements/fabric.lock, which are made under .make/ from PyPI.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from bench import runner
from tests.helpers import namespaces, needs
from tests.independent import environments, targets
from tests.independent.suites import P4C, SUITES, Suite, compiled, prepared, version
from xcpr.paths import ROOT
from xcpr.results.table import Table

sys.path.insert(0, str(ROOT / "p4src"))

from compile import compiler_version

PATIENCE_S = 900
"""For a suite on one switch."""
PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"
MOST_WORDS = 300
"""Characters of a reason in a table."""


@dataclass(frozen=True)
class Outcome:
    """An outcome of a test, with the reason where it did not pass."""

    kind: str
    why: str = ""


def outcomes(folder: Path) -> Iterator[tuple[str, Outcome]]:
    """The tests of ptf's XML files."""
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
    """The error of a traceback, in one line."""
    lines = [line.rstrip() for line in traceback.splitlines() if line.strip()]
    last = max((number for number, line in enumerate(lines) if line.startswith("  File ")), default=-1)
    said = [line.strip() for line in lines[last + 1 :] if not line.startswith("    ") and set(line) - {"^", " "}]
    return " ".join(" ".join(said).split())[:MOST_WORDS] or "no reason given"


def run(suite: Suite, switch: str, checkouts: Path, into: Path) -> dict[str, Outcome]:
    """Run a suite's tests on a switch; raises ``Ended`` where the switch or ptf gives up."""
    config, p4info = into / "program.json", into / "program.p4info.txtpb"
    interpreter = environments.python(suite.environment)
    folders = [*prepared(suite, checkouts, into)]
    tests, python_path = folders[0], [str(folder) for folder in folders[1:]]
    if suite.environment == "fabric":
        python_path.append(str(into / "protocols"))
    address = ":".join(map(str, targets.ADDRESS))
    told = {"grpcaddr": address, "p4info": str(p4info), "config": str(config), **suite.parameters}
    xml, scratch = into / "xml", into / "scratch"
    (scratch / "logs").mkdir(parents=True)
    ptf = [str(interpreter), str(interpreter.with_name("ptf"))]
    words = ["--test-dir", str(tests), "--log-dir", str(into / "log"), "--xunit", "--xunit-dir", str(xml)]
    parameters = ["--test-params", ";".join(f"{name}='{value}'" for name, value in told.items())]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(python_path), "PYTHONDONTWRITEBYTECODE": "1"}

    def ask(*more: str) -> subprocess.CompletedProcess[str]:
        command = [*ptf, *words, *parameters, *more]
        return subprocess.run(
            command, cwd=scratch, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE_S
        )

    listed = [name.rsplit(".", 1)[-1] for name in ask("--list-test-names").stdout.split()]
    with targets.turn(switch, suite.ports, suite.device, suite.cpu_port):
        if suite.loads:
            targets.load(suite.device, p4info, config)
        done = ask(*targets.interfaces(suite.ports), *suite.groups)
    keep_log(suite, switch, done)
    found = dict(outcomes(xml)) if xml.is_dir() else {}
    if not found:
        last = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()] or ["ptf said nothing"]
        raise targets.Ended(f"no test ran: {last[-1]}")
    others = Outcome(SKIPPED, "of groups that this program has not")
    return {name: found.get(name, others) for name in dict.fromkeys([*listed, *found])}


def keep_log(suite: Suite, switch: str, done: subprocess.CompletedProcess[str]) -> None:
    """Leave ptf's words beside the tables."""
    folder = ROOT / "results" / "ptf-suites"
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join(f"{suite.title} {switch}".replace("/", " ").replace(":", "").replace(",", "").split())
    (folder / f"{name}.log").write_text(done.stdout + done.stderr, encoding="utf-8")


def lacking(suite: Suite, checkouts: Path) -> str:
    """The lack that keeps a suite from running; empty if there is none."""
    if not (checkouts / suite.checkout / suite.tests).is_dir():
        return f"no checkout of {suite.checkout}"
    return needs.missing(P4C) or (environments.lacking(checkouts) if suite.environment == "fabric" else "")


def tried(suite: Suite, switch: str, checkouts: Path) -> tuple[dict[str, Outcome], str]:
    """The outcomes of a suite on a switch, or the reason why there are none."""
    if why := lacking(suite, checkouts) or targets.lacking(switch):
        return {}, why
    with tempfile.TemporaryDirectory() as folder:
        into = Path(folder)
        try:
            compiled(suite, checkouts, into)
            if suite.environment == "fabric":
                (into / "protocols").mkdir()
                environments.modules(checkouts, into / "protocols", environments.python(suite.environment))
            return run(suite, switch, checkouts, into), ""
        except subprocess.CalledProcessError as error:
            said = [line for line in (error.stderr or "").splitlines() if "error" in line] or [str(error)]
            return {}, f"not compiled: {said[0]}"[:MOST_WORDS]
        except subprocess.TimeoutExpired:
            return {}, f"not finished within {PATIENCE_S} s"
        except targets.Ended as ended:
            return {}, str(ended)[:MOST_WORDS]


def summary(found: dict[str, Outcome], why: str) -> str:
    """The reasons, each with how many tests have it."""
    reasons = Counter(f"{one.kind}: {one.why}" for one in found.values() if one.kind == SKIPPED)
    return why or "; ".join(f"{count} {words}" for words, count in reasons.most_common())


def main() -> None:
    """Run them all, and keep two tables."""
    parser = runner.parser(__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder of the checkouts")
    parser.add_argument("--only", default="", metavar="NAME", help="run the suites whose title has this; default: all")
    parser.add_argument("--switch", choices=targets.SWITCHES, help="take this switch alone; default: both in turns")
    options = parser.parse_args()
    runner.require("ip", "setpriv", "ethtool", root=True)
    checkouts = options.folder.resolve()
    asked = [suite for suite in SUITES if options.only in suite.title]
    for name in dict.fromkeys(suite.environment for suite in asked if not lacking(suite, checkouts)):
        environments.python(name)
    namespaces.leave()
    rows, rest = [], []
    for suite in asked:
        on = {}
        for switch in (options.switch,) if options.switch else targets.SWITCHES:
            found, why = on[switch] = tried(suite, switch, checkouts)
            counts = Counter(one.kind for one in found.values())
            what = f"{len(found)} tests on {switch}" if found else f"nothing on {switch}"
            numbers = (str(counts[kind]) for kind in (PASSED, FAILED, SKIPPED))
            rows.append((suite.title, version(checkouts / suite.checkout), what, *numbers, summary(found, why)))
            print(*rows[-1], sep="  ", flush=True)
        for test in dict.fromkeys(name for found, _ in on.values() for name in found):
            here = {switch: found.get(test, Outcome("not run", why)) for switch, (found, why) in on.items()}
            if any(one.kind != PASSED for one in here.values()):
                whys = {
                    f"{one.why} ({switch})" if len(here) > 1 else one.why for switch, one in here.items() if one.why
                }
                same = {one.why for one in here.values()}
                kinds = (here.get(switch, Outcome("not run")).kind for switch in targets.SWITCHES)
                rest.append((suite.title, test, *kinds, same.pop() if len(same) == 1 else "; ".join(sorted(whys))))
    columns = ("suite", "version", "what was run", PASSED, FAILED, SKIPPED, "why")
    titles = ("PTF suites of others", "Tests that did not pass on both")
    versions = {"p4c": compiler_version(P4C)} if shutil.which(P4C) else {}
    runner.keep(
        Table(titles[0], columns, tuple(rows), left=3, name="suites"),
        Table(titles[1], ("suite", "test", *targets.SWITCHES, "why"), tuple(rest), left=5, name="tests"),
        options=f"{options.folder.name}",
        sudo=True,
        remark=f"One sitting; {runner.machine()}",
        versions=versions,
    )


if __name__ == "__main__":
    main()
