//! Inputs of packets behind their IPv4 header; the first byte is the protocol.

use std::net::Ipv4Addr;

use xcpr_hosts::config_from_syn;
use xcpr_hosts::tcp::header;
use xcpr_hosts::wire::{hpcc, ipv4, rcp, tcp, transport_at, udp, xcp};

/// Hands an input to all parsers. A header that one of them accepts parses back after it is emitted.
pub fn run(input: &[u8]) {
    let Some((&protocol, carried)) = input.split_first() else {
        return;
    };
    if let Ok(packet) = xcp::Packet::new_checked(carried) {
        let repr = xcp::Repr::parse(&packet);
        let mut bytes = [0; xcp::HEADER_LEN];
        repr.emit(&mut bytes);
        let again = xcp::Packet::new_checked(&bytes[..]).expect("it was made");
        assert_eq!(xcp::Repr::parse(&again), repr);
    }
    if let Ok(packet) = rcp::Packet::new_checked(carried) {
        let repr = rcp::Repr::parse(&packet);
        let mut bytes = [0; rcp::HEADER_LEN];
        repr.emit(&mut bytes);
        let again = rcp::Packet::new_checked(&bytes[..]).expect("it was made");
        assert_eq!(rcp::Repr::parse(&again), repr);
    }
    if let Ok(packet) = hpcc::Packet::new_checked(carried) {
        let repr = hpcc::Repr::parse(&packet);
        let mut bytes = [0; hpcc::HEADER_LEN];
        repr.emit(&mut bytes);
        let again = hpcc::Packet::new_checked(&bytes[..]).expect("it was made");
        assert_eq!(hpcc::Repr::parse(&again), repr);
    }
    if let Ok(packet) = udp::Packet::new_checked(carried) {
        let repr = udp::Repr::parse(&packet);
        let mut bytes = [0; udp::HEADER_LEN];
        repr.emit(&mut bytes);
        let again = udp::Packet::new_checked(&bytes[..]).expect("it was made");
        assert_eq!(udp::Repr::parse(&again), repr);
    }
    if let Ok(packet) = tcp::Packet::new_checked(carried)
        && let Ok(repr) = tcp::Repr::parse(&packet)
        // More options than have room beside each other can't be read.
        && repr.header_len() <= 60
    {
        let mut bytes = [0; 60];
        repr.emit(&mut bytes);
        let again = tcp::Packet::new_checked(&bytes[..]).expect("it was made");
        assert_eq!(tcp::Repr::parse(&again), Ok(repr));
    }
    if let Ok((header, _)) = header::parse(protocol, carried) {
        header.flow_request();
    }
    let ip = ipv4::Repr {
        source: Ipv4Addr::new(10, 0, 0, 1),
        destination: Ipv4Addr::new(10, 0, 0, 2),
        protocol,
        ident: 1,
        ttl: 64,
        total_len: (ipv4::HEADER_LEN + carried.len()).min(usize::from(u16::MAX)) as u16,
    };
    let mut packet = vec![0; ipv4::HEADER_LEN];
    ip.emit(&mut packet);
    packet.extend(carried);
    if let Some(flow) = config_from_syn(&packet) {
        flow.validate().expect("a receiver can be made of it");
    }
    transport_at(&packet);
    // All of it may be anything, too.
    if let Ok(packet) = ipv4::Packet::new_checked(input) {
        let _ = (ipv4::Repr::parse(&packet), packet.payload());
    }
}
