//! Parts of BMv2 beyond the language: hashes, field lists, messages and assertions, on every back end.

#[path = "common/back_ends.rs"]
mod back_ends;
#[path = "common/small.rs"]
mod small;

use std::sync::Arc;

use serde_json::{Value, json};
use small::{assign, call, equals, field, h, number, program};
use xcpr_engine::command::{Command, Controlled, Reply};
use xcpr_engine::{
    CrcParameters, EgressVerdict, Engine, Enqueue, Frame, Pipeline, Ports, Program, QueueInfo,
    SavedPacket, Switch, Verdict,
};
use xcpr_units::Instant;

/// Makes a switch for each back end.
fn switches(json: Value) -> [Switch; 3] {
    let json: &'static str = Box::leak(json.to_string().into_boxed_str());
    back_ends::all(json).map(Switch::new)
}

/// Sends a packet through ingress and egress; it leaves.
fn pass(s: &mut Switch, bytes: [u8; 6]) -> [u8; 6] {
    assert_eq!(
        s.ingress(&bytes, 6, 3, Instant::from_micros(5)),
        Verdict::Unicast(0)
    );
    let mut frame = Frame::default();
    let verdict = s.egress(QueueInfo::default(), &mut frame);
    assert_eq!(verdict, EgressVerdict::Transmit);
    frame.as_slice().try_into().expect("the header is all")
}

/// Makes a program that writes a hash over `a` and `b` to `c`.
fn hash_program(algorithms: &[&str]) -> Value {
    let calls: Vec<Value> = (0..algorithms.len())
        .map(|i| {
            let calculation = json!({"type": "calculation", "value": format!("calc_{i}")});
            let to = if i + 1 == algorithms.len() {
                h("c")
            } else {
                field("m", "z")
            };
            let size = number(1 << 32);
            call(
                "modify_field_with_hash_based_offset",
                json!([to, number(0), calculation, size]),
            )
        })
        .collect();
    let mut json = program(json!(calls), json!([]));
    let calculation = |(i, algorithm): (usize, &&str)| json!({"name": format!("calc_{i}"), "id": i, "algo": algorithm, "input": [h("a"), h("b")]});
    json["calculations"] = algorithms.iter().enumerate().map(calculation).collect();
    json
}

fn hash(s: &mut Switch, [a, b]: [u8; 2]) -> u32 {
    let [.., c, d, e, f] = pass(s, [a, b, 0, 0, 0, 0]);
    u32::from_be_bytes([c, d, e, f])
}

#[test]
fn bmv2_hash_algorithms_agree_on_every_back_end() {
    // The CRC-32 is that of zlib; the others are by division bit by bit.
    for (algorithm, expected) in [
        ("crcCCITT", 0x0ec9),
        ("crc16_custom", 0x770d),
        ("crc32_custom", 0x1899_9699),
        ("xor16", 0x1234),
        ("xor32", 0x1234_0000),
        ("identity", 0x1234),
        ("cksum16", 0xedcb),
    ] {
        for mut s in switches(hash_program(&[algorithm])) {
            let found = hash(&mut s, [0x12, 0x34]);
            assert_eq!(found, expected, "{algorithm}: {found:#x}");
        }
    }
}

#[test]
fn round_robin_hash_counts_packets() {
    for mut s in switches(hash_program(&["round_robin"])) {
        assert_eq!([0; 3].map(|_| hash(&mut s, [1, 2])), [0, 1, 2]);
    }
    for mut s in switches(hash_program(&["round_robin_consistent"])) {
        let found = [1, 2, 1, 3].map(|a| hash(&mut s, [a, 2]));
        assert_eq!(found, [0, 1, 0, 2]);
    }
}

#[test]
fn hash_algorithm_that_bmv2_lacks_is_refused_by_name() {
    let error = Program::from_json(&hash_program(&["random"]).to_string()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "calculation calc_0: hash algorithm \"random\" (BMv2 has none) is not supported"
    );
}

