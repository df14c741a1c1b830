//! Runs `fixtures/constructs.p4`, which uses each construct that the engine supports.

mod common;

use std::sync::Arc;

use common::entry;
use xcpr_engine::{
    ControlError, Copy, CounterValue, EgressVerdict, Frame, LoadError, Match, MeterRate, Pipeline,
    Program, QueueInfo, Switch, TableEntry, Target, Verdict,
};
use xcpr_units::Instant;

const JSON: &str = include_str!("fixtures/constructs.json");

fn switch() -> Switch {
    Switch::new(Arc::new(
        Program::from_json(JSON).expect("the fixture loads"),
    ))
}

/// A packet: the fixed header, and what follows it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Packet {
    op: u8,
    n: u8,
    check: u16,
    a: u64,
    b: u64,
    r: u128,
    rest: Vec<u8>,
}

fn packet(op: u8, n: u8, a: u64, b: u64) -> Packet {
    Packet {
        op,
        n,
        a,
        b,
        ..Packet::default()
    }
}

impl Packet {
    fn with(mut self, rest: &[u8]) -> Packet {
        self.rest = rest.to_vec();
        self
    }
    fn bytes(&self) -> Vec<u8> {
        let mut v = vec![self.op, self.n];
        v.extend(self.check.to_be_bytes());
        v.extend(self.a.to_be_bytes());
        v.extend(self.b.to_be_bytes());
        v.extend(self.r.to_be_bytes());
        v.extend(&self.rest);
        v
    }
    fn parse(b: &[u8]) -> Packet {
        let mut all = b.to_vec();
        all.resize(b.len().max(36), 0);
        Packet {
            op: all[0],
            n: all[1],
            check: u16::from_be_bytes(all[2..4].try_into().unwrap()),
            a: u64::from_be_bytes(all[4..12].try_into().unwrap()),
            b: u64::from_be_bytes(all[12..20].try_into().unwrap()),
            r: u128::from_be_bytes(all[20..36].try_into().unwrap()),
            rest: b.get(36..).unwrap_or(&[]).to_vec(),
        }
    }
}

fn queue(port: u16) -> QueueInfo {
    QueueInfo {
        port,
        now: Instant::from_micros(170),
        enq: Instant::from_micros(150),
        enq_depth: 4,
        deq_depth: 3,
        ..QueueInfo::default()
    }
}

/// Runs one packet and returns its port and what came out, if anything did.
fn run(s: &mut Switch, p: &Packet) -> Option<(u16, Packet)> {
    let bytes = p.bytes();
    let mut frame = Frame::default();
    let mut verdict = s.ingress(&bytes, bytes.len() as u32, 3, Instant::from_micros(100));
    loop {
        let Verdict::Unicast(port) = verdict else {
            return None;
        };
        match s.egress(queue(port), &mut frame) {
            EgressVerdict::Transmit => return Some((port, Packet::parse(frame.as_slice()))),
            EgressVerdict::Drop => return None,
            EgressVerdict::Recirculate => {
                verdict = s.recirculate(&frame, Instant::from_micros(180))
            }
        }
    }
}

fn result(s: &mut Switch, p: &Packet) -> u128 {
    run(s, p).expect("the packet leaves").1.r
}

fn copy_out(s: &mut Switch, c: &mut Copy) -> Packet {
    let mut frame = Frame::default();
    s.restore(&c.packet);
    assert_eq!(s.egress(queue(c.port), &mut frame), EgressVerdict::Transmit);
    Packet::parse(frame.as_slice())
}

