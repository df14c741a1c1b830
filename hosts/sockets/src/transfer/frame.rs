//! The bytes before the payload of a transfer, and the receiver's answer. Big-endian, of fixed
//! length.
//!
//! ```text
//! header, 304 bytes:   magic "xcpr" | version 2 | kind 1 file, 2 bulk, 3 file to be resumed | 0 0 | size (8)
//!                      | SHA-256 (32) | name (256)
//! verdict, 256 bytes:  magic "xcpr" | version 2 | 0 taken, 1 refused | text length (2) | text, UTF-8
//! ```
//!
//! The name ends with its first zero byte. Hash and name of bulk data are zeros. Unused bytes are
//! zero. If a file is to be resumed, the receiver first offers the blocks that it has
//! ([`crate::transfer::files::plan`]). A hello before a header begins to encrypt ([`crate::transfer::sealed`]).

use std::fmt;

use crate::error::is_plain;

/// Bytes of a [`Header`].
pub const HEADER_LEN: usize = 304;
/// Bytes of a [`Verdict`].
pub const VERDICT_LEN: usize = 256;
/// The beginning of the names of unfinished files; no file may be sent under such a name.
pub const UNFINISHED: &str = ".xcpr-";

const MAGIC: [u8; 4] = *b"xcpr";
const VERSION: u8 = 2;
const FILE: u8 = 1;
const BULK: u8 = 2;
const RESUMED: u8 = 3;
pub(super) const HELLO: u8 = 4;
/// Kinds of what a receiver says.
const ACCEPTED: u8 = 0;
const REFUSED: u8 = 1;
pub(super) const OFFER: u8 = 2;
pub(super) const ANSWER: u8 = 3;
/// Where the kind stands, one byte.
pub(super) const KIND_AT: usize = 5;
const SIZE_AT: usize = 8;
const HASH_AT: usize = 16;
const NAME_AT: usize = 48;
const TEXT_AT: usize = 8;
/// The longest name that Linux takes.
const MAX_NAME: usize = 255;

/// The kind of contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A file.
    File {
        /// Its name, without any folder.
        name: String,
        /// The hash of its contents.
        sha256: [u8; 32],
        /// Whether what arrives of it is kept when the transfer is interrupted, and what is there already need not come.
        resume: bool,
    },
    /// Zeros that are not stored.
    Bulk,
}

/// The head of a transfer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Bytes that follow.
    pub size: u64,
    /// The contents.
    pub content: Content,
}

/// The receiver's last word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether everything arrived whole and is where it belongs.
    pub accepted: bool,
    /// The reason if not.
    pub text: String,
}

/// Why bytes are no header or verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// They are of something else.
    Magic,
    /// They are of another version.
    Version(u8),
    /// A value that this version does not define.
    Malformed,
    /// The file's name is not allowed.
    Name,
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FrameError::Magic => f.write_str("no transfer of xcpr's"),
            FrameError::Version(given) => {
                write!(
                    f,
                    "version {given} of the transfer protocol: known is {VERSION}"
                )
            }
            FrameError::Malformed => f.write_str("malformed header of a transfer"),
            FrameError::Name => write!(
                f,
                "file name not allowed: 1 to {MAX_NAME} bytes of UTF-8 without \"/\", control characters, and characters \
                 that break lines or turn text around, not \".\" or \"..\", not beginning with {UNFINISHED:?}"
            ),
        }
    }
}

impl std::error::Error for FrameError {}

/// Returns whether a file may have this name in the receiver's folder: it must name something directly in it.
pub fn name_is_allowed(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= MAX_NAME
        && name != "."
        && name != ".."
        && !name.starts_with(UNFINISHED)
        && !name.contains('/')
        && is_plain(name)
}

/// Returns the first bytes of what is of this kind.
pub(super) fn start(kind: u8) -> [u8; 6] {
    let [a, b, c, d] = MAGIC;
    [a, b, c, d, VERSION, kind]
}

/// Checks that bytes, of which there are eight at least, are of this protocol and version.
///
/// # Errors
/// They are not.
pub(super) fn check_start(bytes: &[u8]) -> Result<(), FrameError> {
    if bytes[..4] != MAGIC {
        return Err(FrameError::Magic);
    }
    if bytes[4] != VERSION {
        return Err(FrameError::Version(bytes[4]));
    }
    Ok(())
}

