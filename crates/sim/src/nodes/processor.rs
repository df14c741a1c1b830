//! A host whose packets cost time: each that an end takes or sends keeps its processor busy, and what arrives meanwhile
//! waits in a buffer, as in a socket's.

use std::collections::VecDeque;

use xcpr_units::{Instant, Span};

/// A plan's description of it.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// The cost of each packet, taken or sent.
    pub per_packet: Span,
    /// Time for each segment that a packet makes its end look at ([`xcpr_hosts::HostResources::sack_segments_walked`]).
    pub per_segment: Span,
    /// Packets that may wait to be taken; one more is lost.
    pub buffer: usize,
}

/// The processor of an end, and the packets that wait for it.
#[derive(Debug)]
pub struct Processor {
    cost: Cost,
    /// Length on the wire and what is held of each.
    waiting: VecDeque<(u32, Vec<u8>)>,
    free_at: Instant,
    /// The processor takes a packet next, if one waits, before it sends another: neither side can
    /// starve the other.
    receives_next: bool,
    /// Packets that found the buffer full.
    pub drops: u64,
}

impl Processor {
    /// Makes a processor that has nothing to do.
    pub fn new(cost: Cost) -> Processor {
        Processor {
            cost,
            waiting: VecDeque::new(),
            free_at: Instant::ZERO,
            receives_next: true,
            drops: 0,
        }
    }

    /// Takes a packet that arrives.
    pub fn arrived(&mut self, wire_len: u32, held: &[u8]) {
        if self.waiting.len() < self.cost.buffer {
            self.waiting.push_back((wire_len, held.to_vec()));
        } else {
            self.drops += 1;
        }
    }

    /// Says when the processor is free, if it is busy now.
    pub fn busy_until(&self, now: Instant) -> Option<Instant> {
        (self.free_at > now).then_some(self.free_at)
    }

    /// Returns the packet to be taken now; `idle`: there is nothing to send.
    pub fn take(&mut self, now: Instant, idle: bool) -> Option<(u32, Vec<u8>)> {
        if !self.receives_next && !idle {
            return None;
        }
        let taken = self.waiting.pop_front()?;
        self.works(now, false);
        Some(taken)
    }

    /// Counts the time for so many segments, which the packet that was taken made its end look at.
    pub fn walked(&mut self, segments: u64) {
        self.free_at += self.cost.per_segment.saturating_mul(segments);
    }

    /// Counts the time for a packet that is sent now.
    pub fn sends(&mut self, now: Instant) {
        self.works(now, true);
    }

    fn works(&mut self, now: Instant, receives_next: bool) {
        self.free_at = now + self.cost.per_packet;
        self.receives_next = receives_next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn busy_processor_queues_packets_and_drops_beyond_its_buffer() {
        let mut processor = Processor::new(Cost {
            per_packet: Span::from_micros(10),
            per_segment: Span(40),
            buffer: 2,
        });
        let at = |micros: u64| Instant(micros * 1000);
        for number in 0..3 {
            processor.arrived(number, &[]);
        }
        assert_eq!(processor.drops, 1);
        assert_eq!(processor.take(at(0), false), Some((0, Vec::new())));
        assert_eq!(processor.busy_until(at(9)), Some(at(10)));
        assert_eq!(processor.busy_until(at(10)), None);
        assert_eq!(
            processor.take(at(10), false),
            None,
            "it is the sender's turn"
        );
        assert_eq!(processor.take(at(10), true), Some((1, Vec::new())));
        processor.arrived(3, &[]);
        processor.sends(at(20));
        assert_eq!(processor.busy_until(at(25)), Some(at(30)));
        assert_eq!(processor.take(at(30), false), Some((3, Vec::new())));
        processor.walked(100);
        assert_eq!(processor.busy_until(at(43)), Some(at(44)));
    }
}
