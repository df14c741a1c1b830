//! Congestion control: how a flow's window grows and shrinks, apart from how lost packets are found.
//!
//! An algorithm is one file, with its options, and one line in [`crate::flow::registry`]. The window-based TCPs share what RFC
//! 5681 says about slow start, losses and timeouts ([`classic`]); the file of each says how its window grows and shrinks.
//! Where routers or the receiver take part, they do so by a congestion header ([`crate::tcp::header`]).

use std::fmt;

use crate::flow::setup::Setup;
use crate::options::Declaration;
use crate::tcp::ecn::Echo;
use crate::{Instant, Span};

pub mod bbr;
pub mod bic;
pub mod classic;
pub mod cubic;
pub mod dctcp;
pub mod explicit;
pub mod fast;
pub mod hstcp;
pub mod hstcp_lp;
pub mod htcp;
pub mod newreno;
pub mod scalable;
mod slow_start;
pub mod tcp_lp;

/// The header of an ACK, as congestion control at the sender reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AckFeedback {
    /// There is none.
    None,
    /// XCP: the change of the window, bytes.
    WindowDelta(i32),
    /// XCP-r: the receiver's window, and the newest epoch of the sender that it has seen.
    Window {
        /// `cwnd'`, bytes.
        cwnd_prime: u32,
        /// The epoch.
        epoch: u8,
    },
    /// RCP: the rate that the path offers, bytes per second.
    Rate(u64),
    /// HPCC: what data found at the path's links.
    Path(crate::wire::hpcc::Path),
}

/// An ACK as congestion control sees it.
#[derive(Clone, Copy, Debug)]
pub struct Ack {
    /// When it arrived.
    pub now: Instant,
    /// Frame bytes that it newly acknowledges, cumulatively or selectively.
    pub newly_acked: u64,
    /// The first segment that is not acknowledged cumulatively.
    pub una: u64,
    /// The segment that left last among those that it newly acknowledges.
    pub latest: Option<u64>,
    /// Frame bytes in flight after it.
    pub in_flight: u64,
    /// Whether the window kept the sender from sending more before this ACK, and neither the end of its data nor the
    /// configured limit did. A window that is not used must not grow (RFC 9002 section 7.8, RFC 7661).
    pub window_limited: bool,
    /// The content of its congestion header.
    pub feedback: AckFeedback,
    /// Whether the receiver sent it no earlier than every ACK seen before it; else it was overtaken.
    pub newest: bool,
    /// Whether a loss is being recovered from.
    pub in_recovery: bool,
    /// Whether it says that what it acknowledges was marked ([`crate::tcp::ecn`]).
    pub marked: bool,
    /// The round-trip time that it measures; only if it advances.
    pub rtt: Option<Span>,
    /// The one-way delay of the packet that it echoes less that of the flow's SYN, microseconds; only if it advances.
    pub transit_delay_us: Option<i32>,
    /// The smoothed round-trip time; zero while unknown.
    pub srtt: Span,
}

impl Ack {
    /// Makes an ACK of so many bytes without marks, delays or feedback of routers.
    pub fn new(now: Instant, newly_acked: u64) -> Ack {
        Ack {
            now,
            newly_acked,
            una: 0,
            latest: None,
            in_flight: 0,
            window_limited: true,
            feedback: AckFeedback::None,
            newest: true,
            in_recovery: false,
            marked: false,
            rtt: None,
            transit_delay_us: None,
            srtt: Span::ZERO,
        }
    }
}

/// The algorithm that decides on the window. All sizes are frame bytes.
pub trait CongestionControl: fmt::Debug + Send {
    /// Returns the window, at least one packet.
    fn window(&self) -> u64;

    /// Returns the window from which on the algorithm avoids congestion, once it has one: `ssthresh` of RFC 5681.
    fn threshold(&self) -> Option<u64> {
        None
    }

    /// Returns whether another algorithm has taken over, because no router answers ([`fallback`]).
    fn has_fallen_back(&self) -> bool {
        false
    }

    /// Returns how long after a packet the next one may leave, where a rate and not the window alone says so.
    fn gap(&self) -> Span {
        Span::ZERO
    }

    /// Returns the epoch of the window, which XCP-r's data carries; 0 with all others.
    fn epoch(&self) -> u8 {
        0
    }

    /// Is called when the receiver answered the SYN: with what the answer's congestion header says, and the round-trip
    /// time if it is known.
    fn on_connect(&mut self, _feedback: AckFeedback, _rtt: Option<Span>) {}

    /// Is called when a segment leaves, for the first time or again, with `in_flight` bytes under way, its own among
    /// them.
    fn on_sent(&mut self, _now: Instant, _segment: u64, _in_flight: u64) {}

    /// Is called when the window would let more go than the application has, with `in_flight` bytes under way.
    fn on_out_of_data(&mut self, _in_flight: u64) {}

    /// Is called when a segment is deemed lost; after the ACK that reported it, and before [`CongestionControl::on_loss`].
    fn on_lost(&mut self, _now: Instant, _segment: u64) {}

    /// Is called with an ACK that advances the cumulative acknowledgement.
    fn on_ack(&mut self, ack: &Ack);

    /// Is called with an ACK that does not.
    fn on_duplicate_ack(&mut self, ack: &Ack);

    /// Is called when a recovery begins: at most once per window of data. `flight_size`: what was sent and is not
    /// acknowledged cumulatively.
    fn on_loss(&mut self, now: Instant, flight_size: u64);

    /// Is called when an ACK says that packets were marked; at most once per window of data, after
    /// [`CongestionControl::on_ack`], and not in a recovery. An algorithm that knows no better answers as to a loss (RFC 3168
    /// section 6.1.2).
    fn on_mark(&mut self, now: Instant) {
        self.on_loss(now, self.window());
        self.on_recovery_exit(now);
    }

    /// Is called when a retransmission was lost too; at most once per round trip, and only recovery `rack` sees it.
    fn on_lost_retransmission(&mut self, _now: Instant) {}

    /// Is called when the retransmission timer expired.
    fn on_timeout(&mut self, now: Instant, flight_size: u64);

    /// Is called when the last reductions, since there was neither a recovery nor a timeout, prove spurious; after the
    /// recovery's end.
    fn on_undo(&mut self, _now: Instant) {}

    /// Is called when the application had nothing to send for longer than a retransmission timeout, and now has.
    fn on_restart(&mut self) {}

    /// Is called when all data sent before the recovery began is acknowledged (`reno`: some of it).
    fn on_recovery_exit(&mut self, _now: Instant) {}
}

/// The facts about a [`CongestionControl`] that the registry needs to name it.
pub trait Configured: Sized {
    /// The options that it leaves to its user.
    const OPTIONS: &'static [Declaration] = &[];

    /// The share of window / RTT at which its packets leave unless [`crate::tcp::sender::pacing::SHARE`] says another, percent; at 0 they
    /// leave as the window opens.
    const PACED_PERCENT: u64 = 0;

    /// How marks come back to it unless a flow says otherwise.
    const ECHO: Echo = Echo::None;

    /// Whether it reads the options of [`crate::tcp::options`], and the sender does for it.
    const FOLLOWS_RFC5681: bool = false;

    /// Makes the algorithm of a flow that has not begun.
    fn new(setup: &Setup<'_>) -> Self;
}