#[test]
fn custom_crcs_have_distinct_defaults_until_they_are_set() {
    let first = switches(hash_program(&["crc32_custom"]));
    let second = switches(hash_program(&["crc32_custom", "crc32_custom"]));
    for (mut first, mut second) in first.into_iter().zip(second) {
        assert_ne!(hash(&mut first, [1, 2]), hash(&mut second, [1, 2]));
        let crcs = second.program().custom_crcs();
        let found: Vec<_> = crcs
            .map(|(name, bits, c)| (name, bits, c.polynomial))
            .collect();
        assert_eq!(
            found,
            [("calc_0", 32, 0x04c1_1db7), ("calc_1", 32, 0x1edc_6f41)]
        );
        let standard = CrcParameters {
            polynomial: 0x04c1_1db7,
            initial_remainder: 0xffff_ffff,
            final_xor_value: 0xffff_ffff,
            data_reflected: true,
            remainder_reflected: true,
        };
        second.set_crc_parameters("calc_1", standard).unwrap();
        assert_eq!(hash(&mut first, [1, 2]), hash(&mut second, [1, 2]));
    }
}

#[test]
fn command_sets_the_parameters_of_a_custom_crc() {
    let program =
        Program::from_json(&hash_program(&["crc32", "crc16_custom"]).to_string()).unwrap();
    let mut s = Controlled::new(Switch::new(Arc::new(program)));
    let command = |calculation: &str, polynomial: &str| {
        json!({"op": "set_crc_parameters", "calculation": calculation, "polynomial": polynomial,
               "initial_remainder": "0xffff", "final_xor_value": 0, "data_reflected": false,
               "remainder_reflected": false})
    };
    let commands = json!([
        command("calc_1", "0x1021"),
        command("calc_1", "0x11021"),
        command("calc_0", "0x1021"),
        command("calc_2", "0x1021"),
    ]);
    let commands: Vec<Command> = serde_json::from_value(commands).unwrap();
    let replies = s.apply(&commands, Instant::ZERO);
    assert_eq!(replies[0], Reply::Ok);
    let message = |reply: &Reply| match reply {
        Reply::Error { message, .. } => message.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        message(&replies[1]),
        "calculation \"calc_1\": polynomial 0x11021 has more than 16 bits"
    );
    assert_eq!(
        message(&replies[2]),
        "calculation \"calc_0\": is no custom CRC; allowed are: calc_1"
    );
    assert!(message(&replies[3]).starts_with("no calculation named \"calc_2\""));
    let switch = s.engine.owner("calc_1");
    assert_eq!(hash(switch, [0x12, 0x34]), 0x0ec9);
}

#[test]
fn program_json_may_set_crc_parameters() {
    let mut json = hash_program(&["crc16_custom"]);
    let parameters = json!({"polynomial": 0x1021, "initial_remainder": 0xffff, "final_xor_value": 0,
        "data_reflected": false, "remainder_reflected": false});
    json["calculations"][0]["crc_parameters"] = parameters;
    for mut s in switches(json.clone()) {
        assert_eq!(hash(&mut s, [0x12, 0x34]), 0x0ec9);
    }
    json["calculations"][0]["crc_parameters"]["polynomial"] = json!(0x11021);
    assert!(Program::from_json(&json.to_string()).is_err());
}

/// Ports that send at once.
#[derive(Default)]
struct Wire(Vec<(u16, Vec<u8>)>);

impl Ports for Wire {
    fn enqueue(&mut self, port: u16, _priority: u8, _wire_len: u32) -> Enqueue<'_> {
        Enqueue::Transmit(QueueInfo::idle(port, Instant::ZERO))
    }

    fn dequeue(&mut self, _port: u16) -> Option<(QueueInfo, &SavedPacket)> {
        None
    }

    fn transmit(&mut self, port: u16, _marked: bool, frame: &mut Frame) {
        self.0.push((port, frame.as_slice().to_vec()));
    }
}

