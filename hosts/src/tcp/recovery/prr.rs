//! Proportional Rate Reduction (RFC 9937): how much a recovery sends with each ACK.
//!
//! ```text
//! in flight > ssthresh:  sndcnt = ceil(prr_delivered * ssthresh / RecoverFS) - prr_out        section 6.2
//! else:                  sndcnt = max(prr_delivered - prr_out, DeliveredData)                 PRR-CRB
//!                        SafeACK: sndcnt += 1                                                 PRR-SSRB
//!                        sndcnt = min(ssthresh - in flight, sndcnt)
//! prr_out = 0:           sndcnt is at least 1: the fast retransmit
//! window = in flight + sndcnt
//! ```
//!
//! A SafeACK advances the cumulative acknowledgement and shows no further loss. All counts are in packets. ECN's
//! reductions are spread over a round trip likewise, as by Linux (`tcp_enter_cwr`, net/ipv4/tcp_input.c).

/// The state of one reduction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prr {
    ssthresh: u64,
    /// RecoverFS: what was in flight when the reduction began.
    recover_fs: u64,
    prr_delivered: u64,
    prr_out: u64,
    window: u64,
}

impl Prr {
    /// Begins a reduction from `recover_fs` to `ssthresh` packets.
    pub(crate) fn new(ssthresh: u64, recover_fs: u64) -> Prr {
        Prr {
            ssthresh,
            recover_fs: recover_fs.max(1),
            prr_delivered: 0,
            prr_out: 0,
            window: 1,
        }
    }

    /// Takes an ACK that newly acknowledges `delivered` packets, cumulatively or selectively; the first is the one that
    /// began the reduction.
    pub(crate) fn on_ack(&mut self, delivered: u64, in_flight: u64, safe_ack: bool) {
        if delivered == 0 {
            return;
        }
        self.prr_delivered += delivered;
        let count = if in_flight > self.ssthresh {
            let share = (self.prr_delivered * self.ssthresh).div_ceil(self.recover_fs);
            share.saturating_sub(self.prr_out)
        } else {
            let conserved = self.prr_delivered.saturating_sub(self.prr_out);
            let wanted = conserved.max(delivered) + u64::from(safe_ack);
            wanted.min(self.ssthresh - in_flight)
        };
        let least = u64::from(self.prr_out == 0);
        self.window = (in_flight + count.max(least)).max(1);
    }

    /// Notes that a packet leaves.
    pub(crate) fn on_sent(&mut self) {
        self.prr_out += 1;
    }

    /// Returns the window, at least one packet.
    pub(crate) fn window(&self) -> u64 {
        self.window
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Takes an ACK of one packet and sends what the window allows. Returns how many packets left.
    fn step(prr: &mut Prr, in_flight: &mut u64, delivered: u64, safe_ack: bool) -> u64 {
        prr.on_ack(delivered, *in_flight, safe_ack);
        let sent = prr.window().saturating_sub(*in_flight);
        for _ in 0..sent {
            prr.on_sent();
        }
        *in_flight += sent;
        sent
    }

    /// One of 20 packets is lost, and the algorithm halves the window (RFC 6937 section 5, figure 1): a packet leaves
    /// with every second ACK.
    #[test]
    fn one_loss_sends_with_every_second_ack() {
        let mut prr = Prr::new(10, 20);
        // The third duplicate: three are SACKed, one is lost.
        let mut in_flight = 16;
        let mut sent = vec![step(&mut prr, &mut in_flight, 1, false)];
        for _ in 1..12 {
            in_flight -= 1;
            sent.push(step(&mut prr, &mut in_flight, 1, false));
        }
        assert_eq!(sent, [1, 0].repeat(6));
        assert_eq!(in_flight, 11);
    }

    /// 15 of 20 packets are lost (RFC 6937 section 5, figure 2): as many leave as are delivered, and one more with each
    /// SafeACK.
    #[test]
    fn burst_of_losses_is_recovered_by_conservation_then_slow_start() {
        let mut prr = Prr::new(10, 20);
        let mut in_flight = 4;
        assert_eq!(step(&mut prr, &mut in_flight, 1, false), 1);
        in_flight -= 1;
        assert_eq!(step(&mut prr, &mut in_flight, 1, false), 1, "PRR-CRB");
        in_flight -= 1;
        assert_eq!(step(&mut prr, &mut in_flight, 1, true), 2, "PRR-SSRB");
    }

    #[test]
    fn ack_that_delivers_nothing_changes_nothing() {
        let mut prr = Prr::new(10, 20);
        let mut in_flight = 4;
        step(&mut prr, &mut in_flight, 1, false);
        let window = prr.window();
        prr.on_ack(0, in_flight, true);
        assert_eq!(prr.window(), window);
    }

    proptest! {
        /// For any ACKs: one sends at most what was delivered and one packet more, and nothing fills the pipe above
        /// ssthresh but the first retransmission. The window is at least a packet.
        #[test]
        fn sending_is_bounded_by_delivery_and_ssthresh(
            ssthresh in 1..100u64,
            recover_fs in 1..200u64,
            in_flight in 0..200u64,
            acks in prop::collection::vec((0..4u64, 0..4u64, any::<bool>()), 1..200),
        ) {
            let mut prr = Prr::new(ssthresh, recover_fs.max(ssthresh));
            let mut in_flight = in_flight;
            let (mut delivered, mut out) = (0, 0);
            for (newly, lost, safe_ack) in acks {
                in_flight = in_flight.saturating_sub(newly + lost);
                let before = prr.window();
                prr.on_ack(newly, in_flight, safe_ack);
                prop_assert!(prr.window() >= 1);
                if newly == 0 {
                    prop_assert_eq!(prr.window(), before);
                    continue;
                }
                delivered += newly;
                let allowed = prr.window().saturating_sub(in_flight);
                let first = u64::from(out == 0);
                prop_assert!(allowed <= delivered.saturating_sub(out).max(newly) + 1);
                if in_flight > ssthresh {
                    prop_assert!(allowed <= first || out + allowed <= delivered);
                } else {
                    prop_assert!(in_flight + allowed <= ssthresh.max(in_flight + first));
                }
                for _ in 0..allowed {
                    prr.on_sent();
                }
                (out, in_flight) = (out + allowed, in_flight + allowed);
            }
        }
    }
}
