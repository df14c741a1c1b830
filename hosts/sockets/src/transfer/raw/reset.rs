//! The packet that breaks a transfer off: RST (RFC 9293 section 3.5.2). A RST is a courtesy: it may be lost, and the
//! other end then finds out by itself. A RST counts only from who has seen the other end's packets: it has a number
//! of these packets (RFC 5961 section 3), or a stranger could end a transfer.

use std::net::SocketAddrV4;

use xcpr_hosts::tcp::header::events::Stamped;
use xcpr_hosts::tcp::header::{Header, SenderHeader};
use xcpr_hosts::wire::{ipv4, tcp};
use xcpr_hosts::{Instant, MAX_HEADER_LEN, Transmit};

use crate::io::arrival::Arrival;
use crate::io::channel::Channel;

/// TCP's flag RST.
pub const RST: u8 = 4;

/// The numbers of a RST.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// The number that the other end expects next.
    pub seq: u32,
    /// The number that is expected of the other end, if it is known.
    pub ack: Option<u32>,
}

/// Answers a packet of an unknown connection (RFC 9293 section 3.10.7.1).
pub fn answer(channel: &mut Channel, now: Instant, arrival: &Arrival<'_>) {
    let (seq, ack) = match arrival.flags & tcp::ACK {
        0 => (0, Some(arrival.seq.wrapping_add(1))),
        _ => (arrival.acked, None),
    };
    let ends = (arrival.to, arrival.from);
    push(channel, now, arrival.header, ends, Numbers { seq, ack });
}

/// Puts a RST into the channel, behind the congestion header that the flow's packets carry.
pub fn push(
    channel: &mut Channel,
    now: Instant,
    header: Header,
    (from, to): (SocketAddrV4, SocketAddrV4),
    numbers: Numbers,
) {
    let mut buf = [0; MAX_HEADER_LEN];
    let tcp_at = ipv4::HEADER_LEN + header.bytes();
    let len = tcp_at + tcp::HEADER_LEN;
    ipv4::Repr {
        source: *from.ip(),
        destination: *to.ip(),
        protocol: header.protocol(),
        ident: 0,
        ttl: ipv4::TTL,
        total_len: len as u16,
    }
    .emit(&mut buf);
    // As a last ACK does, it stays out of the routers' sums.
    SenderHeader::new(header).write(Stamped::LastAck, &mut buf[ipv4::HEADER_LEN..]);
    tcp::Repr {
        source_port: from.port(),
        destination_port: to.port(),
        seq: numbers.seq,
        ack: numbers.ack.unwrap_or(0),
        flags: RST | numbers.ack.map_or(0, |_| tcp::ACK),
        ..tcp::Repr::default()
    }
    .emit(&mut buf[tcp_at..]);
    let packet = Transmit {
        header_len: len,
        packet_len: len as u32,
        payload: 0..0,
    };
    channel.push(now, usize::MAX, &packet, &buf);
}
