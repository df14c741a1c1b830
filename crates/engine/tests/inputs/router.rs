//! Inputs of packets to the compiled XCP router, one after the other: [`PACKET`] bytes each.
//! Interpreter and native code must agree on them. No packet may leave with more feedback than it requested.

use std::cell::OnceCell;
use std::sync::Arc;

use xcpr_engine::{
    EgressVerdict, Frame, Match, Pipeline, Program, QueueInfo, SavedPacket, Switch, TableEntry,
    Verdict,
};
use xcpr_units::Instant;

/// Bytes of a packet in an input. The first four are the gap to the packet before and the time in the
/// queue. Each of both is the logarithm of its maximum and a fraction of that. Then follow the last
/// byte of both addresses, the length, the position and the value of a fault, and the bytes behind IPv4.
const PACKET: usize = 32;
/// Bytes of a packet in an input before those behind IPv4.
const DESCRIPTION: usize = 8;
/// Where the congestion header of a frame begins, and its H_feedback.
const HEADER: usize = 34;
const FEEDBACK: std::ops::Range<usize> = HEADER + 12..HEADER + 16;
/// Cells of the registers that are looked at: those of ports, not those of flows.
const CELLS: u32 = 8;

fn entry(table: &str, key: (&str, Match), action: &str, params: &[(&str, u128)]) -> TableEntry {
    TableEntry {
        table: table.into(),
        matches: [(key.0.to_owned(), key.1)].into(),
        priority: 0,
        action: action.into(),
        params: params.iter().map(|(n, v)| ((*n).to_owned(), *v)).collect(),
    }
}

/// Makes a switch with hosts behind ports 1 to 4. Ports 1 and 2 have 1 Mbit/s and 100 Mbit/s, port 3 has 100 Mbit/s and
/// is policed and guarded, port 4 has no capacity.
fn router_switch(program: &Arc<Program>) -> Switch {
    let mut switch = Switch::new(Arc::clone(program));
    let mut insert = |entry: TableEntry| {
        switch.insert(&entry).expect("it fits");
    };
    for port in 1..=4u128 {
        let to = Match::Lpm {
            value: 0x0a00_0009 | port << 8,
            prefix_len: 32,
        };
        let params = [("port", port), ("src_mac", 1), ("dst_mac", 2)];
        let key = ("hdr.ipv4.dst_addr", to);
        insert(entry(
            "XcpIngress.ipv4_lpm",
            key,
            "XcpIngress.forward",
            &params,
        ));
    }
    for (port, megabits) in [(1, 1u128), (2, 100), (3, 100)] {
        let params = [("capacity_q20", (megabits << 20) / 8)];
        let key = ("standard_metadata.egress_port", Match::Exact(port));
        insert(entry(
            "XcpEgress.port_config",
            key,
            "XcpEgress.set_capacity",
            &params,
        ));
    }
    for (table, action) in [("policed_ports", "police"), ("wary_ports", "beware")] {
        let key = ("port", Match::Exact(3));
        let (table, action) = (format!("XcpEgress.{table}"), format!("XcpEgress.{action}"));
        insert(entry(&table, key, &action, &[]));
    }
    switch.set_clone_session(1, &[(255, 0)], 0);
    switch
}

/// A frame of an input, its gap to the frame before and its time in the queue, microseconds, and its claimed length.
struct Sent {
    frame: Vec<u8>,
    after: u64,
    waits: u64,
    len: u32,
}

