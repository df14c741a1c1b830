//! XCP-r (the XCP-r paper, section II B): the receiver sums the feedback, so that a lost ACK loses none.
//!
//! ```text
//! ACK:       window = cwnd' of the newest ACK, duplicates included
//! receiver:  cwnd' = max(one packet, cwnd' + H_feedback), each transmission counted once;  ACK: H_reverse = cwnd'
//! ```
//!
//! The paper leaves open what happens when the sender cuts its window itself. Here the header's epoch resynchronises
//! the two ends (ADRs 0105 and 0106): the sender counts it up; at the first packet of a newer epoch the receiver
//! sets `cwnd' = H_cwnd`; ACKs carry the epoch that `cwnd'` belongs to. An ACK of an older epoch may only lower the
//! window. The header's format is [`crate::wire::xcp`].

use super::{Ack, Configured, CongestionControl};
use crate::Instant;
use crate::header::{Arrival, Reverse};
use crate::options::{Declaration, Values, declare};
use crate::pacing;
use crate::setup::Setup;
use crate::wire::xcp::{self, Format, Packet};
use xcpr_options::names::named;

// The choices that the paper leaves open. The defaults are the decisions of ADRs 0104 to 0106; the
// other values exist to repeat the experiments behind them.

named! {
    /// The worth of the window in a duplicate ACK.
    "duplicate_acks" DuplicateAcks {
        Honour = "honour": "a duplicate ACK's window counts like any other's",
        Ignore = "ignore": "only an ACK that advances sets the window",
    }
}

named! {
    /// The change of a sender's window when it finds a loss and retransmits fast.
    "on_loss" OnLoss {
        HalveOnRepeat = "halve-on-repeat": "nothing, until retransmissions are lost in a second round trip: then it halves, by a new epoch",
        Keep = "keep": "nothing: the routers' feedback already answers the congestion",
        Halve = "halve": "halves it and tells the receiver by a new epoch",
        HalveSilently = "halve-silently": "halves it until recovery ends; the receiver never learns of it",
    }
}

named! {
    /// The fate of the receiver's window when the sender's retransmission timer expires.
    "on_timeout" OnTimeout {
        Resynchronise = "resynchronise": "it restarts from the initial window, by a new epoch",
        Restore = "restore": "nothing: the next ACK restores the window from before (the naive XCP-r)",
    }
}

declare! {
    "xcp_r", pub OPTIONS;
    /// ADR 0104.
    pub DUPLICATE_ACKS = "duplicate_acks": Values::of::<DuplicateAcks>(),
        "what the window in a duplicate ACK is worth";
    /// ADR 0105.
    pub ON_LOSS = "on_loss": Values::of::<OnLoss>(), "what a fast retransmit does to the window";
    /// ADR 0106.
    pub ON_TIMEOUT = "on_timeout": Values::of::<OnTimeout>(),
        "what a timeout does to the receiver's window";
}

/// [`OnLoss::HalveOnRepeat`]: the round trips that the routers' feedback has to end the losses before the sender does.
/// A loss shows after one, its retransmission's after two; feedback to the packets that overflowed the queue needs as
/// long again to be obeyed.
const PATIENCE: u32 = 2;

/// The law.
#[derive(Debug)]
pub struct XcpR {
    window: u64,
    packet: u64,
    initial: u64,
    epoch: u8,
    duplicate_acks: DuplicateAcks,
    on_loss: OnLoss,
    on_timeout: OnTimeout,
    /// [`OnLoss::HalveSilently`]: recovery holds the halved window.
    held: bool,
    /// Round trips of this recovery in which a retransmission was lost.
    repeats: u32,
}

impl Configured for XcpR {
    const OPTIONS: &'static [Declaration] = OPTIONS;
    const PACED_PERCENT: u64 = pacing::BY_ROUTERS_PERCENT;

