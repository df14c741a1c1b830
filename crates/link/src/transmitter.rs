//! The transmitter that puts frames on a link at its rate.

use xcpr_units::{Rate, Span};

/// A transmitter: it carries the fraction of a nanosecond from frame to frame, so that any number of them takes no more and
/// no less time than it should.
#[derive(Debug, Clone, Copy)]
pub struct Transmitter {
    rate: Rate,
    fraction: u64,
}

impl From<Rate> for Transmitter {
    fn from(rate: Rate) -> Transmitter {
        Transmitter { rate, fraction: 0 }
    }
}

impl Transmitter {
    /// Returns the rate.
    #[inline]
    pub fn rate(&self) -> Rate {
        self.rate
    }

    /// Transmits a frame. Returns how long that takes.
    #[inline]
    pub fn transmit(&mut self, wire_len: u32) -> Span {
        let (time, fraction) = self.rate.time_after(self.fraction, wire_len);
        self.fraction = fraction;
        time
    }
}