/// Sends a packet through a router with these clone sessions; returns what leaves.
fn forward(s: Switch, bytes: [u8; 6]) -> Vec<(u16, Vec<u8>)> {
    let mut engine = Engine::from(s);
    engine
        .set_session(5, &[(9, 0)], 0)
        .expect("v1model has sessions");
    let mut wire = Wire::default();
    let decision = engine.ingress(&bytes, 6, 0, Instant::ZERO);
    engine.forward(&mut wire, decision);
    wire.0
}

/// Makes a program whose field list 1 has a constant, `h.a`, `h.c` and `m.x`.
fn field_list_program(ingress: Value, egress: Value) -> Value {
    let mut json = program(ingress, egress);
    json["field_lists"] = json!([{"id": 1, "name": "kept", "elements": [
        {"type": "hexstr", "value": "0x5", "bitwidth": 16}, h("a"), h("c"), field("m", "x"), h("$valid$"),
    ]}]);
    json
}

/// Runs a call once: when `m.x` is 0.
fn call_once(of: &str, op: &str, parameters: Value) -> Value {
    let first = equals(field("m", "x"), number(0));
    let first = json!({"type": "expression", "value": {"op": "b2d", "left": null, "right": first}});
    let skip = json!({"type": "hexstr", "value": format!("{of}")});
    json!([
        assign(h("b"), field("m", "x")),
        call("_jump_if_zero", json!([first, skip])),
        assign(field("m", "x"), number(7)),
        assign(h("a"), number(0x55)),
        call(op, parameters),
    ])
}

#[test]
fn parser_overwrites_preserved_header_fields_on_resubmit() {
    let json = field_list_program(call_once("0x5", "resubmit", json!([number(1)])), json!([]));
    for s in switches(json) {
        // The packet is parsed anew, and its metadata is there.
        assert_eq!(
            forward(s, [1, 2, 3, 4, 5, 6]),
            [(0, vec![1, 7, 3, 4, 5, 6])]
        );
    }
}

#[test]
fn recirculation_preserves_the_fields_of_its_field_list() {
    let json = field_list_program(
        json!([]),
        call_once("0x5", "recirculate", json!([number(1)])),
    );
    for s in switches(json) {
        assert_eq!(
            forward(s, [1, 2, 3, 4, 5, 6]),
            [(0, vec![0x55, 7, 3, 4, 5, 6])]
        );
    }
}

#[test]
fn ingress_clone_preserves_the_header_fields_of_its_field_list() {
    let json = field_list_program(
        json!([
            assign(h("a"), number(0x55)),
            assign(h("b"), number(0x66)),
            assign(h("c"), number(0x0a0b_0c0d)),
            call("clone_ingress_pkt_to_egress", json!([number(5), number(1)])),
        ]),
        json!([]),
    );
    for s in switches(json) {
        let sent = forward(s, [1, 2, 3, 4, 5, 6]);
        assert_eq!(sent[0], (0, vec![0x55, 0x66, 10, 11, 12, 13]));
        assert_eq!(sent[1], (9, vec![0x55, 2, 10, 11, 12, 13]));
    }
}

#[test]
fn digest_may_have_constants() {
    let digest = call("generate_digest", json!([number(0), number(1)]));
    let mut json = program(json!([digest]), json!([]));
    json["learn_lists"] = json!([{"id": 1, "name": "learned", "elements": [
        h("a"), {"type": "hexstr", "value": "0x1234567890", "bitwidth": 40},
    ]}]);
    for mut s in switches(json) {
        pass(&mut s, [9, 0, 0, 0, 0, 0]);
        assert_eq!(s.take_digests()[0].values, [9, 0x12_3456_7890]);
    }
}

fn log(format: &str, values: Value) -> Value {
    let format = json!({"type": "string", "value": format});
    call(
        "log_msg",
        json!([format, {"type": "parameters_vector", "value": values}]),
    )
}

