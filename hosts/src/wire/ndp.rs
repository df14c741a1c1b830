//! Neighbour Discovery for IPv6 (RFC 4861): the solicitation that asks for an Ethernet address, and its advertisement.

use std::net::Ipv6Addr;

use super::{WireError, icmpv6, ipv6};

/// The hop limit of all messages: no router has forwarded one that still has it (RFC 4861 section 7.1).
pub const HOP_LIMIT: u8 = 255;

const SOLICITATION: u8 = 135;
const ADVERTISEMENT: u8 = 136;
const TARGET: usize = 8;
/// The length of a message without options, bytes.
const FIXED_LEN: usize = 24;
/// The option that has the Ethernet address of the sender of a solicitation.
const SOURCE_OPTION: u8 = 1;
/// The option that has the Ethernet address of the target of an advertisement.
const TARGET_OPTION: u8 = 2;
/// The length of an option with an Ethernet address, in units of 8 bytes.
const OPTION_UNITS: u8 = 1;
/// The length of a message with an Ethernet address, bytes.
pub const LEN: usize = FIXED_LEN + 8;
/// Solicited and Override: the advertisement is an answer, and replaces an older address.
const SOLICITED_OVERRIDE: u8 = 0x60;
const OVERRIDE: u8 = 0x20;

/// A message of Neighbour Discovery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// The sender asks for the Ethernet address of the target.
    Solicitation {
        /// The address that is asked for.
        target: Ipv6Addr,
        /// The Ethernet address of the sender, if it has an address yet.
        source_mac: Option<[u8; 6]>,
    },
    /// The Ethernet address of the target.
    Advertisement {
        /// The address that it is of.
        target: Ipv6Addr,
        /// The Ethernet address; `None`: that of the frame's sender.
        target_mac: Option<[u8; 6]>,
    },
}

impl Message {
    /// Reads the message of a packet (RFC 4861 sections 7.1.1 and 7.1.2).
    ///
    /// # Errors
    /// The first fault; [`WireError::Format`] of another message, or one that a router has forwarded.
    pub fn parse(packet: &ipv6::Packet<'_>) -> Result<Message, WireError> {
        let message = packet.payload();
        if packet.next_header() != icmpv6::PROTOCOL || packet.hop_limit() != HOP_LIMIT {
            return Err(WireError::Format);
        }
        if message.len() < FIXED_LEN || message.len() < usize::from(packet.payload_len()) {
            return Err(WireError::Truncated);
        }
        let wanted = match message[0] {
            SOLICITATION => SOURCE_OPTION,
            ADVERTISEMENT => TARGET_OPTION,
            _ => return Err(WireError::Format),
        };
        let target = Ipv6Addr::from(std::array::from_fn::<u8, 16, _>(|i| message[TARGET + i]));
        if message[1] != 0 || target.is_multicast() {
            return Err(WireError::Format);
        }
        if packet.checksum() != 0 {
            return Err(WireError::Checksum);
        }
        let mac = find_mac(&message[FIXED_LEN..], wanted)?;
        Ok(if wanted == SOURCE_OPTION {
            Message::Solicitation {
                target,
                source_mac: mac,
            }
        } else {
            Message::Advertisement {
                target,
                target_mac: mac,
            }
        })
    }

    /// Writes IPv6 header and message from one address to another. Returns the packet.
    pub fn emit(&self, source: Ipv6Addr, destination: Ipv6Addr) -> Vec<u8> {
        let (kind, flags, target, option, mac) = match *self {
            Message::Solicitation { target, source_mac } => {
                (SOLICITATION, 0, target, SOURCE_OPTION, source_mac)
            }
            Message::Advertisement { target, target_mac } => {
                let is_answer = !destination.is_multicast();
                let flags = if is_answer {
                    SOLICITED_OVERRIDE
                } else {
                    OVERRIDE
                };
                (ADVERTISEMENT, flags, target, TARGET_OPTION, target_mac)
            }
        };
        let mut message = vec![kind, 0, 0, 0, flags, 0, 0, 0];
        message.extend(target.octets());
        if let Some(mac) = mac {
            message.extend([option, OPTION_UNITS]);
            message.extend(mac);
        }
        let header = ipv6::Repr {
            traffic_class: 0,
            payload_len: message.len() as u16,
            next_header: icmpv6::PROTOCOL,
            hop_limit: HOP_LIMIT,
            source,
            destination,
        };
        icmpv6::write_checksum(&header, &mut message);
        let mut packet = vec![0; ipv6::HEADER_LEN];
        header.emit(&mut packet);
        packet.extend(message);
        packet
    }
}

