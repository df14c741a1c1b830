//! RACK-TLP (RFC 8985) over SACK (RFC 2018), with RFC 6675's pipe as the measure of what is in flight.
//!
//! RACK: a segment is lost if one sent later was delivered and a reordering window has passed. Segments sent again
//! are judged by the same rule, so a lost retransmission costs no timeout. TLP: when ACKs stop coming for two round
//! trips, one segment goes as a probe, so that a lost tail costs no timeout either.
//!
//! Three options are DupThresh, the delayed ACK that a probe allows for, and the delivery whose round-trip time judges
//! losses. Section 6.2, step 2, takes the last one delivered (ADR 1906).
//!
//! Departures: reordering is also seen where the original fills a hole after its retransmission left (section 6.2,
//! step 3 sees it only before; ADR 1023). The smallest round-trip time is the flow's, not a windowed one (section 6.1). A
//! SACKed retransmission is distinguished from its original by the smallest round-trip time alone, because timestamp echoes
//! stand still while there is a hole.

use super::{AckInfo, DUPLICATE_THRESHOLD, Facts, LossRecovery, Outcome, Send, SendState};
use crate::options::{Options, Unit, Values, declare};
use crate::tcp::recovery::scoreboard::{Scoreboard, Transmission, sent_after};
use crate::{Instant, Span};
use xcpr_options::names::named;

/// Recoveries for which a widened reordering window lasts (RFC 8985 section 6.2, step 4).
const PERSIST: u32 = 16;
/// The probe timeout before any round-trip time is known (section 7.2).
const INITIAL_PTO: Span = Span::from_secs(1);

/// Linux's `tcp_max_reordering`, segments.
const LARGEST_DISPLACEMENT: u64 = 300;

named! {
    /// The delivery whose round-trip time judges losses.
    "rtt" JudgingRtt {
        LastSent = "last-sent": "that of the segment which left last",
        LastDelivered = "last-delivered": "that of the segment which was delivered last (RFC 8985 section 6.2, step 2)",
    }
}

named! {
    /// The SACKed segments that end the wait for late ones, while no reordering was seen.
    "dup_thresh" DupThresh {
        Fixed = "fixed": "three (RFC 8985 section 6.2, step 4)",
        Adaptive = "adaptive": "three, or as many places as a segment was late by (Linux's tcp_check_sack_reordering)",
    }
}

declare! {
    "rack", pub OPTIONS;
    /// RFC 8985's RACK.rtt.
    pub RTT = "rtt": Values::choice::<JudgingRtt>(),
        "the delivery whose round-trip time judges losses";
    /// RFC 8985's DupThresh.
    pub DUP_THRESH = "dup_thresh": Values::choice::<DupThresh>(),
        "the SACKed segments that end the wait for late ones, while no reordering was seen";
    /// RFC 8985's TLP.max_ack_delay.
    pub TLP_MAX_ACK_DELAY = "tlp_max_ack_delay": Values::number(Unit::Nanoseconds, None, 0, None),
        "the delayed ACK that a probe allows for with one packet in flight; absent: as long as the flow's receiver waits";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Open,
    /// A loss was found; over when everything below `until` is acknowledged.
    Recovery {
        until: u64,
    },
    /// A timeout happened; over likewise.
    Loss {
        until: u64,
    },
}

