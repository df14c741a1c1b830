//! Sequence numbers: 31 bits on the wire (draft-gg-udt-03 section 2.1), a packet's place in the stream within an end.

const MASK: u32 = 0x7fff_ffff;
/// Half of the numbers.
const HALF: u32 = 1 << 30;

/// How one direction's packets are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbering {
    initial: u32,
}

impl Numbering {
    /// Numbers packets from packet 0 on, which has this number, of which 31 bits count.
    pub(super) fn from(initial: u32) -> Numbering {
        Numbering {
            initial: initial & MASK,
        }
    }

    /// Returns packet 0's number.
    pub(super) fn initial(self) -> u32 {
        self.initial
    }

    /// Returns a packet's number.
    pub(super) fn number(self, place: u64) -> u32 {
        self.initial.wrapping_add(place as u32) & MASK
    }

    /// Finds the packet that a number means, of those less than half of all numbers away from `near`. `None` if that
    /// would lie before packet 0.
    pub(super) fn place(self, number: u32, near: u64) -> Option<u64> {
        let ahead = number.wrapping_sub(self.number(near)) & MASK;
        if ahead < HALF {
            near.checked_add(u64::from(ahead))
        } else {
            near.checked_sub(u64::from(MASK - ahead) + 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn sequence_numbers_wrap_at_31_bits() {
        let numbering = Numbering::from(0xffff_ffff);
        assert_eq!(numbering.number(0), 0x7fff_ffff);
        assert_eq!(numbering.number(1), 0);
        assert_eq!(numbering.place(0, 0), Some(1));
        assert_eq!(numbering.place(0x7fff_fffe, 0), None);
        assert_eq!(numbering.place(0x7fff_ffff, 1 << 31), Some(1 << 31));
    }

    proptest! {
        #[test]
        fn sequence_number_identifies_the_nearest_packet(initial: u32, near in 0u64..1 << 40, ahead in -(1i64 << 30)..1 << 30) {
            let numbering = Numbering::from(initial);
            if let Some(place) = near.checked_add_signed(ahead) {
                prop_assert_eq!(numbering.place(numbering.number(place), near), Some(place));
            }
        }
    }
}