#[test]
fn log_msg_writes_values_in_decimal() {
    let json = program(
        json!([
            log("a {} of {}", json!([h("a"), h("c")])),
            log("plain", json!([]))
        ]),
        json!([log("out {}", json!([equals(h("a"), number(1))]))]),
    );
    for mut s in switches(json) {
        assert_eq!(pass(&mut s, [1, 0, 0, 0, 1, 0]), [1, 0, 0, 0, 1, 0]);
        let lines = s.take_log();
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        assert_eq!(texts, ["a 1 of 256", "plain", "out 1"]);
        assert_eq!(
            (lines[0].time_us, lines[0].source.as_str()),
            (5, "small.p4:7")
        );
        assert_eq!(s.logged(), 3);
        for _ in 0..100 {
            pass(&mut s, [1, 0, 0, 0, 1, 0]);
        }
        assert_eq!(
            (s.take_log().len(), s.logged()),
            (xcpr_engine::MAX_LOG_MESSAGES, 303)
        );
    }
}

#[test]
fn log_msg_with_too_few_values_is_refused() {
    let json = program(json!([log("{} {}", json!([h("a")]))]), json!([]));
    let error = Program::from_json(&json.to_string()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "action ingress_action: log_msg \"{} {}\" has 2 places for 1 values"
    );
}

#[test]
fn failed_assertion_drops_the_packet_and_is_recorded() {
    let check = call("assert", json!([equals(h("a"), number(1))]));
    let json = program(
        json!([
            call("clone_ingress_pkt_to_egress", json!([number(5), number(0)])),
            check,
            assign(h("b"), number(1)),
        ]),
        json!([call("assume", json!([equals(h("c"), number(1))]))]),
    );
    for mut s in switches(json) {
        s.set_clone_session(5, &[(9, 0)], 0);
        let ingress =
            |s: &mut Switch, bytes: [u8; 6]| s.ingress(&bytes, 6, 3, Instant::from_micros(5));
        assert_eq!(ingress(&mut s, [2, 0, 0, 0, 0, 1]), Verdict::Drop);
        assert_eq!(s.take_copies().count(), 0);
        let failure = s.take_failure().expect("it failed");
        assert_eq!(failure.describe(), "small.p4:7: assert failed: h.a == 0x1");
        assert_eq!(
            (failure.control, failure.port, failure.time_us),
            ("ingress", 3, 5)
        );
        assert_eq!(failure.bytes, [2, 0, 0, 0, 0, 1]);
        assert_eq!(ingress(&mut s, [1, 0, 0, 0, 0, 1]), Verdict::Unicast(0));
        let mut frame = Frame::default();
        assert_eq!(
            s.egress(QueueInfo::default(), &mut frame),
            EgressVerdict::Transmit
        );
        assert_eq!(s.failure(), None);
        assert_eq!(ingress(&mut s, [1, 0, 0, 0, 0, 2]), Verdict::Unicast(0));
        let info = QueueInfo {
            port: 4,
            ..QueueInfo::default()
        };
        assert_eq!(s.egress(info, &mut frame), EgressVerdict::Drop);
        let failure = s.take_failure().expect("it failed");
        assert_eq!(failure.describe(), "small.p4:7: assume failed: h.c == 0x1");
        assert_eq!((failure.control, failure.port), ("egress", 4));
        assert_eq!(failure.bytes, [1, 1, 0, 0, 0, 2]);
        assert_eq!(s.failed(), 2);
    }
}

#[test]
fn failed_parser_assertion_drops_the_packet() {
    let mut json = program(json!([assign(h("b"), number(1))]), json!([]));
    let check = call("assert", json!([equals(h("a"), number(1))]));
    let ops = &mut json["parsers"][0]["parse_states"][0]["parser_ops"];
    ops.as_array_mut()
        .unwrap()
        .push(json!({"op": "primitive", "parameters": [check]}));
    for mut s in switches(json) {
        assert_eq!(
            s.ingress(&[2, 0, 0, 0, 0, 1], 6, 3, Instant::ZERO),
            Verdict::Drop
        );
        assert_eq!(s.take_failure().expect("it failed").control, "parser");
        assert_eq!(pass(&mut s, [1, 0, 0, 0, 0, 1]), [1, 1, 0, 0, 0, 1]);
    }
}

