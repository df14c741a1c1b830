//! Wire formats: what is emitted parses back, no bytes make a parser panic, bytes of known packets.

use std::net::{Ipv4Addr, SocketAddrV4};

use proptest::prelude::*;
use xcpr_hosts::wire::{WireError, hpcc, ipv4, tcp, udp, xcp};
use xcpr_hosts::*;

fn xcp_repr() -> impl Strategy<Value = xcp::Repr> {
    let format = prop_oneof![
        Just(xcp::Format::Data),
        Just(xcp::Format::XcpAck),
        Just(xcp::Format::XcpRAck)
    ];
    (
        any::<u8>(),
        format,
        any::<u8>(),
        any::<(u32, u32, i32, u32)>(),
    )
        .prop_map(
            |(next_protocol, format, epoch, (h_cwnd, h_rtt, h_feedback, h_reverse))| xcp::Repr {
                next_protocol,
                format,
                epoch,
                h_cwnd,
                h_rtt,
                h_feedback,
                h_reverse,
            },
        )
}

fn hpcc_repr() -> impl Strategy<Value = hpcc::Repr> {
    let hop = (
        0..1u64 << 40,
        0..1u32 << hpcc::TIME_BITS,
        any::<(u32, u32)>(),
    );
    let hops = prop::array::uniform5(hop.prop_map(|(capacity, time, (sent, queue))| hpcc::Hop {
        capacity,
        time,
        sent,
        queue,
    }));
    let format = prop_oneof![Just(hpcc::Format::Data), Just(hpcc::Format::Ack)];
    (any::<(u8, u8)>(), format, hops).prop_map(|((next_protocol, passed), format, hops)| {
        hpcc::Repr {
            next_protocol,
            format,
            path: hpcc::Path { passed, hops },
        }
    })
}

fn tcp_repr() -> impl Strategy<Value = tcp::Repr> {
    let fixed = any::<(u16, u16, u32, u32, u8, u16)>();
    let options = any::<(Option<u16>, Option<u8>, bool, Option<(u32, u32)>)>();
    let blocks = prop::collection::vec(any::<(u32, u32)>(), 0..=2);
    (fixed, options, blocks).prop_map(|(f, o, blocks)| {
        let mut sack = tcp::SackBlocks::default();
        blocks.into_iter().for_each(|b| sack.push(b));
        tcp::Repr {
            source_port: f.0,
            destination_port: f.1,
            seq: f.2,
            ack: f.3,
            flags: f.4,
            window: f.5,
            mss: o.0,
            window_scale: o.1,
            sack_permitted: o.2,
            timestamps: o.3,
            sack,
        }
    })
}

