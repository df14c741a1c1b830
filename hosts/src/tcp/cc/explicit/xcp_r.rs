//! XCP-r, both halves (the XCP-r paper, section II B): the receiver sums the feedback, so that a lost ACK loses none.
//!
//! ```text
//! sender     data:  H_cwnd = cwnd,  H_rtt = smoothed RTT,  H_feedback = the growth that the flow can use / packets
//! routers    data:  H_feedback = min(H_feedback, what the link allows)
//! receiver   data:  cwnd' = max(one packet, cwnd' + H_feedback), each transmission counted once
//!            ACK:   H_reverse = cwnd'
//! sender     ACK:   cwnd = H_reverse of the newest ACK
//! ```
//!
//! The paper leaves open what happens when the sender cuts its window itself. Here an epoch resynchronises the two
//! ends. Each end has one: data has the sender's epoch, an ACK the epoch of its `cwnd'`. [`EpochOrder`] compares the
//! epoch of a packet with the end's own. Both halves are one state machine:
//!
//! ```text
//!               same epoch: cwnd = cwnd'                   older epoch: cwnd = min(cwnd, cwnd')
//!                    ACK +------+                              ACK +------+
//!          on_cwnd_prime |      v                    on_cwnd_prime |      v
//!              +-----------------+   loss or timeout that cuts   +-------------------+
//!   sender     |     in step     | ----------------------------> |       ahead       | ---+ another cut:
//!   cwnd,      | the newest ACK  |   begin_epoch: epoch += 1     | ACKs are of older | <--+ begin_epoch
//!   epoch      | has this epoch  | <---------------------------- | epochs            |
//!              +-----------------+   ACK of the same epoch       +-------------------+
//!                                    on_cwnd_prime: cwnd = cwnd'
//!   ------------ data: epoch, H_cwnd, H_feedback -----------> <----------- ACK: epoch, cwnd' ------------
//!              +-----------------+
//!   receiver   |     summing     | ---+ same epoch,  new: cwnd' += H_feedback             count_feedback
//!   cwnd',     | cwnd' has this  |    | newer epoch:      cwnd' = H_cwnd + H_feedback     follow_epoch
//!   epoch      | epoch           | <--+ older epoch, or the second copy: nothing          on_arrival
//!              +-----------------+
//! ```
//!
//! ```text
//! event                          what changes                                  function                 ADR
//! SYN, SYN-ACK                   both begin with the initial window, epoch 0   new, of both             0101
//! ACK that was overtaken         nothing                                       on_cwnd_prime            0102
//! ACK of the same epoch          cwnd = cwnd'                                  on_cwnd_prime            0102
//! ACK of an older epoch, stale   cwnd may only fall                            on_cwnd_prime            0105, 0106
//! ACK of a newer epoch           nothing: no data of this sender had it        on_cwnd_prime            0106
//! duplicate ACK                  as any ACK; an option ignores it              on_duplicate_ack         0104
//! loss                           nothing; with on_loss = "halve" a cut         on_loss                  0105
//! retransmission lost twice      a cut: cwnd / 2                               on_lost_retransmission   0105
//! timeout                        a cut: the initial window                     on_timeout               0106
//! data of the same epoch         cwnd' counts it, retransmissions too          count_feedback           0103
//! second copy of a packet        nothing                                       on_arrival               0103
//! data of a newer epoch          cwnd' restarts from H_cwnd                    follow_epoch             0105, 0106
//! data of an older epoch, late   nothing                                       on_arrival               0106
//! ```
//!
//! The header is [`crate::wire::xcp`]; [`crate::tcp::header`] calls the receiver, [`crate::tcp::sender`] the sender.

