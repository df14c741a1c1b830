"""PTF suites of others: each one's program, tests and needs, as its own script has them."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from tests.helpers.needs import P4C

EIGHT = tuple(range(8))
FOUR = (1, 2, 3, 4)
FABRIC_DEVICE = 1
PROFILES = {
    "fabric": ((), "all ^upf ^int ^bng ^dth ^xconnect ^int-dod"),
    "fabric-upf": (("-DWITH_UPF",), "all ^int ^bng ^dth ^p4rt ^int-dod"),
    "fabric-int": (("-DWITH_INT",), "all ^upf ^bng ^dth ^p4rt ^int-dod"),
    "fabric-upf-int": (("-DWITH_UPF", "-DWITH_INT"), "all ^bng ^dth ^p4rt ^int-dod"),
}
"""Fabric's profiles for v1model: the macros for p4c, and the groups of tests, as in its makefiles."""


@dataclass(frozen=True)
class Suite:
    """A suite, paths counting from its checkout."""

    checkout: str
    name: str
    program: str
    tests: str
    python_path: tuple[str, ...] = ()
    """Folders that its tests import from."""
    environment: str = "shell"
    """The environment of requirements/NAME.lock that it runs in."""
    ports: tuple[int, ...] = EIGHT
    device: int = 0
    cpu_port: int | None = None
    """The port that its script gives a switch for the controller; None: its script gives none."""
    flags: tuple[str, ...] = ()
    """More words for p4c."""
    groups: tuple[str, ...] = ()
    """Groups of tests; none: all."""
    parameters: dict[str, str] = field(default_factory=dict)
    """Parameters of its tests, beside the address and the program."""
    loads: bool = False
    """Whether its script, and none of its tests, gives the switch its program."""

    @property
    def title(self) -> str:
        """Its name in tables."""
        return f"{self.checkout}: {self.name}"


def _guide(name: str, program: str, tests: str = "ptf", **more: object) -> Suite:
    path = f"{name}/{tests}" if tests else name
    return Suite("p4-guide", name, f"{name}/{program}", path, ("testlib",), **more)  # type: ignore[arg-type]


def _own(name: str, cpu_port: int | None = None) -> Suite:
    return _guide(f"ptf-tests/{name}", f"{name}.p4", tests="", cpu_port=cpu_port)


def _exercise(name: str) -> Suite:
    folder = f"exercises/{name}"
    program, tests = f"{folder}/solution/{name}.p4", f"{folder}/ptf"
    return Suite("tutorials", name, program, tests, ("utils",), environment="fabric")


def _host_forwarding() -> Suite:
    folder = "proto/ptf/l3_host_fwd"
    return Suite("PI", "l3_host_fwd", f"{folder}/l3_host_fwd.p4", f"{folder}/test", ("proto/ptf",), loads=True)


def _fabric(profile: str) -> Suite:
    flags, groups = PROFILES[profile]
    return Suite(
        "fabric-tna",
        profile,
        "p4src/v1model/fabric_v1model.p4",
        "ptf/tests/unary",
        ("ptf/tests/common",),
        environment="fabric",
        ports=FOUR,
        device=FABRIC_DEVICE,
        cpu_port=255,
        flags=("-I", "p4src", *flags),
        groups=tuple(groups.split()),
        parameters={
            "device_id": str(FABRIC_DEVICE),
            "cpu_port": "255",
            "generate_tv": "False",
            "loopback": "False",
            "pltfm": "bmv2",
            "profile": profile,
        },
        loads=True,
    )


SUITES = (
    _guide("demo1", "demo1.p4_16.p4"),
    _guide("demo1-bitselect-key", "demo1.p4_16.p4"),
    _guide("demo2", "demo2.p4_16.p4"),
    _guide("demo7", "demo7.p4"),
    _guide("lpmtester", "lpmtester.p4", ports=(1,)),
    _guide("lpmtester/lpmwidth20bits", "lpmtester.p4", ports=(1,)),
    _own("matchkinds"),
    _own("packetinout", cpu_port=510),
    _own("registeraccess", cpu_port=510),
    _own("idletimeout"),
    _own("duplicatekeys"),
    _exercise("basic"),
    _exercise("basic_tunnel"),
    _host_forwarding(),
    *map(_fabric, PROFILES),
)


def version(checkout: Path) -> str:
    """Returns the commit of a checkout, abbreviated."""
    command = ["git", "-C", str(checkout), "rev-parse", "--short=9", "HEAD"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "not a git checkout"


def compiled(suite: Suite, checkouts: Path, into: Path) -> tuple[Path, Path]:
    """Compiles a suite's program; returns its JSON and its P4Info; raises ``subprocess.CalledProcessError`` where p4c
    makes none."""
    made = into / "program.json", into / "program.p4info.txtpb"
    command = [P4C, "--std", "p4-16", "-o", str(made[0]), "--p4runtime-files", str(made[1]), *suite.flags]
    command.append(suite.program)
    subprocess.run(command, cwd=checkouts / suite.checkout, check=True, capture_output=True, text=True)
    return made


def folders(suite: Suite, checkouts: Path) -> tuple[Path, ...]:
    """Returns the folders that the suite's tests import from; the first has the tests."""
    root = checkouts / suite.checkout
    return tuple(root / name for name in (suite.tests, *suite.python_path))
