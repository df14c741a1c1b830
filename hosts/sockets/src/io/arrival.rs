//! An arrived packet: whose it is, whether it is whole, where its payload lies.

use std::net::SocketAddrV4;

use xcpr_hosts::Key;
use xcpr_hosts::tcp::header::{self, Header, Packet};
use xcpr_hosts::wire::{ipv4, tcp, udp};

use crate::io::checksum;

/// A packet that is as it must be.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<'a> {
    /// The IPv4 protocol.
    pub protocol: u8,
    /// The other end.
    pub from: SocketAddrV4,
    /// The end on this host.
    pub to: SocketAddrV4,
    /// Whether it is for a sender behind the congestion header. The two directions of a connection have the same ports: the
    /// header's format distinguishes data, which goes to a receiver, from ACKs.
    pub ack: bool,
    /// The congestion header behind which it came; XCP-r's counts as XCP's.
    pub header: Header,
    /// The whole packet, from the IPv4 header on. The beginning of a datagram.
    pub packet: &'a [u8],
    /// IPv4 total length.
    pub len: u32,
    /// TCP's flags, none of a datagram.
    pub flags: u8,
    /// TCP's sequence number, 0 of a datagram.
    pub seq: u32,
    /// TCP's acknowledgement number, 0 of a datagram.
    pub acked: u32,
}

/// Why a packet is for no endpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A header is cut short, contradicts itself or is not one of ours.
    Malformed,
    /// TCP's checksum does not hold.
    Checksum,
}

impl<'a> Arrival<'a> {
    /// Takes a packet apart.
    ///
    /// # Errors
    /// Why the packet is for no endpoint.
    pub fn parse(packet: &'a [u8]) -> Result<Arrival<'a>, Refusal> {
        let malformed = |_| Refusal::Malformed;
        let ip = ipv4::Packet::new_checked(packet).map_err(malformed)?;
        let (protocol, from, to) = (ip.protocol(), ip.source(), ip.destination());
        let arrival =
            |congestion: &Packet<'_>, (from_port, to_port), (flags, seq, acked)| Arrival {
                protocol,
                from: SocketAddrV4::new(from, from_port),
                to: SocketAddrV4::new(to, to_port),
                ack: !congestion.is_data(),
                header: congestion.header(),
                packet,
                len: u32::from(ip.total_len()),
                flags,
                seq,
                acked,
            };
        if protocol == udp::PROTOCOL {
            let datagram = udp::Packet::new_checked(ip.payload()).map_err(malformed)?;
            let ports = (datagram.source_port(), datagram.destination_port());
            return Ok(arrival(&Packet::None, ports, (0, 0, 0)));
        }
        if packet.len() != usize::from(ip.total_len()) {
            return Err(Refusal::Malformed);
        }
        let (congestion, segment) = header::parse(protocol, ip.payload()).map_err(malformed)?;
        let header = tcp::Packet::new_checked(segment).map_err(malformed)?;
        if !checksum::holds(from, to, segment) {
            return Err(Refusal::Checksum);
        }
        let ports = (header.source_port(), header.destination_port());
        let numbers = (header.flags(), header.seq(), header.ack());
        Ok(arrival(&congestion, ports, numbers))
    }

    /// Returns the key of its conversation.
    pub fn key(&self) -> Key {
        Key::new(self.protocol, self.to, self.from)
    }

    /// Returns the last `len` bytes: a segment's payload, when it has so much.
    pub fn payload(&self, len: usize) -> &'a [u8] {
        &self.packet[self.packet.len() - len..]
    }
}
