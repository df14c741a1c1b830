"""P4Info that is made from p4c's JSON has the names, ids and widths of p4c's own P4Info."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from finsy.proto import p4i

from xcpr.io.paths import COMPILED, ROOT
from xcpr.p4runtime.encoding import textformat
from xcpr.p4runtime.pipeline.p4info import allocate_ids, hash_name, make_aliases, make_p4info
from xcpr.p4runtime.pipeline.program import Program

SUFFIX = ".p4info.txtpb"
PAIRS = [
    path.with_name(path.name.removesuffix(SUFFIX) + ".json")
    for folder in (COMPILED, ROOT / "tests/p4")
    for path in sorted(folder.glob(f"*{SUFFIX}"))
]
V1MODEL = [path for path in PAIRS if "pipelines" in json.loads(path.read_text(encoding="utf-8"))]
TRANSLATED = {"features": {"I.forward_wide": {"port"}}}
"""Parameters that p4c's P4Info has in the controller's width, which only ``@p4runtime_translation`` says."""

NO_WIDTH = {"meta.problem"}
"""A key of the type ``error``, whose width only the JSON has."""


def pair(compiled: Path) -> tuple[p4i.P4Info, p4i.P4Info]:
    """Returns p4c's P4Info of a program, and ours."""
    text = compiled.with_name(compiled.stem + SUFFIX).read_text(encoding="utf-8")
    made = make_p4info(json.loads(compiled.read_text(encoding="utf-8")))
    return textformat.parse(text, p4i.P4Info()), made


def reduced(info: p4i.P4Info, removed: set[str], translated: dict[str, set[str]]) -> dict[str, Any]:
    """Returns what P4Info and JSON both know, by id."""
    gone = {t.preamble.id for t in info.tables if t.preamble.name in removed}
    return {
        "tables": {t.preamble.id: table(t) for t in info.tables if t.preamble.name not in removed},
        "actions": {
            a.preamble.id: (
                a.preamble.name,
                [(p.id, p.name, 0 if p.name in translated.get(a.preamble.name, ()) else p.bitwidth) for p in a.params],
            )
            for a in info.actions
            if a.preamble.name not in removed
        },
        "profiles": {
            p.preamble.id: (p.preamble.name, p.size, p.with_selector, sorted({*p.table_ids} - gone))
            for p in info.action_profiles
            if p.preamble.name not in removed
        },
        "counters": {c.preamble.id: (c.preamble.name, c.size) for c in info.counters},
        "direct_counters": {
            c.preamble.id: (c.preamble.name, c.direct_table_id)
            for c in info.direct_counters
            if c.direct_table_id not in gone
        },
        "meters": {m.preamble.id: (m.preamble.name, m.size, m.spec.unit) for m in info.meters},
        "direct_meters": {m.preamble.id: (m.preamble.name, m.direct_table_id, m.spec.unit) for m in info.direct_meters},
        "registers": {r.preamble.id: (r.preamble.name, r.size) for r in info.registers},
        "headers": {
            h.preamble.id: (h.preamble.name, [(m.id, m.name, m.bitwidth) for m in h.metadata])
            for h in info.controller_packet_metadata
        },
        "value_sets": {
            v.preamble.id: (v.preamble.name, v.size, [(m.id, m.bitwidth) for m in v.match]) for v in info.value_sets
        },
        "digests": {d.preamble.id: d.preamble.name for d in info.digests},
    }


def table(info: p4i.Table) -> tuple[Any, ...]:
    # The JSON has ternary keys in the place of optional ones.
    ternary, optional = p4i.MatchField.TERNARY, p4i.MatchField.OPTIONAL
    fields = [
        (f.id, f.name, 0 if f.name in NO_WIDTH else f.bitwidth, ternary if f.match_type == optional else f.match_type)
        for f in info.match_fields
    ]
    return (
        info.preamble.name,
        fields,
        [ref.id for ref in info.action_refs],
        info.const_default_action_id,
        info.implementation_id,
        sorted(info.direct_resource_ids),
        # A const table's size has no use; where the source says none, the JSON has the number of its entries.
        info.is_const_table or info.size,
        info.idle_timeout_behavior,
        info.is_const_table,
    )


