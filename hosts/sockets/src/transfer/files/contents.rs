//! The contents of a transfer: where a sender has them from, and where a receiver puts them.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::net::Ipv4Addr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::error::Error;
use crate::transfer::files::ordinary::{self, Links};
use crate::transfer::files::plan::{Blocks, Hash, Hasher, Plan};
use crate::transfer::files::quota::{Place, Quota};
use crate::transfer::files::runs::{Ahead, Gathered};
use crate::transfer::files::store::{Checker, Folder, Unfinished, Work};
use crate::transfer::frame::{Content, FrameError, Header, name_is_allowed};

/// New bytes that are reported to the checker at a time.
const REPORT_EVERY: u64 = 1 << 18;

/// The kind of contents.
#[derive(Clone, Debug)]
pub enum Payload {
    /// A file.
    File(PathBuf),
    /// So many zeros.
    Bulk(u64),
}

/// The contents that are sent, to be read again and again.
#[derive(Debug)]
pub(in crate::transfer) struct Source {
    /// `None`: zeros.
    file: Option<(PathBuf, File)>,
    ahead: RefCell<Ahead>,
    /// The part of it that is sent.
    plan: Plan,
}

impl Source {
    fn complete(file: Option<(PathBuf, File)>, size: u64) -> Source {
        Source {
            file,
            ahead: RefCell::default(),
            plan: Plan::complete(size),
        }
    }

    /// Opens what is to be sent, and hashes a file. The hashes of its blocks are returned too where it may have
    /// to be resumed. `watch` receives how much of its size is read; its error ends it.
    ///
    /// # Errors
    /// A file that can't be read or has a name that no receiver takes; one to be resumed that grows.
    pub(in crate::transfer) fn open(
        payload: &Payload,
        resume: bool,
        watch: &mut impl FnMut(u64, u64) -> Result<(), Error>,
    ) -> Result<(Header, Vec<Hash>, Source), Error> {
        match payload {
            Payload::File(path) => open(path, resume, watch),
            Payload::Bulk(size) => {
                let size = *size;
                let content = Content::Bulk;
                let source = Source::complete(None, size);
                Ok((Header { size, content }, Vec::new(), source))
            }
        }
    }

    /// Returns the part of it that is sent.
    pub(in crate::transfer) fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Keeps to a plan: only this is sent.
    pub(in crate::transfer) fn follow(&mut self, plan: Plan) {
        self.plan = plan;
    }

    /// Reads the bytes that are sent, from the `at`-th on.
    ///
    /// # Errors
    /// The file can't be read, or has become shorter.
    pub(in crate::transfer) fn read(&self, at: u64, buf: &mut [u8]) -> Result<(), Error> {
        let Some((path, file)) = &self.file else {
            buf.fill(0);
            return Ok(());
        };
        for (place, run) in self.plan.places(at, buf.len()) {
            let read = self.ahead.borrow_mut().read(file, place, &mut buf[run]);
            read.map_err(|e| {
                let cut = e.kind() == io::ErrorKind::UnexpectedEof;
                let e = if cut {
                    io::Error::other("has become shorter while it was sent")
                } else {
                    e
                };
                Error::File(path.clone(), e)
            })?;
        }
        Ok(())
    }
}

/// Returns a file's name as the receiver stores it: each byte that is no UTF-8 becomes `%` and two hexadecimal digits.
pub(in crate::transfer) fn escape_name(name: &OsStr) -> String {
    let mut escaped = String::new();
    for chunk in name.as_bytes().utf8_chunks() {
        escaped.push_str(chunk.valid());
        for byte in chunk.invalid() {
            write!(escaped, "%{byte:02X}").expect("a string takes all text");
        }
    }
    escaped
}

