//! Native code, by cranelift and by a C compiler, against the interpreter: all get the same packets, and all that can be
//! seen is alike.

use crate::back_ends;
use crate::common::entry;
use proptest::prelude::*;
use xcpr_engine::{
    EgressVerdict, Frame, Match, MeterRate, Pipeline, QueueInfo, SavedPacket, Switch, Target,
    Verdict,
};
use xcpr_units::Instant;

const CONSTRUCTS: &str = include_str!("../fixtures/constructs.json");
const UNIONS: &str = include_str!("../fixtures/unions.json");
const ROUTER: &str = include_str!("../../../../p4src/compiled/xcp_router_policed.json");

/// Random numbers, by SplitMix64 (Steele, Lea, Flood 2014).
struct Rng(u64);

impl Rng {
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
    fn below(&mut self, n: u64) -> u64 {
        self.word() % n
    }
    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
    fn bytes(&mut self, n: usize) -> Vec<u8> {
        (0..n).map(|_| self.word() as u8).collect()
    }
}

/// All back ends with one program, the interpreter first and last. To the last one alone no packet waits before egress.
struct BackEnds([Switch; 4]);

/// The visible effects of a packet.
#[derive(Debug, PartialEq, Eq)]
struct Effects {
    ingress: Option<Verdict>,
    frames: Vec<(EgressVerdict, Vec<u8>, u32)>,
    copies: usize,
    digests: Vec<xcpr_engine::Digest>,
}

/// When and where a packet passes.
#[derive(Debug, Clone, Copy)]
struct PacketContext {
    port: u16,
    wire_len: u32,
    now_us: u64,
    waits_us: u64,
    depth: u32,
}

/// Lets a packet pass, and an empty one. If the packet waits, the empty one comes meanwhile and takes its place in work; if not, it
/// goes on as it is after ingress.
fn pass(s: &mut Switch, bytes: &[u8], c: PacketContext, waits: bool) -> Effects {
    let mut seen = Effects {
        ingress: None,
        frames: Vec::new(),
        copies: 0,
        digests: Vec::new(),
    };
    let came = Instant::from_micros(c.now_us);
    let empty = |s: &mut Switch| {
        let _ = s.ingress(&[], 0, c.port, came);
    };
    if !waits {
        empty(s);
    }
    let verdict = s.ingress(bytes, c.wire_len, c.port, came);
    seen.ingress = Some(verdict);
    let mut waiting: Vec<(u16, Option<SavedPacket>)> = Vec::new();
    let copies = |s: &mut Switch, waiting: &mut Vec<(u16, Option<SavedPacket>)>| {
        waiting.extend(s.take_copies().map(|c| (c.port, Some(c.packet))));
    };
    let place = |s: &mut Switch, verdict, waiting: &mut Vec<(u16, Option<SavedPacket>)>| {
        if let Verdict::Unicast(port) = verdict {
            let mut saved = SavedPacket::default();
            if waits {
                s.save(&mut saved);
            }
            waiting.push((port, waits.then_some(saved)));
        }
    };
    copies(s, &mut waiting);
    place(s, verdict, &mut waiting);
    if waits {
        empty(s);
    }
    // Clones may clone themselves again; a few generations are enough.
    while let Some((port, saved)) = waiting.pop().filter(|_| seen.frames.len() < 8) {
        let mut frame = Frame::default();
        if let Some(saved) = &saved {
            s.restore(saved);
        }
        let left = Instant::from_micros(c.now_us + c.waits_us);
        let queue = QueueInfo {
            port,
            now: left,
            enq: Instant::from_micros(c.now_us),
            enq_depth: c.depth,
            deq_depth: c.depth / 2,
            ..QueueInfo::default()
        };
        let verdict = s.egress(queue, &mut frame);
        seen.frames
            .push((verdict, frame.as_slice().to_vec(), frame.wire_len));
        copies(s, &mut waiting);
        if verdict == EgressVerdict::Recirculate {
            let verdict = s.recirculate(&frame, left);
            copies(s, &mut waiting);
            place(s, verdict, &mut waiting);
        }
        seen.copies += waiting.len();
    }
    seen.digests = s.take_digests();
    seen
}

