//! UDT (Gu, Grossman, "UDT: UDP-based data transfer for high-speed wide area networks", Computer
//! Networks 51, 2007; draft-gg-udt-03), as libudt 4.11 has it on the wire. UDT sends a stream in
//! numbered packets, paced, with a window besides.
//!
//! ```text
//! sender                                       receiver
//!   | handshake 1, no cookie           -->       |
//!   |       <--  handshake 1, cookie             |   remembers nothing
//!   | handshake -1, cookie             -->       |
//!   |       <--  handshake -1, its socket ID     |
//!   | data, data, ...                  -->       |
//!   |       <--  ACK every 10 ms with RTT, room, arrival speed, capacity; light ACK every 64 packets
//!   | ACK2                             -->       |   measures the round trip
//!   |       <--  NAK at once for every gap, again for what stays missing
//!   | shutdown                         -->       |
//! ```
//!
//! Every 16th new packet is followed at once by the next one: from such pairs the receiver learns
//! the link's capacity (`estimate.rs`). The rate's rules are in `control.rs`. The choices that the
//! draft and the sources leave open or get wrong, and those made here: ADR 1102.

mod control;
mod cookie;
mod estimate;
pub mod options;
mod packet;
mod receiver;
mod sender;
mod sequence;

use crate::flow::config::{ConfigError, FlowConfig};
use crate::flow::endpoint::{Endpoint, Role};
use crate::wire::{ETHERNET_HEADER_LEN, ipv4};
use crate::{Instant, Span};

use options::{HEADER_LEN, WINDOW};

pub use receiver::Receiver;
pub use sender::Sender;

/// The period of ACKs and rate control.
const SYN: Span = Span::from_millis(10);
/// The least time without an answer that counts (libudt 4.11).
const MIN_EXP: Span = Span::from_millis(300);
/// The maximum: a peer may report any round trip.
const MAX_EXP: Span = Span::from_secs(30);
/// Times without an answer, and for how long, before a connection is given up.
const MAX_EXPIRIES: u32 = 16;
const DEAD_AFTER: Span = Span::from_secs(5);
/// The smallest MSS of a peer that makes sense: room for a word of payload.
const MIN_MSS: u32 = (ipv4::HEADER_LEN + 8 + HEADER_LEN + 4) as u32;

/// Makes one end of a flow.
pub(crate) fn build_endpoint(
    config: &FlowConfig,
    role: Role,
) -> Result<Box<dyn Endpoint>, ConfigError> {
    Ok(match role {
        Role::Sender => Box::new(Sender::new(config)?),
        Role::Receiver => Box::new(Receiver::new(config)?),
    })
}

/// Returns the largest IPv4 packet without what seals it, bytes: what UDT calls MSS.
fn mss(config: &FlowConfig) -> u32 {
    config.packet_bytes - ETHERNET_HEADER_LEN as u32 - config.seal_bytes()
}

/// Returns the most packets in flight that a configuration allows.
fn window(config: &FlowConfig) -> u32 {
    let given = config.options.number(&WINDOW) as u32;
    config
        .max_window_packets
        .map_or(given, |most| most.min(given))
}

/// Makes a socket ID: never 0, which is a listener's. The IDs of senders are odd. So every packet of two flows between
/// the same two ports, one each way, says for whom it is.
fn socket_id(drawn: u64, role: Role) -> u32 {
    let even = (drawn as u32 & 0x3fff_fffc) + 2;
    match role {
        Role::Sender => even | 1,
        Role::Receiver => even,
    }
}

/// Counts expiries in a row without a packet from the peer, and decides when there are too many (libudt's EXP timer).
#[derive(Debug)]
struct Exp {
    count: u32,
    /// When the last packet arrived, or the last expiry.
    since: Instant,
    last_received: Instant,
    /// How long the peer may be silent.
    patience: Span,
}

impl Exp {
    fn new(now: Instant, patience: Span) -> Exp {
        Exp {
            count: 1,
            since: now,
            last_received: now,
            patience,
        }
    }

    fn on_received(&mut self, now: Instant) {
        (self.count, self.since, self.last_received) = (1, now, now);
    }

    fn expires_at(&self, rtt: estimate::RoundTrip) -> Instant {
        let wait = rtt.overdue().saturating_mul(self.count.into()) + SYN;
        let least = MIN_EXP.saturating_mul(self.count.into());
        self.since + wait.max(least).min(MAX_EXP)
    }

    /// Notes that the timer has expired. Returns whether the peer is to be given up.
    fn expire(&mut self, now: Instant) -> bool {
        self.since = now;
        self.count += 1;
        self.count > MAX_EXPIRIES && now.since(self.last_received) >= self.patience
    }
}
