//! Less greed while the path is congested: the two ways that the paper's section 7 plans (ADR 1117).
//!
//! ```text
//! span          128 packets, in the order in which they left; its loss is known when what left a span later has arrived
//! congested     from three spans in a row on that lose more than is tolerated, to three in a row that do not
//! "slow"        of a span that left after the last cut and loses too much: rate *= 1 - loss; of one that does not: rate +=
//!               a twentieth of the full one
//! "tcp"         while congested: HSTCP's window (RFC 3649) of packets in flight, a loss being a span that lost anything
//! ```
//!
//! The window never falls below what brings two ACKs: an ACK stands for N packets, and fewer in flight would bring none.

use std::collections::VecDeque;

use super::options::{ACK_EVERY, CONGESTION, Congestion, TOLERATED};
use crate::flow::config::FlowConfig;
use crate::tcp::cc::classic::Classic;
use crate::tcp::cc::hstcp::Hstcp;
use crate::tcp::cc::{Ack, Configured, CongestionControl};
use crate::{Instant, Span};

/// Packets whose loss is judged together.
const SPAN: u64 = 128;
/// Spans in a row that make congestion more than temporary.
const LASTING: u32 = 3;
/// The share of the full rate that a span without congestion adds, and the least share.
const STEP: f64 = 1.0 / 20.0;
/// Parts of one bitmap come closer together than this, bitmaps farther apart.
const BITMAP_GAP: Span = Span::from_micros(500);
/// How long after the last news a window that is full counts as lost.
const SILENCE: Span = Span::from_secs(1);

/// Deliveries of a span: the packets that left last in it, and those of them that have arrived.
#[derive(Clone, Copy, Debug, Default)]
struct SpanDeliveries {
    left: u64,
    arrived: u64,
}

/// Deliveries of a chunk's packets, by the order in which they left.
#[derive(Debug, Default)]
struct DeliveryHistory {
    /// By the number in the chunk: when it left last, if it did.
    orders: Vec<Option<u64>>,
    /// From this span on.
    first: u64,
    spans: VecDeque<SpanDeliveries>,
    /// How many have left, and one behind the newest that has arrived.
    next: u64,
    newest: u64,
    /// The same before the parts of the last bitmap came, which one by one would look like losses of the others'.
    settled: u64,
}

impl DeliveryHistory {
    fn of_chunk(packets: u64) -> DeliveryHistory {
        DeliveryHistory {
            orders: vec![None; packets as usize],
            ..DeliveryHistory::default()
        }
    }

    fn span(&mut self, order: u64) -> Option<&mut SpanDeliveries> {
        let place = (order / SPAN).checked_sub(self.first)?;
        self.spans.get_mut(place as usize)
    }

    fn on_sent(&mut self, number: u64) {
        let order = self.next;
        self.next += 1;
        if order.is_multiple_of(SPAN) {
            self.spans.push_back(SpanDeliveries::default());
        }
        // A packet that is sent again before its span is judged says nothing there any more.
        let before = self.orders[number as usize].replace(order);
        if let Some(span) = before.and_then(|before| self.span(before)) {
            span.left -= 1;
        }
        if let Some(span) = self.span(order) {
            span.left += 1;
        }
    }

    fn arrived(&mut self, number: u64) {
        let Some(order) = self.orders.get(number as usize).copied().flatten() else {
            return;
        };
        self.newest = self.newest.max(order + 1);
        if let Some(span) = self.span(order) {
            span.arrived += 1;
        }
    }

    /// Finds the next span whose losses are known: the order of its first packet, and its loss. Most of what left at the
    /// end of a chunk, in circles, left again: what remains of such a span is too little to judge.
    fn judge(&mut self) -> Option<(u64, f64)> {
        while self.settled >= (self.first + 2) * SPAN {
            let begin = self.first * SPAN;
            let span = self.spans.pop_front()?;
            self.first += 1;
            if span.left >= SPAN / 2 {
                let lost = span.left - span.arrived.min(span.left);
                return Some((begin, lost as f64 / span.left as f64));
            }
        }
        None
    }
}

