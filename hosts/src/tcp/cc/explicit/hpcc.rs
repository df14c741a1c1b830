//! HPCC (Li, Miao, Liu, Zhuang, Feng, Tang, Cao, Zhang, Kelly, Alizadeh, Yu, HPCC: High Precision Congestion Control,
//! SIGCOMM 2019, section 3 and algorithm 1).
//!
//! ```text
//! MeasureInflight, of what this ACK and the one before say of each link on the path:
//!   u'  = min(queue, queue before) / (B T) + (sent - sent before) / (time - time before) / B
//!   u   = the largest u';   tau = its time - time before, at most T
//!   U   = (1 - tau / T) U + tau / T u
//! ComputeWind, with every ACK:
//!   W   = W_c / (U / eta) + W_AI     where U >= eta, or after maxStage round trips of the other case
//!   W   = W_c + W_AI                 else
//!   W_c = W                          once per round trip
//! a packet leaves every packet / (W / T);   W_AI = B T (1 - eta) / N;   W = B T at first
//! ```
//!
//! ADR 0221 decides on the parts that the paper leaves to its hosts' hardware: B T is of the
//! slowest link of the path, and the most that a window is; T is the shortest round trip; routers'
//! clocks count microseconds, and within that the host's own clock says how far apart two ACKs are.
//! A loss says nothing that the links don't, and changes nothing; after a timeout one packet asks.

use crate::flow::setup::Setup;
use crate::tcp::cc::{Ack, AckFeedback, Configured, CongestionControl};
use crate::tcp::header::events::Arrival;
use crate::wire::hpcc::{Format, Hop, Packet, Path, Repr, TIME_BITS};
use crate::wire::tcp;
use crate::{Instant, Span};

/// eta, the utilisation that is aimed at: the paper's section 5.1.
const TARGET: f64 = 0.95;
/// maxStage, of the same section.
const MAX_STAGES: u32 = 5;
/// The most that a clock that counts microseconds cuts off a round trip, and the error of a span of
/// it.
const TICK_US: f64 = 1.0;
/// However little a window is, a packet leaves after so long: the flow would never hear that it may have more.
const MAX_GAP: Span = Span::from_secs(1);
/// The value at which [`Hop::sent`] wraps.
const SENT_WRAPS: f64 = 4_294_967_296.0;

/// N, the flows of a link for which there is to be no queue. This number makes the W_AI of the
/// paper's simulations: 80 bytes of the 162,500 that a link of 100 Gbit/s takes in 13 us.
const FLOWS: f64 = 100.0;

/// The algorithm. Bytes and microseconds.
#[derive(Debug)]
pub struct Hpcc {
    packet: f64,
    /// T, once a round trip was measured.
    base_rtt: Option<f64>,
    /// Whether a full packet's round trip is known: a SYN takes less time on every link.
    by_data: bool,
    /// B of the slowest link; 0 before the first packet has described its path.
    slowest: f64,
    /// L, what the path's links said last, and when that came back; no time for what a SYN-ACK said.
    last: Option<(Path, Option<Instant>)>,
    /// U.
    utilisation: f64,
    /// W.
    window: f64,
    /// W_c.
    reference: f64,
    /// Round trips since the window was last made of the utilisation.
    stage: u32,
    /// The bytes of the round trip that are still to be acknowledged.
    left: u64,
    /// Whether nothing came back since a timeout.
    silent: bool,
}

impl Configured for Hpcc {
    fn new(setup: &Setup<'_>) -> Hpcc {
        let packet = f64::from(setup.packet_bytes);
        let window = packet * f64::from(setup.initial_window_packets);
        Hpcc {
            packet,
            base_rtt: None,
            by_data: false,
            slowest: 0.0,
            last: None,
            utilisation: 1.0,
            window,
            reference: window,
            stage: 0,
            left: 0,
            silent: false,
        }
    }
}

/// Returns B of a link.
fn rate(hop: &Hop) -> f64 {
    hop.capacity as f64 / f64::from(1 << 20)
}

/// Returns how far a router's clock went, microseconds; less than nothing where it went back.
fn ticks(before: &Hop, now: &Hop) -> i32 {
    let unused = 32 - TIME_BITS;
    ((now.time.wrapping_sub(before.time) << unused) as i32) >> unused
}

/// Returns the microseconds between two packets at a router whose clock went `ticks` meanwhile. The
/// time between their ACKs counts where it is within the tick. Else the end of the tick that is
/// next to it counts.
fn elapsed_us(ticks: f64, acks: Option<Span>) -> f64 {
    acks.map_or(ticks, |acks| {
        let micros = acks.0 as f64 / 1000.0;
        micros.clamp(ticks - TICK_US, ticks + TICK_US)
    })
}

