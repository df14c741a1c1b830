//! A frame as the simulator reads it: Ethernet, IPv4, and what that carries.

use xcpr_hosts::tcp::header;
use xcpr_hosts::wire::{congestion, tcp};

/// Bytes of an Ethernet header.
pub const ETHERNET: usize = 14;

/// Offsets in a TCP header.
const TCP_OFFSET: usize = 12;
const TCP_FLAGS: usize = 13;
const TCP_ACK: u8 = 0x10;

/// Returns whether an Ethernet frame carries IPv4.
pub fn is_ipv4(frame: &[u8]) -> bool {
    frame.get(12..ETHERNET) == Some(&[0x08, 0x00])
}

/// Says where what an Ethernet frame's IPv4 packet carries begins, if it is of that protocol.
pub fn ipv4_payload(frame: &[u8], protocol: u8) -> Option<usize> {
    let is_ipv4 = frame.get(12..14)? == [0x08, 0x00];
    let header_len = usize::from(frame.get(ETHERNET)? & 0x0f) * 4;
    (is_ipv4 && *frame.get(ETHERNET + 9)? == protocol).then_some(ETHERNET + header_len)
}

/// Says whether a frame is an ACK: its congestion header is a receiver's, or it has none and is a TCP segment that
/// acknowledges and carries no data. The receiver's SYN-ACK and FIN count in either form.
pub fn is_ack(frame: &[u8]) -> bool {
    match ipv4_payload(frame, congestion::PROTOCOL).and_then(|start| frame.get(start..)) {
        Some(rest) => {
            header::parse(congestion::PROTOCOL, rest).is_ok_and(|(header, _)| !header.is_data())
        }
        None => is_pure_tcp_ack(frame).unwrap_or(false),
    }
}

fn is_pure_tcp_ack(frame: &[u8]) -> Option<bool> {
    let start = ipv4_payload(frame, tcp::PROTOCOL)?;
    let header_len = usize::from(frame.get(start + TCP_OFFSET)? >> 4) * 4;
    let ip_len = frame.get(ETHERNET + 2..ETHERNET + 4)?;
    let end = ETHERNET + usize::from(u16::from_be_bytes([ip_len[0], ip_len[1]]));
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