#[test]
fn arithmetic_follows_p4_semantics() {
    let mut s = switch();
    let (a, b) = (0xfedc_ba98_7654_3210u64, 0x8000_0000_0000_0003u64);
    let mut r = |n, a, b| result(&mut s, &packet(1, n, a, b));
    assert_eq!(r(0, a, b), u128::from(a) * u128::from(b));
    assert_eq!(r(1, b, a), u128::from(b.wrapping_sub(a)));
    assert_eq!(r(2, a, b), u128::from(u64::MAX));
    assert_eq!(r(2, 3, 4), 7);
    assert_eq!(r(3, b, a), 0);
    assert_eq!(r(3, a, b), u128::from(a - b));
    assert_eq!(r(4, a, 12), u128::from((a as i64 >> 12) as u64));
    assert_eq!(r(4, a, 200), u128::from(u64::MAX));
    assert_eq!(r(5, a, 70), (u128::from(a) << 64) >> 70);
    assert_eq!(r(5, a, 129), 0);
    assert_eq!(r(6, a, 5), 1);
    assert_eq!(r(6, 5, a), 2);
    assert_eq!(r(7, a, b), u128::from(!a ^ b | 5));
    assert_eq!(r(8, a, 0), a as i64 as i128 as u128);
    assert_eq!(r(9, a, 0), u128::from((a >> 8 & 0x1_ffff_ffff) << 4));
    assert_eq!(r(10, a, b), u128::from(i64::MIN as u64));
    assert_eq!(r(11, a, 8), u128::from(a << 8));
    assert_eq!(r(11, a, 64), 0);
}

#[test]
fn loop_in_an_action_runs_its_iterations() {
    let mut s = switch();
    assert_eq!(result(&mut s, &packet(2, 0, 3, 0)), 0);
    assert_eq!(result(&mut s, &packet(2, 9, 3, 0)), 3 * 45);
}

#[test]
fn registers_hold_signed_and_128_bit_values() {
    let mut s = switch();
    assert_eq!(result(&mut s, &packet(3, 1, 2, 5)), 0);
    let out = run(&mut s, &packet(3, 1, u64::MAX, 1)).unwrap().1;
    assert_eq!((out.r, out.a), (2 << 64 | 5, 1));
    assert_eq!(s.register("I.wide", 1), Ok(1 << 64 | 6));
    assert_eq!(
        s.register("I.signed_cells", 1),
        Ok(u128::from(-6i32 as u32))
    );
    // A cell out of range is read as 0, and nothing is written.
    assert_eq!(result(&mut s, &packet(3, 200, 2, 5)), 0);
    s.set_register("I.wide", 2, 77).unwrap();
    assert_eq!(result(&mut s, &packet(3, 2, 0, 0)), 77);
    assert!(matches!(
        s.set_register("I.signed_cells", 0, 1 << 32),
        Err(ControlError::Object { .. })
    ));
    assert!(matches!(
        s.register("I.wide", 4),
        Err(ControlError::Object { .. })
    ));
}

#[test]
fn hash_and_random_stay_within_their_range() {
    let mut s = switch();
    // This is the CRC-16 of the catalogue's first eight check digits, computed bit by bit.
    let crc = b"12345678".iter().fold(0u16, |c, b| {
        (0..8).fold(c ^ u16::from(*b), |c, _| {
            if c & 1 == 1 { c >> 1 ^ 0xa001 } else { c >> 1 }
        })
    });
    let a = u64::from_be_bytes(*b"12345678");
    assert_eq!(
        result(&mut s, &packet(4, 0, a, 0)),
        u128::from(crc % 1000) + 10
    );
    s.set_seed(1);
    let first: Vec<u128> = (0..50)
        .map(|_| result(&mut s, &packet(4, 2, 0, 0)))
        .collect();
    assert!(first.iter().all(|v| (5..=9).contains(v)));
    assert!((5..=9).all(|v| first.contains(&v)));
    s.set_seed(1);
    assert_eq!(
        first,
        (0..50)
            .map(|_| result(&mut s, &packet(4, 2, 0, 0)))
            .collect::<Vec<_>>()
    );
}

