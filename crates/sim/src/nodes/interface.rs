//! A host's Ethernet interface: which of the frames that reach it the host accepts, when packets leave by it, and its queue.

use std::sync::Arc;

use xcpr_hosts::flow::key::Directory;
use xcpr_units::Instant;

use crate::links::channel::Channel;
use crate::nodes::replies::IpConfig;
use crate::nodes::send_jitter::SendJitter;
use crate::nodes::translation::Translation;

/// The bit of an Ethernet address' first byte that says that it is a group's (IEEE 802-2014 section 8.2.2); broadcast is one.
const GROUP: u8 = 1;

/// The interfaces of a host, and the ends on the host by the keys of their packets.
#[derive(Debug, Clone, Default)]
pub(crate) struct Interface {
    /// The Ethernet address of port 0.
    pub mac: [u8; 6],
    /// The Ethernet addresses of its other ports.
    pub other_macs: Vec<(u16, [u8; 6])>,
    /// The ends that get the packets of frames that it accepts.
    pub directory: Directory,
    /// Its IP configuration, for replies of the host itself.
    pub ip: Arc<IpConfig>,
    /// Frames for other Ethernet addresses: they are dropped.
    pub other_mac_frames: u64,
}

impl Interface {
    /// Returns whether a frame at a port is for that interface or for a group, and counts it if not. A promiscuous interface would
    /// accept all.
    #[inline]
    pub fn accept(&mut self, port: u16, frame: &[u8]) -> bool {
        let Some(destination) = frame.first_chunk::<6>() else {
            return false;
        };
        let own = if port == 0 {
            self.mac
        } else {
            self.other_mac(port)
        };
        let accepts = *destination == own || destination[0] & GROUP != 0;
        self.other_mac_frames += u64::from(!accepts);
        accepts
    }

    #[cold]
    fn other_mac(&self, port: u16) -> [u8; 6] {
        let mut others = self.other_macs.iter();
        others
            .find(|(other, _)| *other == port)
            .map_or(self.mac, |&(_, mac)| mac)
    }

    /// Returns the interface as it is in another part of the network, which has counted nothing.
    pub fn without_counts(&self) -> Interface {
        Interface {
            mac: self.mac,
            other_macs: self.other_macs.clone(),
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
    /// The changes of its packets before they leave, if there are any.
    pub rewriting: Option<Box<Rewriting>>,
}

/// The changes of an end's packets before they leave its host.
#[derive(Debug)]
pub struct Rewriting {
    /// The Ethernet address of the next hop of each packet is found by ARP or by Neighbour Discovery.
    pub resolves: bool,
    /// The packets are of IPv6, and those of the end of IPv4.
    pub translation: Option<Translation>,
}

impl Rewriting {
    /// Makes the changes; `None` where there are none.
    pub fn new(resolves: bool, translation: Option<Translation>) -> Option<Box<Rewriting>> {
        let is_needed = resolves || translation.is_some();
        is_needed.then(|| {
            Box::new(Rewriting {
                resolves,
                translation,
            })
        })
    }
}

impl HostInterface {
    /// Returns whether packets do no more than leave.
    pub fn is_plain(&self) -> bool {
        self.jitter.is_none() && self.queue.is_none() && self.rewriting.is_none()
    }

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
        assert!(accepted.iter().all(|frame| interface.accept(0, frame)));
        assert_eq!(interface.other_mac_frames, 0);
        assert!(!interface.accept(0, &[2, 0, 0, 0, 0, 2, 8, 0]));
        assert_eq!(interface.other_mac_frames, 1);
        assert!(!interface.accept(0, &[2, 0, 0]), "no whole address");
        assert_eq!(interface.without_counts().other_mac_frames, 0);
    }

    #[test]
    fn each_port_has_an_ethernet_address() {
        let (first, second) = ([2, 0, 0, 0, 0, 1], [2, 0, 0, 0, 0, 2]);
        let mut interface = Interface {
            mac: first,
            other_macs: vec![(1, second)],
            ..Interface::default()
        };
        assert!(interface.accept(0, &first) && interface.accept(1, &second));
        assert!(!interface.accept(1, &first) && !interface.accept(0, &second));
    }
}
