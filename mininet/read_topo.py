#!/usr/bin/python3
"""The nodes and links of a ``Topo`` of Mininet's as JSON: ``read_topo.py FILE NAME``.

NAME is a class or a name of the dictionary ``topos``, as ``mn --topo`` has it, with or without arguments:
``read_topo.py topo.py "FatTree(k=4)"``.
"""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import json
import sys
import types
from pathlib import Path
from typing import Any

STAND_INS = {
    "bmv2": {"ONOSBmv2Switch": "Switch", "ONOSHost": "Host"},
    "p4_mininet": {"P4Switch": "Switch", "P4Host": "Host"},
    "p4runtime_switch": {"P4RuntimeSwitch": "Switch"},
    "stratum": {"StratumBmv2Switch": "Switch"},
}
"""Modules of ONOS, Stratum and BMv2 that topologies import, with their classes and Mininet's classes below these. Where
a module is not here, a plain class has the place of each."""


def main() -> None:
    """Writes to the standard output; what the class prints goes to the error output."""
    path, name = sys.argv[1:]
    with contextlib.redirect_stdout(sys.stderr):
        try:
            description = described(make_topology(Path(path), name))
        except Exception as error:  # a user's class may fail in any way
            description = {"error": " ".join(f"{type(error).__name__}: {error}".split())}
    json.dump(description, sys.stdout, default=encode)


def make_topology(path: Path, name: str) -> Any:
    """Makes an object of a class, or of a name of ``topos``, in a file, which finds the modules beside it."""
    name, values, named_values = parse_call(name)
    sys.path[0] = str(path.resolve().parent)
    from mininet.topo import Topo  # noqa: PLC0415 - where it is missing, that is reported as any other failure

    for missing in (one for one in STAND_INS if importlib.util.find_spec(one) is None):
        sys.modules[missing] = make_stand_in(missing)
    spec = importlib.util.spec_from_file_location("topology", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = {key: value for key, value in vars(module).items() if isinstance(value, type) and issubclass(value, Topo)}
    found = {**getattr(module, "topos", {}), **found}
    if name not in found:
        raise LookupError(f"no Topo {name}; there are: {', '.join(key for key in found if key != 'Topo') or 'none'}")
    return found[name](*values, **named_values)


def make_stand_in(name: str) -> types.ModuleType:
    """Makes the module of that name, whose classes add nothing to Mininet's."""
    from mininet import node  # noqa: PLC0415 - as above

    module = types.ModuleType(name)
    for own, below in STAND_INS[name].items():
        setattr(module, own, type(own, (getattr(node, below),), {}))
    return module


def parse_call(text: str) -> tuple[str, list[Any], dict[str, Any]]:
    """Returns the name and the arguments of ``NAME`` or ``NAME(2, k=4)``, whose arguments are literals."""
    if "(" not in text:
        return text, [], {}
    call = ast.parse(text, mode="eval").body
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
        raise ValueError(f"{text} is no NAME(ARGUMENTS)")
    named = {one.arg: ast.literal_eval(one.value) for one in call.keywords if one.arg is not None}
    return call.func.id, [ast.literal_eval(one) for one in call.args], named


def described(topo: Any) -> dict[str, Any]:
    """Returns switches and hosts with their parameters, and links with theirs; what is None is absent in Mininet."""
    switches, hosts = (
        {node: present(topo.nodeInfo(node)) for node in nodes} for nodes in (topo.switches(), topo.hosts())
    )
    links = [[info["node1"], info["node2"], present(info)] for _, _, info in topo.links(withInfo=True)]
    return {"switches": switches, "hosts": hosts, "links": links}


def present(options: dict[str, Any]) -> dict[str, Any]:
    """Returns the parameters of a node or link, without those that ``Topo`` itself adds."""
    own = ("node1", "node2", "isSwitch")
    return {str(name): value for name, value in options.items() if value is not None and name not in own}


def encode(value: Any) -> dict[str, str]:
    """Writes a value that JSON does not have: a class by its name, and another object by that of its class."""
    return {"class": value.__name__} if isinstance(value, type) else {"object": type(value).__name__}


if __name__ == "__main__":
    main()
