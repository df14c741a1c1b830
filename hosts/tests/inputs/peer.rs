//! Inputs that control a hostile peer: recorded packets of a session arrive changed, in any order, at any time. The
//! endpoint may fail, but never crash, exceed its interface's rate, send for ever or take memory without bound. A byte
//! of the input is a choice. The peer is silent when none is left.

use std::alloc::System;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use cap::Cap;
use xcpr_hosts::flow::registry::Shape;
use xcpr_hosts::*;

use crate::common::peerless::PeerlessEndpoint;
use crate::common::{Network, all_flows, deliver};

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// Bytes of the object that is transferred.
const OBJECT: u64 = 100_000;
/// Memory that an endpoint may allocate during the attack, bytes: windows in flight.
const MAX_MEMORY_BYTES: usize = 24 << 20;
/// Packets of an attack.
const MAX_PACKETS: usize = 300;
/// Time after which an endpoint without an answer has given up.
const GIVE_UP_TIMEOUT: Span = Span::from_millis(600_000);
/// Packets that it may still send in that time. A TCP connection retries once a minute (RFC 6298
/// section 2.5), until a driver gives up.
const MAX_RETRIES: u64 = 20;
/// Edge cases of 32-bit arithmetic.
const EDGE_CASES: [u32; 8] = [
    0,
    1,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    0xffff_ffff,
    3,
];

/// A packet, with its whole length, or a message of the connection.
type PeerInput = (Vec<u8>, Option<u32>);

/// The choices that an input has left.
struct Choices<'a>(std::slice::Iter<'a, u8>);

impl Choices<'_> {
    /// Draws one of so many; `None` when none is left.
    fn below(&mut self, n: usize) -> Option<usize> {
        let (mut value, mut known) = (0, 1);
        while known < n {
            value = value << 8 | usize::from(*self.0.next()?);
            known <<= 8;
        }
        Some(value % n)
    }

    /// Draws any word.
    fn word(&mut self) -> Option<u32> {
        let bytes = [(); 4].map(|()| self.0.next().copied());
        Some(u32::from_be_bytes([
            bytes[0]?, bytes[1]?, bytes[2]?, bytes[3]?,
        ]))
    }
}

/// Runs a session until `until`. Returns both endpoints and what each received.
fn session(flow: &FlowConfig, until: Instant) -> (Network, [Vec<PeerInput>; 2]) {
    let inputs = Rc::new(RefCell::new([Vec::new(), Vec::new()]));
    let (packets, messages) = (Rc::clone(&inputs), Rc::clone(&inputs));
    let mut count = 0;
    let mut net = Network::with_bottleneck(flow).with_path(move |sent| {
        let packet = (sent.bytes.clone(), sent.packet_len);
        packets.borrow_mut()[usize::from(sent.to_receiver)].push(packet);
        count += 1;
        // Losses make reports of losses.
        match count % 23 {
            0 if sent.is_data() => Vec::new(),
            _ => deliver(),
        }
    });
    net.message_filter = Box::new(move |sent| {
        let message = (sent.bytes.clone(), None);
        messages.borrow_mut()[usize::from(sent.to_receiver)].push(message);
        true
    });
    net.run(until);
    let inputs = inputs.take();
    (net, inputs)
}

