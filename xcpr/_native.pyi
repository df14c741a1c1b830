"""The extension module: the simulator and the embedded switch, written in Rust."""

from collections.abc import Callable
from typing import TypedDict

class Entry(TypedDict):
    name: str
    aliases: list[str]
    help: str

def simulate(plan_json: str, progress: Callable[[float], None] | None = None) -> str: ...
def registry() -> dict[str, list[Entry]]: ...

class HostError(Exception): ...

def run_host(plan_json: str, name: str, epoch_ns: int) -> tuple[str, list[str]]: ...