/// A tail loss probe that is not answered yet (section 7.4).
#[derive(Clone, Copy, Debug)]
struct Probe {
    /// Everything sent by then.
    end: u64,
    again: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Forced {
    Head,
    Probe,
}

/// The times that deliveries tell (section 5.2).
#[derive(Debug)]
struct Clock {
    /// The transmission among the deliveries that came last. (Section 6.2 goes by time and sequence
    /// number, which would misjudge a burst of retransmissions and new data that leaves at one
    /// instant.)
    newest: u32,
    /// Its round-trip time.
    rtt: Span,
    min_rtt: Span,
    /// The segment after the highest one delivered.
    highest: u64,
    reordering_seen: bool,
    judging: JudgingRtt,
    /// The most places by which a segment was late.
    displacement: u64,
}

impl Clock {
    fn delivered(&mut self, d: Transmission, now: Instant, echo: Option<Instant>) {
        if d.segment >= self.highest {
            self.highest = d.segment + 1;
        } else if !d.again {
            self.reordering_seen = true;
            self.displacement = self.displacement.max(self.highest - d.segment);
        }
        let rtt = now.since(d.sent);
        if d.again {
            // Perhaps it was an earlier transmission that arrived (section 6.2, step 2).
            if rtt < self.min_rtt || echo.is_some_and(|e| d.again_after(e)) {
                return;
            }
        } else {
            self.min_rtt = self.min_rtt.min(rtt);
        }
        let is_newest = sent_after(d.order, self.newest);
        if is_newest {
            self.newest = d.order;
        }
        if is_newest || self.judging == JudgingRtt::LastDelivered {
            self.rtt = rtt;
        }
    }
}

pub(crate) const FACTS: Facts = Facts {
    algorithm: |options, max_ack_delay| Box::new(Rack::new(options, max_ack_delay)),
    uses_sack: true,
    retains_backoff: false,
    reads_duplicates: true,
    options: OPTIONS,
};

#[derive(Debug)]
struct Rack {
    board: Scoreboard,
    clock: Clock,
    phase: Phase,
    window_steps: u64,
    persist: u32,
    twice_round: u64,
    reordering_deadline: Option<Instant>,
    probe: Option<Probe>,
    probe_deadline: Option<Instant>,
    forced: Option<Forced>,
    max_ack_delay: Span,
    dup_thresh: DupThresh,
    /// The last transmission when a retransmission was found lost: older ones were under way and tell the same.
    lost_again_at: u32,
}

impl Rack {
    fn new(options: &Options, max_ack_delay: Span) -> Rack {
        Rack {
            board: Scoreboard::new(),
            clock: Clock {
                newest: 0,
                rtt: Span::ZERO,
                min_rtt: Span(u64::MAX),
                highest: 0,
                reordering_seen: false,
                judging: options.choice(&RTT),
                displacement: 0,
            },
            phase: Phase::Open,
            window_steps: 1,
            persist: 0,
            twice_round: 0,
            reordering_deadline: None,
            probe: None,
            probe_deadline: None,
            forced: None,
            max_ack_delay: options
                .optional(&TLP_MAX_ACK_DELAY)
                .map_or(max_ack_delay, Span),
            dup_thresh: options.choice(&DUP_THRESH),
            lost_again_at: 0,
        }
    }
}

impl LossRecovery for Rack {
    fn state(&self) -> SendState {
        SendState {
            una: self.board.una(),
            high: self.board.nxt(),
            in_flight: self.board.in_flight(),
            inflation: 0,
            in_recovery: self.in_recovery(),
        }
    }

    fn sacked(&self) -> u64 {
        self.board.sacked()
    }

    fn dup_thresh(&self) -> u64 {
        let least = u64::from(DUPLICATE_THRESHOLD);
        match self.dup_thresh {
            DupThresh::Fixed => least,
            DupThresh::Adaptive => self.clock.displacement.clamp(least, LARGEST_DISPLACEMENT),
        }
    }

    fn on_ack(&mut self, ack: &AckInfo<'_>) -> Outcome {
        let mut outcome = Outcome::default();
        let advanced = ack.una > self.board.una();
        // The packet that fills the hole at the edge has its timestamp echoed, whatever ACKs are
        // lost. If it left before the retransmission did, the original was late (RFC 3522); unless
        // a timer sent it again, packets changed places.
        let edge = self.board.una();
        let timer = self.probe.is_some() || matches!(self.phase, Phase::Loss { .. });
        let clock = &mut self.clock;
        let newly = &mut outcome.newly_acked;
        let mut latest: Option<Transmission> = None;
        let mut see = |d: Transmission| {
            *newly += 1;
            if latest.is_none_or(|known| sent_after(d.order, known.order)) {
                latest = Some(d);
            }
        };
        self.board.acknowledge(ack.una, |d| {
            see(d);
            clock.reordering_seen |= d.segment == edge && !timer && d.again_after(ack.echo);
            clock.delivered(d, ack.now, Some(ack.echo));
        });
        for &(start, end) in ack.sack {
            self.board.sack(start, end, |d| {
                see(d);
                clock.delivered(d, ack.now, None);
            });
        }
        outcome.latest = latest.map(|d| d.segment);
        outcome.restart_timer = advanced;
        self.adapt_window(ack);
        self.answer_probe(ack, &mut outcome);
        if let Phase::Recovery { until } | Phase::Loss { until } = self.phase
            && self.board.una() >= until
        {
            self.phase = Phase::Open;
            outcome.exited = true;
            self.persist = self.persist.saturating_sub(1);
            if self.persist == 0 {
                self.window_steps = 1;
            }
        }
        if outcome.newly_acked > 0 {
            self.detect_loss(ack.now, ack.srtt, &mut outcome);
        }
        if advanced {
            self.arm_probe(ack.now, ack.srtt);
        } else if self.board.sacked() > 0 {
            self.probe_deadline = None;
        }
        outcome
    }

