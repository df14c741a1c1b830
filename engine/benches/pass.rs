//! Nanoseconds per pass (ingress and egress) of the XCP router: `cargo bench -p xcpr-engine`.
//!
//! 16 flows of 1000-byte packets with different windows and round-trip times cross one port at about
//! its capacity (1 Gbit/s). The pass is measured natively and interpreted, with and without the copy that waits
//! in a queue between the two.
#![allow(clippy::disallowed_methods, clippy::print_stdout)]

use std::sync::Arc;
use std::time::Instant as WallTime;

use xcpr_engine::{Frame, Image, Match, Program, QueueInfo, Switch, TableEntry, Verdict};
use xcpr_units::{Instant, Span};

const ROUTER: &str = include_str!("../../p4src/compiled/xcp_router.json");
const PASSES: u64 = 2_000_000;

fn router(program: &Arc<Program>) -> Switch {
    let mut s = Switch::new(Arc::clone(program));
    let params = |p: &[(&str, u128)]| p.iter().map(|(n, v)| (n.to_string(), *v)).collect();
    for i in 0..20u128 {
        s.insert(&TableEntry {
            table: "XcpIngress.ipv4_lpm".into(),
            matches: vec![(
                "hdr.ipv4.dst_addr".into(),
                Match::Lpm {
                    value: 0x0a00_0000 + (i << 8),
                    prefix_len: 24,
                },
            )],
            action: "XcpIngress.forward".into(),
            params: params(&[("port", 1 + i % 2), ("src_mac", 2), ("dst_mac", 3)]),
            ..TableEntry::default()
        })
        .expect("the route fits");
    }
    for port in 1..=2 {
        s.insert(&TableEntry {
            table: "XcpEgress.port_config".into(),
            matches: vec![("standard_metadata.egress_port".into(), Match::Exact(port))],
            action: "XcpEgress.set_capacity".into(),
            // The capacity is 125 bytes per microsecond.
            params: params(&[("capacity_q20", 125 << 20)]),
            ..TableEntry::default()
        })
        .expect("the port fits");
    }
    s.set_clone_session(1, &[(255, 0)], 0);
    s
}

fn packet(flow: u8) -> Vec<u8> {
    let mut p = vec![0; 86];
    p[12..14].copy_from_slice(&[8, 0]);
    let ip = [
        0x45, 0, 3, 0xda, 0, flow, 0x40, 0, 64, 253, 0, 0, 10, 0, 1, flow, 10, 0, 2, flow,
    ];
    let mut sum: u32 = ip
        .chunks(2)
        .map(|c| u32::from(u16::from_be_bytes([c[0], c[1]])))
        .sum();
    sum = (sum & 0xffff) + (sum >> 16);
    p[14..34].copy_from_slice(&ip);
    p[24..26].copy_from_slice(&(!((sum & 0xffff) + (sum >> 16)) as u16).to_be_bytes());
    p[34..38].copy_from_slice(&[6, 20, 0x11, 0]);
    p[38..42].copy_from_slice(&(50_000 + 7_000 * u32::from(flow)).to_be_bytes());
    p[42..46].copy_from_slice(&(80_000 + 3_000 * u32::from(flow)).to_be_bytes());
    p[46..50].copy_from_slice(&i32::MAX.to_be_bytes());
    p[66] = 0x80;
    p
}

fn measure(name: &str, program: &Arc<Program>, queued: bool) {
    let mut s = router(program);
    let packets: Vec<_> = (0..16).map(packet).collect();
    let (mut image, mut frame) = (Image::default(), Frame::default());
    let (mut sent, mut copies) = (0u64, 0usize);
    let start = WallTime::now();
    for i in 0..PASSES {
        let now = Instant::from_micros(1_000 + i * 8);
        let verdict = s.ingress(&packets[(i % 16) as usize], 1000, 3, now);
        let Verdict::Unicast(port) = verdict else {
            panic!("{verdict:?}")
        };
        if queued {
            s.suspend(&mut image);
            s.resume(&image);
        }
        let q = QueueInfo {
            port,
            now: now + Span::from_micros(40),
            enq: now,
            enq_depth: 5,
            deq_depth: 4,
        };
        sent += u64::from(s.egress(q, &mut frame) == xcpr_engine::EgressVerdict::Transmit);
        copies += s.take_copies().count();
    }
    let ns = start.elapsed().as_nanos() as f64 / PASSES as f64;
    let feedback = u32::from_be_bytes([
        frame.bytes[46],
        frame.bytes[47],
        frame.bytes[48],
        frame.bytes[49],
    ]);
    println!(
        "{name}: {ns:.1} ns per pass ({sent} sent, {copies} telemetry records, last feedback {})",
        feedback as i32
    );
}

fn main() {
    let start = WallTime::now();
    let native = Arc::new(Program::from_json(ROUTER).expect("the program loads"));
    println!("loaded and translated in {:.1?}", start.elapsed());
    let interpreted = Arc::new(Program::interpreted(ROUTER).expect("the program loads"));
    for _ in 0..3 {
        for queued in [false, true] {
            let how = if queued { "queued" } else { "straight" };
            measure(&format!("native {how:8}     "), &native, queued);
            measure(&format!("interpreted {how:8}"), &interpreted, queued);
        }
    }
}
