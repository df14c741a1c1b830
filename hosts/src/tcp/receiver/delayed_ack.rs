//! Delayed ACKs (RFC 1122 section 4.2.3.2, RFC 5681 section 4.2) and Linux's quick ACKs.
//!
//! ```text
//! in order:     ACK after every `ack_every` packets, or `max_ack_delay` after the first of them
//! out of order, into a hole, or a duplicate: ACK at once
//! quick ACKs:   the first `quick_acks` ACKs of data wait for nothing, and so after a duplicate
//! ```
//!
//! Linux sends quick ACKs (`TCP_MAX_QUICKACKS`, 16) at a flow's start, because a sender in slow start grows by ACKs.
//! Linux sends them after a duplicate, too, because that sender recovers from a loss. Departures: the timeout does
//! not follow the gaps between packets (Linux's `ato`, 40 ms to 200 ms). Pauses of the sender, answers to requests and
//! marks start and end no quick ACKs.

use crate::flow::config::FlowConfig;
use crate::{Instant, Span};

/// The packets that wait for an ACK.
#[derive(Debug)]
pub(crate) struct DelayedAck {
    ack_every: u32,
    max_ack_delay: Span,
    quick_acks: u32,
    /// Quick ACKs that are left.
    quick_left: u32,
    /// Packets since the last ACK.
    unacknowledged: u32,
    deadline: Option<Instant>,
}

impl DelayedAck {
    pub(crate) fn new(config: &FlowConfig) -> DelayedAck {
        DelayedAck {
            ack_every: config.ack_every,
            max_ack_delay: config.max_ack_delay,
            quick_acks: config.quick_acks,
            quick_left: config.quick_acks,
            unacknowledged: 0,
            deadline: None,
        }
    }

    /// Counts a packet. Returns whether its ACK is due now.
    pub(crate) fn on_data(&mut self, now: Instant, is_in_order: bool) -> bool {
        self.unacknowledged += 1;
        let is_due = !is_in_order || self.quick_left > 0 || self.unacknowledged >= self.ack_every;
        if !is_due && self.deadline.is_none() {
            self.deadline = Some(now + self.max_ack_delay);
        }
        is_due
    }

    /// Starts quick ACKs again: data arrived twice.
    pub(crate) fn on_duplicate(&mut self) {
        self.quick_left = self.quick_acks;
    }

    /// Returns whether packets wait for an ACK.
    pub(crate) fn is_waiting(&self) -> bool {
        self.unacknowledged > 0
    }

    /// Ends the wait: an ACK of all packets leaves.
    pub(crate) fn on_ack_sent(&mut self) {
        if self.unacknowledged > 0 {
            self.quick_left = self.quick_left.saturating_sub(1);
        }
        self.unacknowledged = 0;
        self.deadline = None;
    }

    /// Returns when the ACK leaves at the latest.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// Returns whether the ACK was held back for as long as it may be, and ends the wait.
    pub(crate) fn expire(&mut self, now: Instant) -> bool {
        let is_due = self.deadline.is_some_and(|at| at <= now);
        if is_due {
            self.deadline = None;
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;

    fn delayed_ack(ack_every: u32, quick_acks: u32) -> DelayedAck {
        let address = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        DelayedAck::new(&FlowConfig {
            ack_every,
            quick_acks,
            max_ack_delay: Span::from_millis(200),
            ..FlowConfig::new(address, address)
        })
    }

    /// Returns which of so many packets in order have their ACK at once.
    fn acknowledge(delayed: &mut DelayedAck, packets: u32) -> Vec<bool> {
        let mut due = Vec::new();
        for _ in 0..packets {
            due.push(delayed.on_data(Instant::ZERO, true));
            if due.last() == Some(&true) {
                delayed.on_ack_sent();
            }
        }
        due
    }

    #[test]
    fn every_second_packet_is_acknowledged() {
        let mut delayed = delayed_ack(2, 0);
        assert_eq!(acknowledge(&mut delayed, 4), [false, true, false, true]);
        assert_eq!(delayed.deadline(), None);
    }

    #[test]
    fn lone_packet_is_acknowledged_after_the_delay() {
        let mut delayed = delayed_ack(2, 0);
        assert!(!delayed.on_data(Instant::ZERO, true));
        let deadline = Instant::ZERO + Span::from_millis(200);
        assert_eq!(delayed.deadline(), Some(deadline));
        assert!(!delayed.expire(Instant::ZERO));
        assert!(delayed.expire(deadline));
    }

    #[test]
    fn packet_out_of_order_is_acknowledged_at_once() {
        assert!(delayed_ack(2, 0).on_data(Instant::ZERO, false));
    }

    #[test]
    fn quick_acks_come_at_the_start_and_after_a_duplicate() {
        let mut delayed = delayed_ack(2, 3);
        let at_start = [true, true, true, false, true, false, true];
        assert_eq!(acknowledge(&mut delayed, 7), at_start);
        delayed.on_duplicate();
        assert_eq!(
            acknowledge(&mut delayed, 5),
            [true, true, true, false, true]
        );
    }
}
