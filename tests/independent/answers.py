"""The answers of `xcpr switch` to 4ward's checklist, by the number of a line.

A number that two sections share has two answers, in the checklist's order. Sections of P4Runtime are those of its
specification 1.5.
"""

from __future__ import annotations

from typing import NamedTuple

MET = "met"
OTHERWISE = "otherwise, as specified"
"""The specification says something else than the checklist."""
FREE = "otherwise, left free"
"""The specification leaves it to the server."""
REFUSED = "refused"
ABSENT = "not built"


class Answer(NamedTuple):
    """An answer to a line."""

    stands: str
    does: str
    tests: tuple[str, ...]


def _met(*tests: str, does: str = "") -> list[Answer]:
    return [Answer(MET, does, tests)]


def _same(stands: str, does: str, *tests: str) -> list[Answer]:
    return [Answer(stands, does, tests)]


WRONG = "tables.test_invalid_entry_is_refused_with_the_name_of_its_part"
WRITTEN = "tables.test_entries_are_read_as_written"
GONE = "tables.test_missing_duplicate_and_surplus_entries_are_refused"
CANONICAL = "tables.test_values_are_returned_in_canonical_form"
BATCH = "tables.test_batch_reports_the_outcome_of_each_update"
ROLES = "arbitration.test_role_configuration_limits_reads_writes_and_packets"
PRIMARY = "arbitration.test_only_the_primary_writes"
PROFILES = "profiles.test_members_and_groups_are_read_as_written"
NO_PROFILE = "profiles.test_invalid_profile_update_is_refused"
REPLICATION = "objects.test_invalid_replication_update_is_refused"
CELLS = "objects.test_invalid_cell_update_is_refused"
BEFORE = "pipeline.test_reads_and_writes_fail_before_a_program_is_set"
COMMIT = "pipeline.test_committed_config_is_read_back"
UNKNOWN_ID = "an unknown id is INVALID_ARGUMENT, as what is malformed (12); no code is specified for it"
CANONICAL_BYTES = "byte strings of any length are taken; a value that does not fit is OUT_OF_RANGE (8.3)"

