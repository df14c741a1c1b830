//! Packets between a switch that runs the fixture and ports that are lists.

use std::collections::VecDeque;
use std::sync::Arc;

use xcpr_engine::{
    Engine, Enqueue, Frame, LoadedProgram, LoopDrops, Ports, Program, QueueInfo, SavedPacket,
    Switch,
};
use xcpr_units::Instant;

const NOW: Instant = Instant::from_micros(7);
/// The fixture sends packets that name no other port here.
const OUT: u16 = 1;

/// Ports of which one may be busy, or full.
#[derive(Default)]
struct ListPorts {
    /// Packets that the port [`OUT`] may still send before it is busy.
    free: usize,
    /// Packets that may wait for it.
    room: usize,
    waiting: VecDeque<SavedPacket>,
    left: Option<SavedPacket>,
    /// Port, and the fixture's field `n`, of each packet that left.
    sent: Vec<(u16, u8)>,
}

fn queue_info(port: u16) -> QueueInfo {
    QueueInfo {
        port,
        now: NOW,
        ..QueueInfo::default()
    }
}

impl Ports for ListPorts {
    fn enqueue(&mut self, port: u16, _priority: u8, _wire_len: u32) -> Enqueue<'_> {
        if port != OUT || self.free > 0 {
            Enqueue::Transmit(queue_info(port))
        } else if self.waiting.len() < self.room {
            self.waiting.push_back(SavedPacket::default());
            Enqueue::Queued(self.waiting.back_mut().expect("just added"))
        } else {
            Enqueue::Dropped
        }
    }

    fn dequeue(&mut self, port: u16) -> Option<(QueueInfo, &SavedPacket)> {
        if self.free == 0 {
            return None;
        }
        self.left = self.waiting.pop_front();
        self.left.as_ref().map(|saved| (queue_info(port), saved))
    }

    fn transmit(&mut self, port: u16, _marked: bool, frame: &mut Frame) {
        self.free -= usize::from(port == OUT);
        self.sent.push((port, frame.as_slice()[1]));
    }
}

fn fixture() -> Engine {
    let program = Program::from_json(include_str!("fixtures/constructs.json")).expect("it loads");
    Switch::new(Arc::new(program)).into()
}

/// Has a packet of operation `op` with argument `n` come in. Returns whether its port refused it.
fn receive(engine: &mut Engine, ports: &mut ListPorts, op: u8, n: u8) -> bool {
    let mut frame = [0; 60];
    (frame[0], frame[1]) = (op, n);
    let decision = engine.ingress(&frame, 60, 3, NOW);
    engine.forward(ports, decision)
}

#[test]
fn copies_leave_after_the_original_packet() {
    let mut engine = fixture();
    engine
        .set_session(5, &[(33, 0)], 0)
        .expect("v1model has sessions");
    engine
        .set_multicast_group(2, &[(8, 1), (7, 2), (8, 3)])
        .expect("v1model has groups");
    let mut ports = ListPorts {
        free: 1,
        ..ListPorts::default()
    };
    assert!(!receive(&mut engine, &mut ports, 0x0a, 0));
    assert_eq!(ports.sent, [(OUT, 0), (33, 0)]);
    ports.sent.clear();
    assert!(!receive(&mut engine, &mut ports, 0x0c, 2));
    assert_eq!(ports.sent, [(8, 2), (7, 2), (8, 2)]);
}

#[test]
fn packets_queue_at_a_busy_port_and_overflow_is_refused() {
    let mut engine = fixture();
    let mut ports = ListPorts {
        room: 3,
        ..ListPorts::default()
    };
    // 0x41 is dropped by egress.
    let refused = [(0x40, 1), (0x41, 2), (0x40, 3), (0x40, 4)]
        .map(|(op, n)| receive(&mut engine, &mut ports, op, n));
    assert_eq!(refused, [false, false, false, true]);
    assert_eq!(ports.sent, []);
    ports.free = 2;
    engine.transmit_queued(&mut ports, OUT);
    assert_eq!(ports.sent, [(OUT, 1), (OUT, 3)]);
    assert_eq!((ports.waiting.len(), engine.passes()), (0, 4));
}

#[test]
fn recirculated_packet_loops_until_the_program_forwards_it() {
    let mut engine = fixture();
    let mut ports = ListPorts {
        free: 1,
        ..ListPorts::default()
    };
    receive(&mut engine, &mut ports, 0x0f, 0);
    assert_eq!((&ports.sent[..], engine.passes()), (&[(OUT, 3)][..], 4));
}

const JSON: &str = include_str!("fixtures/constructs.json");
/// Packets that egress clones, originals and clones alike.
const CLONES: u8 = 0x0e;

