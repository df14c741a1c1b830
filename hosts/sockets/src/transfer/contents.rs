//! What is transferred: where a sender has it from, and where a receiver puts it.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::frame::{Content, FrameError, Header, name_is_allowed};
use super::send::What;
use super::store::{Checker, Folder, Unfinished};
use crate::error::Error;

/// The checker is told of this many new bytes at a time.
const TELL_EVERY: u64 = 1 << 18;

/// The contents of a transfer, to be read again and again.
#[derive(Debug)]
pub(super) enum Source {
    File(PathBuf, File),
    Zeros,
}

impl Source {
    /// Opens what is to be sent, and hashes a file. `watch` is told how much of its size is read; its error ends it.
    ///
    /// # Errors
    /// A file that can't be read or has a name that no receiver takes.
    pub(super) fn open(
        what: &What,
        watch: &mut impl FnMut(u64, u64) -> Result<(), Error>,
    ) -> Result<(Header, Source), Error> {
        match what {
            What::File(path) => open(path, watch),
            What::Bulk(size) => {
                let header = Header {
                    size: *size,
                    content: Content::Bulk,
                };
                Ok((header, Source::Zeros))
            }
        }
    }

    /// Reads the bytes from a place on.
    ///
    /// # Errors
    /// The file can't be read, or has become shorter.
    pub(super) fn read(&self, at: u64, buf: &mut [u8]) -> Result<(), Error> {
        match self {
            Source::File(path, file) => file.read_exact_at(buf, at).map_err(|e| {
                let cut = e.kind() == io::ErrorKind::UnexpectedEof;
                let e = if cut {
                    io::Error::other("has become shorter while it was sent")
                } else {
                    e
                };
                Error::File(path.clone(), e)
            }),
            Source::Zeros => {
                buf.fill(0);
                Ok(())
            }
        }
    }
}

fn open(
    path: &Path,
    watch: &mut impl FnMut(u64, u64) -> Result<(), Error>,
) -> Result<(Header, Source), Error> {
    let failed = |e| Error::File(path.to_owned(), e);
    // Opened without this flag, a FIFO waits for somebody to write to it.
    let mut file = OpenOptions::new()
        .read(true)
        .custom_flags(libc::O_NONBLOCK)
        .open(path)
        .map_err(failed)?;
    let metadata = file.metadata().map_err(failed)?;
    if !metadata.is_file() {
        return Err(failed(io::Error::other("is no ordinary file")));
    }
    let name = path.file_name().and_then(|name| name.to_str());
    let name = name
        .filter(|name| name_is_allowed(name))
        .ok_or_else(|| failed(io::Error::other(FrameError::Name)))?;
    let (mut hash, mut size) = (Sha256::new(), 0);
    let mut buffer = vec![0; 1 << 20];
    loop {
        let len = file.read(&mut buffer).map_err(failed)?;
        if len == 0 {
            break;
        }
        hash.update(&buffer[..len]);
        size += len as u64;
        watch(size, metadata.len())?;
    }
    let content = Content::File {
        name: name.to_owned(),
        sha256: hash.finalize().into(),
    };
    Ok((
        Header { size, content },
        Source::File(path.to_owned(), file),
    ))
}

/// Where the contents go.
#[derive(Debug)]
pub(super) enum Target {
    /// Nowhere: bulk data, and what no header has announced yet.
    Nothing,
    /// Into a file that is checked while it arrives, and how many bytes in order its checker knows of.
    File(Unfinished, Checker, u64),
}

impl Target {
    /// Of contents that a header announces. Files go to `folder`; without one, bulk data goes nowhere.
    ///
    /// # Errors
    /// In words: that is not what is taken here, or what [`Folder::begin`] refuses.
    pub(super) fn begin(header: &Header, folder: Option<&mut Folder>) -> Result<Target, String> {
        match (&header.content, folder) {
            (Content::File { name, sha256 }, Some(folder)) => {
                let (file, checker) = folder.begin(name, header.size, *sha256)?;
                Ok(Target::File(file, checker, 0))
            }
            (Content::Bulk, None) => Ok(Target::Nothing),
            (Content::Bulk, Some(_)) => Err("this receiver takes files only".to_owned()),
            (Content::File { .. }, None) => {
                Err("this receiver keeps nothing: it takes bulk data only".to_owned())
            }
        }
    }

    /// Puts bytes of the contents where they belong.
    ///
    /// # Errors
    /// In words: the system's.
    pub(super) fn write(&self, bytes: &[u8], at: u64) -> Result<(), String> {
        match self {
            Target::File(file, ..) => file.write_at(bytes, at).map_err(|e| e.to_string()),
            Target::Nothing => Ok(()),
        }
    }

    /// So many bytes are there in order, or all.
    pub(super) fn in_order(&mut self, bytes: u64, all: bool) {
        if let Target::File(_, checker, told) = self
            && (all || bytes >= *told + TELL_EVERY)
        {
            checker.in_order(bytes);
            *told = bytes;
        }
    }

    /// Whether what is there is taken, or why not; `None` while that is not known.
    pub(super) fn outcome(&self) -> Option<Result<(), String>> {
        match self {
            Target::File(_, checker, _) => checker.outcome(),
            Target::Nothing => None,
        }
    }
}
