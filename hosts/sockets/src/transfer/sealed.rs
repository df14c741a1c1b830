//! Transfers that only who knows a secret can make, read or change: a handshake, and how what is sealed lies in a stream.
//!
//! The handshake is NNpsk0 of the Noise Protocol Framework (revision 34, sections 7.4 and 9), in
//! two messages. Both ends prove that they know the secret. They agree on keys that no one has once
//! the transfer is over. The messages themselves are plain. All that follows, in both directions,
//! is sealed ([`crate::seal`]), over raw sockets a segment for itself:
//!
//! ```text
//! hello:   magic "xcpr" | version | kind 4 from the sender, 3 from the receiver | 0 0 | Noise message (48)
//! ```

use std::fs::OpenOptions;
use std::io::{self, Read};
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use sha2::{Digest, Sha256};
use snow::{Builder, HandshakeState};
use xcpr_hosts::FlowConfig;

use crate::error::Error;
use crate::seal::{Keys, SEGMENT_OVERHEAD};
use crate::transfer::files::ordinary::{self, Links};
use crate::transfer::frame::{self, FrameError};

const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
/// The purpose of the handshake, which both ends must mean, beside the secret.
const PROLOGUE: &[u8] = b"xcpr transfer 2";
/// Bytes of a handshake's message without payload: an ephemeral key and a tag.
const MESSAGE: usize = 48;
/// Bytes of a hello.
pub const HELLO_LEN: usize = 8 + MESSAGE;
/// The fewest and the most bytes of a secret file: fewer can be guessed, one after the other, by who has seen a handshake.
const FILE_BYTES: std::ops::RangeInclusive<usize> = 32..=4096;

/// The answer of a receiver with a secret to a sender that does not encrypt.
pub const SECRET_REQUIRED: &str =
    "this receiver takes only what is encrypted with its secret: --secret-file";
/// The answer of a receiver without one to a sender that does.
const NO_SECRET: &str = "this receiver has no secret: send without --secret-file";
const OTHER_SECRET: &str = "its secret is not this receiver's";

