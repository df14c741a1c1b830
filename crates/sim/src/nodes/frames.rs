//! A frame as the simulator reads it: Ethernet, IPv4 or IPv6, and what that carries.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use xcpr_hosts::tcp::header;
use xcpr_hosts::wire::{congestion, ipv6, tcp};

/// Bytes of an Ethernet header.
pub const ETHERNET: usize = 14;

/// Offsets in a TCP header.
const TCP_OFFSET: usize = 12;
const TCP_FLAGS: usize = 13;
const TCP_ACK: u8 = 0x10;

/// Returns the destination of an Ethernet frame's IPv4 or IPv6 packet; `None` of any other frame.
pub fn find_destination(frame: &[u8]) -> Option<IpAddr> {
    match frame.get(12..ETHERNET)? {
        [0x08, 0x00] => {
            let address: &[u8; 4] = frame.get(ETHERNET + 16..)?.first_chunk()?;
            Some(Ipv4Addr::from(*address).into())
        }
        [0x86, 0xdd] => {
            let address: &[u8; 16] = frame.get(ETHERNET + 24..)?.first_chunk()?;
            Some(Ipv6Addr::from(*address).into())
        }
        _ => None,
    }
}

/// Says where what an Ethernet frame's IPv4 or IPv6 packet carries begins, if it is of that protocol.
pub fn ip_payload(frame: &[u8], protocol: u8) -> Option<usize> {
    match frame.get(12..14)? {
        [0x08, 0x00] => {
            let header_len = usize::from(frame.get(ETHERNET)? & 0x0f) * 4;
            (*frame.get(ETHERNET + 9)? == protocol).then_some(ETHERNET + header_len)
        }
        [0x86, 0xdd] => {
            (*frame.get(ETHERNET + 6)? == protocol).then_some(ETHERNET + ipv6::HEADER_LEN)
        }
        _ => None,
    }
}

/// Says whether a frame is an ACK: its congestion header is a receiver's, or it has none and is a TCP segment that
/// acknowledges and carries no data. The receiver's SYN-ACK and FIN count in either form.
pub fn is_ack(frame: &[u8]) -> bool {
    match ip_payload(frame, congestion::PROTOCOL).and_then(|start| frame.get(start..)) {
        Some(rest) => {
            header::parse(congestion::PROTOCOL, rest).is_ok_and(|(header, _)| !header.is_data())
        }
        None => is_pure_tcp_ack(frame).unwrap_or(false),
    }
}

fn is_pure_tcp_ack(frame: &[u8]) -> Option<bool> {
    let start = ip_payload(frame, tcp::PROTOCOL)?;
    let header_len = usize::from(frame.get(start + TCP_OFFSET)? >> 4) * 4;
    let field = |at: usize| {
        let bytes = frame.get(at..)?.first_chunk()?;
        Some(usize::from(u16::from_be_bytes(*bytes)))
    };
    // The length of IPv4 is that of the packet, and the one of IPv6 that of its payload.
    let end = match frame[ETHERNET] >> 4 {
        6 => ETHERNET + ipv6::HEADER_LEN + field(ETHERNET + 4)?,
        _ => ETHERNET + field(ETHERNET + 2)?,
    };
    Some(frame.get(start + TCP_FLAGS)? & TCP_ACK != 0 && end == start + header_len)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes a frame of plain TCP, 20 bytes of header, with so many bytes of payload.
    fn segment(flags: u8, payload: u8) -> Vec<u8> {
        let mut frame = vec![0; 54];
        frame[12] = 0x08;
        frame[14] = 0x45;
        frame[17] = 40 + payload;
        frame[23] = tcp::PROTOCOL;
        frame[46] = 0x50;
        frame[47] = flags;
        frame
    }

    #[test]
    fn tcp_segment_with_ack_flag_and_no_payload_is_an_ack() {
        assert!(is_ack(&segment(TCP_ACK, 0)));
        assert!(is_ack(&segment(TCP_ACK | 0x02, 0)), "SYN-ACK");
        assert!(!is_ack(&segment(0x02, 0)), "SYN");
        assert!(!is_ack(&segment(TCP_ACK, 1)), "data");
        let mut udp = segment(TCP_ACK, 0);
        udp[23] = 17;
        assert!(!is_ack(&udp));
        let ack = segment(TCP_ACK, 0);
        for len in 0..47 {
            assert!(!is_ack(&ack[..len]), "cut to {len}");
        }
    }

    #[test]
    fn tcp_segment_over_ipv6_is_an_ack_too() {
        for (payload, expected) in [(0, true), (1, false)] {
            let mut frame = vec![0; 74];
            frame[12..14].copy_from_slice(&ipv6::ETHERTYPE.to_be_bytes());
            frame[14] = 0x60;
            frame[19] = 20 + payload;
            frame[20] = tcp::PROTOCOL;
            frame[66] = 0x50;
            frame[67] = TCP_ACK;
            assert_eq!(is_ack(&frame), expected, "{payload} bytes");
        }
    }

    #[test]
    fn destination_is_that_of_the_packet() {
        let mut frame = vec![0; 54];
        frame[12..14].copy_from_slice(&ipv6::ETHERTYPE.to_be_bytes());
        frame[53] = 1;
        assert_eq!(find_destination(&frame), Some(Ipv6Addr::LOCALHOST.into()));
        assert_eq!(find_destination(&frame[..53]), None);
        frame[12..14].copy_from_slice(&[0x08, 0x00]);
        frame[30..34].copy_from_slice(&[10, 0, 1, 2]);
        let expected = Ipv4Addr::new(10, 0, 1, 2);
        assert_eq!(find_destination(&frame), Some(expected.into()));
        frame[12] = 0x09;
        assert_eq!(find_destination(&frame), None);
    }

    #[test]
    fn ack_detection_never_panics_on_malformed_frames() {
        // The frame is an ACK of XCP's, format 2.
        let mut whole = vec![0; 74];
        whole[12] = 0x08;
        whole[14] = 0x45;
        whole[23] = congestion::PROTOCOL;
        whole[34] = tcp::PROTOCOL;
        whole[35] = 20;
        whole[36] = 0x12;
        assert!(is_ack(&whole));
        for len in 0..whole.len() {
            is_ack(&whole[..len]);
            for value in [0, 0x7f, 0xff] {
                let mut bad = whole.clone();
                bad[len] = value;
                is_ack(&bad);
            }
        }
    }
}
