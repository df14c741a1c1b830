//! Inputs that say what is changed in the JSON of the fixture `constructs`: a JSON list of places and of what stands there
//! instead, as `tests/helpers/fuzzing.py` has them.

use std::cell::OnceCell;
use std::sync::Arc;

use serde_json::Value;
use xcpr_engine::{Engine, Enqueue, Frame, Ports, Program, QueueInfo, SavedPacket, Switch};
use xcpr_units::Instant;

const NOW: Instant = Instant::from_micros(7);
/// A packet that enters no loop of the fixture's: a changed one may have no end.
const PACKET: [u8; 61] = {
    let mut packet = [0; 61];
    packet[0] = 0x80;
    let mut at = 1;
    while at < packet.len() {
        packet[at] = at as u8 - 1;
        at += 1;
    }
    packet
};

/// Ports that are always idle.
struct Idle;

impl Ports for Idle {
    fn enqueue(&mut self, port: u16, _priority: u8, _wire_len: u32) -> Enqueue<'_> {
        Enqueue::Transmit(QueueInfo {
            port,
            now: NOW,
            enq: NOW,
            ..QueueInfo::default()
        })
    }

    fn dequeue(&mut self, _port: u16) -> Option<(QueueInfo, &SavedPacket)> {
        None
    }

    fn transmit(&mut self, _port: u16, _marked: bool, _frame: &mut Frame) {}
}

/// Returns the value at a step of the way through a document.
fn step<'a>(here: &'a mut Value, to: &Value) -> Option<&'a mut Value> {
    match to {
        Value::String(key) => here.get_mut(key),
        Value::Number(place) => here.get_mut(usize::try_from(place.as_u64()?).ok()?),
        _ => None,
    }
}

/// Returns the program that an input stands for; `None` if it is none.
fn changed(input: &[u8]) -> Option<Value> {
    thread_local!(static PROGRAM: OnceCell<Value> = const { OnceCell::new() });
    let changes: Vec<(Vec<Value>, Value)> = serde_json::from_slice(input).ok()?;
    let mut program = PROGRAM.with(|program| {
        let text = include_str!("../fixtures/constructs.json");
        let parsed = program.get_or_init(|| serde_json::from_str(text).expect("it is JSON"));
        parsed.clone()
    });
    for (way, value) in changes {
        let place = way.iter().try_fold(&mut program, step);
        // An earlier change may have taken the place of what was there.
        if let Some(place) = place {
            *place = value;
        }
    }
    Some(program)
}

/// Loads a program, and lets a packet through what is taken. Returns whether the input stands for a program.
pub fn run(input: &[u8]) -> bool {
    let Some(program) = changed(input) else {
        return false;
    };
    if let Ok(program) = Program::interpreted(&program.to_string()) {
        let mut engine = Engine::from(Switch::new(Arc::new(program)));
        let decision = engine.ingress(&PACKET, PACKET.len() as u32, 1, NOW);
        engine.forward(&mut Idle, decision);
    }
    true
}
