//! Packets out: what is due in the channel, in batches (sendmmsg), with payload and TCP checksum filled in.

use std::io;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};

use xcpr_hosts::Instant;
use xcpr_hosts::wire::{ETHERNET_HEADER_LEN, transport_at, udp};
use xcpr_realtime::socket::check;

use crate::error::Error;
use crate::io::channel::{Channel, Queued};
use crate::io::checksum;
use crate::io::socket::{self, UDP_HEADERS};
use crate::seal::Sealer;

/// Packets of one call.
const BATCH: usize = 64;
/// Space for the packets of a batch, and always for one of the largest.
const ARENA: usize = 1 << 18;

/// The sending socket.
#[derive(Debug)]
pub struct Outbox {
    socket: OwnedFd,
    /// Bytes in front of each packet that the kernel writes itself: none on a raw socket.
    headers: usize,
    /// The bytes behind them are sealed.
    sealer: Option<Sealer>,
    arena: Vec<u8>,
    /// Packets that found no way out: the network was down or unreachable. They count as lost on the way.
    pub unsent: u64,
}

impl Outbox {
    /// Opens a raw socket.
    ///
    /// # Errors
    /// No permission, or no socket.
    pub fn open() -> Result<Outbox, Error> {
        Ok(Outbox::new(socket::sending()?, 0, None))
    }

    /// Makes an outbox whose packets go out by a UDP socket that is connected to where they go, sealed where there is a
    /// sealer.
    pub fn of_udp(socket: OwnedFd, sealer: Option<Sealer>) -> Outbox {
        Outbox::new(socket, UDP_HEADERS, sealer)
    }

    fn new(socket: OwnedFd, headers: usize, sealer: Option<Sealer>) -> Outbox {
        Outbox {
            socket,
            headers,
            sealer,
            arena: vec![0; ARENA],
            unsent: 0,
        }
    }

    /// Sends what the channel has to send by `now`. `fill` writes a packet's payload: whose, from which byte of the stream
    /// on. Returns whether the socket could take it all; if not, wait until it is writable.
    ///
    /// # Errors
    /// The errors of `fill`, packets too large for the way out, a socket that is broken.
    pub fn send_due(
        &mut self,
        channel: &mut Channel,
        now: Instant,
        mut fill: impl FnMut(usize, u64, &mut [u8]) -> Result<(), Error>,
    ) -> Result<bool, Error> {
        loop {
            let mut ends = [0; BATCH];
            let mut count = 0;
            let mut used = 0;
            for packet in channel.due(now).take(BATCH) {
                let end = used + packet.packet_len;
                if end > self.arena.len() {
                    break;
                }
                let buf = &mut self.arena[used..end];
                match &mut self.sealer {
                    None => build(buf, packet, &mut fill)?,
                    Some(sealer) => {
                        let (headers, own) = packet.header().split_at(self.headers);
                        let (ahead, datagram) = buf.split_at_mut(headers.len());
                        ahead.copy_from_slice(headers);
                        let write = |plain: &mut [u8]| write(plain, own, packet, &mut fill);
                        sealer.seal(datagram, write)?;
                    }
                }
                ends[count] = end;
                (count, used) = (count + 1, end);
            }
            if count == 0 {
                return Ok(true);
            }
            match self.send(&ends[..count]) {
                Ok(sent) => channel.remove_sent(sent),
                Err(e) => match e.raw_os_error() {
                    Some(libc::EINTR) => {}
                    Some(libc::EAGAIN) => return Ok(false),
                    Some(libc::EMSGSIZE) => {
                        return Err(Error::TooLarge((ends[0] + ETHERNET_HEADER_LEN) as u32));
                    }
                    Some(
                        libc::ENOBUFS
                        | libc::ENETDOWN
                        | libc::ENETUNREACH
                        | libc::EHOSTUNREACH
                        | libc::EHOSTDOWN
                        | libc::ECONNREFUSED
                        | libc::ENODEV
                        | libc::EPERM,
                    ) => {
                        self.unsent += 1;
                        channel.remove_sent(1);
                    }
                    _ => return Err(Error::io("can't send", e)),
                },
            }
        }
    }

    /// Sends the packets of the arena that end at `ends`; returns how many the kernel took.
    fn send(&mut self, ends: &[usize]) -> io::Result<usize> {
        // SAFETY: all-zero bytes are valid values of these types.
        let (mut headers, mut vectors, mut addresses): (
            [libc::mmsghdr; BATCH],
            [libc::iovec; BATCH],
            [libc::sockaddr_in; BATCH],
        ) = unsafe { std::mem::zeroed() };
        let mut start = 0;
        for (i, &end) in ends.iter().enumerate() {
            let packet = &mut self.arena[start..end];
            addresses[i] = socket::sockaddr(addresses_of(packet).1, 0);
            let packet = &mut packet[self.headers..];
            vectors[i].iov_base = packet.as_mut_ptr().cast();
            vectors[i].iov_len = packet.len();
            let header = &mut headers[i].msg_hdr;
            if self.headers == 0 {
                header.msg_name = (&raw mut addresses[i]).cast();
                header.msg_namelen = size_of::<libc::sockaddr_in>() as libc::socklen_t;
            }
            header.msg_iov = &raw mut vectors[i];
            header.msg_iovlen = 1;
            start = end;
        }
        // SAFETY: every header points to a vector, a packet and, if to any, an address of ours that live until after the call.
        let sent = check(unsafe {
            libc::sendmmsg(
                self.socket.as_raw_fd(),
                headers.as_mut_ptr(),
                ends.len() as libc::c_uint,
                libc::MSG_DONTWAIT,
            )
        })?;
        Ok(sent as usize)
    }

    /// Returns the descriptor to wait for.
    pub fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }
}

fn addresses_of(packet: &[u8]) -> (std::net::Ipv4Addr, std::net::Ipv4Addr) {
    let address = |at: usize| {
        std::net::Ipv4Addr::new(packet[at], packet[at + 1], packet[at + 2], packet[at + 3])
    };
    (address(12), address(16))
}

/// Puts a packet together; `buf` has exactly its length.
pub(crate) fn build(
    buf: &mut [u8],
    packet: &Queued,
    fill: &mut impl FnMut(usize, u64, &mut [u8]) -> Result<(), Error>,
) -> Result<(), Error> {
    let header = packet.header();
    write(buf, header, packet, fill)?;
    if header[9] != udp::PROTOCOL
        && let Some(segment_at) = transport_at(header)
    {
        let (from, to) = addresses_of(buf);
        checksum::write(from, to, &mut buf[segment_at..]);
    }
    Ok(())
}

/// Writes the headers that are given of a packet, and behind them its payload, if it has any.
fn write(
    buf: &mut [u8],
    header: &[u8],
    packet: &Queued,
    fill: &mut impl FnMut(usize, u64, &mut [u8]) -> Result<(), Error>,
) -> Result<(), Error> {
    let (front, payload) = buf.split_at_mut(header.len());
    front.copy_from_slice(header);
    match payload {
        [] => Ok(()),
        payload => fill(packet.owner, packet.payload_start, payload),
    }
}
