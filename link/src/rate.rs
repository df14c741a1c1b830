//! The rate of a port, exact over any number of frames.

/// A rate as time per byte, in units of 2^-20 ns: 1 Gbit/s is 8 ns exactly, and the remainder of each frame is
/// carried to the next, so that also at 400 Gbit/s (0.02 ns a byte) frames take no more and no less than they should.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    per_byte: u64,
    carry: u64,
}

const FRACTION_BITS: u32 = 20;

impl Rate {
    /// The rates that a port may have, bits per second: so slow a frame of 65549 bytes fits into 64 bits, and so
    /// fast a byte's time is right to 1 part in 1000.
    pub const ALLOWED: std::ops::RangeInclusive<f64> = 1e3..=8e12;

    /// No limit: a frame takes no time.
    pub const UNLIMITED: Rate = Rate {
        per_byte: 0,
        carry: 0,
    };

    /// A rate from [`Rate::ALLOWED`].
    pub fn from_bps(bps: f64) -> Rate {
        let per_byte = 8e9 / bps * f64::from(1u32 << FRACTION_BITS);
        Rate {
            per_byte: per_byte.round() as u64,
            carry: 0,
        }
    }

    /// A rate of so many bits per second.
    ///
    /// # Errors
    /// What is allowed, for one out of [`Rate::ALLOWED`].
    pub fn checked(bps: f64) -> Result<Rate, String> {
        if Rate::ALLOWED.contains(&bps) {
            return Ok(Rate::from_bps(bps));
        }
        let (low, high) = Rate::ALLOWED.into_inner();
        Err(format!("{bps}: allowed are {low:e} to {high:e}"))
    }

    /// How long a frame takes to transmit, remainders left out, ns.
    #[inline]
    pub fn duration_ns(&self, wire_len: u32) -> u64 {
        (u64::from(wire_len) * self.per_byte) >> FRACTION_BITS
    }

    /// The time of one frame's transmission, ns, with the remainder of earlier ones.
    #[inline]
    pub fn transmit_ns(&mut self, wire_len: u32) -> u64 {
        let time = u64::from(wire_len) * self.per_byte + self.carry;
        self.carry = time & ((1 << FRACTION_BITS) - 1);
        time >> FRACTION_BITS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(bps: f64, wire_len: u32, frames: u32) -> u64 {
        let mut rate = Rate::from_bps(bps);
        (0..frames).map(|_| rate.transmit_ns(wire_len)).sum()
    }

    #[test]
    fn remainders_are_carried() {
        // 86 bytes at 400 Gbit/s: 1.72 ns.
        assert_eq!(total(400e9, 86, 1000), 1720);
        // 1000 bytes at 45 Mbit/s: 177777.7 ns, and the rate itself is rounded.
        assert!(total(45e6, 1000, 9).abs_diff(1_600_000) <= 1);
        let mut unlimited = Rate::UNLIMITED;
        assert_eq!(unlimited.transmit_ns(1000), 0);
    }
}
