//! Packet formats: a checked `Packet` view over bytes and a `Repr` with the parsed values for each header.
//!
//! No bytes make a parser panic: `new_checked` establishes what the accessors of a view rely on.

pub mod congestion;
mod error;
mod ethernet;
pub(crate) mod field;
pub mod hpcc;
pub mod ipv4;
pub mod rcp;
pub mod tcp;
pub mod udp;
pub mod xcp;

pub use error::WireError;
pub use ethernet::HEADER_LEN as ETHERNET_HEADER_LEN;

/// Returns where the transport header of a packet begins that begins with its IPv4 header: behind a congestion header, if
/// there is one. `None` if it is none of ours.
#[inline]
pub fn transport_at(packet: &[u8]) -> Option<usize> {
    let (&first, &protocol) = (packet.first()?, packet.get(9)?);
    let header_len = usize::from(first & 0x0f) * 4;
    match protocol {
        congestion::PROTOCOL => {
            let length = *packet.get(header_len + congestion::LENGTH)?;
            Some(header_len + usize::from(length))
        }
        tcp::PROTOCOL | udp::PROTOCOL => Some(header_len),
        _ => None,
    }
}
