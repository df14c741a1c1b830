//! Disciplines, by what a queue lets in and marks.

use xcpr_options::{Amount, Measure};
use xcpr_units::{Instant, Rate};

use super::arrival::Decision;
use super::class::Class;
use super::disc::QueueDisc;
use super::{Packet, PacketQueue};
use crate::models::tests::{OptionValue, models};
use crate::rng::Stream;

type Queue = PacketQueue<u64>;

/// 8 Gbit/s: a byte takes a nanosecond.
const RATE: f64 = 8e9;

fn queue(limit: Amount, more: &[OptionValue]) -> Queue {
    let limit = ("queue", "limit", limit.into());
    Queue::new(&models(&[&[limit], more].concat()))
}

const fn packets(count: u64) -> Amount {
    Amount(count, Measure::Packets)
}

fn packet(wire_len: u32, capable: bool) -> Packet {
    Packet {
        class: Class::BEST_EFFORT,
        wire_len,
        ecn_capable: capable,
    }
}

/// Decides on a packet that comes while others wait.
fn decide(queue: &mut Queue, packet: Packet, stream: &mut Stream) -> Decision {
    queue.decide(Instant::ZERO, None, packet, Rate::from_bps(RATE), stream)
}

fn push(queue: &mut Queue, wire_len: u32) {
    queue.push(packet(wire_len, false), Instant::ZERO, false);
}

fn average(queue: &mut Queue) -> &mut f64 {
    match &mut queue.best_effort.disc {
        QueueDisc::Red(red) => &mut red.average,
        other => panic!("{other:?} has no average"),
    }
}

fn fill(queue: &mut Queue, sizes: &[u32]) -> Vec<bool> {
    let mut stream = Stream::new(1, "q");
    sizes
        .iter()
        .map(|&size| {
            let decision = decide(queue, packet(size, false), &mut stream);
            if decision == Decision::Accept {
                push(queue, size);
            }
            decision == Decision::Accept
        })
        .collect()
}

#[test]
fn drop_tail_limit_counts_queued_packets_or_bytes() {
    let mut q = queue(packets(2), &[]);
    assert_eq!(fill(&mut q, &[1000, 40, 40]), [true, true, false]);
    assert_eq!((q.packets(), q.bytes()), (2, 1040));
    q.pop(Instant::ZERO, &mut 0);
    assert_eq!(fill(&mut q, &[40]), [true]);
    let mut q = queue(Amount(2000, Measure::Bytes), &[]);
    assert_eq!(fill(&mut q, &[1000, 999, 2, 1]), [true, true, false, true]);
    assert_eq!((q.packets(), q.bytes()), (3, 2000));
}

#[test]
fn idle_transmitter_accepts_a_packet_at_a_limit_of_zero() {
    let mut q = queue(packets(0), &[]);
    let idle = Some(Instant::ZERO);
    let mut stream = Stream::new(1, "q");
    let packet = packet(1000, false);
    let admitted = q.decide(
        Instant::ZERO,
        idle,
        packet,
        Rate::from_bps(RATE),
        &mut stream,
    );
    assert_eq!(admitted, Decision::Accept);
    assert_eq!(decide(&mut q, packet, &mut stream), Decision::Drop);
}

/// Makes a queue of RED from 10 packets to 30 whose average is `average`, at rest with so many waiting.
fn red_queue(more: &[OptionValue], average: u32) -> Queue {
    let red = [
        ("queue", "discipline", "red".into()),
        ("queue", "red.min_threshold", 0.01.into()),
        ("queue", "red.max_threshold", 0.03.into()),
    ];
    let mut q = queue(packets(1000), &[&red, more].concat());
    for _ in 0..average {
        push(&mut q, 1000);
    }
    *self::average(&mut q) = f64::from(average);
    q
}

fn drop_rate(q: &mut Queue) -> f64 {
    decision_rate(Decision::Drop, q, false)
}

/// Returns the share of packets, ECN-capable or not, for which the queue decides so.
fn decision_rate(decision: Decision, q: &mut Queue, capable: bool) -> f64 {
    let mut stream = Stream::new(5, "red");
    let is = |_: &usize| decide(q, packet(1000, capable), &mut stream) == decision;
    (0..100_000).filter(is).count() as f64 / 1e5
}

