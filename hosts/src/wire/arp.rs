//! ARP for IPv4 over Ethernet (RFC 826).

use std::net::Ipv4Addr;

use super::{WireError, be16, be32, put16, put32};

/// The length of a packet, bytes.
pub const LEN: usize = 28;
/// The Ethernet type of frames that carry one.
pub const ETHERTYPE: u16 = 0x0806;

const ETHERNET: u16 = 1;
const IPV4: u16 = 0x0800;
const OPERATION: usize = 6;
const SENDER_MAC: usize = 8;
const SENDER_ADDRESS: usize = 14;
const TARGET_MAC: usize = 18;
const TARGET_ADDRESS: usize = 24;

/// The kind of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The sender asks for the Ethernet address of the target's IPv4 address.
    Request,
    /// The sender's addresses are the answer.
    Reply,
}

/// The values of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repr {
    /// Request or reply.
    pub operation: Operation,
    /// The Ethernet address of the sender.
    pub sender_mac: [u8; 6],
    /// The IPv4 address of the sender.
    pub sender_address: Ipv4Addr,
    /// The Ethernet address of the target; of no meaning in a request.
    pub target_mac: [u8; 6],
    /// The IPv4 address of the target.
    pub target_address: Ipv4Addr,
}

impl Repr {
    /// Reads a packet; bytes behind it, as Ethernet's padding, are not looked at.
    ///
    /// # Errors
    /// The first fault; [`WireError::Format`] of another protocol or hardware, or another operation.
    pub fn parse(bytes: &[u8]) -> Result<Repr, WireError> {
        let bytes: &[u8; LEN] = bytes.first_chunk().ok_or(WireError::Truncated)?;
        if be16(bytes, 0) != ETHERNET || be16(bytes, 2) != IPV4 {
            return Err(WireError::Format);
        }
        if bytes[4..6] != [6, 4] {
            return Err(WireError::Length);
        }
        let operation = match be16(bytes, OPERATION) {
            1 => Operation::Request,
            2 => Operation::Reply,
            _ => return Err(WireError::Format),
        };
        let mac = |at: usize| std::array::from_fn(|i| bytes[at + i]);
        Ok(Repr {
            operation,
            sender_mac: mac(SENDER_MAC),
            sender_address: Ipv4Addr::from_bits(be32(bytes, SENDER_ADDRESS)),
            target_mac: mac(TARGET_MAC),
            target_address: Ipv4Addr::from_bits(be32(bytes, TARGET_ADDRESS)),
        })
    }

    /// Writes the packet to the first [`LEN`] bytes of `buf`, which must hold that many.
    pub fn emit(&self, buf: &mut [u8]) {
        put16(buf, 0, ETHERNET);
        put16(buf, 2, IPV4);
        buf[4..6].copy_from_slice(&[6, 4]);
        let operation = match self.operation {
            Operation::Request => 1,
            Operation::Reply => 2,
        };
        put16(buf, OPERATION, operation);
        buf[SENDER_MAC..SENDER_ADDRESS].copy_from_slice(&self.sender_mac);
        put32(buf, SENDER_ADDRESS, self.sender_address.to_bits());
        buf[TARGET_MAC..TARGET_ADDRESS].copy_from_slice(&self.target_mac);
        put32(buf, TARGET_ADDRESS, self.target_address.to_bits());
    }

    /// Returns the reply of the host with these addresses, where the packet is a request for its IPv4 address.
    pub fn reply(&self, mac: [u8; 6], address: Ipv4Addr) -> Option<Repr> {
        let is_for_host = self.operation == Operation::Request && self.target_address == address;
        is_for_host.then_some(Repr {
            operation: Operation::Reply,
            sender_mac: mac,
            sender_address: address,
            target_mac: self.sender_mac,
            target_address: self.sender_address,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REQUEST: Repr = Repr {
        operation: Operation::Request,
        sender_mac: [2, 0, 0, 0, 0, 1],
        sender_address: Ipv4Addr::new(10, 0, 1, 1),
        target_mac: [0; 6],
        target_address: Ipv4Addr::new(10, 0, 1, 2),
    };

    #[test]
    fn request_is_written_as_rfc_826_has_it() {
        let mut bytes = [0xff; LEN];
        REQUEST.emit(&mut bytes);
        let expected = [
            0, 1, 8, 0, 6, 4, 0, 1, 2, 0, 0, 0, 0, 1, 10, 0, 1, 1, 0, 0, 0, 0, 0, 0, 10, 0, 1, 2,
        ];
        assert_eq!(bytes, expected);
        assert_eq!(Repr::parse(&bytes), Ok(REQUEST));
    }

    #[test]
    fn only_the_host_of_the_target_address_replies() {
        let mac = [2, 0, 0, 0, 0, 2];
        let reply = REQUEST.reply(mac, REQUEST.target_address);
        let reply = reply.expect("the request is for this host");
        assert_eq!(reply.operation, Operation::Reply);
        assert_eq!(
            (reply.sender_mac, reply.target_mac),
            (mac, REQUEST.sender_mac)
        );
        assert_eq!(reply.target_address, REQUEST.sender_address);
        assert_eq!(REQUEST.reply(mac, Ipv4Addr::new(10, 0, 1, 3)), None);
        assert_eq!(reply.reply(mac, reply.target_address), None, "a reply");
    }

    #[test]
    fn malformed_packets_are_refused() {
        let mut whole = [0; LEN];
        REQUEST.emit(&mut whole);
        assert_eq!(Repr::parse(&whole[..LEN - 1]), Err(WireError::Truncated));
        for (at, error) in [
            (1, WireError::Format),
            (3, WireError::Format),
            (4, WireError::Length),
            (7, WireError::Format),
        ] {
            let mut bad = whole;
            bad[at] = 9;
            assert_eq!(Repr::parse(&bad), Err(error), "byte {at}");
        }
    }
}