fn open(
    path: &Path,
    resume: bool,
    watch: &mut impl FnMut(u64, u64) -> Result<(), Error>,
) -> Result<(Header, Vec<Hash>, Source), Error> {
    let failed = |e| Error::File(path.to_owned(), e);
    let opened = ordinary::open(path, Links::Followed, OpenOptions::new().read(true));
    let (mut file, metadata) = opened.map_err(failed)?;
    let name = path.file_name().map(escape_name);
    let name = name
        .filter(|name| name_is_allowed(name))
        .ok_or_else(|| failed(io::Error::other(FrameError::Name)))?;
    let blocks = Blocks::new(metadata.len());
    let mut hasher = resume.then(|| Hasher::new(blocks));
    let (mut hash, mut size) = (Sha256::new(), 0);
    let mut buffer = vec![0; 1 << 20];
    loop {
        let len = file.read(&mut buffer).map_err(failed)?;
        if len == 0 {
            break;
        }
        size += len as u64;
        if resume && size > metadata.len() {
            return Err(failed(io::Error::other("grows while it is read")));
        }
        hash.update(&buffer[..len]);
        if let Some(hasher) = &mut hasher {
            hasher.update(&buffer[..len]);
        }
        watch(size, metadata.len())?;
    }
    let content = Content::File {
        name,
        sha256: hash.finalize().into(),
        resume,
    };
    let hashes = hasher.map_or_else(Vec::new, Hasher::finish);
    let source = Source::complete(Some((path.to_owned(), file)), size);
    Ok((Header { size, content }, hashes, source))
}

/// Where the contents go.
#[derive(Debug)]
pub(in crate::transfer) enum Target {
    /// Nowhere: what no header has announced yet, or what is over.
    Nothing,
    /// Nowhere: bulk data.
    Bulk(#[expect(dead_code, reason = "it is held as long as the transfer goes on")] Place),
    /// Into a file.
    File(ReceivedFile),
}

/// A file that is checked while it arrives.
#[derive(Debug)]
pub(in crate::transfer) struct ReceivedFile {
    file: Unfinished,
    checker: Checker,
    /// The part of it that comes.
    plan: Plan,
    gathered: Gathered,
    /// Up to which byte its checker knows it to be whole.
    reported: u64,
    /// Bytes of the disk that it had before.
    had: u64,
    place: Place,
}

impl Drop for ReceivedFile {
    fn drop(&mut self) {
        let has = self.file.on_disk().unwrap_or(0);
        self.place.occupy_disk(has.saturating_sub(self.had));
    }
}

impl ReceivedFile {
    /// Takes all of so many bytes, of a file that has `had` bytes of the disk.
    pub(in crate::transfer) fn new(
        file: Unfinished,
        checker: Checker,
        size: u64,
        had: u64,
        place: Place,
    ) -> ReceivedFile {
        ReceivedFile {
            had,
            file,
            checker,
            plan: Plan::complete(size),
            gathered: Gathered::default(),
            reported: 0,
            place,
        }
    }
}

impl Target {
    /// Begins with the contents that a sender's header announces. Files go to `folder`; without
    /// one, bulk data goes nowhere.
    ///
    /// # Errors
    /// In words: that is not what is taken here, or what [`Folder::begin`] or the sender's quota refuses.
    pub(in crate::transfer) fn begin(
        header: &Header,
        sender: Ipv4Addr,
        folder: Option<&mut Folder>,
        quota: &Quota,
    ) -> Result<Target, String> {
        let mut place = quota.take(sender)?;
        match (&header.content, folder) {
            (
                Content::File {
                    name,
                    sha256,
                    resume,
                },
                Some(folder),
            ) => {
                let resumed = resume.then_some(sender);
                let (file, checker) = folder.begin(name, header.size, *sha256, resumed)?;
                let there = file.on_disk().map_err(|e| e.to_string())?;
                place.claim(header.size.saturating_sub(there))?;
                let taken = ReceivedFile::new(file, checker, header.size, there, place);
                Ok(Target::File(taken))
            }
            (Content::Bulk, None) => Ok(Target::Bulk(place)),
            (Content::Bulk, Some(_)) => Err("this receiver takes files only".to_owned()),
            (Content::File { .. }, None) => {
                Err("this receiver keeps nothing: it takes bulk data only".to_owned())
            }
        }
    }

