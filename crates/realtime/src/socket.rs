//! Sockets as Linux has them and the standard library does not: packet, raw and netlink sockets, their options, and the wait
//! for several of them.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, OwnedFd};

use libc::{c_int, c_short, socklen_t};
use xcpr_units::Span;

/// The longest wait, seconds: who waits looks around at least so often.
const MAX_WAIT_S: u64 = 3600;

/// Returns the value of a system call, or its error.
///
/// # Errors
/// The one that the call left.
pub fn check(result: c_int) -> io::Result<c_int> {
    if result < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(result)
}

/// Opens a socket that never blocks.
///
/// # Errors
/// The system's.
pub fn open(domain: c_int, kind: c_int, protocol: c_int) -> io::Result<OwnedFd> {
    let kind = kind | libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK;
    // SAFETY: no pointers are passed.
    let fd = check(unsafe { libc::socket(domain, kind, protocol) })?;
    // SAFETY: the descriptor is new and ours alone.
    Ok(unsafe { OwnedFd::from_raw_fd(fd) })
}

/// Gives a socket an address, of the type that its domain has.
///
/// # Errors
/// The system's.
pub fn bind<T>(socket: &impl AsFd, address: &T) -> io::Result<()> {
    // SAFETY: the kernel reads as many bytes as the address has.
    let result = unsafe {
        libc::bind(
            socket.as_fd().as_raw_fd(),
            (&raw const *address).cast(),
            size_of::<T>() as socklen_t,
        )
    };
    check(result).map(drop)
}

/// Sets an option to a value of the type that it has.
///
/// # Errors
/// The system's.
pub fn set<T: ?Sized>(
    socket: &impl AsFd,
    level: c_int,
    option: c_int,
    value: &T,
) -> io::Result<()> {
    // SAFETY: the kernel reads as many bytes as the value has.
    let result = unsafe {
        libc::setsockopt(
            socket.as_fd().as_raw_fd(),
            level,
            option,
            (&raw const *value).cast(),
            size_of_val(value) as socklen_t,
        )
    };
    check(result).map(drop)
}

/// Reads an option into `value`. Returns how many bytes it has.
///
/// # Errors
/// The system's.
///
/// # Safety
/// Any bytes must make a valid `T`.
pub unsafe fn get<T>(
    socket: &impl AsFd,
    level: c_int,
    option: c_int,
    value: &mut T,
) -> io::Result<usize> {
    let mut len = size_of::<T>() as socklen_t;
    // SAFETY: the kernel writes at most as many bytes as the value has.
    let result = unsafe {
        libc::getsockopt(
            socket.as_fd().as_raw_fd(),
            level,
            option,
            (&raw mut *value).cast(),
            &raw mut len,
        )
    };
    check(result).map(|_| len as usize)
}

/// Makes a socket's buffer for packets to send so large, beyond the system's limit where that is permitted, else up to it.
pub fn set_send_buffer(socket: &impl AsFd, bytes: c_int) {
    set_buffer(socket, libc::SO_SNDBUFFORCE, libc::SO_SNDBUF, bytes);
}

/// Makes a socket's buffer for packets that came so large, as [`set_send_buffer`] does.
pub fn set_receive_buffer(socket: &impl AsFd, bytes: c_int) {
    set_buffer(socket, libc::SO_RCVBUFFORCE, libc::SO_RCVBUF, bytes);
}

fn set_buffer(socket: &impl AsFd, force: c_int, plain: c_int, bytes: c_int) {
    if set(socket, libc::SOL_SOCKET, force, &bytes).is_err() {
        // A size beyond the limit is never refused, but cut to it.
        let _ = set(socket, libc::SOL_SOCKET, plain, &bytes);
    }
}

/// Returns the event to wait for: that a descriptor is ready for `events` (poll(2)). Nothing can be
/// waited for at no descriptor.
pub fn until(fd: Option<BorrowedFd<'_>>, events: c_short) -> libc::pollfd {
    libc::pollfd {
        fd: fd.map_or(-1, |fd| fd.as_raw_fd()),
        events,
        revents: 0,
    }
}

/// Waits for one of these, for a signal, or for so long. Returns how many are ready.
///
/// # Errors
/// The system's.
pub fn wait(polled: &mut [libc::pollfd], span: Span) -> io::Result<usize> {
    let timeout = libc::timespec {
        tv_sec: (span.0 / 1_000_000_000).min(MAX_WAIT_S) as libc::time_t,
        tv_nsec: (span.0 % 1_000_000_000) as libc::c_long,
    };
    // SAFETY: the pointers are to entries with their number and to a time, all valid; no signal mask is given.
    let result = check(unsafe {
        libc::ppoll(
            polled.as_mut_ptr(),
            polled.len() as libc::nfds_t,
            &raw const timeout,
            std::ptr::null(),
        )
    });
    match result {
        Err(e) if e.kind() == io::ErrorKind::Interrupted => Ok(0),
        ready => ready.map(|count| count as usize),
    }
}

#[cfg(test)]
mod tests {
    use std::net::UdpSocket;

    use super::*;

    #[test]
    fn socket_option_reads_back_as_set() {
        let socket = open(libc::AF_INET, libc::SOCK_DGRAM, 0).unwrap();
        set(&socket, libc::IPPROTO_IP, libc::IP_TTL, &17).unwrap();
        let mut ttl = 0;
        // SAFETY: any bytes make a valid number.
        let len = unsafe { get(&socket, libc::IPPROTO_IP, libc::IP_TTL, &mut ttl) };
        assert_eq!((len.unwrap(), ttl), (4, 17));
        assert!(set(&socket, libc::IPPROTO_IP, libc::IP_TTL, &-9).is_err());
        set_receive_buffer(&socket, 1 << 16);
    }

    #[test]
    fn poll_returns_on_input_or_after_its_timeout() {
        let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
        let wait_for = || {
            [
                until(None, libc::POLLIN),
                until(Some(socket.as_fd()), libc::POLLIN),
            ]
        };
        let mut polled = wait_for();
        assert_eq!(wait(&mut polled, Span::from_millis(1)).unwrap(), 0);
        socket.send_to(&[0], socket.local_addr().unwrap()).unwrap();
        let mut polled = wait_for();
        assert_eq!(wait(&mut polled, Span::from_secs(60)).unwrap(), 1);
        assert_eq!(polled[1].revents, libc::POLLIN);
    }
}