impl BackEnds {
    fn new(json: &'static str, control: impl Fn(&mut Switch)) -> BackEnds {
        let [interpreted, cranelift, c] = back_ends::all(json);
        let programs = [interpreted.clone(), cranelift, c, interpreted];
        BackEnds(programs.map(|program| {
            let mut switch = Switch::new(program);
            control(&mut switch);
            switch
        }))
    }

    fn pass(&mut self, bytes: &[u8], c: PacketContext) -> Effects {
        let [interpreted, others @ ..] = &mut self.0;
        let last = others.len() - 1;
        let reference = pass(interpreted, bytes, c, true);
        for (i, switch) in others.iter_mut().enumerate() {
            let by = switch.program().back_end();
            let seen = pass(switch, bytes, c, i != last);
            assert_eq!(seen, reference, "{by:?}: {c:?} {bytes:02x?}");
        }
        reference
    }

    /// Compares all cells of all registers and counters.
    fn compare_state(&self) {
        let [interpreted, others @ ..] = &self.0;
        for switch in others {
            let by = switch.program().back_end();
            for (name, size, _) in switch.program().registers() {
                for i in 0..size {
                    assert_eq!(
                        switch.register(name, i).unwrap(),
                        interpreted.register(name, i).unwrap(),
                        "{by:?}: register {name}[{i}]"
                    );
                }
            }
            for (name, size) in switch.program().counters() {
                for i in 0..size {
                    assert_eq!(
                        switch.counter(name, i).unwrap(),
                        interpreted.counter(name, i).unwrap(),
                        "{by:?}: counter {name}[{i}]"
                    );
                }
            }
        }
    }
}

