//! Ordinary files, and nothing else that has a name.

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// Whether a symbolic link is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Links {
    Followed,
    Refused,
}

/// Opens an ordinary file with these options. The call never waits, as opening a FIFO would.
///
/// # Errors
/// The system's; it is a folder, a FIFO, a device, a socket, or a symbolic link where those are refused.
pub fn open(path: &Path, links: Links, options: &mut OpenOptions) -> io::Result<(File, Metadata)> {
    let itself = match links {
        Links::Followed => 0,
        Links::Refused => libc::O_NOFOLLOW,
    };
    let file = options.custom_flags(libc::O_NONBLOCK | itself).open(path)?;
    let metadata = file.metadata()?;
    match metadata.is_file() {
        true => Ok((file, metadata)),
        false => Err(io::Error::other("is no ordinary file")),
    }
}

/// Makes a FIFO, which [`open`] refuses.
#[cfg(test)]
pub fn make_fifo(path: &Path) {
    let text = std::ffi::CString::new(path.as_os_str().as_encoded_bytes()).unwrap();
    // SAFETY: the path is a C string.
    assert_eq!(unsafe { libc::mkfifo(text.as_ptr(), 0o600) }, 0);
}