ANSWERS: dict[str, list[Answer]] = {
    "10.1": _met("arbitration.test_first_client_becomes_primary_and_a_lower_id_backup"),
    "10.2": _met("arbitration.test_higher_election_id_becomes_primary_and_both_are_notified"),
    "10.3": _met(PRIMARY),
    "10.4": _met(PRIMARY),
    "10.5": _met("arbitration.test_higher_election_id_becomes_primary_and_both_are_notified"),
    "10.6": _same(
        OTHERWISE,
        "nobody takes a lost primary's place until a client asks with an id that is not lower (5.3)",
        "arbitration.test_no_backup_is_promoted_when_the_primary_leaves",
    ),
    "10.7": _same(
        OTHERWISE,
        "a client without an id is a backup; 0 that is given is an id like any other (16.2)",
        "arbitration.test_client_without_election_id_is_backup_and_zero_is_an_id",
    ),
    "10.8": _met("arbitration.test_each_role_has_its_own_primary"),
    "10.9": _met(ROLES, does="by Stratum's role configuration"),
    "10.10": _met(ROLES, does="by Stratum's role configuration"),
    "10.11": _met(
        "arbitration.test_unknown_role_configurations_are_refused",
        ROLES,
        does="Stratum's configuration is taken; any other is INVALID_ARGUMENT",
    ),
    "10.12": _met(PRIMARY),
    "10.13": _same(
        OTHERWISE,
        "a stream keeps its role: another one is FAILED_PRECONDITION, and ends the stream (5.3)",
        "arbitration.test_device_and_role_of_a_stream_can_not_change",
    ),
    "6.1": _met("pipeline.test_ids_begin_with_the_prefix_of_their_kind"),
    "6.2": _met(WRONG, NO_PROFILE),
    "8.01": _met("tables.test_zero_is_a_value"),
    "8.02": _met("tables.test_zero_is_a_value"),
    "8.10": _met(WRITTEN),
    "8.11": _met(PROFILES),
    "8.12": _met(PROFILES),
    "8.13": _met("objects.test_registers_are_read_and_written"),
    "8.1": _same(OTHERWISE, CANONICAL_BYTES, CANONICAL, WRONG),
    "8.2": _same(OTHERWISE, CANONICAL_BYTES, WRITTEN, WRONG),
    "8.3": _same(OTHERWISE, CANONICAL_BYTES, WRITTEN, WRONG),
    "8.4": _same(OTHERWISE, CANONICAL_BYTES, WRITTEN, WRONG),
    "8.4a": _met(WRONG),
    "8.5": _met(WRONG),
    "8.6": _met(WRONG),
    "8.7": _same(OTHERWISE, "answers have the shortest byte strings (8.3)", CANONICAL),
    "8.20": _met(
        "stream.test_digests_are_batched_and_acknowledged",
        "objects.test_registers_are_read_and_written",
        does="structs in digests; signed and unsigned registers. Table entries carry none",
    ),
    "9.1": _met(BEFORE),
    "9.2": _met(WRITTEN),
    "9.3": _met(BATCH),
    "9.4": _met("tables.test_modify_replaces_the_entry"),
    "9.5": _met(GONE),
    "9.6": _met(WRITTEN),
    "9.7": _met(GONE),
    "9.8": _same(FREE, UNKNOWN_ID, WRONG),
    "9.9": _met(GONE, WRITTEN, "tables.test_modify_replaces_the_entry"),
    "9.10": _met(WRONG),
    "9.11": _met(WRONG),
    "9.12": _met(WRONG),
    "9.13": _met(WRONG),
    "9.14": _same(OTHERWISE, CANONICAL_BYTES, CANONICAL, WRONG),
    "9.15": _met(WRONG),
    "9.16": _met(WRONG),
    "9.17": _same(OTHERWISE, CANONICAL_BYTES, CANONICAL, WRONG),
    "9.18": _met(WRONG),
    "9.19": _met(WRONG),
    "9.20": _met(WRONG),
    "9.21": _met(WRONG),
    "9.22": _met(GONE),
    "9.23": _same(
        REFUSED,
        "INVALID_ARGUMENT for a program that translates to strings",
        "pipeline.test_p4info_that_mismatches_the_json_is_refused",
    ),
    "9.24": _met("tables.test_constant_table_accepts_only_a_new_default", does="PERMISSION_DENIED (9.1.4)"),
    "9.25": _met(WRONG, "tables.test_invalid_default_entry_is_refused"),
    "9.26": _met(
        "tables.test_default_entry_is_read_modified_and_reset", "tables.test_invalid_default_entry_is_refused"
    ),
    "9.27": _met(GONE),
    "9.28": _met(BATCH),
    "9.29": _met("tables.test_direct_counters_are_read_and_written", "tables.test_direct_meters_are_read_and_written"),
    "9.30a": _met("tables.test_constant_table_accepts_only_a_new_default"),
    "9.30b": _same(OTHERWISE, "PERMISSION_DENIED (9.1.4)", "tables.test_constant_table_accepts_only_a_new_default"),
    "9.30c": _same(
        OTHERWISE,
        "PERMISSION_DENIED with an action; without one it is taken (9.1.4)",
        "tables.test_constant_table_accepts_only_a_new_default",
        "tables.test_constant_entry_accepts_a_modification_without_action",
    ),
    "9.30d": _met(
        "stream.test_idle_timeout_notifications_repeat",
        "stream.test_packets_restart_the_idle_timeout",
        does="idle timeouts are built, and refused where a table has none",
    ),
    "9.30": _met(PROFILES),
    "9.31": _met(NO_PROFILE),
    "9.32": _met(PROFILES),
    "9.33": _met(PROFILES),
    "9.34": _met("profiles.test_weights_and_modifications_apply_to_packets"),
    "9.35": _met(NO_PROFILE),
    "9.36": _met("profiles.test_one_shot_action_sets_are_written_and_applied"),
    "9.37": _met(NO_PROFILE),
    "9.38": _same(FREE, UNKNOWN_ID, NO_PROFILE),
    "9.39": _met(NO_PROFILE),
    "9.40": [Answer(MET, "", (NO_PROFILE,)), Answer(MET, "", ("objects.test_registers_are_read_and_written",))],
    "9.41": [Answer(FREE, UNKNOWN_ID, (NO_PROFILE,)), Answer(MET, "", (CELLS,))],
    "9.42": [Answer(MET, "", ("profiles.test_full_profile_refuses_members",)), Answer(MET, "", (CELLS,))],
    "9.43a": _met(PROFILES),
    "9.43b": _met("profiles.test_weights_and_modifications_apply_to_packets"),
    "9.43c": _met("profiles.test_members_with_a_watch_port_down_are_skipped"),
    "9.50": _met("tables.test_direct_counters_are_read_and_written"),
    "9.51": _met("objects.test_counters_are_read_and_written"),
    "9.52": _met("tables.test_direct_meters_are_read_and_written"),
    "9.53": _met("objects.test_meters_are_read_written_and_applied"),
    "9.54": _same(REFUSED, "UNIMPLEMENTED", CELLS, WRONG),
    "9.60": _met("objects.test_multicast_groups_copy_packets", REPLICATION),
    "9.61": _met("objects.test_clone_sessions_copy_packets", REPLICATION),
    "9.62": _met(REPLICATION),
    "9.63": _met(REPLICATION),
    "9.64": _met(REPLICATION),
    "9.65": _met("objects.test_clone_sessions_copy_packets", "objects.test_multicast_groups_copy_packets"),
    "9.43": _met(CELLS, does="OUT_OF_RANGE behind the last cell, INVALID_ARGUMENT below 0 (9.7)"),
    "9.44": _same(FREE, UNKNOWN_ID, "objects.test_read_of_an_unknown_object_is_refused"),
    "9.70": _met("objects.test_value_sets_are_read_written_and_applied", does="built, for exact matches"),
    "9.71": _met("stream.test_digests_are_batched_and_acknowledged", does="built"),
    "9.72": _same(REFUSED, "UNIMPLEMENTED", CELLS),
    "9.80": _met(BATCH),
    "9.81": _met("tables.test_atomic_batch_is_applied_completely_or_not_at_all"),
    "9.82": _met("tables.test_atomic_batch_is_applied_completely_or_not_at_all"),
    "9.83": _met(BATCH),
    "9.90": _met(PRIMARY, does="NOT_FOUND (12)"),
    "9.91": _same(OTHERWISE, "PERMISSION_DENIED: who is no primary does not write (12)", PRIMARY),
    "9.92": _met(BATCH),
    "9.93": _met("profiles.test_weights_and_modifications_apply_to_packets"),
    "11.1": _met(BEFORE),
    "11.2": _met(WRITTEN),
    "11.3": _met(WRONG),
    "11.4": _met(WRITTEN),
    "11.5": _met("tables.test_empty_read_returns_nothing"),
    "11.6": _met(WRITTEN, "tables.test_reads_are_filtered_by_the_fields_of_the_request"),
    "11.7": _met(PROFILES),
    "11.8": _met("objects.test_registers_are_read_and_written"),
    "11.9": _met("objects.test_registers_are_read_and_written"),
    "11.10": _same(
        OTHERWISE,
        "the default entry is read by is_default_action alone (9.1.6)",
        "tables.test_default_entry_is_read_modified_and_reset",
    ),
    "11.11": _met(PRIMARY, does="NOT_FOUND (13)"),
    "11.12": _met("tables.test_read_of_several_entities_reports_each_outcome", PROFILES),
    "11.13": _met("random.test_reads_see_an_atomic_batch_completely_or_not_at_all"),
    "7.1": _met(COMMIT),
    "7.2": _met("pipeline.test_commit_clears_written_entries"),
    "7.3": _met(
        "pipeline.test_action_without_its_config_is_refused", "pipeline.test_config_that_is_no_bmv2_json_is_refused"
    ),
    "7.4": _met("pipeline.test_config_that_is_no_bmv2_json_is_refused"),
    "7.5": _met("pipeline.test_config_that_is_no_bmv2_json_is_refused"),
    "7.6": _met(PRIMARY),
    "7.7": _met("pipeline.test_verify_leaves_the_running_program_unchanged"),
    "7.8": _met(COMMIT),
    "7.9": _met("pipeline.test_commit_of_a_saved_config_replays_later_writes"),
    "7.9a": _met("pipeline.test_reconcile_retains_written_entities"),
    "7.9b": _met("pipeline.test_reconcile_refuses_a_program_that_lacks_a_written_table"),
    "7.10": _met(COMMIT),
    "7.11": _met("pipeline.test_commit_clears_written_entries"),
    "7.12": _met("tables.test_constant_table_accepts_only_a_new_default"),
    "12.1": _met(COMMIT),
    "12.2": _same(OTHERWISE, "an answer without a config (15)", BEFORE),
    "12.3": _met(COMMIT),
    "12.4": _met(COMMIT),
    "12.5": _met(COMMIT),
    "12.6": _met(PRIMARY, does="NOT_FOUND (15)"),
    "14.1": _met("stream.test_packet_out_to_the_cpu_port_returns_as_packet_in"),
    "14.2": _met("tables.test_entries_apply_to_packets"),
    "14.3": _met("stream.test_packets_of_a_stream_keep_their_order"),
    "14.4": _met("stream.test_invalid_packet_out_is_reported_and_the_stream_continues"),
    "14.5": _met("stream.test_digest_is_sent_within_max_timeout", does="built"),
    "14.6": _met("stream.test_digests_are_sent_again_after_ack_timeout", does="built"),
    "14.7": _met("stream.test_idle_timeout_notifications_repeat", does="built"),
    "14.8": _met("stream.test_unknown_stream_messages_are_refused", does="UNIMPLEMENTED on the stream"),
    "13.1": _met("arbitration.test_capabilities_report_the_api_version"),
    "13.2": _met("arbitration.test_capabilities_report_the_api_version"),
    "15.1": _same(FREE, "a translation to a number is the identity", "tables.test_entries_apply_to_packets"),
    "15.2": _same(FREE, "a translation to a number is the identity", "tables.test_entries_apply_to_packets"),
    "15.3": _same(
        REFUSED,
        "INVALID_ARGUMENT for the program",
        "pipeline.test_p4info_that_mismatches_the_json_is_refused",
    ),
    "15.4": _met(WRITTEN),
    "15.5": _met("tables.test_entries_apply_to_packets", does="translation to a number alone"),
    "15.6": _same(
        REFUSED,
        "INVALID_ARGUMENT for the program",
        "pipeline.test_p4info_that_mismatches_the_json_is_refused",
    ),
}
_ANNOTATED = "tables.test_unsupported_annotations_restrict_nothing"
for _number in ("17.1", "17.2", "17.3", "17.4", "17.5", "17.6"):
    ANSWERS[_number] = _same(ABSENT, "@refers_to is kept and not checked; no part of P4Runtime", _ANNOTATED)
for _number in ("18.1", "18.2", "18.3"):
    ANSWERS[_number] = _same(ABSENT, "@entry_restriction is kept and not checked; no part of P4Runtime", _ANNOTATED)
ANSWERS["18.4"] = _met(COMMIT)
