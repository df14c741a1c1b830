"""Virtual environments for what can't live beside xcpr's own packages, and the Python modules of protocols.

An environment holds what requirements/NAME.lock says, with its hashes. ``make`` sets up ``.make/NAME-venv`` for the
tests; a script that is asked for it makes it where it is missing, from PyPI.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import Message

from xcpr.io.paths import ROOT

GNMI = "github.com/openconfig/gnmi/proto/"
"""The path by which gnmi.proto names its neighbour."""
OF_GNMI = ("gnmi/gnmi.proto", "gnmi_ext/gnmi_ext.proto")
PROTOCOLS = {
    "p4runtime/proto": (
        "p4/v1/p4data.proto",
        "p4/v1/p4runtime.proto",
        "p4/config/v1/p4info.proto",
        "p4/config/v1/p4types.proto",
        "google/rpc/status.proto",
    ),
    "PI/proto": ("p4/tmp/p4config.proto",),
    "testvectors/proto": ("testvector/tv.proto", "portmap/portmap.proto", "target/target.proto"),
}
"""Sources of protocols in checkouts, by the folder that their imports count from."""
UTILITIES = {"tvutils": "testvector", "pmutils": "portmap", "targetutils": "target"}
"""Modules of testvectors' ``utils/python``, and the packages that expect them."""


WITHOUT_WHEELS = ("scapy==2.4.5 ",)
"""The packages of all locks that PyPI has as source alone."""


def python(name: str) -> Path:
    """Returns the interpreter of an environment, which is made if it is not there."""
    folder = ROOT / ".make" / f"{name}-venv"
    found = folder / "bin/python"
    if not (folder / "made").exists():
        print(f"installing {name}'s packages into {folder}", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
        pip = [str(found), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        wheels, sources = split((ROOT / f"requirements/{name}.lock").read_text(encoding="utf-8"))
        with tempfile.TemporaryDirectory() as lists:
            # A build of its own would get its tools from PyPI without a hash; so the locked setuptools builds.
            for text, how in ((wheels, ["--only-binary", ":all:"]), (sources, ["--no-build-isolation"])):
                path = Path(lists, "locked.txt")
                path.write_text(text, encoding="utf-8")
                if text:
                    subprocess.run([*pip, *how, "--require-hashes", "-r", str(path)], check=True)
        (folder / "made").touch()
    return found


def split(lock: str) -> tuple[str, str]:
    """Splits a lock into packages that are installed from wheels, and those that have none."""
    blocks = re.findall(r"^[\w.-]+==.*?(?=^[\w.-]+==|\Z)", lock, re.M | re.S)
    of_sources = [block for block in blocks if block.startswith(WITHOUT_WHEELS)]
    return "".join(block for block in blocks if block not in of_sources), "".join(of_sources)


def lacking(checkouts: Path) -> str:
    """Returns the checkouts that the protocols' sources are missing from; empty if none."""
    needed = ("gnmi", *(folder.partition("/")[0] for folder in PROTOCOLS))
    absent = [name for name in needed if not (checkouts / name).is_dir()]
    return f"no checkout of {', '.join(absent)}" if absent else ""


def compiled(checkouts: Path, into: Path, interpreter: Path, *outputs: str) -> None:
    """Compiles the protocols by an environment's protoc; raises ``subprocess.CalledProcessError``."""
    sources = into / "sources"
    for name in OF_GNMI:
        text = (checkouts / "gnmi/proto" / name).read_text(encoding="utf-8")
        (sources / name).parent.mkdir(parents=True, exist_ok=True)
        (sources / name).write_text(text.replace(GNMI, ""), encoding="utf-8")
    folders = [sources, *(checkouts / folder for folder in PROTOCOLS)]
    names = [*OF_GNMI, *(name for of_folder in PROTOCOLS.values() for name in of_folder)]
    command = [str(interpreter), "-m", "grpc_tools.protoc", *(f"-I{folder}" for folder in folders)]
    subprocess.run([*command, *outputs, *names], check=True, capture_output=True, text=True)


def modules(checkouts: Path, into: Path, interpreter: Path) -> None:
    """Writes the Python modules of the protocols, and testvectors' own beside them."""
    compiled(checkouts, into, interpreter, f"--python_out={into}", f"--grpc_python_out={into}")
    for module, package in UTILITIES.items():
        text = (checkouts / f"testvectors/utils/python/{module}.py").read_text(encoding="utf-8")
        (into / package / f"{module}.py").write_text(text, encoding="utf-8")


def message(name: str, checkouts: Path, interpreter: Path) -> type[Message]:
    """Makes the class of a message of the protocols."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "descriptors"
        compiled(checkouts, Path(folder), interpreter, "--include_imports", f"--descriptor_set_out={out}")
        found = descriptor_pb2.FileDescriptorSet.FromString(out.read_bytes())
    pool = descriptor_pool.DescriptorPool()
    for file in found.file:
        pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName(name))
