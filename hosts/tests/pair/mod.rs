//! Two endpoints of any transport on a path with one bottleneck. With a connection of the driver
//! ([`FlowConfig::connection`]), packets carry real bytes, and messages arrive in order and without losses.

#![allow(dead_code, reason = "not every test needs all of it")]

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::ops::Range;

use xcpr_hosts::flow::registry::Shape;
use xcpr_hosts::*;

/// A packet that an end has sent, before the path decides on it.
pub struct Sent<'a> {
    pub at: Instant,
    pub to_receiver: bool,
    /// The headers; of a control packet, all of it. The path may change them.
    pub bytes: &'a mut Vec<u8>,
    /// Whether payload follows.
    pub data: bool,
    /// The whole length of a packet, its payload included; of a message, nothing.
    pub packet_len: Option<u32>,
}

/// Extra delays after which copies of a packet arrive; none if it is lost.
pub type Delivery = Vec<Span>;

pub fn deliver() -> Delivery {
    vec![Span::ZERO]
}

type Path = Box<dyn FnMut(Sent<'_>) -> Delivery>;
/// Whether a message arrives; it may be changed.
type MessageFilter = Box<dyn FnMut(Sent<'_>) -> bool>;
/// A packet or message in flight: arrival, a number that breaks ties, whether to the receiver, bytes, length of a
/// packet or `None` of a message, payload.
type InFlight = (Instant, u64, bool, Vec<u8>, Option<u32>, (u64, u64));

pub struct Pair {
    pub sender: Box<dyn Endpoint>,
    pub receiver: Box<dyn Endpoint>,
    pub now: Instant,
    pub delay: Span,
    pub path: Path,
    /// Packets that either end has sent.
    pub sent: u64,
    /// How long a packet takes to leave the bottleneck, and until when it is busy.
    gap: Span,
    busy_until: Instant,
    queue: u64,
    in_flight: BinaryHeap<Reverse<InFlight>>,
    /// Ranges of the stream that the receiver reported as new, in order of arrival.
    pub delivered: Vec<Range<u64>>,
    /// Whether the path changes packets, so that the offset of a payload is not checked.
    pub tampered: bool,
    pub message_filter: MessageFilter,
    /// When packets are lost, and messages wait.
    pub outage: Range<Instant>,
    /// The real bytes: sent, and received.
    pub contents: Vec<u8>,
    pub received_bytes: Vec<u8>,
    carries: bool,
}

pub fn config(transport: Transport) -> FlowConfig {
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
pub fn flows() -> impl Iterator<Item = FlowConfig> {
    let all = Transport::ALL.iter().copied();
    let all = all.filter(|t| t.shape() == Shape::Datagrams).map(config);
    all.flat_map(|config| [config.clone(), with_driver_connection(config)])
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

impl Pair {
    /// Makes a pair of 20 ms each way, 100 Mbit/s, a queue of 200 packets, no other losses.
    pub fn new(config: &FlowConfig) -> Pair {
        let end = |role| flow::build_endpoint(config, role).unwrap();
        Pair {
            sender: end(Role::Sender),
            receiver: end(Role::Receiver),
            now: Instant::ZERO,
            delay: Span::from_millis(20),
            path: Box::new(|_| deliver()),
            sent: 0,
            gap: Span::from_micros(80),
            busy_until: Instant::ZERO,
            queue: 200,
            in_flight: BinaryHeap::new(),
            delivered: Vec::new(),
            tampered: false,
            message_filter: Box::new(|_| true),
            outage: Instant::ZERO..Instant::ZERO,
            contents: (0..config.bytes.unwrap_or(0)).map(byte_at).collect(),
            received_bytes: vec![0; config.bytes.unwrap_or(0) as usize],
            carries: config.connection.is_some(),
        }
    }

    pub fn with_path(mut self, path: impl FnMut(Sent<'_>) -> Delivery + 'static) -> Pair {
        self.path = Box::new(path);
        self
    }

    /// Runs until nothing is left to happen, or `until`.
    pub fn run(&mut self, until: Instant) {
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
            let now = self.now;
            if arrival == Some(next) {
                let Reverse((_, _, to_receiver, bytes, len, payload)) =
                    self.in_flight.pop().unwrap();
                match len {
                    None => {
                        let end = if to_receiver {
                            &mut self.receiver
                        } else {
                            &mut self.sender
                        };
                        if let Some(end) = end.peer_messages() {
                            end.on_message(now, &bytes);
                        }
                    }
                    Some(len) if to_receiver => self.take(&bytes, len, payload),
                    Some(len) => drop(self.sender.handle_packet(now, &bytes, len)),
                }
            } else {
                for end in [&mut self.sender, &mut self.receiver] {
                    if end.poll_timeout().is_some_and(|at| at <= now) {
                        end.handle_timeout(now);
                    }
                }
            }
            self.drain();
            assert!(self.sent < 10_000_000, "no end in sight");
        }
    }

    fn take(&mut self, bytes: &[u8], len: u32, payload: (u64, u64)) {
        let new = self.receiver.handle_packet(self.now, bytes, len);
        let right = new.is_empty() || (new.start, new.end) == payload;
        assert!(right || self.tampered, "{new:?} of {payload:?}");
        if self.carries {
            let count = (new.end - new.start) as usize;
            self.write(new.start, &bytes[bytes.len() - count..]);
        }
        while let Some((start, bytes)) = self
            .receiver
            .coded_receiver()
            .and_then(|end| end.poll_decoded())
        {
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
        while let Some(sent) = self.sender.poll_transmit(self.now, &mut buf) {
            self.launch(true, &buf, &sent);
        }
        while let Some(sent) = self.receiver.poll_transmit(self.now, &mut buf) {
            self.launch(false, &buf, &sent);
        }
        while let Some(message) = self
            .sender
            .peer_messages()
            .and_then(|end| end.poll_message())
        {
            self.send_message(true, message);
        }
        while let Some(message) = self
            .receiver
            .peer_messages()
            .and_then(|end| end.poll_message())
        {
            self.send_message(false, message);
        }
    }

    fn send_message(&mut self, to_receiver: bool, mut message: Vec<u8>) {
        self.sent += 1;
        let arrives = (self.message_filter)(Sent {
            at: self.now,
            to_receiver,
            bytes: &mut message,
            data: false,
            packet_len: None,
        });
        if arrives {
            let mut at = self.now + self.delay;
            if self.outage.contains(&self.now) {
                at = self.outage.end + self.delay;
            }
            let in_flight = (at, self.sent, to_receiver, message, None, (0, 0));
            self.in_flight.push(Reverse(in_flight));
        }
    }

    fn launch(&mut self, to_receiver: bool, buf: &[u8], sent: &Transmit) {
        self.sent += 1;
        let payload = (sent.payload.start, sent.payload.end);
        let mut bytes = buf[..sent.header_len].to_vec();
        if self.carries {
            let payload_range = payload.0 as usize..payload.1 as usize;
            bytes.extend(&self.contents[payload_range]);
        }
        let mut at = self.now + self.delay;
        if to_receiver {
            if self.busy_until.since(self.now).0 >= self.queue * self.gap.0 {
                return;
            }
            self.busy_until = self.busy_until.max(self.now) + self.gap;
            at = self.busy_until + self.delay;
        }
        if self.outage.contains(&self.now) {
            return;
        }
        let fate = (self.path)(Sent {
            at: self.now,
            to_receiver,
            bytes: &mut bytes,
            data: payload.0 < payload.1,
            packet_len: Some(sent.packet_len),
        });
        for extra in fate {
            let in_flight = (
                at + extra,
                self.sent,
                to_receiver,
                bytes.clone(),
                Some(sent.packet_len),
                payload,
            );
            self.in_flight.push(Reverse(in_flight));
        }
    }

    /// Asserts that every byte of a finite transfer came, and that both ends know.
    pub fn assert_complete(&mut self, bytes: u64) {
        let (sender, receiver) = (self.sender.counts(), self.receiver.counts());
        let carries = self.carries;
        assert!(
            sender.complete,
            "sender at {:?}, carries {carries}: {sender:?}",
            self.now
        );
        assert!(
            receiver.complete,
            "receiver at {:?}: {receiver:?}",
            self.now
        );
        assert_eq!(receiver.received.payload_bytes, bytes);
        if self.carries {
            assert!(self.received_bytes == self.contents, "other bytes came");
        }
        self.delivered.sort_by_key(|range| range.start);
        let (mut end, mut decoded) = (0, 0);
        for range in self.delivered.iter().filter(|range| !range.is_empty()) {
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
