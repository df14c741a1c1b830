//! The configuration that a flow gets when it is made, and the things that it hands to its driver.

use std::fmt;
use std::net::SocketAddrV4;
use std::ops::{Range, RangeInclusive};

use crate::flow::registry::{Recovery, Shape, Transport};
use crate::flow::settings::{
    ACK_EVERY, INITIAL_RTO, INITIAL_WINDOW, MAX_ACK_DELAY, MIN_RTO, PACKET_SIZE, QUICK_ACKS,
};
use crate::flow::setup::Setup;
use crate::options::Options;
use crate::tcp::ecn::Echo;
use crate::tcp::header::{self, Header};
use crate::tcp::psockets::options::{MAX_CONNECTIONS, most_connections};
use crate::tcp::rtt::MAX_RTO;
use crate::wire::ETHERNET_HEADER_LEN;
use crate::{Instant, Span};

/// The largest frame, bytes: the largest IPv4 packet (RFC 791 section 3.1) behind Ethernet's header.
pub const MAX_PACKET_BYTES: u32 = u16::MAX as u32 + ETHERNET_HEADER_LEN as u32;

/// Both ends of one flow are made from the same configuration; data goes from `source` to `destination`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlowConfig {
    /// How the window grows and shrinks.
    pub transport: Transport,
    /// How lost packets are found and sent again.
    pub recovery: Recovery,
    /// The sender.
    pub source: SocketAddrV4,
    /// The receiver.
    pub destination: SocketAddrV4,
    /// A full data packet as an Ethernet frame, bytes: 14 + 20 IPv4 + 20 XCP (where the transport has it) + 32 TCP +
    /// payload.
    pub packet_bytes: u32,
    /// The window after set-up, packets.
    pub initial_window_packets: u32,
    /// The shortest retransmission timeout (RFC 6298 section 2.4: 1 s).
    pub min_rto: Span,
    /// The retransmission timeout before any round-trip time is known (RFC 6298 section 2.1: 1 s).
    pub initial_rto: Span,
    /// Where doubling the retransmission timeout ends (RFC 6298 section 2.5: at 60 s or more). A shorter one finds out
    /// sooner that a path is back.
    pub max_rto: Span,
    /// Payload bytes to transfer; `None` never ends.
    pub bytes: Option<u64>,
    /// When the sender connects.
    pub start: Instant,
    /// From when on no new data is sent: the application closes. Data in flight is still recovered.
    pub stop: Option<Instant>,
    /// One ACK for this many packets that arrive in order; 1 acknowledges each.
    pub ack_every: u32,
    /// How long a receiver that does not acknowledge every packet may hold an ACK back (RFC 5681 section 4.2: less than
    /// 500 ms).
    pub max_ack_delay: Span,
    /// ACKs of data that wait for no other packet, at the flow's start and after a duplicate, as Linux's
    /// `TCP_MAX_QUICKACKS`; 0: none.
    pub quick_acks: u32,
    /// The most packets the sender may have in flight, whatever the routers allow.
    pub max_window_packets: Option<u32>,
    /// How marks come back to the sender; `None`: as the algorithm asks for.
    pub ecn: Option<Echo>,
    /// The code point of differentiated services that both ends give their packets.
    pub dscp: u8,
    /// The sender's first sequence number (the SYN's). A driver on a real network chooses it at random (RFC 6528).
    pub initial_sequence: u32,
    /// A number that a driver draws for each flow: cookies, sequence numbers and chances follow from it. On a real network
    /// it is secret.
    pub secret: u64,
    /// The rate of the sender's interface, frame bits per second, where it is known: what a transport that only obeys a
    /// given rate goes by if it is given none.
    pub interface_bps: Option<u64>,
    /// The rate that the sender's user set, frame bits per second, of a transfer: XCP asks routers for no more (ADR 0108).
    pub max_rate_bps: Option<u64>,
    /// The options of transport and recovery; options of others say nothing here.
    pub options: Options,
    /// The connection of a transport over UDP whose driver transfers real bytes. `None`: payload is
    /// lengths alone, and ends have their TCP connections inside.
    pub connection: Option<DriverConnection>,
}