impl Header {
    /// Writes the bytes. The name must be one that is allowed.
    pub fn emit(&self) -> [u8; HEADER_LEN] {
        let mut bytes = [0; HEADER_LEN];
        bytes[SIZE_AT..HASH_AT].copy_from_slice(&self.size.to_be_bytes());
        let kind = match &self.content {
            Content::File {
                name,
                sha256,
                resume,
            } => {
                bytes[HASH_AT..NAME_AT].copy_from_slice(sha256);
                bytes[NAME_AT..NAME_AT + name.len()].copy_from_slice(name.as_bytes());
                if *resume { RESUMED } else { FILE }
            }
            Content::Bulk => BULK,
        };
        bytes[..=KIND_AT].copy_from_slice(&start(kind));
        bytes
    }

    /// Returns whether it is a file to be resumed.
    pub fn is_resumed(&self) -> bool {
        matches!(self.content, Content::File { resume: true, .. })
    }

    /// Returns the file's name; of bulk data there is none.
    pub fn file_name(&self) -> String {
        match &self.content {
            Content::File { name, .. } => name.clone(),
            Content::Bulk => String::new(),
        }
    }

    /// Reads the bytes.
    ///
    /// # Errors
    /// The first fault.
    pub fn parse(bytes: &[u8; HEADER_LEN]) -> Result<Header, FrameError> {
        check_start(bytes)?;
        let size = u64::from_be_bytes(bytes[SIZE_AT..HASH_AT].try_into().expect("8 bytes"));
        // Both lengths together must count as stream bytes.
        if bytes[6..SIZE_AT] != [0, 0] || size > i64::MAX as u64 - HEADER_LEN as u64 {
            return Err(FrameError::Malformed);
        }
        let content = match bytes[KIND_AT] {
            kind @ (FILE | RESUMED) => Content::File {
                name: name(&bytes[NAME_AT..])?,
                sha256: bytes[HASH_AT..NAME_AT].try_into().expect("32 bytes"),
                resume: kind == RESUMED,
            },
            BULK if bytes[HASH_AT..].iter().all(|&b| b == 0) => Content::Bulk,
            _ => return Err(FrameError::Malformed),
        };
        Ok(Header { size, content })
    }
}

fn name(bytes: &[u8]) -> Result<String, FrameError> {
    let len = bytes.iter().position(|&b| b == 0).ok_or(FrameError::Name)?;
    if bytes[len..].iter().any(|&b| b != 0) {
        return Err(FrameError::Name);
    }
    let name = std::str::from_utf8(&bytes[..len]).map_err(|_| FrameError::Name)?;
    if !name_is_allowed(name) {
        return Err(FrameError::Name);
    }
    Ok(name.to_owned())
}

impl Verdict {
    /// Makes the verdict on contents of this name, which may be empty: taken, or what is against it.
    pub fn new(name: &str, failure: Option<&str>) -> Verdict {
        let text = match (failure, name) {
            (None, _) => String::new(),
            (Some(reason), "") => reason.to_owned(),
            (Some(reason), name) => format!("{name}: {reason}"),
        };
        Verdict {
            accepted: failure.is_none(),
            text,
        }
    }

    /// Writes the bytes. A text too long is cut.
    pub fn emit(&self) -> [u8; VERDICT_LEN] {
        let mut bytes = [0; VERDICT_LEN];
        let kind = if self.accepted { ACCEPTED } else { REFUSED };
        bytes[..=KIND_AT].copy_from_slice(&start(kind));
        let mut len = self.text.len().min(VERDICT_LEN - TEXT_AT);
        while !self.text.is_char_boundary(len) {
            len -= 1;
        }
        let text = &self.text[..len];
        bytes[6..TEXT_AT].copy_from_slice(&(text.len() as u16).to_be_bytes());
        bytes[TEXT_AT..TEXT_AT + text.len()].copy_from_slice(text.as_bytes());
        bytes
    }

