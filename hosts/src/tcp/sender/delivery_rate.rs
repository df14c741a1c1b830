//! How fast a path delivers what is sent into it (draft-ietf-ccwg-bbr-06 section 4.1, before that
//! draft-cheng-iccrg-delivery-rate-estimation-02).
//!
//! ```text
//! rate = (delivered - delivered when the packet left) / max(ack_elapsed, send_elapsed)
//!        ack_elapsed    since what had been delivered when the packet left was
//!        send_elapsed   from the packet delivered before it left until it left itself
//! ```
//!
//! An ACK gives one sample: that of the packet, among those it newly acknowledges, that left last. The slower of the two rates counts, because
//! ACKs that were held up come faster than the path delivers. A sample during which the application had nothing to send says how much it had,
//! and no more. All sizes are bytes of whole frames.

use std::collections::VecDeque;

use crate::{Instant, Span};

/// A packet's last transmission.
#[derive(Clone, Copy, Debug)]
struct Packet {
    sent: Instant,
    /// When the packet left that had been delivered last.
    first_sent: Instant,
    /// The bytes that had been delivered, and since when.
    delivered: u64,
    delivered_at: Instant,
    flight: Flight,
    /// `lost` of the estimator then.
    lost: u64,
    again: bool,
}

/// The state when a packet left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Flight {
    /// The bytes in flight, the packet itself included.
    pub(crate) bytes: u64,
    /// The bytes deemed lost since.
    pub(crate) lost: u64,
    /// Whether the application and not the path limited it.
    pub(crate) app_limited: bool,
}

/// The path as an ACK shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sample {
    /// Bytes per second; nothing where the time is too short to be one.
    pub(crate) rate: Option<f64>,
    /// The bytes delivered since the packet left.
    pub(crate) delivered: u64,
    /// The bytes that had been delivered when it left.
    pub(crate) prior_delivered: u64,
    /// The packet's flight.
    pub(crate) flight: Flight,
    /// Its round-trip time; nothing where it was sent more than once.
    pub(crate) rtt: Option<Span>,
}

/// The estimator of one sender.
#[derive(Debug)]
pub(crate) struct Estimator {
    /// The segments from `una` on that were sent.
    packets: VecDeque<Packet>,
    una: u64,
    packet_bytes: u64,
    delivered: u64,
    delivered_at: Instant,
    first_sent: Instant,
    lost: u64,
    /// The path has seen the end of the application's silence when more than this is delivered; 0: there is none.
    limited_until: u64,
    /// The shortest round trip of the connection.
    shortest: Span,
}

impl Estimator {
    pub(crate) fn new(packet_bytes: u64) -> Estimator {
        Estimator {
            packets: VecDeque::new(),
            una: 0,
            packet_bytes,
            delivered: 0,
            delivered_at: Instant::ZERO,
            first_sent: Instant::ZERO,
            lost: 0,
            limited_until: 0,
            shortest: Span(u64::MAX),
        }
    }

    /// Returns the bytes delivered so far.
    pub(crate) fn delivered(&self) -> u64 {
        self.delivered
    }

    /// Returns whether what is sent now is limited by the application.
    pub(crate) fn is_app_limited(&self) -> bool {
        self.limited_until != 0
    }

    /// Notes that the window would let more go than the application has, with `in_flight` bytes under way.
    pub(crate) fn limit(&mut self, in_flight: u64) {
        self.limited_until = (self.delivered + in_flight).max(1);
    }

    /// Notes a segment that leaves, for the first time or again; it is one of the `in_flight` bytes.
    pub(crate) fn on_sent(&mut self, now: Instant, segment: u64, in_flight: u64) {
        if in_flight <= self.packet_bytes {
            self.first_sent = now;
            self.delivered_at = now;
        }
        let place = (segment - self.una) as usize;
        let packet = Packet {
            sent: now,
            first_sent: self.first_sent,
            delivered: self.delivered,
            delivered_at: self.delivered_at,
            flight: Flight {
                bytes: in_flight,
                lost: 0,
                app_limited: self.is_app_limited(),
            },
            lost: self.lost,
            again: place < self.packets.len(),
        };
        match self.packets.get_mut(place) {
            Some(before) => *before = packet,
            None => self.packets.push_back(packet),
        }
    }

    /// Notes a segment that is deemed lost. Returns what was under way when it left.
    pub(crate) fn on_lost(&mut self, segment: u64) -> Flight {
        self.lost += self.packet_bytes;
        let packet = self.packets[(segment - self.una) as usize];
        self.since(&packet)
    }

    fn since(&self, packet: &Packet) -> Flight {
        Flight {
            lost: self.lost - packet.lost,
            ..packet.flight
        }
    }

