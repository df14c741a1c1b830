//! TCP_INFO, as far as scripts read it (`struct tcp_info` of Linux).

/// Bytes of the part that is filled in.
pub(crate) const LEN: usize = 96;
/// The threshold of a sender that has none yet.
pub(crate) const NO_THRESHOLD: u32 = 0x7fff_ffff;

/// Linux's state of congestion control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Open = 0,
    Disorder = 1,
    Reduced = 2,
    Recovery = 3,
    Loss = 4,
}

/// The figures of a sender. Windows and counts are in packets.
#[derive(Debug)]
pub(crate) struct Info {
    pub(crate) state: State,
    pub(crate) payload: u32,
    pub(crate) unacknowledged: u32,
    pub(crate) sacked: u32,
    pub(crate) lost: u32,
    pub(crate) retransmitted: u32,
    pub(crate) srtt_us: u32,
    pub(crate) threshold: u32,
    pub(crate) window: u32,
    /// Linux's metric of reordering.
    pub(crate) reordering: u32,
}

impl Info {
    /// Returns the structure's first bytes.
    pub(crate) fn bytes(&self) -> [u8; LEN] {
        let mut bytes = [0; LEN];
        bytes[1] = self.state as u8;
        for (at, value) in [
            (16, self.payload),
            (24, self.unacknowledged),
            (28, self.sacked),
            (32, self.lost),
            (36, self.retransmitted),
            (68, self.srtt_us),
            (76, self.threshold),
            (80, self.window),
            (88, self.reordering),
        ] {
            bytes[at..at + 4].copy_from_slice(&value.to_ne_bytes());
        }
        bytes
    }
}