impl Hpcc {
    /// Counts the bytes that the path holds, B T; nothing before both are known.
    fn path_bytes(&self) -> f64 {
        self.slowest * self.base_rtt.unwrap_or(0.0)
    }

    fn observe(&mut self, rtt: Span, data: bool) {
        let rtt = rtt.as_micros() as f64 + TICK_US;
        let known = self.base_rtt.filter(|_| self.by_data || !data);
        self.base_rtt = Some(known.map_or(rtt, |known| known.min(rtt)));
        self.by_data |= data;
    }

    /// Computes MeasureInflight. Returns whether the path's records suffice for a new window.
    fn measure(&mut self, path: Path, at: Option<Instant>) -> bool {
        // Records of a link without capacity are ignored, and of a path longer than the header can describe.
        let usable = path
            .hops()
            .filter(|hops| hops.iter().all(|h| h.capacity > 0));
        let (Some(hops), Some(base_rtt)) = (usable.filter(|h| !h.is_empty()), self.base_rtt) else {
            return false;
        };
        let first = self.slowest == 0.0;
        self.slowest = hops.iter().map(rate).fold(f64::INFINITY, f64::min);
        if first {
            self.window = self.path_bytes();
            self.reference = self.window;
        }
        let same = self.last.filter(|(last, _)| last.passed == path.passed);
        let Some((last, last_at)) = same else {
            self.last = Some((path, at));
            return false;
        };
        let acks = at.zip(last_at).map(|(now, before)| now.since(before));
        let (mut busiest, mut span) = (0.0, 0.0);
        for (before, now) in last.hops.iter().zip(hops) {
            let (link, ticks) = (rate(now), f64::from(ticks(before, now)));
            if ticks < 0.0 || before.capacity != now.capacity || link * ticks >= SENT_WRAPS {
                // The last ACK came by another path, or too long ago.
                self.last = Some((path, at));
                return false;
            }
            let micros = elapsed_us(ticks, acks);
            if micros <= 0.0 {
                return false;
            }
            let sent = f64::from(now.sent.wrapping_sub(before.sent));
            let queue = f64::from(now.queue.min(before.queue));
            let utilisation = queue / (link * base_rtt) + sent / micros / link;
            if utilisation > busiest {
                (busiest, span) = (utilisation, micros);
            }
        }
        let weight = span.min(base_rtt) / base_rtt;
        self.utilisation = (1.0 - weight) * self.utilisation + weight * busiest;
        self.last = Some((path, at));
        true
    }

    /// Does ComputeWind.
    fn compute(&mut self, round_over: bool) {
        let path_bytes = self.path_bytes();
        let added = path_bytes * (1.0 - TARGET) / FLOWS;
        let scaled = self.utilisation >= TARGET || self.stage >= MAX_STAGES;
        let window = if scaled {
            self.reference / (self.utilisation / TARGET) + added
        } else {
            self.reference + added
        };
        self.window = window.min(path_bytes);
        if round_over {
            self.stage = if scaled { 0 } else { self.stage + 1 };
            self.reference = self.window;
        }
    }
}

impl CongestionControl for Hpcc {
    /// Returns the window. Part of a packet counts as a packet, as for a NIC that sends while fewer bytes than the
    /// window are in flight. The gap keeps the rate.
    fn window(&self) -> u64 {
        let packets = (self.window / self.packet).ceil().max(1.0);
        let packets = if self.silent { 1.0 } else { packets };
        ((packets * self.packet) as u64).min(u64::from(u32::MAX))
    }

    fn gap(&self) -> Span {
        match self.base_rtt {
            Some(base_rtt) if self.slowest > 0.0 => {
                let gap = Span((self.packet * base_rtt / self.window * 1000.0) as u64);
                gap.min(MAX_GAP)
            }
            _ => Span::ZERO,
        }
    }

    fn on_connect(&mut self, feedback: AckFeedback, rtt: Option<Span>) {
        if let Some(rtt) = rtt {
            self.observe(rtt, false);
        }
        if let AckFeedback::Path(path) = feedback {
            self.measure(path, None);
        }
    }

    fn on_ack(&mut self, ack: &Ack) {
        if let Some(rtt) = ack.rtt {
            self.observe(rtt, true);
        }
        let round_over = ack.newly_acked > self.left;
        self.left = self.left.saturating_sub(ack.newly_acked);
        let AckFeedback::Path(path) = ack.feedback else {
            return;
        };
        self.silent = false;
        if ack.newest && self.measure(path, Some(ack.now)) {
            self.compute(round_over);
            if round_over {
                self.left = ack.in_flight;
            }
        }
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        self.on_ack(ack);
    }