    /// Reads the bytes. Characters of the text that are not plain become spaces, because it goes to a terminal.
    ///
    /// # Errors
    /// The first fault.
    pub fn parse(bytes: &[u8; VERDICT_LEN]) -> Result<Verdict, FrameError> {
        check_start(bytes)?;
        let len = usize::from(u16::from_be_bytes([bytes[6], bytes[7]]));
        let text = bytes[TEXT_AT..].get(..len).ok_or(FrameError::Malformed)?;
        let text = std::str::from_utf8(text).map_err(|_| FrameError::Malformed)?;
        Ok(Verdict {
            accepted: match bytes[KIND_AT] {
                ACCEPTED => true,
                REFUSED => false,
                _ => return Err(FrameError::Malformed),
            },
            text: text
                .chars()
                .map(|c| {
                    if is_plain(c.encode_utf8(&mut [0; 4])) {
                        c
                    } else {
                        ' '
                    }
                })
                .collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_that_leave_the_folder_are_not_allowed() {
        for name in ["a", "report.pdf", "ä ö.txt", "...", "-rf", &"x".repeat(255)] {
            assert!(name_is_allowed(name), "{name}");
        }
        let refused = [
            "",
            ".",
            "..",
            "/",
            "a/b",
            "../a",
            "/etc/passwd",
            "a\0b",
            "a\nb",
            "\u{1b}[2J",
            "a\u{85}",
            ".xcpr-1-2.part",
            "invoice\u{202e}fdp.exe",
            "a\u{2028}b",
            "\u{2067}a",
            &"x".repeat(256),
        ];
        for name in refused {
            assert!(!name_is_allowed(name), "{name:?}");
        }
    }

    #[test]
    fn header_with_a_disallowed_name_is_refused() {
        for name in ["..", "a/b", ".xcpr-x"] {
            let header = Header {
                size: 1,
                content: Content::File {
                    name: name.to_owned(),
                    sha256: [7; 32],
                    resume: false,
                },
            };
            assert_eq!(Header::parse(&header.emit()), Err(FrameError::Name));
        }
    }

    fn headers() -> impl Strategy<Value = Header> {
        let name =
            "[^\\x00-\\x1f\\x7f-\\x9f/]{1,60}".prop_filter("allowed", |name| name_is_allowed(name));
        let content = prop_oneof![
            (name, any::<[u8; 32]>(), any::<bool>()).prop_map(|(name, sha256, resume)| {
                Content::File {
                    name,
                    sha256,
                    resume,
                }
            }),
            Just(Content::Bulk),
        ];
        (0..1u64 << 62, content).prop_map(|(size, content)| Header { size, content })
    }

    proptest! {
        #[test]
        fn emitted_header_parses_back(header in headers()) {
            prop_assert_eq!(Header::parse(&header.emit()), Ok(header));
        }

        #[test]
        fn emitted_verdict_parses_back(
            accepted: bool, text in "[^\\x00-\\x1f\\x7f-\\x9f]{0,200}".prop_filter("plain", |text| is_plain(text)),
        ) {
            let verdict = Verdict { accepted, text };
            let back = Verdict::parse(&verdict.emit()).unwrap();
            prop_assert_eq!(back.accepted, accepted);
            prop_assert!(verdict.text.starts_with(&back.text) && back.text.len() + 4 > verdict.text.len().min(248));
        }

        #[test]
        fn arbitrary_headers_and_verdicts_parse_only_to_allowed_text(
            bytes: Vec<u8>, header in headers(), at: prop::sample::Index, value: u8,
        ) {
            let mut whole = header.emit();
            whole[at.index(HEADER_LEN)] = value;
            if let Ok(Header { content: Content::File { name, .. }, .. }) = Header::parse(&whole) {
                prop_assert!(name_is_allowed(&name));
            }
            let mut verdict = [0; VERDICT_LEN];
            let len = bytes.len().min(VERDICT_LEN - 5);
            verdict[..5].copy_from_slice(b"xcpr\x02");
            verdict[5..5 + len].copy_from_slice(&bytes[..len]);
            if let Ok(verdict) = Verdict::parse(&verdict) {
                prop_assert!(!verdict.text.contains(char::is_control));
            }
        }
    }
}
