//! The kernel's own TCP: sockets with a congestion control of our choice, and what the kernel reports of them (tcp(7)).

use std::io;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, OwnedFd};

use xcpr_realtime::socket::{self, check};

use crate::error::Error;
use crate::io::socket::{inet_address, sockaddr};

/// Send and receive buffer asked for, bytes as the kernel counts: no window is ever limited by them.
const BUFFER: libc::c_int = 64 << 20;
/// How much may wait in a send buffer that was never sent, bytes: enough for a millisecond at 2 Gbit/s.
const UNSENT: u32 = 256 << 10;
/// Bytes taken or discarded in one call.
const CHUNK: usize = 64 << 10;
/// The payload that is sent.
static ZEROS: [u8; CHUNK] = [0; CHUNK];
/// tcp(7) on TCP_MAXSEG: what the kernel takes; without the 12 bytes of timestamps in each segment.
const MAXSEG: std::ops::RangeInclusive<u32> = 88..=32767;
/// The bytes of timestamps (RFC 7323 appendix A), which the MSS includes and the payload does not.
const TIMESTAMPS_LEN: u32 = 12;
/// Where the kernel lists its congestion controls.
const OFFERED: &str = "/proc/sys/net/ipv4/tcp_available_congestion_control";

/// The options that both ends of a connection get.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// The kernel's name of the congestion control.
    pub(crate) congestion_control: String,
    /// Payload of a full segment, bytes.
    pub(crate) payload_bytes: u32,
    /// The most payload in flight, bytes, by the receiver's window (TCP_WINDOW_CLAMP).
    pub(crate) max_window_bytes: Option<u32>,
}

/// A TCP socket that never blocks.
#[derive(Debug)]
pub(crate) struct Socket {
    fd: OwnedFd,
}

impl Socket {
    /// Opens a socket at an address of this host.
    ///
    /// # Errors
    /// The port is taken; the kernel does not have the congestion control, or refuses something else.
    pub(crate) fn bound(to: SocketAddrV4, options: &Options) -> Result<Socket, Error> {
        let failed = |e: io::Error| Error::io("can't open a TCP socket", e);
        let fd = socket::open(libc::AF_INET, libc::SOCK_STREAM, 0).map_err(failed)?;
        let mss = options.payload_bytes + TIMESTAMPS_LEN;
        if !MAXSEG.contains(&mss) {
            let problem = io::Error::other("packets must hold 76 to 32755 bytes of payload");
            return Err(Error::io("the kernel's TCP", problem));
        }
        let name = &options.congestion_control;
        socket::set(
            &fd,
            libc::IPPROTO_TCP,
            libc::TCP_CONGESTION,
            name.as_bytes(),
        )
        .map_err(|e| refused(name, e))?;
        for (option, value) in [(libc::TCP_MAXSEG, mss), (libc::TCP_NOTSENT_LOWAT, UNSENT)] {
            socket::set(&fd, libc::IPPROTO_TCP, option, &value).map_err(failed)?;
        }
        socket::set_send_buffer(&fd, BUFFER);
        socket::set_receive_buffer(&fd, BUFFER);
        socket::bind(&fd, &sockaddr(*to.ip(), to.port())).map_err(|e| match e.kind() {
            io::ErrorKind::AddrInUse => Error::PortInUse(to.port()),
            _ => Error::io(format!("can't bind to {to}"), e),
        })?;
        let socket = Socket { fd };
        if let Some(bytes) = options.max_window_bytes {
            socket.clamp_window(bytes).map_err(failed)?;
        }
        Ok(socket)
    }

    /// Advertises no wider window. Linux gives the window a width of its own whenever it finds that packets
    /// take more or less memory than it thought (`tcp_measure_rcv_mss`), so this holds until then.
    ///
    /// # Errors
    /// The kernel's.
    pub(crate) fn clamp_window(&self, bytes: u32) -> io::Result<()> {
        socket::set(&self.fd, libc::IPPROTO_TCP, libc::TCP_WINDOW_CLAMP, &bytes)
    }

    /// Lets a connection come in.
    ///
    /// # Errors
    /// The kernel's.
    pub(crate) fn listen(&self) -> io::Result<()> {
        // SAFETY: no pointers.
        check(unsafe { libc::listen(self.fd.as_raw_fd(), 1) }).map(drop)
    }