    fn take_newly_lost(&mut self) -> std::vec::Drain<'_, u64> {
        self.board.take_newly_lost()
    }

    /// Marks the first segment lost, and others that had their time (section 6.3).
    fn on_timeout(&mut self, now: Instant, srtt: Span) {
        let head = self.board.una();
        let allowed = self.clock.rtt + self.reordering_window(srtt);
        self.board
            .mark_lost_if(|segment, sent| segment == head || sent + allowed <= now);
        self.phase = Phase::Loss {
            until: self.board.nxt(),
        };
        self.forced = Some(Forced::Head);
        self.probe = None;
        self.probe_deadline = None;
        self.reordering_deadline = None;
    }

    fn on_undo(&mut self) {
        self.board.restore_lost();
        self.phase = Phase::Open;
    }

    /// Returns when the reordering window of some segment ends, or a probe is due.
    fn poll_timeout(&self) -> Option<Instant> {
        let times = [self.reordering_deadline, self.probe_deadline];
        Instant::earliest(times)
    }

    fn handle_timeout(&mut self, now: Instant, timeout: bool, srtt: Span) -> Outcome {
        let mut outcome = Outcome::default();
        if self.reordering_deadline.is_some_and(|at| at <= now) {
            self.detect_loss(now, srtt, &mut outcome);
        }
        // A probe that is due no later than the timer goes in its place (section 7.2).
        if self.probe_deadline.is_some_and(|at| at <= now || timeout) {
            self.probe_deadline = None;
            self.forced = Some(Forced::Probe);
            outcome.probes = true;
        }
        outcome
    }

    fn next_segment(&mut self, now: Instant, window: u64, end: u64, srtt: Span) -> Option<Send> {
        match self.forced.take() {
            Some(Forced::Head) => {
                if let Some(first) = self.board.first_missing() {
                    return Some(self.send_again(first, now));
                }
            }
            Some(Forced::Probe) => {
                if let Some(send) = self.send_probe(now, end) {
                    return Some(send);
                }
            }
            None => {}
        }
        if self.board.in_flight() >= window {
            return None;
        }
        if let Some(segment) = self.board.next_lost() {
            return Some(self.send_again(segment, now));
        }
        if self.board.nxt() >= end {
            return None;
        }
        let segment = self.board.send(now);
        self.arm_probe(now, srtt);
        Some(Send {
            segment,
            again: false,
            restart_timer: false,
        })
    }
}

impl Rack {
    fn in_recovery(&self) -> bool {
        self.phase != Phase::Open
    }

    /// Takes the ACK of a probe by RFC 8985 section 7.4.2.
    fn answer_probe(&mut self, ack: &AckInfo<'_>, outcome: &mut Outcome) {
        let Some(probe) = self.probe.filter(|p| ack.una >= p.end) else {
            return;
        };
        if !probe.again || ack.arrived_twice {
            self.probe = None;
        } else if ack.una > probe.end {
            self.probe = None;
            outcome.tail_repaired = true;
        } else if ack.duplicate && ack.sack.is_empty() {
            self.probe = None;
        }
    }

    /// Widens the reordering window when a retransmission proves needless (section 6.2, step 4).
    fn adapt_window(&mut self, ack: &AckInfo<'_>) {
        if ack.arrived_twice && self.board.una() >= self.twice_round {
            self.twice_round = self.board.nxt();
            self.window_steps += 1;
            self.persist = PERSIST;
        }
    }

