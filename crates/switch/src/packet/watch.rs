//! Notice of network devices that come, go or change (rtnetlink(7)).

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};

use xcpr_realtime::socket;

/// A socket that can be read when some device has changed.
#[derive(Debug)]
pub struct Watch(OwnedFd);

impl Watch {
    /// Watches the network namespace of the calling thread.
    pub fn new() -> io::Result<Watch> {
        let socket = socket::open(libc::AF_NETLINK, libc::SOCK_RAW, libc::NETLINK_ROUTE)?;
        // SAFETY: all-zero bytes are a valid address.
        let mut address: libc::sockaddr_nl = unsafe { std::mem::zeroed() };
        address.nl_family = libc::AF_NETLINK as u16;
        address.nl_groups = libc::RTMGRP_LINK as u32;
        socket::bind(&socket, &address)?;
        Ok(Watch(socket))
    }

    /// Returns the descriptor to wait for.
    pub fn fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }

    /// Forgets all notices: what there is now is looked up instead.
    pub fn clear(&self) {
        let mut bytes = [0u8; 8192];
        // SAFETY: at most as many bytes are written as there are. Notices that the kernel had to drop (ENOBUFS) end it
        // as well as there being no more.
        while unsafe {
            libc::recv(
                self.0.as_raw_fd(),
                bytes.as_mut_ptr().cast(),
                bytes.len(),
                0,
            )
        } > 0
        {}
    }
}
