//! The frames that both sides exchange over the connection once they have shaken hands: the same
//! bytes, sealed.
//!
//! ```text
//! frame:  length of the segment (2, big-endian) | segment of the stream (seal.rs), whose place is that of its first byte
//! ```
//!
//! The place holds frames in their order: one that is left out, repeated or moved does not open.

use std::io;

use crate::seal::{SEGMENT_OVERHEAD, Sealer, Tampered, Unsealer};

/// The most bytes of the stream in a frame.
const MAX_PAYLOAD_BYTES: usize = 1 << 14;
/// Bytes of a frame before its segment.
const LENGTH: usize = 2;

/// Both directions of a connection.
#[derive(Debug)]
pub(super) struct Frames {
    sealer: Sealer,
    unsealer: Unsealer,
    /// Bytes of the stream that were sealed, and that were opened.
    sealed_bytes: u64,
    opened_bytes: u64,
    /// The bytes of a frame that is not here whole.
    came: Vec<u8>,
}

impl Frames {
    /// Seals from here on.
    pub(super) fn new(sealer: Sealer, unsealer: Unsealer) -> Frames {
        Frames {
            sealer,
            unsealer,
            sealed_bytes: 0,
            opened_bytes: 0,
            came: Vec::new(),
        }
    }

    /// Adds to `out` the frames of a message.
    ///
    /// # Errors
    /// The bytes can't be encrypted.
    pub(super) fn seal(&mut self, message: &[u8], out: &mut Vec<u8>) -> io::Result<()> {
        for bytes in message.chunks(MAX_PAYLOAD_BYTES) {
            let len = bytes.len() + SEGMENT_OVERHEAD;
            out.extend((len as u16).to_be_bytes());
            let begin = out.len();
            out.resize(begin + len, 0);
            let fill = |plain: &mut [u8]| {
                plain.copy_from_slice(bytes);
                Ok(())
            };
            let sealed = self
                .sealer
                .seal_at(self.sealed_bytes, &mut out[begin..], fill);
            sealed.map_err(|e| io::Error::other(e.to_string()))?;
            self.sealed_bytes += bytes.len() as u64;
        }
        Ok(())
    }

    /// Takes bytes that came, and adds to `out` what is in the frames that are whole now. At most one frame is stored.
    ///
    /// # Errors
    /// A frame is not as it was sealed, or not in its turn.
    pub(super) fn open(&mut self, came: &[u8], out: &mut Vec<u8>) -> Result<(), Tampered> {
        self.came.extend(came);
        let mut rest = &self.came[..];
        while let Some((length, behind)) = rest.split_first_chunk::<LENGTH>() {
            let length = usize::from(u16::from_be_bytes(*length));
            let Some((segment, behind)) = behind.split_at_checked(length) else {
                break;
            };
            let bytes = self.unsealer.open_at(self.opened_bytes, segment)?;
            self.opened_bytes += bytes.len() as u64;
            out.extend(bytes);
            rest = behind;
        }
        let taken = self.came.len() - rest.len();
        self.came.drain(..taken);
        Ok(())
    }
}

#[cfg(test)]
pub(super) mod tests {
    use proptest::prelude::*;

    use super::super::super::sealed::tests::agreed;
    use super::*;

    /// Makes the frames of a sender and its receiver.
    pub(in super::super) fn pair() -> (Frames, Frames) {
        let (here, there) = agreed();
        let ((sealer, unsealer), (back, own)) = (here.stream(), there.stream());
        (Frames::new(sealer, unsealer), Frames::new(back, own))
    }

    #[test]
    fn omitted_repeated_or_reordered_frames_do_not_open() {
        for order in [&[1][..], &[0, 0], &[0, 2], &[1, 0]] {
            let (mut here, mut there) = pair();
            let frames = [b"one", b"two", b"six"].map(|bytes| {
                let mut frame = Vec::new();
                here.seal(bytes, &mut frame).unwrap();
                frame
            });
            let mut received = Vec::new();
            let opened: Result<Vec<()>, Tampered> = order
                .iter()
                .map(|&at| there.open(&frames[at], &mut received))
                .collect();
            assert_eq!(opened, Err(Tampered), "{order:?}");
            assert!(b"one".starts_with(&received));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        /// Frames arrive in pieces of any length.
        #[test]
        fn sealed_messages_open_only_unchanged(
            messages in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..40_000), 0..4),
            cut in 1_usize..70_000, at: prop::sample::Index, bit in 0..8,
        ) {
            let (mut here, mut there) = pair();
            let mut frames = Vec::new();
            for bytes in &messages {
                here.seal(bytes, &mut frames).unwrap();
            }
            let (messages, mut received) = (messages.concat(), Vec::new());
            for piece in frames.chunks(cut) {
                prop_assert_eq!(there.open(piece, &mut received), Ok(()));
                prop_assert!(there.came.len() < LENGTH + (1 << 16));
            }
            prop_assert!(received == messages && there.came.is_empty());

            let (mut here, mut there) = pair();
            let (mut frames, mut received) = (Vec::new(), Vec::new());
            here.seal(&messages, &mut frames).unwrap();
            if !frames.is_empty() {
                let at = at.index(frames.len());
                frames[at] ^= 1_u8 << bit;
                // A length that grew may wait for more.
                let waits = there.open(&frames, &mut received) == Ok(());
                prop_assert!(!waits || !there.came.is_empty());
                prop_assert!(received.len() < messages.len() && messages.starts_with(&received));
            }
        }

        #[test]
        fn arbitrary_bytes_open_no_frame(bytes in prop::collection::vec(any::<u8>(), 0..500)) {
            let (_, mut there) = pair();
            let mut received = Vec::new();
            let _ = there.open(&bytes, &mut received);
            prop_assert!(received.is_empty() && there.came.len() <= bytes.len());
        }
    }
}