fn constant(digits: &str) -> Value {
    json!({"type": "hexstr", "value": format!("0x{digits}")})
}

fn operation(op: &str, left: Value, right: Value) -> Value {
    json!({"type": "expression", "value": {"op": op, "left": left, "right": right}})
}

/// Makes a program whose header has a byte `a` and three values `p`, `q` and `r` of 256 bits.
fn wide_program(primitives: Value) -> Value {
    let mut json = program(primitives, json!([]));
    json["header_types"][0]["fields"] = json!([
        ["a", 8, false],
        ["p", 256, false],
        ["q", 256, false],
        ["r", 256, false],
    ]);
    json["header_types"][1]["fields"] =
        json!([["x", 8, false], ["y", 8, false], ["w", 256, false]]);
    json["register_arrays"] = json!([{"name": "cache", "id": 0, "size": 3, "bitwidth": 256}]);
    json
}

/// Sends a packet with these values through a switch and returns its byte and values.
fn pass_wide(s: &mut Switch, a: u8, values: [[u8; 32]; 3]) -> (u8, Vec<Vec<u8>>) {
    let mut bytes = vec![a];
    bytes.extend(values.concat());
    assert_eq!(s.ingress(&bytes, 97, 0, Instant::ZERO), Verdict::Unicast(0));
    let mut frame = Frame::default();
    assert_eq!(
        s.egress(QueueInfo::default(), &mut frame),
        EgressVerdict::Transmit
    );
    let sent = frame.as_slice();
    (sent[0], sent[1..].chunks(32).map(<[u8]>::to_vec).collect())
}

fn consecutive_bytes(first: u8) -> [u8; 32] {
    std::array::from_fn(|i| first.wrapping_add(i as u8))
}

#[test]
fn values_of_256_bits_are_assigned_shifted_and_concatenated() {
    let digits = "0f1e2d3c4b5a69788796a5b4c3d2e1f0".repeat(2);
    let mask = format!("{}{}", "f".repeat(32), "0".repeat(32));
    let json = wide_program(json!([
        assign(h("p"), constant(&digits)),
        // The upper half of q, and the lower of r.
        assign(
            h("q"),
            operation(
                "|",
                operation("&", h("q"), constant(&mask)),
                operation("&", h("r"), constant(&"f".repeat(32))),
            ),
        ),
        assign(
            h("r"),
            operation(
                "&",
                operation("<<", h("r"), number(12)),
                constant(&"f".repeat(64))
            )
        ),
        assign(
            h("a"),
            operation("&", operation(">>", h("q"), number(244)), number(0xff))
        ),
    ]));
    for mut s in switches(json) {
        let (a, values) = pass_wide(
            &mut s,
            0,
            [
                consecutive_bytes(0),
                consecutive_bytes(0x40),
                consecutive_bytes(0x80),
            ],
        );
        let constant: Vec<u8> = (0..32)
            .map(|i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).unwrap())
            .collect();
        assert_eq!(values[0], constant);
        assert_eq!(values[1][..16], consecutive_bytes(0x40)[..16]);
        assert_eq!(values[1][16..], consecutive_bytes(0x80)[16..]);
        // A shift by 12 bits moves nibbles.
        let nibbles: Vec<u8> = consecutive_bytes(0x80)
            .iter()
            .flat_map(|b| [b >> 4, b & 15])
            .collect();
        let moved: Vec<u8> = nibbles[3..].iter().copied().chain([0; 3]).collect();
        let moved: Vec<u8> = moved.chunks(2).map(|n| n[0] << 4 | n[1]).collect();
        assert_eq!(values[2], moved);
        assert_eq!(a, 0x04, "bits 244 to 251 of 0x4041...");
    }
}

