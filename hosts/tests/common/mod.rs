//! Two endpoints, and a network between them that a test controls.
//!
//! ```text
//! sender -- router, marks -- bottleneck, outage, path -- delay --> receiver
//! ```
//!
//! Routers, marks and the checks of each packet (`tcp_path.rs`) are those of [`Network::new`], for transports of TCP. The
//! bottleneck is that of [`Network::with_bottleneck`], for any transport. With a connection of the driver
//! ([`FlowConfig::connection`]), packets carry real bytes, and messages arrive in order and without losses.

#![allow(dead_code, reason = "each test binary uses its part")]

pub mod peerless;
pub mod tcp_path;

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::ops::Range;

use xcpr_hosts::flow::registry::Shape;
use xcpr_hosts::stats::record::Record;
use xcpr_hosts::tcp::header;
use xcpr_hosts::wire::tcp::{FIN, Repr, SYN};
use xcpr_hosts::wire::{ipv4, udp, xcp};
use xcpr_hosts::*;

use self::tcp_path::TcpPath;

pub const PACKET: u64 = 1000;
pub const PAYLOAD: u64 = 1000 - 86;

/// Extra delays after which copies of a packet arrive; none if it is lost.
pub type Delivery = Vec<Span>;

pub fn deliver() -> Delivery {
    vec![Span::ZERO]
}

pub fn lose() -> Delivery {
    Vec::new()
}

/// A packet or message that an endpoint has sent.
#[derive(Clone, Debug)]
pub struct SentPacket {
    pub at: Instant,
    pub to_receiver: bool,
    /// The headers, and the payload if the network carries it; of a control packet or message, all of it. The path may
    /// change them. Empty in the log.
    pub bytes: Vec<u8>,
    pub payload: Range<u64>,
    /// The whole length of a packet, its payload included; of a message, nothing.
    pub packet_len: Option<u32>,
    /// How many data packets (or ACKs) the same endpoint sent before; SYNs do not count.
    pub index: u64,
    /// The bits of ECN.
    pub ecn: u8,
    /// TCP's header; where there is none, the default.
    pub tcp: Repr,
    /// The congestion header of XCP and XCP-r.
    pub xcp: Option<xcp::Repr>,
}

impl SentPacket {
    fn message(at: Instant, to_receiver: bool, bytes: Vec<u8>) -> SentPacket {
        SentPacket {
            at,
            to_receiver,
            bytes,
            payload: 0..0,
            packet_len: None,
            index: 0,
            ecn: 0,
            tcp: Repr::default(),
            xcp: None,
        }
    }

    fn packet(at: Instant, to_receiver: bool, bytes: Vec<u8>, sent: &Transmit) -> SentPacket {
        let mut packet = SentPacket {
            payload: sent.payload.clone(),
            packet_len: Some(sent.packet_len),
            ..SentPacket::message(at, to_receiver, bytes)
        };
        let ip = ipv4::Packet::new_checked(&packet.bytes[..]).unwrap();
        packet.ecn = ip.ecn();
        if ip.protocol() != udp::PROTOCOL {
            let (header, rest) = header::parse(ip.protocol(), ip.payload()).unwrap();
            if let header::Packet::Xcp(header) = &header {
                packet.xcp = Some(xcp::Repr::parse(header));
            }
            packet.tcp = Repr::parse(&wire::tcp::Packet::new_checked(rest).unwrap()).unwrap();
        }
        packet
    }

    /// Returns the number of the segment, for full-sized ones.
    pub fn segment(&self) -> u64 {
        self.payload.start / PAYLOAD
    }

    /// Returns the congestion header, which must be there.
    pub fn xcp(&self) -> xcp::Repr {
        self.xcp.expect("a congestion header")
    }

    pub fn is_data(&self) -> bool {
        !self.payload.is_empty() || self.tcp.flags & FIN != 0
    }

    pub fn is_syn(&self) -> bool {
        self.tcp.flags & SYN != 0
    }
}