#[test]
fn red_drop_rate_grows_with_the_average_queue() {
    assert_eq!(drop_rate(&mut red_queue(&[], 9)), 0.0);
    // By the paper's figure 2 the gap between two drops is uniform on 1 ..= 1/p_b - 1: on average 1/(2 p_b).
    for (average, p) in [(20, 0.05), (25, 0.075), (30, 0.1)] {
        let expected = 2.0 * p;
        let rate = drop_rate(&mut red_queue(&[], average));
        assert!(
            (rate / expected - 1.0).abs() < 0.05,
            "{average}: {rate} {expected}"
        );
    }
    let gentle = drop_rate(&mut red_queue(&[], 33));
    assert!(gentle > 0.3 && gentle < 0.5, "{gentle}");
    assert_eq!(drop_rate(&mut red_queue(&[], 60)), 1.0);
    let steep = [("queue", "red.gentle", false.into())];
    assert_eq!(drop_rate(&mut red_queue(&steep, 30)), 1.0);
}

#[test]
fn red_average_is_an_ewma_and_decays_while_idle() {
    let mut q = red_queue(&[], 0);
    for _ in 0..20 {
        push(&mut q, 1000);
    }
    let mut stream = Stream::new(1, "q");
    for _ in 0..500 {
        decide(&mut q, packet(1000, false), &mut stream);
    }
    let expected = 20.0 * (1.0 - 0.998f64.powi(500));
    assert!((*average(&mut q) - expected).abs() < 1e-9);
    // 347 transmission times halve it: 0.998^347 = 0.499.
    let idle = Some(Instant::ZERO);
    let now = Instant(347 * 1000 + 999);
    q.decide(
        now,
        idle,
        packet(1000, false),
        Rate::from_bps(RATE),
        &mut stream,
    );
    let half = expected * 0.998f64.powi(347);
    assert!((*average(&mut q) - half).abs() < 1e-9);
}

#[test]
fn red_marks_ecn_capable_packets_and_drops_others() {
    let red = [("queue", "red.mark", true.into())];
    let dropped = drop_rate(&mut red_queue(&[], 25));
    assert_eq!(
        decision_rate(Decision::Mark, &mut red_queue(&red, 25), true),
        dropped
    );
    assert_eq!(
        decision_rate(Decision::Drop, &mut red_queue(&red, 25), true),
        0.0
    );
    assert_eq!(drop_rate(&mut red_queue(&red, 25)), dropped);
}

/// DCTCP's K counts those that wait and the one in transmission: more than K with it are K without (SIGCOMM 2010, section 3.1).
#[test]
fn threshold_marks_ecn_capable_packets_above_k() {
    let mut q = queue(packets(8), &[("queue", "mark", packets(3).into())]);
    let mut stream = Stream::new(1, "q");
    let mut come = |q: &mut Queue, capable| {
        let decision = decide(q, packet(1000, capable), &mut stream);
        push(q, 1000);
        decision
    };
    let decisions: Vec<Decision> = (0..5).map(|_| come(&mut q, true)).collect();
    assert_eq!(decisions[..3], [Decision::Accept; 3]);
    assert_eq!(decisions[3..], [Decision::Mark; 2]);
    assert_eq!(come(&mut q, false), Decision::Accept);
    q.pop(Instant::ZERO, &mut 0);
    (0..3).for_each(|_| push(&mut q, 1000));
    assert_eq!(come(&mut q, true), Decision::Drop, "the limit is kept");
}

#[test]
fn red_enforces_the_queue_limit() {
    let mut q = queue(packets(3), &[("queue", "discipline", "red".into())]);
    assert_eq!(fill(&mut q, &[1000; 4]), [true, true, true, false]);
}

#[test]
fn mark_stays_with_its_queued_packet() {
    let mut q = queue(packets(9), &[]);
    for marked in [false, true, false, true] {
        q.push(packet(1000, true), Instant(1), marked);
    }
    let left = (0..4).map(|_| q.pop(Instant(5000), &mut 0).map(|queued| queued.marked));
    let left: Vec<Option<bool>> = left.collect();
    assert_eq!(left, [false, true, false, true].map(Some));
}

#[test]
fn dequeue_is_fifo_and_reports_enqueue_time_and_depths() {
    let mut q = queue(packets(9), &[]);
    for number in 1..=3 {
        *q.push(packet(500, false), Instant(10 * number), false) = number;
    }
    assert_eq!(
        (q.packets(), q.bytes(), q.ready_at()),
        (3, 1500, Instant(10))
    );
    for (number, depth) in [(1, 0), (2, 1)] {
        let queued = q.pop(Instant(1005), &mut 0).expect("it waits");
        assert_eq!(
            (*queued.packet, queued.since),
            (number, Instant(10 * number))
        );
        assert_eq!((queued.enq_depth, queued.deq_depth), (depth, 2 - depth));
    }
    q.clear();
    assert_eq!((q.packets(), q.bytes()), (0, 0));
    assert!(q.pop(Instant(1005), &mut 0).is_none());
}