#[test]
fn values_of_256_bits_are_stored_in_registers() {
    let json = wide_program(json!([
        call(
            "register_write",
            json!([{"type": "register_array", "value": "cache"}, h("a"), h("p")])
        ),
        call(
            "register_read",
            json!([h("q"), {"type": "register_array", "value": "cache"}, number(2)])
        ),
    ]));
    for mut s in switches(json) {
        let zero = [0; 32];
        let (_, values) = pass_wide(
            &mut s,
            1,
            [consecutive_bytes(1), consecutive_bytes(2), zero],
        );
        assert_eq!(values[1], zero, "cell 2 is as at first");
        let (_, values) = pass_wide(&mut s, 2, [consecutive_bytes(3), zero, zero]);
        assert_eq!(values[1], consecutive_bytes(3));
        let (_, values) = pass_wide(&mut s, 200, [consecutive_bytes(9), zero, zero]);
        assert_eq!(values[1], consecutive_bytes(3), "there is no cell 200");
        let error = s.register("cache", 1).unwrap_err().to_string();
        assert!(error.contains("256 bits"), "{error}");
        let registers: Vec<_> = s.program().registers().collect();
        assert_eq!(registers, [("cache", 3, 256)]);
    }
}

#[test]
fn values_of_256_bits_are_compared() {
    let same = |l: Value, r: Value| json!({"type": "expression", "value": {"op": "b2d", "left": null, "right": equals(l, r)}});
    let json = wide_program(json!([
        assign(field("m", "w"), operation("^", h("p"), h("q"))),
        assign(field("m", "x"), same(field("m", "w"), h("r"))),
        assign(field("m", "y"), same(h("p"), constant("7"))),
        assign(
            h("a"),
            operation(
                "|",
                operation("<<", field("m", "y"), number(1)),
                field("m", "x")
            )
        ),
    ]));
    for mut s in switches(json) {
        let (p, q) = (consecutive_bytes(0x11), consecutive_bytes(0x72));
        let mut r: [u8; 32] = std::array::from_fn(|i| p[i] ^ q[i]);
        assert_eq!(pass_wide(&mut s, 9, [p, q, r]).0, 1);
        r[0] ^= 1;
        assert_eq!(pass_wide(&mut s, 9, [p, q, r]).0, 0);
        let mut seven = [0; 32];
        seven[31] = 7;
        assert_eq!(pass_wide(&mut s, 9, [seven, q, r]).0, 2);
    }
}

#[test]
fn arithmetic_on_256_bits_is_refused_by_name() {
    let json = wide_program(json!([assign(h("p"), operation("+", h("p"), number(1)))]));
    let error = Program::from_json(&json.to_string()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "action ingress_action: \"+\" on values of more than 128 bits is not supported"
    );
}

#[test]
fn direct_meter_writes_its_colour_to_a_header() {
    let mut json = program(json!([]), json!([]));
    json["meter_arrays"] = json!([{"name": "m", "id": 0, "is_direct": true, "rate_count": 2, "type": "packets",
        "binding": "ingress", "result_target": ["h", "b"]}]);
    json["pipelines"][0] = json!({"name": "ingress", "id": 0, "init_table": "t", "conditionals": [], "tables": [{
        "name": "t", "id": 0, "match_type": "exact", "type": "simple", "max_size": 4,
        "key": [{"match_type": "exact", "target": ["h", "a"], "mask": null}], "direct_meters": "m",
        "action_ids": [0], "actions": ["ingress_action"], "base_default_next": null,
        "next_tables": {"ingress_action": null},
        "default_entry": {"action_id": 0, "action_const": true, "action_data": [], "action_entry_const": true}}]});
    for mut s in switches(json) {
        let entry = xcpr_engine::TableEntry {
            table: "t".into(),
            matches: vec![("h.a".into(), xcpr_engine::Match::Exact(1))],
            action: "ingress_action".into(),
            ..xcpr_engine::TableEntry::default()
        };
        s.insert(&entry).unwrap();
        assert_eq!(
            pass(&mut s, [2, 9, 0, 0, 0, 0])[1],
            9,
            "a miss measures nothing"
        );
        assert_eq!(pass(&mut s, [1, 9, 0, 0, 0, 0])[1], 0, "green");
    }
}