/// Returns the Ethernet address in an option of a kind.
fn find_mac(mut options: &[u8], wanted: u8) -> Result<Option<[u8; 6]>, WireError> {
    let mut found = None;
    while let [kind, units, ..] = *options {
        let len = 8 * usize::from(units);
        if len == 0 || len > options.len() {
            return Err(WireError::Length);
        }
        if kind == wanted && units == OPTION_UNITS {
            found = Some(std::array::from_fn(|i| options[2 + i]));
        }
        options = &options[len..];
    }
    Ok(found)
}

/// Returns the group of nodes that may have an address (RFC 4291 section 2.7.1).
pub fn solicited_node(address: Ipv6Addr) -> Ipv6Addr {
    let prefix = Ipv6Addr::new(0xff02, 0, 0, 0, 0, 1, 0xff00, 0).to_bits();
    Ipv6Addr::from_bits(prefix | address.to_bits() & 0xff_ffff)
}

/// Returns the Ethernet address of a group (RFC 2464 section 7).
pub fn group_mac(group: Ipv6Addr) -> [u8; 6] {
    let [.., a, b, c, d] = group.octets();
    [0x33, 0x33, a, b, c, d]
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 1, 0, 0, 0, 0, 1);
    const TARGET_ADDRESS: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 1, 0, 0, 0, 0xab, 0xcdef);
    const MAC: [u8; 6] = [2, 0, 0, 0, 0, 1];

    fn solicitation() -> Vec<u8> {
        let message = Message::Solicitation {
            target: TARGET_ADDRESS,
            source_mac: Some(MAC),
        };
        message.emit(SOURCE, solicited_node(TARGET_ADDRESS))
    }

    fn parse(packet: &[u8]) -> Result<Message, WireError> {
        Message::parse(&ipv6::Packet::new_checked(packet)?)
    }

    #[test]
    fn messages_read_as_they_were_written() {
        assert_eq!(solicitation().len(), ipv6::HEADER_LEN + LEN);
        for mac in [None, Some(MAC)] {
            for message in [
                Message::Solicitation {
                    target: TARGET_ADDRESS,
                    source_mac: mac,
                },
                Message::Advertisement {
                    target: TARGET_ADDRESS,
                    target_mac: mac,
                },
            ] {
                let packet = message.emit(SOURCE, TARGET_ADDRESS);
                assert_eq!(parse(&packet), Ok(message));
            }
        }
    }

    #[test]
    fn group_has_the_last_bytes_of_the_address() {
        let group = solicited_node(TARGET_ADDRESS);
        assert_eq!(group, "ff02::1:ffab:cdef".parse::<Ipv6Addr>().unwrap());
        assert_eq!(group_mac(group), [0x33, 0x33, 0xff, 0xab, 0xcd, 0xef]);
    }

    #[test]
    fn malformed_messages_are_refused() {
        let whole = solicitation();
        for len in 0..whole.len() {
            assert_eq!(
                parse(&whole[..len]),
                Err(WireError::Truncated),
                "cut to {len}"
            );
        }
        for (at, value, error) in [
            (7, 64, WireError::Format),
            (6, 17, WireError::Format),
            (40, 133, WireError::Format),
            (41, 1, WireError::Format),
            (48, 0xff, WireError::Format),
            (60, 1, WireError::Checksum),
        ] {
            let mut bad = whole.clone();
            bad[at] = value;
            assert_eq!(parse(&bad), Err(error), "byte {at}");
        }
        assert_eq!(
            find_mac(&[1, 0, 0, 0, 0, 0, 0, 0], 1),
            Err(WireError::Length)
        );
        assert_eq!(
            find_mac(&[1, 2, 0, 0, 0, 0, 0, 0], 1),
            Err(WireError::Length)
        );
    }
}
