//! Nanoseconds per pass (parser to deparser) of three programs: `cargo bench -p xcpr-engine --profile release`.
//!
//! - `xcp` is the XCP router. Its 16 flows of 1000-byte packets have different windows and RTTs, at about the capacity
//!   of a port.
//!
//! - `basic` is `p4src/examples/counting_router.p4`: longest prefix, TTL, checksum, a filter of UDP, a counter.
//!
//! - `int` is `fixtures/int.p4`: the same with in-band telemetry, which adds a header of 28 bytes.
//!
//! Each runs natively and interpreted, straight on and with the copy that waits in a queue between ingress and egress. Words after `--`
//! choose (`-- xcp native straight`), a number among them says how many passes. `bench/cost/instructions.py` counts instructions with this.
#![allow(clippy::disallowed_methods, clippy::print_stdout)]

use std::sync::Arc;
use std::time::Instant as WallTime;

use xcpr_engine::{
    EgressVerdict, Frame, Match, Pipeline, Program, QueueInfo, SavedPacket, Switch, TableEntry,
    Verdict,
};
use xcpr_units::{Instant, Span};

const PASSES: u64 = 2_000_000;
const FLOWS: u8 = 16;
const ETHERNET: usize = 14;
const UDP: u8 = 17;
const XCP: u8 = 253;

/// A program with what its tables hold and what passes it.
struct Case {
    name: &'static str,
    json: &'static str,
    fill: fn(&mut Switch),
    packet: fn(u8) -> Vec<u8>,
}

const CASES: [Case; 3] = [
    Case {
        name: "xcp",
        json: include_str!("../../../p4src/compiled/xcp_router.json"),
        fill: fill_xcp,
        packet: xcp_packet,
    },
    Case {
        name: "basic",
        json: include_str!("../../../p4src/compiled/counting_router.json"),
        fill: |s| {
            routes(s, "CountingIngress", |port| {
                vec![("port", port), ("next_hop", 2), ("own", 3)]
            })
        },
        packet: |flow| udp_packet(flow, 9, &[]),
    },
    Case {
        name: "int",
        json: include_str!("../tests/fixtures/int.json"),
        fill: fill_int,
        // A shim of no hops yet, and eight to come.
        packet: |flow| udp_packet(flow, 5000, &[0, 8, 0, 0]),
    },
];