#[test]
fn exact_table_counts_hits_in_its_direct_counter() {
    let mut s = switch();
    let e = |a: u128, v: u128| {
        entry(
            "I.exact_table",
            &[
                ("hdr.op.op", Match::Exact(5)),
                ("hdr.op.a", Match::Exact(a)),
                ("hdr.op.b", Match::Exact(8)),
            ],
            "I.mark",
            &[("value", v)],
        )
    };
    let h = s.insert(&e(1, 1 << 100)).unwrap();
    for i in 2..200 {
        s.insert(&e(i, i)).unwrap();
    }
    assert_eq!(result(&mut s, &packet(5, 0, 1, 8)), 1 << 100);
    assert_eq!(result(&mut s, &packet(5, 0, 150, 8)), 150);
    assert_eq!(result(&mut s, &packet(5, 0, 1, 9)), 7);
    let counted = CounterValue {
        packets: 1,
        bytes: 36,
    };
    assert_eq!(s.direct_counter("I.exact_table", Some(h)), Ok(counted));
    assert!(matches!(
        s.insert(&e(1, 2)),
        Err(ControlError::Table { .. })
    ));
    s.modify("I.exact_table", h, "I.mark", &[("value".into(), 6)])
        .unwrap();
    assert_eq!(result(&mut s, &packet(5, 0, 1, 8)), 6);
    s.delete("I.exact_table", h).unwrap();
    assert_eq!(result(&mut s, &packet(5, 0, 1, 8)), 7);
    assert_eq!(result(&mut s, &packet(5, 0, 199, 8)), 199);
    assert!(s.delete("I.exact_table", h).is_err());
}

#[test]
fn lpm_table_prefers_the_longest_prefix_over_the_default_action() {
    let mut s = switch();
    let e = |value: u128, prefix_len, v| {
        entry(
            "I.lpm_table",
            &[("hdr.op.a", Match::Lpm { value, prefix_len })],
            "I.result",
            &[("v", v)],
        )
    };
    s.insert(&e(0x12 << 56, 8, 1)).unwrap();
    s.insert(&e(0x1234 << 48, 16, 2)).unwrap();
    s.insert(&e(0x1234_0000_0000_0001, 64, 3)).unwrap();
    let mut r = |a| result(&mut s, &packet(6, 0, a, 0));
    assert_eq!(r(0x1200 << 48), 1);
    assert_eq!(r(0x1234 << 48), 2);
    assert_eq!(r(0x1234_0000_0000_0001), 3);
    assert_eq!(r(5), 99);
    s.set_default_action("I.lpm_table", "NoAction", &[])
        .unwrap();
    assert_eq!(run(&mut s, &packet(6, 0, 5, 0)).unwrap().1.n, 2);
    s.reset_default_action("I.lpm_table").unwrap();
    assert_eq!(result(&mut s, &packet(6, 0, 5, 0)), 99);
    let error = s.insert(&e(1, 8, 1)).unwrap_err().to_string();
    assert!(
        error.contains("I.lpm_table") && error.contains("hdr.op.a"),
        "{error}"
    );
}

#[test]
fn ternary_range_and_optional_keys_match_by_priority() {
    let mut s = switch();
    let mut add = |matches: &[(&str, Match)], priority, action: &str, params: &[(&str, u128)]| {
        let e = TableEntry {
            priority,
            ..entry("I.acl", matches, action, params)
        };
        s.insert(&e).unwrap();
    };
    let ternary = Match::Ternary {
        value: 0xf0,
        mask: 0xf0,
    };
    add(&[("hdr.op.a", ternary)], 1, "I.result", &[("v", 1)]);
    add(
        &[("hdr.op.n", Match::Range { low: 3, high: 5 })],
        5,
        "I.result",
        &[("v", 2)],
    );
    add(&[("hdr.op.b", Match::Optional(Some(9)))], 9, "I.drop", &[]);
    let mut out = |n, a, b| run(&mut s, &packet(7, n, a, b)).map(|p| (p.1.r, p.1.n));
    assert_eq!(out(0, 0xf1, 0), Some((1, 0xff)));
    assert_eq!(out(4, 0xf1, 0), Some((2, 0xff)));
    assert_eq!(out(4, 0xf1, 9), None);
    // The default action leaves the pipeline at once.
    assert_eq!(out(0, 0, 0), Some((0, 0)));
}