    /// Takes an ACK of `newly_acked` bytes, all below segment `una` among them; `latest` is the segment that left last
    /// of those that it newly acknowledges.
    pub(crate) fn on_ack(
        &mut self,
        now: Instant,
        una: u64,
        latest: Option<u64>,
        newly_acked: u64,
    ) -> Option<Sample> {
        let packet = latest.map(|segment| self.packets[(segment - self.una) as usize]);
        self.packets.drain(..(una - self.una) as usize);
        self.una = una;
        self.delivered += newly_acked;
        if self.delivered > self.limited_until {
            self.limited_until = 0;
        }
        let packet = packet?;
        self.delivered_at = now;
        self.first_sent = packet.sent;
        let rtt = (!packet.again).then(|| now.since(packet.sent));
        self.shortest = self.shortest.min(rtt.unwrap_or(self.shortest));
        let send_elapsed = packet.sent.since(packet.first_sent);
        let elapsed = send_elapsed.max(now.since(packet.delivered_at));
        let delivered = self.delivered - packet.delivered;
        // A shorter time than the path takes is that of a retransmission whose original arrived.
        let plausible = elapsed > Span::ZERO && elapsed >= self.shortest;
        Some(Sample {
            rate: plausible.then(|| delivered as f64 / elapsed.as_secs_f64()),
            delivered,
            prior_delivered: packet.delivered,
            flight: self.since(&packet),
            rtt,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACKET: u64 = 1000;

    fn at_millis(millis: u64) -> Instant {
        Instant::ZERO + Span::from_millis(millis)
    }

    /// Sends segments `from..to` at one instant, all of which are then in flight beside `before` packets.
    fn send(e: &mut Estimator, now: Instant, segments: std::ops::Range<u64>, before: u64) {
        for (i, segment) in segments.enumerate() {
            e.on_sent(now, segment, (before + i as u64 + 1) * PACKET);
        }
    }

    /// Ten packets leave at once and come back one every 10 ms from 100 ms on; each ACK sends another. The path carries
    /// 100 packets a second, and from the third round trip on every sample has that rate. Before, the burst's time counts.
    #[test]
    fn delivery_rate_samples_converge_to_the_rate_of_the_path() {
        let mut e = Estimator::new(PACKET);
        send(&mut e, at_millis(0), 0..10, 0);
        for acked in 1..=60 {
            let now = at_millis(90 + 10 * acked);
            let sample = e.on_ack(now, acked, Some(acked - 1), PACKET).unwrap();
            e.on_sent(now, acked + 9, 10 * PACKET);
            let packets = acked.min(10);
            let millis = match acked {
                1..=10 => 90 + 10 * acked,
                11..=20 => 90 + 10 * (acked - 10),
                _ => 100,
            };
            let (rate, worked) = (
                sample.rate.unwrap(),
                (packets * PACKET * 1000) as f64 / millis as f64,
            );
            assert!((rate - worked).abs() < 1e-6, "{rate}, not {worked}");
            assert_eq!(sample.delivered, packets * PACKET);
            assert!(sample.rtt.is_some());
        }
    }

    /// ACKs of ten packets that left 10 ms apart come at one instant: the path is no faster than they were sent.
    #[test]
    fn ack_compression_does_not_raise_the_delivery_rate() {
        let mut e = Estimator::new(PACKET);
        for segment in 0..10 {
            e.on_sent(at_millis(10 * segment), segment, (segment + 1) * PACKET);
        }
        let mut rates = Vec::new();
        for acked in 1..=10 {
            let sample = e
                .on_ack(at_millis(190), acked, Some(acked - 1), PACKET)
                .unwrap();
            rates.extend(sample.rate);
        }
        assert!(
            rates.iter().all(|&rate| rate <= 10_000.0 / 0.09),
            "{rates:?}"
        );
    }

    #[test]
    fn sample_counts_losses_since_its_packet_was_sent() {
        let mut e = Estimator::new(PACKET);
        send(&mut e, at_millis(0), 0..4, 0);
        let first = e.on_lost(0);
        assert_eq!((first.bytes, first.lost), (PACKET, PACKET));
        e.on_sent(at_millis(10), 4, 4 * PACKET);
        let second = e.on_lost(1);
        assert_eq!((second.bytes, second.lost), (2 * PACKET, 2 * PACKET));
        let sample = e.on_ack(at_millis(110), 0, Some(4), PACKET).unwrap();
        assert_eq!(sample.flight.lost, PACKET, "the second, and not the first");
    }

    #[test]
    fn retransmission_gives_no_rtt_or_rate_sample() {
        let mut e = Estimator::new(PACKET);
        send(&mut e, at_millis(0), 0..2, 0);
        assert!(
            e.on_ack(at_millis(100), 1, Some(0), PACKET)
                .unwrap()
                .rtt
                .is_some()
        );
        e.on_lost(1);
        e.on_sent(at_millis(100), 1, PACKET);
        let sample = e.on_ack(at_millis(101), 2, Some(1), PACKET).unwrap();
        assert_eq!((sample.rtt, sample.rate), (None, None));
    }

    /// The silence ends when what was in flight beside it is delivered, and one packet more.
    #[test]
    fn application_limited_samples_are_flagged() {
        let mut e = Estimator::new(PACKET);
        send(&mut e, at_millis(0), 0..2, 0);
        e.limit(2 * PACKET);
        send(&mut e, at_millis(50), 2..4, 2);
        for (acked, limited) in [(1, false), (2, false), (3, true), (4, true)] {
            let sample = e.on_ack(at_millis(100 + acked), acked, Some(acked - 1), PACKET);
            assert_eq!(sample.unwrap().flight.app_limited, limited, "{acked}");
        }
        assert!(!e.is_app_limited());
    }
}