type Path = Box<dyn FnMut(&mut SentPacket) -> Delivery>;
/// Returns whether a message arrives; it may be changed.
type MessageFilter = Box<dyn FnMut(&mut SentPacket) -> bool>;
/// A packet or message in flight: arrival, a number that breaks ties, whether to the receiver, bytes, length of a
/// packet or `None` of a message, payload.
type InFlight = (Instant, u64, bool, Vec<u8>, Option<u32>, (u64, u64));

/// The state of a sender of TCP.
pub trait SenderState {
    fn window_bytes(&self) -> u64;
    fn in_flight_bytes(&self) -> u64;
    fn srtt(&self) -> Option<Span>;
}

impl<E: Endpoint + ?Sized> SenderState for E {
    fn window_bytes(&self) -> u64 {
        let control = self.sample().control.expect("a sender's control");
        control.window_bytes.expect("a window")
    }

    fn in_flight_bytes(&self) -> u64 {
        let control = self.sample().control.expect("a sender's control");
        control.in_flight_bytes.expect("a scoreboard")
    }

    fn srtt(&self) -> Option<Span> {
        self.sample().control.expect("a sender's control").srtt
    }
}

/// A link that packets to the receiver leave one after the other.
struct Bottleneck {
    /// The transmission time of a packet.
    gap: Span,
    queue_packets: u64,
    busy_until: Instant,
}

impl Bottleneck {
    /// Returns when a packet has left, or `None` if the queue is full.
    fn transmit(&mut self, now: Instant) -> Option<Instant> {
        if self.busy_until.since(now).0 >= self.queue_packets * self.gap.0 {
            return None;
        }
        self.busy_until = self.busy_until.max(now) + self.gap;
        Some(self.busy_until)
    }
}

pub struct Network<S: ?Sized = dyn Endpoint, R: ?Sized = dyn Endpoint> {
    pub sender: Box<S>,
    pub receiver: Box<R>,
    pub now: Instant,
    pub delay: Span,
    pub record: Record,
    /// The packets so far, in a network of TCP.
    pub log: Vec<SentPacket>,
    /// Packets and messages that either endpoint has sent.
    pub sent: u64,
    /// Ranges of the stream that the receiver reported as new, in order of arrival.
    pub delivered: Vec<Range<u64>>,
    /// Whether the path changes packets, so that the offset of a payload is not checked.
    pub tampered: bool,
    pub message_filter: MessageFilter,
    /// When packets are lost, and messages wait.
    pub outage: Range<Instant>,
    path: Path,
    tcp: Option<TcpPath>,
    bottleneck: Option<Bottleneck>,
    in_flight: BinaryHeap<Reverse<InFlight>>,
    /// Data packets of the receiver and of the sender.
    counts: [u64; 2],
    /// The real bytes: sent, and received.
    contents: Vec<u8>,
    received_bytes: Vec<u8>,
    carries: bool,
}

/// Configures a flow of TCP.
pub fn config(transport: Transport, recovery: Recovery) -> FlowConfig {
    let end = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
    let mut config = FlowConfig {
        transport,
        recovery,
        ..FlowConfig::new(end(1, 10000), end(2, 5001))
    };
    // The same payload, with or without congestion header.
    config.packet_bytes = PAYLOAD as u32 + config.header_bytes();
    config
}

/// Configures a flow of any transport, from an interface of the bottleneck's rate.
pub fn config_at_rate(transport: Transport) -> FlowConfig {
    let end = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
    FlowConfig {
        transport,
        secret: 11,
        interface_bps: Some(100_000_000),
        ..FlowConfig::new(end(1, 10000), end(2, 5001))
    }
}

/// Configures the same where the driver transfers real bytes.
pub fn with_driver_connection(config: FlowConfig) -> FlowConfig {
    let round_trip = Span::from_millis(40);
    FlowConfig {
        connection: Some(DriverConnection {
            round_trip,
            seal_bytes: 0,
            patience: Span::ZERO,
        }),
        ..config
    }
}

