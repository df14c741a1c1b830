//! One byte of a frame's IP header: all that a link reads and writes of a frame. The byte has the two bits of explicit congestion
//! notification (RFC 3168 section 5), and before them six that name the frame's class. IPv6 calls it the traffic class, which lies
//! across two bytes (RFC 8200 section 3).

/// Bytes of the Ethernet header.
const ETHERNET: usize = 14;
const IPV4_LEN: usize = 20;
const IPV6_LEN: usize = 40;
/// The bits of the byte behind version and header length.
const BITS: u8 = 0b11;
/// Congestion experienced; 00 is a transport that does not know marks, and the other two are ones that do.
const CE: u8 = 0b11;

/// Says whether a frame's transport understands marks.
#[inline]
pub fn is_capable(frame: &[u8]) -> bool {
    traffic_class(frame).is_some_and(|class| class & BITS != 0)
}

/// Returns the code point of differentiated services (RFC 2474) in the same byte of a frame's IP header, if it has one.
#[inline]
pub fn dscp(frame: &[u8]) -> Option<u8> {
    traffic_class(frame).map(|class| class >> 2)
}

/// Marks a frame whose transport understands that, and says whether it does. The checksum of an IPv4 header stays as right as
/// it was (RFC 1624, equation 3); one of IPv6 has none.
pub fn mark(frame: &mut [u8]) -> bool {
    if !is_capable(frame) {
        return false;
    }
    let header = &mut frame[ETHERNET..];
    if header[0] >> 4 == 6 {
        header[1] |= CE << 4;
        return true;
    }
    let word = |header: &[u8], at: usize| u16::from_be_bytes([header[at], header[at + 1]]);
    let before = word(header, 0);
    header[1] |= CE;
    let sum = u32::from(!word(header, 10)) + u32::from(!before) + u32::from(word(header, 0));
    let folded = (sum & 0xffff) + (sum >> 16);
    let checksum = !((folded & 0xffff) + (folded >> 16)) as u16;
    header[10..12].copy_from_slice(&checksum.to_be_bytes());
    true
}

/// Returns the byte of an Ethernet frame that has a header of IPv4 or IPv6.
#[inline]
fn traffic_class(frame: &[u8]) -> Option<u8> {
    let (kind, packet) = (frame.get(12..ETHERNET)?, &frame[ETHERNET..]);
    if kind == [0x08, 0x00] {
        let header = packet.get(..IPV4_LEN)?;
        return (header[0] >> 4 == 4).then_some(header[1]);
    }
    let header = packet.get(..IPV6_LEN)?;
    (kind == [0x86, 0xdd] && header[0] >> 4 == 6).then(|| header[0] << 4 | header[1] >> 4)
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

    fn frame(header: [u8; IPV4_LEN]) -> Vec<u8> {
        let mut frame = vec![0; ETHERNET];
        frame[12] = 0x08;
        frame.extend(header);
        frame[ETHERNET] = 0x45;
        frame[ETHERNET + 10..ETHERNET + 12].fill(0);
        let checksum = !sum(&frame[ETHERNET..]);
        frame[ETHERNET + 10..ETHERNET + 12].copy_from_slice(&checksum.to_be_bytes());
        frame
    }

    proptest! {
        #[test]
        fn ce_mark_changes_only_ecn_bits_and_checksum(header: [u8; IPV4_LEN]) {
            let before = frame(header);
            let mut after = before.clone();
            let capable = header[1] & BITS != 0;
            prop_assert_eq!(dscp(&before), Some(header[1] >> 2));
            prop_assert_eq!(mark(&mut after), capable);
            prop_assert_eq!(sum(&after[ETHERNET..]), 0xffff);
            let mut expected = before.clone();
            if capable {
                expected[ETHERNET + 1] |= CE;
                expected[ETHERNET + 10..ETHERNET + 12].copy_from_slice(&after[ETHERNET + 10..ETHERNET + 12]);
            }
            prop_assert_eq!(after, expected);
        }

        #[test]
        fn marking_never_panics_on_arbitrary_bytes(mut bytes in prop::collection::vec(any::<u8>(), 0..60)) {
            prop_assert_eq!(mark(&mut bytes.clone()), is_capable(&bytes));
            bytes.truncate(ETHERNET + IPV4_LEN - 1);
            prop_assert!(!mark(&mut bytes));
        }
    }

    #[test]
    fn mark_sets_the_ecn_bits_of_the_traffic_class() {
        let mut frame = vec![0; ETHERNET + IPV6_LEN];
        frame[12..ETHERNET].copy_from_slice(&[0x86, 0xdd]);
        frame[ETHERNET..ETHERNET + 4].copy_from_slice(&[0x6b, 0x8f, 0xff, 0xff]);
        assert_eq!((dscp(&frame), mark(&mut frame)), (Some(0x2e), false));
        frame[ETHERNET + 1] = 0xaf;
        assert!(is_capable(&frame) && mark(&mut frame));
        assert_eq!(frame[ETHERNET..ETHERNET + 4], [0x6b, 0xbf, 0xff, 0xff]);
        assert!(!mark(&mut frame[..ETHERNET + IPV6_LEN - 1]), "cut");
    }
}
