//! Where received files go: written under a temporary name beside their place, checked by a thread
//! of their own, synced to the disk and renamed. Nothing is ever overwritten. The bytes that
//! arrived of a file to be resumed stay under a name that its contents have. They stay until they
//! are whole or [`RETENTION`] is over.

use std::collections::HashMap;
use std::ffi::CString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::net::Ipv4Addr;
use std::os::fd::AsRawFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};
use xcpr_realtime::socket::check;

use crate::error::Error;
use crate::transfer::files::ordinary::{self, Links};
use crate::transfer::files::plan::{Blocks, Hash};
use crate::transfer::frame::UNFINISHED;

/// The end of the names of unfinished files, and of those that stay.
const SUFFIX: &str = ".part";
const RETAINED_SUFFIX: &str = ".kept";
/// How long a file that stays may be without a write.
const RETENTION: Duration = Duration::from_secs(7 * 24 * 3600);
/// How long a transfer waits for another one that has the same file.
const ELSEWHERE: Duration = Duration::from_secs(3);
/// Why a file that is whole is not taken.
const REPLACED: &str = "something else was put in the place of the file while it came";
/// Bytes that the checker reads at a time.
const CHUNK: usize = 1 << 20;

/// A folder that takes files.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Bytes of the largest file that is taken; `None`: as the disk has room.
    max_size: Option<u64>,
    made: u64,
    /// The sender of each file to be resumed, by the file's hash, and whether it is to give way.
    resumed: HashMap<[u8; 32], (Ipv4Addr, Arc<AtomicBool>)>,
}

impl Folder {
    /// Opens a folder, and removes what receivers left in it that were killed, and what has stayed for too long.
    ///
    /// # Errors
    /// There is no such folder, or it can't be written to.
    pub fn open(path: &Path, max_size: Option<u64>) -> Result<Folder, Error> {
        let failed = |e| Error::File(path.to_owned(), e);
        for entry in fs::read_dir(path).map_err(failed)?.flatten() {
            let name = entry.file_name();
            let ends_with = |suffix: &str| name.as_bytes().ends_with(suffix.as_bytes());
            let unfinished = name.as_bytes().starts_with(UNFINISHED.as_bytes())
                && (ends_with(SUFFIX) || ends_with(RETAINED_SUFFIX) && is_old(&entry));
            // Its receiver holds the lock as long as it lives.
            let path = entry.path();
            let open = || ordinary::open(&path, Links::Refused, OpenOptions::new().read(true));
            if unfinished && open().is_ok_and(|(file, _)| lock(&file).is_ok()) {
                let _ = fs::remove_file(&path);
            }
        }
        let mut folder = Folder {
            path: path.to_owned(),
            max_size,
            made: 0,
            resumed: HashMap::new(),
        };
        folder.create().map_err(failed)?;
        Ok(folder)
    }

    /// Begins a file that is to have this name, size and hash, or goes on with it if it is `resumed` by this sender.
    ///
    /// # Errors
    /// In words: it is too large, something has the name already, the disk has no room, or what else the system says.
    pub fn begin(
        &mut self,
        name: &str,
        size: u64,
        sha256: [u8; 32],
        resumed: Option<Ipv4Addr>,
    ) -> Result<(Unfinished, Checker), String> {
        if let Some(max) = self.max_size.filter(|&max| size > max) {
            return Err(format!("it has {size} bytes: at most {max} are taken"));
        }
        let file = match resumed {
            Some(sender) => self.resume(sha256, sender),
            None => self.create(),
        };
        let file = file.map_err(|e| e.to_string())?;
        let checker = file.check(name, size, sha256)?;
        Ok((file, checker))
    }

