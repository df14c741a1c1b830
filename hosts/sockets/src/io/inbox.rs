//! Packets in: batches from a raw or a UDP socket (recvmmsg), each with the kernel's receive timestamp.

use std::io;
use std::net::SocketAddrV4;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};

use xcpr_hosts::Instant;
use xcpr_hosts::flow::key::Ports;
use xcpr_hosts::wire::{ipv4, udp};
use xcpr_realtime::socket::check;
use xcpr_realtime::{Clock, instant_of};

use crate::error::Error;
use crate::io::socket::{self, UDP_HEADERS};
use crate::seal::{DatagramUnsealer, Tampered};

/// Packets of one call.
pub(crate) const BATCH: usize = 64;
/// Space for the longest IPv4 packet, and a cache line so that the packets of a batch begin in different cache sets.
const SLOT: usize = (1 << 16) + 64;
/// Space for one control message with a timespec, in words that align it.
type Control = [u64; 8];

/// A receiving socket and the packets of its last batch.
#[derive(Debug)]
pub struct Inbox {
    socket: OwnedFd,
    /// The places where datagrams of a UDP socket come from and go to; the socket keeps the headers
    /// to itself.
    between: Option<(SocketAddrV4, SocketAddrV4)>,
    /// The unsealer of a socket whose datagrams are sealed.
    unsealer: Option<DatagramUnsealer>,
    /// Datagrams that did not open: they are as good as lost.
    pub unopened: u64,
    buffers: Vec<u8>,
    controls: Vec<Control>,
    /// Length and arrival of each packet of the batch, but of those that did not open.
    arrived: Vec<Option<(usize, Instant)>>,
    newest: Instant,
}

impl Inbox {
    /// Opens an inbox for the packets of an IPv4 protocol that go to `ports` of this host.
    ///
    /// # Errors
    /// No permission, or no socket.
    pub fn open(protocol: u8, ports: &[Ports]) -> Result<Inbox, Error> {
        Ok(Inbox::new(socket::receiving(protocol, ports)?, None, None))
    }

    /// Opens an inbox for the datagrams of a UDP socket that is connected, from the other end to the own one, sealed
    /// where there is an unsealer.
    pub fn of_udp(
        socket: OwnedFd,
        other: SocketAddrV4,
        own: SocketAddrV4,
        unsealer: Option<DatagramUnsealer>,
    ) -> Inbox {
        Inbox::new(socket, Some((other, own)), unsealer)
    }

    fn new(
        socket: OwnedFd,
        between: Option<(SocketAddrV4, SocketAddrV4)>,
        unsealer: Option<DatagramUnsealer>,
    ) -> Inbox {
        Inbox {
            socket,
            between,
            unsealer,
            unopened: 0,
            // Zeroed pages come from the system when they are touched: short packets take two pages each.
            buffers: vec![0; BATCH * SLOT],
            controls: vec![[0; 8]; BATCH],
            arrived: Vec::with_capacity(BATCH),
            newest: Instant::ZERO,
        }
    }

    /// Counts the bytes in front of what the socket returns that are for headers.
    fn room(&self) -> usize {
        self.between.map_or(0, |_| UDP_HEADERS)
    }

    /// Takes the next batch without waiting; returns how many packets it has, 0 if none wait. Times never go backwards
    /// and are never later than now.
    ///
    /// # Errors
    /// The system's, but for those that pass by themselves.
    pub fn receive(&mut self, clock: &Clock) -> Result<usize, Error> {
        self.arrived.clear();
        let room = self.room();
        let mut vectors = [libc::iovec {
            iov_base: std::ptr::null_mut(),
            iov_len: SLOT - room,
        }; BATCH];
        // SAFETY: all-zero bytes are a valid mmsghdr.
        let mut headers: [libc::mmsghdr; BATCH] = unsafe { std::mem::zeroed() };
        for (i, slot) in self.buffers.chunks_exact_mut(SLOT).enumerate() {
            vectors[i].iov_base = slot[room..].as_mut_ptr().cast();
            let header = &mut headers[i].msg_hdr;
            header.msg_iov = &raw mut vectors[i];
            header.msg_iovlen = 1;
            header.msg_control = self.controls[i].as_mut_ptr().cast();
            header.msg_controllen = size_of::<Control>();
        }
        // SAFETY: every header points to a vector, buffer and control space of ours that live until after the call.
        let count = check(unsafe {
            libc::recvmmsg(
                self.socket.as_raw_fd(),
                headers.as_mut_ptr(),
                BATCH as libc::c_uint,
                libc::MSG_DONTWAIT,
                std::ptr::null_mut(),
            )
        });
        let count = match count {
            Ok(count) => count as usize,
            Err(e) if passes(&e) => 0,
            Err(e) => return Err(Error::io("can't receive", e)),
        };
        let stamps = clock.timestamps();
        let now = clock.now();
        let slots = self.buffers.chunks_exact_mut(SLOT);
        for (header, slot) in headers[..count].iter().zip(slots) {
            // SAFETY: the kernel filled in the header, whose control space is ours.
            let stamp = unsafe { timestamp(&header.msg_hdr) };
            let at = stamp.map_or(now, |stamp| stamps.instant(instant_of(&stamp)));
            self.newest = self.newest.max(at.min(now));
            let mut len = room + header.msg_len as usize;
            if let Some(unsealer) = &mut self.unsealer {
                match open(unsealer, &mut slot[room..len]) {
                    Ok(opened) => len = room + opened,
                    Err(Tampered) => {
                        self.unopened += 1;
                        self.arrived.push(None);
                        continue;
                    }
                }
            }
            if let Some((from, to)) = self.between {
                write_headers(slot, from, to, len as u16);
            }
            self.arrived.push(Some((len, self.newest)));
        }
        Ok(count)
    }

