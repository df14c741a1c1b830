//! JSON as compilers wrote it before p4c: no `action_ids`, no standard metadata but the oldest, primitives that compute,
//! header fields in digests.

use std::sync::Arc;

use serde_json::{Value, json};
use xcpr_engine::{EgressVerdict, Frame, Pipeline, Program, QueueInfo, Switch, Verdict};
use xcpr_units::Instant;

/// Returns a field of the only header.
fn field(name: &str) -> Value {
    json!({"type": "field", "value": ["h", name]})
}

fn number(n: u64) -> Value {
    json!({"type": "hexstr", "value": format!("{n:#x}")})
}

/// Makes a program that runs one action with these primitives.
fn program(primitives: Value) -> Value {
    let widths = ["a", "b", "c"].map(|name| json!([name, 8]));
    json!({
        "header_types": [
            {"name": "h_t", "id": 0, "fields": widths, "length_exp": null, "max_length": null},
            {"name": "standard_metadata_t", "id": 1, "fields": [
                ["ingress_port", 9], ["packet_length", 32], ["egress_spec", 9], ["egress_port", 9],
                ["egress_instance", 32], ["instance_type", 32], ["clone_spec", 32], ["_padding", 5],
            ]},
        ],
        "headers": [
            {"name": "h", "id": 0, "header_type": "h_t"},
            {"name": "standard_metadata", "id": 1, "header_type": "standard_metadata_t", "metadata": true},
        ],
        "header_stacks": [],
        "parsers": [{"name": "parser", "id": 0, "init_state": "start", "parse_states": [{
            "name": "start", "id": 0,
            "parser_ops": [{"op": "extract", "parameters": [{"type": "regular", "value": "h"}]}],
            "transition_key": [],
            "transitions": [{"value": "default", "mask": null, "next_state": null}],
        }]}],
        "deparsers": [{"name": "deparser", "id": 0, "order": ["h"]}],
        "actions": [{"name": "compute", "id": 7, "runtime_data": [], "primitives": primitives}],
        "pipelines": [
            {"name": "ingress", "id": 0, "init_table": "t", "tables": [{
                "name": "t", "id": 0, "match_type": "exact", "type": "simple", "max_size": 16,
                "key": [{"match_type": "exact", "target": ["h", "a"], "mask": null}],
                "actions": ["compute"],
                "next_tables": {"compute": null},
                "default_action": null,
                "base_default_next": null,
            }], "conditionals": []},
            {"name": "egress", "id": 1, "init_table": null, "tables": [], "conditionals": []},
        ],
        "calculations": [], "checksums": [],
        "learn_lists": [{"id": 1, "name": "learned", "elements": [
            field("b"), {"type": "field", "value": ["standard_metadata", "ingress_port"]}, field("c"),
        ]}],
    })
}

fn switch(primitives: Value) -> Switch {
    let program = Program::from_json(&program(primitives).to_string()).expect("it loads");
    let mut s = Switch::new(Arc::new(program));
    s.set_default_action("t", "compute", &[])
        .expect("the action is the table's");
    s
}

/// Returns a, b and c after the action's primitives have run.
fn run_action(primitives: Value, bytes: [u8; 3]) -> [u8; 3] {
    let mut s = switch(primitives);
    let verdict = s.ingress(&bytes, 3, 0, Instant::ZERO);
    assert_eq!(verdict, Verdict::Unicast(0));
    let mut frame = Frame::default();
    let verdict = s.egress(QueueInfo::default(), &mut frame);
    assert_eq!(verdict, EgressVerdict::Transmit);
    assert!(s.take_digests().is_empty());
    frame.as_slice().try_into().expect("the header is all")
}

#[test]
fn arithmetic_primitives_compute_modulo_the_field_width() {
    let one = |op: &str, with: Value| {
        let primitives = json!([{"op": op, "parameters": with}]);
        run_action(primitives, [200, 100, 0])
    };
    let (a, b, c) = (field("a"), field("b"), field("c"));
    assert_eq!(one("add_to_field", json!([a, number(60)])), [4, 100, 0]);
    assert_eq!(one("subtract_from_field", json!([b, a])), [200, 156, 0]);
    assert_eq!(one("add", json!([c, a, b])), [200, 100, 44]);
    assert_eq!(one("subtract", json!([c, b, a])), [200, 100, 156]);
    assert_eq!(one("bit_xor", json!([c, a, b])), [200, 100, 200 ^ 100]);
    assert_eq!(one("bit_or", json!([c, a, b])), [200, 100, 200 | 100]);
    assert_eq!(one("bit_and", json!([c, a, b])), [200, 100, 200 & 100]);
    assert_eq!(one("shift_left", json!([c, b, number(2)])), [200, 100, 144]);
    assert_eq!(one("shift_right", json!([c, b, number(2)])), [200, 100, 25]);
}

#[test]
fn primitive_with_too_few_parameters_is_refused() {
    let short = program(json!([{"op": "bit_or", "parameters": [field("a"), field("b")]}]));
    let error = Program::from_json(&short.to_string()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "action compute: bit_or with 2 of 3 parameters"
    );
}

#[test]
fn table_with_an_unknown_action_is_refused() {
    let mut wrong = program(json!([]));
    wrong["pipelines"][0]["tables"][0]["actions"] = json!(["other"]);
    let error = Program::from_json(&wrong.to_string()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "table t: an action that the program lacks"
    );
}

#[test]
fn indirect_table_without_an_action_profile_is_refused() {
    let mut old = program(json!([]));
    old["pipelines"][0]["tables"][0]["type"] = json!("indirect");
    old["pipelines"][0]["tables"][0]["act_prof_name"] = json!("group");
    let error = Program::from_json(&old.to_string()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "table t: table type \"indirect\" without an action_profile is not supported"
    );
}

#[test]
fn digest_reads_header_fields_at_the_end_of_ingress() {
    let mut s = switch(json!([
        {"op": "generate_digest", "parameters": [number(0), number(1)]},
        {"op": "add_to_field", "parameters": [field("c"), number(1)]},
    ]));
    let _ = s.ingress(&[1, 2, 3], 3, 5, Instant::ZERO);
    let digests = s.take_digests();
    assert_eq!(digests.len(), 1);
    assert_eq!(
        (digests[0].name.as_str(), &digests[0].values[..]),
        ("learned", &[2, 5, 4][..])
    );
}

#[test]
fn program_for_another_architecture_is_refused_with_a_reason() {
    let mut other = program(json!([]));
    other["header_types"][1]["fields"] = json!([["drop", 1]]);
    let error = Program::from_json(&other.to_string()).unwrap_err();
    let says = "headers: no field standard_metadata.ingress_port; what runs here is what p4c-bm2-ss makes of a program for v1model";
    assert_eq!(error.to_string(), says);
}
