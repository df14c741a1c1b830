"""Former names of keys, values, options and results. This version accepts each and warns; the next one refuses them.

Each kind has one table. A path of keys has ``*`` in the place of a name that the user chose.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from xcpr.io.paths import printable
from xcpr.io.schema import Invalid, Problem

T = TypeVar("T")

Path = tuple[str, ...]
"""The names of a dotted key."""

SCENARIO_KEYS: Mapping[str, str] = {
    "path_changes.*.told": "update_routers",
    "traces.*.told": "update_routers",
    "router.speaks": "base_program",
    "routers.*.speaks": "base_program",
    **{
        f"{group}.*.{option}": name
        for group in ("flows", "traffic")
        for option, name in {
            "misreport.cuts_counted": "negative_feedback",
            "ttp.reported": "report_interval",
            "ttp.consecutive": "consecutive_losses",
        }.items()
    },
}
"""Keys of scenarios."""
PROGRAM_KEYS: Mapping[str, str] = {"speaks": "base_program"}
"""Keys of program.toml in the folder of a user's P4 program."""
_QUEUES = ("queue", "links.*.queue", "links.*.forward.queue", "links.*.backward.queue", "ports.*.queue")
_JITTERS = ("jitter", "jitter.forward", "jitter.backward")
_LINKS = ("links.*", "links.*.forward", "links.*.backward", "ports.*")
VALUES: Mapping[str, Mapping[str, str]] = {
    **{f"{queue}.classes": {"xcp-and-rest": "xcp-and-best-effort"} for queue in _QUEUES},
    **{f"{jitter}.order": {"kept": "preserved"} for jitter in (*_JITTERS, *(f"{link}.jitter" for link in _LINKS))},
}
"""Values of keys of scenarios and of links files."""
FLAGS: Mapping[str, str] = {"--tell": "--report-fd"}
"""Options of commands."""
RESULT_KEYS: Mapping[str, str] = {
    "marks": "recovery_events",
    "flows.[].own": "transport_counters",
    "series.channels.*.classes.steered": "explicit",
    "series.channels.*.classes.rest": "best_effort",
    "series.channels.*.classes.*.waited_ns": "sojourn_time_ns",
}
"""Keys of ``result.json`` with schema 2; ``[]`` stands for each item of a list."""
RESULT_VALUES: Mapping[str, Mapping[str, str]] = {"flows.[].recovery": {"own": "built-in"}}
"""Values of those keys."""

_warned: set[tuple[str, str]] = set()


def warn(source: str, old: str, new: str) -> None:
    """Prints a line on stderr, once for each name of a source: a file, or "--set"."""
    if (source, old) not in _warned:
        from xcpr.io.plain import print_line  # noqa: PLC0415 - most processes print no warning

        _warned.add((source, old))
        message = f"xcpr: {source}: {old} is now {new}; the next version refuses the old name"
        print_line(printable(message), error=True)


def rename_keys(
    table: Mapping[str, Any],
    source: str,
    keys: Mapping[str, str] = SCENARIO_KEYS,
    values: Mapping[str, Mapping[str, str]] = VALUES,
) -> dict[str, Any]:
    """Returns a table with today's keys and values, and warns of each former one.

    Raises ``Invalid`` where a table has a key by both of its names.
    """
    former_keys, former_values = _index(keys), _index(values)

    def replace_names(table: Mapping[str, Any], above: Path) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for key, value in table.items():
            path = (*above, key)
            name = _find(path, former_keys) or key
            dotted, here = ".".join(path), ".".join((*above, name))
            if name != key:
                if name in table:
                    raise Invalid([Problem(source, dotted, f"must be absent beside {here}, its name today")])
                warn(source, dotted, here)
            made[name] = value
            if isinstance(value, Mapping):
                made[name] = replace_names(value, path)
            elif isinstance(value, list):
                made[name] = [replace_names(one, (*path, "[]")) if isinstance(one, Mapping) else one for one in value]
            elif isinstance(value, str) and value.lower() in (names := _find(path, former_values) or {}):
                made[name] = names[value.lower()]
                warn(source, f'{dotted} = "{value}"', f'{here} = "{made[name]}"')
        return made

    return replace_names(table, ())


def rename_flags(words: Sequence[str], options: Collection[str]) -> list[str]:
    """Returns a command's words with today's options, and warns of each former one.

    ``options`` are the options of the command. Raises ``Invalid`` where the words have an option by both of its names.
    """
    flags = [word.partition("=")[0] for word in words]
    made: list[str] = []
    for word, flag in zip(words, flags, strict=True):
        new = FLAGS.get(flag)
        if new is None or new not in options:
            made.append(word)
            continue
        if new in flags:
            raise Invalid([Problem(flag, "", f"must be absent beside {new}, its name today")])
        warn("command line", flag, new)
        made.append(new + word.removeprefix(flag))
    return made


def _index(names: Mapping[str, T]) -> dict[str, list[tuple[Path, T]]]:
    """Returns the names of a table by the last key of their paths."""
    index: dict[str, list[tuple[Path, T]]] = {}
    for dotted, name in names.items():
        path = tuple(dotted.split("."))
        index.setdefault(path[-1], []).append((path, name))
    return index


def _find(path: Path, index: Mapping[str, Sequence[tuple[Path, T]]]) -> T | None:
    """Returns what a table has for a path of keys; None without such."""
    for pattern, name in index.get(path[-1], ()):
        if len(pattern) == len(path) and all(map(_is_match, pattern, path)):
            return name
    return None


def _is_match(part: str, key: str) -> bool:
    return part in ("*", key)
