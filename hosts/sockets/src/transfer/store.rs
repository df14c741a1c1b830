//! Where received files go: written under a temporary name beside their place, checked by a thread of their own, synced
//! to the disk and renamed. Nothing is ever overwritten.

use std::ffi::CString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

use sha2::{Digest, Sha256};
use xcpr_realtime::socket::check;

use super::frame::UNFINISHED;
use crate::error::Error;

const SUFFIX: &str = ".part";
/// Bytes that the checker reads at a time.
const CHUNK: usize = 1 << 20;

/// A folder that takes files.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Bytes of the largest file that is taken; `None`: as the disk has room.
    max_size: Option<u64>,
    made: u64,
}

impl Folder {
    /// Opens a folder, and removes what receivers left in it that were killed.
    ///
    /// # Errors
    /// There is no such folder, or it can't be written to.
    pub fn open(path: &Path, max_size: Option<u64>) -> Result<Folder, Error> {
        let failed = |e| Error::File(path.to_owned(), e);
        for entry in fs::read_dir(path).map_err(failed)?.flatten() {
            let name = entry.file_name();
            let unfinished = name.as_bytes().starts_with(UNFINISHED.as_bytes())
                && name.as_bytes().ends_with(SUFFIX.as_bytes());
            // Its receiver holds the lock as long as it lives.
            if unfinished && File::open(entry.path()).is_ok_and(|file| lock(&file).is_ok()) {
                let _ = fs::remove_file(entry.path());
            }
        }
        let mut folder = Folder {
            path: path.to_owned(),
            max_size,
            made: 0,
        };
        folder.create().map_err(failed)?;
        Ok(folder)
    }

    /// Begins a file that is to have this name, size and hash.
    ///
    /// # Errors
    /// In words: it is too large, something has the name already, the disk has no room, or what else the system says.
    pub fn begin(
        &mut self,
        name: &str,
        size: u64,
        sha256: [u8; 32],
    ) -> Result<(Unfinished, Checker), String> {
        if let Some(max) = self.max_size.filter(|&max| size > max) {
            return Err(format!("it has {size} bytes: at most {max} are taken"));
        }
        let file = self.create().map_err(|e| e.to_string())?;
        let checker = file.check(name, size, sha256)?;
        Ok((file, checker))
    }

    /// An unfinished file without contents.
    ///
    /// # Errors
    /// The system's.
    fn create(&mut self) -> io::Result<Unfinished> {
        self.made += 1;
        let name = format!("{UNFINISHED}{}-{}{SUFFIX}", std::process::id(), self.made);
        let path = self.path.join(name);
        let file = OpenOptions::new()
            .read(true)
            .write(true)
            .create_new(true)
            .open(&path)?;
        lock(&file)?;
        Ok(Unfinished { file, path })
    }
}

fn lock(file: &File) -> io::Result<()> {
    // SAFETY: no pointers.
    check(unsafe { libc::flock(file.as_raw_fd(), libc::LOCK_EX | libc::LOCK_NB) }).map(drop)
}

/// A file on its way; removed when it is dropped, unless it has got its name by then.
#[derive(Debug)]
pub struct Unfinished {
    file: File,
    path: PathBuf,
}

impl Unfinished {
    /// Writes bytes at their place.
    ///
    /// # Errors
    /// The system's.
    pub fn write_at(&self, bytes: &[u8], at: u64) -> io::Result<()> {
        self.file.write_all_at(bytes, at)
    }

    /// Begins to check the contents against a hash, as far as they are in order, in another thread; which then syncs the
    /// file and gives it its `name`.
    ///
    /// # Errors
    /// In words: something has the name already, the disk has no room, or what else the system says.
    fn check(&self, name: &str, size: u64, sha256: [u8; 32]) -> Result<Checker, String> {
        let place = self.path.with_file_name(name);
        if place.symlink_metadata().is_ok() {
            return Err(in_words(&io::ErrorKind::AlreadyExists.into()));
        }
        self.fits(size).map_err(|e| e.to_string())?;
        let (tell, told) = mpsc::channel();
        let (say, said) = mpsc::channel();
        let file = self.file.try_clone().map_err(|e| e.to_string())?;
        let path = self.path.clone();
        let checker = thread::Builder::new().spawn(move || {
            // Nobody listens any more when the transfer was broken off.
            let _ = say.send(finish(&file, &path, size, sha256, &place, &told));
        });
        checker.map_err(|e| e.to_string())?;
        Ok(Checker { tell, said })
    }

