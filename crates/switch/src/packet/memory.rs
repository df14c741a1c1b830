//! Memory that a socket shares with the kernel.

use std::io;
use std::os::fd::{AsRawFd, BorrowedFd};
use std::ptr::NonNull;

use xcpr_realtime::socket::check;

/// A mapping; it begins at a page's border.
#[derive(Debug)]
pub struct Memory {
    start: NonNull<u8>,
    bytes: usize,
}

// SAFETY: the mapping is its owner's alone. The owner that hands parts of it over orders the
// kernel's accesses.
unsafe impl Send for Memory {}

impl Memory {
    /// Maps the memory that a socket shares from an offset on.
    ///
    /// # Errors
    /// The system's: there is no such memory, or too little.
    pub fn map_socket(
        socket: BorrowedFd<'_>,
        offset: libc::off_t,
        bytes: usize,
    ) -> io::Result<Memory> {
        Memory::map_fd(libc::MAP_SHARED, socket.as_raw_fd(), offset, bytes)
    }

    /// Maps memory of its own, all zero.
    ///
    /// # Errors
    /// The system's: there is too little.
    pub fn zeroed(bytes: usize) -> io::Result<Memory> {
        Memory::map_fd(libc::MAP_PRIVATE | libc::MAP_ANONYMOUS, -1, 0, bytes)
    }

    fn map_fd(
        flags: libc::c_int,
        fd: libc::c_int,
        offset: libc::off_t,
        bytes: usize,
    ) -> io::Result<Memory> {
        // SAFETY: a new mapping at a place of the kernel's choice.
        let start = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                bytes,
                libc::PROT_READ | libc::PROT_WRITE,
                flags | libc::MAP_POPULATE,
                fd,
                offset,
            )
        };
        let failed = start == libc::MAP_FAILED;
        check(if failed { -1 } else { 0 })?;
        let start = NonNull::new(start.cast()).ok_or(io::ErrorKind::OutOfMemory)?;
        Ok(Memory { start, bytes })
    }

    /// Returns the bytes of the memory.
    pub fn len(&self) -> usize {
        self.bytes
    }

    /// Says where something of type `T` lies.
    ///
    /// # Panics
    /// The value does not lie within the memory, or not as `T` has to be aligned.
    #[inline]
    pub fn get<T>(&self, offset: usize) -> NonNull<T> {
        assert!(offset <= self.bytes - size_of::<T>() && offset.is_multiple_of(align_of::<T>()));
        // SAFETY: it is within the mapping.
        unsafe { self.start.add(offset).cast() }
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: the mapping of `map`, to which nothing points any more.
        unsafe { libc::munmap(self.start.as_ptr().cast(), self.bytes) };
    }
}
