//! Raw IPv4 and UDP sockets: opening, options, and ports held in the kernel's own tables.

use std::io;
use std::net::{Ipv4Addr, SocketAddrV4, UdpSocket};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, OwnedFd};

use xcpr_hosts::flow::key::Ports;
use xcpr_hosts::wire::{ipv4, udp};
use xcpr_realtime::socket::{bind, check, open, set, set_receive_buffer, set_send_buffer};

use crate::error::Error;
use crate::io::filter;

/// Receive buffer asked for, bytes as the kernel counts (a 1000-byte packet takes about 2300): 28000 packets.
const RECEIVE_BUFFER: libc::c_int = 64 << 20;
/// Send buffer asked for, bytes.
const SEND_BUFFER: libc::c_int = 8 << 20;
/// The headers that a UDP socket keeps to itself, bytes.
pub(crate) const UDP_HEADERS: usize = ipv4::HEADER_LEN + udp::HEADER_LEN;

fn raw(protocol: u8) -> Result<OwnedFd, Error> {
    let socket = open(libc::AF_INET, libc::SOCK_RAW, protocol.into());
    socket.map_err(|e| match e.raw_os_error() {
        Some(libc::EPERM | libc::EACCES) => Error::Permission,
        _ => Error::io("can't open a raw socket", e),
    })
}

/// Opens a socket that receives the packets of an IPv4 protocol, headers included, for `ports` of this host, with the
/// kernel's receive timestamps.
pub(crate) fn receiving(protocol: u8, ports: &[Ports]) -> Result<OwnedFd, Error> {
    let socket = raw(protocol)?;
    let failed = |e| Error::io("can't set up a raw socket", e);
    filter::attach(&socket, &filter::for_ports(protocol, ports)).map_err(failed)?;
    // Until the filter was there, the packets of all programs came, which are not ours to answer.
    let discard = libc::MSG_DONTWAIT | libc::MSG_TRUNC;
    // SAFETY: no bytes are asked for, so none are written.
    while unsafe { libc::recv(socket.as_raw_fd(), std::ptr::null_mut(), 0, discard) } >= 0 {}
    set(&socket, libc::SOL_SOCKET, libc::SO_TIMESTAMPNS, &1).map_err(failed)?;
    set_receive_buffer(&socket, RECEIVE_BUFFER);
    Ok(socket)
}

/// Opens a socket that sends whole IPv4 packets of any protocol and receives nothing (raw(7)).
pub(crate) fn sending() -> Result<OwnedFd, Error> {
    let socket = raw(libc::IPPROTO_RAW as u8)?;
    set_send_buffer(&socket, SEND_BUFFER);
    Ok(socket)
}

/// Opens a UDP socket at an address of this host, with the kernel's receive timestamps, whose datagrams are never
/// fragmented. The socket may share its port with others that are connected to other places.
///
/// # Errors
/// The port is taken, or the kernel's.
pub(crate) fn datagrams(own: SocketAddrV4, shared: bool) -> Result<UdpSocket, Error> {
    let failed = |e: io::Error| match e.kind() {
        io::ErrorKind::AddrInUse => Error::PortInUse(own.port()),
        _ => Error::io("can't open a UDP socket", e),
    };
    let socket = open(libc::AF_INET, libc::SOCK_DGRAM, 0).map_err(failed)?;
    let whole = libc::IP_PMTUDISC_DO;
    set(&socket, libc::IPPROTO_IP, libc::IP_MTU_DISCOVER, &whole).map_err(failed)?;
    set(&socket, libc::SOL_SOCKET, libc::SO_TIMESTAMPNS, &1).map_err(failed)?;
    let shared = libc::c_int::from(shared);
    set(&socket, libc::SOL_SOCKET, libc::SO_REUSEADDR, &shared).map_err(failed)?;
    set_receive_buffer(&socket, RECEIVE_BUFFER);
    set_send_buffer(&socket, SEND_BUFFER);
    bind(&socket, &sockaddr(*own.ip(), own.port())).map_err(failed)?;
    Ok(UdpSocket::from(socket))
}

