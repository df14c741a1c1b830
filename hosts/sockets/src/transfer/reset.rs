//! The packet that breaks a transfer off: RST (RFC 9293 section 3.5.2). It is a courtesy: it may be lost, and the other
//! end then finds out by itself.

use std::net::SocketAddrV4;

use xcpr_hosts::wire::{ipv4, tcp, xcp};
use xcpr_hosts::{Instant, MAX_HEADER_LEN, Transmit};

use crate::channel::Channel;

/// TCP's flag RST.
pub const RST: u8 = 4;

const LEN: usize = ipv4::HEADER_LEN + xcp::HEADER_LEN + tcp::HEADER_LEN;

/// Puts a RST into the channel.
pub fn push(channel: &mut Channel, now: Instant, from: SocketAddrV4, to: SocketAddrV4) {
    let mut header = [0; MAX_HEADER_LEN];
    ipv4::Repr {
        source: *from.ip(),
        destination: *to.ip(),
        protocol: xcp::PROTOCOL,
        ident: 0,
        ttl: ipv4::TTL,
        total_len: LEN as u16,
    }
    .emit(&mut header);
    xcp::Repr {
        next_protocol: tcp::PROTOCOL,
        format: xcp::Format::Data,
        epoch: 0,
        cwnd: 0,
        // An unknown round-trip time keeps a packet out of the routers' sums.
        rtt: 0,
        feedback: 0,
        reverse: 0,
    }
    .emit(&mut header[ipv4::HEADER_LEN..]);
    tcp::Repr {
        source_port: from.port(),
        destination_port: to.port(),
        flags: RST,
        ..tcp::Repr::default()
    }
    .emit(&mut header[ipv4::HEADER_LEN + xcp::HEADER_LEN..]);
    let packet = Transmit {
        header_len: LEN,
        packet_len: LEN as u32,
        payload: 0..0,
    };
    channel.push(now, usize::MAX, &packet, &header);
}
