//! Two endpoints of a flow and a path between them that a test controls.

#![allow(dead_code)] // Each test binary uses its part.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::net::{Ipv4Addr, SocketAddrV4};

use xcpr_hosts::stats::record::Record;
use xcpr_hosts::tcp::header::{self, Packet};
use xcpr_hosts::wire::{hpcc, ipv4, tcp, xcp};
use xcpr_hosts::*;

pub const PACKET: u64 = 1000;
/// The offer of routers to RCP and HPCC's one link, bytes in 2^20 us, and the longest round trip
/// for the window that this makes.
pub const RCP_RATE: u64 = 200 * PACKET;
const MAX_RTT_S: u64 = 100;
pub const PAYLOAD: u64 = 1000 - 86;

/// Extra delays after which copies of a packet arrive; none if it is lost.
pub type Delivery = Vec<Span>;

pub fn deliver() -> Delivery {
    vec![Span::ZERO]
}

pub fn lose() -> Delivery {
    Vec::new()
}

/// A parsed packet on the path.
#[derive(Clone, Debug)]
pub struct LoggedPacket {
    pub at: Instant,
    pub to_receiver: bool,
    /// The congestion header of XCP and XCP-r.
    pub xcp: Option<xcp::Repr>,
    pub tcp: tcp::Repr,
    pub payload: std::ops::Range<u64>,
    /// How many data packets (or ACKs) the same end sent before; SYNs do not count.
    pub index: u64,
    /// The bits of ECN.
    pub ecn: u8,
}

impl LoggedPacket {
    /// Returns the number of the segment, for full-sized ones.
    pub fn segment(&self) -> u64 {
        self.payload.start / PAYLOAD
    }

    /// Returns the congestion header, which must be there.
    pub fn xcp(&self) -> xcp::Repr {
        self.xcp.expect("a congestion header")
    }

    pub fn is_data(&self) -> bool {
        !self.payload.is_empty() || self.tcp.flags & tcp::FIN != 0
    }
}

/// Sets CE in an IPv4 header. Its word's sum grows by one, so that the checksum shrinks by that (RFC 1624).
fn mark(packet: &mut [u8]) {
    assert_eq!(packet[1], ipv4::ECT_0, "only what may be marked is");
    packet[1] = ipv4::CE;
    let checksum = u16::from_be_bytes([packet[10], packet[11]]);
    let less = checksum.checked_sub(1).unwrap_or(u16::MAX - 1);
    packet[10..12].copy_from_slice(&less.to_be_bytes());
}

type Path = Box<dyn FnMut(&LoggedPacket) -> Delivery>;
type Router = Box<dyn FnMut(&LoggedPacket) -> i32>;
type Marks = Box<dyn FnMut(&LoggedPacket) -> bool>;

/// A packet in flight: arrival, a number that breaks ties, whether to the receiver, headers, length.
type InFlight = (Instant, u64, bool, Vec<u8>, u32);

/// One end of a flow, of any transport.
pub struct TestEndpoint(Box<dyn Endpoint>);

impl std::ops::Deref for TestEndpoint {
    type Target = dyn Endpoint;

    fn deref(&self) -> &(dyn Endpoint + 'static) {
        &*self.0
    }
}

impl std::ops::DerefMut for TestEndpoint {
    fn deref_mut(&mut self) -> &mut (dyn Endpoint + 'static) {
        &mut *self.0
    }
}

impl TestEndpoint {
    fn control(&self) -> Control {
        self.sample().control.expect("a sender's control")
    }

    pub fn window_bytes(&self) -> u64 {
        self.control().window_bytes.expect("a window")
    }

    pub fn in_flight_bytes(&self) -> u64 {
        self.control().in_flight_bytes.expect("a scoreboard")
    }

    pub fn srtt(&self) -> Option<Span> {
        self.control().srtt
    }

    pub fn is_complete(&self) -> bool {
        self.counts().complete
    }
}

pub struct Net {
    pub sender: TestEndpoint,
    pub receiver: TestEndpoint,
    pub record: Record,
    pub now: Instant,
    pub log: Vec<LoggedPacket>,
    pub path: Path,
    pub router: Router,
    /// Returns whether a queue marks an ECN-capable packet.
    pub marks: Marks,
    pub delay: Span,
    /// Sends beyond the window are allowed (recoveries that inflate it).
    pub inflates: bool,
    /// Several connections share the flow.
    parallel: bool,
    name: String,
    initial_window: u64,
    /// Recoveries so far, and how many ACKs had arrived when the last one began.
    recovery: (u64, u64),
    /// Bytes of positive feedback so far.
    granted: u64,
    /// Bytes that HPCC's link has sent.
    link_sent: u32,
    /// The stream's bytes sent so far, and tail loss probes.
    sent_to: u64,
    probes: u64,
    /// The newest timestamp of each end.
    clocks: [u32; 2],
    /// A full frame and its headers, bytes.
    packet: u64,
    headers: u64,
    in_flight: BinaryHeap<Reverse<InFlight>>,
    order: u64,
    sent: [u64; 2],
}

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

