//! A host's Ethernet interface: which of the frames that reach it the host accepts, when packets leave by it, and its queue.

use std::sync::Arc;

use xcpr_hosts::flow::key::Directory;
use xcpr_units::Instant;

use crate::links::channel::Channel;
use crate::nodes::replies::IpConfig;
use crate::nodes::send_jitter::SendJitter;

/// The bit of an Ethernet address' first byte that says that it is a group's (IEEE 802-2014 section 8.2.2); broadcast is one.
const GROUP: u8 = 1;

/// The interface of a host, and the ends on the host by the keys of their packets.
#[derive(Debug, Clone, Default)]
pub(crate) struct Interface {
    /// Its Ethernet address.
    pub mac: [u8; 6],
    /// The ends that get the packets of frames that it accepts.
    pub directory: Directory,
    /// Its IPv4 configuration, for replies of the host itself.
    pub ip: Arc<IpConfig>,
    /// Frames for other Ethernet addresses: they are dropped.
    pub other_mac_frames: u64,
}

impl Interface {
    /// Returns whether a frame is for this host or for a group, and counts it if not. A promiscuous interface would accept all.
    #[inline]
    pub fn accept(&mut self, frame: &[u8]) -> bool {
        let Some(destination) = frame.first_chunk::<6>() else {
            return false;
        };
        let accepts = *destination == self.mac || destination[0] & GROUP != 0;
        self.other_mac_frames += u64::from(!accepts);
        accepts
    }

    /// Returns the interface as it is in another part of the network, which has counted nothing.
    pub fn without_counts(&self) -> Interface {
        Interface {
            mac: self.mac,
            directory: self.directory.clone(),
            ip: Arc::clone(&self.ip),
            other_mac_frames: 0,
        }
    }
}

/// The way from an end to its host's link. Each end has its own.
#[derive(Debug)]
pub struct HostInterface {
    /// The time that its packets take.
    pub jitter: Option<SendJitter>,
    /// The interface's queue, where it has a limit.
    pub queue: Option<TxQueue>,
    /// ARP finds the Ethernet address of the next hop of each packet.
    pub resolves: bool,
}

impl HostInterface {
    /// Counts a packet of so many bytes that is sent now. Returns when it may leave.
    #[inline]
    pub fn send_time(&mut self, now: Instant, wire_len: u32) -> Instant {
        if let Some(queue) = &mut self.queue {
            queue.wire_len = wire_len;
        }
        self.jitter.as_mut().map_or(now, |jitter| jitter.ready(now))
    }
}

/// An interface's queue, Linux's `txqueuelen`. A full one takes no packet, and its host knows: nothing is lost.
#[derive(Debug)]
pub struct TxQueue {
    limit: u32,
    /// Bytes of the packet before: a host's packets mostly have one size.
    wire_len: u32,
    room_at: Option<Instant>,
    /// How often an end took it for congestion.
    pub congestion: u64,
}

impl TxQueue {
    /// Makes an empty queue for so many packets.
    pub fn new(limit: u32) -> TxQueue {
        TxQueue {
            limit,
            wire_len: 0,
            room_at: None,
            congestion: 0,
        }
    }

    /// Says whether the link has as many packets before it as the queue holds.
    pub fn is_full(&mut self, link: &Channel, now: Instant) -> bool {
        self.room_at = if link.has_queue {
            let full = link.model.queue.packets() >= self.limit;
            full.then(|| link.model.next_departure())
        } else {
            let of_one = link.model.rate().time_of(self.wire_len).0;
            let room_at = link
                .busy_until()
                .0
                .saturating_sub(of_one * u64::from(self.limit));
            (room_at > now.0).then_some(Instant(room_at))
        };
        self.room_at.is_some()
    }

    /// Says when the queue has room again, if it was full the last time.
    pub fn room_at(&self) -> Option<Instant> {
        self.room_at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_for_other_hosts_are_dropped_and_counted() {
        let mut interface = Interface {
            mac: [2, 0, 0, 0, 0, 1],
            ..Interface::default()
        };
        let accepted = [
            [2, 0, 0, 0, 0, 1, 8, 0],
            [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 8, 6],
            [1, 0, 0x5e, 0, 0, 1, 8, 0],
        ];
        assert!(accepted.iter().all(|frame| interface.accept(frame)));
        assert_eq!(interface.other_mac_frames, 0);
        assert!(!interface.accept(&[2, 0, 0, 0, 0, 2, 8, 0]));
        assert_eq!(interface.other_mac_frames, 1);
        assert!(!interface.accept(&[2, 0, 0]), "no whole address");
        assert_eq!(interface.without_counts().other_mac_frames, 0);
    }
}
