//! Routers and queues on the path of a TCP transport, and the rules that every packet of its sender keeps to.

use xcpr_hosts::tcp::header::{self, Header};
use xcpr_hosts::wire::{hpcc, ipv4, tcp};
use xcpr_hosts::*;

use super::{PACKET, SenderState, SentPacket};

/// The offer of routers to RCP and HPCC's one link, bytes in 2^20 us, and the longest round trip
/// for the window that this makes.
pub const RCP_RATE: u64 = 200 * PACKET;
const MAX_RTT_S: u64 = 100;

/// Feedback of the routers on a path, and the state of the sender before it.
pub struct TcpPath {
    pub router: Box<dyn FnMut(&SentPacket) -> i32>,
    pub marks: Box<dyn FnMut(&SentPacket) -> bool>,
    /// A full frame and its headers, bytes.
    packet_bytes: u64,
    pub header_bytes: u64,
    /// Sends beyond the window are allowed (recoveries that inflate it).
    inflates: bool,
    /// Several connections share the flow.
    pub parallel: bool,
    name: String,
    initial_window: u64,
    in_flight: u64,
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
}

impl TcpPath {
    pub fn new(config: &FlowConfig) -> TcpPath {
        TcpPath {
            router: Box::new(|_| 0),
            marks: Box::new(|_| false),
            packet_bytes: u64::from(config.packet_bytes),
            header_bytes: u64::from(config.header_bytes()),
            inflates: config.recovery != Recovery::Rack,
            parallel: config.transport == Transport::Psockets,
            name: format!("{}, {}", config.transport, config.recovery),
            initial_window: config.source_ports().len() as u64
                * u64::from(config.initial_window_packets * config.packet_bytes),
            in_flight: 0,
            recovery: (0, 0),
            granted: 0,
            link_sent: 0,
            sent_to: 0,
            probes: 0,
            clocks: [0; 2],
        }
    }

    /// Notes the state of a sender that may send now.
    pub fn before_sending(&mut self, sender: &(impl Endpoint + ?Sized)) {
        let stats = sender.counts().sent;
        if stats.fast_retransmits != self.recovery.0 {
            self.recovery = (stats.fast_retransmits, stats.received_acks);
        }
        self.in_flight = sender.in_flight_bytes();
    }

    /// Checks the rules that every packet of the sender must keep to.
    pub fn check_window(&mut self, sender: &(impl Endpoint + ?Sized), sent: &Transmit) {
        let (window, after) = (sender.window_bytes(), sender.in_flight_bytes());
        let before = std::mem::replace(&mut self.in_flight, after);
        assert!(window >= self.packet_bytes, "window of {window} bytes");
        let stats = sender.counts().sent;
        // No algorithm adds more than what was acknowledged, and XCP no more than routers granted.
        let acknowledged = (stats.sent_packets + 2) * self.packet_bytes;
        let most = self.initial_window + acknowledged + self.granted;
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
            window + (stats.received_acks - self.recovery.1 + 3) * self.packet_bytes
        } else if new && probes == 0 {
            window
        } else {
            // A probe or the first retransmission after a timeout goes whatever the window.
            window.max(before) + self.packet_bytes
        };
        let name = &self.name;
        assert!(
            after <= limit.max(before),
            "{name}: {after} in flight, window {window}"
        );
    }

    /// Checks a packet's headers, and does to them what routers do.
    pub fn forward(&mut self, packet: &mut SentPacket) {
        let payload = packet.payload.end - packet.payload.start;
        let (len, header_len) = (packet.packet_len.unwrap(), packet.bytes.len() as u64);
        assert_eq!(u64::from(len), header_len + payload);
        let ip = ipv4::Packet::new_checked(&packet.bytes[..]).unwrap();
        let header = header::parse(ip.protocol(), ip.payload())
            .unwrap()
            .0
            .header();
        assert_eq!(header.frame_headers() as u64, self.header_bytes);
        let (clock, _) = packet.tcp.timestamps.expect("timestamps");
        let last = std::mem::replace(&mut self.clocks[usize::from(packet.to_receiver)], clock);
        assert!(last <= clock, "time went back from {last} to {clock}");
        if packet.to_receiver {
            self.write_feedback(header, packet, len);
        }
        if (self.marks)(packet) {
            mark(&mut packet.bytes);
        }
    }

    fn write_feedback(&mut self, header: Header, packet: &mut SentPacket, len: u32) {
        match header {
            Header::None => {}
            Header::Xcp | Header::XcpR => {
                let feedback = (self.router)(packet).min(packet.xcp().h_feedback);
                self.granted += feedback.max(0) as u64;
                packet.bytes[ipv4::HEADER_LEN + 12..][..4].copy_from_slice(&feedback.to_be_bytes());
            }
            Header::Rcp => {
                self.granted = RCP_RATE * MAX_RTT_S;
                packet.bytes[ipv4::HEADER_LEN + 8..][..8].copy_from_slice(&RCP_RATE.to_be_bytes());
            }
            Header::Hpcc => {
                self.granted = RCP_RATE * MAX_RTT_S;
                self.link_sent += len + 14;
                let written = hpcc::Repr {
                    next_protocol: tcp::PROTOCOL,
                    format: hpcc::Format::Data,
                    path: self.link(packet.at),
                };
                written.emit(&mut packet.bytes[ipv4::HEADER_LEN..]);
            }
        }
    }

    /// Returns the path that a packet of HPCC's finds if it leaves by the link now, where nothing
    /// waits.
    fn link(&self, now: Instant) -> hpcc::Path {
        let mut path = hpcc::Path {
            passed: 1,
            ..hpcc::Path::default()
        };
        path.hops[0] = hpcc::Hop {
            capacity: RCP_RATE,
            time: now.as_micros() as u32,
            sent: self.link_sent,
            queue: 0,
        };
        path
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