impl Net {
    /// Makes a path of 50 ms each way that loses nothing and whose routers change no window.
    pub fn new(config: &FlowConfig) -> Net {
        let side = |role| TestEndpoint(flow::build_endpoint(config, role).unwrap());
        let mut sender = side(Role::Sender);
        sender.handle_timeout(Instant::ZERO);
        Net {
            sender,
            receiver: side(Role::Receiver),
            record: Record::new(Instant::ZERO, true),
            now: Instant::ZERO,
            log: Vec::new(),
            path: Box::new(|_| deliver()),
            router: Box::new(|_| 0),
            marks: Box::new(|_| false),
            delay: Span::from_millis(50),
            inflates: config.recovery != Recovery::Rack,
            parallel: config.transport == Transport::Psockets,
            name: format!("{}, {}", config.transport, config.recovery),
            initial_window: config.source_ports().len() as u64
                * u64::from(config.initial_window_packets * config.packet_bytes),
            recovery: (0, 0),
            granted: 0,
            link_sent: 0,
            sent_to: 0,
            probes: 0,
            clocks: [0; 2],
            packet: u64::from(config.packet_bytes),
            headers: u64::from(config.header_bytes()),
            in_flight: BinaryHeap::new(),
            order: 0,
            sent: [0; 2],
        }
    }

    pub fn with_path(mut self, path: impl FnMut(&LoggedPacket) -> Delivery + 'static) -> Net {
        self.path = Box::new(path);
        self
    }

    pub fn with_router(mut self, router: impl FnMut(&LoggedPacket) -> i32 + 'static) -> Net {
        self.router = Box::new(router);
        self
    }

    pub fn with_marks(mut self, marks: impl FnMut(&LoggedPacket) -> bool + 'static) -> Net {
        self.marks = Box::new(marks);
        self
    }

