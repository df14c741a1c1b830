//! Headers at the edge between packetdrill and `hosts`.
//!
//! Both speak TCP over IPv4 (RFC 9293). The hosts' segments always carry timestamps (RFC 7323), the scripts' never do:
//! an inbound packet gets those that its sender would have given, an outbound one loses them.

use std::net::SocketAddrV4;

use xcpr_hosts::wire::{ipv4, tcp};

/// Where TCP's data offset stands in its header.
const OFFSET: usize = 12;
/// Where its checksum does.
const CHECKSUM: usize = 16;

/// A segment that packetdrill sends: who it is from and for, and its header.
#[derive(Debug)]
pub(crate) struct Inbound {
    pub(crate) from: SocketAddrV4,
    pub(crate) to: SocketAddrV4,
    pub(crate) tcp: tcp::Repr,
    /// Bytes of payload.
    pub(crate) payload: usize,
}

impl Inbound {
    /// Takes a packet apart.
    pub(crate) fn parse(packet: &[u8]) -> Result<Inbound, String> {
        let fault = |error| format!("{error:?}");
        let ip = ipv4::Packet::new_checked(packet).map_err(fault)?;
        if ip.protocol() != tcp::PROTOCOL {
            return Err(format!("protocol {}", ip.protocol()));
        }
        let view = tcp::Packet::new_checked(ip.payload()).map_err(fault)?;
        let tcp = tcp::Repr::parse(&view).map_err(fault)?;
        Ok(Inbound {
            from: SocketAddrV4::new(ip.source(), tcp.source_port),
            to: SocketAddrV4::new(ip.destination(), tcp.destination_port),
            payload: ip.payload().len() - view.header_len(),
            tcp,
        })
    }
}

/// The parts of a packet beside its addresses and its header.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rest<'a> {
    /// The bits of ECN in its IPv4 header.
    pub(crate) ecn: u8,
    /// Options after those of its header, in whole words.
    pub(crate) options: &'a [u8],
    /// Bytes of payload, all zero.
    pub(crate) payload: usize,
}

/// Makes a packet with these addresses and this header.
pub(crate) fn packet(
    from: SocketAddrV4,
    to: SocketAddrV4,
    tcp: &tcp::Repr,
    rest: Rest<'_>,
) -> Vec<u8> {
    let options = ipv4::HEADER_LEN + tcp.header_len();
    let payload = options + rest.options.len();
    let mut bytes = vec![0; payload + rest.payload];
    let ip = ipv4::Repr {
        source: *from.ip(),
        destination: *to.ip(),
        protocol: tcp::PROTOCOL,
        ident: 0,
        ttl: ipv4::TTL,
        total_len: bytes.len() as u16,
    };
    ip.emit(&mut bytes);
    set_ecn(&mut bytes, rest.ecn);
    let tcp = tcp::Repr {
        source_port: from.port(),
        destination_port: to.port(),
        ..*tcp
    };
    tcp.emit(&mut bytes[ipv4::HEADER_LEN..]);
    bytes[options..payload].copy_from_slice(rest.options);
    bytes[ipv4::HEADER_LEN + OFFSET] = ((payload - ipv4::HEADER_LEN) as u8 / 4) << 4;
    let checksum = checksum(&bytes);
    bytes[ipv4::HEADER_LEN + CHECKSUM..][..2].copy_from_slice(&checksum.to_be_bytes());
    bytes
}

/// Makes the options of Linux's SYNs, in its order: MSS, SACK permitted, timestamps of a SYN that opens, scale of
/// windows.
pub(crate) fn syn_options(sack: bool, timestamp: Option<u32>) -> Vec<u8> {
    const MSS: [u8; 4] = [2, 4, 0x05, 0xb4];
    const SACK: [u8; 2] = [4, 2];
    const SCALE: [u8; 4] = [NOP, 3, 3, 8];
    const NOP: u8 = 1;
    let mut options = MSS.to_vec();
    if timestamp.is_none() && sack {
        options.extend([NOP; 2]);
    }
    if sack {
        options.extend(SACK);
    }
    if let Some(value) = timestamp {
        options.extend([8, 10]);
        options.extend(value.to_be_bytes());
        options.extend([0; 4]);
    }
    options.extend(SCALE);
    options
}

/// Sets the bits of ECN, and the header's checksum anew.
fn set_ecn(bytes: &mut [u8], ecn: u8) {
    const TRAFFIC: usize = 1;
    const IP_CHECKSUM: usize = 10;
    bytes[TRAFFIC] |= ecn;
    bytes[IP_CHECKSUM..][..2].fill(0);
    let checksum = !folded(sum_words(&bytes[..ipv4::HEADER_LEN]));
    bytes[IP_CHECKSUM..][..2].copy_from_slice(&checksum.to_be_bytes());
}

/// Computes TCP's checksum of a packet (RFC 9293 section 3.1).
fn checksum(packet: &[u8]) -> u16 {
    const ADDRESSES: std::ops::Range<usize> = 12..20;
    let tcp = &packet[ipv4::HEADER_LEN..];
    let pseudo = sum_words(&packet[ADDRESSES]) + u32::from(tcp::PROTOCOL) + tcp.len() as u32;
    !folded(pseudo + sum_words(tcp))
}

fn sum_words(bytes: &[u8]) -> u32 {
    let (pairs, last) = bytes.as_chunks::<2>();
    let whole: u32 = pairs
        .iter()
        .map(|&pair| u32::from(u16::from_be_bytes(pair)))
        .sum();
    whole + last.first().map_or(0, |&byte| u32::from(byte) << 8)
}

fn folded(mut sum: u32) -> u16 {
    while sum > 0xffff {
        sum = (sum & 0xffff) + (sum >> 16);
    }
    sum as u16
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn built_packet_parses_back() {
        let from = SocketAddrV4::new(Ipv4Addr::new(192, 0, 2, 1), 80);
        let to = SocketAddrV4::new(Ipv4Addr::new(192, 168, 0, 1), 8080);
        let mut sent = tcp::Repr {
            seq: 7,
            ack: 9,
            flags: tcp::ACK,
            window: 257,
            ..tcp::Repr::default()
        };
        sent.sack.push((100, 200));
        let rest = Rest {
            ecn: ipv4::ECT_0,
            options: &[1; 4],
            payload: 33,
        };
        let bytes = packet(from, to, &sent, rest);
        assert_eq!(
            ipv4::Packet::new_checked(&bytes[..]).unwrap().ecn(),
            ipv4::ECT_0
        );
        // A checksum over all, its own bytes included, is 0.
        assert_eq!(checksum(&bytes), 0);
        let inbound = Inbound::parse(&bytes).unwrap();
        assert_eq!((inbound.from, inbound.to, inbound.payload), (from, to, 33));
        assert_eq!(
            (inbound.tcp.seq, inbound.tcp.ack, inbound.tcp.window),
            (7, 9, 257)
        );
        assert_eq!(inbound.tcp.sack.as_slice(), [(100, 200)]);
        assert_eq!(inbound.tcp.timestamps, None);
    }
}
