//! A channel behind several queues, driven as routers drive it.

use proptest::prelude::*;
use xcpr_link::{Channel, Class, Enqueue, Packet, PacketQueue, Stream, models};
use xcpr_options::{Amount, Measure, Options, Tables, Value};
use xcpr_units::{Instant, Rate, Span};

/// 8 Mbit/s: a byte takes a microsecond.
const RATE: f64 = 8e6;
/// When shares are set for the first time, and for the second.
const FIRST: Instant = Instant::from_micros(1 << 19);
const SECOND: Instant = Instant::from_micros(3 << 19);

/// A frame that has left: class, number, length, and when its transmission began.
type Departure = (Class, u64, u32, Instant);

/// A port with several queues, and what has left it.
struct Port {
    channel: Channel<(Class, u64, u32)>,
    left: Vec<Departure>,
}

impl Port {
    fn new(limit: u64, red: &[(&str, Value)]) -> Port {
        Port::with("xcp-and-best-effort", limit, red)
    }

    fn with(classes: &str, limit: u64, more: &[(&str, Value)]) -> Port {
        let red = more.iter().any(|(key, _)| key.starts_with("red"));
        let discipline = if red { "red" } else { "drop-tail" };
        let queue = [
            ("discipline", discipline.into()),
            ("limit", Amount(limit, Measure::Packets).into()),
            ("classes", classes.into()),
        ];
        let given = queue.into_iter().chain(more.iter().cloned());
        let keys = given.map(|(key, value)| (key.to_owned(), Some(value)));
        let tables = Tables::from([("queue".to_owned(), keys.collect())]);
        let models = models::read(Options::default(), &tables).unwrap();
        let (rate, stream) = (Rate::from_bps(RATE), Stream::new(1, "port"));
        Port {
            channel: Channel::new(rate, Span::ZERO, &models, stream),
            left: Vec::new(),
        }
    }

    /// Lets all leave that is due by `now`.
    fn advance(&mut self, now: Instant) {
        loop {
            let at = self.channel.next_departure();
            if at > now {
                return;
            }
            let Some(queued) = self.channel.dequeue(at) else {
                return;
            };
            let (class, number, len) = *queued.packet;
            self.channel.transmit(at, len);
            self.left.push((class, number, len, at));
        }
    }

    /// Takes a frame that comes; returns whether there is room for it.
    fn receive(&mut self, now: Instant, class: Class, number: u64, len: u32) -> bool {
        self.advance(now);
        let packet = Packet {
            class,
            wire_len: len,
            ecn_capable: false,
        };
        match self.channel.enqueue(now, now, packet) {
            Enqueue::Dropped => return false,
            Enqueue::Transmit { .. } => {
                self.channel.transmit(now, len);
                self.left.push((class, number, len, now));
            }
            Enqueue::Queued { place, .. } => *place = (class, number, len),
        }
        true
    }

    /// Takes frames, each so many microseconds after the one before, and lets all of them leave. Fails where one is not taken, or
    /// where the transmitter rests while a frame waits.
    fn receive_all(&mut self, frames: &[(u64, Class, u32)]) -> Result<(), TestCaseError> {
        let (mut now, mut done) = (Instant::ZERO, Instant::ZERO);
        for (number, &(pause_us, class, len)) in frames.iter().enumerate() {
            now += Span::from_micros(pause_us);
            // A transmitter that never rests while a frame waits is done then.
            done = done.max(now) + Span::from_micros(len.into());
            prop_assert!(self.receive(now, class, number as u64, len));
        }
        self.advance(done);
        prop_assert_eq!(self.left.len(), frames.len());
        prop_assert_eq!(self.channel.busy_until, done);
        Ok(())
    }

    fn departures_of(&self, class: Class) -> impl Iterator<Item = &Departure> {
        self.left.iter().filter(move |left| left.0 == class)
    }
}

fn class() -> impl Strategy<Value = Class> {
    prop_oneof![Just(Class::BEST_EFFORT), Just(Class::EXPLICIT)]
}

