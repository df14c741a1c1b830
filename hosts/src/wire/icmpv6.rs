//! ICMPv6: echo, and the errors that quote a packet (RFC 4443).

use super::{WireError, be16, ipv6, put16};

/// The IPv6 next header.
pub const PROTOCOL: u8 = 58;
/// The length of an echo's header, bytes.
pub const HEADER_LEN: usize = 8;

/// The type of an echo request.
pub const ECHO_REQUEST: u8 = 128;
/// The type of an echo reply.
pub const ECHO_REPLY: u8 = 129;
/// Types below this one are errors (RFC 4443 section 2.1).
const FIRST_INFORMATIONAL: u8 = 128;

/// Byte offset of the checksum of every message.
pub(crate) const CHECKSUM: usize = 2;
const IDENT: usize = 4;
const SEQUENCE: usize = 6;

/// The values of an echo request or reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Echo {
    /// [`ECHO_REQUEST`] or [`ECHO_REPLY`].
    pub kind: u8,
    /// The identifier, by which a host knows whose request it is.
    pub ident: u16,
    /// The sequence number.
    pub sequence: u16,
}

impl Echo {
    /// Reads the message of a packet. Bytes of the message that are not at hand count as zeros.
    ///
    /// # Errors
    /// The first fault; [`WireError::Format`] of a message that is no echo.
    pub fn parse(packet: &ipv6::Packet<'_>) -> Result<Echo, WireError> {
        let echo = Echo::parse_header(packet)?;
        if packet.checksum() != 0 {
            return Err(WireError::Checksum);
        }
        Ok(echo)
    }

    /// Reads the header alone, as an error quotes it.
    fn parse_header(packet: &ipv6::Packet<'_>) -> Result<Echo, WireError> {
        let message = packet.payload();
        let header: &[u8; HEADER_LEN] = message.first_chunk().ok_or(WireError::Truncated)?;
        let is_echo = packet.next_header() == PROTOCOL
            && matches!(header[0], ECHO_REQUEST | ECHO_REPLY)
            && header[1] == 0;
        if !is_echo {
            return Err(WireError::Format);
        }
        Ok(Echo {
            kind: header[0],
            ident: be16(header, IDENT),
            sequence: be16(header, SEQUENCE),
        })
    }

    /// Writes IPv6 header and message, whose payload of `header.payload_len` - 8 bytes is zeros, to the begin of `buf`,
    /// which must hold both headers.
    pub fn emit(&self, header: &ipv6::Repr, buf: &mut [u8]) {
        header.emit(buf);
        let message = &mut buf[ipv6::HEADER_LEN..ipv6::HEADER_LEN + HEADER_LEN];
        message[..IDENT].copy_from_slice(&[self.kind, 0, 0, 0]);
        put16(message, IDENT, self.ident);
        put16(message, SEQUENCE, self.sequence);
        write_checksum(header, message);
    }
}

/// Writes the checksum of a message behind a header.
pub fn write_checksum(header: &ipv6::Repr, message: &mut [u8]) {
    put16(message, CHECKSUM, 0);
    let sum = ipv6::checksum(
        header.source,
        header.destination,
        PROTOCOL,
        u32::from(header.payload_len),
        message,
    );
    put16(message, CHECKSUM, sum);
}

/// Makes the reply to an echo request in its place. `message` is a request that [`Echo::parse`] has read, and `header` that
/// of the reply.
pub fn turn_to_reply(header: &ipv6::Repr, message: &mut [u8]) {
    message[0] = ECHO_REPLY;
    write_checksum(header, message);
}