    /// Takes a connection that came in, if there is one, and where from.
    ///
    /// # Errors
    /// The kernel's.
    pub(crate) fn accept(&self) -> io::Result<Option<(Socket, SocketAddrV4)>> {
        let mut address = sockaddr(Ipv4Addr::UNSPECIFIED, 0);
        let mut len = size_of::<libc::sockaddr_in>() as libc::socklen_t;
        // SAFETY: the pointers are to an address of ours and its length.
        let result = unsafe {
            libc::accept4(
                self.fd.as_raw_fd(),
                (&raw mut address).cast(),
                &raw mut len,
                libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK,
            )
        };
        let Some(fd) = unless_it_would_block(check(result))? else {
            return Ok(None);
        };
        // SAFETY: the descriptor is new and ours.
        let fd = unsafe { OwnedFd::from_raw_fd(fd) };
        Ok(Some((Socket { fd }, inet_address(&address))))
    }

    /// Begins to connect; the socket takes bytes once that is done.
    ///
    /// # Errors
    /// The kernel's.
    pub(crate) fn connect(&self, to: SocketAddrV4) -> io::Result<()> {
        let address = sockaddr(*to.ip(), to.port());
        // SAFETY: the pointer is to an address of ours, of the length that is given.
        let result = check(unsafe {
            libc::connect(
                self.fd.as_raw_fd(),
                (&raw const address).cast(),
                size_of::<libc::sockaddr_in>() as libc::socklen_t,
            )
        });
        match result {
            Err(e) if e.raw_os_error() != Some(libc::EINPROGRESS) => Err(e),
            _ => Ok(()),
        }
    }

    /// Sends zeros, `most` at most. How many were taken; none while the buffer is full or the connection not there.
    ///
    /// # Errors
    /// The connection failed.
    pub(crate) fn send_zeros(&self, most: u64) -> io::Result<u64> {
        let count = ZEROS.len().min(usize::try_from(most).unwrap_or(CHUNK));
        // SAFETY: the pointer is to so many bytes of ours.
        let result = unsafe {
            libc::send(
                self.fd.as_raw_fd(),
                ZEROS.as_ptr().cast(),
                count,
                libc::MSG_NOSIGNAL,
            )
        };
        Ok(unless_it_would_block(check_size(result))?.unwrap_or(0))
    }

    /// Throws away what has come in order. Returns how many bytes; 0 at the stream's end, `None` if there is nothing
    /// yet.
    ///
    /// # Errors
    /// The connection failed.
    pub(crate) fn discard(&self) -> io::Result<Option<u64>> {
        // SAFETY: with MSG_TRUNC a stream's bytes are dropped, nothing is written through the pointer (tcp(7)).
        let result = unsafe {
            libc::recv(
                self.fd.as_raw_fd(),
                std::ptr::null_mut(),
                CHUNK,
                libc::MSG_TRUNC,
            )
        };
        unless_it_would_block(check_size(result))
    }

    /// Ends the sending direction.
    ///
    /// # Errors
    /// The kernel's.
    pub(crate) fn end(&self) -> io::Result<()> {
        // SAFETY: no pointers.
        check(unsafe { libc::shutdown(self.fd.as_raw_fd(), libc::SHUT_WR) }).map(drop)
    }

    /// Returns the kernel's facts about the connection.
    ///
    /// # Errors
    /// The kernel is older than Linux 6.7 and does not count timeouts.
    pub(crate) fn info(&self) -> Result<Info, Error> {
        let mut raw = [0; Info::LEN];
        // SAFETY: any bytes are valid bytes.
        let len = unsafe { socket::get(&self.fd, libc::IPPROTO_TCP, libc::TCP_INFO, &mut raw) };
        if len.map_err(|e| Error::io("can't read TCP_INFO", e))? < Info::LEN {
            let problem =
                io::Error::other("TCP_INFO does not count timeouts: Linux 6.7 or later is needed");
            return Err(Error::io("the kernel's TCP", problem));
        }
        Ok(Info::parse(&raw))
    }
}

impl AsFd for Socket {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.fd.as_fd()
    }
}

/// The part of `struct tcp_info` (include/uapi/linux/tcp.h) that we read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Info {
    /// In a recovery begun by selective or duplicate ACKs (TCP_CA_Recovery).
    pub(crate) recovering: bool,
    /// The congestion window, packets.
    pub(crate) window_packets: u64,
    /// Sent, and neither acknowledged, SACKed nor given up; as the kernel's own `tcp_packets_in_flight`.
    pub(crate) in_flight_packets: u64,
    /// Smoothed round-trip time, microseconds; 0 before the first.
    pub(crate) srtt_us: u64,
    /// Segments sent again.
    pub(crate) retransmitted_packets: u64,
    /// Segments with data, those sent again included.
    pub(crate) sent_packets: u64,
    /// Retransmission timeouts, modulo 2^16.
    pub(crate) timeouts: u16,
}

