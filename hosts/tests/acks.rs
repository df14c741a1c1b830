//! The sender's answers to single ACKs: duplicates (RFC 5681 section 2), closed windows (RFC 9293 section 3.8.6.1), and
//! marks of a window of one packet (RFC 3168 section 6.1.2).

use crate::common::*;
use xcpr_hosts::options::Options;
use xcpr_hosts::tcp::ecn::Echo;
use xcpr_hosts::tcp::sender::pacing;
use xcpr_hosts::wire::{ipv4, tcp};
use xcpr_hosts::*;

const SEGMENT: u32 = PAYLOAD as u32;
/// Shift of the windows that ACKs bring.
const SCALE: u8 = 7;
/// A window that holds more than any test sends, with or without scale.
const LARGE_WINDOW: u16 = 30_000;

/// A connected sender that receives the ACKs of a test.
struct ConnectedSender {
    sender: Sender,
    config: FlowConfig,
    now: Instant,
}

impl ConnectedSender {
    /// Opens a flow of so many segments with a first window of so many packets, which leave as it opens.
    fn new(segments: u64, window: u32, echo: Echo) -> ConnectedSender {
        let config = FlowConfig {
            initial_window_packets: window,
            bytes: Some(segments * PAYLOAD),
            ecn: Some(echo),
            options: Options::default().with_value(&pacing::SHARE, 0).unwrap(),
            ..config(Transport::NewReno, Recovery::NewReno)
        };
        let mut sending = ConnectedSender {
            sender: Sender::new(&config).unwrap(),
            config,
            now: Instant::ZERO,
        };
        sending.sender.start(sending.now);
        assert_eq!(sending.sent().len(), 1, "the SYN");
        let echo = match echo {
            Echo::None => 0,
            _ => tcp::ECE,
        };
        sending.receive(tcp::SYN | tcp::ACK | echo, 0, LARGE_WINDOW);
        sending
    }

    /// Sends what may go, and returns the flags of these packets.
    fn sent(&mut self) -> Vec<u8> {
        let mut headers = [0; MAX_HEADER_LEN];
        let mut flags = Vec::new();
        while let Some(sent) = self.sender.poll_transmit(self.now, &mut headers) {
            let ip = ipv4::Packet::new_checked(&headers[..sent.header_len]).unwrap();
            flags.push(tcp::Packet::new_checked(ip.payload()).unwrap().flags());
        }
        flags
    }

    /// Receives, a millisecond later, an ACK of so many segments with this window.
    fn receive(&mut self, flags: u8, segments: u32, window: u16) {
        self.now += Span::from_millis(1);
        let opens = flags & tcp::SYN != 0;
        let ack = tcp::Repr {
            source_port: self.config.destination.port(),
            destination_port: self.config.source.port(),
            seq: u32::from(!opens),
            ack: 1 + segments * SEGMENT,
            flags,
            window,
            window_scale: opens.then_some(SCALE),
            timestamps: Some((self.now.as_micros() as u32, 0)),
            ..tcp::Repr::default()
        };
        let mut packet = vec![0; ipv4::HEADER_LEN + ack.header_len()];
        let ip = ipv4::Repr {
            source: *self.config.destination.ip(),
            destination: *self.config.source.ip(),
            protocol: tcp::PROTOCOL,
            ident: 0,
            ttl: ipv4::TTL,
            total_len: packet.len() as u16,
        };
        ip.emit(&mut packet);
        ack.emit(&mut packet[ipv4::HEADER_LEN..]);
        self.sender
            .handle_packet(self.now, &packet, packet.len() as u32);
    }

    /// Waits for the sender's own next time, and returns how long that was.
    fn wait(&mut self) -> Span {
        let before = self.now;
        self.now = self.sender.poll_timeout().expect("something is waited for");
        self.sender.handle_timeout(self.now);
        self.now.since(before)
    }

    fn rto(&self) -> Span {
        self.config.min_rto
    }
}

#[test]
fn ack_with_a_changed_window_is_no_duplicate() {
    let mut sending = ConnectedSender::new(10, 10, Echo::None);
    assert_eq!(sending.sent().len(), 10);
    // The first has nothing to be compared with but a window without scale, and counts.
    for window in 1000..1010 {
        sending.receive(tcp::ACK, 0, window);
    }
    assert_eq!(sending.sender.stats().fast_retransmits, 0);
    sending.receive(tcp::ACK, 0, 1009);
    assert_eq!(sending.sender.stats().fast_retransmits, 0);
    sending.receive(tcp::ACK, 0, 1009);
    assert_eq!(sending.sender.stats().fast_retransmits, 1, "the third");
    assert_eq!(sending.sent().len(), 1, "the first packet again");
}

#[test]
fn closed_window_is_probed_after_the_rto() {
    let mut sending = ConnectedSender::new(20, 10, Echo::None);
    assert_eq!(sending.sent().len(), 10);
    sending.receive(tcp::ACK, 10, 0);
    assert!(sending.sent().is_empty(), "not at once");
    sending.receive(tcp::ACK, 10, 0);
    assert!(sending.sent().is_empty());
    assert!(sending.wait() + Span::from_millis(1) >= sending.rto());
    assert_eq!(sending.sent().len(), 1, "a probe");
    assert_eq!(sending.sender.stats().timeouts, 0);
    sending.receive(tcp::ACK, 11, 0);
    assert!(sending.sent().is_empty(), "closed again");
    sending.receive(tcp::ACK, 11, LARGE_WINDOW);
    assert_eq!(sending.sent().len(), 9, "the rest at once");
    assert!(sending.wait() >= sending.rto(), "the timer begins anew");
}

#[test]
fn marked_window_of_one_packet_waits_for_the_rto() {
    let mut sending = ConnectedSender::new(20, 2, Echo::Classic);
    assert_eq!(sending.sent().len(), 2);
    sending.receive(tcp::ACK | tcp::ECE, 2, LARGE_WINDOW);
    assert_eq!(
        sending.sender.window_bytes(),
        u64::from(sending.config.packet_bytes),
        "half of two"
    );
    let flags = sending.sent();
    assert_eq!(flags, [tcp::ACK | tcp::CWR]);
    sending.receive(tcp::ACK | tcp::ECE, 3, LARGE_WINDOW);
    assert!(sending.sent().is_empty(), "not before the timeout");
    assert!(sending.wait() >= sending.rto());
    assert_eq!(sending.sent(), [tcp::ACK | tcp::CWR]);
    assert_eq!(sending.sender.stats().timeouts, 0);
}

#[test]
fn last_segment_has_the_psh_flag() {
    let mut sending = ConnectedSender::new(3, 10, Echo::None);
    let last = tcp::ACK | tcp::PSH | tcp::FIN;
    assert_eq!(sending.sent(), [tcp::ACK, tcp::ACK, last]);
}

/// The data that an application gave are pushed, though more may follow.
#[test]
fn open_stream_sets_psh_on_the_last_supplied_segment() {
    let mut open = ConnectedSender::new(1, 10, Echo::None);
    open.sender = Sender::open(&open.config).unwrap();
    open.now = Instant::ZERO;
    open.sender.start(open.now);
    assert_eq!(open.sent().len(), 1, "the SYN");
    open.receive(tcp::SYN | tcp::ACK, 0, LARGE_WINDOW);
    open.sender.supply(open.now, 2 * PAYLOAD, false);
    assert_eq!(open.sent(), [tcp::ACK, tcp::ACK | tcp::PSH]);
    open.sender.supply(open.now, 0, true);
    assert_eq!(open.sent(), [tcp::ACK | tcp::FIN]);
}
