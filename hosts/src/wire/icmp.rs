//! ICMP: echo, and the errors that quote a packet (RFC 792).

use super::{WireError, be16, ipv4, put16};

/// The IPv4 protocol number.
pub const PROTOCOL: u8 = 1;
/// The length of a header, bytes.
pub const HEADER_LEN: usize = 8;

/// The type of an echo reply.
pub const ECHO_REPLY: u8 = 0;
/// The type of an echo request.
pub const ECHO_REQUEST: u8 = 8;
const DESTINATION_UNREACHABLE: u8 = 3;
const TIME_EXCEEDED: u8 = 11;

const CHECKSUM: usize = 2;
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
    /// Reads a message whose bytes beyond these, if it has more, are zeros.
    ///
    /// # Errors
    /// The first fault; [`WireError::Format`] of a message that is no echo.
    pub fn parse(message: &[u8]) -> Result<Echo, WireError> {
        let echo = Echo::parse_header(message)?;
        if checksum(message) != 0 {
            return Err(WireError::Checksum);
        }
        Ok(echo)
    }

    /// Reads the header alone, as an error quotes it.
    fn parse_header(message: &[u8]) -> Result<Echo, WireError> {
        let header: &[u8; HEADER_LEN] = message.first_chunk().ok_or(WireError::Truncated)?;
        if !matches!(header[0], ECHO_REQUEST | ECHO_REPLY) || header[1] != 0 {
            return Err(WireError::Format);
        }
        Ok(Echo {
            kind: header[0],
            ident: be16(header, IDENT),
            sequence: be16(header, SEQUENCE),
        })
    }

    /// Writes the header of a message whose payload is zeros to the first [`HEADER_LEN`] bytes of `buf`, which must
    /// hold that many.
    pub fn emit(&self, buf: &mut [u8]) {
        buf[..IDENT].copy_from_slice(&[self.kind, 0, 0, 0]);
        put16(buf, IDENT, self.ident);
        put16(buf, SEQUENCE, self.sequence);
        let sum = checksum(&buf[..HEADER_LEN]);
        put16(buf, CHECKSUM, sum);
    }
}

/// Makes the reply to an echo request in its place. `message` is a request that [`Echo::parse`] has read.
pub fn turn_to_reply(message: &mut [u8]) {
    message[0] = ECHO_REPLY;
    put16(message, CHECKSUM, 0);
    let sum = checksum(message);
    put16(message, CHECKSUM, sum);
}

/// Reads the echo request that an error quotes. `message` is the error from its ICMP header on. Returns the IPv4
/// header of the request too; `None` of any other message.
pub fn parse_error(message: &[u8]) -> Option<(ipv4::Repr, Echo)> {
    let is_error = matches!(*message.first()?, DESTINATION_UNREACHABLE | TIME_EXCEEDED);
    let quoted = message.get(HEADER_LEN..).filter(|_| is_error)?;
    let packet = ipv4::Packet::new_checked(quoted).ok()?;
    let echo = Echo::parse_header(packet.payload()).ok()?;
    (packet.protocol() == PROTOCOL && echo.kind == ECHO_REQUEST)
        .then(|| (ipv4::Repr::parse(&packet), echo))
}

/// Computes the checksum of a message of any length (RFC 1071): 0 where the message has the right one.
fn checksum(message: &[u8]) -> u16 {
    let words = message.chunks(2);
    let sum = words.map(|pair| u32::from(pair[0]) << 8 | u32::from(*pair.get(1).unwrap_or(&0)));
    ipv4::checksum(sum.sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    const REQUEST: Echo = Echo {
        kind: ECHO_REQUEST,
        ident: 0x0102,
        sequence: 3,
    };

    fn request(payload: &[u8]) -> Vec<u8> {
        let mut message = vec![0; HEADER_LEN];
        REQUEST.emit(&mut message);
        message.extend(payload);
        put16(&mut message, CHECKSUM, 0);
        let sum = checksum(&message);
        put16(&mut message, CHECKSUM, sum);
        message
    }

    #[test]
    fn reply_has_the_payload_of_the_request() {
        for payload in [&b""[..], b"odd", b"even"] {
            let mut message = request(payload);
            assert_eq!(Echo::parse(&message), Ok(REQUEST));
            turn_to_reply(&mut message);
            let kind = ECHO_REPLY;
            assert_eq!(Echo::parse(&message), Ok(Echo { kind, ..REQUEST }));
            assert_eq!(&message[HEADER_LEN..], payload);
        }
        let mut zeros = vec![0xff; HEADER_LEN];
        REQUEST.emit(&mut zeros);
        assert_eq!(zeros, [8, 0, 0xf6, 0xfa, 1, 2, 0, 3]);
        zeros.resize(HEADER_LEN + 56, 0);
        assert_eq!(Echo::parse(&zeros), Ok(REQUEST), "zeros do not count");
    }

    #[test]
    fn malformed_messages_are_refused() {
        let whole = request(b"payload");
        assert_eq!(Echo::parse(&whole[..7]), Err(WireError::Truncated));
        for (at, error) in [
            (0, WireError::Format),
            (1, WireError::Format),
            (9, WireError::Checksum),
        ] {
            let mut bad = whole.clone();
            bad[at] = 9;
            assert_eq!(Echo::parse(&bad), Err(error), "byte {at}");
        }
    }

    #[test]
    fn error_quotes_the_request() {
        let header = ipv4::Repr {
            source: Ipv4Addr::new(10, 0, 1, 1),
            destination: Ipv4Addr::new(10, 0, 2, 2),
            protocol: PROTOCOL,
            ident: 0,
            ttl: 1,
            total_len: 84,
        };
        let mut message = vec![TIME_EXCEEDED, 0, 0, 0, 0, 0, 0, 0];
        message.resize(HEADER_LEN + ipv4::HEADER_LEN, 0);
        header.emit(&mut message[HEADER_LEN..]);
        message.extend(request(b""));
        assert_eq!(parse_error(&message), Some((header, REQUEST)));
        for len in 0..message.len() {
            assert_eq!(parse_error(&message[..len]), None, "cut to {len}");
        }
        message[0] = ECHO_REPLY;
        assert_eq!(parse_error(&message), None, "no error");
    }
}