    /// Makes an unfinished file without contents.
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
        Ok(Unfinished {
            file,
            path,
            resumable: false,
            must_yield: Arc::default(),
        })
    }

    /// Opens the kept part of a file with this hash, perhaps an empty one. If the same sender has a
    /// transfer of it under way, it began anew, and that gives way.
    ///
    /// # Errors
    /// The system's.
    fn resume(&mut self, sha256: [u8; 32], sender: Ipv4Addr) -> io::Result<Unfinished> {
        // Transfers that are over have let go of theirs.
        self.resumed
            .retain(|_, (_, must_yield)| Arc::strong_count(must_yield) > 1);
        if let Some((from, must_yield)) = self.resumed.get(&sha256) {
            must_yield.fetch_or(*from == sender, Ordering::Relaxed);
        }
        let hash: String = sha256.iter().map(|byte| format!("{byte:02x}")).collect();
        let path = self
            .path
            .join(format!("{UNFINISHED}{hash}{RETAINED_SUFFIX}"));
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let (file, _) = ordinary::open(&path, Links::Refused, &mut options)?;
        let must_yield = Arc::default();
        self.resumed
            .insert(sha256, (sender, Arc::clone(&must_yield)));
        Ok(Unfinished {
            file,
            path,
            resumable: true,
            must_yield,
        })
    }
}

/// Returns whether a file has not been written to for long.
fn is_old(entry: &fs::DirEntry) -> bool {
    let written = entry.metadata().and_then(|metadata| metadata.modified());
    written.is_ok_and(|at| at.elapsed().is_ok_and(|age| age > RETENTION))
}

/// Returns whether a name is that of this file, and no link's.
fn is_at(path: &Path, file: &fs::Metadata) -> bool {
    let there = path.symlink_metadata();
    there.is_ok_and(|there| (there.dev(), there.ino()) == (file.dev(), file.ino()))
}

fn lock(file: &File) -> io::Result<()> {
    // SAFETY: no pointers.
    check(unsafe { libc::flock(file.as_raw_fd(), libc::LOCK_EX | libc::LOCK_NB) }).map(drop)
}

/// A file on its way; removed when it is dropped, unless it has got its name by then or can be gone on with another time.
#[derive(Debug)]
pub struct Unfinished {
    file: File,
    path: PathBuf,
    resumable: bool,
    must_yield: Arc<AtomicBool>,
}

impl Unfinished {
    /// Refuses the file: nothing of it stays.
    pub fn refuse(&mut self) {
        self.resumable = false;
    }

    /// Returns whether its sender has begun anew, and this transfer stands in the way.
    pub fn must_yield(&self) -> bool {
        self.must_yield.load(Ordering::Relaxed)
    }

    /// Begins to hash, in another thread, the blocks of it that are there, once no other transfer holds it.
    ///
    /// # Errors
    /// In words: the system's.
    pub fn survey(&self, blocks: Blocks) -> Result<Work<Vec<Hash>>, String> {
        let file = self.file.try_clone().map_err(|e| e.to_string())?;
        let path = self.path.clone();
        let look = move |wanted: &Demand| {
            let began = Instant::now();
            while lock(&file).is_err() {
                wanted.check()?;
                if began.elapsed() > ELSEWHERE {
                    return Err(io::Error::other("the same file is coming from elsewhere"));
                }
                thread::sleep(ELSEWHERE / 100);
            }
            let metadata = file.metadata()?;
            // The file may have become whole or been refused meanwhile.
            if is_at(&path, &metadata) {
                return blocks.hashes(&file, metadata.len(), || wanted.check());
            }
            Err(io::Error::other("another transfer of it has just ended"))
        };
        Work::begin(move |wanted| look(wanted).map_err(|e: io::Error| e.to_string()))
    }

    /// Returns the file that is written to.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Returns the bytes of the disk that the file has.
    ///
    /// # Errors
    /// The system's.
    pub fn on_disk(&self) -> io::Result<u64> {
        Ok(self.file.metadata()?.blocks().saturating_mul(512))
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
        let (report, progress) = mpsc::channel();
        let file = self.file.try_clone().map_err(|e| e.to_string())?;
        let path = self.path.clone();
        let work = Work::begin(move |_| finish(&file, &path, size, sha256, &place, &progress))?;
        Ok(Checker { report, work })
    }