    fn new(setup: &Setup<'_>) -> XcpR {
        let packet = u64::from(setup.packet_bytes);
        let initial = packet * u64::from(setup.initial_window_packets);
        XcpR {
            window: initial,
            packet,
            initial,
            epoch: 0,
            duplicate_acks: setup.options.choice(&DUPLICATE_ACKS),
            on_loss: setup.options.choice(&ON_LOSS),
            on_timeout: setup.options.choice(&ON_TIMEOUT),
            held: false,
            repeats: 0,
        }
    }
}

impl XcpR {
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

    /// Halves the window in whole packets, because that is what `H_cwnd` tells the receiver.
    fn halve(&mut self) {
        self.window = (self.window / 2 / self.packet).max(1) * self.packet;
    }

    /// Halves the window, from which the receiver goes on.
    fn halve_by_epoch(&mut self) {
        self.halve();
        self.epoch = self.epoch.wrapping_add(1);
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
        if self.duplicate_acks == DuplicateAcks::Honour {
            self.apply(ack);
        }
    }

    fn on_loss(&mut self, _now: Instant, _flight_size: u64) {
        match self.on_loss {
            OnLoss::Keep | OnLoss::HalveOnRepeat => {}
            OnLoss::Halve => self.halve_by_epoch(),
            OnLoss::HalveSilently => {
                self.halve();
                self.held = true;
            }
        }
    }

    fn on_lost_retransmission(&mut self, _now: Instant) {
        self.repeats += 1;
        if self.on_loss == OnLoss::HalveOnRepeat && self.repeats >= PATIENCE {
            self.halve_by_epoch();
        }
    }

    fn on_timeout(&mut self, _now: Instant, _flight_size: u64) {
        self.held = false;
        match self.on_timeout {
            OnTimeout::Resynchronise => {
                self.window = self.initial;
                self.epoch = self.epoch.wrapping_add(1);
            }
            OnTimeout::Restore => self.window = self.packet,
        }
    }

    fn on_recovery_exit(&mut self, _now: Instant) {
        self.repeats = 0;
        self.held = false;
    }
}

/// Says whether epoch `a` comes after `b`, by serial arithmetic (RFC 1982) on 8 bits.
fn newer(a: u8, b: u8) -> bool {
    (a.wrapping_sub(b) as i8) > 0
}

/// The receiver's half: `cwnd'`.
#[derive(Debug)]
pub struct AtReceiver {
    window: u32,
    packet: u32,
    epoch: u8,
}

impl AtReceiver {
    /// Begins with the configured initial window, as the sender does.
    pub(crate) fn new(setup: &Setup<'_>) -> AtReceiver {
        let window = setup
            .packet_bytes
            .saturating_mul(setup.initial_window_packets);
        AtReceiver {
            window,
            packet: setup.packet_bytes,
            epoch: 0,
        }
    }