/// How far a sender keeps from the rate that it could have.
#[derive(Debug)]
pub(super) struct Restraint {
    reaction: Congestion,
    tolerated: f64,
    packet_bytes: u64,
    least_window: u64,
    deliveries: DeliveryHistory,
    /// Spans in a row that say otherwise than `congested`.
    contrary: u32,
    congested: bool,
    /// The share of the full rate.
    share: f64,
    /// Spans that left from this order on were sent after the last cut.
    cut_at: u64,
    algorithm: Classic<Hstcp>,
    config: FlowConfig,
    /// When there was news last, and packets acknowledged since the controller's last ACK.
    last_news: Instant,
    news: u64,
    /// The newest that the last part of a bitmap reported.
    settling: u64,
    congested_spans: u64,
}

impl Restraint {
    /// Makes the restraint that a flow asks for, if any.
    pub(super) fn from_config(config: &FlowConfig) -> Option<Restraint> {
        let reaction = config.options.choice(&CONGESTION);
        (reaction != Congestion::Ignore).then(|| Restraint {
            reaction,
            tolerated: config.options.number(&TOLERATED) as f64 / 100.0,
            packet_bytes: config.packet_bytes.into(),
            least_window: 2 * config.options.number(&ACK_EVERY),
            deliveries: DeliveryHistory::default(),
            contrary: 0,
            congested: false,
            share: 1.0,
            cut_at: 0,
            algorithm: Classic::new(&config.setup()),
            config: config.clone(),
            last_news: config.start,
            news: 0,
            settling: 0,
            congested_spans: 0,
        })
    }

    /// Begins a chunk of so many packets.
    pub(super) fn begin(&mut self, now: Instant, packets: u64) {
        self.deliveries = DeliveryHistory::of_chunk(packets);
        self.settling = 0;
        self.cut_at = 0;
        self.last_news = now;
    }

    /// Records that a packet of the chunk leaves.
    pub(super) fn on_sent(&mut self, number: u64) {
        self.deliveries.on_sent(number);
    }

    /// Notes that a packet of the chunk is acknowledged for the first time.
    pub(super) fn arrived(&mut self, number: u64) {
        self.deliveries.arrived(number);
        self.news += 1;
    }

    /// Judges after an ACK has been read.
    pub(super) fn read(&mut self, now: Instant) {
        let news = std::mem::take(&mut self.news);
        if news == 0 {
            return;
        }
        if now.since(self.last_news) >= BITMAP_GAP {
            self.deliveries.settled = self.settling;
        }
        self.settling = self.deliveries.newest;
        self.last_news = now;
        let in_flight = self.in_flight() * self.packet_bytes;
        let newly_acked = news * self.packet_bytes;
        self.algorithm.on_ack(&Ack {
            in_flight,
            window_limited: in_flight + newly_acked >= self.algorithm.window(),
            ..Ack::new(now, newly_acked)
        });
        while let Some((begin, loss)) = self.deliveries.judge() {
            self.apply_loss(now, begin, loss);
        }
    }

    fn apply_loss(&mut self, now: Instant, begin: u64, loss: f64) {
        let too_much = loss > self.tolerated;
        self.contrary = if too_much == self.congested {
            0
        } else {
            self.contrary + 1
        };
        if self.contrary == LASTING {
            self.contrary = 0;
            self.congested = too_much;
            self.algorithm = Classic::new(&self.config.setup());
            self.cut_at = self.deliveries.next;
        }
        self.congested_spans += u64::from(self.congested);
        if !too_much {
            self.share = (self.share + STEP).min(1.0);
        }
        if begin < self.cut_at {
            return;
        }
        self.algorithm.on_recovery_exit(now);
        if self.congested && too_much {
            self.share = (self.share * (1.0 - loss)).max(STEP);
            self.cut_at = self.deliveries.next;
        }
        if loss > 0.0 {
            self.algorithm
                .on_loss(now, self.in_flight() * self.packet_bytes);
            self.cut_at = self.deliveries.next;
        }
    }

    fn in_flight(&self) -> u64 {
        self.deliveries.next - self.deliveries.newest
    }

    fn is_windowed(&self) -> bool {
        self.congested && self.reaction == Congestion::Tcp
    }

    /// Returns whether the window permits another packet.
    pub(super) fn may_send(&self) -> bool {
        let window = (self.algorithm.window() / self.packet_bytes).max(self.least_window);
        !self.is_windowed() || self.in_flight() < window
    }