/// Routes to ports 1 and 2 by a program's table of longest prefixes.
fn routes(s: &mut Switch, control: &str, params: fn(u128) -> Vec<(&'static str, u128)>) {
    let table = if control == "XcpIngress" {
        "ipv4_lpm"
    } else {
        "routes"
    };
    for i in 0..20u128 {
        let to = Match::Lpm {
            value: 0x0a00_0000 + (i << 8),
            prefix_len: 24,
        };
        insert(
            s,
            &format!("{control}.{table}"),
            "hdr.ipv4.dst_addr",
            to,
            &format!("{control}.forward"),
            &params(1 + i % 2),
        );
    }
}

fn insert(
    s: &mut Switch,
    table: &str,
    key: &str,
    to: Match,
    action: &str,
    params: &[(&str, u128)],
) {
    s.insert(&TableEntry {
        table: table.into(),
        matches: vec![(key.into(), to)],
        action: action.into(),
        params: params
            .iter()
            .map(|(name, v)| (name.to_string(), *v))
            .collect(),
        ..TableEntry::default()
    })
    .expect("the entry fits");
}

fn fill_xcp(s: &mut Switch) {
    routes(s, "XcpIngress", |port| {
        vec![("port", port), ("src_mac", 2), ("dst_mac", 3)]
    });
    for port in 1..=2 {
        let to = Match::Exact(port);
        // The capacity is 125 bytes per microsecond.
        let capacity = [("capacity_q20", 125 << 20)];
        insert(
            s,
            "XcpEgress.port_config",
            "standard_metadata.egress_port",
            to,
            "XcpEgress.set_capacity",
            &capacity,
        );
    }
    s.set_clone_session(1, &[(255, 0)], 0);
}

fn fill_int(s: &mut Switch) {
    routes(s, "IntIngress", |port| {
        vec![("port", port), ("dst_addr", 2)]
    });
    for port in 1..=2 {
        let to = Match::Exact(port);
        insert(
            s,
            "IntEgress.transit",
            "standard_metadata.egress_port",
            to,
            "IntEgress.add_hop",
            &[("switch_id", 7)],
        );
    }
}

/// Makes Ethernet and IPv4 for 986 bytes of payload.
fn ipv4_packet(flow: u8, protocol: u8, held: usize) -> Vec<u8> {
    let mut p = vec![0; held];
    p[12..14].copy_from_slice(&[8, 0]);
    let ip = [
        0x45, 0, 3, 0xda, 0, flow, 0x40, 0, 64, protocol, 0, 0, 10, 0, 1, flow, 10, 0, 2, flow,
    ];
    let words = ip
        .chunks(2)
        .map(|c| u32::from(u16::from_be_bytes([c[0], c[1]])));
    let sum: u32 = words.sum();
    let sum = (sum & 0xffff) + (sum >> 16);
    p[ETHERNET..34].copy_from_slice(&ip);
    p[24..26].copy_from_slice(&(!((sum & 0xffff) + (sum >> 16)) as u16).to_be_bytes());
    p
}

fn xcp_packet(flow: u8) -> Vec<u8> {
    let mut p = ipv4_packet(flow, XCP, 86);
    p[34..38].copy_from_slice(&[6, 20, 0x11, 0]);
    p[38..42].copy_from_slice(&(50_000 + 7_000 * u32::from(flow)).to_be_bytes());
    p[42..46].copy_from_slice(&(80_000 + 3_000 * u32::from(flow)).to_be_bytes());
    p[46..50].copy_from_slice(&i32::MAX.to_be_bytes());
    p[66] = 0x80;
    p
}

fn udp_packet(flow: u8, port: u16, payload: &[u8]) -> Vec<u8> {
    let mut p = ipv4_packet(flow, UDP, 42);
    p[36..38].copy_from_slice(&port.to_be_bytes());
    p[38..40].copy_from_slice(&966u16.to_be_bytes());
    p.extend_from_slice(payload);
    p
}

/// Lets packets pass one after another. Returns how many were sent, and how many copies were made.
#[inline(never)]
fn drive(
    s: &mut Switch,
    packets: &[Vec<u8>],
    queued: bool,
    passes: u64,
    frame: &mut Frame,
) -> (u64, usize) {
    let mut saved = SavedPacket::default();
    let (mut sent, mut copies) = (0, 0);
    for (packet, i) in packets.iter().cycle().zip(0..passes) {
        let now = Instant::from_micros(1_000 + i * 8);
        let verdict = s.ingress(packet, 1000, 3, now);
        let Verdict::Unicast(port) = verdict else {
            panic!("{verdict:?}")
        };
        if queued {
            s.save(&mut saved);
            s.restore(&saved);
        }
        let q = QueueInfo {
            port,
            now: now + Span::from_micros(40),
            enq: now,
            enq_depth: 5,
            deq_depth: 4,
            ..QueueInfo::default()
        };
        sent += u64::from(s.egress(q, frame) == EgressVerdict::Transmit);
        copies += s.take_copies().count();
    }
    (sent, copies)
}

fn measure(case: &Case, back_end: &str, program: &Arc<Program>, way: &str, passes: u64) {
    let mut s = Switch::new(Arc::clone(program));
    (case.fill)(&mut s);
    let packets: Vec<_> = (0..FLOWS).map(case.packet).collect();
    let mut frame = Frame::default();
    let start = WallTime::now();
    let (sent, copies) = drive(&mut s, &packets, way == "queued", passes, &mut frame);
    let ns = start.elapsed().as_nanos() as f64 / passes as f64;
    println!(
        "{:5} {back_end:11} {way:8} {ns:7.1} ns per pass, {:5.2} million a second ({sent} sent, {copies} copies, {} bytes)",
        case.name,
        1e3 / ns,
        frame.len,
    );
}

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|w| !w.starts_with('-'))
        .collect();
    let passes = words.iter().find_map(|w| w.parse().ok()).unwrap_or(PASSES);
    let names: Vec<&String> = words.iter().filter(|w| w.parse::<u64>().is_err()).collect();
    for case in &CASES {
        for back_end in ["native", "interpreted"] {
            for way in ["straight", "queued"] {
                let chosen = |w: &&String| [case.name, back_end, way].contains(&w.as_str());
                if !names.iter().all(chosen) {
                    continue;
                }
                let load = match back_end {
                    "native" => Program::from_json,
                    _ => Program::interpreted,
                };
                let program = Arc::new(load(case.json).expect("the program loads"));
                measure(case, back_end, &program, way, passes);
            }
        }
    }
}
