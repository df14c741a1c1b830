//! An end of each transport over UDP at the mercy of its peer: what a conversation was made of comes back, changed, in any
//! order, at any time. The end may fail; it must not crash, send faster than its card, go on for ever or take memory
//! without bound. `XCPR_FUZZ_CASES` chooses how many conversations each end has, 20 by default.

#![expect(
    clippy::disallowed_methods,
    reason = "how long a test takes is chosen where it is started"
)]

mod pair;

use std::alloc::System;
use std::cell::RefCell;
use std::rc::Rc;

use cap::Cap;
use pair::{Pair, chances, deliver, flows};
use xcpr_hosts::*;

#[global_allocator]
static MEMORY: Cap<System> = Cap::new(System, usize::MAX);

/// Bytes of an object that the ends begin with.
const OBJECT: u64 = 300_000;
/// What an end may take beyond what it had before the first lie: windows of what is on the way, no more.
const BOUND: usize = 24 << 20;
/// How many packets come in each conversation.
const PACKETS: usize = 300;
/// Within how long an end that nobody answers has given up.
const PATIENCE: Span = Span::from_millis(600_000);
/// What it may send in that time again: a TCP connection of its own tries once a minute (RFC 6298 section 2.5), until a
/// driver gives up.
const RETRIES: u64 = 20;

/// A packet, with its whole length, or a message of the connection.
type Heard = (Vec<u8>, Option<u32>);

fn cases() -> u64 {
    match std::env::var("XCPR_FUZZ_CASES") {
        Ok(cases) => cases.parse().expect("XCPR_FUZZ_CASES is a number"),
        Err(_) => 20,
    }
}

/// What both ends say until `until`, and the ends then.
fn conversation(flow: &FlowConfig, until: Instant) -> (Pair, [Vec<Heard>; 2]) {
    let heard = Rc::new(RefCell::new([Vec::new(), Vec::new()]));
    let (packets, messages) = (Rc::clone(&heard), Rc::clone(&heard));
    let mut count = 0;
    let mut pair = Pair::new(flow).with_path(move |sent| {
        let packet = (sent.bytes.clone(), sent.packet_len);
        packets.borrow_mut()[usize::from(sent.to_receiver)].push(packet);
        count += 1;
        // Losses make reports of losses.
        match count % 23 {
            0 if sent.data => Vec::new(),
            _ => deliver(),
        }
    });
    pair.letters = Box::new(move |sent| {
        let message = (sent.bytes.clone(), None);
        messages.borrow_mut()[usize::from(sent.to_receiver)].push(message);
        true
    });
    pair.run(until);
    let heard = heard.take();
    (pair, heard)
}

/// Changes a few of its bytes, words or its length, or nothing.
fn change(heard: &mut Heard, chance: &mut impl FnMut() -> f64) {
    let (bytes, len) = heard;
    // A driver hands over whole IPv4 and UDP headers; what follows is the peer's.
    let headers = if len.is_some() { 28 } else { 0 };
    if bytes.len() <= headers {
        return;
    }
    for _ in 0..(chance() * 4.0) as u32 {
        let own = headers + (chance() * (bytes.len() - headers).min(96) as f64) as usize;
        match chance() {
            c if c < 0.4 => bytes[own] = [0, 1, 0x7f, 0x80, 0xff][(chance() * 5.0) as usize],
            c if c < 0.8 => {
                let words = [0, 2, 0x7fff_fffe, 0x8000_0000, 0xffff_fffe];
                let word = words[own % words.len()] + (chance() * 2.0) as u32;
                for (place, byte) in bytes[own & !3..].iter_mut().zip(word.to_be_bytes()) {
                    *place = byte;
                }
            }
            c if c < 0.9 => bytes.truncate(own),
            _ => bytes.extend((0..own).map(|place| place as u8)),
        }
        if bytes.len() <= headers {
            break;
        }
    }
    if let Some(len) = len {
        *len = (*len).max(bytes.len() as u32);
    }
}

