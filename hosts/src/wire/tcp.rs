//! TCP header (RFC 9293) with the options that our transports use: MSS, window scale and timestamps (RFC 7323),
//! SACK (RFC 2018). The checksum is left to the driver.

use super::{WireError, be16, be32, put16, put32};

/// The header's length without options, bytes.
pub const HEADER_LEN: usize = 20;
/// IPv4's protocol number, and the XCP header's "next protocol", for TCP.
pub const PROTOCOL: u8 = 6;
/// The length of a header whose only option is timestamps, padded.
pub const TIMESTAMPED_LEN: usize = HEADER_LEN + TIMESTAMPS_LEN;
/// The option with its padding (RFC 7323 appendix A). The MSS of a SYN includes it, a payload does not (RFC 6691).
pub const TIMESTAMPS_LEN: usize = 12;
/// SACK blocks that fit beside timestamps (RFC 2018 section 3).
pub const MAX_SACK_BLOCKS: usize = 3;

/// The flag FIN: no more data.
pub const FIN: u8 = 1;
/// The flag SYN: the first sequence number.
pub const SYN: u8 = 2;
/// The flag PSH: nothing more waits to be sent.
pub const PSH: u8 = 8;
/// The flag ACK: the acknowledgement number counts.
pub const ACK: u8 = 16;
/// The flag ECE: packets came marked (RFC 3168).
pub const ECE: u8 = 64;
/// The flag CWR: the window was reduced.
pub const CWR: u8 = 128;

/// Byte offset of the sequence number.
pub(crate) const SEQ: usize = 4;
/// Byte offset of the flags.
pub(crate) const FLAGS: usize = 13;
/// Byte offset of the timestamp value in a header that begins its options with NOP, NOP, timestamps.
pub(crate) const TSVAL: usize = HEADER_LEN + 4;
/// Byte offset of the timestamp echo there.
pub(crate) const TSECR: usize = HEADER_LEN + 8;
/// Byte offset of the acknowledgement number.
pub(crate) const ACKNOWLEDGEMENT: usize = 8;
const OFFSET: usize = 12;
/// Byte offset of the window.
pub(crate) const WINDOW: usize = 14;

const END: u8 = 0;
const NOP: u8 = 1;
const MSS: u8 = 2;
const WINDOW_SCALE: u8 = 3;
const SACK_PERMITTED: u8 = 4;
const SACK: u8 = 5;
const TIMESTAMPS: u8 = 8;
/// NOP, NOP, kind and length of timestamps: how nearly every segment's options begin.
const PADDED_TIMESTAMPS: [u8; 4] = [NOP, NOP, TIMESTAMPS, 10];

/// A checked view of a segment.
#[derive(Clone, Copy, Debug)]
pub struct Packet<T>(T);

impl<T: AsRef<[u8]>> Packet<T> {
    /// Checks that `bytes` begin with a whole header and its options; the payload may lie beyond them.
    ///
    /// # Errors
    /// The first fault.
    #[inline]
    pub fn new_checked(bytes: T) -> Result<Packet<T>, WireError> {
        let b = bytes.as_ref();
        if b.len() < HEADER_LEN {
            return Err(WireError::Truncated);
        }
        let header_len = usize::from(b[OFFSET] >> 4) * 4;
        if header_len < HEADER_LEN {
            return Err(WireError::Length);
        }
        if b.len() < header_len {
            return Err(WireError::Truncated);
        }
        Ok(Packet(bytes))
    }

    /// Returns the port it comes from.
    #[inline]
    pub fn source_port(&self) -> u16 {
        be16(self.0.as_ref(), 0)
    }

    /// Returns the port it goes to.
    #[inline]
    pub fn destination_port(&self) -> u16 {
        be16(self.0.as_ref(), 2)
    }

    /// Returns the first byte's sequence number.
    #[inline]
    pub fn seq(&self) -> u32 {
        be32(self.0.as_ref(), SEQ)
    }

    /// Returns the next sequence number expected from the other side.
    #[inline]
    pub fn ack(&self) -> u32 {
        be32(self.0.as_ref(), ACKNOWLEDGEMENT)
    }

    /// Returns the length of header and options, bytes.
    #[inline]
    pub fn header_len(&self) -> usize {
        usize::from(self.0.as_ref()[OFFSET] >> 4) * 4
    }

    /// Returns the flags.
    #[inline]
    pub fn flags(&self) -> u8 {
        self.0.as_ref()[FLAGS]
    }

    /// Returns the window, not scaled.
    #[inline]
    pub fn window(&self) -> u16 {
        be16(self.0.as_ref(), WINDOW)
    }

    /// Returns the timestamps if they are the only option, padded as RFC 7323 appendix A advises: nearly every segment.
    #[inline(always)]
    pub(crate) fn only_timestamps(&self) -> Option<(u32, u32)> {
        let b = self.0.as_ref();
        let usual =
            self.header_len() == TIMESTAMPED_LEN && b[HEADER_LEN..TSVAL] == PADDED_TIMESTAMPS;
        usual.then(|| (be32(b, TSVAL), be32(b, TSECR)))
    }

    fn options(&self) -> &[u8] {
        &self.0.as_ref()[HEADER_LEN..self.header_len()]
    }
}

/// SACK blocks: ranges of sequence numbers, the end excluded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SackBlocks {
    blocks: [(u32, u32); 4],
    len: u8,
}