    fn on_loss(&mut self, _now: Instant, _flight_size: u64) {}

    fn on_timeout(&mut self, _now: Instant, _flight_size: u64) {
        self.silent = true;
        self.last = None;
    }

    fn on_restart(&mut self) {
        self.last = None;
    }
}

/// Writes the header of a packet that a sender emits.
#[inline]
pub(crate) fn write_data(buf: &mut [u8]) {
    Repr {
        next_protocol: tcp::PROTOCOL,
        format: Format::Data,
        path: Path::default(),
    }
    .emit(buf);
}

/// The receiver's half: what the newest data found on its way.
#[derive(Debug, Default)]
pub struct HpccReceiver {
    path: Path,
}

impl HpccReceiver {
    /// Takes what has arrived. A second copy of a transmission may be older than what is known.
    #[inline]
    pub(crate) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        if arrival != Arrival::Again {
            self.path = header.path();
        }
    }

    #[inline]
    pub(crate) fn write(&mut self, buf: &mut [u8]) {
        Repr {
            next_protocol: tcp::PROTOCOL,
            format: Format::Ack,
            path: self.path,
        }
        .emit(buf);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use proptest::prelude::*;

    use super::*;
    use crate::FlowConfig;
    use crate::tcp::cc::classic;
    use crate::wire::hpcc::{HEADER_LEN, MAX_HOPS};

    /// Links of 1000 bytes per microsecond and a round trip of 100: a path of 100 packets. W_AI is 50 bytes.
    const LINK: u64 = 1000 << 20;
    const BASE: Span = Span::from_micros(99);

    fn controller() -> Hpcc {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        Hpcc::new(&FlowConfig::new(end, end).setup())
    }

    fn path(hops: &[Hop]) -> Path {
        let mut made = Path {
            passed: hops.len() as u8,
            ..Path::default()
        };
        made.hops[..hops.len()].copy_from_slice(hops);
        made
    }

    fn hop(time: u32, sent: u32, queue: u32) -> Hop {
        Hop {
            capacity: LINK,
            time,
            sent,
            queue,
        }
    }

    /// Makes an ACK that arrives at the time of the first router's clock.
    fn ack(path: Path) -> Ack {
        ack_at(Span::from_micros(u64::from(path.hops[0].time)), path)
    }

    fn ack_at(time: Span, path: Path) -> Ack {
        Ack {
            feedback: AckFeedback::Path(path),
            rtt: Some(BASE),
            srtt: BASE,
            ..classic::tests::ack(Instant::ZERO + time)
        }
    }

    fn connected() -> Hpcc {
        let mut hpcc = controller();
        hpcc.on_connect(AckFeedback::Path(path(&[hop(0, 0, 0)])), Some(BASE));
        hpcc
    }

    fn close(ours: f64, worked: f64) {
        assert!((ours / worked - 1.0).abs() < 1e-9, "{ours}, not {worked}");
    }

    #[test]
    fn initial_rate_is_that_of_the_slowest_link() {
        let mut hpcc = controller();
        assert_eq!((hpcc.window(), hpcc.gap()), (2000, Span::ZERO));
        let fast = Hop {
            capacity: 4 * LINK,
            ..Hop::default()
        };
        hpcc.on_connect(AckFeedback::Path(path(&[fast, hop(0, 0, 0)])), Some(BASE));
        assert_eq!((hpcc.window(), hpcc.gap()), (100_000, Span::from_micros(1)));
    }

    /// U = 0.5 * 1 + 0.5 * (20,000 / 100,000 + 47,500 / 50 / 1000) = 1.075; W = 100,000 / (1.075 / 0.95) + 50.
    #[test]
    fn utilisation_combines_the_smaller_queue_and_the_rate() {
        let mut hpcc = controller();
        hpcc.on_connect(AckFeedback::Path(path(&[hop(0, 0, 30_000)])), Some(BASE));
        hpcc.on_ack(&ack(path(&[hop(50, 47_500, 20_000)])));
        close(hpcc.utilisation, 1.075);
        close(hpcc.window, 100_000.0 * 0.95 / 1.075 + 50.0);
        assert_eq!(hpcc.window(), 89_000);
        assert_eq!(hpcc.gap(), Span((1e8 / hpcc.window) as u64));
    }

    /// The second link sends 900 bytes in each of 20 us, the first 600 in each of 40: u is 0.9, tau 20.
    #[test]
    fn utilisation_is_of_the_busiest_link_over_its_interval() {
        let mut hpcc = controller();
        hpcc.on_connect(
            AckFeedback::Path(path(&[hop(0, 0, 0), hop(5, 0, 0)])),
            Some(BASE),
        );
        hpcc.on_ack(&ack(path(&[hop(40, 24_000, 0), hop(25, 18_000, 0)])));
        close(hpcc.utilisation, 0.8 + 0.2 * 0.9);
    }

    /// Counts and clocks wrap; longer than a round trip counts as that: U is u.
    #[test]
    fn byte_counts_and_timestamps_wrap() {
        let mut hpcc = controller();
        let before = hop((1 << TIME_BITS) - 100, u32::MAX - 9_999, 0);
        hpcc.on_connect(AckFeedback::Path(path(&[before])), Some(BASE));
        hpcc.on_ack(&ack(path(&[hop(100, 150_000, 0)])));
        close(hpcc.utilisation, 0.8);
    }

    /// Packets that left 0.4 us apart, all in one tick and then across one: they weigh what they took, whatever clocks count.
    #[test]
    fn host_clock_resolves_intervals_below_a_router_tick() {
        let mut hpcc = connected();
        hpcc.on_ack(&ack(path(&[hop(100, 95_000, 0)])));
        for (number, time) in [(1, 100), (2, 100), (3, 101), (4, 101), (5, 102)] {
            let utilisation = hpcc.utilisation;
            let sent = 95_000 + 300 * number;
            let apart = Span(100_000 + 400 * u64::from(number));
            hpcc.on_ack(&ack_at(apart, path(&[hop(time, sent, 0)])));
            close(hpcc.utilisation, 0.996 * utilisation + 0.004 * 0.75);
        }
    }

    /// Delayed and compressed ACKs.
    #[test]
    fn ack_times_adjust_the_router_clock_by_at_most_a_tick() {
        let elapsed = |ticks, nanos| elapsed_us(ticks, Some(Span(nanos)));
        assert_eq!(elapsed(3.0, 3_400), 3.4);
        assert_eq!((elapsed(3.0, 900_000), elapsed(3.0, 0)), (4.0, 2.0));
        assert_eq!((elapsed(0.0, 5_000), elapsed(0.0, 0)), (1.0, 0.0));
        assert_eq!(elapsed_us(3.0, None), 3.0);
    }

    /// Half of the path with U at 1.9; then five round trips of W_AI, and at the sixth U counts.
    #[test]
    fn window_grows_additively_for_five_rtts_then_by_utilisation() {
        let mut hpcc = connected();
        hpcc.on_ack(&ack(path(&[hop(100, 190_000, 0)])));
        close(hpcc.window, 50_050.0);
        let half_used =
            |round: u32| ack(path(&[hop(100 + 100 * round, 190_000 + 50_000 * round, 0)]));
        for round in 1..=5 {
            hpcc.on_ack(&half_used(round));
            close(hpcc.window, 50_050.0 + 50.0 * f64::from(round));
        }
        hpcc.on_ack(&half_used(6));
        close(hpcc.window, 50_300.0 * 0.95 / 0.5 + 50.0);
        assert_eq!(hpcc.stage, 0);
    }

    /// 3000 bytes are in flight when W_c is set: the fourth packet from there on sets it anew.
    #[test]
    fn reference_window_changes_once_per_rtt() {
        let mut hpcc = connected();
        let step = |number: u32, in_flight| Ack {
            in_flight,
            ..ack(path(&[hop(100 * number, 190_000 * number, 0)]))
        };
        hpcc.on_ack(&step(1, 3000));
        for number in 2..=4 {
            hpcc.on_ack(&step(number, 3000));
            close(hpcc.reference, 50_050.0);
            close(hpcc.window, 50_050.0 / 2.0 + 50.0);
        }
        hpcc.on_ack(&step(5, 3000));
        close(hpcc.reference, 50_050.0 / 2.0 + 50.0);
    }

    #[test]
    fn ack_without_usable_telemetry_changes_nothing() {
        let mut hpcc = connected();
        hpcc.on_ack(&ack(path(&[hop(100, 190_000, 0)])));
        let (window, utilisation) = (hpcc.window, hpcc.utilisation);
        let mut dead = hop(200, 0, 0);
        dead.capacity = 0;
        let mut changed = hop(300, 0, 0);
        changed.capacity = 2 * LINK;
        let longer = Path {
            passed: 6,
            ..path(&[hop(400, 0, 0)])
        };
        let overtaken = Ack {
            newest: false,
            ..ack(path(&[hop(200, 380_000, 0)]))
        };
        for nothing in [
            ack(path(&[])),
            ack(path(&[dead])),
            ack(longer),
            overtaken,
            // A clock and an ACK that stood still, one that went back, another path, one that was silent for seconds.
            ack(path(&[hop(100, 191_000, 0)])),
            ack(path(&[hop(50, 0, 0)])),
            ack(path(&[hop(100, 0, 0), hop(0, 0, 0)])),
            ack(path(&[hop(150, 0, 0)])),
            ack(path(&[hop(6_000_000, 0, 0)])),
            ack(path(&[changed])),
        ] {
            hpcc.on_ack(&nothing);
            assert_eq!(
                (hpcc.window, hpcc.utilisation),
                (window, utilisation),
                "{nothing:?}"
            );
        }
    }

    #[test]
    fn base_rtt_is_the_shortest_measured_rtt() {
        let mut hpcc = connected();
        let taking = |micros, time| Ack {
            rtt: Some(Span::from_micros(micros)),
            ..ack(path(&[hop(time, 0, 0)]))
        };
        for (micros, expected) in [(139, 140.0), (199, 140.0), (119, 120.0)] {
            hpcc.on_ack(&taking(micros, 0));
            assert_eq!(hpcc.base_rtt, Some(expected));
        }
    }

    #[test]
    fn loss_keeps_the_window_and_timeout_leaves_one_packet() {
        let mut hpcc = connected();
        hpcc.on_loss(Instant::ZERO, 0);
        assert_eq!(hpcc.window(), 100_000);
        hpcc.on_timeout(Instant::ZERO, 0);
        assert_eq!(hpcc.window(), 1000);
        hpcc.on_ack(&ack(path(&[hop(10_000, 0, 0)])));
        assert_eq!(hpcc.window(), 100_000);
    }

    fn any_hop() -> impl Strategy<Value = Hop> {
        let capacity = prop_oneof![Just(0), Just(1), Just(LINK), 0..1_u64 << 40];
        let time = prop_oneof![Just(0), 0..1_u32 << TIME_BITS];
        (capacity, time, any::<u32>(), any::<u32>()).prop_map(|(capacity, time, sent, queue)| Hop {
            capacity,
            time,
            sent,
            queue,
        })
    }

    proptest! {
        /// Any value in every field.
        #[test]
        fn window_stays_within_bounds_for_any_telemetry(
            paths in prop::collection::vec((any::<u8>(), prop::array::uniform5(any_hop())), 1..20),
            rtt in 0..10_000_000_u64,
        ) {
            let mut hpcc = controller();
            hpcc.on_connect(AckFeedback::None, Some(Span::from_micros(rtt)));
            for (passed, hops) in paths {
                let passed = passed % (MAX_HOPS as u8 + 2);
                hpcc.on_ack(&ack(Path { passed, hops }));
                prop_assert!((1000..=u64::from(u32::MAX)).contains(&hpcc.window()));
                prop_assert!(hpcc.gap() <= Span::from_secs(1));
                prop_assert!(hpcc.window.is_finite() && hpcc.utilisation.is_finite());
            }
        }
    }

    #[test]
    fn data_header_starts_without_hops() {
        let mut buf = [0xff; HEADER_LEN];
        write_data(&mut buf);
        let header = Packet::new_checked(buf.as_slice()).unwrap();
        assert_eq!(header.format(), Format::Data);
        assert_eq!(header.path(), Path::default());
    }

    #[test]
    fn ack_carries_the_path_of_the_newest_data() {
        let mut at = HpccReceiver::default();
        for (queue, arrival, expected) in [
            (500, Arrival::Syn, 500),
            (400, Arrival::New, 400),
            (900, Arrival::Again, 400),
        ] {
            let mut buf = [0; HEADER_LEN];
            let mut data = Repr {
                next_protocol: tcp::PROTOCOL,
                format: Format::Data,
                path: Path::default(),
            };
            data.path.passed = 1;
            data.path.hops[0] = Hop {
                queue,
                ..Hop::default()
            };
            data.emit(&mut buf);
            at.on_arrival(&Packet::new_checked(buf.as_slice()).unwrap(), arrival);
            at.write(&mut buf);
            let ack = Packet::new_checked(buf.as_slice()).unwrap();
            assert_eq!(ack.format(), Format::Ack);
            assert_eq!((ack.path().passed, ack.path().hops[0].queue), (1, expected));
        }
    }
}