/// The end that is lied to, how long it has been, and what it has sent since.
struct Victim {
    end: Box<dyn End>,
    now: Instant,
    packets: u64,
    bytes: u64,
}

impl Victim {
    fn hear(&mut self, (bytes, len): &Heard) {
        match len {
            None => self.end.hear(self.now, bytes),
            Some(len) => {
                let new = self.end.handle(self.now, bytes, *len);
                assert!(
                    new.is_empty() || new.end - new.start <= u64::from(*len),
                    "{new:?} came in a packet of {len} bytes"
                );
            }
        }
        self.settle();
    }

    /// Lets it say what it has to say now.
    fn settle(&mut self) {
        let mut buf = [0; MAX_HEADER_LEN];
        let before = self.packets;
        while let Some(wanted) = self.end.wants() {
            assert!(
                wanted.end <= OBJECT,
                "{wanted:?} is behind the object's end"
            );
            self.end
                .supply(vec![7; (wanted.end - wanted.start) as usize]);
        }
        while let Some(sent) = self.end.poll_transmit(self.now, &mut buf) {
            self.packets += 1;
            self.bytes += u64::from(sent.packet_len);
            assert!(self.packets - before < 20_000, "no end of packets at once");
        }
        while self.end.poll_message().is_some() || self.end.poll_decoded().is_some() {}
    }

    /// Lets time pass.
    fn wait(&mut self, until: Instant) {
        while let Some(at) = self.end.deadline().filter(|at| *at <= until) {
            let before = (at, self.packets);
            self.now = self.now.max(at);
            self.end.on_deadline(self.now);
            self.settle();
            let after = self.end.deadline().unwrap_or(until);
            assert!(
                after > before.0 || self.packets > before.1,
                "a deadline that stays"
            );
        }
        self.now = self.now.max(until);
    }
}

#[test]
fn a_hostile_peer_harms_its_own_conversation_at_most() {
    for flow in flows() {
        for role in [Role::Sender, Role::Receiver] {
            for seed in 0..cases() {
                attack(&flow, role, seed);
            }
        }
    }
}

fn attack(flow: &FlowConfig, role: Role, seed: u64) {
    let mut chance = chances(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1);
    let flow = FlowConfig {
        bytes: Some(OBJECT),
        ..flow.clone()
    };
    let (_, whole) = conversation(&flow, Instant(10_000_000_000));
    let begun = Instant((chance() * 250_000_000.0) as u64);
    let (pair, _) = conversation(&flow, begun);
    let (end, said) = match role {
        Role::Sender => (pair.sender, &whole[0]),
        Role::Receiver => (pair.receiver, &whole[1]),
    };
    let mut victim = Victim {
        end,
        now: begun,
        packets: 0,
        bytes: 0,
    };
    let (transport, carries) = (flow.transport, flow.connection.is_some());
    let name = format!("{transport}, {role:?}, carries {carries}, seed {seed}");
    let before = MEMORY.allocated();
    for _ in 0..PACKETS {
        let mut heard = said[(chance() * said.len() as f64) as usize].clone();
        change(&mut heard, &mut chance);
        victim.hear(&heard);
        let pause = if chance() < 0.9 { 2e6 } else { 200e6 };
        victim.wait(victim.now + Span((chance() * pause) as u64));
        let taken = MEMORY.allocated().saturating_sub(before);
        assert!(taken < BOUND, "{name}: {taken} bytes");
    }
    let lasted = victim.now.since(begun).as_secs_f64();
    let card = flow.interface_bps.expect("a card's rate") as f64 / 8.0;
    let most = lasted * card + 1e6;
    assert!(
        (victim.bytes as f64) < most,
        "{name}: {} bytes in {lasted} s",
        victim.bytes
    );
    victim.wait(victim.now + PATIENCE);
    let before = victim.packets;
    victim.wait(victim.now + PATIENCE);
    let more = victim.packets - before;
    assert!(more <= RETRIES, "{name}: it goes on, {more} packets");
}
