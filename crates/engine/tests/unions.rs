//! Runs `fixtures/unions.p4`: header unions, stacks of them, varbits.

use std::sync::Arc;

use serde_json::{Value, json};
use xcpr_engine::{EgressVerdict, Frame, LoadError, Pipeline, Program, QueueInfo, Switch, Verdict};
use xcpr_units::Instant;

const JSON: &str = include_str!("fixtures/unions.json");

/// Returns the bytes that leave of a packet: the answer, and the bytes behind the first header.
fn run(op: u8, either: u8, elements: u8, long: u8, rest: &[u8]) -> (u8, Vec<u8>) {
    run_packet(&[&[op, either, elements, long, 0], rest].concat())
}

fn run_packet(packet: &[u8]) -> (u8, Vec<u8>) {
    run_program(JSON, packet)
}

fn run_program(json: &str, packet: &[u8]) -> (u8, Vec<u8>) {
    let program = Program::from_json(json).expect("the fixture loads");
    let mut s = Switch::new(Arc::new(program));
    let verdict = s.ingress(packet, packet.len() as u32, 0, Instant::ZERO);
    assert_eq!(verdict, Verdict::Unicast(1));
    let mut frame = Frame::default();
    let verdict = s.egress(QueueInfo::default(), &mut frame);
    assert_eq!(verdict, EgressVerdict::Transmit);
    let sent = frame.as_slice();
    (sent[4], sent[5..].to_vec())
}

#[test]
fn header_union_is_valid_if_a_member_is() {
    assert_eq!(run(1, 0, 0, 0, &[9]), (0, vec![9]));
    assert_eq!(run(1, 1, 0, 0, &[0, 2, 9]), (1, vec![0, 2, 9]));
    assert_eq!(run(1, 2, 0, 0, &[1, 2, 4, 9]), (1, vec![1, 2, 4, 9]));
}

#[test]
fn member_that_becomes_valid_invalidates_the_others() {
    // The parser extracts a byte, then a short to the same union.
    assert_eq!(run(0, 3, 0, 0, &[0, 2, 1, 2, 4]).1, [1, 2, 4]);
    // Byte by setValid, with a short there; and by the copy of a header.
    assert_eq!(run(2, 2, 0, 0, &[1, 2, 4]).1, [0, 0xaa]);
    assert_eq!(run(12, 1, 0, 0, &[0, 2]).1, [7, 0, 154]);
    assert_eq!(run(8, 0, 1, 0, &[1, 2, 5, 0, 6]).1, [0, 6, 0, 6]);
    // A header that is not valid leaves the others alone when it is copied.
    assert_eq!(run(8, 0, 1, 0, &[1, 2, 5, 1, 2, 4]).1, [1, 2, 5, 1, 2, 4]);
}

#[test]
fn union_assignment_copies_the_valid_member() {
    assert_eq!(run(3, 1, 0, 0, &[0, 2]).1, [0, 2, 0, 2]);
    assert_eq!(run(3, 2, 0, 0, &[1, 2, 4]).1, [1, 2, 4, 1, 2, 4]);
    assert!(run(3, 0, 0, 0, &[]).1.is_empty());
}

#[test]
fn unions_are_equal_if_the_same_member_is_valid_with_the_same_value() {
    assert_eq!(run_packet(&[4, 1, 0, 0, 0, 0, 2]).0, 1);
    assert_eq!(run_packet(&[4, 1, 0, 0, 1, 0, 2]).0, 0);
    assert_eq!(run_packet(&[4, 2, 0, 0, 1, 1, 2, 4]).0, 1);
    assert_eq!(
        run_packet(&[4, 0, 0, 0, 1]).0,
        1,
        "neither has a valid member"
    );
}

#[test]
fn stacks_of_unions_are_extracted_member_by_member() {
    let three = [0, 3, 1, 0, 5, 0, 4];
    assert_eq!(run(0, 0, 1, 0, &three).1, three);
    // A fourth is too many: the parser stops with an error, and it is payload.
    let four = [0, 3, 1, 0, 5, 0, 7, 0, 4];
    assert_eq!(run(0, 0, 1, 0, &four).1, four);
}

