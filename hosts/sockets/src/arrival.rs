//! An arrived packet: whose it is, whether it is whole, where its payload lies.

use std::net::Ipv4Addr;

use xcpr_hosts::header;
use xcpr_hosts::wire::{ipv4, tcp, udp};

use crate::checksum;

/// What identifies one end of a conversation on a host. The two directions of a connection behind the congestion header
/// have the same ports: the header's format tells data, which goes to a receiver, from ACKs, which go to a sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The IPv4 protocol.
    pub protocol: u8,
    /// Whether it is for a sender behind the congestion header.
    pub ack: bool,
    /// The port on this host.
    pub own_port: u16,
    /// The port on the other host.
    pub other_port: u16,
    /// The other host.
    pub other_address: Ipv4Addr,
}

/// A packet that is as it must be.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<'a> {
    /// Whose it is.
    pub key: Key,
    /// The whole packet, from the IPv4 header on. Of a datagram, its beginning.
    pub packet: &'a [u8],
    /// IPv4 total length.
    pub len: u32,
    /// TCP's flags, none of a datagram.
    pub flags: u8,
    /// TCP's sequence number, 0 of a datagram.
    pub seq: u32,
}

/// Why a packet goes to nobody.
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
    /// Why it goes to nobody.
    pub fn parse(packet: &'a [u8]) -> Result<Arrival<'a>, Refusal> {
        let malformed = |_| Refusal::Malformed;
        let ip = ipv4::Packet::new_checked(packet).map_err(malformed)?;
        let (protocol, from) = (ip.protocol(), ip.source());
        let arrival = |ack, (other_port, own_port), (flags, seq)| Arrival {
            key: Key {
                protocol,
                ack,
                own_port,
                other_port,
                other_address: from,
            },
            packet,
            len: u32::from(ip.total_len()),
            flags,
            seq,
        };
        if protocol == udp::PROTOCOL {
            let datagram = udp::Packet::new_checked(ip.payload()).map_err(malformed)?;
            let ports = (datagram.source_port(), datagram.destination_port());
            return Ok(arrival(false, ports, (0, 0)));
        }
        if packet.len() != usize::from(ip.total_len()) {
            return Err(Refusal::Malformed);
        }
        let (congestion, segment) = header::parse(protocol, ip.payload()).map_err(malformed)?;
        let ack = !congestion.is_data();
        let header = tcp::Packet::new_checked(segment).map_err(malformed)?;
        if !checksum::holds(from, ip.destination(), segment) {
            return Err(Refusal::Checksum);
        }
        let ports = (header.source_port(), header.destination_port());
        Ok(arrival(ack, ports, (header.flags(), header.seq())))
    }

    /// The address it came to.
    pub fn destination(&self) -> Ipv4Addr {
        let at = 16;
        let bytes: [u8; 4] = self.packet[at..at + 4]
            .try_into()
            .expect("a checked header");
        bytes.into()
    }

    /// The last `len` bytes: a segment's payload, when it has so much.
    pub fn payload(&self, len: usize) -> &'a [u8] {
        &self.packet[self.packet.len() - len..]
    }
}
