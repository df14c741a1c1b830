//! Frames out of a packet socket, many at a time.

use std::io;
use std::os::fd::{AsRawFd, OwnedFd};

/// Frames of one system call. More would save little.
const MAX_BATCH_FRAMES: usize = 64;

/// The places for one system call's frames.
#[derive(Debug)]
pub struct Batch {
    parts: Box<[libc::iovec]>,
    messages: Box<[libc::mmsghdr]>,
}

// SAFETY: its pointers are to its own parts, or to frames of the `send` that is under way.
unsafe impl Send for Batch {}

impl Default for Batch {
    fn default() -> Batch {
        let nothing = libc::iovec {
            iov_base: std::ptr::null_mut(),
            iov_len: 0,
        };
        // SAFETY: all-zero bytes are a valid mmsghdr.
        let empty: libc::mmsghdr = unsafe { std::mem::zeroed() };
        let mut parts = vec![nothing; MAX_BATCH_FRAMES].into_boxed_slice();
        let mut messages = vec![empty; MAX_BATCH_FRAMES].into_boxed_slice();
        for (message, part) in messages.iter_mut().zip(&mut parts) {
            message.msg_hdr.msg_iov = part;
            message.msg_hdr.msg_iovlen = 1;
        }
        Batch { parts, messages }
    }
}

impl Batch {
    /// Sends all frames. Returns how many the kernel did not take; those are gone.
    pub fn send(&mut self, socket: &OwnedFd, frames: &mut dyn Iterator<Item = &[u8]>) -> u64 {
        let mut errors = 0;
        loop {
            let mut count = 0;
            for frame in frames.take(MAX_BATCH_FRAMES) {
                self.parts[count].iov_base = frame.as_ptr().cast_mut().cast();
                self.parts[count].iov_len = frame.len();
                count += 1;
            }
            if count == 0 {
                return errors;
            }
            let mut rest = &mut self.messages[..count];
            while !rest.is_empty() {
                // SAFETY: `rest` are valid messages whose parts point to frames that live through the call.
                let sent = unsafe {
                    libc::sendmmsg(
                        socket.as_raw_fd(),
                        rest.as_mut_ptr(),
                        rest.len() as libc::c_uint,
                        libc::MSG_DONTWAIT,
                    )
                };
                if sent < 0 && io::Error::last_os_error().kind() == io::ErrorKind::Interrupted {
                    continue;
                }
                // A frame that the kernel does not take must not hold up those behind it.
                errors += u64::from(sent < 1);
                rest = &mut rest[sent.max(1) as usize..];
            }
        }
    }
}