/// Returns all packets and messages that an endpoint receives in a complete session.
fn record_peer_inputs(which: usize, flow: &FlowConfig, role: Role) -> Rc<Vec<PeerInput>> {
    type Known = BTreeMap<(usize, &'static str, bool), Rc<Vec<PeerInput>>>;
    thread_local!(static KNOWN: RefCell<Known> = RefCell::default());
    let to_receiver = role == Role::Receiver;
    KNOWN.with_borrow_mut(|known| {
        let key = |to| (which, flow.recovery.name(), to);
        if !known.contains_key(&key(to_receiver)) {
            let (_, [to_sender, to_receiver]) = session(flow, Instant(10_000_000_000));
            known.insert(key(false), Rc::new(to_sender));
            known.insert(key(true), Rc::new(to_receiver));
        }
        Rc::clone(&known[&key(to_receiver)])
    })
}

/// Changes a few bytes or words behind `headers` bytes, or the length, or nothing. Returns `None` if no choice is left.
fn change(input: &mut PeerInput, headers: usize, choices: &mut Choices<'_>) -> Option<()> {
    let (bytes, len) = input;
    for _ in 0..choices.below(4)? {
        let Some(own) = bytes.len().checked_sub(headers + 1) else {
            break;
        };
        let own = headers + choices.below(own.min(95) + 1)?;
        match choices.below(16)? {
            0..3 => bytes[own] = [0, 1, 0x7f, 0x80, 0xff][choices.below(5)?],
            3..6 => bytes[own] = choices.below(256)? as u8,
            kind @ 6..14 => {
                let word = match kind {
                    6..10 => EDGE_CASES[choices.below(EDGE_CASES.len())?],
                    _ => choices.word()?,
                };
                for (place, byte) in bytes[own & !3..].iter_mut().zip(word.to_be_bytes()) {
                    *place = byte;
                }
            }
            14 => bytes.truncate(own),
            _ => bytes.extend((0..own).map(|place| place as u8)),
        }
    }
    if let Some(len) = len {
        *len = (*len).max(bytes.len() as u32);
    }
    Some(())
}

/// Attacks the endpoint that the first two bytes of an input select: one of [`all_flows`], sender or receiver.
pub fn run(input: &[u8]) {
    let flows: Vec<FlowConfig> = all_flows().collect();
    let mut choices = Choices(input.iter());
    if let (Some(which), Some(role)) = (choices.below(flows.len()), choices.below(2)) {
        let role = [Role::Sender, Role::Receiver][role];
        attack(which, &flows[which], role, choices);
    }
}

fn attack(which: usize, flow: &FlowConfig, role: Role, mut choices: Choices<'_>) {
    let over_udp = flow.transport.shape() == Shape::Datagrams;
    let recovery = match choices.below(Recovery::ALL.len()) {
        Some(recovery) if !over_udp => Recovery::ALL[recovery],
        _ => flow.recovery,
    };
    let flow = FlowConfig {
        bytes: Some(OBJECT),
        recovery,
        ..flow.clone()
    };
    // A driver hands over whole IPv4 headers, and UDP's; what follows is the peer's.
    let headers = if over_udp { 28 } else { 20 };
    let recorded = record_peer_inputs(which, &flow, role);
    let begun = choices
        .below(64)
        .map_or(0, |quarter| quarter as u64 * 4_000_000);
    let begun = Instant(begun);
    let (net, _) = session(&flow, begun);
    let end = match role {
        Role::Sender => net.sender,
        Role::Receiver => net.receiver,
    };
    let mut victim = PeerlessEndpoint::new(end, begun, OBJECT);
    let (transport, carries) = (flow.transport, flow.connection.is_some());
    let name = format!("{transport}, {role:?}, carries {carries}");
    let before = MEMORY.allocated();
    for _ in 0..MAX_PACKETS {
        let Some(index) = choices.below(recorded.len()) else {
            break;
        };
        let mut input = recorded[index].clone();
        let own = if input.1.is_some() { headers } else { 0 };
        let pause = change(&mut input, own, &mut choices).and_then(|()| {
            let most = [2_000, 2_000, 2_000, 200_000][choices.below(4)?];
            choices.below(256).map(|part| part as u64 * most / 256)
        });
        match input {
            (message, None) => victim.handle_message(&message),
            (packet, Some(len)) => victim.handle_packet(&packet, len),
        }
        victim.wait(Span::from_micros(pause.unwrap_or(0)));
        victim.messages.clear();
        let taken = MEMORY.allocated().saturating_sub(before);
        assert!(taken < MAX_MEMORY_BYTES, "{name}: {taken} bytes");
    }
    let lasted = victim.now.since(begun).as_secs_f64();
    // Packets of a window wait for the interface in the driver.
    let interface = flow.interface_bps.expect("an interface's rate") as f64 / 8.0;
    let most = lasted * interface + 1e6;
    assert!(
        !over_udp || (victim.sent_bytes as f64) < most,
        "{name}: {} bytes in {lasted} s",
        victim.sent_bytes
    );
    victim.wait(GIVE_UP_TIMEOUT);
    let before = victim.sent_packets;
    victim.wait(GIVE_UP_TIMEOUT);
    let more = victim.sent_packets - before;
    assert!(more <= MAX_RETRIES, "{name}: it goes on, {more} packets");
}