    #[inline]
    pub(crate) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        if arrival == Arrival::Syn {
            return;
        }
        let epoch = header.epoch();
        if newer(epoch, self.epoch) {
            self.epoch = epoch;
            self.window = header.cwnd();
        } else if epoch != self.epoch || arrival == Arrival::Again {
            return;
        }
        self.window = self
            .window
            .saturating_add_signed(header.feedback())
            .max(self.packet);
    }

    #[inline]
    pub(crate) fn write(&mut self, buf: &mut [u8]) {
        xcp::ack(Format::XcpRAck, self.epoch, self.window).emit(buf);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::FlowConfig;
    use crate::cc::classic;
    use crate::cc::classic::tests::config as of_transport;
    use crate::options::Options;
    use crate::registry::Transport;
    use crate::wire::xcp::tests::{data, read_ack};

    const PACKET: u32 = 1000;

    fn config(options: Options) -> FlowConfig {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        FlowConfig {
            options,
            ..FlowConfig::new(end, end)
        }
    }

    fn with(option: &Declaration, name: &str) -> Options {
        Options::default().with(option, name).unwrap()
    }

    fn sender(options: Options) -> XcpR {
        XcpR::new(&config(options).setup())
    }

    fn ack(bytes: u32, epoch: u8) -> Ack {
        Ack {
            newly_acked: u64::from(PACKET),
            reverse: Reverse::Window { bytes, epoch },
            rtt: None,
            ..classic::tests::ack(Instant::ZERO)
        }
    }

    /// Makes the two ends of a flow.
    fn ends() -> (XcpR, AtReceiver) {
        let config = config(Options::default());
        (XcpR::new(&config.setup()), AtReceiver::new(&config.setup()))
    }

    fn arrive(receiver: &mut AtReceiver, feedback: i32, cwnd: u64, epoch: u8) {
        arrive_as(receiver, Arrival::New, feedback, cwnd as u32, epoch);
    }

    fn arrive_as(at: &mut AtReceiver, arrival: Arrival, feedback: i32, cwnd: u32, epoch: u8) {
        let packet = data(feedback, cwnd, epoch);
        at.on_arrival(&Packet::new_checked(&packet[..]).unwrap(), arrival);
    }

    fn next_ack(at: &mut AtReceiver) -> (Format, u8, u32) {
        read_ack(|buf| at.write(buf))
    }

    /// Returns the receiver's window and its epoch.
    fn told(receiver: &mut AtReceiver) -> (u8, u32) {
        let (format, epoch, window) = next_ack(receiver);
        assert_eq!(format, Format::XcpRAck);
        (epoch, window)
    }

    #[test]
    fn both_ends_begin_with_the_initial_window() {
        let (s, mut r) = ends();
        assert_eq!((s.window(), told(&mut r)), (2000, (0, 2000)));
    }

    /// ADR 0102.
    #[test]
    fn an_overtaken_ack_sets_nothing() {
        let mut s = sender(Options::default());
        s.on_ack(&ack(9000, 0));
        s.on_duplicate_ack(&Ack {
            newest: false,
            ..ack(7000, 0)
        });
        assert_eq!(s.window(), 9000);
    }

    /// ADR 0104.
    #[test]
    fn duplicate_acks_set_the_window_unless_told_otherwise() {
        let mut s = sender(Options::default());
        s.on_duplicate_ack(&ack(9000, 0));
        assert_eq!(s.window(), 9000);
        let mut s = sender(with(&DUPLICATE_ACKS, "ignore"));
        s.on_duplicate_ack(&ack(9000, 0));
        assert_eq!(s.window(), 2000);
        s.on_ack(&ack(9000, 0));
        assert_eq!(s.window(), 9000);
    }

    /// ADR 0105.
    #[test]
    fn a_loss_keeps_the_window_and_a_lost_retransmission_halves_it() {
        let mut s = sender(Options::default());
        s.on_ack(&ack(9000, 0));
        s.on_loss(Instant::ZERO, 0);
        assert_eq!((s.window(), s.epoch), (9000, 0));
        s.on_lost_retransmission(Instant::ZERO);
        assert_eq!((s.window(), s.epoch), (9000, 0), "once is no cause");
        s.on_lost_retransmission(Instant::ZERO);
        assert_eq!((s.window(), s.epoch), (4000, 1));

        let mut s = sender(with(&ON_LOSS, "keep"));
        s.on_ack(&ack(9000, 0));
        s.on_lost_retransmission(Instant::ZERO);
        s.on_lost_retransmission(Instant::ZERO);
        assert_eq!((s.window(), s.epoch), (9000, 0));
    }

    /// ADR 0105, the other choices.
    #[test]
    fn a_loss_halves_with_an_epoch_or_silently() {
        let mut s = sender(with(&ON_LOSS, "halve"));
        s.on_ack(&ack(9000, 0));
        s.on_loss(Instant::ZERO, 0);
        assert_eq!(
            (s.window(), s.epoch),
            (4000, 1),
            "whole packets, as H_cwnd says"
        );
        s.on_ack(&ack(9500, 0));
        assert_eq!(s.window(), 4000, "an ACK of the old epoch does not raise");
        s.on_ack(&ack(3000, 0));
        assert_eq!(s.window(), 3000, "but it lowers");
        s.on_ack(&ack(4100, 1));
        assert_eq!(s.window(), 4100);

        let mut s = sender(with(&ON_LOSS, "halve-silently"));
        s.on_ack(&ack(9000, 0));
        s.on_loss(Instant::ZERO, 0);
        s.on_duplicate_ack(&ack(9500, 0));
        assert_eq!((s.window(), s.epoch), (4000, 0));
        s.on_recovery_exit(Instant::ZERO);
        s.on_ack(&ack(9500, 0));
        assert_eq!(s.window(), 9500);
    }

    /// ADR 0106.
    #[test]
    fn a_timeout_resynchronises_the_receiver() {
        let (mut s, mut r) = ends();
        arrive(&mut r, 98_000, 2000, 0);
        let stale = told(&mut r);
        assert_eq!(stale, (0, 100_000));
        s.on_ack(&ack(stale.1, stale.0));
        s.on_timeout(Instant::ZERO, 0);
        assert_eq!((s.window(), s.epoch), (2000, 1));
        s.on_ack(&ack(stale.1, stale.0));
        assert_eq!(
            s.window(),
            2000,
            "what was promised before the silence is gone"
        );
        arrive(&mut r, 600, s.window(), s.epoch);
        assert_eq!(told(&mut r), (1, 2600));
        s.on_ack(&ack(2600, 1));
        assert_eq!(s.window(), 2600);
        // A packet from before the timeout that comes late neither counts nor takes the epoch back.
        arrive(&mut r, 5000, 100_000, 0);
        assert_eq!(told(&mut r), (1, 2600));
    }

    /// ADR 0106, the naive XCP-r.
    #[test]
    fn without_resynchronisation_the_old_window_comes_back() {
        let mut s = sender(with(&ON_TIMEOUT, "restore"));
        s.on_ack(&ack(100_000, 0));
        s.on_timeout(Instant::ZERO, 0);
        assert_eq!((s.window(), s.epoch), (1000, 0));
        s.on_ack(&ack(100_000, 0));
        assert_eq!(s.window(), 100_000);
    }

    #[test]
    fn epochs_wrap() {
        let (mut s, mut r) = ends();
        for _ in 0..1000 {
            s.on_timeout(Instant::ZERO, 0);
            arrive(&mut r, 100, 2000, s.epoch);
            let (epoch, window) = told(&mut r);
            assert_eq!((epoch, window), (s.epoch, 2100));
            s.on_ack(&ack(window, epoch));
            assert_eq!(s.window(), 2100);
            arrive(&mut r, 100, 9000, s.epoch.wrapping_sub(1));
            assert_eq!(told(&mut r), (epoch, 2100));
        }
        // An epoch that the sender has not reached is nonsense and sets nothing.
        s.on_ack(&ack(50_000, s.epoch.wrapping_add(1)));
        assert_eq!(s.window(), 2100);
    }

    fn receiver() -> AtReceiver {
        AtReceiver::new(&of_transport(Transport::XcpR).setup())
    }

    #[test]
    fn the_receiver_sums_and_never_goes_below_one_packet() {
        let mut at = receiver();
        arrive_as(&mut at, Arrival::New, 500, 2000, 0);
        arrive_as(&mut at, Arrival::New, 250, 2000, 0);
        assert_eq!(next_ack(&mut at), (Format::XcpRAck, 0, 2750));
        assert_eq!(next_ack(&mut at).2, 2750, "an ACK takes nothing away");
        arrive_as(&mut at, Arrival::New, i32::MIN, 2000, 0);
        assert_eq!(next_ack(&mut at).2, 1000);
        for _ in 0..3 {
            arrive_as(&mut at, Arrival::New, i32::MAX, 2000, 0);
        }
        assert_eq!(next_ack(&mut at).2, u32::MAX);
    }

    /// ADR 0103.
    #[test]
    fn the_second_copy_of_a_transmission_does_not_count() {
        let mut at = receiver();
        arrive_as(&mut at, Arrival::New, 500, 2000, 0);
        arrive_as(&mut at, Arrival::Again, 500, 2000, 0);
        assert_eq!(next_ack(&mut at).2, 2500);
    }
}
