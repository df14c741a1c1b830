//! Messages are sealed one by one, with their numbers beside them, so that none has to wait for
//! another one. They are the transport messages of the Noise Protocol Framework (revision 34,
//! sections 5.1 and 11.4), ChaCha20-Poly1305.
//!
//! ```text
//! segment of a stream:  number (8), below 2^63 | encrypted: place (8), bytes | tag (16)
//! datagram:             number (8), from 2^63  | encrypted: bytes            | tag (16)
//! ```
//!
//! A number is used once, also where bytes are sent again: a file that changes meanwhile gives nothing away. The place, the
//! segment's first byte in the stream, holds the segments in their order. A datagram opens once, and neither passes for the other.

use std::io;
use std::sync::Arc;

use snow::StatelessTransportState;

use crate::error::Error;
use crate::replay::Window;

const NUMBER: usize = 8;
const PLACE: usize = 8;
const TAG: usize = 16;
/// Bytes of a sealed datagram that are not its own.
pub const DATAGRAM_OVERHEAD: usize = NUMBER + TAG;
/// Bytes of a sealed segment that are not the stream's.
pub const SEGMENT_OVERHEAD: usize = DATAGRAM_OVERHEAD + PLACE;
/// The first number of datagrams.
const DATAGRAMS: u64 = 1 << 63;

/// The keys that both ends of a handshake have agreed on.
#[derive(Debug)]
pub struct Keys(Arc<StatelessTransportState>);

impl Keys {
    /// Takes the keys of a handshake that is over.
    pub fn new(state: StatelessTransportState) -> Keys {
        Keys(Arc::new(state))
    }

    /// Makes sealer and unsealer for a stream each way.
    pub fn stream(self) -> (Sealer, Unsealer) {
        self.numbered_from(0)
    }

    /// Makes sealer and unsealer for a stream each way, and an envelope for datagrams beside them.
    pub fn stream_and_datagrams(self) -> (Sealer, Unsealer, Envelope) {
        let (sealer, unsealer) = self.numbered_from(DATAGRAMS);
        let envelope = Envelope {
            sealer,
            unsealer: DatagramUnsealer {
                unsealer,
                opened: Window::new(),
            },
        };
        let (sealer, unsealer) = self.stream();
        (sealer, unsealer, envelope)
    }

    fn numbered_from(&self, first: u64) -> (Sealer, Unsealer) {
        let sealer = Sealer {
            keys: Arc::clone(&self.0),
            next: first,
            plain: Vec::new(),
        };
        let unsealer = Unsealer {
            keys: Arc::clone(&self.0),
            first,
            plain: Vec::new(),
        };
        (sealer, unsealer)
    }
}

/// The sealer and the unsealer of datagrams, one each way.
#[derive(Debug)]
pub struct Envelope {
    /// The sealer of datagrams that leave.
    pub sealer: Sealer,
    /// The unsealer of datagrams that arrive.
    pub unsealer: DatagramUnsealer,
}

/// Seals what one end says.
#[derive(Debug)]
pub struct Sealer {
    keys: Arc<StatelessTransportState>,
    next: u64,
    plain: Vec<u8>,
}

