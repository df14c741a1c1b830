//! A file descriptor that wakes a thread out of `ppoll`.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, OwnedFd};

use xcpr_realtime::socket::check;

/// An eventfd.
#[derive(Debug)]
pub struct Wake(OwnedFd);

impl Wake {
    /// Opens a new descriptor.
    ///
    /// # Errors
    /// The system's, when there are no more file descriptors.
    pub fn new() -> io::Result<Wake> {
        // SAFETY: no pointers are passed; a descriptor that is returned is ours alone.
        let fd = check(unsafe { libc::eventfd(0, libc::EFD_CLOEXEC | libc::EFD_NONBLOCK) })?;
        // SAFETY: as above.
        Ok(Wake(unsafe { OwnedFd::from_raw_fd(fd) }))
    }

    /// Wakes.
    pub fn set(&self) {
        let one = 1u64;
        // SAFETY: 8 bytes are read from `one`. The write fails only when as many wakes wait as fit
        // into 64 bits.
        unsafe { libc::write(self.0.as_raw_fd(), (&raw const one).cast(), 8) };
    }

    /// Lets sleep again.
    pub fn clear(&self) {
        let mut count = 0u64;
        // SAFETY: 8 bytes are written to `count`. The read fails when no call was made, which is
        // as well.
        unsafe { libc::read(self.0.as_raw_fd(), (&raw mut count).cast(), 8) };
    }

    /// Returns the descriptor to wait for.
    pub fn fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}
