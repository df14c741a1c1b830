//! XCP-r (the XCP-r paper, section II B): the receiver sums the feedback, so that a lost ACK loses none.
//!
//! ```text
//! receiver:  cwnd' = max(one packet, cwnd' + H_feedback), each transmission counted once;  ACK: H_reverse = cwnd'
//! sender:    window = cwnd' of the newest ACK, duplicates included
//! ```
//!
//! The paper leaves open what happens when the sender cuts its window itself. Here the header's epoch resynchronises
//! the two ends (ADRs 0105 and 0106): the sender counts it up; at the first packet of a newer epoch the receiver
//! sets `cwnd' = H_cwnd`; ACKs carry the epoch that `cwnd'` belongs to; one of an older epoch may only lower the
//! window. Epochs compare by serial arithmetic (RFC 1982) on 8 bits.

use super::{Ack, Arrival, CongestionControl, Feedback, Reverse};
use crate::config::{FlowConfig, XcpROptions};
use crate::registry::{DuplicateAcks, OnLoss, OnTimeout};
use crate::time::Instant;
use crate::wire::xcp::Format;

/// Whether epoch `a` comes after `b`.
fn newer(a: u8, b: u8) -> bool {
    (a.wrapping_sub(b) as i8) > 0
}

/// The sender's half.
#[derive(Debug)]
pub struct XcpR {
    window: u64,
    packet: u64,
    initial: u64,
    epoch: u8,
    options: XcpROptions,
    /// [`OnLoss::HalveSilently`]: recovery holds the halved window.
    held: bool,
}

impl XcpR {
    /// A flow that begins with the configured initial window.
    pub fn new(config: &FlowConfig) -> XcpR {
        let packet = u64::from(config.packet_bytes);
        let initial = packet * u64::from(config.initial_window_packets);
        XcpR {
            window: initial,
            packet,
            initial,
            epoch: 0,
            options: config.xcp_r,
            held: false,
        }
    }

    fn apply(&mut self, ack: &Ack) {
        let Reverse::Window { bytes, epoch } = ack.reverse else {
            return;
        };
        if !ack.newest || self.held {
            return;
        }
        let told = u64::from(bytes).max(self.packet);
        if epoch == self.epoch {
            self.window = told;
        } else if newer(self.epoch, epoch) {
            self.window = self.window.min(told);
        }
    }

    /// Half the window in whole packets, because that is what `H_cwnd` tells the receiver.
    fn halve(&mut self) {
        self.window = (self.window / 2 / self.packet).max(1) * self.packet;
    }
}

impl CongestionControl for XcpR {
    fn window(&self) -> u64 {
        self.window
    }

    fn epoch(&self) -> u8 {
        self.epoch
    }

    fn on_ack(&mut self, ack: &Ack) {
        self.apply(ack);
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        if self.options.duplicate_acks == DuplicateAcks::Honour {
            self.apply(ack);
        }
    }

    fn on_loss(&mut self, _now: Instant, _in_flight: u64) {
        match self.options.on_loss {
            OnLoss::Keep => {}
            OnLoss::Halve => {
                self.halve();
                self.epoch = self.epoch.wrapping_add(1);
            }
            OnLoss::HalveSilently => {
                self.halve();
                self.held = true;
            }
        }
    }

    fn on_timeout(&mut self, _now: Instant, _in_flight: u64) {
        self.held = false;
        match self.options.on_timeout {
            OnTimeout::Resynchronise => {
                self.window = self.initial;
                self.epoch = self.epoch.wrapping_add(1);
            }
            OnTimeout::Restore => self.window = self.packet,
        }
    }

    fn on_recovery_exit(&mut self, _now: Instant) {
        self.held = false;
    }
}

/// The receiver's half: `cwnd'`.
#[derive(Debug)]
pub struct ReceiverWindow {
    window: u32,
    packet: u32,
    epoch: u8,
}

impl ReceiverWindow {
    /// Begins with the configured initial window, as the sender does.
    pub fn new(config: &FlowConfig) -> ReceiverWindow {
        let window = config
            .packet_bytes
            .saturating_mul(config.initial_window_packets);
        ReceiverWindow {
            window,
            packet: config.packet_bytes,
            epoch: 0,
        }
    }
}

impl Feedback for ReceiverWindow {
    fn on_data(&mut self, arrival: &Arrival) {
        if newer(arrival.epoch, self.epoch) {
            self.epoch = arrival.epoch;
            self.window = arrival.cwnd;
        } else if arrival.epoch != self.epoch || !arrival.first_seen {
            return;
        }
        self.window = self
            .window
            .saturating_add_signed(arrival.feedback)
            .max(self.packet);
    }

    fn take(&mut self) -> (Format, u8, u32) {
        (Format::XcpRAck, self.epoch, self.window)
    }
}
