//! Applications over the transports, without I/O: background traffic that opens, feeds and closes TCP connections.
//!
//! A [`Client`] is the sending end of all connections between two hosts, a [`Server`] their receiving end. A connection
//! that is over is freed, so memory follows what is open, not what has been. A [`Ping`] sends ICMP echo requests.

mod client;
mod draws;
mod on_off;
mod pareto;
mod ping;
mod ports;
mod server;
mod sizes;
mod spec;
pub(crate) mod stats;
mod table;
mod web;

pub use client::Client;
pub use draws::Draws;
pub use ping::{Ping, PingSpec};
pub use ports::{Held, Ports};
pub use server::Server;
pub use sizes::SizeClass;
pub use spec::{ApplicationSpec, PairSpec, TrafficSpec};
pub use stats::ClientStats;

use crate::tcp::header;
use crate::wire::{ipv4, tcp};

/// Returns the TCP header of a packet, with or without congestion header.
fn tcp_of(packet: &[u8]) -> Option<tcp::Packet<&[u8]>> {
    let ip = ipv4::Packet::new_checked(packet).ok()?;
    let (_, rest) = header::parse(ip.protocol(), &packet[ip.header_len()..]).ok()?;
    tcp::Packet::new_checked(rest).ok()
}