    /// Returns the packets of the batch, from the IPv4 header on, and when they arrived.
    pub fn packets(&self) -> impl Iterator<Item = (Instant, &[u8])> {
        self.arrived
            .iter()
            .zip(self.buffers.chunks_exact(SLOT))
            .filter_map(|(arrived, slot)| arrived.map(|(len, at)| (at, &slot[..len])))
    }

    /// Returns the descriptor to wait for.
    pub fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }
}

/// Leaves of a datagram what was sealed, at its beginning; returns how many bytes that is.
fn open(unsealer: &mut DatagramUnsealer, datagram: &mut [u8]) -> Result<usize, Tampered> {
    let bytes = unsealer.open(datagram)?;
    datagram[..bytes.len()].copy_from_slice(bytes);
    Ok(bytes.len())
}

/// Writes the headers that a datagram came with, of a packet of so many bytes.
fn write_headers(packet: &mut [u8], from: SocketAddrV4, to: SocketAddrV4, len: u16) {
    ipv4::Repr {
        source: *from.ip(),
        destination: *to.ip(),
        protocol: udp::PROTOCOL,
        ident: 0,
        ttl: ipv4::TTL,
        total_len: len,
    }
    .emit(packet);
    udp::Repr {
        source_port: from.port(),
        destination_port: to.port(),
        len: len - ipv4::HEADER_LEN as u16,
    }
    .emit(&mut packet[ipv4::HEADER_LEN..]);
}

/// Returns whether an error says nothing about the socket: nothing there, or an ICMP message about a packet sent before.
fn passes(error: &io::Error) -> bool {
    matches!(
        error.raw_os_error(),
        Some(
            libc::EAGAIN
                | libc::EINTR
                | libc::ECONNREFUSED
                | libc::EHOSTUNREACH
                | libc::ENETUNREACH
                | libc::ENOPROTOOPT
                | libc::ENETDOWN
        )
    )
}

/// Finds the receive timestamp among a message's control messages.
///
/// # Safety
/// `header` must be one that the kernel filled in, its control space still there.
unsafe fn timestamp(header: &libc::msghdr) -> Option<libc::timespec> {
    // SAFETY: the macros stay within the control space by the lengths that the kernel wrote.
    unsafe {
        let mut control = libc::CMSG_FIRSTHDR(header);
        while let Some(found) = control.as_ref() {
            if found.cmsg_level == libc::SOL_SOCKET && found.cmsg_type == libc::SCM_TIMESTAMPNS {
                return Some(
                    libc::CMSG_DATA(control)
                        .cast::<libc::timespec>()
                        .read_unaligned(),
                );
            }
            control = libc::CMSG_NXTHDR(header, control);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr, UdpSocket};

    use super::*;
    use crate::seal::tests::datagram;
    use crate::transfer::sealed::tests::agreed;

    #[test]
    fn datagrams_that_do_not_decrypt_are_dropped_and_counted() {
        let bound = || UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let (here, there) = (bound(), bound());
        let address = |socket: &UdpSocket| match socket.local_addr().unwrap() {
            SocketAddr::V4(address) => address,
            SocketAddr::V6(_) => unreachable!("bound to IPv4"),
        };
        let (own, other) = (address(&here), address(&there));
        there.connect(own).unwrap();
        let (sender, receiver) = agreed();
        let (.., mut out) = sender.stream_and_datagrams();
        let (.., envelope) = receiver.stream_and_datagrams();
        let mut inbox = Inbox::of_udp(here.into(), other, own, Some(envelope.unsealer));
        let seal = |bytes| datagram(&mut out.sealer, bytes);
        let [first, second, mut changed] = [&b"one"[..], b"two", b"six"].map(seal);
        changed[12] ^= 1;
        let forged = b"unsealed".to_vec();
        for sent in [&second, &first, &second, &changed, &forged] {
            there.send(sent).unwrap();
        }
        assert_eq!(inbox.receive(&Clock::starting_now()).unwrap(), 5);
        let payloads = inbox.packets().map(|(_, packet)| &packet[UDP_HEADERS..]);
        assert_eq!(payloads.collect::<Vec<_>>(), [&b"two"[..], b"one"]);
        assert_eq!(inbox.unopened, 3);
    }
}
