//! A host's Ethernet interface: which of the frames that reach it the host accepts.

use xcpr_hosts::flow::key::Directory;

/// The bit of an Ethernet address' first byte that says that it is a group's (IEEE 802-2014 section 8.2.2); broadcast is one.
const GROUP: u8 = 1;

/// The interface of a host, and the ends on the host by the keys of their packets.
#[derive(Debug, Clone, Default)]
pub(crate) struct Interface {
    /// Its Ethernet address.
    pub mac: [u8; 6],
    /// The ends that get the packets of frames that it accepts.
    pub directory: Directory,
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
            other_mac_frames: 0,
        }
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