proptest! {
    #[test]
    fn xcp_parses_back(repr in xcp_repr(), junk in any::<u8>()) {
        let mut bytes = [junk; 24];
        repr.emit(&mut bytes);
        prop_assert_eq!(xcp::Repr::parse(&xcp::Packet::new_checked(&bytes[..]).unwrap()), repr);
        prop_assert_eq!(&bytes[20..], [junk; 4]);
    }

    #[test]
    fn hpcc_parses_back(repr in hpcc_repr(), junk in any::<u8>()) {
        let mut bytes = [junk; 88];
        repr.emit(&mut bytes);
        prop_assert_eq!(hpcc::Repr::parse(&hpcc::Packet::new_checked(&bytes[..]).unwrap()), repr);
        prop_assert_eq!(&bytes[84..], [junk; 4]);
    }

    #[test]
    fn tcp_parses_back(repr in tcp_repr(), junk in any::<u8>()) {
        // Four options and two blocks would not fit beside each other in 40 bytes.
        prop_assume!(repr.header_len() <= 60);
        let mut bytes = [junk; 64];
        repr.emit(&mut bytes);
        let packet = tcp::Packet::new_checked(&bytes[..]).unwrap();
        prop_assert_eq!(packet.header_len(), repr.header_len());
        prop_assert_eq!(tcp::Repr::parse(&packet).unwrap(), repr);
    }

    #[test]
    fn ipv4_and_udp_parse_back(a in any::<(u32, u32, u8, u16, u8)>(), total in 20u16.., ports in any::<(u16, u16)>(), len in 8u16..) {
        let repr = ipv4::Repr {
            source: Ipv4Addr::from_bits(a.0), destination: Ipv4Addr::from_bits(a.1),
            protocol: a.2, ident: a.3, ttl: a.4, total_len: total,
        };
        let mut bytes = [0; 28];
        repr.emit(&mut bytes);
        prop_assert_eq!(ipv4::Repr::parse(&ipv4::Packet::new_checked(&bytes[..]).unwrap()), repr);
        let datagram = udp::Repr { source_port: ports.0, destination_port: ports.1, len };
        datagram.emit(&mut bytes[20..]);
        prop_assert_eq!(udp::Repr::parse(&udp::Packet::new_checked(&bytes[20..]).unwrap()), datagram);
    }

    #[test]
    fn flipped_bit_fails_the_ipv4_checksum(bit in 0usize..160) {
        let repr = ipv4::Repr {
            source: Ipv4Addr::new(10, 0, 1, 1), destination: Ipv4Addr::new(10, 0, 2, 1),
            protocol: 253, ident: 7, ttl: 64, total_len: 986,
        };
        let mut bytes = [0; 20];
        repr.emit(&mut bytes);
        bytes[bit / 8] ^= 1 << (bit % 8);
        prop_assert!(ipv4::Packet::new_checked(&bytes[..]).is_err());
    }

    #[test]
    fn parsers_never_panic_on_arbitrary_bytes(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        if let Ok(p) = ipv4::Packet::new_checked(&bytes[..]) {
            let _ = (ipv4::Repr::parse(&p), p.payload());
        }
        if let Ok(p) = xcp::Packet::new_checked(&bytes[..]) {
            let _ = xcp::Repr::parse(&p);
        }
        if let Ok(p) = hpcc::Packet::new_checked(&bytes[..]) {
            let _ = hpcc::Repr::parse(&p);
        }
        if let Ok(p) = tcp::Packet::new_checked(&bytes[..]) {
            let _ = tcp::Repr::parse(&p);
        }
        if let Ok(p) = udp::Packet::new_checked(&bytes[..]) {
            let _ = (udp::Repr::parse(&p), p.is_empty());
        }
    }

    /// Damage behind a right IPv4 checksum reaches the state machines: they refuse it or live with it.
    #[test]
    fn damaged_packets_never_panic_endpoints(
        damage in prop::collection::vec((20usize..72, any::<u8>()), 1..6),
        steps in 1usize..40,
        transport in prop::sample::select(Transport::of_tcp().collect::<Vec<_>>()),
        which in 0usize..3,
    ) {
        let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 5001);
        let config = FlowConfig {
            transport,
            recovery: Recovery::ALL[which],
            bytes: Some(50_000),
            ..FlowConfig::new(end(1), end(2))
        };
        let (mut sender, mut receiver) = (Sender::new(&config).unwrap(), Receiver::new(&config).unwrap());
        let mut now = Instant::ZERO;
        sender.start(now);
        let mut buf = [0; MAX_HEADER_LEN];
        for step in 0..steps {
            now += Span::from_millis(10);
            while let Some(t) = sender.poll_transmit(now, &mut buf) {
                for &(at, value) in damage.iter().filter(|d| (d.0 + step) % 3 == 0) {
                    buf[at] ^= value;
                }
                receiver.handle_packet(now, &buf[..t.header_len], t.packet_len);
            }
            while let Some(t) = receiver.poll_transmit(now, &mut buf) {
                for &(at, value) in damage.iter().filter(|d| (d.0 + step) % 4 == 1) {
                    buf[at] ^= value;
                }
                sender.handle_packet(now, &buf[..t.header_len], t.packet_len);
            }
            sender.handle_timeout(now);
            receiver.handle_timeout(now);
        }
        prop_assert!(receiver.stats().payload_bytes < u64::MAX / 2);
    }
}