/// A use that the kernel would make of packets to a port, which a [`Port`] prevents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Behind the congestion header: nothing; the port is held so that no other program takes it.
    Congestion,
    /// Plain TCP: answer with RST. A listener whose filter drops everything keeps it silent.
    Tcp,
    /// UDP: answer with ICMP port unreachable. A socket whose filter drops everything keeps it silent.
    Udp,
}

/// A port of this host that is ours as long as this lives. The kernel's table of bound ports arbitrates, so that no two
/// programs drive one port, xcpr or not.
#[derive(Debug)]
pub struct Port {
    socket: OwnedFd,
}

impl Port {
    /// Holds `port`, or a free one of the ephemeral range if it is 0.
    ///
    /// # Errors
    /// The port is taken.
    pub fn hold(port: u16, what: Use) -> Result<Port, Error> {
        let kind = match what {
            Use::Congestion | Use::Tcp => libc::SOCK_STREAM,
            Use::Udp => libc::SOCK_DGRAM,
        };
        let failed = |e: io::Error| match e.kind() {
            io::ErrorKind::AddrInUse => Error::PortInUse(port),
            _ => Error::io(format!("can't hold port {port}"), e),
        };
        let socket = open(libc::AF_INET, kind, 0).map_err(failed)?;
        if what != Use::Congestion {
            filter::attach(&socket, &filter::for_nothing()).map_err(failed)?;
        }
        bind(&socket, &sockaddr(Ipv4Addr::UNSPECIFIED, port)).map_err(failed)?;
        if what == Use::Tcp {
            // SAFETY: no pointers.
            check(unsafe { libc::listen(socket.as_raw_fd(), 1) }).map_err(failed)?;
        }
        Ok(Port { socket })
    }

    /// Returns the socket's number.
    ///
    /// # Errors
    /// The kernel's.
    pub fn number(&self) -> Result<u16, Error> {
        local_address(self.socket.as_fd())
            .map(|address| address.port())
            .map_err(|e| Error::io("can't read a socket's port", e))
    }
}

/// Returns the address that a socket has on this host.
pub(crate) fn local_address(fd: BorrowedFd<'_>) -> io::Result<SocketAddrV4> {
    let mut address = sockaddr(Ipv4Addr::UNSPECIFIED, 0);
    let mut len = size_of::<libc::sockaddr_in>() as libc::socklen_t;
    // SAFETY: the pointers are to an address of ours and its length.
    let result =
        unsafe { libc::getsockname(fd.as_raw_fd(), (&raw mut address).cast(), &raw mut len) };
    check(result)?;
    Ok(inet_address(&address))
}

/// Reads a kernel's address.
pub(crate) fn inet_address(address: &libc::sockaddr_in) -> SocketAddrV4 {
    let ip = Ipv4Addr::from(address.sin_addr.s_addr.to_ne_bytes());
    SocketAddrV4::new(ip, u16::from_be(address.sin_port))
}

pub(crate) fn sockaddr(address: Ipv4Addr, port: u16) -> libc::sockaddr_in {
    libc::sockaddr_in {
        sin_family: libc::AF_INET as libc::sa_family_t,
        sin_port: port.to_be(),
        sin_addr: libc::in_addr {
            s_addr: u32::from_ne_bytes(address.octets()),
        },
        sin_zero: [0; 8],
    }
}

/// Returns the address that this host's packets to `to` come from.
///
/// # Errors
/// There is no route.
pub fn source_address(to: Ipv4Addr) -> Result<Ipv4Addr, Error> {
    let failed = |e| Error::io(format!("no way to {to}"), e);
    let socket = UdpSocket::bind(SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, 0)).map_err(failed)?;
    // Sends nothing: connecting a datagram socket is a look at the routes.
    socket.connect(SocketAddrV4::new(to, 9)).map_err(failed)?;
    match socket.local_addr().map_err(failed)? {
        std::net::SocketAddr::V4(address) => Ok(*address.ip()),
        std::net::SocketAddr::V6(_) => unreachable!("bound to IPv4"),
    }
}
