//! Taps at ports, and the trace of one packet.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::json;
use xcpr_engine::trace::Event;
use xcpr_sim::{Network, Plan, TraceRequest, Traced};

const SECOND: u64 = 1_000_000_000;
/// Where a frame's TCP checksum is, behind XCP's header.
const CHECKSUM: usize = 14 + 20 + 20 + 16;

/// Makes a plan of two flows of XCP on 10 Mbit/s; a hundredth of the packets is lost behind r1.
fn plan() -> Plan {
    let flows = (0..2).map(|i| Flow::new("xcp", "rack", (0, 1), i * 10_000_000));
    let chain = Chain {
        duration_ns: SECOND,
        rate_bps: 1e7,
        delay_ns: 10_000_000,
        queue: json!({"discipline": "drop-tail", "limit": [100, "packets"]}),
        forward_loss: json!({"model": "random", "probability": 0.01}),
        flows: flows.collect(),
        ..Chain::dumbbell("xcp", "rack")
    };
    Plan::from_json(&chain.plan(PROGRAM).to_string()).unwrap()
}

/// Runs the plan with taps. Returns its result as JSON, and the file.
fn run_with_taps(ports: &[(&str, u16)], payload: bool) -> (String, Vec<u8>) {
    let mut network = Network::new(&plan()).unwrap();
    let ports: Vec<_> = ports.iter().map(|(n, p)| ((*n).to_owned(), *p)).collect();
    network.tap(&ports, payload).unwrap();
    let mut file = Vec::new();
    while network.step(1000) {
        file.extend(network.take_tapped());
    }
    file.extend(network.take_tapped());
    let result = serde_json::to_string(&network.into_result()).unwrap();
    (result, file)
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())
}

/// A frame of a file: interface, time, lengths, whether it goes out, bytes.
type Frame = (u32, u64, [u32; 2], bool, Vec<u8>);

/// Reads a file's frames, and how many interfaces it has.
fn frames(mut file: &[u8]) -> (usize, Vec<Frame>) {
    let (mut interfaces, mut frames) = (0, Vec::new());
    while !file.is_empty() {
        let len = word(file, 4) as usize;
        assert_eq!(word(file, len - 4) as usize, len, "the length stands twice");
        match word(file, 0) {
            0x0a0d_0d0a => assert!(frames.is_empty()),
            1 => interfaces += 1,
            6 => {
                let (held, wire) = (word(file, 20), word(file, 24));
                let time = u64::from(word(file, 12)) << 32 | u64::from(word(file, 16));
                let bytes = file[28..28 + held as usize].to_vec();
                let flags = word(file, 28 + (held as usize).next_multiple_of(4) + 4);
                frames.push((word(file, 8), time, [held, wire], flags == 2, bytes));
            }
            kind => panic!("a block of type {kind}"),
        }
        file = &file[len..];
    }
    (interfaces, frames)
}

#[test]
fn taps_capture_every_frame_and_leave_the_result_unchanged() {
    let mut network = Network::new(&plan()).unwrap();
    while network.step(u64::MAX) {}
    let result = network.into_result();
    let sent = result.channels[0].counts;
    let (with_taps, file) = run_with_taps(&[("r1", 2), ("r2", 1)], false);
    assert_eq!(serde_json::to_string(&result).unwrap(), with_taps);
    let (interfaces, frames) = frames(&file);
    assert_eq!(interfaces, 2);
    let count = |port, out| frames.iter().filter(|f| (f.0, f.3) == (port, out)).count() as u64;
    assert_eq!(count(0, true), sent.sent_packets);
    assert!(sent.loss_drops > 0, "frames are lost on the way");
    // Some are on their way at the end.
    let came = count(1, false) + sent.loss_drops;
    assert!(
        (came..came + 30).contains(&sent.sent_packets),
        "{came} of {sent:?}"
    );
    assert!(frames.is_sorted_by_key(|frame| frame.1), "by time");
    assert!(
        frames
            .iter()
            .all(|(_, at, [held, wire], ..)| *at <= SECOND && held <= wire)
    );
}

#[test]
fn tap_with_payload_captures_complete_frames() {
    let (_, file) = run_with_taps(&[("s0", 0)], true);
    let (_, frames) = frames(&file);
    assert!(frames.iter().all(|(_, _, [held, wire], ..)| held == wire));
    assert!(
        frames
            .iter()
            .any(|(_, _, [held, _], out, _)| *out && *held == 1000)
    );
}

#[test]
fn tap_on_an_unknown_port_is_refused() {
    let mut network = Network::new(&plan()).unwrap();
    let error = network.tap(&[("r1".to_owned(), 3)], false).unwrap_err();
    assert!(
        error.to_string().contains("\"r1\" has no port 3"),
        "{error}"
    );
}

fn trace(number: u64, to_sender: bool) -> Option<Traced> {
    let wanted = TraceRequest {
        flow: "flow0".to_owned(),
        number,
        to_sender,
    };
    Network::trace(&plan(), "r1", &wanted).unwrap()
}

fn find_emitted_frame(traced: &Traced) -> Option<&str> {
    traced.steps.iter().find_map(|step| match &step.event {
        Event::Leaves { bytes, .. } => Some(bytes.as_str()),
        _ => None,
    })
}

#[test]
fn traced_packet_leaves_as_in_an_untraced_run() {
    let (_, file) = run_with_taps(&[("r1", 2)], false);
    let (_, frames) = frames(&file);
    let sent = frames.into_iter().filter(|frame| frame.3).map(|frame| {
        let mut bytes = frame.4;
        bytes[CHECKSUM..CHECKSUM + 2].fill(0); // The tap wrote it.
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    });
    let sent: Vec<String> = sent.collect();
    for number in [1, 2, 50, 200] {
        let traced = trace(number, false).unwrap();
        let left = find_emitted_frame(&traced).unwrap();
        assert_eq!(
            sent.iter().filter(|frame| *frame == left).count(),
            1,
            "{number}"
        );
    }
    assert_eq!(trace(1_000_000, false), None, "the run ends before");
}

#[test]
fn ack_is_traced_in_the_reverse_direction() {
    let traced = trace(3, true).unwrap();
    assert_eq!(traced.port, 2);
    assert!(find_emitted_frame(&traced).is_some());
    let states = traced.steps.iter().filter_map(|step| match &step.event {
        Event::State { name } => Some(name.as_str()),
        _ => None,
    });
    assert!(states.eq([
        "start",
        "parse_link",
        "parse_frame",
        "RouterParser_parse_ipv4",
        "RouterParser_parse_ipv4_payload",
        "RouterParser_parse_congestion",
        "RouterParser_parse_tcp",
        "parse_frame_0",
    ]));
}

#[test]
fn trace_of_a_short_frame_shows_its_drop() {
    let traced = Network::trace_frame(&plan(), "r1", &[0; 10], 10, 2).unwrap();
    let dropped = |step: &xcpr_engine::trace::Step| {
        matches!(step.event, Event::Decision { dropped: true, .. })
    };
    assert!(traced.steps.iter().any(dropped));
    assert_eq!(find_emitted_frame(&traced), None);
    let error = Network::trace_frame(&plan(), "r9", &[0; 10], 10, 2).unwrap_err();
    assert!(
        error.to_string().contains("no router is named \"r9\""),
        "{error}"
    );
}
