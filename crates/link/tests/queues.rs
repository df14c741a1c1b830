//! A channel behind two queues, driven as routers drive it.

use proptest::prelude::*;
use xcpr_link::{Channel, Class, Offer, Packet, Stream, Waiting, models};
use xcpr_options::{Amount, Measure, Options, Tables, Value};
use xcpr_units::{Instant, Rate, Span};

/// 8 Mbit/s: a byte takes a microsecond.
const RATE: f64 = 8e6;
/// When shares are set for the first time, and for the second.
const FIRST: Instant = Instant::from_micros(1 << 19);
const SECOND: Instant = Instant::from_micros(3 << 19);

/// A frame that has left: class, number, length, and when its transmission began.
type Left = (Class, u64, u32, Instant);

/// A port with two queues, and what has left it.
struct Port {
    channel: Channel,
    waiting: Waiting<(Class, u64, u32)>,
    left: Vec<Left>,
}

impl Port {
    fn new(limit: u64, red: &[(&str, Value)]) -> Port {
        let discipline = if red.is_empty() { "drop-tail" } else { "red" };
        let queue = [
            ("discipline", discipline.into()),
            ("limit", Amount(limit, Measure::Packets).into()),
            ("classes", "xcp-and-rest".into()),
        ];
        let given = queue.into_iter().chain(red.iter().cloned());
        let keys = given.map(|(key, value)| (key.to_owned(), Some(value)));
        let tables = Tables::from([("queue".to_owned(), keys.collect())]);
        let models = models::read(Options::default(), &tables).unwrap();
        let (rate, stream) = (Rate::from_bps(RATE), Stream::new(1, "port"));
        Port {
            channel: Channel::new(rate, Span::ZERO, &models, stream),
            waiting: Waiting::default(),
            left: Vec::new(),
        }
    }

    /// Lets all leave that is due by `now`.
    fn advance(&mut self, now: Instant) {
        loop {
            let at = self.waiting.departure(&self.channel);
            if at > now {
                return;
            }
            let Some((&mut (class, number, len), _)) = self.waiting.leave(&mut self.channel, at)
            else {
                return;
            };
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
            capable: false,
        };
        match self.waiting.offer(&mut self.channel, now, packet) {
            Offer::Refused => return false,
            Offer::Now => {
                self.channel.transmit(now, len);
                self.left.push((class, number, len, now));
            }
            Offer::Wait(slot) => *slot = (class, number, len),
        }
        true
    }

    fn left_of(&self, class: Class) -> impl Iterator<Item = &Left> {
        self.left.iter().filter(move |left| left.0 == class)
    }
}

fn class() -> impl Strategy<Value = Class> {
    prop_oneof![Just(Class::Rest), Just(Class::Steered)]
}

proptest! {
    #[test]
    fn what_comes_leaves_without_a_pause_and_a_class_in_its_order(
        frames in prop::collection::vec((0u64..4000, class(), 60u32..1500), 1..200),
        flows in (0u64..20, 0u64..20),
    ) {
        let mut port = Port::new(u64::MAX, &[]);
        port.channel.share(FIRST, [flows.0, flows.1]);
        let (mut now, mut done) = (Instant::ZERO, Instant::ZERO);
        for (number, &(pause_us, class, len)) in frames.iter().enumerate() {
            now += Span::from_micros(pause_us);
            // A transmitter that never rests while a frame waits is done then.
            done = done.max(now) + Span::from_micros(len.into());
            prop_assert!(port.receive(now, class, number as u64, len));
        }
        port.advance(done);
        prop_assert_eq!(port.left.len(), frames.len());
        prop_assert_eq!(port.channel.busy_until, done);
        for class in [Class::Rest, Class::Steered] {
            let numbers: Vec<u64> = port.left_of(class).map(|left| left.1).collect();
            prop_assert!(numbers.is_sorted(), "{numbers:?}");
        }
        prop_assert_eq!((port.channel.queue.packets(), port.channel.queue.bytes()), (0, 0));
    }

    #[test]
    fn the_steered_class_gets_the_capacity_that_it_was_told(
        flows in (1u64..17, 1u64..17),
        len in 200u32..1500,
    ) {
        // The rest always waits. The steered class sends evenly at its capacity. Each of its frames
        // waits for no more than one of the rest's, or two, and for the rest of its own last one.
        let mut port = Port::new(u64::MAX, &[]);
        prop_assert_eq!(port.channel.share(FIRST, [0, 0]), u16::MAX);
        for number in 0..9000 {
            port.receive(Instant(1), Class::Rest, number, 1500);
        }
        port.advance(SECOND);
        let capacity = f64::from(port.channel.share(SECOND, [flows.0, flows.1])) / 65536.0;
        let due = flows.1 as f64 / (flows.0 + flows.1) as f64;
        prop_assert!((capacity - due).abs() < 1e-3, "{capacity} of {due}");
        let gap = Span((f64::from(len) * 1e3 / capacity) as u64 + 1);
        let arrival = |number: u64| SECOND + gap.saturating_mul(number);
        for number in 0..200 {
            port.receive(arrival(number), Class::Steered, number, len);
        }
        port.advance(arrival(200));
        let longest = Span::from_micros(2 * 1500 + u64::from(len));
        let gone = |number: &u64| arrival(*number) + longest + Span::from_micros(len.into()) <= arrival(200);
        prop_assert!(port.left_of(Class::Steered).count() >= (0..200).filter(gone).count());
        for &(_, number, _, began) in port.left_of(Class::Steered) {
            let waited = began.since(arrival(number));
            prop_assert!(waited <= longest, "{number} waited {waited:?}");
        }
    }
}

#[test]
fn a_full_queue_of_the_rest_leaves_room_for_the_steered_class() {
    let mut port = Port::new(2, &[]);
    let admitted: Vec<bool> = (0..4)
        .map(|number| port.receive(Instant(1), Class::Rest, number, 1000))
        .collect();
    assert_eq!(admitted, [true, true, true, false]);
    assert!(port.receive(Instant(1), Class::Steered, 0, 1000));
    port.advance(Instant::ZERO + Span::from_secs(1));
    let [rest, steered] = port.channel.queue.counts().expect("two queues");
    assert_eq!((rest.queue_drops, rest.sent_bytes), (1, 3000));
    assert_eq!((steered.queue_drops, steered.sent_packets), (0, 1));
    assert!(steered.waited_ns > 0);
}

#[test]
fn red_forgets_while_a_class_sends_nothing_though_the_other_does() {
    let red = [
        ("red.min_threshold", 0.002.into()),
        ("red.max_threshold", 0.004.into()),
        ("red.max_probability", 1.0.into()),
        ("red.weight", 0.1.into()),
        ("red.gentle", false.into()),
    ];
    let mut port = Port::new(1000, &red);
    // Steered frames keep the transmitter busy, and no RED drops them.
    let steered = (0..200).filter(|&number| port.receive(Instant(1), Class::Steered, number, 1000));
    assert_eq!(steered.count(), 200);
    let burst = (0..100).filter(|&number| port.receive(Instant(1), Class::Rest, number, 1000));
    assert!(burst.count() < 100);
    // The class's frame takes 2 ms at half of the transmitter; its average is gone after some tens
    // of that.
    let later = Instant::from_micros(180_000);
    port.advance(later);
    assert!(port.channel.queue.of(Class::Steered).packets() > 0);
    assert_eq!(port.channel.queue.of(Class::Rest).packets(), 0);
    assert!(port.receive(later, Class::Rest, 100, 1000));
}