#[test]
fn constant_entries_match_and_can_not_be_changed() {
    let mut s = switch();
    assert_eq!(run(&mut s, &packet(0x99, 0x77, 0, 0)).unwrap().0, 17);
    assert_eq!(run(&mut s, &packet(0x99, 0x78, 0, 0)), None);
    assert_eq!(run(&mut s, &packet(0x99, 0, 0, 0)).unwrap().0, 1);
    let e = entry("I.fixed", &[("hdr.op.n", Match::Exact(1))], "I.drop", &[]);
    assert!(s.insert(&e).unwrap_err().to_string().contains("constant"));
    assert!(s.set_default_action("I.fixed", "I.drop", &[]).is_err());
}

#[test]
fn action_selector_hashes_packets_to_group_members() {
    let mut s = switch();
    let members: Vec<_> = (1..=3)
        .map(|v| {
            s.add_member("I.choices", "I.result", &[("v".into(), v)])
                .unwrap()
        })
        .collect();
    let equal: Vec<_> = members.iter().map(|m| (*m, 1)).collect();
    let group = s.add_group("I.choices", &equal).unwrap();
    let matches = |n| [("hdr.op.n".to_string(), Match::Exact(n))];
    s.insert_indirect("I.chosen", &matches(1), 0, Target::Group(group))
        .unwrap();
    s.insert_indirect("I.chosen", &matches(2), 0, Target::Member(members[2]))
        .unwrap();
    let chosen: Vec<u128> = (0..64)
        .map(|b| result(&mut s, &packet(8, 1, 0, b)))
        .collect();
    assert!((1..=3).all(|v| chosen.contains(&v)), "{chosen:?}");
    assert_eq!(chosen[5], result(&mut s, &packet(8, 1, 0, 5)));
    // As in simple_switch, the order of a group's members does not matter.
    let backward: Vec<_> = equal.iter().copied().rev().collect();
    s.set_group("I.choices", group, &backward).unwrap();
    assert_eq!(chosen[7], result(&mut s, &packet(8, 1, 0, 7)));
    assert!((0..64).all(|b| chosen[b as usize] == result(&mut s, &packet(8, 1, 0, b))));
    assert_eq!(result(&mut s, &packet(8, 2, 0, 0)), 3);
    assert_eq!(result(&mut s, &packet(8, 3, 0, 0)), 0);
    assert!(
        s.insert(&entry(
            "I.chosen",
            &[("hdr.op.n", Match::Exact(9))],
            "I.result",
            &[]
        ))
        .is_err()
    );
}

#[test]
fn counters_count_and_meters_colour_packets() {
    let mut s = switch();
    let rate = |units_per_us, burst| MeterRate {
        units_per_us,
        burst,
    };
    s.set_meter(
        "I.pace",
        1,
        Some((rate(0.001, 1), rate(0.001, 2))),
        Instant::from_micros(100),
    )
    .unwrap();
    let colours: Vec<u128> = (0..4)
        .map(|_| result(&mut s, &packet(9, 1, 0, 0)))
        .collect();
    assert_eq!(colours, [0, 1, 2, 2]);
    assert_eq!(result(&mut s, &packet(9, 0, 0, 0)), 0);
    assert_eq!(
        s.counter("I.seen", 1),
        Ok(CounterValue {
            packets: 5,
            bytes: 180
        })
    );
    let error = s.counter("I.nothing", 0).unwrap_err().to_string();
    assert!(error.contains("I.seen"), "{error}");
}