/// Puts random entries into every table of the fixture, over small fields so that packets hit them.
fn fill_constructs_tables(s: &mut Switch, draw: &mut Rng) {
    s.set_clone_session(5, &[(33, 0)], 0);
    s.set_clone_session(6, &[(34, 0)], 20);
    s.set_multicast_group(2, &[(11, 1), (12, 7)]);
    s.set_multicast_group(3, &[(1, 1)]);
    s.set_value_set("P.special_ops", &[vec![0x50], vec![draw.below(0x44)]])
        .unwrap();
    let rate = |units_per_us| MeterRate {
        units_per_us,
        burst: 200,
    };
    for _ in 0..draw.below(24) {
        let (a, v) = (draw.below(16), u128::from(draw.word()));
        let key = [
            ("hdr.op.op", Match::Exact(6)),
            ("hdr.op.a", Match::Exact(a.into())),
            ("hdr.op.b", Match::Exact(draw.below(4).into())),
        ];
        // Random keys repeat; the second entry is refused by both back ends alike.
        if let Ok(h) = s.insert(&entry("I.exact_table", &key, "I.mark", &[("value", v)])) {
            let _ = s.set_direct_meter(
                "I.exact_table",
                h,
                Some((rate(1.0), rate(2.0))),
                Instant::ZERO,
            );
        }
        let bits = draw.below(65) as u32;
        let value = u128::from(a << 60).checked_shr(64 - bits).unwrap_or(0) << (64 - bits);
        let key = [(
            "hdr.op.a",
            Match::Lpm {
                value: value & u128::from(u64::MAX),
                prefix_len: bits,
            },
        )];
        let _ = s.insert(&entry("I.lpm_table", &key, "I.result", &[("v", v)]));
        let low = u128::from(draw.below(200));
        let key = [
            (
                "hdr.op.a",
                Match::Ternary {
                    value: u128::from(a & 5),
                    mask: 5,
                },
            ),
            (
                "hdr.op.n",
                Match::Range {
                    low,
                    high: low + 50,
                },
            ),
        ];
        let action = ["I.result", "I.drop", "I.stop"][draw.below(3) as usize];
        let params: &[_] = if action == "I.result" {
            &[("v", v)]
        } else {
            &[]
        };
        let mut e = entry("I.acl", &key, action, params);
        e.priority = draw.below(10) as i32 + 1;
        let _ = s.insert(&e);
    }
    let members: Vec<_> = (0..4u128)
        .map(|v| {
            s.add_member("I.choices", "I.result", &[("v".into(), v)])
                .unwrap()
        })
        .collect();
    let equal: Vec<_> = members.iter().map(|m| (*m, 1)).collect();
    let group = s.add_group("I.choices", &equal).unwrap();
    for n in 0..3 {
        let target = if n == 0 {
            Target::Member(members[0])
        } else {
            Target::Group(group)
        };
        let key = [("hdr.op.n".to_string(), Match::Exact(n))];
        s.insert_indirect("I.chosen", &key, 0, target).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn constructs_fixture_agrees_on_every_back_end(seed in any::<u64>()) {
        let mut all = BackEnds::new(CONSTRUCTS, |s| fill_constructs_tables(s, &mut Rng(seed)));
        let mut draw = Rng(!seed);
        for i in 0..400 {
            let n = draw.below(110) as usize;
            let mut bytes = draw.bytes(n);
            // Operation and selector are the first bytes; the second is also a loop's length.
            if let Some(op) = bytes.first_mut() {
                *op = draw.below(0x60) as u8;
            }
            if bytes.len() > 1 && !draw.one_in(4) {
                bytes[1] = draw.below(12) as u8;
            }
            // No 8-bit counter is above 255: the fixture's loop would never end.
            if bytes.len() > 1 {
                bytes[1] = bytes[1].min(254);
            }
            // Small operands meet the tables' entries and the special cases of arithmetic.
            for b in [4, 12] {
                if bytes.len() > b + 8 && draw.one_in(2) {
                    bytes[b..b + 7].fill(0);
                    bytes[b + 7] &= 15;
                }
            }
            all.pass(&bytes, PacketContext {
                port: draw.below(4) as u16,
                wire_len: draw.below(2000) as u32,
                now_us: 100 * i,
                waits_us: draw.below(300),
                depth: draw.below(70) as u32,
            });
        }
        all.compare_state();
    }

    #[test]
    fn unions_fixture_agrees_on_every_back_end(seed in any::<u64>()) {
        let mut all = BackEnds::new(UNIONS, |_| {});
        let mut draw = Rng(seed);
        for i in 0..200 {
            let n = draw.below(40) as usize;
            let mut bytes = draw.bytes(n);
            // The first four say what is asked for and what follows; small ones then lead the members of unions.
            let most = [15, 5, 2, 8].into_iter().chain(std::iter::repeat(4));
            for (b, most) in bytes.iter_mut().zip(most) {
                *b = draw.below(most) as u8;
            }
            all.pass(&bytes, PacketContext {
                port: 0,
                wire_len: n as u32,
                now_us: i,
                waits_us: 0,
                depth: 0,
            });
        }
    }
}

fn fill_router_tables(s: &mut Switch, draw: &mut Rng) {
    for i in 0..20u128 {
        let prefix_len = 16 + 4 * draw.below(5) as u32;
        let net = 0x0a00_0000 + (i << 8);
        let key = [(
            "hdr.ipv4.dst_addr",
            Match::Lpm {
                value: net >> (32 - prefix_len) << (32 - prefix_len),
                prefix_len,
            },
        )];
        let params = [
            ("port", 1 + i % 4),
            ("src_mac", u128::from(draw.word() >> 16)),
            ("dst_mac", u128::from(draw.word() >> 16)),
        ];
        // Short prefixes repeat; both back ends refuse them alike.
        let _ = s.insert(&entry(
            "XcpIngress.ipv4_lpm",
            &key,
            "XcpIngress.forward",
            &params,
        ));
    }
    // Port 4 is left without a capacity.
    for port in 1..=3 {
        let key = [("standard_metadata.egress_port", Match::Exact(port))];
        let capacity = [1u128 << 20, 125 << 20, 12_500 << 20][port as usize - 1];
        let params = [("capacity_q20", capacity)];
        s.insert(&entry(
            "XcpEgress.port_config",
            &key,
            "XcpEgress.set_capacity",
            &params,
        ))
        .unwrap();
    }
    // Port 2 checks claims, port 3 has two queues.
    for (table, action, port) in [
        ("XcpEgress.policed_ports", "XcpEgress.police", 2),
        ("XcpIngress.separated_ports", "XcpIngress.separate", 3),
    ] {
        let key = [("port", Match::Exact(port))];
        s.insert(&entry(table, &key, action, &[])).unwrap();
    }
    s.set_clone_session(1, &[(255, 0)], 0);
}

/// Makes an XCP packet, with a few bytes or bits wrong now and then.
fn router_packet(draw: &mut Rng) -> Vec<u8> {
    let mut p = vec![0; 86];
    p[..12].copy_from_slice(&draw.bytes(12));
    p[12] = 8;
    let protocol = [253, 253, 253, 253, 253, 6, 17][draw.below(7) as usize];
    let ip = [
        0x45,
        0,
        3,
        0xda,
        draw.word() as u8,
        draw.word() as u8,
        0x40,
        0,
        draw.word() as u8,
        protocol,
        0,
        0,
        10,
        0,
        1,
        draw.word() as u8,
        10,
        0,
        draw.below(24) as u8,
        draw.word() as u8,
    ];
    p[14..34].copy_from_slice(&ip);
    p[34..38].copy_from_slice(&[6, 20, 0x10 | draw.below(4) as u8, draw.below(3) as u8]);
    // Windows, round-trip times and demands of all magnitudes.
    for at in [38, 42, 46, 50] {
        let v = draw.word() as u32 >> draw.below(32);
        p[at..at + 4].copy_from_slice(&v.to_be_bytes());
    }
    p[66] = 0x80;
    if draw.one_in(8) {
        let at = draw.below(86) as usize;
        p[at] = draw.word() as u8;
    }
    if !draw.one_in(8) {
        p[24..26].fill(0);
        let mut sum: u32 = p[14..34]
            .chunks(2)
            .map(|c| u32::from(u16::from_be_bytes([c[0], c[1]])))
            .sum();
        sum = (sum & 0xffff) + (sum >> 16);
        p[24..26].copy_from_slice(&(!((sum & 0xffff) + (sum >> 16)) as u16).to_be_bytes());
    }
    if draw.one_in(16) {
        p.truncate(draw.below(87) as usize);
    }
    p
}

#[test]
fn policed_router_agrees_on_every_back_end() {
    let mut all = BackEnds::new(ROUTER, |s| fill_router_tables(s, &mut Rng(7)));
    let mut draw = Rng(42);
    let (mut now_us, mut sent, mut dropped, mut copies) = (1_000, 0, 0, 0);
    for i in 0..100_000 {
        now_us += match draw.below(1000) {
            0 => draw.below(3_000_000),
            1..50 => draw.below(20_000),
            _ => draw.below(20),
        };
        let packet = router_packet(&mut draw);
        let magnitude = draw.below(20);
        let seen = all.pass(
            &packet,
            PacketContext {
                port: draw.below(6) as u16,
                wire_len: packet.len() as u32 + draw.below(1500) as u32,
                now_us,
                waits_us: draw.below(1 << magnitude),
                depth: draw.below(3000) as u32,
            },
        );
        match seen.ingress {
            Some(Verdict::Unicast(_)) => sent += 1,
            _ => dropped += 1,
        }
        copies += seen.copies;
        if i % 10_000 == 0 {
            all.compare_state();
        }
    }
    all.compare_state();
    // The packets are of all sorts.
    assert!(
        sent > 10_000 && dropped > 10_000 && copies > 10,
        "{sent} {dropped} {copies}"
    );
}
