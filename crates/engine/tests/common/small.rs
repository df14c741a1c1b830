//! A program of one header, one ingress action and one egress action, as BMv2 JSON.

use serde_json::{Value, json};

/// Returns a field.
pub fn field(header: &str, name: &str) -> Value {
    json!({"type": "field", "value": [header, name]})
}

/// Returns a field of the header `h`.
pub fn h(name: &str) -> Value {
    field("h", name)
}

/// Returns a constant.
pub fn number(n: u64) -> Value {
    json!({"type": "hexstr", "value": format!("{n:#x}")})
}

/// Returns a comparison of two numbers.
pub fn equals(left: Value, right: Value) -> Value {
    json!({"type": "expression", "value": {"op": "==", "left": left, "right": right}})
}

/// Returns a call of a primitive at line 7 of `small.p4`.
pub fn call(op: &str, parameters: Value) -> Value {
    let source = json!({"filename": "small.p4", "line": 7, "column": 4, "source_fragment": ""});
    json!({"op": op, "parameters": parameters, "source_info": source})
}

/// Returns an assignment.
pub fn assign(to: Value, from: Value) -> Value {
    call("assign", json!([to, from]))
}

fn pipeline(name: &str, id: u64, primitives: bool) -> Value {
    let action = format!("{name}_action");
    let table = json!({
        "name": name, "id": id, "key": [], "match_type": "exact", "type": "simple", "max_size": 1,
        "action_ids": [id], "actions": [action], "base_default_next": null,
        "next_tables": {action: null}, "default_entry": {"action_id": id, "action_const": true,
        "action_data": [], "action_entry_const": true}});
    let init = primitives.then_some(name);
    json!({"name": name, "id": id, "init_table": init, "conditionals": [],
           "tables": if primitives { json!([table]) } else { json!([]) }})
}

/// Makes a program whose packet is `h`: `a` and `b` of 8 bits, `c` of 32. Metadata is `m`: `x` and `y` of 8 bits, `z`
/// of 32. The primitives are those of ingress and egress.
pub fn program(ingress: Value, egress: Value) -> Value {
    let primitives = |name: &str, id: u64, calls: &Value| json!({"name": name, "id": id, "runtime_data": [], "primitives": calls});
    json!({
        "header_types": [
            {"name": "h_t", "id": 0, "fields": [["a", 8, false], ["b", 8, false], ["c", 32, false]]},
            {"name": "m_t", "id": 1, "fields": [["x", 8, false], ["y", 8, false], ["z", 32, false]]},
            {"name": "standard_metadata", "id": 2, "fields": [["ingress_port", 9, false],
                ["egress_spec", 9, false], ["egress_port", 9, false], ["instance_type", 32, false],
                ["packet_length", 32, false], ["mcast_grp", 16, false], ["_padding", 5, false]]},
        ],
        "headers": [
            {"name": "h", "id": 0, "header_type": "h_t", "metadata": false},
            {"name": "m", "id": 1, "header_type": "m_t", "metadata": true},
            {"name": "standard_metadata", "id": 2, "header_type": "standard_metadata", "metadata": true},
        ],
        "parsers": [{"name": "parser", "id": 0, "init_state": "start", "parse_states": [{
            "name": "start", "id": 0,
            "parser_ops": [{"op": "extract", "parameters": [{"type": "regular", "value": "h"}]}],
            "transition_key": [],
            "transitions": [{"type": "default", "value": null, "mask": null, "next_state": null}],
        }]}],
        "deparsers": [{"name": "deparser", "id": 0, "order": ["h"]}],
        "calculations": [],
        "field_lists": [],
        "learn_lists": [],
        "actions": [primitives("ingress_action", 0, &ingress), primitives("egress_action", 1, &egress)],
        "pipelines": [
            pipeline("ingress", 0, ingress != json!([])),
            pipeline("egress", 1, egress != json!([])),
        ],
    })
}