#[test]
fn ingress_clone_is_the_received_packet_with_preserved_fields() {
    let mut s = switch();
    s.set_clone_session(5, &[(33, 0)], 0);
    s.set_clone_session(6, &[(34, 0)], 0);
    let p = packet(0x0a, 0, 42, 0);
    let bytes = p.bytes();
    assert_eq!(
        s.ingress(&bytes, 1036, 3, Instant::ZERO),
        Verdict::Unicast(1)
    );
    let mut copies: Vec<Copy> = s.take_copies().collect();
    let mut frame = Frame::default();
    s.egress(queue(1), &mut frame);
    // The original goes on with its changes, the clone is the packet as it came, plus `kept`.
    assert_eq!(Packet::parse(frame.as_slice()).a, 1);
    assert_eq!(frame.wire_len, 1036);
    assert_eq!((copies.len(), copies[0].port), (1, 33));
    let clone = copy_out(&mut s, &mut copies[0]);
    assert_eq!((clone.a, clone.r), (42, 0xabcd << 16));

    let bytes = packet(0x0e, 0, 1, 2).bytes();
    s.ingress(&bytes, 36, 3, Instant::ZERO);
    s.egress(queue(1), &mut frame);
    let copies: Vec<Copy> = s.take_copies().collect();
    assert_eq!((copies.len(), copies[0].port), (1, 34));
    s.restore(&copies[0].packet);
    assert_eq!(s.egress(queue(34), &mut frame), EgressVerdict::Transmit);
    // The packet is truncated to 21 bytes, so of the result only the first byte, a zero, is left.
    assert_eq!((frame.len, frame.wire_len), (21, 21));
}

#[test]
fn packets_are_resubmitted_and_recirculated() {
    let mut s = switch();
    let out = run(&mut s, &packet(0x0d, 0, 1, 0)).unwrap().1;
    assert_eq!((out.r, out.a), (0x55 << 16, 1));
    assert_eq!(run(&mut s, &packet(0x0f, 0, 1, 0)).unwrap().1.n, 3);
}

/// simple_switch recirculates a copy of the packet, which knows nothing of the length that it was to be cut to.
#[test]
fn recirculation_ignores_truncation() {
    let recirculate = r#"{"op":"recirculate""#;
    let truncate = r#"{"op":"truncate","parameters":[{"type":"hexstr","value":"0x14"}]}"#;
    let both = JSON.replace(recirculate, &format!("{truncate},{recirculate}"));
    assert_ne!(both, JSON);
    let mut s = Switch::new(Arc::new(Program::from_json(&both).unwrap()));
    let out = run(&mut s, &packet(0x0f, 0, 7, 8)).unwrap().1;
    assert_eq!((out.n, out.a, out.b), (3, 7, 8));
}

#[test]
fn multicast_copies_to_each_port_and_digests_are_queued() {
    let mut s = switch();
    s.set_multicast_group(2, &[(11, 1), (12, 7)]);
    let bytes = packet(0x0c, 2, 0, 0).bytes();
    assert_eq!(
        s.ingress(&bytes, 36, 3, Instant::ZERO),
        Verdict::Multicast(2)
    );
    let mut copies: Vec<Copy> = s.take_copies().collect();
    let got: Vec<_> = copies
        .iter_mut()
        .map(|c| (c.port, copy_out(&mut s, c).r))
        .collect();
    assert_eq!(got, [(11, 1), (12, 7)]);

    run(&mut s, &packet(0x0b, 0, 77, 0)).unwrap();
    let digests = s.take_digests();
    assert_eq!(digests.len(), 1);
    assert_eq!(
        (digests[0].name.as_str(), &digests[0].values[..]),
        ("digest_t", &[0x0b, 77][..])
    );
    assert!(s.take_digests().is_empty());
}

