//! Constructs that p4c writes for few programs, on every back end.

#[path = "common/back_ends.rs"]
mod back_ends;
#[path = "common/small.rs"]
mod small;

use serde_json::{Value, json};
use small::{assign, call, equals, h, number, program};
use xcpr_engine::{EgressVerdict, Frame, Pipeline, Program, QueueInfo, Switch, Verdict};
use xcpr_units::Instant;

/// Makes a switch for each back end.
fn switches(json: Value) -> [Switch; 3] {
    let json: &'static str = Box::leak(json.to_string().into_boxed_str());
    back_ends::all(json).map(Switch::new)
}

fn expression(value: Value) -> Value {
    json!({"type": "expression", "value": value})
}

#[test]
fn assert_accepts_a_condition_converted_by_b2d() {
    // p4c 1.2.5 writes the condition of each assertion so.
    let condition = expression(equals(h("a"), number(1)));
    let as_number = expression(json!({"op": "b2d", "left": null, "right": condition}));
    let mut check = call("assert", json!([expression(as_number)]));
    check["source_info"]["source_fragment"] = json!("assert(hdr.h.isValid())");
    for mut s in switches(program(json!([check]), json!([]))) {
        let mut ingress = |a: u8| s.ingress(&[a, 0, 0, 0, 0, 1], 6, 3, Instant::ZERO);
        assert_eq!(ingress(1), Verdict::Unicast(0));
        assert_eq!(ingress(2), Verdict::Drop);
        let failure = s.take_failure().expect("it failed");
        assert_eq!(failure.expression, "hdr.h.isValid()");
    }
}

#[test]
fn conditional_accepts_an_expression_converted_by_b2d() {
    let inner = equals(h("a"), number(1));
    let as_number = expression(json!({"op": "b2d", "left": null, "right": inner}));
    let mut json = program(json!([]), json!([]));
    let pipeline = &mut json["pipelines"][0];
    let table = pipeline["init_table"].clone();
    pipeline["init_table"] = json!("node");
    pipeline["conditionals"] = json!([{"name": "node", "id": 9, "expression": as_number, "true_next": table, "false_next": null}]);
    assert!(Program::from_json(&json.to_string()).is_ok());
}

/// Makes a program with a stack of headers of 128 bits behind `h`; its ingress writes a field's low 32 bits to `c`.
fn stack_program(from: Value) -> Value {
    let mut json = program(json!([assign(h("c"), from)]), json!([]));
    let add = |list: &mut Value, one: Value| list.as_array_mut().expect("a list").push(one);
    add(
        &mut json["header_types"],
        json!({"name": "w_t", "id": 90, "fields": [["v", 128, false]]}),
    );
    for (name, id) in [("w[0]", 90), ("w[1]", 91), ("w[2]", 92)] {
        add(
            &mut json["headers"],
            json!({"name": name, "id": id, "header_type": "w_t", "metadata": false}),
        );
        add(&mut json["deparsers"][0]["order"], json!(name));
    }
    json["header_stacks"] = json!([
        {"name": "w", "id": 0, "header_type": "w_t", "size": 3, "header_ids": [90, 91, 92]},
    ]);
    for _ in 0..2 {
        add(
            &mut json["parsers"][0]["parse_states"][0]["parser_ops"],
            json!({"op": "extract", "parameters": [{"type": "stack", "value": "w"}]}),
        );
    }
    json
}

/// Returns `c` of a packet with two elements, which end with 7 and 8.
fn read_low_bits(s: &mut Switch, a: u8) -> u32 {
    let mut bytes = [0; 38];
    bytes[0] = a;
    (bytes[6], bytes[21], bytes[37]) = (0xff, 7, 8);
    let verdict = s.ingress(&bytes, 38, 3, Instant::ZERO);
    assert_eq!(verdict, Verdict::Unicast(0));
    let mut frame = Frame::default();
    let verdict = s.egress(QueueInfo::default(), &mut frame);
    assert_eq!(verdict, EgressVerdict::Transmit);
    let sent = frame.as_slice();
    assert_eq!((sent.len(), &sent[6..]), (38, &bytes[6..]));
    u32::from_be_bytes(sent[2..6].try_into().expect("four bytes"))
}

#[test]
fn wide_stack_field_is_read_by_variable_index() {
    // SRv6 programs read the last of a list of IPv6 addresses.
    let stack = json!({"type": "header_stack", "value": "w"});
    let element =
        expression(json!({"op": "dereference_header_stack", "left": stack, "right": h("a")}));
    let by_index = expression(json!({"op": "access_field", "left": element, "right": 0}));
    for mut s in switches(stack_program(by_index)) {
        assert_eq!([0, 1].map(|a| read_low_bits(&mut s, a)), [7, 8]);
        assert_eq!(read_low_bits(&mut s, 3), 0, "beyond the stack");
    }
}

#[test]
fn wide_field_of_the_last_stack_element_is_read() {
    for mut s in switches(stack_program(
        json!({"type": "stack_field", "value": ["w", "v"]}),
    )) {
        assert_eq!(read_low_bits(&mut s, 0), 8);
    }
}