use crate::Instant;
use crate::flow::setup::Setup;
use crate::options::{Declaration, Values, declare};
use crate::tcp::cc::{Ack, AckFeedback, Configured, CongestionControl};
use crate::tcp::header::events::Arrival;
use crate::tcp::sender::pacing;
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
    pub DUPLICATE_ACKS = "duplicate_acks": Values::choice::<DuplicateAcks>(),
        "what the window in a duplicate ACK is worth";
    /// ADR 0105.
    pub ON_LOSS = "on_loss": Values::choice::<OnLoss>(), "what a fast retransmit does to the window";
    /// ADR 0106.
    pub ON_TIMEOUT = "on_timeout": Values::choice::<OnTimeout>(),
        "what a timeout does to the receiver's window";
}

/// How the epoch of a packet compares with an end's own, by serial arithmetic on 8 bits (RFC 1982).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EpochOrder {
    Same,
    Newer,
    Older,
}

impl EpochOrder {
    /// Compares the epoch of a packet with an end's own. RFC 1982 leaves a distance of 128 undefined; here it is older,
    /// so that no window grows by it.
    fn compare(packet: u8, own: u8) -> EpochOrder {
        match packet.wrapping_sub(own) as i8 {
            0 => EpochOrder::Same,
            1.. => EpochOrder::Newer,
            _ => EpochOrder::Older,
        }
    }
}

/// [`OnLoss::HalveOnRepeat`]: the round trips that the routers' feedback has to end the losses before the sender does.
/// A loss shows after one, its retransmission's after two; feedback to the packets that overflowed the queue needs as
/// long again to be obeyed.
const PATIENCE: u32 = 2;

/// The sender's half: `cwnd`.
#[derive(Debug)]
pub struct XcpRSender {
    /// `cwnd`, bytes.
    cwnd: u64,
    /// A full packet, bytes.
    packet: u64,
    /// The window of a new flow, bytes.
    initial_cwnd: u64,
    /// The number of cuts of its own, which data carries.
    epoch: u8,
    duplicate_acks: DuplicateAcks,
    on_loss: OnLoss,
    on_timeout: OnTimeout,
    /// [`OnLoss::HalveSilently`]: no ACK sets `cwnd` until the recovery ends.
    frozen: bool,
    /// Round trips of this recovery in which a retransmission was lost.
    repeats: u32,
}

impl Configured for XcpRSender {
    const OPTIONS: &'static [Declaration] = OPTIONS;
    const PACED_PERCENT: u64 = pacing::BY_ROUTERS_PERCENT;

    fn new(setup: &Setup<'_>) -> XcpRSender {
        let packet = u64::from(setup.packet_bytes);
        let initial_cwnd = packet * u64::from(setup.initial_window_packets);
        XcpRSender {
            cwnd: initial_cwnd,
            packet,
            initial_cwnd,
            epoch: 0,
            duplicate_acks: setup.options.choice(&DUPLICATE_ACKS),
            on_loss: setup.options.choice(&ON_LOSS),
            on_timeout: setup.options.choice(&ON_TIMEOUT),
            frozen: false,
            repeats: 0,
        }
    }
}

impl XcpRSender {
    /// Follows the `cwnd'` of an ACK, as its epoch allows.
    fn on_cwnd_prime(&mut self, ack: &Ack) {
        let AckFeedback::Window { cwnd_prime, epoch } = ack.feedback else {
            return;
        };
        if !ack.newest || self.frozen {
            return;
        }
        let cwnd_prime = u64::from(cwnd_prime).max(self.packet);
        match EpochOrder::compare(epoch, self.epoch) {
            EpochOrder::Same => self.cwnd = cwnd_prime,
            EpochOrder::Older => self.cwnd = self.cwnd.min(cwnd_prime),
            EpochOrder::Newer => {}
        }
    }

    /// Cuts `cwnd`, from which the receiver restarts at the first data of the new epoch.
    fn begin_epoch(&mut self, cwnd: u64) {
        self.cwnd = cwnd;
        self.epoch = self.epoch.wrapping_add(1);
    }

    /// Returns half of `cwnd` in whole packets, as `H_cwnd` has it.
    fn half(&self) -> u64 {
        (self.cwnd / 2 / self.packet).max(1) * self.packet
    }
}