/// The TCP connection of the kernel's that a driver has between the two ends of a transport over
/// UDP. The driver transfers real bytes. The transport's messages go over it
/// ([`crate::PeerMessages`]), and coded packets are made of the bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DriverConnection {
    /// Its round trip when it was set up.
    pub round_trip: Span,
    /// Bytes that the driver adds to every datagram, where it seals them, and takes away again before an end sees it.
    pub seal_bytes: u32,
    /// How long the driver waits for the other end before it gives the transfer up. An end gives up no sooner.
    pub patience: Span,
}

impl DriverConnection {
    /// Returns the connection with this round trip.
    pub fn with_round_trip(self, round_trip: Span) -> DriverConnection {
        DriverConnection { round_trip, ..self }
    }
}

impl FlowConfig {
    /// Takes the defaults ([`crate::flow::settings`]; XCP, RACK, unlimited data) between two endpoints.
    pub fn new(source: SocketAddrV4, destination: SocketAddrV4) -> FlowConfig {
        FlowConfig {
            transport: Transport::default(),
            recovery: Recovery::default(),
            source,
            destination,
            packet_bytes: PACKET_SIZE.number() as u32,
            initial_window_packets: INITIAL_WINDOW.number() as u32,
            min_rto: Span(MIN_RTO.number()),
            initial_rto: Span(INITIAL_RTO.number()),
            max_rto: MAX_RTO,
            bytes: None,
            start: Instant::ZERO,
            stop: None,
            ack_every: ACK_EVERY.number() as u32,
            max_ack_delay: Span(MAX_ACK_DELAY.number()),
            quick_acks: QUICK_ACKS.number() as u32,
            max_window_packets: None,
            ecn: None,
            dscp: 0,
            initial_sequence: 0,
            secret: 0,
            interface_bps: None,
            max_rate_bps: None,
            options: Options::default(),
            connection: None,
        }
    }

    /// Returns how long the peer may be silent before an end gives up. The time is its own, or
    /// that for which a driver with a connection of its own waits for the other end.
    pub(crate) fn patience(&self, by_itself: Span) -> Span {
        self.connection
            .map_or(by_itself, |connection| connection.patience.max(by_itself))
    }

    /// Returns the ports that the sender may use: its own and, where a transfer has several connections, those after
    /// it.
    pub fn source_ports(&self) -> RangeInclusive<u16> {
        let first = self.source.port();
        let more = match self.transport.shape() {
            Shape::Single | Shape::RightSizing | Shape::Datagrams => 0,
            Shape::Parallel => most_connections(&self.options) - 1,
        };
        first..=first.saturating_add(more)
    }

    /// Returns how long the sender has to expect that the receiver holds an ACK back.
    pub(crate) fn expected_ack_delay(&self) -> Span {
        if self.ack_every > 1 {
            self.max_ack_delay
        } else {
            Span::ZERO
        }
    }

    /// Returns how marks come back to the sender. Where routers steer by a congestion header, and over UDP, nothing may be
    /// marked.
    pub(crate) fn echo(&self) -> Echo {
        match self.transport.window() {
            Some(window) if window.header == Header::None => self.ecn.unwrap_or(window.echo),
            _ => Echo::None,
        }
    }

    /// Returns the bytes of every datagram that the driver adds.
    pub(crate) fn seal_bytes(&self) -> u32 {
        self.connection
            .map_or(0, |connection| connection.seal_bytes)
    }

    /// Returns the headers of a data packet, and what seals it, bytes of the frame.
    pub fn header_bytes(&self) -> u32 {
        self.transport.header_bytes() as u32 + self.seal_bytes()
    }

    /// Returns the payload bytes of a full packet.
    pub fn payload_bytes(&self) -> u32 {
        self.packet_bytes - self.header_bytes()
    }