proptest! {
    #[test]
    fn two_classes_are_work_conserving_and_fifo(
        frames in prop::collection::vec((0u64..4000, class(), 60u32..1500), 1..200),
        flows in (0u64..20, 0u64..20),
    ) {
        let mut port = Port::new(u64::MAX, &[]);
        port.channel.update_capacity(FIRST, [flows.0, flows.1]);
        port.receive_all(&frames)?;
        for class in [Class::BEST_EFFORT, Class::EXPLICIT] {
            let numbers: Vec<u64> = port.departures_of(class).map(|left| left.1).collect();
            prop_assert!(numbers.is_sorted(), "{numbers:?}");
        }
        prop_assert_eq!((port.channel.queue.packets(), port.channel.queue.bytes()), (0, 0));
    }

    #[test]
    fn explicit_class_gets_its_capacity_with_bounded_delay(
        flows in (1u64..17, 1u64..17),
        len in 200u32..1500,
    ) {
        // The rest always waits. The explicit class sends evenly at its capacity. Each of its frames
        // waits for no more than one of the rest's, or two, and for the rest of its own last one.
        let mut port = Port::new(u64::MAX, &[]);
        prop_assert_eq!(port.channel.update_capacity(FIRST, [0, 0]), u16::MAX);
        for number in 0..9000 {
            port.receive(Instant(1), Class::BEST_EFFORT, number, 1500);
        }
        port.advance(SECOND);
        let capacity = f64::from(port.channel.update_capacity(SECOND, [flows.0, flows.1])) / 65536.0;
        let due = flows.1 as f64 / (flows.0 + flows.1) as f64;
        prop_assert!((capacity - due).abs() < 1e-3, "{capacity} of {due}");
        let gap = Span((f64::from(len) * 1e3 / capacity) as u64 + 1);
        let arrival = |number: u64| SECOND + gap.saturating_mul(number);
        for number in 0..200 {
            port.receive(arrival(number), Class::EXPLICIT, number, len);
        }
        port.advance(arrival(200));
        let longest = Span::from_micros(2 * 1500 + u64::from(len));
        let gone = |number: &u64| arrival(*number) + longest + Span::from_micros(len.into()) <= arrival(200);
        prop_assert!(port.departures_of(Class::EXPLICIT).count() >= (0..200).filter(gone).count());
        for &(_, number, _, began) in port.departures_of(Class::EXPLICIT) {
            let waited = began.since(arrival(number));
            prop_assert!(waited <= longest, "{number} waited {waited:?}");
        }
    }
}

#[test]
fn full_best_effort_queue_does_not_block_the_explicit_class() {
    let mut port = Port::new(2, &[]);
    let admitted: Vec<bool> = (0..4)
        .map(|number| port.receive(Instant(1), Class::BEST_EFFORT, number, 1000))
        .collect();
    assert_eq!(admitted, [true, true, true, false]);
    assert!(port.receive(Instant(1), Class::EXPLICIT, 0, 1000));
    port.advance(Instant::ZERO + Span::from_secs(1));
    let counts = port.channel.queue.counts();
    let [(_, rest), (_, explicit)] = counts.collect::<Vec<_>>()[..] else {
        panic!("two queues");
    };
    assert_eq!((rest.queue_drops, rest.sent_bytes), (1, 3000));
    assert_eq!((explicit.queue_drops, explicit.sent_packets), (0, 1));
    assert!(explicit.sojourn_time_ns > 0);
}

#[test]
fn red_average_of_an_idle_class_decays_while_the_other_sends() {
    let red = [
        ("red.min_threshold", 0.002.into()),
        ("red.max_threshold", 0.004.into()),
        ("red.max_probability", 1.0.into()),
        ("red.weight", 0.1.into()),
        ("red.gentle", false.into()),
    ];
    let mut port = Port::new(1000, &red);
    // Explicit frames keep the transmitter busy, and no RED drops them.
    let explicit =
        (0..200).filter(|&number| port.receive(Instant(1), Class::EXPLICIT, number, 1000));
    assert_eq!(explicit.count(), 200);
    let burst =
        (0..100).filter(|&number| port.receive(Instant(1), Class::BEST_EFFORT, number, 1000));
    assert!(burst.count() < 100);
    // The class's frame takes 2 ms at half of the transmitter; its average is gone after some tens
    // of that.
    let later = Instant::from_micros(180_000);
    port.advance(later);
    assert!(port.channel.queue.packets_of(Class::EXPLICIT) > 0);
    assert_eq!(port.channel.queue.packets_of(Class::BEST_EFFORT), 0);
    assert!(port.receive(later, Class::BEST_EFFORT, 100, 1000));
}

fn numbered_class() -> impl Strategy<Value = Class> {
    (0u8..8).prop_map(Class::nearest)
}