    /// Runs until nothing is left to happen, or `until`.
    pub fn run(&mut self, until: Instant) {
        self.drain();
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
                let Reverse((_, _, to_receiver, bytes, wire_len)) = self.in_flight.pop().unwrap();
                if to_receiver {
                    self.receiver.handle_packet(self.now, &bytes, wire_len);
                } else {
                    self.sender.handle_packet(self.now, &bytes, wire_len);
                }
                self.drain();
            } else {
                self.sender.handle_timeout(self.now);
                self.receiver.handle_timeout(self.now);
                self.drain();
                let deadlines = [self.sender.poll_timeout(), self.receiver.poll_timeout()];
                let overdue = deadlines.into_iter().flatten().find(|&at| at <= self.now);
                assert_eq!(overdue, None, "left behind");
            }
        }
    }

    fn drain(&mut self) {
        let mut buf = [0; MAX_HEADER_LEN];
        let stats = self.sender.counts().sent;
        if stats.fast_retransmits != self.recovery.0 {
            self.recovery = (stats.fast_retransmits, stats.received_acks);
        }
        loop {
            let before = self.sender.in_flight_bytes();
            let Some(t) = self.sender.poll_transmit(self.now, &mut buf) else {
                break;
            };
            self.check_window(before, &t);
            self.launch(true, &buf, t);
        }
        while let Some(t) = self.receiver.poll_transmit(self.now, &mut buf) {
            self.launch(false, &buf, t);
        }
        self.sender.report_to(self.now, &mut self.record);
    }

    /// Checks the rules that every packet of the sender must keep to, `before` in flight without
    /// it.
    fn check_window(&mut self, before: u64, sent: &Transmit) {
        let (window, after) = (self.sender.window_bytes(), self.sender.in_flight_bytes());
        assert!(window >= self.packet, "window of {window} bytes");
        let stats = self.sender.counts().sent;
        // No algorithm adds more than what was acknowledged, and XCP no more than routers granted.
        let most = self.initial_window + (stats.sent_packets + 2) * self.packet + self.granted;
        assert!(window <= most, "window of {window} bytes, {stats:?}");
        let new = sent.payload.end > self.sent_to;
        self.sent_to = self.sent_to.max(sent.payload.end);
        let probes =
            stats.tail_loss_probes - std::mem::replace(&mut self.probes, stats.tail_loss_probes);
        let limit = if self.parallel {
            // Each connection keeps to its own window, and one that was cut may be over it while another is not.
            return;
        } else if self.inflates {
            // Each ACK of a recovery stands for one packet that left; the first three made it begin.
            window + (stats.received_acks - self.recovery.1 + 3) * self.packet
        } else if new && probes == 0 {
            window
        } else {
            // A probe or the first retransmission after a timeout goes whatever the window.
            window.max(before) + self.packet
        };
        assert!(
            after <= limit.max(before),
            "{}: {after} in flight, window {window}",
            self.name
        );
    }

    fn launch(&mut self, to_receiver: bool, buf: &[u8], t: Transmit) {
        let mut bytes = buf[..t.header_len].to_vec();
        assert_eq!(
            u64::from(t.packet_len),
            t.header_len as u64 + (t.payload.end - t.payload.start)
        );
        let ip = ipv4::Packet::new_checked(&bytes[..]).unwrap();
        let (header, rest) = header::parse(ip.protocol(), ip.payload()).unwrap();
        assert_eq!(header.header().frame_headers() as u64, self.headers);
        let xcp = match &header {
            Packet::Xcp(header) => Some(xcp::Repr::parse(header)),
            Packet::None | Packet::Rcp(_) | Packet::Hpcc(_) => None,
        };
        let kind = header.header();
        let segment = tcp::Packet::new_checked(rest).unwrap();
        let tcp_repr = tcp::Repr::parse(&segment).unwrap();
        let syn = tcp_repr.flags & tcp::SYN != 0;
        let (clock, _) = tcp_repr.timestamps.expect("timestamps");
        let last = std::mem::replace(&mut self.clocks[usize::from(to_receiver)], clock);
        assert!(last <= clock, "time went back from {last} to {clock}");
        let count = &mut self.sent[usize::from(to_receiver)];
        let seen = LoggedPacket {
            at: self.now,
            to_receiver,
            xcp,
            tcp: tcp_repr,
            payload: t.payload,
            index: *count,
            ecn: ip.ecn(),
        };
        *count += u64::from(!syn);
        if kind == header::Header::Rcp && to_receiver {
            self.granted = RCP_RATE * MAX_RTT_S;
            bytes[ipv4::HEADER_LEN + 8..][..8].copy_from_slice(&RCP_RATE.to_be_bytes());
        }
        if kind == header::Header::Hpcc && to_receiver {
            self.granted = RCP_RATE * MAX_RTT_S;
            self.link_sent += t.packet_len + 14;
            hpcc::Repr {
                next_protocol: tcp::PROTOCOL,
                format: hpcc::Format::Data,
                path: self.link(),
            }
            .emit(&mut bytes[ipv4::HEADER_LEN..]);
        }
        if let (true, Some(header)) = (to_receiver, xcp) {
            let feedback = (self.router)(&seen).min(header.h_feedback);
            self.granted += feedback.max(0) as u64;
            let at = ipv4::HEADER_LEN + 12;
            bytes[at..at + 4].copy_from_slice(&feedback.to_be_bytes());
        }
        if (self.marks)(&seen) {
            mark(&mut bytes);
        }
        for extra in (self.path)(&seen) {
            self.order += 1;
            let at = self.now + self.delay + extra;
            self.in_flight.push(Reverse((
                at,
                self.order,
                to_receiver,
                bytes.clone(),
                t.packet_len,
            )));
        }
        self.log.push(seen);
        assert!(self.log.len() < 1_000_000, "no end in sight");
    }

    /// Returns the path that a packet of HPCC's finds if it leaves by the link now, where nothing
    /// waits.
    fn link(&self) -> hpcc::Path {
        let mut path = hpcc::Path {
            passed: 1,
            ..hpcc::Path::default()
        };
        path.hops[0] = hpcc::Hop {
            capacity: RCP_RATE,
            time: self.now.as_micros() as u32,
            sent: self.link_sent,
            queue: 0,
        };
        path
    }

    /// Returns the data packets sent, by number of segment, with their times.
    pub fn data(&self) -> impl Iterator<Item = &LoggedPacket> {
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

    /// Asserts that a finite transfer ended with every byte delivered once.
    pub fn assert_complete(&self, bytes: u64) {
        assert!(
            self.sender.is_complete(),
            "sender not done at {:?}",
            self.now
        );
        assert!(self.receiver.is_complete());
        assert_eq!(self.receiver.counts().received.payload_bytes, bytes);
        assert_eq!(
            self.receiver.counts().received.delivered_bytes,
            bytes + self.headers * bytes.div_ceil(PAYLOAD)
        );
    }
}
