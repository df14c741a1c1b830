//! Whether a link carries frames, and how fast.

use xcpr_units::Rate;

/// The state of a link for frames from a moment on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carrier {
    /// The link is down: frames wait.
    Down,
    /// The link transmits frames at this rate.
    Up(Rate),
}

impl Carrier {
    /// Makes a link of so many bits per second, of which 0 means that it is down.
    ///
    /// # Errors
    /// The allowed rates, for a rate that is neither 0 nor in [`Rate::ALLOWED`].
    pub fn checked(bps: f64) -> Result<Carrier, String> {
        if bps == 0.0 {
            return Ok(Carrier::Down);
        }
        let up = Rate::checked(bps).map(Carrier::Up);
        up.map_err(|problem| format!("{problem}, and 0 for a link that is down"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn link_with_a_rate_of_zero_is_down() {
        assert_eq!(Carrier::checked(0.0), Ok(Carrier::Down));
        assert_eq!(Carrier::checked(1e6), Ok(Carrier::Up(Rate::from_bps(1e6))));
        assert_eq!(
            Carrier::checked(1.0).unwrap_err(),
            "1: allowed are 1e3 to 8e12, and 0 for a link that is down"
        );
        assert!(Carrier::checked(f64::NAN).is_err());
        assert!(Carrier::checked(-1e6).is_err());
    }
}