impl SackBlocks {
    /// Adds a block; one too many is left out.
    pub fn push(&mut self, block: (u32, u32)) {
        if let Some(slot) = self.blocks.get_mut(usize::from(self.len)) {
            *slot = block;
            self.len += 1;
        }
    }

    /// Returns the blocks in the order of the wire.
    pub fn as_slice(&self) -> &[(u32, u32)] {
        &self.blocks[..usize::from(self.len)]
    }
}

/// The header's values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Repr {
    /// The port it comes from.
    pub source_port: u16,
    /// The port it goes to.
    pub destination_port: u16,
    /// The first byte's sequence number.
    pub seq: u32,
    /// The next sequence number expected from the other side.
    pub ack: u32,
    /// The flags.
    pub flags: u8,
    /// The window, not scaled.
    pub window: u16,
    /// The largest segment the sender of this takes.
    pub mss: Option<u16>,
    /// The shift of later windows.
    pub window_scale: Option<u8>,
    /// Whether SACK may be sent to the sender of this.
    pub sack_permitted: bool,
    /// Timestamp value and echo, microseconds here.
    pub timestamps: Option<(u32, u32)>,
    /// The ranges that arrived out of order.
    pub sack: SackBlocks,
}

impl Repr {
    /// Reads the values of a checked segment. Unknown options are skipped (RFC 9293 section 3.1).
    ///
    /// # Errors
    /// An option's length is wrong.
    #[inline]
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Repr, WireError> {
        let mut repr = Repr {
            source_port: packet.source_port(),
            destination_port: packet.destination_port(),
            seq: packet.seq(),
            ack: packet.ack(),
            flags: packet.flags(),
            window: packet.window(),
            ..Repr::default()
        };
        let mut options = packet.options();
        if options.len() >= 12 && options[..4] == PADDED_TIMESTAMPS {
            repr.timestamps = Some((be32(options, 4), be32(options, 8)));
            options = &options[12..];
        }
        while let [kind, rest @ ..] = options {
            match *kind {
                END => break,
                NOP => options = rest,
                kind => {
                    let len = usize::from(*rest.first().ok_or(WireError::Length)?);
                    if len < 2 || len > options.len() {
                        return Err(WireError::Length);
                    }
                    repr.take_option(kind, &options[2..len])?;
                    options = &options[len..];
                }
            }
        }
        Ok(repr)
    }

    fn take_option(&mut self, kind: u8, value: &[u8]) -> Result<(), WireError> {
        match (kind, value.len()) {
            (MSS, 2) => self.mss = Some(be16(value, 0)),
            (WINDOW_SCALE, 1) => self.window_scale = Some(value[0]),
            (SACK_PERMITTED, 0) => self.sack_permitted = true,
            (TIMESTAMPS, 8) => self.timestamps = Some((be32(value, 0), be32(value, 4))),
            (SACK, len) if len % 8 == 0 => {
                for block in value.chunks_exact(8) {
                    self.sack.push((be32(block, 0), be32(block, 4)));
                }
            }
            (MSS | WINDOW_SCALE | SACK_PERMITTED | TIMESTAMPS | SACK, _) => {
                return Err(WireError::Length);
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the length of header and options, bytes.
    #[inline]
    pub fn header_len(&self) -> usize {
        let mut options = 0;
        options += if self.timestamps.is_some() { 12 } else { 0 };
        options += if self.mss.is_some() { 4 } else { 0 };
        options += if self.window_scale.is_some() { 4 } else { 0 };
        options += if self.sack_permitted { 4 } else { 0 };
        let blocks = self.sack.as_slice().len();
        options += if blocks > 0 { 4 + 8 * blocks } else { 0 };
        HEADER_LEN + options
    }

    /// Writes header and options to the first [`Repr::header_len`] bytes of `buf`, which must hold that many.
    #[inline]
    pub fn emit(&self, buf: &mut [u8]) {
        let header_len = self.header_len();
        put16(buf, 0, self.source_port);
        put16(buf, 2, self.destination_port);
        put32(buf, SEQ, self.seq);
        put32(buf, ACKNOWLEDGEMENT, self.ack);
        buf[OFFSET] = (header_len as u8 / 4) << 4;
        buf[FLAGS] = self.flags;
        put16(buf, WINDOW, self.window);
        put32(buf, 16, 0);
        let mut at = HEADER_LEN;
        if let Some((value, echo)) = self.timestamps {
            buf[at..at + 4].copy_from_slice(&PADDED_TIMESTAMPS);
            put32(buf, at + 4, value);
            put32(buf, at + 8, echo);
            at += 12;
        }
        if let Some(mss) = self.mss {
            buf[at..at + 2].copy_from_slice(&[MSS, 4]);
            put16(buf, at + 2, mss);
            at += 4;
        }
        if let Some(shift) = self.window_scale {
            buf[at..at + 4].copy_from_slice(&[NOP, WINDOW_SCALE, 3, shift]);
            at += 4;
        }
        if self.sack_permitted {
            buf[at..at + 4].copy_from_slice(&[NOP, NOP, SACK_PERMITTED, 2]);
            at += 4;
        }
        let blocks = self.sack.as_slice();
        if !blocks.is_empty() {
            buf[at..at + 4].copy_from_slice(&[NOP, NOP, SACK, 2 + 8 * blocks.len() as u8]);
            at += 4;
            for &(start, end) in blocks {
                put32(buf, at, start);
                put32(buf, at + 4, end);
                at += 8;
            }
        }
    }
}