    fn reordering_window(&self, srtt: Span) -> Span {
        if !self.clock.reordering_seen
            && (self.in_recovery() || self.board.sacked() >= self.dup_thresh())
        {
            return Span::ZERO;
        }
        Span((self.clock.min_rtt.0 / 4).saturating_mul(self.window_steps)).min(srtt)
    }

    /// Detects losses by section 6.2, step 5. A recovery may begin; a lost retransmission is reported once per round trip.
    fn detect_loss(&mut self, now: Instant, srtt: Span, outcome: &mut Outcome) {
        let allowed = self.clock.rtt + self.reordering_window(srtt);
        self.reordering_deadline = None;
        let mut found = false;
        while let Some(t) = self.board.oldest_first_sent() {
            if !self.judge(t, now, allowed) {
                break;
            }
            found = true;
        }
        while let Some(t) = self.board.oldest_sent_again() {
            if !self.judge(t, now, allowed) {
                break;
            }
            found = true;
            if sent_after(t.order, self.lost_again_at) {
                outcome.lost_again = true;
                self.lost_again_at = self.board.last_order();
            }
        }
        outcome.lost |= found;
        if found && self.phase == Phase::Open {
            self.phase = Phase::Recovery {
                until: self.board.nxt(),
            };
            self.probe_deadline = None;
            outcome.entered = true;
        }
    }

    /// Marks a segment lost if its time is over, or notes when it will be.
    fn judge(&mut self, t: Transmission, now: Instant, allowed: Span) -> bool {
        if !sent_after(self.clock.newest, t.order) {
            return false;
        }
        let until = t.sent + allowed;
        if until <= now {
            return self.board.mark_lost(t.segment);
        }
        let earlier = self.reordering_deadline.map_or(until, |d| d.min(until));
        self.reordering_deadline = Some(earlier);
        false
    }

    /// Arms a probe by section 7.2: only while nothing is known to be missing and no probe is out.
    fn arm_probe(&mut self, now: Instant, srtt: Span) {
        let idle = self.board.una() == self.board.nxt();
        if idle || self.in_recovery() || self.board.sacked() > 0 || self.probe.is_some() {
            self.probe_deadline = None;
            return;
        }
        let mut timeout = match srtt {
            Span::ZERO => INITIAL_PTO,
            srtt => srtt.saturating_mul(2),
        };
        if self.board.in_flight() == 1 {
            timeout += self.max_ack_delay;
        }
        self.probe_deadline = Some(now + timeout);
    }

    fn send_again(&mut self, segment: u64, now: Instant) -> Send {
        self.board.send_again(segment, now);
        // The timer measures how long the first segment goes unanswered: since its newest transmission.
        Send {
            segment,
            again: true,
            restart_timer: segment == self.board.una(),
        }
    }

    /// Sends a probe by section 7.3: new data if there is any, else the last segment again.
    fn send_probe(&mut self, now: Instant, end: u64) -> Option<Send> {
        let send = if self.board.nxt() < end {
            Send {
                segment: self.board.send(now),
                again: false,
                restart_timer: true,
            }
        } else {
            let last = self.board.last_in_flight()?;
            Send {
                restart_timer: true,
                ..self.send_again(last, now)
            }
        };
        self.probe = Some(Probe {
            end: self.board.nxt(),
            again: send.again,
        });
        Some(send)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RTT: Span = Span::from_millis(100);

    fn rack() -> Rack {
        Rack::new(&Options::default(), Span::ZERO)
    }

    fn at_millis(millis: u64) -> Instant {
        Instant::ZERO + Span::from_millis(millis)
    }

    fn ack(now: Instant, una: u64, sack: &[(u64, u64)], echo: Instant) -> AckInfo<'_> {
        AckInfo {
            now,
            una,
            duplicate: una == 0,
            sack,
            arrived_twice: false,
            echo,
            srtt: RTT,
        }
    }

    /// Lets ten segments leave at once. As much as the sender knows, the first four are lost: they leave again.
    fn rack_with_four_retransmitted() -> Rack {
        let mut rack = rack();
        let send = |rack: &mut Rack, now| while rack.next_segment(now, 10, 10, RTT).is_some() {};
        send(&mut rack, at_millis(0));
        assert!(
            rack.on_ack(&ack(at_millis(100), 0, &[(4, 10)], at_millis(0)))
                .entered
        );
        send(&mut rack, at_millis(100));
        assert_eq!(rack.board.in_flight(), 4);
        rack
    }