    /// Returns the factor by which packets are farther apart than at the full rate.
    pub(super) fn stretch(&self) -> f64 {
        match self.reaction {
            Congestion::Slow => 1.0 / self.share,
            Congestion::Ignore | Congestion::Tcp => 1.0,
        }
    }

    /// Returns when a full window counts as lost.
    pub(super) fn poll_timeout(&self) -> Option<Instant> {
        (!self.may_send()).then(|| self.last_news + SILENCE)
    }

    /// Handles the timer if it has expired.
    pub(super) fn handle_timeout(&mut self, now: Instant) {
        if self.poll_timeout().is_some_and(|at| at <= now) {
            self.algorithm
                .on_timeout(now, self.in_flight() * self.packet_bytes);
            self.deliveries.newest = self.deliveries.next;
            self.last_news = now;
        }
    }

    /// Counts the spans that left or were judged while the path was congested.
    pub(super) fn congested_spans(&self) -> u64 {
        self.congested_spans
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::options::Options;

    fn restraint(reaction: &str) -> Restraint {
        let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 5001);
        let options = Options::default()
            .with_value(&CONGESTION, reaction)
            .unwrap();
        let config = FlowConfig {
            options,
            ..FlowConfig::new(end(1), end(2))
        };
        let mut restraint = Restraint::from_config(&config).unwrap();
        restraint.begin(Instant::ZERO, 1 << 16);
        restraint
    }

    /// Sends these packets, of which those arrive in order for which `arrives` returns true.
    fn pass(
        restraint: &mut Restraint,
        numbers: std::ops::Range<u64>,
        arrives: impl Fn(u64) -> bool,
    ) {
        for number in numbers {
            restraint.on_sent(number);
            if arrives(number) {
                restraint.arrived(number);
                restraint.read(Instant(number * 1_000_000));
            }
        }
    }

    #[test]
    fn transient_losses_do_not_change_the_rate() {
        for way in ["slow", "tcp"] {
            let mut restraint = restraint(way);
            pass(&mut restraint, 0..2 * SPAN, |number| number % 4 > 0);
            pass(&mut restraint, 2 * SPAN..9 * SPAN, |_| true);
            assert!(!restraint.congested && restraint.stretch() == 1.0 && restraint.may_send());
            assert_eq!(restraint.congested_spans(), 0);
        }
    }

    /// A quarter of the packets is lost from the first span on: three spans later the rate falls by a quarter, and again.
    #[test]
    fn persistent_losses_lower_the_rate_until_they_end() {
        let mut restraint = restraint("slow");
        pass(&mut restraint, 0..8 * SPAN, |number| number % 4 > 0);
        assert!(restraint.congested);
        let slowed = restraint.stretch();
        assert!(slowed > 1.3, "{slowed}");
        pass(&mut restraint, 8 * SPAN..40 * SPAN, |_| true);
        assert!(!restraint.congested);
        assert_eq!(restraint.stretch(), 1.0);
    }

    #[test]
    fn persistent_losses_set_a_window_that_a_timeout_reopens() {
        let mut restraint = restraint("tcp");
        pass(&mut restraint, 0..8 * SPAN, |number| number % 4 > 0);
        assert!(restraint.is_windowed());
        let mut number = 8 * SPAN;
        while restraint.may_send() {
            restraint.on_sent(number);
            number += 1;
        }
        assert!(restraint.in_flight() >= restraint.least_window);
        let at = restraint.poll_timeout().expect("a timeout is set");
        restraint.handle_timeout(at);
        assert!(restraint.may_send());
        pass(&mut restraint, number..number + 20 * SPAN, |_| true);
        assert!(!restraint.congested && restraint.poll_timeout().is_none());
    }

    /// A packet that is sent again before its first span is known is not counted as lost there.
    #[test]
    fn retransmission_is_counted_in_its_latest_span() {
        let mut restraint = restraint("slow");
        for number in (0..SPAN).chain(0..SPAN) {
            restraint.on_sent(number);
        }
        pass(&mut restraint, SPAN..3 * SPAN, |_| true);
        (0..SPAN).for_each(|number| restraint.arrived(number));
        restraint.read(Instant(u64::MAX / 2));
        assert_eq!((restraint.contrary, restraint.congested), (0, false));
    }
}
