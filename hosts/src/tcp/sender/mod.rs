//! The sending end of a flow: set-up, data, close; TCP as the receiver sees it, congestion control as configured.
//!
//! The stream is cut into segments of one size, numbered from 0 in 64 bits; the last carries the FIN. The peer must
//! speak timestamps (RFC 7323): every round-trip time comes from them, so retransmitted data needs no exception (RFC
//! 6298 section 3). The newest ACK's window limits what may be sent. A window that holds no segment is probed by one
//! all the same, once it has been so for the retransmission timeout (RFC 9293 section 3.8.6.1).

pub(crate) mod delivery_rate;
mod endpoint;
mod handshake;
mod own_rate;
pub mod pacing;
mod rate_reduction;
mod spurious;
pub(crate) mod stream;
mod undo;
mod window_probe;
mod window_validation;

use std::net::SocketAddrV4;

use own_rate::OwnRate;
use pacing::Pacing;
use rate_reduction::RateReduction;
use spurious::SpuriousTimeouts;
use undo::SpuriousReductions;
use window_validation::CwndUsage;

use crate::flow::config::{ConfigError, FlowConfig};
use crate::flow::registry::Window;
use crate::stats::{RecoveryEvent, RecoveryEventKind, SenderStats};
use crate::tcp::cc::{Ack, AckFeedback, CongestionControl};
use crate::tcp::ecn;
use crate::tcp::header::{Header, SenderHeader};
use crate::tcp::options::{MIN_RTO_BOUNDS, MinRtoBounds};
use crate::tcp::recovery::{AckInfo, LossRecovery, Outcome, SendState};
use crate::tcp::rtt::RttEstimator;
use crate::tcp::segment::{LARGEST_WINDOW, Segment, Template};
use crate::tcp::sender::stream::Stream;
use crate::wire::tcp;
use crate::{Instant, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Idle,
    SynSent,
    Established,
}

/// The sending end of a flow.
#[derive(Debug)]
pub struct Sender {
    state: State,
    source: SocketAddrV4,
    destination: SocketAddrV4,
    /// Payload and frame of a full packet, bytes.
    payload: u64,
    packet: u64,
    stream: Stream,
    /// From when on nothing new is sent.
    stop: Option<Instant>,
    max_window: u64,
    /// The rate that the user set, in a transfer over a network.
    own_rate: Option<OwnRate>,
    /// The shift of the peer's windows (RFC 7323 section 2).
    peer_scale: u32,
    /// Segments that the peer's window holds, from the first of the stream on.
    peer_limit: u64,
    /// The window of the last ACK after the set-up, as it stood in the header.
    peer_window: Option<u16>,
    /// Whether the timer is that of a probe: the peer's window holds no segment, and all that was sent is acknowledged.
    closed: bool,
    /// Whether nothing but the routers limits what the flow can use.
    greedy: bool,
    initial_sequence: u32,

    cc: Box<dyn CongestionControl>,
    recovery: Box<dyn LossRecovery>,
    /// The state of `recovery` after its last change.
    sent: SendState,
    ecn: ecn::SenderEcn,
    retains_backoff: bool,
    sack_permitted: bool,
    rtt: RttEstimator,
    timer: Option<Instant>,
    /// When data was sent last.
    last_sent: Instant,
    /// When data was last sent again because no ACK came.
    last_timeout: Instant,
    /// The timeouts since the last ACK that advanced.
    unanswered: SpuriousTimeouts,
    /// The backoff stays until more than these segments are acknowledged.
    backoff_until: Option<u64>,

    /// Sequence space from the SYN on that is acknowledged.
    acknowledged: u64,
    peer_sequence: u32,
    peer_timestamp: u32,
    /// The SYN's one-way delay plus the clocks' offset, microseconds.
    clock_offset: u32,
    window_packets: u64,
    /// Reductions that may be undone, where that is asked for.
    undo: Option<Box<SpuriousReductions>>,
    /// The use of the window, where Linux's rule is asked for.
    usage: Option<Box<CwndUsage>>,
    /// PRR, where it is asked for.
    reduction: Option<Box<RateReduction>>,
    pacing: Pacing,
    /// The gap that pacing leaves between packets, and when the last one was due by it.
    gap: Span,
    paced_at: Instant,
    /// No packet leaves before, since a window of one packet was marked.
    rests_until: Instant,
    /// Whether a packet waits for its time.
    held: bool,
    /// Segments from here on were sent after the interface was full for the last time.
    congested_until: u64,
    /// Segments in flight when the last ACK came, if it had SACK blocks.
    walked: u64,
    /// The header of packets, and this sender's half of it.
    kind: Header,
    header: SenderHeader,
    template: Template,
    syn_due: bool,
    last_ack_due: bool,
    /// Whether probes of a closed window carry no data, and whether one is due.
    probes_empty: bool,
    probe_due: bool,