/// The secret that only the two ends of a transfer know.
pub struct Secret([u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// Returns whether a user's file is the reader's own: root's is, and with sudo that of who called it.
fn is_ours(owner: u32) -> bool {
    // SAFETY: it takes nothing and can't fail.
    let reader = unsafe { libc::geteuid() };
    let caller = std::env::var("SUDO_UID").ok().filter(|_| reader == 0);
    [
        Some(0),
        Some(reader),
        caller.and_then(|uid| uid.parse().ok()),
    ]
    .contains(&Some(owner))
}

impl Secret {
    /// Reads a file, all of which but line ends at its end is the secret.
    ///
    /// # Errors
    /// The file can't be read, or others may read it too; it is another's, or no ordinary file; it is too short or too
    /// long.
    pub fn read(path: &Path) -> Result<Secret, Error> {
        let failed = |e| Error::File(path.to_owned(), e);
        let opened = ordinary::open(path, Links::Followed, OpenOptions::new().read(true));
        let (file, metadata) = opened.map_err(failed)?;
        if !is_ours(metadata.uid()) {
            let owner = metadata.uid();
            let problem = format!("a secret that belongs to user {owner}, who may change it");
            return Err(failed(io::Error::other(problem)));
        }
        let mode = metadata.mode() & 0o777;
        if mode & 0o077 != 0 {
            let problem = format!("a secret that others may read (mode {mode:03o}): chmod 600 it");
            return Err(failed(io::Error::other(problem)));
        }
        let mut bytes = Vec::new();
        let most = *FILE_BYTES.end() as u64;
        let mut file = file.take(most + 3);
        file.read_to_end(&mut bytes).map_err(failed)?;
        let secret = bytes.trim_ascii_end();
        if !FILE_BYTES.contains(&secret.len()) {
            let (least, most) = (FILE_BYTES.start(), FILE_BYTES.end());
            let problem =
                format!("a secret has {least} to {most} bytes: openssl rand -hex 32 makes one");
            return Err(failed(io::Error::other(problem)));
        }
        Ok(Secret::from_bytes(secret))
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Secret {
        Secret(Sha256::digest(bytes).into())
    }

    fn builder(&self) -> Result<Builder<'_>, snow::Error> {
        let pattern = PATTERN.parse().expect("a pattern");
        Builder::new(pattern).prologue(PROLOGUE)?.psk(0, &self.0)
    }
}

/// Why a handshake comes to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherSecret;

/// A sender's handshake under way.
#[derive(Debug)]
pub struct Greeting(Box<HandshakeState>);

impl Greeting {
    /// Begins the handshake, and returns what the sender says first.
    ///
    /// # Errors
    /// No random numbers.
    pub fn new(secret: &Secret) -> Result<(Greeting, [u8; HELLO_LEN]), Error> {
        let begun = secret.builder().and_then(|builder| {
            let mut state = builder.build_initiator()?;
            let hello = hello(frame::HELLO, &mut state)?;
            Ok((Greeting(Box::new(state)), hello))
        });
        begun.map_err(|e| Error::io("can't begin to encrypt", io::Error::other(e.to_string())))
    }

    /// Reads the receiver's answer.
    ///
    /// # Errors
    /// The receiver does not know the secret.
    pub fn finish(mut self, answer: &[u8; HELLO_LEN]) -> Result<Keys, OtherSecret> {
        let read = self.0.read_message(&answer[8..], &mut []);
        read.map_err(|_| OtherSecret)?;
        keys(*self.0)
    }
}

/// Reads a sender's hello, of whom this secret is asked, if any: what it is answered, and the keys.
///
/// # Errors
/// In words: it is no hello, or its sender does not know the secret.
pub fn answer(
    secret: Option<&Secret>,
    hello_read: &[u8; HELLO_LEN],
) -> Result<([u8; HELLO_LEN], Keys), String> {
    let secret = secret.ok_or(NO_SECRET)?;
    frame::check_start(hello_read).map_err(|e| e.to_string())?;
    let answered = secret.builder().and_then(|builder| {
        let mut state = builder.build_responder()?;
        state.read_message(&hello_read[8..], &mut [])?;
        let answer = hello(frame::ANSWER, &mut state)?;
        Ok((state, answer))
    });
    let (state, answer) = answered.map_err(|_| OTHER_SECRET)?;
    let keys = keys(state).map_err(|OtherSecret| OTHER_SECRET)?;
    Ok((answer, keys))
}

/// Reads a receiver's answer to a hello; `None` while it is not here whole, or where something else is said.
///
/// # Errors
/// The answer is of something else, or of another version.
pub fn read_answer(bytes: &[u8]) -> Result<Option<&[u8; HELLO_LEN]>, FrameError> {
    let Some(answer) = bytes.first_chunk::<HELLO_LEN>() else {
        return Ok(None);
    };
    frame::check_start(answer)?;
    Ok((answer[frame::KIND_AT] == frame::ANSWER).then_some(answer))
}

fn hello(kind: u8, state: &mut HandshakeState) -> Result<[u8; HELLO_LEN], snow::Error> {
    let mut bytes = [0; HELLO_LEN];
    bytes[..=frame::KIND_AT].copy_from_slice(&frame::start(kind));
    state.write_message(&[], &mut bytes[8..])?;
    Ok(bytes)
}

fn keys(state: HandshakeState) -> Result<Keys, OtherSecret> {
    let state = state.into_stateless_transport_mode();
    state.map(Keys::new).map_err(|_| OtherSecret)
}

/// How what one end says lies in the segments of its stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Bytes of a whole segment.
    segment: u64,
    /// Bytes of the stream before it begins.
    skipped: u64,
    /// Bytes of each segment that are not its own.
    overhead: u64,
}

impl Cut {
    /// Makes the cut of a plain stream, all of which segments carry.
    pub fn unsealed(flow: &FlowConfig) -> Cut {
        Cut {
            segment: flow.payload_bytes().into(),
            skipped: 0,
            overhead: 0,
        }
    }

    /// Makes the cut of a sealed stream, behind a hello in whole segments.
    pub fn sealed(flow: &FlowConfig) -> Cut {
        let plain = Cut::unsealed(flow);
        Cut {
            skipped: plain.padded_len(HELLO_LEN) as u64,
            overhead: SEGMENT_OVERHEAD as u64,
            ..plain
        }
    }

    /// Returns whether segments have room for anything.
    pub fn has_room(self) -> bool {
        self.segment > self.overhead
    }

    fn room(self) -> u64 {
        self.segment - self.overhead
    }

    /// Counts the bytes up to the end of the segment in which a message of so many bytes ends.
    pub fn padded_len(self, bytes: usize) -> usize {
        bytes.next_multiple_of(self.room() as usize)
    }

    /// Counts the bytes of the stream that carry the first so many.
    pub fn stream(self, carried: u64) -> u64 {
        let rest = carried % self.room();
        let last = if rest > 0 { rest + self.overhead } else { 0 };
        self.skipped + carried / self.room() * self.segment + last
    }

    /// Counts how many the first so many bytes of the stream carry whole, where all segments but the last are full;
    /// that of a segment's first byte is its place.
    pub fn carried_bytes(self, stream: u64) -> u64 {
        let stream = stream.saturating_sub(self.skipped);
        let rest = (stream % self.segment).saturating_sub(self.overhead);
        stream / self.segment * self.room() + rest
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fs;
    use std::net::{Ipv4Addr, SocketAddrV4};
    use std::os::unix::fs::PermissionsExt;

    use proptest::prelude::*;

    use super::*;

    fn flow(packet_bytes: u32) -> FlowConfig {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        FlowConfig {
            packet_bytes,
            ..FlowConfig::new(end, end)
        }
    }

    /// Returns the keys that a sender and its receiver have agreed on.
    pub(crate) fn agreed() -> (Keys, Keys) {
        let secret = Secret::from_bytes(b"ours");
        let (greeting, hello) = Greeting::new(&secret).unwrap();
        let (message, there) = answer(Some(&secret), &hello).unwrap();
        let message = read_answer(&message).unwrap().unwrap();
        (greeting.finish(message).unwrap(), there)
    }

    #[test]
    fn handshake_fails_without_the_secret() {
        let (ours, theirs) = (Secret::from_bytes(b"ours"), Secret::from_bytes(b"theirs"));
        let (greeting, hello) = Greeting::new(&theirs).unwrap();
        assert_eq!(answer(Some(&ours), &hello).unwrap_err(), OTHER_SECRET);
        let (message, ..) = answer(Some(&theirs), &hello).unwrap();
        let mut forged = message;
        forged[20] ^= 1;
        assert_eq!(greeting.finish(&forged).unwrap_err(), OtherSecret);
    }

    #[test]
    fn secret_file_must_be_private_and_long() {
        let dir = tempfile::tempdir().unwrap();
        let read = |bytes: &[u8], mode| {
            let path = dir.path().join(format!("{mode:o}-{}", bytes.len()));
            fs::write(&path, bytes).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            Secret::read(&path).map_err(|e| e.to_string())
        };
        let with_line_end = read(
            &[b"0123456789abcdef".repeat(2), b"\n".to_vec()].concat(),
            0o600,
        );
        let without = read(&b"0123456789abcdef".repeat(2), 0o400);
        assert_eq!(with_line_end.unwrap().0, without.unwrap().0);
        let readable = read(&[b'x'; 32], 0o640).unwrap_err();
        assert!(
            readable.contains("others may read (mode 640)"),
            "{readable}"
        );
        let fifo = dir.path().join("fifo");
        ordinary::make_fifo(&fifo);
        let refused = Secret::read(&fifo).unwrap_err().to_string();
        assert!(refused.ends_with("is no ordinary file"), "{refused}");
        let theirs = dir.path().join("theirs");
        fs::write(&theirs, [b'x'; 32]).unwrap();
        fs::set_permissions(&theirs, fs::Permissions::from_mode(0o600)).unwrap();
        // Only root with all its users can give a file away.
        if std::os::unix::fs::chown(&theirs, Some(12_345), None).is_ok() {
            let refused = Secret::read(&theirs).unwrap_err().to_string();
            assert!(refused.contains("belongs to user 12345"), "{refused}");
        }
        for bytes in [&[b'x'; 31][..], &[b'x'; 4097]] {
            let refused = read(bytes, 0o600).unwrap_err();
            assert!(refused.contains("32 to 4096 bytes"), "{refused}");
        }
    }

    proptest! {
        /// Carried bytes are in the stream in order; the offset of a segment determines theirs.
        #[test]
        fn stream_offsets_map_to_carried_offsets(packet in 130_u32..2000, carried in 0..100_000_u64) {
            let flow = flow(packet);
            let segment = u64::from(flow.payload_bytes());
            for cut in [Cut::unsealed(&flow), Cut::sealed(&flow)] {
                prop_assert!(cut.has_room());
                let stream = cut.stream(carried);
                prop_assert_eq!(cut.carried_bytes(stream), carried);
                let whole = cut.padded_len(carried as usize) as u64;
                prop_assert_eq!((cut.stream(whole) - cut.skipped) % segment, 0);
                prop_assert!(whole < carried + cut.room());
                let segments = (0..carried).step_by(cut.room() as usize);
                for (number, place) in (0..).zip(segments) {
                    prop_assert_eq!(cut.carried_bytes(cut.skipped + number * segment), place);
                }
            }
        }
    }
}