    /// Begins to look at what is there of a file of so many bytes.
    ///
    /// # Errors
    /// In words: there is no file, or the system's.
    pub(in crate::transfer) fn survey(&self, size: u64) -> Result<Work<Vec<Hash>>, String> {
        match self {
            Target::File(taken) => taken.file.survey(Blocks::new(size)),
            Target::Nothing | Target::Bulk(_) => Err("bulk data can't be resumed".to_owned()),
        }
    }

    /// Keeps to a plan: only this comes.
    pub(in crate::transfer) fn follow(&mut self, plan: Plan) {
        if let Target::File(taken) = self {
            taken.plan = plan;
        }
    }

    /// Puts bytes of the contents where they belong, the first of which is the `at`-th that comes.
    ///
    /// # Errors
    /// In words: the system's.
    pub(in crate::transfer) fn write(&mut self, bytes: &[u8], at: u64) -> Result<(), String> {
        let Target::File(taken) = self else {
            return Ok(());
        };
        for (place, run) in taken.plan.places(at, bytes.len()) {
            let file = taken.file.file();
            let put = taken.gathered.append(file, &bytes[run], place);
            put.map_err(|e| e.to_string())?;
        }
        taken.place.bring(bytes.len());
        Ok(())
    }

    /// Notes that so many bytes have come in order, or all.
    ///
    /// # Errors
    /// In words: the system's.
    pub(in crate::transfer) fn in_order(&mut self, came: u64, all: bool) -> Result<(), String> {
        if let Target::File(taken) = self {
            let reach = taken.plan.reach(came);
            if all || reach >= taken.reported + REPORT_EVERY {
                let written = taken.gathered.write(taken.file.file());
                written.map_err(|e| e.to_string())?;
                taken.checker.in_order(reach);
                taken.reported = reach;
            }
        }
        Ok(())
    }

    /// Returns whether what is there is taken, or why not; `None` while that is not known.
    pub(in crate::transfer) fn outcome(&self) -> Option<Result<(), String>> {
        match self {
            Target::File(taken) => taken.checker.outcome(),
            Target::Nothing | Target::Bulk(_) => None,
        }
    }

    /// Returns whether its sender has begun anew.
    pub(in crate::transfer) fn must_yield(&self) -> bool {
        matches!(self, Target::File(taken) if taken.file.must_yield())
    }

    /// Refuses what is there: nothing of a file stays.
    pub(in crate::transfer) fn refuse(&mut self) {
        if let Target::File(taken) = self {
            taken.file.refuse();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::transfer::files::quota::Bounds;

    /// A byte in each block, of files that stay since they can be gone on with.
    #[test]
    fn quota_counts_the_disk_blocks_of_retained_sparse_files() {
        const SIZE: u64 = 1 << 20;
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let quota = Quota::new(Bounds {
            bytes: Some(2 * SIZE),
            ..Bounds::default()
        });
        let mut transfer = |number: u8| {
            let header = Header {
                size: SIZE,
                content: Content::File {
                    name: format!("{number}"),
                    sha256: [number; 32],
                    resume: true,
                },
            };
            let sender = Ipv4Addr::LOCALHOST;
            let mut target = Target::begin(&header, sender, Some(&mut folder), &quota)?;
            let Target::File(taken) = &mut target else {
                unreachable!("it is a file");
            };
            for block in 0..SIZE / 4096 {
                let put = taken.gathered.append(taken.file.file(), b"x", 4096 * block);
                put.map_err(|e| e.to_string())?;
                taken.place.bring(1);
            }
            taken
                .gathered
                .write(taken.file.file())
                .map_err(|e| e.to_string())
        };
        transfer(1).unwrap();
        transfer(2).unwrap();
        let refused = transfer(3).unwrap_err();
        assert!(refused.contains("a day are taken"), "{refused}");
        let kept = std::fs::read_dir(dir.path()).unwrap().count();
        assert_eq!(kept, 2);
    }
}