/// Reads the echo request that an error quotes, and where the request went; `None` of any other packet.
pub fn parse_error(packet: &ipv6::Packet<'_>) -> Option<(std::net::Ipv6Addr, Echo)> {
    let message = packet.payload();
    let is_error = packet.next_header() == PROTOCOL && *message.first()? < FIRST_INFORMATIONAL;
    let quoted = message.get(HEADER_LEN..).filter(|_| is_error)?;
    let request = ipv6::Packet::new_checked(quoted).ok()?;
    let echo = Echo::parse_header(&request).ok()?;
    (echo.kind == ECHO_REQUEST).then(|| (request.destination(), echo))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv6Addr;

    const REQUEST: Echo = Echo {
        kind: ECHO_REQUEST,
        ident: 0x0102,
        sequence: 3,
    };

    fn header(payload_len: usize) -> ipv6::Repr {
        ipv6::Repr {
            traffic_class: 0,
            payload_len: payload_len as u16,
            next_header: PROTOCOL,
            hop_limit: 64,
            source: Ipv6Addr::new(0x2001, 0xdb8, 1, 0, 0, 0, 0, 1),
            destination: Ipv6Addr::new(0x2001, 0xdb8, 2, 0, 0, 0, 0, 2),
        }
    }

    fn request(payload: &[u8]) -> Vec<u8> {
        let header = header(HEADER_LEN + payload.len());
        let mut packet = vec![0; ipv6::HEADER_LEN + HEADER_LEN];
        REQUEST.emit(&header, &mut packet);
        packet.extend(payload);
        write_checksum(&header, &mut packet[ipv6::HEADER_LEN..]);
        packet
    }

    fn parse(packet: &[u8]) -> Result<Echo, WireError> {
        Echo::parse(&ipv6::Packet::new_checked(packet)?)
    }

    #[test]
    fn reply_has_the_payload_of_the_request() {
        for payload in [&b""[..], b"odd", b"even"] {
            let mut packet = request(payload);
            assert_eq!(parse(&packet), Ok(REQUEST));
            let header = header(HEADER_LEN + payload.len());
            turn_to_reply(&header, &mut packet[ipv6::HEADER_LEN..]);
            let kind = ECHO_REPLY;
            assert_eq!(parse(&packet), Ok(Echo { kind, ..REQUEST }));
            assert_eq!(&packet[ipv6::HEADER_LEN + HEADER_LEN..], payload);
        }
    }

    #[test]
    fn payload_of_zeros_need_not_be_at_hand() {
        let mut packet = vec![0; ipv6::HEADER_LEN + HEADER_LEN];
        REQUEST.emit(&header(HEADER_LEN + 56), &mut packet);
        assert_eq!(parse(&packet), Ok(REQUEST));
        packet.resize(packet.len() + 56, 0);
        assert_eq!(parse(&packet), Ok(REQUEST), "zeros do not count");
    }

    #[test]
    fn malformed_messages_are_refused() {
        let whole = request(b"payload");
        for len in ipv6::HEADER_LEN..ipv6::HEADER_LEN + HEADER_LEN {
            assert_eq!(parse(&whole[..len]), Err(WireError::Truncated));
        }
        for (at, error) in [
            (6, WireError::Format),
            (40, WireError::Format),
            (41, WireError::Format),
            (49, WireError::Checksum),
            (23, WireError::Checksum),
        ] {
            let mut bad = whole.clone();
            bad[at] ^= 9;
            assert_eq!(parse(&bad), Err(error), "byte {at}");
        }
    }

    #[test]
    fn error_quotes_the_request() {
        let mut packet = vec![0; ipv6::HEADER_LEN];
        header(HEADER_LEN + ipv6::HEADER_LEN + HEADER_LEN).emit(&mut packet);
        packet.extend([3, 0, 0, 0, 0, 0, 0, 0]);
        packet.extend(request(b""));
        let error = |packet: &[u8]| parse_error(&ipv6::Packet::new_checked(packet).ok()?);
        assert_eq!(error(&packet), Some((header(0).destination, REQUEST)));
        for len in 0..packet.len() {
            assert_eq!(error(&packet[..len]), None, "cut to {len}");
        }
        packet[ipv6::HEADER_LEN] = ECHO_REPLY;
        assert_eq!(error(&packet), None, "no error");
    }
}
