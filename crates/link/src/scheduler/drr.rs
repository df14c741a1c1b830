//! Deficit round robin.

use std::collections::VecDeque;

use xcpr_options::Options;

use crate::queue::class::{Class, MAX_CLASSES, QUANTUM};

/// Deficit round robin (Shreedhar, Varghese, "Efficient fair queuing using deficit round robin", IEEE/ACM ToN 4(3), 1996,
/// figure 2):
///
/// ```text
/// a class whose first packet comes     joins the end of the list of active classes, its deficit is 0
/// a class's turn begins                deficit := deficit + quantum
/// its first packet has l <= deficit    it is sent, deficit := deficit - l
///                       l > deficit    the turn ends, and the class goes to the end of the list
/// nothing of it waits any more         it leaves the list, and its deficit is gone
/// ```
///
/// So classes that always wait get bytes in proportion of their quanta, each within its quantum and a packet over any time. A
/// packet costs a constant time where quanta are no less than packets. Smaller ones need several rounds for a packet.
#[derive(Debug, Clone)]
pub(crate) struct Drr {
    quanta: [u64; MAX_CLASSES],
    deficits: [u64; MAX_CLASSES],
    active: VecDeque<Class>,
    /// The first class of the list has had its quantum.
    granted: bool,
}

impl Drr {
    /// Makes a round without classes.
    pub(crate) fn new(options: &Options) -> Drr {
        Drr {
            quanta: QUANTUM.map(|quantum| options.number(&quantum)),
            deficits: [0; MAX_CLASSES],
            active: VecDeque::with_capacity(MAX_CLASSES),
            granted: false,
        }
    }

    /// Takes another's quanta, for turns that begin later.
    pub(crate) fn change(&mut self, other: &Drr) {
        self.quanta = other.quanta;
    }

    /// Returns the quanta, by class.
    pub(crate) fn quanta(&self) -> [u64; MAX_CLASSES] {
        self.quanta
    }

    /// Takes note of a packet of a class that begins to wait; `first`: nothing of the class waited.
    #[inline]
    pub(crate) fn on_enqueue(&mut self, class: Class, first: bool) {
        if first {
            self.active.push_back(class);
        }
    }

    /// Returns the class that sends next, if any waits. `first_len` returns the length of a class's first packet.
    #[inline]
    pub(crate) fn next_class(&mut self, first_len: impl Fn(Class) -> u32) -> Option<Class> {
        loop {
            let class = *self.active.front()?;
            let deficit = &mut self.deficits[class.number()];
            if !self.granted {
                *deficit += self.quanta[class.number()];
                self.granted = true;
            }
            if u64::from(first_len(class)) <= *deficit {
                return Some(class);
            }
            self.active.rotate_left(1);
            self.granted = false;
        }
    }

    /// Takes note of a packet that stops waiting; `last`: nothing of its class waits any more.
    #[inline]
    pub(crate) fn on_dequeue(&mut self, class: Class, wire_len: u32, last: bool) {
        let deficit = &mut self.deficits[class.number()];
        *deficit = deficit.saturating_sub(wire_len.into());
        if last {
            *deficit = 0;
            self.granted &= self.active.front() != Some(&class);
            self.active.retain(|active| *active != class);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use proptest::prelude::*;

    use super::*;
    use crate::models::tests::models;

    /// Classes with the packets that wait in them.
    struct Classes {
        drr: Drr,
        waiting: [VecDeque<u32>; MAX_CLASSES],
        sent: [u64; MAX_CLASSES],
    }

    impl Classes {
        fn new(quanta: [u64; 3]) -> Classes {
            let keys = ["class0.quantum", "class1.quantum", "class2.quantum"];
            let mut given = vec![("queue", "classes", "drr".into())];
            given.extend(
                keys.into_iter()
                    .zip(quanta)
                    .map(|(key, quantum)| ("queue", key, quantum.into())),
            );
            Classes {
                drr: Drr::new(&models(&given)),
                waiting: Default::default(),
                sent: [0; MAX_CLASSES],
            }
        }

        fn join(&mut self, class: usize, wire_len: u32) {
            self.drr
                .on_enqueue(Class::nearest(class as u8), self.waiting[class].is_empty());
            self.waiting[class].push_back(wire_len);
        }

        fn serve(&mut self) -> Option<usize> {
            let first = |class: Class| self.waiting[class.number()][0];
            let class = self.drr.next_class(first)?;
            let queue = &mut self.waiting[class.number()];
            let wire_len = queue.pop_front().unwrap();
            let last = queue.is_empty();
            self.sent[class.number()] += u64::from(wire_len);
            self.drr.on_dequeue(class, wire_len, last);
            Some(class.number())
        }
    }

    const MAX_PACKET_BYTES: u32 = 1514;

    proptest! {
        /// Lemma 2 of the paper: in m turns a class that always waits sends m quanta within a packet. Two such classes have as
        /// many turns within one.
        #[test]
        fn backlogged_classes_are_served_in_proportion_to_their_quanta(
            quanta in prop::array::uniform3(64u64..20_000),
            lengths in prop::collection::vec((0usize..3, 60u32..=MAX_PACKET_BYTES), 600..1200),
            before in prop::collection::vec((0usize..3, 60u32..=MAX_PACKET_BYTES, any::<bool>()), 0..50),
        ) {
            let mut classes = Classes::new(quanta);
            // Any history, and then classes that have much to send.
            for (class, length, serves) in before {
                classes.join(class, length);
                if serves {
                    classes.serve();
                }
            }
            for &(class, length) in &lengths {
                classes.join(class, length);
            }
            let began = classes.sent;
            while classes.waiting[..3].iter().all(|queue| queue.len() > 1) {
                classes.serve();
                let turns: Vec<f64> = (0..3)
                    .map(|class| (classes.sent[class] - began[class]) as f64 / quanta[class] as f64)
                    .collect();
                for i in 0..3 {
                    for j in 0..3 {
                        let packets = f64::from(MAX_PACKET_BYTES) * (1.0 / quanta[i] as f64 + 1.0 / quanta[j] as f64);
                        prop_assert!(turns[i] - turns[j] <= 1.0 + packets, "{turns:?} turns of {quanta:?}");
                    }
                }
            }
        }

        #[test]
        fn every_packet_is_served_once_and_empty_classes_hold_no_deficit(
            events in prop::collection::vec((0usize..3, 60u32..=9014, any::<bool>()), 1..300),
        ) {
            let mut classes = Classes::new([64, 1514, 9014]);
            let mut left = 0;
            for &(class, length, serves) in &events {
                classes.join(class, length);
                left += usize::from(serves && classes.serve().is_some());
            }
            while classes.serve().is_some() {
                left += 1;
            }
            prop_assert_eq!(left, events.len());
            prop_assert_eq!(classes.drr.deficits, [0; MAX_CLASSES]);
            prop_assert!(classes.drr.active.is_empty() && !classes.drr.granted);
        }
    }

    #[test]
    fn drr_order_matches_the_example_of_the_paper() {
        // Quanta of 500 and 1000 bytes: the first class's 600 bytes wait for a second turn, and what they leave is 400.
        let mut classes = Classes::new([500, 1000, 64]);
        for length in [600, 400, 300] {
            classes.join(0, length);
        }
        for length in [750, 250, 750] {
            classes.join(1, length);
        }
        let order: Vec<usize> = std::iter::from_fn(|| classes.serve()).collect();
        assert_eq!(order, [1, 1, 0, 0, 1, 0]);
    }
}