    /// Returns whether the disk has room for so many bytes, with what is there. No room is reserved: a sender that only
    /// claims a size takes nothing from others. A disk that fills up later ends the transfer then.
    ///
    /// # Errors
    /// The disk has no room; the system's.
    fn fits(&self, size: u64) -> io::Result<()> {
        let mut space = std::mem::MaybeUninit::<libc::statvfs>::uninit();
        // SAFETY: the pointer is to a structure of that type, which is written whole before it is read.
        let space = unsafe {
            check(libc::fstatvfs(self.file.as_raw_fd(), space.as_mut_ptr()))?;
            space.assume_init()
        };
        let there = self.on_disk()?;
        match space.f_bavail.saturating_mul(space.f_frsize) < size.saturating_sub(there) {
            true => Err(io::Error::from_raw_os_error(libc::ENOSPC)),
            false => Ok(()),
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let has_any = || {
            self.file
                .metadata()
                .is_ok_and(|metadata| metadata.len() > 0)
        };
        let stays = self.resumable && has_any();
        // A file that another transfer has locked is that one's.
        if !stays && lock(&self.file).is_ok() {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The work of a thread of its own, and the thread's word when it is done.
#[derive(Debug)]
pub struct Work<T> {
    result: Receiver<Result<T, String>>,
    /// Lives as long as the work is wanted.
    _demand: Arc<()>,
}

/// Whether the result of a work is still needed.
struct Demand(Weak<()>);

impl Demand {
    /// Checks that the result is still needed.
    ///
    /// # Errors
    /// The result is not needed: the thread may end.
    fn check(&self) -> io::Result<()> {
        match self.0.strong_count() {
            0 => Err(io::Error::other("broken off")),
            _ => Ok(()),
        }
    }
}

impl<T: Send + 'static> Work<T> {
    fn begin(
        work: impl FnOnce(&Demand) -> Result<T, String> + Send + 'static,
    ) -> Result<Work<T>, String> {
        let (sender, result) = mpsc::channel();
        let demand = Arc::new(());
        let wanted = Demand(Arc::downgrade(&demand));
        let thread = thread::Builder::new().spawn(move || {
            // The receiver is gone when the transfer was broken off.
            let _ = sender.send(work(&wanted));
        });
        thread.map_err(|e| e.to_string())?;
        Ok(Work {
            result,
            _demand: demand,
        })
    }

    /// Returns its outcome, once; `None` while that is not known.
    pub fn outcome(&self) -> Option<Result<T, String>> {
        match self.result.try_recv() {
            Ok(outcome) => Some(outcome),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err("the check of the file failed".to_owned())),
        }
    }
}

/// The thread that checks a file while it arrives.
#[derive(Debug)]
pub struct Checker {
    report: Sender<u64>,
    work: Work<()>,
}

impl Checker {
    /// Notes that so many bytes are there in order.
    pub fn in_order(&self, bytes: u64) {
        // A thread that has failed has said so.
        let _ = self.report.send(bytes);
    }

    /// Returns whether the file has got its name, or why not; `None` while that is not known.
    pub fn outcome(&self) -> Option<Result<(), String>> {
        self.work.outcome()
    }
}

#[cfg(test)]
impl Checker {
    /// Makes a checker that never comes to an end, as long as what else is returned lives.
    pub fn at_work() -> (Checker, impl Sized) {
        let (report, progress) = mpsc::channel();
        let (sender, result) = mpsc::channel();
        let demand = Arc::default();
        let work = Work {
            result,
            _demand: demand,
        };
        (Checker { report, work }, (progress, sender))
    }
}

fn finish(
    file: &File,
    path: &Path,
    size: u64,
    sha256: [u8; 32],
    place: &Path,
    progress: &Receiver<u64>,
) -> Result<(), String> {
    let say = |e: io::Error| e.to_string();
    let mut hash = Sha256::new();
    let mut buffer = vec![0; CHUNK];
    let mut checked = 0;
    while checked < size {
        let in_order = progress.recv().map_err(|_| "broken off".to_owned())?;
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
    // Bytes beyond the end go.
    file.set_len(size).map_err(say)?;
    file.sync_all().map_err(say)?;
    let own = file.metadata().map_err(say)?;
    if !is_at(path, &own) {
        return Err(REPLACED.to_owned());
    }
    rename(path, place).map_err(|e| in_words(&e))?;
    if !is_at(place, &own) {
        return Err(REPLACED.to_owned());
    }
    let folder = place.parent().expect("a file in a folder");
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(say)
}

/// Returns why a place can't be had.
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

    #[test]
    fn fifo_named_as_an_unfinished_file_is_refused_without_blocking() {
        let dir = tempfile::tempdir().unwrap();
        let name = |rest: &str| dir.path().join(format!("{UNFINISHED}{rest}"));
        ordinary::make_fifo(&name(&format!("1-1{SUFFIX}")));
        ordinary::make_fifo(&name(&format!("{}{RETAINED_SUFFIX}", "00".repeat(32))));
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let sender = Some(Ipv4Addr::LOCALHOST);
        let refused = folder.begin("f", 1, [0; 32], sender).unwrap_err();
        assert_eq!(refused, "is no ordinary file");
    }

    #[test]
    fn replaced_unfinished_file_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let sha256 = Sha256::digest(b"ours").into();
        let (unfinished, checker) = folder.begin("f", 4, sha256, None).unwrap();
        unfinished.file().write_all_at(b"ours", 0).unwrap();
        fs::remove_file(&unfinished.path).unwrap();
        std::os::unix::fs::symlink("/etc/passwd", &unfinished.path).unwrap();
        checker.in_order(4);
        assert_eq!(wait(&checker), Err(REPLACED.to_owned()));
        assert!(dir.path().join("f").symlink_metadata().is_err());
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
    fn file_gets_its_name_when_it_is_complete() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let bytes: Vec<u8> = (0..3_000_000u32).map(|i| (i / 7) as u8).collect();
        let file = folder.create().unwrap();
        let checker = file.check("a", bytes.len() as u64, hash(&bytes)).unwrap();
        file.file
            .write_all_at(&bytes[2_000_000..], 2_000_000)
            .unwrap();
        checker.in_order(0);
        file.file.write_all_at(&bytes[..2_000_000], 0).unwrap();
        checker.in_order(1_500_000);
        assert_eq!(checker.outcome(), None);
        checker.in_order(3_000_000);
        assert_eq!(wait(&checker), Ok(()));
        drop(file);
        assert_eq!(files(dir.path()), ["a"]);
        assert_eq!(fs::read(dir.path().join("a")).unwrap(), bytes);
    }

    #[test]
    fn empty_file_is_stored() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let file = folder.create().unwrap();
        let checker = file.check("e", 0, hash(b"")).unwrap();
        assert_eq!(wait(&checker), Ok(()));
        assert_eq!(fs::read(dir.path().join("e")).unwrap(), b"");
    }