    /// Returns the facts that the flow's algorithm and its congestion header begin with.
    pub fn setup(&self) -> Setup<'_> {
        let recovery = self.recovery.facts();
        Setup {
            packet_bytes: self.packet_bytes,
            initial_window_packets: self.initial_window_packets,
            secret: self.secret,
            options: &self.options,
            uses_sack: recovery.uses_sack,
            reads_duplicates: recovery.reads_duplicates,
        }
    }

    /// Checks that a flow can be made of this.
    ///
    /// # Errors
    /// The first field that is out of range.
    pub fn validate(&self) -> Result<(), ConfigError> {
        let least = self.header_bytes() + 1;
        if self.packet_bytes < least || self.packet_bytes > MAX_PACKET_BYTES {
            return Err(ConfigError::PacketBytes {
                bytes: self.packet_bytes,
                least,
                most: MAX_PACKET_BYTES,
            });
        }
        if self.initial_window_packets == 0 {
            return Err(ConfigError::Zero("initial_window_packets"));
        }
        if self.ack_every == 0 {
            return Err(ConfigError::Zero("ack_every"));
        }
        if self.max_window_packets == Some(0) {
            return Err(ConfigError::Zero("max_window_packets"));
        }
        let parallel = self.transport.shape() == Shape::Parallel;
        if parallel && self.source.port() > u16::MAX - MAX_CONNECTIONS {
            return Err(ConfigError::Ports);
        }
        if self.initial_rto == Span::ZERO {
            return Err(ConfigError::Zero("initial_rto"));
        }
        Ok(())
    }
}

/// Why a flow can't be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigError {
    /// `packet_bytes` leaves no payload or does not fit in a packet.
    PacketBytes {
        /// The size that was asked for.
        bytes: u32,
        /// The smallest frame of this flow, bytes.
        least: u32,
        /// The largest frame of this flow, bytes.
        most: u32,
    },
    /// The named field must be at least one.
    Zero(&'static str),
    /// A transfer's connections take ports that there are not.
    Ports,
    /// `rate_bps` is not a positive number.
    Rate,
    /// The flow needs a window of TCP segments, and this transport has none.
    NoTcp(&'static str),
    /// The transport sends at a given rate, is given none, and does not know its interface's.
    NoRate(&'static str),
    /// A setting of an application makes no sense.
    Application(&'static str),
    /// The ON periods overlap, go backwards or are empty.
    Periods,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConfigError::PacketBytes { bytes, least, most } => {
                write!(
                    f,
                    "packet_bytes = {bytes}: allowed are {least} to {most} bytes"
                )
            }
            ConfigError::Zero(field) => write!(f, "{field} = 0: must be at least 1"),
            ConfigError::Ports => write!(
                f,
                "source port: {MAX_CONNECTIONS} ports from it on are needed, up to 65535"
            ),
            ConfigError::Rate => {
                f.write_str("rate_bps: must be a positive number of bits per second")
            }
            ConfigError::NoTcp(transport) => {
                write!(f, "transport {transport} has no TCP connections")
            }
            ConfigError::NoRate(transport) => write!(
                f,
                "{transport}.rate: needed where the interface's is not known"
            ),
            ConfigError::Application(problem) => f.write_str(problem),
            ConfigError::Periods => f.write_str("on: periods must be ordered, apart and not empty"),
        }
    }
}

impl std::error::Error for ConfigError {}

/// A packet to put on the wire: its headers are in the driver's buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transmit {
    /// Bytes of headers written to the buffer, from the IPv4 header on; of a control packet, all of it.
    pub header_len: usize,
    /// IPv4 total length: headers, payload and what seals them.
    pub packet_len: u32,
    /// The stream's bytes that follow the headers, from 0; empty on ACKs. A driver that carries payload also writes
    /// the TCP checksum, which stays 0 here because it covers the payload.
    pub payload: Range<u64>,
}

/// The buffer that every `poll_transmit` needs. The longest headers of TCP take less; a control packet is all header, so
/// that none is longer than this, Ethernet's payload.
pub const MAX_HEADER_LEN: usize = 1500;
const _: () = assert!(20 + header::MAX_HEADER_BYTES + 60 <= MAX_HEADER_LEN);