impl CongestionControl for XcpRSender {
    fn window(&self) -> u64 {
        self.cwnd
    }

    fn epoch(&self) -> u8 {
        self.epoch
    }

    fn on_ack(&mut self, ack: &Ack) {
        self.on_cwnd_prime(ack);
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        if self.duplicate_acks == DuplicateAcks::Honour {
            self.on_cwnd_prime(ack);
        }
    }

    fn on_loss(&mut self, _now: Instant, _flight_size: u64) {
        match self.on_loss {
            OnLoss::Keep | OnLoss::HalveOnRepeat => {}
            OnLoss::Halve => self.begin_epoch(self.half()),
            OnLoss::HalveSilently => {
                self.cwnd = self.half();
                self.frozen = true;
            }
        }
    }

    fn on_lost_retransmission(&mut self, _now: Instant) {
        self.repeats += 1;
        if self.on_loss == OnLoss::HalveOnRepeat && self.repeats >= PATIENCE {
            self.begin_epoch(self.half());
        }
    }

    fn on_timeout(&mut self, _now: Instant, _flight_size: u64) {
        self.frozen = false;
        match self.on_timeout {
            OnTimeout::Resynchronise => self.begin_epoch(self.initial_cwnd),
            OnTimeout::Restore => self.cwnd = self.packet,
        }
    }

    fn on_recovery_exit(&mut self, _now: Instant) {
        self.repeats = 0;
        self.frozen = false;
    }
}

/// The receiver's half: `cwnd'`.
#[derive(Debug)]
pub struct XcpRReceiver {
    /// `cwnd'`, bytes.
    cwnd_prime: u32,
    /// A full packet, bytes.
    packet: u32,
    /// The sender's epoch that `cwnd'` belongs to.
    epoch: u8,
}

impl XcpRReceiver {
    /// Begins with the configured initial window, as the sender does.
    pub(crate) fn new(setup: &Setup<'_>) -> XcpRReceiver {
        let packet = setup.packet_bytes;
        XcpRReceiver {
            cwnd_prime: packet.saturating_mul(setup.initial_window_packets),
            packet,
            epoch: 0,
        }
    }