    #[test]
    fn damaged_file_is_removed() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let file = folder.create().unwrap();
        let checker = file.check("a", 3, hash(b"abc")).unwrap();
        file.file.write_all_at(b"abd", 0).unwrap();
        checker.in_order(3);
        assert!(wait(&checker).unwrap_err().contains("SHA-256"));
        drop(file);
        assert!(files(dir.path()).is_empty());
    }

    #[test]
    fn existing_file_is_not_overwritten() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let file = folder.create().unwrap();
        let checker = file.check("a", 3, hash(b"abc")).unwrap();
        fs::write(dir.path().join("a"), "before").unwrap();
        let other = folder.create().unwrap().check("a", 3, hash(b"abc"));
        assert_eq!(other.unwrap_err(), "exists already");
        file.file.write_all_at(b"abc", 0).unwrap();
        checker.in_order(3);
        assert_eq!(wait(&checker), Err("exists already".to_owned()));
        assert_eq!(fs::read(dir.path().join("a")).unwrap(), b"before");
    }

    #[test]
    fn unfinished_files_without_a_process_are_removed() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(".xcpr-1-1.part"), "left").unwrap();
        let mut living = Folder::open(dir.path(), None).unwrap();
        assert!(files(dir.path()).is_empty());
        let file = living.create().unwrap();
        let name = file.path.file_name().unwrap().to_str().unwrap().to_owned();
        Folder::open(dir.path(), None).unwrap();
        assert_eq!(files(dir.path()), [name]);
    }

    #[test]
    fn survey_ends_when_its_result_is_not_needed() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let from = Some(Ipv4Addr::LOCALHOST);
        let (held, _first) = folder.begin("a", 6, [0; 32], from).unwrap();
        lock(held.file()).unwrap();
        let (waits, _second) = folder.begin("a", 6, [0; 32], from).unwrap();
        let Work { result, _demand } = waits.survey(Blocks::new(6)).unwrap();
        drop(_demand);
        let ended = result.recv_timeout(ELSEWHERE / 2);
        assert_eq!(ended, Ok(Err("broken off".to_owned())));
    }

    #[test]
    fn resumable_file_is_retained_until_it_expires_or_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let whole = hash(b"abcdef");
        let from = |last| Some(Ipv4Addr::new(10, 0, 0, last));
        let begin = |folder: &mut Folder, name: &str| {
            let (file, checker) = folder.begin(name, 6, whole, from(1)).unwrap();
            let survey = file.survey(Blocks::new(6)).unwrap();
            (file, checker, survey.result.recv().unwrap().is_ok())
        };
        let (file, _, _) = begin(&mut folder, "a");
        file.file.write_all_at(b"abc", 0).unwrap();
        // The same sender begins anew; another one would wait in vain.
        let (again, _) = folder.begin("a", 6, whole, from(1)).unwrap();
        assert!(file.must_yield() && !again.must_yield());
        let survey = again.survey(Blocks::new(6)).unwrap();
        drop(file);
        assert_eq!(survey.result.recv().unwrap(), Ok(Vec::new()));
        let (mut other, _) = folder.begin("b", 6, whole, from(2)).unwrap();
        let survey = other.survey(Blocks::new(6)).unwrap();
        assert!(
            survey
                .result
                .recv()
                .unwrap()
                .unwrap_err()
                .contains("from elsewhere")
        );
        assert!(!again.must_yield());
        other.refuse();
        drop((other, again));
        let kept = files(dir.path()).pop().unwrap();
        assert!(kept.ends_with(".kept"), "{kept}");
        let mut folder = Folder::open(dir.path(), None).unwrap();
        let (file, checker, _) = begin(&mut folder, "a");
        assert_eq!(fs::read(&file.path).unwrap(), b"abc");
        file.file.write_all_at(b"def", 3).unwrap();
        checker.in_order(6);
        assert_eq!(wait(&checker), Ok(()));
        drop(file);
        assert_eq!(files(dir.path()), ["a"]);

        let (mut file, ..) = begin(&mut folder, "c");
        file.file.write_all_at(b"wrong", 0).unwrap();
        file.refuse();
        drop(file);
        assert_eq!(files(dir.path()), ["a"]);
        let (file, ..) = begin(&mut folder, "c");
        file.file.write_all_at(b"abc", 0).unwrap();
        let long_ago = std::time::SystemTime::now() - 2 * RETENTION;
        file.file.set_modified(long_ago).unwrap();
        drop(file);
        // The thread that checks it lets go of it a moment later.
        let begin = Instant::now();
        while files(dir.path()).len() > 1 && begin.elapsed() < Duration::from_secs(10) {
            Folder::open(dir.path(), None).unwrap();
        }
        assert_eq!(files(dir.path()), ["a"]);
    }
}
