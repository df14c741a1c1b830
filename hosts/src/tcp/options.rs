//! The options that every TCP with the rules of RFC 5681 has: mechanisms of later RFCs and of Linux.
//!
//! By default each is off: then a flow does what ns-2's and the papers' TCPs do (ADR 1900, docs/adr/tcp.md).

use crate::options::{Values, declare};
use xcpr_options::names::named;

named! {
    /// The packets by which one ACK widens the window in slow start.
    "slow_start_growth" Growth {
        Rfc3465 = "rfc3465": "two at most, and one after a timeout (RFC 3465 section 2.3)",
        Rfc5681 = "rfc5681": "one at most (RFC 5681 section 3.1)",
        Linux = "linux": "all that the ACK newly acknowledges (Linux's tcp_slow_start)",
    }
}

named! {
    /// The end of slow start where no loss is.
    "slow_start_exit" SlowStartExit {
        Loss = "loss": "a loss alone ends slow start (RFC 5681)",
        HyStartPlusPlus = "hystart++": "longer round trips slow it down, and end it after five (HyStart++, RFC 9406)",
        HyStart = "hystart": "longer round trips, or a train of ACKs as long as the path, end it (Linux's HyStart)",
    }
}

named! {
    /// The way in which a window shows to be in use, so that it may grow.
    "window_validation" Validation {
        Rfc9438 = "rfc9438": "the window was full when the ACK came (RFC 9438 section 5.8)",
        Linux = "linux": "it was full within the last round trip; in slow start it may reach twice the packets that were out (Linux's tcp_is_cwnd_limited)",
    }
}

named! {
    /// The amount of which a loss leaves a share.
    "ssthresh_from" Reduced {
        FlightSize = "flight-size": "FlightSize, if that is less than the window (RFC 5681 section 3.1, equation 4)",
        Cwnd = "cwnd": "the window (Linux's tcp_reno_ssthresh and others)",
    }
}

named! {
    /// The answer to the loss of a retransmission.
    "lost_retransmission" LostRetransmission {
        Reduce = "reduce": "another reduction, once per round trip (RFC 5681 section 4.3)",
        Keep = "keep": "none: the recovery goes on (Linux)",
    }
}

named! {
    /// The evidence that undoes a reduction.
    "undo" Undo {
        None = "none": "none: every reduction stays",
        Eifel = "eifel": "timestamps show that the original arrived (RFC 3522, RFC 4015)",
        Linux = "linux": "the same, or duplicates are reported of all that went again (Linux's tcp_try_undo_dsack)",
    }
}

named! {
    /// The part of the retransmission timeout that `min_rto` bounds.
    "min_rto_bounds" MinRtoBounds {
        Rto = "rto": "the whole timeout (RFC 6298 section 2.4)",
        Variance = "variance": "four times RTTVAR, which the smoothed round-trip time adds to (Linux's tcp_rto_min)",
    }
}

named! {
    /// The segment that probes a closed window.
    "zero_window_probe" ZeroWindowProbe {
        Segment = "segment": "a full one, once, after the retransmission timeout (RFC 9293 section 3.8.6.1)",
        Empty = "empty": "one without data, again and again, from before the first unacknowledged byte (Linux's tcp_xmit_probe_skb)",
    }
}

declare! {
    "tcp", pub OPTIONS;
    /// ADR 1901.
    pub SLOW_START_GROWTH = "slow_start_growth": Values::choice::<Growth>(),
        "the packets by which one ACK widens the window in slow start";
    /// ADR 1904.
    pub SLOW_START_EXIT = "slow_start_exit": Values::choice::<SlowStartExit>(),
        "what ends slow start";
    /// ADR 1902.
    pub WINDOW_VALIDATION = "window_validation": Values::choice::<Validation>(),
        "when a window counts as used, so that ACKs widen it";
    /// ADR 1903.
    pub SSTHRESH_FROM = "ssthresh_from": Values::choice::<Reduced>(),
        "the amount of which a loss or a timeout leaves a share";
    /// ADR 1903.
    pub LOST_RETRANSMISSION = "lost_retransmission": Values::choice::<LostRetransmission>(),
        "what the loss of a retransmission does to the window";
    /// ADR 1905.
    pub PRR = "prr": Values::boolean(Some(false)),
        "whether Proportional Rate Reduction spreads a reduction over a round trip (RFC 9937); recovery rack alone";
    /// ADR 1909.
    pub UNDO = "undo": Values::choice::<Undo>(),
        "the evidence that undoes the reduction of a spurious recovery or timeout";
    /// ADR 1907.
    pub MIN_RTO_BOUNDS = "min_rto_bounds": Values::choice::<MinRtoBounds>(),
        "the part of the retransmission timeout that min_rto bounds";
    /// Linux's `tcp_send_probe0`.
    pub ZERO_WINDOW_PROBE = "zero_window_probe": Values::choice::<ZeroWindowProbe>(),
        "the segment that asks a receiver whose window has closed";
    /// Linux's `tcp_slow_start_after_idle`.
    pub SLOW_START_AFTER_IDLE = "slow_start_after_idle": Values::boolean(Some(true)),
        "whether the window falls to the initial one after an idle time (RFC 5681 section 4.1)";
}