    /// Handles the header of a SYN or of data.
    #[inline]
    pub(crate) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        match (EpochOrder::compare(header.epoch(), self.epoch), arrival) {
            (_, Arrival::Syn) => {}
            (EpochOrder::Same, Arrival::New) => self.count_feedback(header),
            (EpochOrder::Newer, Arrival::New | Arrival::Again) => self.follow_epoch(header),
            (EpochOrder::Older, _) | (EpochOrder::Same, Arrival::Again) => {}
        }
    }

    #[inline]
    fn count_feedback(&mut self, header: &Packet<&[u8]>) {
        let sum = self.cwnd_prime.saturating_add_signed(header.h_feedback());
        self.cwnd_prime = sum.max(self.packet);
    }

    /// Restarts from the window to which the sender cut its own.
    fn follow_epoch(&mut self, header: &Packet<&[u8]>) {
        self.epoch = header.epoch();
        self.cwnd_prime = header.h_cwnd();
        self.count_feedback(header);
    }

    /// Writes the header of an ACK to `buf`.
    #[inline]
    pub(crate) fn write(&self, buf: &mut [u8]) {
        xcp::ack(Format::XcpRAck, self.epoch, self.cwnd_prime).emit(buf);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::FlowConfig;
    use crate::flow::registry::Transport;
    use crate::options::Options;
    use crate::tcp::cc::classic;
    use crate::tcp::cc::classic::tests::config as of_transport;
    use crate::wire::xcp::tests::{data, read_ack};

    const PACKET: u32 = 1000;

    fn config(options: Options) -> FlowConfig {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        FlowConfig {
            options,
            ..FlowConfig::new(end, end)
        }
    }

    fn options_with(option: &Declaration, name: &str) -> Options {
        Options::default().with_value(option, name).unwrap()
    }

    fn sender(options: Options) -> XcpRSender {
        XcpRSender::new(&config(options).setup())
    }

    fn ack(bytes: u32, epoch: u8) -> Ack {
        Ack {
            newly_acked: u64::from(PACKET),
            feedback: AckFeedback::Window {
                cwnd_prime: bytes,
                epoch,
            },
            rtt: None,
            ..classic::tests::ack(Instant::ZERO)
        }
    }

    /// Makes the two ends of a flow.
    fn ends() -> (XcpRSender, XcpRReceiver) {
        let config = config(Options::default());
        (
            XcpRSender::new(&config.setup()),
            XcpRReceiver::new(&config.setup()),
        )
    }

    fn arrive(receiver: &mut XcpRReceiver, feedback: i32, cwnd: u64, epoch: u8) {
        arrive_as(receiver, Arrival::New, feedback, cwnd as u32, epoch);
    }

    fn arrive_as(at: &mut XcpRReceiver, arrival: Arrival, feedback: i32, cwnd: u32, epoch: u8) {
        let packet = data(feedback, cwnd, epoch);
        at.on_arrival(&Packet::new_checked(&packet[..]).unwrap(), arrival);
    }

    fn next_ack(at: &mut XcpRReceiver) -> (Format, u8, u32) {
        read_ack(|buf| at.write(buf))
    }

    /// Returns the epoch and the window of the receiver's next ACK.
    fn ack_of(receiver: &mut XcpRReceiver) -> (u8, u32) {
        let (format, epoch, window) = next_ack(receiver);
        assert_eq!(format, Format::XcpRAck);
        (epoch, window)
    }

    #[test]
    fn sender_and_receiver_start_with_the_initial_window() {
        let (s, mut r) = ends();
        assert_eq!((s.window(), ack_of(&mut r)), (2000, (0, 2000)));
    }

    /// ADR 0102.
    #[test]
    fn overtaken_ack_does_not_set_the_window() {
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
    fn duplicate_acks_set_the_window_unless_they_are_ignored() {
        let mut s = sender(Options::default());
        s.on_duplicate_ack(&ack(9000, 0));
        assert_eq!(s.window(), 9000);
        let mut s = sender(options_with(&DUPLICATE_ACKS, "ignore"));
        s.on_duplicate_ack(&ack(9000, 0));
        assert_eq!(s.window(), 2000);
        s.on_ack(&ack(9000, 0));
        assert_eq!(s.window(), 9000);
    }

    /// ADR 0105.
    #[test]
    fn loss_keeps_the_window_and_lost_retransmissions_halve_it() {
        let mut s = sender(Options::default());
        s.on_ack(&ack(9000, 0));
        s.on_loss(Instant::ZERO, 0);
        assert_eq!((s.window(), s.epoch), (9000, 0));
        s.on_lost_retransmission(Instant::ZERO);
        assert_eq!((s.window(), s.epoch), (9000, 0), "once is no cause");
        s.on_lost_retransmission(Instant::ZERO);
        assert_eq!((s.window(), s.epoch), (4000, 1));

        let mut s = sender(options_with(&ON_LOSS, "keep"));
        s.on_ack(&ack(9000, 0));
        s.on_lost_retransmission(Instant::ZERO);
        s.on_lost_retransmission(Instant::ZERO);
        assert_eq!((s.window(), s.epoch), (9000, 0));
    }

    /// ADR 0105, the other choices.
    #[test]
    fn loss_option_halves_with_an_epoch_or_silently() {
        let mut s = sender(options_with(&ON_LOSS, "halve"));
        s.on_ack(&ack(9000, 0));
        s.on_loss(Instant::ZERO, 0);
        assert_eq!(
            (s.window(), s.epoch),
            (4000, 1),
            "whole packets, as H_cwnd has them"
        );
        s.on_ack(&ack(9500, 0));
        assert_eq!(s.window(), 4000, "an ACK of the old epoch does not raise");
        s.on_ack(&ack(3000, 0));
        assert_eq!(s.window(), 3000, "but it lowers");
        s.on_ack(&ack(4100, 1));
        assert_eq!(s.window(), 4100);

        let mut s = sender(options_with(&ON_LOSS, "halve-silently"));
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
    fn timeout_resynchronises_the_receiver() {
        let (mut s, mut r) = ends();
        arrive(&mut r, 98_000, 2000, 0);
        let stale = ack_of(&mut r);
        assert_eq!(stale, (0, 100_000));
        s.on_ack(&ack(stale.1, stale.0));
        s.on_timeout(Instant::ZERO, 0);
        assert_eq!((s.window(), s.epoch), (2000, 1));
        s.on_ack(&ack(stale.1, stale.0));
        assert_eq!(
            s.window(),
            2000,
            "the window from before the silence is gone"
        );
        arrive(&mut r, 600, s.window(), s.epoch);
        assert_eq!(ack_of(&mut r), (1, 2600));
        s.on_ack(&ack(2600, 1));
        assert_eq!(s.window(), 2600);
        // Late data from before the timeout does not count, and the epoch stays.
        arrive(&mut r, 5000, 100_000, 0);
        assert_eq!(ack_of(&mut r), (1, 2600));
    }

    /// ADR 0106, the naive XCP-r.
    #[test]
    fn timeout_option_restore_brings_back_the_old_window() {
        let mut s = sender(options_with(&ON_TIMEOUT, "restore"));
        s.on_ack(&ack(100_000, 0));
        s.on_timeout(Instant::ZERO, 0);
        assert_eq!((s.window(), s.epoch), (1000, 0));
        s.on_ack(&ack(100_000, 0));
        assert_eq!(s.window(), 100_000);
    }

    #[test]
    fn epoch_numbers_wrap() {
        let (mut s, mut r) = ends();
        for _ in 0..1000 {
            s.on_timeout(Instant::ZERO, 0);
            arrive(&mut r, 100, 2000, s.epoch);
            let (epoch, window) = ack_of(&mut r);
            assert_eq!((epoch, window), (s.epoch, 2100));
            s.on_ack(&ack(window, epoch));
            assert_eq!(s.window(), 2100);
            arrive(&mut r, 100, 9000, s.epoch.wrapping_sub(1));
            assert_eq!(ack_of(&mut r), (epoch, 2100));
        }
        // An epoch that the sender has not reached is nonsense and sets nothing.
        s.on_ack(&ack(50_000, s.epoch.wrapping_add(1)));
        assert_eq!(s.window(), 2100);
    }

    fn receiver() -> XcpRReceiver {
        XcpRReceiver::new(&of_transport(Transport::XcpR).setup())
    }

    #[test]
    fn cwnd_prime_sums_feedback_with_a_minimum_of_one_packet() {
        let mut at = receiver();
        arrive_as(&mut at, Arrival::New, 500, 2000, 0);
        arrive_as(&mut at, Arrival::New, 250, 2000, 0);
        assert_eq!(next_ack(&mut at), (Format::XcpRAck, 0, 2750));
        assert_eq!(next_ack(&mut at).2, 2750, "an ACK leaves the sum as it is");
        arrive_as(&mut at, Arrival::New, i32::MIN, 2000, 0);
        assert_eq!(next_ack(&mut at).2, 1000);
        for _ in 0..3 {
            arrive_as(&mut at, Arrival::New, i32::MAX, 2000, 0);
        }
        assert_eq!(next_ack(&mut at).2, u32::MAX);
    }

    /// ADR 0103.
    #[test]
    fn duplicate_of_a_transmission_does_not_change_cwnd_prime() {
        let mut at = receiver();
        arrive_as(&mut at, Arrival::New, 500, 2000, 0);
        arrive_as(&mut at, Arrival::Again, 500, 2000, 0);
        assert_eq!(next_ack(&mut at).2, 2500);
    }
}
