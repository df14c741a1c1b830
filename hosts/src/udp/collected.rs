//! The part of a stream that a receiver has; packets are numbered and full, but for the last one.

use std::ops::Range;

use crate::flow::config::FlowConfig;
use crate::stats::ReceiverStats;
use crate::udp::ranges::Ranges;
use crate::wire::udp::frame_headers;
use crate::{Instant, Span};

/// The packets that have arrived.
#[derive(Debug)]
pub(crate) struct Collected {
    /// Payload and headers of a full packet as a frame, bytes.
    payload: u64,
    headers: u64,
    /// One behind the last packet that has arrived, and what is missing before, with the time when that was noticed or reported.
    end: u64,
    missing: Ranges<Instant>,
    /// The last packet of the stream and its payload, once it is known.
    last: Option<(u64, u64)>,
}

impl Collected {
    /// Begins with nothing of a flow whose packets have headers of their own, so many bytes behind UDP's.
    pub(crate) fn new(config: &FlowConfig, header_len: usize) -> Collected {
        Collected {
            payload: config.payload_bytes().into(),
            headers: frame_headers(header_len) as u64,
            end: 0,
            missing: Ranges::default(),
            last: None,
        }
    }

    /// Returns the first packet that is missing.
    pub(crate) fn front(&self) -> u64 {
        self.missing.first().unwrap_or(self.end)
    }

    /// Returns whether a packet is here.
    pub(crate) fn has(&self, place: u64) -> bool {
        place < self.end && self.missing.count_in(&(place..place + 1)) == 0
    }

    /// Returns the missing ones of these packets, ascending.
    pub(crate) fn missing_of(&self, packets: Range<u64>) -> impl Iterator<Item = Range<u64>> {
        let behind = self.end.clamp(packets.start, packets.end)..packets.end;
        let noticed = self.missing.within(packets);
        noticed.chain((!behind.is_empty()).then_some(behind))
    }

    /// Takes a packet with so many bytes of payload; its number must be below `limit`. Returns which bytes of the
    /// stream are new, and the packets that it shows to be missing. `None`: it can't be.
    pub(crate) fn take(
        &mut self,
        now: Instant,
        place: u64,
        len: u64,
        limit: u64,
        stats: &mut ReceiverStats,
    ) -> Option<(Range<u64>, Range<u64>)> {
        let short = len < self.payload;
        let fits = match self.last {
            Some(last) => place < last.0 && !short || (place, len) == last,
            None => !short || place + 1 >= self.end,
        };
        if !fits || len == 0 || len > self.payload || place >= limit {
            return None;
        }
        stats.received_packets += 1;
        let mut gap = 0..0;
        if place >= self.end {
            gap = self.end..place;
            self.missing.insert(gap.clone(), now);
            self.end = place + 1;
        } else if self.missing.remove(place).is_none() {
            stats.duplicate_packets += 1;
            return Some((0..0, gap));
        }
        if short {
            self.last = Some((place, len));
        }
        let front = self.front();
        let shortened = self.last.filter(|last| last.0 < front);
        stats.payload_bytes = front * self.payload - shortened.map_or(0, |l| self.payload - l.1);
        stats.delivered_bytes = stats.payload_bytes + front * self.headers;
        let first = place * self.payload;
        Some((first..first + len, gap))
    }

    /// Returns the ranges that are missing and were not reported for this long; they count as reported now.
    pub(crate) fn overdue(&mut self, now: Instant, age: Span) -> Vec<Range<u64>> {
        let mut overdue = Vec::new();
        for (range, reported) in self.missing.iter_mut() {
            if now.since(*reported) >= age {
                *reported = now;
                overdue.push(range);
            }
        }
        overdue
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::Transport;

    #[test]
    fn stream_is_delivered_in_order_up_to_the_first_hole() {
        let mut stats = ReceiverStats::default();
        let now = Instant::ZERO;
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        let config = FlowConfig {
            transport: Transport::Fobs,
            packet_bytes: 154,
            ..FlowConfig::new(end, end)
        };
        let mut collected = Collected::new(&config, 12);
        assert_eq!(
            collected.take(now, 2, 100, 9, &mut stats),
            Some((200..300, 0..2))
        );
        assert_eq!(
            collected.take(now, 0, 100, 9, &mut stats),
            Some((0..100, 0..0))
        );
        assert_eq!((collected.front(), stats.payload_bytes), (1, 100));
        assert!(collected.has(2) && !collected.has(1) && !collected.has(3));
        assert_eq!(
            collected.take(now, 0, 100, 9, &mut stats),
            Some((0..0, 0..0))
        );
        assert_eq!(
            collected.take(now, 1, 40, 9, &mut stats),
            None,
            "no last packet"
        );
        assert_eq!(collected.take(now, 9, 100, 9, &mut stats), None);
        assert_eq!(
            collected.take(now, 3, 40, 9, &mut stats),
            Some((300..340, 3..3))
        );
        assert_eq!(
            collected.take(now, 4, 100, 9, &mut stats),
            None,
            "behind the last"
        );
        assert_eq!(
            collected.take(now, 1, 100, 9, &mut stats),
            Some((100..200, 0..0))
        );
        assert_eq!(
            (stats.payload_bytes, stats.delivered_bytes),
            (340, 340 + 4 * 54)
        );
        assert_eq!((stats.received_packets, stats.duplicate_packets), (5, 1));
    }
}