proptest! {
    #[test]
    fn strict_priority_serves_higher_classes_first_without_preemption(
        frames in prop::collection::vec((0u64..3000, numbered_class(), 60u32..1500), 1..200),
    ) {
        let mut port = Port::with("priority", u64::MAX, &[]);
        let (mut now, mut came) = (Instant::ZERO, Vec::new());
        for (number, &(pause_us, class, len)) in frames.iter().enumerate() {
            now += Span::from_micros(pause_us);
            prop_assert!(port.receive(now, class, number as u64, len));
            came.push(now);
        }
        port.advance(Instant(u64::MAX - 1));
        prop_assert_eq!(port.left.len(), frames.len());
        // A packet that was there when another left, and leaves later, is of no higher class. One of the same class is behind it.
        // A packet that came at this very moment may be later than the choice.
        for (place, &(class, number, _, began)) in port.left.iter().enumerate() {
            for &(other, later, _, _) in &port.left[place + 1..] {
                let there = came[later as usize] < began;
                prop_assert!(
                    !there || other.number() < class.number() || other == class && later > number,
                    "{later} of {other:?} was there when {number} of {class:?} left"
                );
            }
        }
    }

    #[test]
    fn drr_serves_backlogged_classes_in_proportion_to_quanta(
        quanta in (64u64..9000, 64u64..9000),
        lengths in prop::collection::vec((60u32..1500, 60u32..1500), 200..400),
    ) {
        let more = [("class0.quantum", quanta.0.into()), ("class3.quantum", quanta.1.into())];
        let mut port = Port::with("drr", u64::MAX, &more);
        let third = Class::nearest(3);
        for (number, &(of_rest, of_third)) in lengths.iter().enumerate() {
            port.receive(Instant(1), Class::BEST_EFFORT, number as u64, of_rest);
            port.receive(Instant(1), third, number as u64, of_third);
        }
        port.advance(Instant(u64::MAX - 1));
        let (mut sent, mut left) = ([0u64; 2], [0; 2]);
        for &(class, _, len, _) in &port.left {
            let place = usize::from(class == third);
            sent[place] += u64::from(len);
            left[place] += 1;
            if left[place] == lengths.len() {
                break;
            }
            let turns = [sent[0] as f64 / quanta.0 as f64, sent[1] as f64 / quanta.1 as f64];
            let packets = 1500.0 / quanta.0 as f64 + 1500.0 / quanta.1 as f64;
            prop_assert!((turns[0] - turns[1]).abs() <= 1.0 + packets, "{turns:?}");
        }
    }

    #[test]
    fn numbered_classes_are_work_conserving_and_fifo(
        drr: bool,
        frames in prop::collection::vec((0u64..4000, numbered_class(), 60u32..1500), 1..200),
    ) {
        let mut port = Port::with(if drr { "drr" } else { "priority" }, u64::MAX, &[]);
        port.receive_all(&frames)?;
        for class in (0..8).map(Class::nearest) {
            let numbers: Vec<u64> = port.departures_of(class).map(|left| left.1).collect();
            prop_assert!(numbers.is_sorted(), "{numbers:?}");
        }
        prop_assert_eq!((port.channel.queue.packets(), port.channel.queue.bytes()), (0, 0));
    }
}

#[test]
fn each_class_has_its_own_queue_limit() {
    let few = Amount(1, Measure::Packets);
    let mut port = Port::with("drr", 3, &[("class5.limit", few.into())]);
    let mut admitted = |class, frames| {
        let class = Class::nearest(class);
        (0..frames)
            .filter(|&number| port.receive(Instant(1), class, number, 1000))
            .count()
    };
    assert_eq!(admitted(0, 9), 4, "one is in transmission");
    assert_eq!(admitted(5, 9), 1);
    assert_eq!(admitted(6, 9), 3);
    let drops: Vec<u64> = port
        .channel
        .queue
        .counts()
        .map(|(_, counts)| counts.queue_drops)
        .collect();
    assert_eq!(drops, [5, 0, 0, 0, 0, 8, 6, 0]);
}

#[test]
fn priority_of_the_program_overrides_the_dscp() {
    let ef: u64 = 1 << 46;
    let port = Port::with("priority", 9, &[("class5.dscp", ef.into())]);
    let frame = |dscp: u8| {
        let mut frame = [0; 34];
        (frame[12], frame[14], frame[15]) = (0x08, 0x45, dscp << 2);
        frame
    };
    let queues = &port.channel.queue;
    let class = |priority, came: &[u8]| queues.classify(priority, 34, || came).class.number();
    assert_eq!(class(0, &[]), 0);
    assert_eq!(class(0, &frame(46)), 5);
    assert_eq!(class(0, &frame(45)), 0);
    assert_eq!(class(1, &frame(46)), 1);
    assert_eq!(class(9, &[]), 7);
    let two = Port::new(9, &[]);
    let unseen = || panic!("nothing depends on the frame");
    assert_eq!(two.channel.queue.classify(7, 34, unseen).class.number(), 1);
}

#[test]
fn reconfigured_queue_retains_its_packets() {
    let mut port = Port::with("drr", 9, &[]);
    for number in 0..6 {
        port.receive(Instant(1), Class::nearest(number as u8), number, 1000);
    }
    let fewer = |classes: Option<&str>| {
        let mut keys = vec![("limit".to_owned(), Some(Amount(1, Measure::Packets).into()))];
        keys.extend(classes.map(|classes| ("classes".to_owned(), Some(classes.into()))));
        let tables = Tables::from([("queue".to_owned(), keys.into_iter().collect())]);
        models::read(Options::default(), &tables).unwrap()
    };
    for classes in [
        Some("drr"),
        Some("priority"),
        Some("xcp-and-best-effort"),
        None,
    ] {
        port.channel.set_models(&fewer(classes));
        assert_eq!(port.channel.queue.packets(), 5);
        assert!(
            !port.receive(Instant(1), Class::nearest(3), 9, 1000),
            "{classes:?}"
        );
        assert!(!port.channel.queue.are_two() && port.channel.queue.are_several());
    }
    port.advance(Instant(u64::MAX - 1));
    assert_eq!(port.left.len(), 6);
    // One queue becomes several while packets wait.
    port.channel.queue = PacketQueue::new(&Options::default());
    let now = Instant(u64::MAX / 2);
    port.channel.busy_until = now;
    for number in 0..3 {
        port.receive(now, Class::BEST_EFFORT, number, 1000);
    }
    port.channel.set_models(&fewer(Some("drr")));
    port.advance(Instant(u64::MAX - 1));
    assert_eq!(port.left.len(), 9);
}
