"""Command files of BMv2's ``simple_switch_CLI``: a command on each line (behavioral-model, tools/runtime_CLI.py)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from xcpr.io.input_files import read_text
from xcpr.io.inputs import Field, Handling, InputFormat, limit_warnings
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList, guess

if TYPE_CHECKING:
    from xcpr.p4runtime.pipeline.program import Program
    from xcpr.scenarios.table_entries.p4_updates import FileUpdate

COMMENTS = ("#", "//")
CRC_BITS = {"set_crc16_parameters": 16, "set_crc32_parameters": 32}
"""The widths of the CRCs whose parameters commands set; P4Runtime has no message for these."""
US_PER_S = 10**6

_HONOURED, _REFUSED, _WARNED = Handling.HONOURED, Handling.REFUSED, Handling.WARNED


_COMMANDS = {
    (_HONOURED, "entries of tables"): "table_add table_set_default table_reset_default table_modify table_delete "
    "table_clear table_set_timeout",
    (_HONOURED, "members of action profiles"): "act_prof_create_member act_prof_modify_member act_prof_delete_member",
    (_HONOURED, "groups of action selectors"): "act_prof_create_group act_prof_delete_group "
    "act_prof_add_member_to_group act_prof_remove_member_from_group",
    (_HONOURED, "entries of indirect tables"): "table_indirect_add table_indirect_add_with_group table_indirect_delete",
    (_HONOURED, "the old name of an act_prof command"): "table_indirect_create_member table_indirect_modify_member "
    "table_indirect_delete_member table_indirect_create_group table_indirect_delete_group "
    "table_indirect_add_member_to_group table_indirect_remove_member_from_group",
    (_HONOURED, "multicast groups"): "mc_mgrp_create mc_mgrp_destroy mc_node_create mc_node_update mc_node_associate "
    "mc_node_dissociate mc_node_destroy",
    (_HONOURED, "clone sessions"): "mirroring_add mirroring_add_mc mirroring_delete",
    (_HONOURED, "rates per microsecond and bursts of meters"): "meter_set_rates meter_array_set_rates",
    (_HONOURED, "values of registers"): "register_write register_reset",
    (_HONOURED, "values of counters"): "counter_write counter_reset",
    (_HONOURED, "values of parser value sets"): "pvs_add pvs_remove pvs_clear",
    (_HONOURED, "parameters of custom CRCs"): "set_crc16_parameters set_crc32_parameters",
    (_WARNED, "it only displays something"): "show_tables show_actions table_show_actions table_info "
    "table_num_entries table_dump table_dump_entry table_dump_entry_from_key table_dump_member table_dump_group "
    "act_prof_dump act_prof_dump_member act_prof_dump_group mc_dump meter_get_rates counter_read register_read "
    "show_pvs pvs_get show_ports switch_info mirroring_get get_time_elapsed get_time_since_epoch greet help shell EOF "
    "write_config_to_file serialize_state",
    (_REFUSED, "default entries of indirect tables are not supported"): "table_indirect_set_default "
    "table_indirect_set_default_with_group table_indirect_reset_default",
    (_REFUSED, "links have the queues here: set queue.limit and the link's rate in the scenario"): "set_queue_depth "
    "set_queue_rate",
    (_REFUSED, "the Toeplitz hash is not supported"): "set_toeplitz_hash_key",
    (_REFUSED, "link aggregation groups are not supported"): "mc_set_lag_membership",
    (_REFUSED, "the scenario's links are the ports"): "port_add port_remove",
    (_REFUSED, "the program of a run stays as it is"): "load_new_config_file swap_configs reset_state",
}
"""The names of commands by their treatment and its effect or reason."""
FORMAT = InputFormat(
    "simple_switch_CLI commands",
    "BMv2 1.15: tools/runtime_CLI.py and targets/simple_switch/sswitch_CLI.py",
    "xcpr/scenarios/table_entries/cli_commands.py",
    tuple(
        Field("command", name, handling, effect)
        for (handling, effect), names in _COMMANDS.items()
        for name in names.split()
    ),
)


@dataclass(frozen=True)
class Command:
    """A line of a file."""

    line: int
    name: str
    arguments: tuple[str, ...]

    @property
    def place(self) -> str:
        """The place for messages."""
        return f"line {self.line}"


def is_command_file(text: str) -> bool:
    """Returns whether a text begins with a command, comments aside."""
    first = next(_parse_lines(text), None)
    return first is not None and first.name in FORMAT.element("command")


def _parse_lines(text: str) -> Iterator[Command]:
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if words and not words[0].startswith(COMMENTS):
            yield Command(number, words[0], tuple(words[1:]))


def read_commands(path: Path) -> tuple[list[Command], list[str]]:
    """Reads the commands of a file that change a switch, and a warning for each that displays something.

    Raises ``Invalid`` with every line that can't be honoured.
    """
    commands, warnings = _check(read_text(path), display_path(path))
    return [*commands], limit_warnings(warnings, display_path(path))


# All routers of a scenario may have the same file, and several parts of a run ask for it.
@lru_cache(maxsize=8)
def _check(text: str, source: str) -> tuple[tuple[Command, ...], tuple[str, ...]]:
    known = FORMAT.element("command")
    commands: list[Command] = []
    problems = ProblemList()
    warnings: list[str] = []
    for command in _parse_lines(text):
        declared = known.get(command.name)
        if declared is None:
            message = f'"{command.name}" is no command of simple_switch_CLI{guess(command.name, list(known))}'
            problems.append(Problem(source, command.place, message))
        elif declared.handling is _REFUSED:
            message = f"{command.name} is not possible here: {declared.effect}"
            problems.append(Problem(source, command.place, message))
        elif declared.handling is _WARNED:
            warnings.append(f"{source}: {command.place}: {command.name} has no effect: {declared.effect}")
        else:
            commands.append(command)
            warnings += [f"{source}: {command.place}: {one}" for one in _list_rounded_rates(command)]
    if problems:
        raise Invalid(problems)
    return tuple(commands), tuple(warnings)


def per_second(rate: str) -> tuple[float, int]:
    """Returns a meter's rate per second from BMv2's rate per microsecond, and the whole number that meters have here.

    P4Runtime's rates are whole numbers per second; a rate above 0 stays above 0. Raises ValueError.
    """
    exact = float(rate) * US_PER_S
    if not 0 <= exact < 1 << 63:
        raise ValueError(rate)
    return exact, max(round(exact), 1) if exact else 0


def _list_rounded_rates(command: Command) -> Iterator[str]:
    """Yields a warning for each rate of a meter that is no whole number per second."""
    if command.name not in ("meter_set_rates", "meter_array_set_rates"):
        return
    for word in command.arguments:
        rate, colon, _ = word.partition(":")
        try:
            exact, rounded = per_second(rate)
        except ValueError:
            continue  # the line is refused where its meter is known
        if colon and not math.isclose(exact, rounded, rel_tol=1e-6):
            yield f"{command.name} {word} is {exact:g} per second, and meters have whole numbers: {rounded}"


def build_updates(path: Path, program: Program) -> list[FileUpdate]:
    """Builds P4Runtime's updates from a file; raises ``Invalid`` with every wrong line."""
    from xcpr.scenarios.table_entries.cli_updates import UpdateBuilder  # noqa: PLC0415 - P4Runtime's messages take long to import
    from xcpr.scenarios.table_entries.p4_updates import FileUpdate  # noqa: PLC0415 - as above

    commands, _ = read_commands(path)
    builder = UpdateBuilder(program)
    updates: list[FileUpdate] = []
    problems = ProblemList()
    for command in commands:
        if command.name in CRC_BITS:
            continue  # xcpr.scenarios.programs.crcs has these
        try:
            updates += [
                FileUpdate(command.place, update)
                for update in builder.build(command.name, command.arguments, command.place)
            ]
        except ValueError as error:
            problems.append(Problem(display_path(path), f"{command.place}: {command.name}", str(error)))
    if problems:
        raise Invalid(problems)
    try:
        return [*updates, *builder.build_replication()]
    except ValueError as error:
        raise Invalid([Problem(display_path(path), "", str(error))]) from None
