//! One byte of a frame's IPv4 header: all that a link reads and writes of a frame. The byte has the two bits of explicit congestion
//! notification (RFC 3168 section 5), and before them six that name the frame's class.

/// Bytes of the Ethernet header.
const IPV4: usize = 14;
const HEADER_LEN: usize = 20;
/// The bits of the byte behind version and header length.
const BITS: u8 = 0b11;
/// Congestion experienced; 00 is a transport that does not know marks, and the other two are ones that do.
const CE: u8 = 0b11;

/// Says whether a frame's transport understands marks.
#[inline]
pub fn is_capable(frame: &[u8]) -> bool {
    ipv4(frame).is_some_and(|header| header[1] & BITS != 0)
}

/// Returns the code point of differentiated services (RFC 2474) in the same byte of a frame's IPv4 header, if it has one.
#[inline]
pub fn dscp(frame: &[u8]) -> Option<u8> {
    ipv4(frame).map(|header| header[1] >> 2)
}

/// Marks a frame whose transport understands that, and says whether it does. The header's checksum stays as right as it was
/// (RFC 1624, equation 3).
pub fn mark(frame: &mut [u8]) -> bool {
    if !is_capable(frame) {
        return false;
    }
    let header = &mut frame[IPV4..];
    let word = |header: &[u8], at: usize| u16::from_be_bytes([header[at], header[at + 1]]);
    let before = word(header, 0);
    header[1] |= CE;
    let sum = u32::from(!word(header, 10)) + u32::from(!before) + u32::from(word(header, 0));
    let folded = (sum & 0xffff) + (sum >> 16);
    let checksum = !((folded & 0xffff) + (folded >> 16)) as u16;
    header[10..12].copy_from_slice(&checksum.to_be_bytes());
    true
}

/// Returns the IPv4 header of an Ethernet frame that has one.
fn ipv4(frame: &[u8]) -> Option<&[u8]> {
    let is_ipv4 = frame.get(12..IPV4)? == [0x08, 0x00];
    let header = frame.get(IPV4..IPV4 + HEADER_LEN)?;
    (is_ipv4 && header[0] >> 4 == 4).then_some(header)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns the sum of a header's words, folded: all ones if its checksum is right.
    fn sum(header: &[u8]) -> u16 {
        let words = header
            .chunks_exact(2)
            .map(|w| u32::from(u16::from_be_bytes([w[0], w[1]])));
        let total: u32 = words.sum();
        let folded = (total & 0xffff) + (total >> 16);
        ((folded & 0xffff) + (folded >> 16)) as u16
    }

    fn frame(header: [u8; HEADER_LEN]) -> Vec<u8> {
        let mut frame = vec![0; IPV4];
        frame[12] = 0x08;
        frame.extend(header);
        frame[IPV4] = 0x45;
        frame[IPV4 + 10..IPV4 + 12].fill(0);
        let checksum = !sum(&frame[IPV4..]);
        frame[IPV4 + 10..IPV4 + 12].copy_from_slice(&checksum.to_be_bytes());
        frame
    }

    proptest! {
        #[test]
        fn ce_mark_changes_only_ecn_bits_and_checksum(header: [u8; HEADER_LEN]) {
            let before = frame(header);
            let mut after = before.clone();
            let capable = header[1] & BITS != 0;
            prop_assert_eq!(dscp(&before), Some(header[1] >> 2));
            prop_assert_eq!(mark(&mut after), capable);
            prop_assert_eq!(sum(&after[IPV4..]), 0xffff);
            let mut expected = before.clone();
            if capable {
                expected[IPV4 + 1] |= CE;
                expected[IPV4 + 10..IPV4 + 12].copy_from_slice(&after[IPV4 + 10..IPV4 + 12]);
            }
            prop_assert_eq!(after, expected);
        }

        #[test]
        fn marking_never_panics_on_arbitrary_bytes(mut bytes in prop::collection::vec(any::<u8>(), 0..60)) {
            prop_assert_eq!(mark(&mut bytes.clone()), is_capable(&bytes));
            bytes.truncate(IPV4 + HEADER_LEN - 1);
            prop_assert!(!mark(&mut bytes));
        }
    }
}