#[test]
fn parser_handles_stacks_varbits_and_errors() {
    let mut s = switch();
    // Labels 5 and 6, the last, are followed by the tail.
    let p = packet(0x10, 0, 0, 0).with(&[10, 13, 0, 1, 0, 2, 0xee]);
    let out = run(&mut s, &p).unwrap().1;
    assert_eq!(out.rest, [18, 10, 13, 0, 1, 0, 2, 0xee]);
    let p = Packet { op: 0x11, ..p };
    assert_eq!(run(&mut s, &p).unwrap().1.rest, [13, 0, 1, 0, 2, 0xee]);
    // Label 0 is an error of the program's own; the packet goes on unparsed from there.
    let p = packet(0x12, 0, 0, 0).with(&[10, 1, 9]);
    let out = run(&mut s, &p).unwrap().1;
    assert_eq!((out.r, out.rest), (0xbad, vec![10, 1, 9]));
    // Four labels don't fit the stack of three.
    let p = packet(0x12, 0, 0, 0).with(&[2, 2, 2, 3]);
    assert_eq!(run(&mut s, &p).unwrap().1.rest, [2, 2, 2, 3]);

    let p = packet(0x20, 0, 0, 0).with(&[3, 0xa, 0xb, 0xc, 0, 1, 0, 2, 9]);
    assert_eq!(run(&mut s, &p), Some((1, p.clone())));
    let p = packet(0x20, 0, 0, 0).with(&[3, 0xa, 0xb]);
    assert_eq!(result(&mut s, &p), 0xdead);
    let p = packet(0x21, 0, 0, 0).with(&[0x12, 0x34]);
    let out = run(&mut s, &p).unwrap().1;
    assert_eq!((out.r, &out.rest[..]), (0x1234, &[0x34][..]));
}

#[test]
fn parser_value_set_matches_its_members() {
    let mut s = switch();
    let p = packet(0x50, 0, 0, 0).with(&[1]);
    assert_eq!(result(&mut s, &p), 0);
    s.set_value_set("P.special_ops", &[vec![0x50]]).unwrap();
    assert_eq!(result(&mut s, &p), 0xdead);
}

#[test]
fn checksums_are_verified_and_updated() {
    let mut s = switch();
    let out = run(&mut s, &packet(0x31, 1, 2, 3)).unwrap().1;
    assert_eq!(out.check, !(0x3101 + 5));
    let good = Packet {
        op: 0x30,
        check: !(0x3001 + 5),
        ..out.clone()
    };
    assert_eq!(result(&mut s, &good), 0);
    assert_eq!(
        result(
            &mut s,
            &Packet {
                check: good.check ^ 1,
                ..good
            }
        ),
        1
    );
    let out = run(&mut s, &packet(0x32, 1, 0, 0).with(&[0, 7, 1]))
        .unwrap()
        .1;
    assert_eq!(out.check, !(0x3201 + 7 + 0x100));
}

#[test]
fn egress_reads_standard_metadata() {
    let mut s = switch();
    let out = run(&mut s, &packet(0x40, 0, 0, 0)).unwrap().1;
    assert_eq!((out.a, out.b), (150 << 32 | 20, 100));
    assert_eq!(out.r, 36 << 64 | 4 << 32 | 3);
    assert_eq!(run(&mut s, &packet(0x41, 0, 0, 0)), None);
}

#[test]
fn saved_packets_are_restored_independently() {
    let mut s = switch();
    let (a, b) = (
        packet(1, 0, 3, 5).with(b"one"),
        packet(1, 0, 7, 11).with(b"three"),
    );
    let mut images = Vec::new();
    for p in [&a, &b] {
        let bytes = p.bytes();
        s.ingress(&bytes, 500, 0, Instant::ZERO);
        let mut i = xcpr_engine::SavedPacket::default();
        s.save(&mut i);
        images.push(i);
    }
    for (saved, (p, r)) in images.iter_mut().zip([(&a, 15), (&b, 77)]) {
        let mut frame = Frame::default();
        s.restore(saved);
        s.egress(queue(1), &mut frame);
        let out = Packet::parse(frame.as_slice());
        assert_eq!((out.r, &out.rest), (r, &p.rest));
        assert_eq!(frame.wire_len, 500);
    }
}

#[test]
fn control_errors_name_the_allowed_values() {
    let mut s = switch();
    let text = |e: ControlError| e.to_string();
    let e = text(s.insert(&entry("I.nope", &[], "I.drop", &[])).unwrap_err());
    assert!(e.contains("I.lpm_table"), "{e}");
    let key = [(
        "hdr.op.a",
        Match::Lpm {
            value: 0,
            prefix_len: 0,
        },
    )];
    let e = text(
        s.insert(&entry("I.lpm_table", &key, "I.drop", &[]))
            .unwrap_err(),
    );
    assert!(e.contains("I.drop") && e.contains("I.result"), "{e}");
    let e = text(
        s.insert(&entry("I.lpm_table", &key, "I.result", &[("w", 1)]))
            .unwrap_err(),
    );
    assert!(e.contains("\"w\"") && e.contains('v'), "{e}");
    let e = text(
        s.insert(&entry(
            "I.lpm_table",
            &[("x", key[0].1)],
            "I.result",
            &[("v", 1)],
        ))
        .unwrap_err(),
    );
    assert!(e.contains("hdr.op.a"), "{e}");
}