#[test]
fn each_malformed_header_has_its_own_error() {
    let repr = xcp::Repr {
        next_protocol: 6,
        format: xcp::Format::Data,
        epoch: 3,
        h_cwnd: 0x0102_0304,
        h_rtt: 100_000,
        h_feedback: -2,
        h_reverse: 5,
    };
    let mut bytes = [0; 20];
    repr.emit(&mut bytes);
    // The layout of the design's table, byte for byte.
    assert_eq!(
        bytes,
        [
            6, 20, 0x11, 3, 1, 2, 3, 4, 0, 1, 0x86, 0xa0, 255, 255, 255, 254, 0, 0, 0, 5
        ]
    );
    let check = |bytes: &[u8]| xcp::Packet::new_checked(bytes).map(|_| ()).unwrap_err();
    assert_eq!(check(&bytes[..19]), WireError::Truncated);
    let with = |at: usize, value| {
        let mut b = bytes;
        b[at] = value;
        check(&b)
    };
    assert_eq!(with(1, 19), WireError::Length);
    assert_eq!(with(2, 0x21), WireError::Version);
    assert_eq!(with(2, 0x10), WireError::Format);
    assert_eq!(with(2, 0x14), WireError::Format);
}

#[test]
fn unknown_tcp_options_are_skipped_and_malformed_ones_refused() {
    let repr = tcp::Repr {
        timestamps: Some((1, 2)),
        ..tcp::Repr::default()
    };
    let mut bytes = [0; 36];
    repr.emit(&mut bytes);
    bytes[12] = 9 << 4;
    bytes[32..].copy_from_slice(&[254, 4, 0, 0]);
    let parse = |b: &[u8]| tcp::Repr::parse(&tcp::Packet::new_checked(b).unwrap());
    assert_eq!(parse(&bytes).unwrap().timestamps, Some((1, 2)));
    for broken in [[254, 5, 0, 0], [254, 1, 0, 0], [8, 4, 0, 0], [1, 1, 1, 5]] {
        bytes[32..].copy_from_slice(&broken);
        assert_eq!(parse(&bytes), Err(WireError::Length));
    }
}

/// The checksum of a header that is worked out by hand in many textbooks.
#[test]
fn ipv4_checksum_matches_a_known_header() {
    let repr = ipv4::Repr {
        source: Ipv4Addr::new(192, 168, 0, 1),
        destination: Ipv4Addr::new(192, 168, 0, 199),
        protocol: 17,
        ident: 0,
        ttl: 64,
        total_len: 0x73,
    };
    let mut bytes = [0; 20];
    repr.emit(&mut bytes);
    assert_eq!(bytes[10..12], [0xb8, 0x61]);
}

#[test]
fn syn_carries_mss_and_timestamps() {
    let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 5001);
    for (transport, header) in [(Transport::XcpR, 20), (Transport::Cubic, 0)] {
        let config = FlowConfig {
            transport,
            packet_bytes: 1514,
            ..FlowConfig::new(end(1), end(2))
        };
        let (mut sender, mut receiver) = (
            Sender::new(&config).unwrap(),
            Receiver::new(&config).unwrap(),
        );
        let mut buf = [0; MAX_HEADER_LEN];
        sender.start(Instant::ZERO);
        // An Ethernet frame of 1514 bytes leaves 1460 to the options and the payload of plain TCP, as everywhere.
        let mss = |buf: &[u8], packet: &Transmit| {
            let segment = tcp::Packet::new_checked(&buf[20 + header..packet.header_len]).unwrap();
            tcp::Repr::parse(&segment).unwrap().mss
        };
        let syn = sender.poll_transmit(Instant::ZERO, &mut buf).unwrap();
        assert_eq!(mss(&buf, &syn), Some(1460 - header as u16));
        receiver.handle_packet(Instant::ZERO, &buf[..syn.header_len], syn.packet_len);
        let syn_ack = receiver.poll_transmit(Instant::ZERO, &mut buf).unwrap();
        assert_eq!(mss(&buf, &syn_ack), Some(1460 - header as u16));
    }
}