impl Info {
    /// Up to Linux 6.7's `tcpi_total_rto_time`. The structure only ever grows at its end.
    const LEN: usize = 248;
    /// TCP_CA_Recovery.
    const RECOVERY: u8 = 3;

    fn parse(raw: &[u8; Info::LEN]) -> Info {
        let word = |at: usize| {
            let bytes = [raw[at], raw[at + 1], raw[at + 2], raw[at + 3]];
            u64::from(u32::from_ne_bytes(bytes))
        };
        let (unacked, sacked, lost, retrans) = (word(24), word(28), word(32), word(36));
        Info {
            recovering: raw[1] == Info::RECOVERY,
            window_packets: word(80),
            in_flight_packets: (unacked + retrans).saturating_sub(sacked + lost),
            srtt_us: word(68),
            retransmitted_packets: word(100),
            sent_packets: word(156),
            timeouts: u16::from_ne_bytes([raw[240], raw[241]]),
        }
    }
}

/// Returns why the kernel refuses a congestion control.
fn refused(name: &str, error: io::Error) -> Error {
    if error.kind() != io::ErrorKind::NotFound {
        return Error::io(format!("congestion control {name:?}"), error);
    }
    let offered = std::fs::read_to_string(OFFERED).unwrap_or_default();
    let problem = format!("this kernel offers {}", offered.trim().replace(' ', ", "));
    Error::io(
        format!("congestion control {name:?}"),
        io::Error::other(problem),
    )
}

fn check_size(result: libc::ssize_t) -> io::Result<u64> {
    u64::try_from(result).map_err(|_| io::Error::last_os_error())
}

fn unless_it_would_block<T>(result: io::Result<T>) -> io::Result<Option<T>> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(e) if matches!(e.raw_os_error(), Some(libc::EAGAIN | libc::EINTR)) => Ok(None),
        Err(e) => Err(e),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> Options {
        Options {
            congestion_control: "reno".to_owned(),
            payload_bytes: 934,
            max_window_bytes: None,
        }
    }

    fn local(port: u16) -> SocketAddrV4 {
        SocketAddrV4::new(Ipv4Addr::LOCALHOST, port)
    }

    fn port(socket: &Socket) -> u16 {
        crate::io::socket::local_address(socket.as_fd())
            .unwrap()
            .port()
    }

    #[test]
    fn kernel_tcp_delivers_and_counts_bytes() {
        let server = Socket::bound(local(0), &options()).unwrap();
        server.listen().unwrap();
        assert!(server.accept().unwrap().is_none());
        let client = Socket::bound(local(0), &options()).unwrap();
        client.connect(local(port(&server))).unwrap();
        let (accepted, from) = server.accept().unwrap().unwrap();
        assert_eq!(from, local(port(&client)));
        assert_eq!(accepted.discard().unwrap(), None);
        assert_eq!(client.send_zeros(10_000).unwrap(), 10_000);
        client.end().unwrap();
        let mut got = 0;
        loop {
            match accepted.discard().unwrap() {
                Some(0) => break,
                Some(bytes) => got += bytes,
                None => std::thread::yield_now(),
            }
        }
        assert_eq!(got, 10_000);
        let info = client.info().unwrap();
        assert_eq!((info.retransmitted_packets, info.timeouts), (0, 0));
        // Segments of 934 bytes: the kernel keeps to the MSS less the timestamps.
        assert_eq!(info.sent_packets, 11);
        assert!(info.window_packets >= 10 && !info.recovering);
    }

    #[test]
    fn missing_kernel_features_are_reported() {
        let taken = Socket::bound(local(0), &options()).unwrap();
        let again = Socket::bound(local(port(&taken)), &options());
        assert!(matches!(again, Err(Error::PortInUse(_))));
        let unknown = Options {
            congestion_control: "nonesuch".to_owned(),
            ..options()
        };
        let message = Socket::bound(local(0), &unknown).unwrap_err().to_string();
        assert!(
            message.starts_with("congestion control \"nonesuch\": "),
            "{message}"
        );
        assert!(message.contains("this kernel offers "), "{message}");
        let tiny = Options {
            payload_bytes: 75,
            ..options()
        };
        let message = Socket::bound(local(0), &tiny).unwrap_err().to_string();
        assert!(message.contains("76 to 32755 bytes"), "{message}");
    }
}