#[test]
fn load_errors_name_construct_and_location() {
    let broken = |from: &str, to: &str| Program::from_json(&JSON.replace(from, to)).unwrap_err();
    assert!(matches!(Program::from_json("{"), Err(LoadError::Json(_))));
    assert!(matches!(Program::from_json("{}"), Err(LoadError::Json(_))));
    let e = broken("\"op\":\"truncate\"", "\"op\":\"teleport\"");
    assert!(
        e.to_string().contains("teleport") && e.to_string().contains("action"),
        "{e}"
    );
    let e = broken("\"algo\":\"crc32\"", "\"algo\":\"toeplitz\"");
    assert!(e.to_string().contains("toeplitz"), "{e}");
    let e = broken(
        "\"register_arrays\":[{\"name\":\"I.wide\"",
        "\"register_arrays\":[{\"name\":\"I.x\"",
    );
    assert!(matches!(e, LoadError::Invalid { .. }), "{e}");
}

/// Changes the program as JSON.
fn load_changed(change: impl FnOnce(&mut serde_json::Value)) -> Result<Program, LoadError> {
    let mut root = serde_json::from_str(JSON).expect("the fixture is JSON");
    change(&mut root);
    Program::from_json(&root.to_string())
}

#[test]
fn cyclic_next_tables_are_refused() {
    let e = load_changed(|root| {
        let ingress = &mut root["pipelines"][0];
        let first = ingress["init_table"].clone();
        for table in ingress["tables"].as_array_mut().expect("tables") {
            for next in table["next_tables"].as_object_mut().expect("next tables") {
                *next.1 = first.clone();
            }
        }
    });
    let e = e.expect_err("a packet would go round for ever").to_string();
    assert!(e.contains("leads back to itself"), "{e}");
}

/// Loads the fixture with a parser of one state, which leads to itself for ever, behind these operations.
fn load_looping_parser(ops: serde_json::Value) -> Result<Program, LoadError> {
    load_changed(|root| {
        root["parsers"][0]["parse_states"] = serde_json::json!([{
            "name": "start", "id": 0, "transition_key": [], "parser_ops": ops,
            "transitions": [{"type": "default", "value": null, "mask": null, "next_state": "start"}],
        }]);
        root["parsers"][0]["init_state"] = "start".into();
    })
}

#[test]
fn parser_loop_that_extracts_nothing_is_refused() {
    let e =
        load_looping_parser(serde_json::json!([])).expect_err("a packet would go round for ever");
    assert!(e.to_string().contains("takes nothing of the packet"), "{e}");
}

#[test]
fn parser_loop_that_advances_zero_bits_terminates() {
    let advance =
        serde_json::json!([{"op": "advance", "parameters": [{"type": "hexstr", "value": "0x0"}]}]);
    let mut switch = Switch::new(Arc::new(
        load_looping_parser(advance).expect("it may advance"),
    ));
    let frame = packet(0, 0, 0, 0).bytes();
    let verdict = switch.ingress(&frame, frame.len() as u32, 0, Instant::ZERO);
    assert_eq!(verdict, Verdict::Drop, "no header was found");
}