    stats: SenderStats,
    recovery_events: Vec<RecoveryEvent>,
}

impl Sender {
    /// Makes a sender that begins at `config.start`, or at [`Sender::start`] if that comes first.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Sender, ConfigError> {
        let window = Sender::window(config)?;
        Sender::with_controller(config, (window.controller)(&config.setup()))
    }

    /// Returns the parts of the flow's transport.
    fn window(config: &FlowConfig) -> Result<Window, ConfigError> {
        let transport = config.transport;
        let window = transport.window();
        window.ok_or(ConfigError::NoTcp(transport.name()))
    }

    fn estimator(config: &FlowConfig, window: &Window) -> RttEstimator {
        let estimator = RttEstimator::new(config.initial_rto, config.min_rto, config.max_rto);
        match config.options.choice(&MIN_RTO_BOUNDS) {
            MinRtoBounds::Variance if window.follows_rfc5681 => estimator.with_min_rto_as_margin(),
            MinRtoBounds::Variance | MinRtoBounds::Rto => estimator,
        }
    }

    /// Makes a sender with another algorithm than its transport's.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn with_controller(
        config: &FlowConfig,
        controller: Box<dyn CongestionControl>,
    ) -> Result<Sender, ConfigError> {
        config.validate()?;
        let payload = u64::from(config.payload_bytes());
        let largest_window = LARGEST_WINDOW / payload;
        let facts = config.recovery.facts();
        let window = Sender::window(config)?;
        let kind = window.header;
        Ok(Sender {
            state: State::Idle,
            source: config.source,
            destination: config.destination,
            payload,
            packet: u64::from(config.packet_bytes),
            stream: Stream::new(payload, config.bytes),
            stop: config.stop,
            max_window: config
                .max_window_packets
                .map_or(largest_window, |w| u64::from(w).min(largest_window)),
            own_rate: config.max_rate_bps.map(OwnRate::new),
            peer_scale: 0,
            peer_limit: 0,
            peer_window: None,
            closed: false,
            greedy: config.bytes.is_none() && config.max_window_packets.is_none(),
            initial_sequence: config.initial_sequence,
            cc: controller,
            recovery: (facts.algorithm)(&config.options, config.expected_ack_delay()),
            sent: SendState::default(),
            ecn: ecn::SenderEcn::new(config.echo()),
            retains_backoff: facts.retains_backoff,
            sack_permitted: facts.uses_sack,
            rtt: Sender::estimator(config, &window),
            timer: Some(config.start),
            last_sent: Instant::ZERO,
            last_timeout: Instant::ZERO,
            unanswered: SpuriousTimeouts::default(),
            backoff_until: None,
            acknowledged: 0,
            peer_sequence: 0,
            peer_timestamp: 0,
            clock_offset: 0,
            window_packets: u64::from(config.initial_window_packets),
            undo: SpuriousReductions::for_flow(config, &window).map(Box::new),
            usage: CwndUsage::for_flow(config, &window).map(Box::new),
            reduction: RateReduction::for_flow(config, &window).map(Box::new),
            pacing: Pacing::new(
                &config.options,
                window.paced_percent,
                window.follows_rfc5681,
            ),
            gap: Span::ZERO,
            paced_at: Instant::ZERO,
            rests_until: Instant::ZERO,
            held: false,
            congested_until: 0,
            walked: 0,
            kind,
            header: SenderHeader::for_flow(kind, &config.setup()),
            template: Template::new(config.source, config.destination, kind, config.dscp),
            syn_due: false,
            last_ack_due: false,
            probes_empty: window_probe::has_empty_probes(config, &window),
            probe_due: false,
            stats: SenderStats {
                spurious_timeouts: Some(0),
                ..SenderStats::default()
            },
            recovery_events: Vec::new(),
        })
    }

    /// Makes a sender whose stream is empty until [`Sender::supply`] adds to it; `config.bytes` says nothing here.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn open(config: &FlowConfig) -> Result<Sender, ConfigError> {
        let mut sender = Sender::new(config)?;
        sender.stream = Stream::open(sender.payload);
        sender.greedy = false;
        Ok(sender)
    }

    /// Adds bytes to an open stream: whole segments, or any number of bytes if they are the last.
    pub fn supply(&mut self, now: Instant, bytes: u64, last: bool) {
        let idle = self.sent.una == self.sent.high;
        if idle && now.since(self.last_sent) > self.rtt.rto() {
            self.cc.on_restart();
        }
        self.stream.supply(bytes, last);
        self.refresh();
    }

    /// Returns whether all of an open stream is sent and the window has room for more.
    pub(crate) fn has_room_for_data(&self) -> bool {
        self.state == State::Established
            && !self.stream.is_closed()
            && self.sent.high == self.stream.end()
            && self.sent.in_flight < self.window_packets
    }

    /// Notes that the peer takes so many bytes from the first unacknowledged on.
    fn allow(&mut self, bytes: u64) {
        self.peer_limit = (self.acknowledged - 1 + bytes) / self.payload;
    }

    /// Starts the timer of a probe where the peer's window has closed, and ends it where the window has opened.
    fn watch_window(&mut self, now: Instant) {
        let una = self.sent.una;
        let closed = self.peer_limit <= una && una == self.sent.high && !self.is_complete();
        if closed != self.closed {
            if self.probes_empty && !closed {
                self.rtt.reset_backoff();
            }
            self.timer = closed.then(|| now + self.rtt.rto());
            self.closed = closed;
        }
    }

    /// Measures the round trip that an echoed timestamp stands for; `None` if it is none.
    #[inline(always)]
    fn measure(&mut self, now: Instant, echo: u32) -> Option<Span> {
        let micros = (now.as_micros() as u32).wrapping_sub(echo);
        if micros > i32::MAX as u32 {
            return None;
        }
        let rtt = Span::from_micros(u64::from(micros));
        if (now - rtt).as_micros() >= self.last_timeout.as_micros() {
            self.rtt.sample(rtt);
        } else if !self.rtt.sample_across_timeout(rtt) {
            return None;
        }
        if let Some(rate) = &mut self.own_rate {
            rate.sample(now, rtt);
        }
        self.stats.add_rtt(rtt);
        Some(rtt)
    }

    /// Returns the one-way delay that an ACK's timestamps show, above that of the SYN.
    fn transit_delay_us(&self, timestamp: u32, echo: u32) -> i32 {
        timestamp.wrapping_sub(echo).wrapping_sub(self.clock_offset) as i32
    }

    fn on_ack(&mut self, now: Instant, segment: &Segment<'_>, (timestamp, echo): (u32, u32)) {
        let tcp = &segment.tcp;
        let ahead = tcp.ack().wrapping_sub(self.wire(self.acknowledged)) as i32;
        let covers = self.acknowledged.saturating_add_signed(i64::from(ahead));
        // The receiver says nothing but SYN and FIN, so that its number is known. A stranger off the path does not know it
        // (RFC 5961 section 5, where less is known of it).
        let said = tcp.seq().wrapping_sub(self.peer_sequence).wrapping_add(1);
        if covers > self.sent_space() || said > 2 {
            self.stats.refused_packets += 1;
            return;
        }
        self.stats.received_acks += 1;
        // ACKs of one microsecond are distinguished by what they acknowledge.
        let later = timestamp.wrapping_sub(self.peer_timestamp) as i32;
        let newest = later > 0 || later == 0 && ahead >= 0;
        if newest {
            self.peer_timestamp = timestamp;
        }
        let advanced = ahead > 0;
        let before = self.sent.una;
        let window_used = match &self.usage {
            None => self.sent.in_flight >= self.window_packets,
            Some(usage) => self.is_window_used(usage),
        };
        let mut rtt = None;
        if advanced {
            self.acknowledged = covers;
            rtt = self.measure(now, echo);
        }
        if newest {
            self.allow(u64::from(tcp.window()) << self.peer_scale);
        }
        let (sack, count, arrived_twice) = self.sacked_segments(segment);
        if advanced {
            self.count_spurious_timeouts(echo, arrived_twice);
        }
        self.walked = match count {
            0 => 0,
            _ => self.sent.high - before,
        };
        let una = if advanced {
            self.stream.segments_below(covers)
        } else {
            before
        };
        // One that brings another window says so, and nothing of the path (RFC 5681 section 2).
        let same_window = self.peer_window.is_none_or(|last| last == tcp.window());
        self.peer_window = Some(tcp.window());
        let outcome = self.recovery.on_ack(&AckInfo {
            now,
            una,
            duplicate: ahead == 0
                && before < self.sent.high
                && tcp.flags() & tcp::FIN == 0
                && same_window,
            sack: &sack[..count],
            arrived_twice,
            echo: now - Span::from_micros(u64::from((now.as_micros() as u32).wrapping_sub(echo))),
            srtt: self.rtt.srtt(),
        });
        self.sent = self.recovery.state();
        if advanced && self.backoff_until.is_none_or(|until| una > until) {
            self.rtt.reset_backoff();
            self.backoff_until = None;
        }
        if outcome.restart_timer {
            let outstanding = una < self.sent.high;
            self.timer = outstanding.then(|| now + self.rtt.rto());
        }
        self.watch_window(now);
        let ack = Ack {
            now,
            newly_acked: outcome.newly_acked * self.packet,
            una,
            latest: outcome.latest,
            in_flight: self.in_flight_bytes(),
            window_limited: window_used && self.cc.window() < self.max_window * self.packet,
            feedback: AckFeedback::from(&segment.header),
            newest,
            in_recovery: self.sent.in_recovery,
            marked: self.ecn.is_marked(tcp.flags()),
            rtt,
            transit_delay_us: advanced.then(|| self.transit_delay_us(timestamp, echo)),
            srtt: self.rtt.srtt(),
        };
        self.control(&ack, advanced, outcome);
        if self.undo.is_some() && !outcome.entered {
            self.undo_spurious(now, echo, advanced, arrived_twice);
        }
        if tcp.flags() & tcp::FIN != 0 && self.is_complete() {
            self.last_ack_due = true;
            self.peer_sequence = tcp.seq().wrapping_add(1);
        }
        self.refresh();
    }

    /// Passes the meaning of an ACK to congestion control. The order: a recovery ends, the ACK's own feedback counts, a new
    /// recovery begins; marks count where none does.
    fn control(&mut self, ack: &Ack, advanced: bool, outcome: Outcome) {
        if outcome.exited {
            self.end_reduction();
            self.cc.on_recovery_exit(ack.now);
        }
        if advanced {
            self.cc.on_ack(ack);
        } else {
            self.cc.on_duplicate_ack(ack);
        }
        if self.stats.fell_back_at.is_none() && self.cc.has_fallen_back() {
            self.stats.fell_back_at = Some(ack.now);
        }
        if outcome.lost {
            self.report_losses(ack.now);
        }
        if outcome.entered {
            self.begin_recovery(ack.now, outcome.newly_acked);
        }
        if outcome.lost_again {
            self.cc.on_lost_retransmission(ack.now);
        }
        if outcome.tail_repaired {
            self.end_episode();
            self.cc.on_loss(ack.now, self.flight_size());
            self.cc.on_recovery_exit(ack.now);
            self.ecn.reduced(self.sent.high);
        }
        if ack.marked && !ack.in_recovery && (self.ecn).reduces(self.sent.una, self.sent.high) {
            if self.window_packets == 1 && self.ecn.rests() {
                self.rests_until = ack.now + self.rtt.rto();
            }
            self.reduce_on_mark(ack.now, outcome.newly_acked);
        }
        if self.reduction.is_some() {
            self.continue_reduction(ack.now, outcome, advanced);
        }
    }

    fn report_losses(&mut self, now: Instant) {
        for segment in self.recovery.take_newly_lost() {
            self.cc.on_lost(now, segment);
        }
    }

    /// Returns the SACK blocks as ascending ranges of segments, and whether one reports a second arrival. By RFC 2883
    /// that is the first block, below the acknowledgement or inside the second block.
    fn sacked_segments(&self, segment: &Segment<'_>) -> ([(u64, u64); 4], usize, bool) {
        let mut ranges = [(0, 0); 4];
        let sack = segment.sack();
        let mut blocks = sack.as_slice();
        let mut arrived_twice = false;
        if let [first, rest @ ..] = blocks {
            let below = first.1.wrapping_sub(segment.tcp.ack()) as i32 <= 0;
            let inside = rest.first().is_some_and(|second| {
                first.0.wrapping_sub(second.0) as i32 >= 0
                    && second.1.wrapping_sub(first.1) as i32 >= 0
            });
            if below || inside {
                arrived_twice = true;
                blocks = rest;
            }
        }
        let mut count = 0;
        for &(start, end) in blocks {
            let (start, end) = (self.unwrap(start), self.unwrap(end));
            if (1..end).contains(&start) && end > self.acknowledged && end <= self.sent_space() {
                let first = (start - 1).div_ceil(self.payload);
                ranges[count] = (first, self.stream.sacked_below(end));
                count += 1;
            }
        }
        if count > 1 {
            ranges[..count].sort_unstable();
        }
        (ranges, count, arrived_twice)
    }

    /// Returns the wire's number for a place in sequence space.
    fn wire(&self, place: u64) -> u32 {
        self.initial_sequence.wrapping_add(place as u32)
    }

    /// Finds the place in sequence space that the wire's number means: the one nearest to what is acknowledged.
    fn unwrap(&self, wire: u32) -> u64 {
        let ahead = wire.wrapping_sub(self.wire(self.acknowledged)) as i32;
        self.acknowledged.saturating_add_signed(i64::from(ahead))
    }

    /// Counts the sequence space used so far.
    fn sent_space(&self) -> u64 {
        self.stream.space(self.sent.high)
    }

    fn on_timeout(&mut self, now: Instant) {
        self.end_reduction();
        self.begin_episode(self.sent.in_recovery || !self.unanswered.is_empty());
        self.cc.on_timeout(now, self.flight_size());
        self.ecn.reduced(self.sent.high);
        self.recovery.on_timeout(now, self.rtt.srtt());
        self.sent = self.recovery.state();
        self.last_timeout = now;
        self.report_losses(now);
        if self.retains_backoff {
            self.backoff_until = Some(self.sent.high);
        }
        self.count_timeout(now);
        self.refresh();
    }

    /// Counts the timeouts that an ACK shows to be spurious; the sender does nothing about them.
    #[inline]
    fn count_spurious_timeouts(&mut self, echo: u32, arrived_twice: bool) {
        if self.unanswered.is_empty() {
            return;
        }
        let spurious = self.unanswered.on_advance(echo, arrived_twice);
        if let Some(count) = &mut self.stats.spurious_timeouts {
            *count += spurious;
        }
    }

    fn count_timeout(&mut self, now: Instant) {
        self.stats.timeouts += 1;
        self.unanswered.on_timeout(now);
        self.recovery_events.push(RecoveryEvent {
            at: now,
            kind: RecoveryEventKind::Timeout,
        });
        self.rtt.back_off();
        self.timer = Some(now + self.rtt.rto());
    }

    /// Returns the counts so far.
    pub fn stats(&self) -> &SenderStats {
        &self.stats
    }

    /// Takes the rare events since the last call.
    pub fn take_recovery_events(&mut self) -> std::vec::Drain<'_, RecoveryEvent> {
        self.recovery_events.drain(..)
    }

    /// Returns the window in use, frame bytes: congestion control's in whole packets, within the configured limit.
    pub fn window_bytes(&self) -> u64 {
        self.window_packets * self.packet
    }

    /// Returns the window from which on the algorithm avoids congestion, frame bytes; `None` before the first loss, and of
    /// algorithms that have none.
    pub fn threshold_bytes(&self) -> Option<u64> {
        self.cc.threshold()
    }

    /// Returns whether a loss is being recovered from.
    pub fn in_recovery(&self) -> bool {
        self.sent.in_recovery
    }

    /// Returns the duplicate ACKs, or SACKed segments, that mean loss without a wait: RFC 8985's DupThresh.
    pub fn dup_thresh(&self) -> u64 {
        self.recovery.dup_thresh()
    }

    /// Returns the frame bytes in flight, every packet taken as a full one.
    pub fn in_flight_bytes(&self) -> u64 {
        self.sent.in_flight * self.packet
    }

    /// Returns the smoothed round-trip time, once there is one.
    pub fn srtt(&self) -> Option<Span> {
        self.rtt.has_sample().then(|| self.rtt.srtt())
    }

    /// Returns the sequence number behind all that was sent, and the acknowledgement number, which is 0 before the
    /// receiver has answered the SYN.
    pub fn numbers(&self) -> (u32, u32) {
        let sent = self.stream.bytes_below(self.sent.high);
        (self.wire(1 + sent), self.peer_sequence)
    }

    /// Returns whether the receiver has answered the SYN.
    pub fn is_connected(&self) -> bool {
        self.state == State::Established
    }

    /// Returns the payload acknowledged from the stream's start on, bytes.
    pub fn acknowledged_bytes(&self) -> u64 {
        self.stream.bytes_below(self.sent.una)
    }

    /// Returns whether all data and the FIN are acknowledged; never for an unlimited flow.
    pub fn is_complete(&self) -> bool {
        self.stream.is_closed() && self.sent.una == self.stream.end()
    }
}