#[test]
fn stacks_of_unions_are_shifted_by_elements() {
    assert_eq!(run(5, 0, 1, 0, &[0, 3, 1, 0, 4]).1, [0, 3, 1, 0, 4]);
    // Three elements, of which the last is pushed out, and of which the first is taken.
    assert_eq!(
        run(5, 0, 1, 0, &[0, 3, 1, 0, 5, 0, 4, 9]).1,
        [0, 3, 1, 0, 5, 9]
    );
    assert_eq!(
        run(6, 0, 1, 0, &[0, 3, 1, 0, 5, 0, 4, 9]).1,
        [1, 0, 5, 0, 4, 9]
    );
}

#[test]
fn stacks_of_unions_are_copied_and_compared() {
    assert_eq!(
        run(7, 0, 1, 0, &[0, 3, 0, 4]),
        (1, vec![0, 3, 0, 4, 0, 3, 0, 4])
    );
    assert_eq!(
        run(7, 0, 1, 0, &[0, 3, 1, 0, 4]),
        (0, vec![0, 3, 1, 0, 4, 0, 3])
    );
}

#[test]
fn parser_selects_on_the_last_union_of_a_stack() {
    // p4c 1.2.5 does not write what BMv2's format has for it, so the fixture's JSON is changed.
    let mut program: Value = serde_json::from_str(JSON).expect("the fixture is JSON");
    let states = program["parsers"][0]["parse_states"].as_array_mut();
    let states = states.expect("the parser has states");
    let short = states.iter_mut().find(|s| s["name"] == "next_short");
    let short = short.expect("the parser has this state");
    short["transition_key"] =
        json!([{"type": "union_stack_field", "value": ["many", "short", "more"]}]);
    short["transitions"] = json!([
        {"type": "hexstr", "value": "0x01", "mask": null, "next_state": "element"},
        {"type": "default", "value": null, "mask": null, "next_state": "long"},
    ]);
    let run_packet = |packet: &[u8]| run_program(&program.to_string(), packet).1;
    let head = [7, 0, 1, 0, 0];
    let more = run_packet(&[&head[..], &[1, 0, 5, 1, 0, 4, 9]].concat());
    assert_eq!(more, [1, 0, 5, 1, 0, 4, 1, 0, 5, 9]);
    let no_more = run_packet(&[&head[..], &[1, 0, 4, 1, 0, 4, 9]].concat());
    assert_eq!(no_more, [1, 0, 4, 1, 0, 4, 1, 0, 4, 9]);
}

#[test]
fn varbits_are_compared_and_copied() {
    assert_eq!(run(9, 0, 0, 2, &[1, 7, 8, 2, 7, 8]).0, 1);
    assert_eq!(run(9, 0, 0, 2, &[1, 7, 8, 1, 7, 9]).0, 0);
    assert_eq!(
        run(10, 0, 0, 2, &[1, 7, 8, 2, 5, 6, 4]).1,
        [1, 7, 8, 2, 7, 8, 4]
    );
    let swapped = run(13, 0, 0, 2, &[1, 7, 8, 2, 5, 6, 4]).1;
    assert_eq!(swapped, [1, 5, 6, 2, 7, 8, 4]);
    assert_eq!(run(11, 0, 0, 2, &[1, 7, 8, 1, 7, 8]).0, 0);
    assert_eq!(run(11, 0, 0, 2, &[1, 7, 8, 1, 7, 9]).0, 1);
}

#[test]
fn inconsistent_header_union_is_refused() {
    let cases = [
        (
            r#""header_ids":["#,
            r#""header_ids":[99,"#,
            "unknown header id",
        ),
        (
            r#""header_union_ids":["#,
            r#""header_union_ids":[99,"#,
            "unknown union id",
        ),
        (
            r#""union_stack","value":["many","byte"]"#,
            r#""union_stack","value":["many","x"]"#,
            r#"no header union stack "many" with a member "x""#,
        ),
    ];
    for (from, to, problem) in cases {
        assert!(JSON.contains(from), "{from}");
        match Program::from_json(&JSON.replace(from, to)).unwrap_err() {
            LoadError::Invalid { problem: said, .. } => assert_eq!(said, problem),
            other => panic!("{other}"),
        }
    }
}
