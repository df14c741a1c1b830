//! What `reno` and `newreno` share: cumulative ACKs, inflation by duplicate ACKs, go-back-N after a timeout.

use super::{DUPLICATE_THRESHOLD, Send};

#[derive(Debug, Default)]
pub(super) struct Cumulative {
    /// The first segment not acknowledged.
    pub(super) una: u64,
    /// The next segment to send; falls back to `una` on a timeout.
    pub(super) nxt: u64,
    /// The segment after the highest one sent.
    pub(super) high: u64,
    pub(super) duplicates: u32,
    pub(super) recovering: bool,
    /// Packets that left the network, as duplicate ACKs tell (RFC 5681 section 3.2, steps 3 and 4).
    pub(super) inflation: u64,
    /// No fast retransmit before something beyond this is acknowledged (RFC 6582 section 3.2; ns-2's `bugFix_`).
    pub(super) recover: u64,
    /// To be sent whatever the window; whether the timer then starts anew.
    pub(super) forced: Option<(u64, bool)>,
}

impl Cumulative {
    /// Moves to a higher acknowledgement and returns how many segments it covers anew.
    pub(super) fn advance(&mut self, una: u64) -> u64 {
        let newly = una - self.una;
        self.una = una;
        self.nxt = self.nxt.max(una);
        self.duplicates = 0;
        self.forced = self.forced.filter(|f| f.0 >= una);
        newly
    }

    /// A duplicate ACK: in a recovery a packet left the network; the third may start one. True if it does.
    pub(super) fn duplicate(&mut self) -> bool {
        self.duplicates += 1;
        if self.recovering {
            self.inflation += 1;
            return false;
        }
        let starts = self.duplicates == DUPLICATE_THRESHOLD
            && (self.una > self.recover || self.recover == 0);
        if starts {
            self.start_recovery();
        }
        starts
    }

    fn start_recovery(&mut self) {
        self.recovering = true;
        self.recover = self.high;
        self.inflation = u64::from(DUPLICATE_THRESHOLD);
        self.forced = Some((self.una, true));
    }

    /// Everything after `una` goes again; what the receiver kept lets the acknowledgement jump ahead.
    pub(super) fn on_timeout(&mut self) {
        self.recovering = false;
        self.recover = self.high;
        self.nxt = self.una;
        self.duplicates = 0;
        self.inflation = 0;
        self.forced = None;
    }

    /// The recovery is over; whether there was one.
    pub(super) fn end_recovery(&mut self) -> bool {
        self.inflation = 0;
        std::mem::take(&mut self.recovering)
    }

    pub(super) fn in_flight(&self) -> u64 {
        self.nxt - self.una
    }

    /// `extra`: packets beyond the window, by inflation or limited transmit (RFC 3042).
    pub(super) fn next(&mut self, window: u64, extra: u64, end: u64) -> Option<Send> {
        if let Some((segment, restart_timer)) = self.forced.take() {
            self.nxt = self.nxt.max(segment + 1);
            return Some(Send {
                segment,
                again: true,
                restart_timer,
            });
        }
        if self.nxt >= end || self.nxt - self.una >= window + extra {
            return None;
        }
        let segment = self.nxt;
        let again = segment < self.high;
        self.nxt += 1;
        self.high = self.high.max(self.nxt);
        Some(Send {
            segment,
            again,
            restart_timer: false,
        })
    }
}