#[test]
fn assignment_between_header_types_is_refused() {
    let names = |root: &serde_json::Value| -> Vec<String> {
        let headers = root["headers"].as_array().expect("headers").iter();
        let mut types: Vec<(String, String)> = headers
            .filter(|h| h["metadata"] == false)
            .map(|h| {
                (
                    h["header_type"].to_string(),
                    h["name"].as_str().unwrap_or("").into(),
                )
            })
            .collect();
        types.sort();
        types.dedup_by(|a, b| a.0 == b.0);
        types.into_iter().map(|t| t.1).collect()
    };
    let e = load_changed(|root| {
        let names = names(root);
        let header = |n: usize| serde_json::json!({"type": "header", "value": names[n]});
        root["actions"][0]["primitives"] =
            serde_json::json!([{"op": "assign_header", "parameters": [header(0), header(1)]}]);
        let used = root["actions"].as_array().expect("actions").len();
        for i in 0..used {
            root["actions"][i]["primitives"] = root["actions"][0]["primitives"].clone();
        }
    });
    let e = e.expect_err("they have no room for each other").to_string();
    assert!(e.contains("of headers of two types"), "{e}");
}

#[test]
fn header_of_too_many_bits_is_refused() {
    let e = load_changed(|root| {
        let many: Vec<_> = (0..65_536)
            .map(|i| serde_json::json!([format!("f{i}"), 65_536, false]))
            .collect();
        root["header_types"]
            .as_array_mut()
            .expect("types")
            .push(serde_json::json!({"name": "large", "id": 999, "fields": many}));
        root["headers"].as_array_mut().expect("headers").push(serde_json::json!({
            "name": "large", "id": 999, "initial_fields": [], "header_type": "large", "metadata": false, "pi_omit": true
        }));
    });
    let e = e.expect_err("the bits wrap to none").to_string();
    assert!(e.contains("more than 60000 bytes of headers"), "{e}");
}

#[test]
fn counter_array_above_256_mb_is_refused() {
    let e =
        load_changed(|root| {
            root["counter_arrays"].as_array_mut().expect("counters").push(serde_json::json!({
            "name": "many", "id": 999, "source_info": {}, "size": 1 << 26, "is_direct": false
        }));
        });
    let e = e.expect_err("a gigabyte of counters").to_string();
    assert!(e.contains("more than 256 MB of cells"), "{e}");
}

#[test]
fn packet_in_an_endless_action_loop_is_dropped() {
    let jump = |op: &str| {
        let to = serde_json::json!({"type": "hexstr", "value": "0x0"});
        let zero = to.clone();
        let parameters = if op == "_jump" {
            vec![to]
        } else {
            vec![zero, to]
        };
        serde_json::json!([{"op": op, "parameters": parameters}])
    };
    for op in ["_jump", "_jump_if_zero"] {
        let program = load_changed(|root| {
            for action in root["actions"].as_array_mut().expect("actions") {
                if action["primitives"].to_string().contains("_jump") {
                    action["primitives"] = jump(op);
                }
            }
        });
        let mut s = Switch::new(Arc::new(program.expect("it may come to an end")));
        let frame = packet(2, 3, 3, 0).bytes();
        let verdict = s.ingress(&frame, frame.len() as u32, 0, Instant::ZERO);
        assert_eq!(verdict, Verdict::Drop, "{op}");
    }
}

#[test]
fn deparser_above_the_emitted_bytes_limit_is_refused() {
    let e = load_changed(|root| {
        let emitted = vec![root["deparsers"][0]["order"][0].clone(); 1 << 16];
        root["deparsers"][0]["order"] = emitted.into();
    });
    let e = e
        .expect_err("a packet would have megabytes of headers")
        .to_string();
    assert!(e.contains("bytes of emitted headers"), "{e}");
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    #[test]
    fn constant_with_millions_of_leading_zeros_is_loaded() {
        let digits = format!("0x{}1", "0".repeat(1 << 22));
        let mut read = 0;
        load_changed(|root| {
            for state in root["parsers"][0]["parse_states"]
                .as_array_mut()
                .expect("states")
            {
                for way in state["transitions"].as_array_mut().expect("transitions") {
                    if way["type"] == "hexstr" {
                        way["value"] = digits.clone().into();
                        read += 1;
                    }
                }
            }
        })
        .expect("zeros in front say nothing");
        assert!(read > 0);
    }
}