/// Lists every transport over UDP, first with TCP connections of its own, then with the driver's and real bytes.
pub fn udp_flows() -> impl Iterator<Item = FlowConfig> {
    let all = Transport::ALL.iter().copied();
    let all = all.filter(|t| t.shape() == Shape::Datagrams);
    all.map(config_at_rate)
        .flat_map(|config| [config.clone(), with_driver_connection(config)])
}

/// Lists those, and every transport of a single TCP connection.
pub fn all_flows() -> impl Iterator<Item = FlowConfig> {
    let of_tcp = Transport::of_tcp().filter(|transport| transport.shape() != Shape::Parallel);
    udp_flows().chain(of_tcp.map(config_at_rate))
}

/// Makes a sequence of uniform random numbers from 0 to 1.
pub fn uniform_draws(mut state: u64) -> impl FnMut() -> f64 {
    move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as f64 / f64::from(1u32 << 31)
    }
}

/// Returns the byte at a place of a stream.
pub fn byte_at(place: u64) -> u8 {
    (place.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8
}

impl Network {
    /// Makes a network for TCP, of 50 ms each way, that loses nothing and whose routers change no window. The sender's
    /// packets are checked.
    pub fn new(config: &FlowConfig) -> Network {
        let end = |role| flow::build_endpoint(config, role).unwrap();
        Network {
            tcp: Some(TcpPath::new(config)),
            ..Network::between(end(Role::Sender), end(Role::Receiver), 50)
        }
    }

    /// Makes a network of 20 ms each way, 100 Mbit/s, a queue of 200 packets, no other losses.
    pub fn with_bottleneck(config: &FlowConfig) -> Network {
        let end = |role| flow::build_endpoint(config, role).unwrap();
        Network {
            bottleneck: Some(Bottleneck {
                gap: Span::from_micros(80),
                queue_packets: 200,
                busy_until: Instant::ZERO,
            }),
            contents: (0..config.bytes.unwrap_or(0)).map(byte_at).collect(),
            received_bytes: vec![0; config.bytes.unwrap_or(0) as usize],
            carries: config.connection.is_some(),
            ..Network::between(end(Role::Sender), end(Role::Receiver), 20)
        }
    }
}

impl<S: Endpoint + ?Sized, R: Endpoint + ?Sized> Network<S, R> {
    /// Makes a network between two endpoints that loses nothing.
    pub fn between(sender: Box<S>, receiver: Box<R>, delay_ms: u64) -> Network<S, R> {
        Network {
            sender,
            receiver,
            now: Instant::ZERO,
            delay: Span::from_millis(delay_ms),
            record: Record::new(Instant::ZERO, true),
            log: Vec::new(),
            sent: 0,
            delivered: Vec::new(),
            tampered: false,
            message_filter: Box::new(|_| true),
            outage: Instant::ZERO..Instant::ZERO,
            path: Box::new(|_| deliver()),
            tcp: None,
            bottleneck: None,
            in_flight: BinaryHeap::new(),
            counts: [0; 2],
            contents: Vec::new(),
            received_bytes: Vec::new(),
            carries: false,
        }
    }

    pub fn with_path(mut self, path: impl FnMut(&mut SentPacket) -> Delivery + 'static) -> Self {
        self.path = Box::new(path);
        self
    }

    /// Lets routers allow feedback to each data packet of XCP.
    pub fn with_router(mut self, router: impl FnMut(&SentPacket) -> i32 + 'static) -> Self {
        self.tcp.as_mut().expect("TCP").router = Box::new(router);
        self
    }

    /// Lets a queue mark the packets for which `marks` returns true; they must be capable of ECN.
    pub fn with_marks(mut self, marks: impl FnMut(&SentPacket) -> bool + 'static) -> Self {
        self.tcp.as_mut().expect("TCP").marks = Box::new(marks);
        self
    }

    /// Loses all that is in flight.
    pub fn lose_in_flight(&mut self) {
        self.in_flight.clear();
    }

    /// Runs until nothing is left to happen, or `until`.
    pub fn run(&mut self, until: Instant) {
        self.run_observed(until, |_| {});
    }

    /// Runs like [`Network::run`], and calls `observe` after each event.
    pub fn run_observed(&mut self, until: Instant, mut observe: impl FnMut(&Self)) {
        loop {
            let arrival = self.in_flight.peek().map(|Reverse(f)| f.0);
            let deadlines = [self.sender.poll_timeout(), self.receiver.poll_timeout()];
            let Some(next) = deadlines.into_iter().chain([arrival]).flatten().min() else {
                return;
            };
            if next > until {
                self.now = until;
                return;
            }
            self.now = self.now.max(next);
            if arrival == Some(next) {
                self.handle_arrival();
            } else {
                self.sender.handle_timeout(self.now);
                self.receiver.handle_timeout(self.now);
            }
            self.drain();
            if self.tcp.is_some() && arrival != Some(next) {
                let deadlines = [self.sender.poll_timeout(), self.receiver.poll_timeout()];
                let overdue = deadlines.into_iter().flatten().find(|&at| at <= self.now);
                assert_eq!(overdue, None, "left behind");
            }
            observe(self);
            assert!(self.sent < 10_000_000, "no end in sight");
        }
    }

    fn handle_arrival(&mut self) {
        let Reverse((_, _, to_receiver, bytes, len, payload)) = self.in_flight.pop().unwrap();
        match (to_receiver, len) {
            (true, Some(len)) => self.receive(&bytes, len, payload),
            (false, Some(len)) => drop(self.sender.handle_packet(self.now, &bytes, len)),
            (_, None) => {
                let end = match to_receiver {
                    true => self.receiver.peer_messages(),
                    false => self.sender.peer_messages(),
                };
                if let Some(end) = end {
                    end.on_message(self.now, &bytes);
                }
            }
        }
    }

    fn receive(&mut self, bytes: &[u8], len: u32, payload: (u64, u64)) {
        let new = self.receiver.handle_packet(self.now, bytes, len);
        let right = new.is_empty() || (new.start, new.end) == payload;
        assert!(right || self.tampered, "{new:?} of {payload:?}");
        if self.carries {
            let count = (new.end - new.start) as usize;
            self.write(new.start, &bytes[bytes.len() - count..]);
        }
        let poll = |end: &mut R| end.coded_receiver().and_then(|end| end.poll_decoded());
        while let Some((start, bytes)) = poll(&mut self.receiver) {
            self.write(start, &bytes);
        }
        self.delivered.push(new);
    }

    fn write(&mut self, start: u64, bytes: &[u8]) {
        let start = start as usize;
        match self.received_bytes.get_mut(start..start + bytes.len()) {
            Some(place) => place.copy_from_slice(bytes),
            None => assert!(self.tampered, "something is behind the stream's end"),
        }
    }

    fn drain(&mut self) {
        let mut buf = [0; MAX_HEADER_LEN];
        if let Some(sender) = self.sender.coded_sender() {
            while let Some(needed) = sender.data_needed() {
                let needed = needed.start as usize..needed.end as usize;
                sender.provide_data(self.contents[needed].to_vec());
            }
        }
        if let Some(tcp) = &mut self.tcp {
            tcp.before_sending(&*self.sender);
        }
        while let Some(sent) = self.sender.poll_transmit(self.now, &mut buf) {
            if let Some(tcp) = &mut self.tcp {
                tcp.check_window(&*self.sender, &sent);
            }
            self.launch(true, &buf, &sent);
        }
        while let Some(sent) = self.receiver.poll_transmit(self.now, &mut buf) {
            self.launch(false, &buf, &sent);
        }
        while let Some(message) = self
            .sender
            .peer_messages()
            .and_then(PeerMessages::poll_message)
        {
            self.send_message(true, message);
        }
        while let Some(message) = self
            .receiver
            .peer_messages()
            .and_then(PeerMessages::poll_message)
        {
            self.send_message(false, message);
        }
        self.sender.report_to(self.now, &mut self.record);
    }

    fn send_message(&mut self, to_receiver: bool, message: Vec<u8>) {
        self.sent += 1;
        let mut message = SentPacket::message(self.now, to_receiver, message);
        if (self.message_filter)(&mut message) {
            let mut at = self.now + self.delay;
            if self.outage.contains(&self.now) {
                at = self.outage.end + self.delay;
            }
            let in_flight = (at, self.sent, to_receiver, message.bytes, None, (0, 0));
            self.in_flight.push(Reverse(in_flight));
        }
    }

    fn launch(&mut self, to_receiver: bool, buf: &[u8], sent: &Transmit) {
        self.sent += 1;
        let payload = (sent.payload.start, sent.payload.end);
        let mut bytes = buf[..sent.header_len].to_vec();
        if self.carries {
            bytes.extend(&self.contents[payload.0 as usize..payload.1 as usize]);
        }
        let mut packet = SentPacket::packet(self.now, to_receiver, bytes, sent);
        let count = &mut self.counts[usize::from(to_receiver)];
        packet.index = *count;
        *count += u64::from(!packet.is_syn());
        let mut left = self.now;
        if let (true, Some(bottleneck)) = (to_receiver, &mut self.bottleneck) {
            match bottleneck.transmit(self.now) {
                Some(at) => left = at,
                None => return,
            }
        }
        if self.outage.contains(&self.now) {
            return;
        }
        if let Some(tcp) = &mut self.tcp {
            tcp.forward(&mut packet);
        }
        for extra in (self.path)(&mut packet) {
            let (at, bytes) = (left + self.delay + extra, packet.bytes.clone());
            let in_flight = (
                at,
                self.sent,
                to_receiver,
                bytes,
                packet.packet_len,
                payload,
            );
            self.in_flight.push(Reverse(in_flight));
        }
        if self.tcp.is_some() {
            packet.bytes = Vec::new();
            self.log.push(packet);
        }
    }

    /// Returns the data packets sent, by number of segment, with their times.
    pub fn data(&self) -> impl Iterator<Item = &SentPacket> {
        self.log.iter().filter(|s| s.to_receiver && s.is_data())
    }

    /// Returns how often a segment was sent.
    pub fn times_sent(&self, segment: u64) -> usize {
        self.data().filter(|s| s.segment() == segment).count()
    }

    pub fn timeouts(&self) -> u64 {
        self.sender.counts().sent.timeouts
    }

    pub fn fast_retransmits(&self) -> u64 {
        self.sender.counts().sent.fast_retransmits
    }

    /// Asserts that every byte of a finite transfer was delivered once, and that both endpoints know.
    pub fn assert_complete(&self, bytes: u64) {
        let (sender, receiver) = (self.sender.counts(), self.receiver.counts());
        let (now, carries) = (self.now, self.carries);
        assert!(
            sender.complete,
            "sender at {now:?}, carries {carries}: {sender:?}"
        );
        assert!(receiver.complete, "receiver at {now:?}: {receiver:?}");
        assert_eq!(receiver.received.payload_bytes, bytes);
        if let Some(tcp) = &self.tcp {
            let headers = tcp.header_bytes * bytes.div_ceil(PAYLOAD);
            assert_eq!(receiver.received.delivered_bytes, bytes + headers);
        }
        if self.carries {
            assert!(self.received_bytes == self.contents, "other bytes came");
        }
        if self.tcp.as_ref().is_some_and(|tcp| tcp.parallel) {
            // Its receiver does not know a packet's place in the stream.
            return;
        }
        let mut delivered: Vec<_> = self
            .delivered
            .iter()
            .filter(|range| !range.is_empty())
            .collect();
        delivered.sort_by_key(|range| range.start);
        let (mut end, mut decoded) = (0, 0);
        for range in delivered {
            assert!(range.start >= end, "each byte is new once");
            decoded += range.start - end;
            end = range.end;
        }
        decoded += bytes - end;
        let own = receiver.transport_counters.get("decoded_bytes").copied();
        assert_eq!(
            decoded,
            own.unwrap_or(0),
            "what no packet brought was decoded"
        );
    }
}