impl Sent {
    fn decode(input: &[u8; PACKET]) -> Sent {
        let part = |most: u8, part: u8| (u64::from(part) << (most % 24)) >> 8;
        let mut frame = vec![0; 12];
        frame.extend([8, 0, 0x45, 0, 3, 0xda, 0, 1, 0x40, 0, 64, 253, 0, 0]);
        frame.extend([10, 0, 9, input[4] % 16, 10, 0, input[4] >> 4, 9]);
        frame.extend(&input[DESCRIPTION..]);
        frame.extend([0; 8]);
        // The fault may be in the congestion header too, where it is the packet's claim.
        let wrong = 12 + usize::from(input[6]) % (frame.len() - 12);
        frame[wrong] ^= input[7];
        let words = frame[14..HEADER].chunks(2);
        let sum: u32 = words
            .map(|word| u32::from(u16::from_be_bytes([word[0], word[1]])))
            .sum();
        let folded = (sum & 0xffff) + (sum >> 16);
        let checksum = !((folded & 0xffff) + (folded >> 16)) as u16;
        frame[24..26].copy_from_slice(&checksum.to_be_bytes());
        Sent {
            after: part(input[0], input[1]),
            waits: part(input[2], input[3]),
            len: frame.len() as u32 + 6 * u32::from(input[5]),
            frame,
        }
    }
}

/// Returns the frames that leave, with their ports, in their order.
fn pass(switch: &mut Switch, sent: &Sent, now: u64) -> Vec<(u16, Vec<u8>)> {
    let at = Instant::from_micros;
    let verdict = switch.ingress(&sent.frame, sent.len, 5, at(now));
    let mut waiting: Vec<(u16, SavedPacket)> =
        switch.take_copies().map(|c| (c.port, c.packet)).collect();
    if let Verdict::Unicast(port) = verdict {
        let mut saved = SavedPacket::default();
        switch.save(&mut saved);
        waiting.insert(0, (port, saved));
    }
    let mut left = Vec::new();
    while !waiting.is_empty() {
        let (port, saved) = waiting.remove(0);
        let mut frame = Frame::default();
        switch.restore(&saved);
        let queue = QueueInfo {
            port,
            now: at(now + sent.waits),
            enq: at(now),
            ..QueueInfo::default()
        };
        if switch.egress(queue, &mut frame) == EgressVerdict::Transmit {
            left.push((port, frame.as_slice().to_vec()));
        }
        waiting.extend(switch.take_copies().map(|c| (c.port, c.packet)));
    }
    left
}

/// Sends an input's packets. `seen` gets a number for each magnitude that a register of a port has.
pub fn run(input: &[u8], mut seen: impl FnMut(usize)) {
    thread_local!(static PROGRAMS: OnceCell<[Arc<Program>; 2]> = const { OnceCell::new() });
    let [mut native, mut interpreted] = PROGRAMS.with(|programs| {
        let text = include_str!("../../../../p4src/compiled/xcp_router_policed.json");
        let loaded = programs.get_or_init(|| {
            [Program::from_json(text), Program::interpreted(text)]
                .map(|p| Arc::new(p.expect("it loads")))
        });
        [router_switch(&loaded[0]), router_switch(&loaded[1])]
    });
    let mut now = 1_000_000;
    for packet in input.as_chunks().0 {
        let sent = Sent::decode(packet);
        now += sent.after;
        let left = pass(&mut native, &sent, now);
        assert_eq!(left, pass(&mut interpreted, &sent, now), "{packet:?}");
        // Options move the congestion header.
        let at_its_place = sent.frame[14] == 0x45;
        for (_, frame) in left.iter().filter(|(port, _)| at_its_place && *port != 255) {
            let feedback =
                |frame: &[u8]| i32::from_be_bytes(frame[FEEDBACK].try_into().expect("four bytes"));
            assert!(
                feedback(frame) <= feedback(&sent.frame),
                "{packet:?}: more feedback than requested"
            );
            for range in [HEADER..FEEDBACK.start, FEEDBACK.end..frame.len()] {
                assert_eq!(
                    frame[range.clone()],
                    sent.frame[range],
                    "{packet:?}: another field changed"
                );
            }
        }
    }
    for (number, (name, size, _)) in native.program().registers().enumerate() {
        for cell in 0..CELLS.min(size) {
            let value = interpreted.register(name, cell).expect("it is there");
            seen(129 * number + (128 - value.leading_zeros()) as usize);
        }
    }
}