/// Returns the fixture, whose egress clones clones too.
fn clone_clones_program() -> String {
    let json = JSON.replace(r#""init_table":"node_52""#, r#""init_table":"node_58""#);
    assert_ne!(json, JSON);
    json
}

fn engine(json: &str) -> Engine {
    let loaded = LoadedProgram::from_json(json).expect("it loads");
    loaded.start(0, 0).expect("its rows fit")
}

/// Has a packet come in. Returns the packets that left by [`OUT`].
fn send_packet(engine: &mut Engine, op: u8, n: u8, now: Instant) -> Vec<(u16, u8)> {
    let mut frame = [0; 60];
    (frame[0], frame[1]) = (op, n);
    let decision = engine.ingress(&frame, 60, 3, now);
    let mut ports = ListPorts {
        free: 2,
        ..ListPorts::default()
    };
    engine.forward(&mut ports, decision);
    ports.sent.retain(|(port, _)| *port == OUT);
    ports.sent
}

#[test]
fn packet_that_grows_with_each_recirculation_is_dropped() {
    let many = r#""op","#.repeat(200);
    let longer = JSON.replace(r#""order":["op","#, &format!(r#""order":[{many}"#));
    let endless = longer.replace(
        r#"["op","n"]},"right":{"type":"hexstr","value":"0x03"}"#,
        r#"["op","n"]},"right":{"type":"hexstr","value":"0xff"}"#,
    );
    assert_ne!(endless, longer);
    let mut engine = engine(&endless);
    assert_eq!(send_packet(&mut engine, 0x0f, 0, NOW), []);
    assert_eq!(engine.loop_drops().recirculated, 1);
    assert!(engine.passes() < 30);
}

/// Ingress and egress of a pipe are the fixture: packets that are cloned, and their copies, go round for ever, or each round
/// makes two of one.
#[test]
fn tna_recirculation_and_clone_loops_terminate() {
    let ingress = JSON.replace(r#""action_data":["0x11"]"#, r#""action_data":["0x44"]"#);
    assert_ne!(ingress, JSON);
    let json = format!(r#"{{"ingress":{ingress},"egress":{JSON},"rows":[]}}"#);
    let none = LoopDrops::default();
    let one_goes_round = LoopDrops {
        recirculated: 1,
        ..none
    };
    let both_go_round = LoopDrops { cloned: 1, ..none };
    for (n, endless) in [(0, one_goes_round), (0x77, both_go_round)] {
        let mut pipe = engine(&json);
        pipe.set_session(5, &[(68, 0)], 0).expect("one port");
        send_packet(&mut pipe, 0x0a, n, NOW);
        let hours = Instant(NOW.0 + 10_000 * 1_000_000_000);
        assert_eq!(send_packet(&mut pipe, 0x0f, 0, hours)[0], (OUT, 0));
        assert_eq!(pipe.loop_drops(), endless);
    }
}

#[test]
fn tna_program_above_the_row_limit_is_refused() {
    let rows = vec![(0, 0, 0); 2048];
    let tables = vec![("t", "a"); 1024];
    let rows = serde_json::json!([{"tables": tables, "field": "f", "param": "p", "ternary": false, "rows": rows}]);
    let json = format!(r#"{{"ingress":{JSON},"egress":{JSON},"rows":{rows}}}"#);
    let refused = LoadedProgram::from_json(&json).expect_err("two million rows");
    assert!(
        refused.to_string().contains("more than 1048576 rows"),
        "{refused}"
    );
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    /// Packets of one program after the other, each changed so that it would never let go of one.
    #[test]
    fn looping_packets_are_dropped_and_counted_by_reason() {
        let begins = |action: &str, id: u32| {
            format!(r#""name":"{action}","id":{id},"runtime_data":[],"primitives":["#)
        };
        let jump = |to: u32| {
            format!(r#"{{"op":"_jump","parameters":[{{"type":"hexstr","value":"{to:#x}"}}]}},"#)
        };
        let (resubmits, recirculates) = (begins("constructs225", 26), begins("constructs259", 37));
        let again = |action: &str| format!(r#""true_next":"tbl_{action}""#);
        let changes = [
            (0x0d, again("constructs223"), again("constructs225")),
            (0x0f, recirculates.clone(), recirculates + &jump(2)),
            (0x0d, resubmits.clone(), resubmits + &jump(0)),
        ];
        let mut before = engine(JSON);
        for (op, honest, endless) in changes {
            let mut engine = engine(&JSON.replace(&honest, &endless));
            engine.count_on(&before);
            assert_eq!(send_packet(&mut engine, op, 0, NOW), [], "{op}");
            before = engine;
        }
        let mut cloning = engine(&clone_clones_program());
        cloning.count_on(&before);
        cloning
            .set_session(6, &[(9, 0), (8, 0)], 0)
            .expect("v1model has sessions");
        assert_eq!(send_packet(&mut cloning, CLONES, 0, NOW), [(OUT, 0)]);
        let once_each = LoopDrops {
            looped: 1,
            resubmitted: 1,
            recirculated: 1,
            cloned: 1,
        };
        assert_eq!(cloning.loop_drops(), once_each);
    }
}