    #[test]
    fn late_original_that_fills_a_hole_is_reordering() {
        let mut rack = rack_with_four_retransmitted();
        rack.on_ack(&ack(at_millis(110), 1, &[(4, 10)], at_millis(0)));
        assert!(rack.clock.reordering_seen);
    }

    /// Four are sent again, and the first two are lost once more. Segment 6 is lost with them, and is found first.
    #[test]
    fn lost_segments_are_retransmitted_in_sequence_order() {
        let mut rack = rack();
        while rack.next_segment(at_millis(0), 10, 10, RTT).is_some() {}
        rack.on_ack(&ack(at_millis(100), 0, &[(2, 6)], at_millis(0)));
        while rack.next_segment(at_millis(100), 6, 10, RTT).is_some() {}
        rack.on_ack(&ack(at_millis(150), 0, &[(2, 6), (7, 10)], at_millis(0)));
        assert_eq!(rack.board.next_lost(), Some(6));
        rack.board.mark_lost(1);
        rack.board.mark_lost(0);
        let sent: Vec<u64> = std::iter::from_fn(|| rack.next_segment(at_millis(200), 10, 10, RTT))
            .map(|send| send.segment)
            .collect();
        assert_eq!(sent, [0, 1, 6]);
    }

    /// A misbehaving receiver sacks the first segment after a timeout and never acknowledges it.
    #[test]
    fn first_segment_sacked_after_a_timeout_is_not_retransmitted() {
        let mut rack = rack();
        while rack.next_segment(at_millis(0), 10, 10, RTT).is_some() {}
        rack.on_timeout(at_millis(1000), RTT);
        rack.on_ack(&ack(at_millis(1001), 0, &[(0, 2)], at_millis(0)));
        let next = rack
            .next_segment(at_millis(1001), 10, 10, RTT)
            .expect("others are lost");
        assert_eq!((next.segment, next.again), (2, true));
    }

    #[test]
    fn lost_acks_are_not_detected_as_reordering() {
        let mut rack = rack_with_four_retransmitted();
        // The original of segment 3 had come, and the ACKs for it were lost.
        rack.on_ack(&ack(at_millis(200), 1, &[(3, 10)], at_millis(100)));
        rack.on_ack(&ack(at_millis(200), 10, &[], at_millis(100)));
        let twice = AckInfo {
            arrived_twice: true,
            ..ack(at_millis(200), 10, &[], at_millis(100))
        };
        rack.on_ack(&twice);
        assert!(!rack.clock.reordering_seen);
        assert_eq!(
            rack.window_steps, 2,
            "a needless retransmission all the same"
        );
    }

    #[test]
    fn spurious_timeout_is_not_detected_as_reordering() {
        let mut rack = rack();
        rack.next_segment(at_millis(0), 10, 1, RTT);
        rack.on_timeout(at_millis(1000), RTT);
        assert!(
            rack.next_segment(at_millis(1000), 10, 1, RTT)
                .is_some_and(|s| s.again)
        );
        rack.on_ack(&ack(at_millis(1001), 1, &[], at_millis(0)));
        assert!(!rack.clock.reordering_seen);
    }

    /// Found by fuzzing: it went again as one that counts for nothing in flight, and what it left in the scoreboard hid others.
    #[test]
    fn sacked_first_segment_is_retransmitted_and_counted_after_timeout() {
        let mut rack = rack();
        while rack.next_segment(at_millis(0), 10, 10, RTT).is_some() {}
        rack.on_ack(&ack(at_millis(100), 0, &[(0, 3), (6, 10)], at_millis(0)));
        rack.on_timeout(at_millis(1000), RTT);
        let sent: Vec<u64> = std::iter::from_fn(|| rack.next_segment(at_millis(1000), 2, 10, RTT))
            .map(|send| send.segment)
            .collect();
        assert_eq!((sent, rack.board.in_flight()), (vec![0, 1], 2));
        rack.on_ack(&ack(at_millis(1100), 10, &[], at_millis(1000)));
        assert_eq!((rack.board.in_flight(), rack.board.sacked()), (0, 0));
    }
}