    /// Whether the disk has room for so many bytes now. It is not reserved: a sender that only claims a size takes nothing
    /// from others, and a disk that fills up later ends the transfer then.
    ///
    /// # Errors
    /// It has not.
    fn fits(&self, size: u64) -> io::Result<()> {
        let mut space = std::mem::MaybeUninit::<libc::statvfs>::uninit();
        // SAFETY: the pointer is to a structure of that type, which is written whole before it is read.
        let space = unsafe {
            check(libc::fstatvfs(self.file.as_raw_fd(), space.as_mut_ptr()))?;
            space.assume_init()
        };
        match space.f_bavail.saturating_mul(space.f_frsize) < size {
            true => Err(io::Error::from_raw_os_error(libc::ENOSPC)),
            false => Ok(()),
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// The thread that checks a file while it arrives.
#[derive(Debug)]
pub struct Checker {
    tell: Sender<u64>,
    said: Receiver<Result<(), String>>,
}

impl Checker {
    /// So many bytes are there in order.
    pub fn in_order(&self, bytes: u64) {
        // A thread that has failed has said so.
        let _ = self.tell.send(bytes);
    }

    /// Whether the file has got its name, or why not; `None` while that is not known.
    pub fn outcome(&self) -> Option<Result<(), String>> {
        match self.said.try_recv() {
            Ok(outcome) => Some(outcome),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err("the check of the file failed".to_owned())),
        }
    }
}

#[cfg(test)]
impl Checker {
    /// One that never comes to an end, as long as what else is returned lives.
    pub fn at_work() -> (Checker, impl Sized) {
        let (tell, told) = mpsc::channel();
        let (say, said) = mpsc::channel();
        (Checker { tell, said }, (told, say))
    }
}

fn finish(
    file: &File,
    path: &Path,
    size: u64,
    sha256: [u8; 32],
    place: &Path,
    told: &Receiver<u64>,
) -> Result<(), String> {
    let say = |e: io::Error| e.to_string();
    let mut hash = Sha256::new();
    let mut buffer = vec![0; CHUNK];
    let mut checked = 0;
    while checked < size {
        let in_order = told.recv().map_err(|_| "broken off".to_owned())?;
        while checked < in_order {
            let len = buffer.len().min((in_order - checked) as usize);
            file.read_exact_at(&mut buffer[..len], checked)
                .map_err(say)?;
            hash.update(&buffer[..len]);
            checked += len as u64;
        }
    }
    if hash.finalize()[..] != sha256 {
        return Err(
            "SHA-256 differs: the file was damaged, or changed while it was sent".to_owned(),
        );
    }
    // What was written to beyond the end goes.
    file.set_len(size).map_err(say)?;
    file.sync_all().map_err(say)?;
    rename(path, place).map_err(|e| in_words(&e))?;
    let folder = place.parent().expect("a file in a folder");
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(say)
}

/// What to say about a place that can't be had.
fn in_words(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::AlreadyExists => "exists already".to_owned(),
        _ => error.to_string(),
    }
}

/// Renames, but never onto something.
fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let text = |path: &Path| CString::new(path.as_os_str().as_bytes()).map_err(io::Error::other);
    let (from_text, to_text) = (text(from)?, text(to)?);
    // SAFETY: both are C strings that live until after the call.
    let renamed = check(unsafe {
        libc::renameat2(
            libc::AT_FDCWD,
            from_text.as_ptr(),
            libc::AT_FDCWD,
            to_text.as_ptr(),
            libc::RENAME_NOREPLACE,
        )
    });
    match renamed {
        // The file system can't promise it (NFS).
        Err(e) if e.raw_os_error() == Some(libc::EINVAL) => {
            if to.symlink_metadata().is_ok() {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            fs::rename(from, to)
        }
        other => other.map(drop),
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    fn wait(checker: &Checker) -> Result<(), String> {
        let begin = Instant::now();
        loop {
            if let Some(outcome) = checker.outcome() {
                return outcome;
            }
            assert!(begin.elapsed() < Duration::from_secs(10), "no outcome");
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn files(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries
            .map(|e| e.unwrap().file_name().into_string().unwrap())
            .collect()
    }

    fn hash(bytes: &[u8]) -> [u8; 32] {
        Sha256::digest(bytes).into()
    }

    #[test]
    fn a_file_gets_its_name_when_it_is_whole() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let bytes: Vec<u8> = (0..3_000_000u32).map(|i| (i / 7) as u8).collect();
        let file = folder.create().unwrap();
        let checker = file.check("a", bytes.len() as u64, hash(&bytes)).unwrap();
        file.write_at(&bytes[2_000_000..], 2_000_000).unwrap();
        checker.in_order(0);
        file.write_at(&bytes[..2_000_000], 0).unwrap();
        checker.in_order(1_500_000);
        assert_eq!(checker.outcome(), None);
        checker.in_order(3_000_000);
        assert_eq!(wait(&checker), Ok(()));
        drop(file);
        assert_eq!(files(dir.path()), ["a"]);
        assert_eq!(fs::read(dir.path().join("a")).unwrap(), bytes);
    }

    #[test]
    fn an_empty_file_is_one_too() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let file = folder.create().unwrap();
        let checker = file.check("e", 0, hash(b"")).unwrap();
        assert_eq!(wait(&checker), Ok(()));
        assert_eq!(fs::read(dir.path().join("e")).unwrap(), b"");
    }

    #[test]
    fn a_damaged_file_leaves_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let file = folder.create().unwrap();
        let checker = file.check("a", 3, hash(b"abc")).unwrap();
        file.write_at(b"abd", 0).unwrap();
        checker.in_order(3);
        assert!(wait(&checker).unwrap_err().contains("SHA-256"));
        drop(file);
        assert!(files(dir.path()).is_empty());
    }

    #[test]
    fn nothing_is_overwritten() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let file = folder.create().unwrap();
        let checker = file.check("a", 3, hash(b"abc")).unwrap();
        fs::write(dir.path().join("a"), "before").unwrap();
        let other = folder.create().unwrap().check("a", 3, hash(b"abc"));
        assert_eq!(other.unwrap_err(), "exists already");
        file.write_at(b"abc", 0).unwrap();
        checker.in_order(3);
        assert_eq!(wait(&checker), Err("exists already".to_owned()));
        assert_eq!(fs::read(dir.path().join("a")).unwrap(), b"before");
    }

    #[test]
    fn leftovers_of_the_killed_go_and_those_of_the_living_stay() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(".xcpr-1-1.part"), "left").unwrap();
        let mut living = Folder::open(dir.path(), None).unwrap();
        assert!(files(dir.path()).is_empty());
        let file = living.create().unwrap();
        let name = file.path.file_name().unwrap().to_str().unwrap().to_owned();
        Folder::open(dir.path(), None).unwrap();
        assert_eq!(files(dir.path()), [name]);
    }
}