impl Sealer {
    /// Makes a datagram of what `fill` writes.
    ///
    /// # Errors
    /// The errors of `fill`.
    pub fn seal(
        &mut self,
        message: &mut [u8],
        fill: impl FnOnce(&mut [u8]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.plain.resize(message.len() - DATAGRAM_OVERHEAD, 0);
        fill(&mut self.plain)?;
        let (number, sealed) = message.split_at_mut(NUMBER);
        number.copy_from_slice(&self.next.to_be_bytes());
        let done = self.keys.write_message(self.next, &self.plain, sealed);
        self.next += 1;
        done.map(drop)
            .map_err(|e| Error::io("can't encrypt", io::Error::other(e.to_string())))
    }

    /// Makes a segment that begins at a place of the stream, of what `fill` writes.
    ///
    /// # Errors
    /// The errors of `fill`.
    pub fn seal_at(
        &mut self,
        place: u64,
        segment: &mut [u8],
        fill: impl FnOnce(&mut [u8]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.seal(segment, |plain| {
            let (at, bytes) = plain.split_at_mut(PLACE);
            at.copy_from_slice(&place.to_be_bytes());
            fill(bytes)
        })
    }
}

/// The data was changed on the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("what came was changed on the way")]
pub struct Tampered;

/// Opens what the other end sealed.
#[derive(Debug)]
pub struct Unsealer {
    keys: Arc<StatelessTransportState>,
    /// The first number that may be opened.
    first: u64,
    plain: Vec<u8>,
}

impl Unsealer {
    /// Opens a message: returns its number, and what was sealed.
    fn open(&mut self, message: &[u8]) -> Result<(u64, &[u8]), Tampered> {
        let (number, sealed) = message.split_first_chunk::<NUMBER>().ok_or(Tampered)?;
        let number = u64::from_be_bytes(*number);
        if (number < DATAGRAMS) != (self.first < DATAGRAMS) {
            return Err(Tampered);
        }
        self.plain.resize(sealed.len(), 0);
        let opened = self.keys.read_message(number, sealed, &mut self.plain);
        let len = opened.map_err(|_| Tampered)?;
        Ok((number, &self.plain[..len]))
    }

    /// Opens the bytes of a segment that begins at a place of the stream.
    ///
    /// # Errors
    /// The segment is not as it was sealed, or not from there.
    pub fn open_at(&mut self, place: u64, segment: &[u8]) -> Result<&[u8], Tampered> {
        let (_, plain) = self.open(segment)?;
        let (found, bytes) = plain.split_first_chunk().ok_or(Tampered)?;
        match u64::from_be_bytes(*found) == place {
            true => Ok(bytes),
            false => Err(Tampered),
        }
    }
}

/// Opens datagrams, each once.
#[derive(Debug)]
pub struct DatagramUnsealer {
    unsealer: Unsealer,
    opened: Window,
}

impl DatagramUnsealer {
    /// Opens the bytes of a datagram.
    ///
    /// # Errors
    /// The datagram is not as it was sealed, or was here before, or is too late to know that.
    pub fn open(&mut self, datagram: &[u8]) -> Result<&[u8], Tampered> {
        let (number, bytes) = self.unsealer.open(datagram)?;
        match self.opened.take(number - DATAGRAMS) {
            true => Ok(bytes),
            false => Err(Tampered),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::transfer::sealed::tests::agreed;

    fn segment(sealer: &mut Sealer, place: u64, bytes: &[u8]) -> Vec<u8> {
        let mut segment = vec![0; bytes.len() + SEGMENT_OVERHEAD];
        let fill = |plain: &mut [u8]| {
            plain.copy_from_slice(bytes);
            Ok(())
        };
        sealer.seal_at(place, &mut segment, fill).unwrap();
        segment
    }

    pub(crate) fn datagram(sealer: &mut Sealer, bytes: &[u8]) -> Vec<u8> {
        let mut datagram = vec![0; bytes.len() + DATAGRAM_OVERHEAD];
        let fill = |plain: &mut [u8]| {
            plain.copy_from_slice(bytes);
            Ok(())
        };
        sealer.seal(&mut datagram, fill).unwrap();
        datagram
    }

    fn bytes() -> impl Strategy<Value = Vec<u8>> {
        prop::collection::vec(any::<u8>(), 0..200)
    }

    proptest! {
        #[test]
        fn sealed_segment_opens_only_unchanged_at_its_place(
            bytes in bytes(), place: u64, at: prop::sample::Index, bit in 0..8,
        ) {
            let (here, there) = agreed();
            let ((mut sealer, mut own), (mut back, mut unsealer)) = (here.stream(), there.stream());
            let mut sealed = segment(&mut sealer, place, &bytes);
            let again = segment(&mut sealer, place, &bytes);
            prop_assert_ne!(&sealed, &again);
            prop_assert_eq!(unsealer.open_at(place, &again), Ok(&bytes[..]));
            prop_assert_eq!(unsealer.open_at(place, &sealed), Ok(&bytes[..]));
            prop_assert_eq!(unsealer.open_at(place ^ 1, &sealed), Err(Tampered));
            // A side can not open what it sealed itself: the directions have keys of their own.
            prop_assert_eq!(own.open_at(place, &sealed), Err(Tampered));
            prop_assert_eq!(own.open_at(3, &segment(&mut back, 3, b"back")), Ok(&b"back"[..]));
            sealed[at.index(bytes.len() + SEGMENT_OVERHEAD)] ^= 1_u8 << bit;
            prop_assert_eq!(unsealer.open_at(place, &sealed), Err(Tampered));
            prop_assert_eq!(unsealer.open_at(place, &sealed[..at.index(sealed.len())]), Err(Tampered));
        }

        #[test]
        fn sealed_datagram_opens_once_and_never_as_a_segment(
            bytes in bytes(), place: u64, at: prop::sample::Index, bit in 0..8,
        ) {
            let (here, there) = agreed();
            let (mut sealer, _, mut out) = here.stream_and_datagrams();
            let (_, mut unsealer, mut envelope) = there.stream_and_datagrams();
            let first = datagram(&mut out.sealer, &bytes);
            let second = datagram(&mut out.sealer, &bytes);
            prop_assert_ne!(&first, &second);
            let mut changed = first.clone();
            changed[at.index(first.len())] ^= 1_u8 << bit;
            prop_assert_eq!(envelope.unsealer.open(&changed), Err(Tampered));
            prop_assert_eq!(envelope.unsealer.open(&first[..at.index(first.len())]), Err(Tampered));
            // A changed message takes nothing from an unchanged one.
            for datagram in [&second, &first] {
                prop_assert_eq!(envelope.unsealer.open(datagram), Ok(&bytes[..]));
                prop_assert_eq!(envelope.unsealer.open(datagram), Err(Tampered));
            }
            let with_place = [&place.to_be_bytes()[..], &bytes].concat();
            let as_segment = datagram(&mut out.sealer, &with_place);
            prop_assert_eq!(unsealer.open_at(place, &as_segment), Err(Tampered));
            let of_stream = segment(&mut sealer, place, &bytes);
            prop_assert_eq!(envelope.unsealer.open(&of_stream), Err(Tampered));
            prop_assert_eq!(unsealer.open_at(place, &of_stream), Ok(&bytes[..]));
        }

        #[test]
        fn arbitrary_bytes_do_not_open(bytes in bytes(), place: u64) {
            let (_, mut unsealer, mut envelope) = agreed().0.stream_and_datagrams();
            prop_assert_eq!(unsealer.open_at(place, &bytes), Err(Tampered));
            prop_assert_eq!(envelope.unsealer.open(&bytes), Err(Tampered));
        }
    }
}