def only_in_p4info(theirs: p4i.P4Info, ours: p4i.P4Info) -> set[str]:
    """Names the tables, actions and profiles that p4c leaves out of the JSON."""

    def names(info: p4i.P4Info) -> set[str]:
        return {one.preamble.name for one in (*info.tables, *info.actions, *info.action_profiles)}

    assert not names(ours) - names(theirs)
    return names(theirs) - names(ours)


@pytest.mark.parametrize("compiled", V1MODEL, ids=lambda path: path.stem)
def test_p4info_made_from_json_matches_p4c(compiled: Path) -> None:
    theirs, ours = pair(compiled)
    config = json.loads(compiled.read_text(encoding="utf-8"))
    removed = only_in_p4info(theirs, ours)
    in_json = {table["name"] for pipeline in config["pipelines"] for table in pipeline["tables"]}
    assert not removed & in_json
    translated = TRANSLATED.get(compiled.stem, {})
    assert reduced(ours, removed, translated) == reduced(theirs, removed, translated)


@pytest.mark.parametrize("compiled", V1MODEL, ids=lambda path: path.stem)
def test_program_loads_with_p4info_made_from_its_json(compiled: Path) -> None:
    theirs, ours = pair(compiled)
    config = compiled.read_bytes()
    made, original = Program(ours, config), Program(theirs, config)
    assert {t.name: t.id for t in made.tables.values()} == {t.name: t.id for t in original.tables.values()}
    assert made.packet_in == original.packet_in
    assert {d.name: [leaf.width for leaf in d.type.leaves] for d in made.digests.values()} == {
        d.name: [leaf.width for leaf in d.type.leaves] for d in original.digests.values()
    }


def every_name() -> Iterator[tuple[int, str]]:
    for compiled in V1MODEL:
        theirs, _ = pair(compiled)
        for one in (*theirs.tables, *theirs.actions, *theirs.counters, *theirs.registers):
            yield one.preamble.id, one.preamble.name


def test_id_hashes_the_name() -> None:
    named = [*every_name()]
    assert len(named) > 100
    assert all(number & 0xFFFFFF == hash_name(name) & 0xFFFFFF for number, name in named)


def test_colliding_names_get_consecutive_ids() -> None:
    numbers = (f"t{number}" for number in range(20_000))
    seen: dict[int, str] = {}
    for name in numbers:
        first = seen.setdefault(hash_name(name) & 0xFFFFFF, name)
        if first != name:
            break
    assert first != name
    before, behind = sorted((first, name))
    ids = allocate_ids(2, [behind, before])
    assert ids[behind] == ids[before] + 1


def test_alias_is_the_shortest_unique_suffix() -> None:
    assert make_aliases(["d.a.c", "e.b.c", "x"]) == {"d.a.c": "a.c", "e.b.c": "b.c", "x": "x"}


@pytest.mark.parametrize("compiled", V1MODEL, ids=lambda path: path.stem)
def test_aliases_match_p4c(compiled: Path) -> None:
    theirs, ours = pair(compiled)
    if only_in_p4info(theirs, ours):
        return
    known = {one.preamble.id: one.preamble.alias for one in (*theirs.tables, *theirs.actions, *theirs.counters)}
    made = {one.preamble.id: one.preamble.alias for one in (*ours.tables, *ours.actions, *ours.counters)}
    assert made == known


def test_tofino_program_needs_its_own_p4info() -> None:
    config = json.loads((COMPILED / "tna_router.json").read_text(encoding="utf-8"))
    with pytest.raises(ValueError, match="Tofino needs the P4Info"):
        make_p4info(config)
