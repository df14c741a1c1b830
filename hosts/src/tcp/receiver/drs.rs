//! Dynamic right-sizing, DRS (Fisk and Feng, "Dynamic adjustment of TCP window sizes", Los Alamos
//! LA-UR 00-3221, 2000; "Dynamic right-sizing in TCP", LACSI 2001). The receiver's window follows
//! the path's bandwidth-delay product. So congestion limits the sender and a buffer never does, and
//! the buffer is no larger than it must be.
//!
//! ```text
//! data:  window = max(window, 2 * bytes that arrived in this round trip)
//! ```
//!
//! The bytes that arrive in a round trip are the sender's congestion window. In slow start it
//! doubles before the receiver's word can take effect, hence the 2. The sender is NewReno.
//!
//! A round trip ends with the first packet that echoes a timestamp sent since it began (RFC 7323).
//! The paper's receivers that can't rely on timestamps time a window's worth of data instead; here
//! every segment has them. Departure: the window grows with every packet of a round trip instead of
//! once at its end. In slow start a window arrives as a burst, and the growth would come a round
//! trip late. A sender that the window limits does not widen its own (RFC 9002 section 7.8). So
//! slow start makes one and a half windows of one, not two, where bursts arrive whole.

/// The bytes that a connection begins with: the buffer of the time's systems, and the most without
/// window scaling.
const INITIAL_WINDOW: u64 = 65_535;

/// The receiver's window of one connection.
#[derive(Debug)]
pub(crate) struct RightSizing {
    window: u64,
    /// When this round trip began, microseconds as in timestamps.
    began: Option<u32>,
    arrived: u64,
}

impl RightSizing {
    pub(crate) fn new() -> RightSizing {
        RightSizing {
            window: INITIAL_WINDOW,
            began: None,
            arrived: 0,
        }
    }

    /// Counts so many new payload bytes that arrived at `now`, with the echo of a timestamp of this receiver.
    pub(crate) fn on_data(&mut self, now: u32, echo: u32, bytes: u64) {
        let over = self
            .began
            .is_none_or(|began| echo.wrapping_sub(began) as i32 >= 0);
        if over {
            self.began = Some(now);
            self.arrived = 0;
        }
        self.arrived += bytes;
        self.window = self.window.max(2 * self.arrived);
    }

    /// Returns the bytes that the sender may have under way. The window never shrinks (RFC 9293 section 3.8.6).
    pub(crate) fn window(&self) -> u64 {
        self.window
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the window after round trips of 100 ms, counted from near the clock's wrap.
    fn window_after(rounds: &[u64]) -> u64 {
        let mut drs = RightSizing::new();
        let mut now = u32::MAX - 150_000;
        for bytes in rounds {
            for part in 0..10u32 {
                let at = now.wrapping_add(part * 10_000);
                drs.on_data(at, at.wrapping_sub(100_000), bytes / 10);
            }
            now = now.wrapping_add(100_000);
        }
        drs.window()
    }

    #[test]
    fn receive_window_is_twice_the_bytes_of_an_rtt() {
        assert_eq!(window_after(&[1000]), 65_535);
        assert_eq!(window_after(&[10_000, 20_000, 40_000, 40_000]), 80_000);
        assert_eq!(window_after(&[500_000, 500_000, 500_000]), 1_000_000);
    }

    #[test]
    fn receive_window_does_not_shrink() {
        assert_eq!(
            window_after(&[500_000, 500_000, 500_000, 10, 10, 10]),
            1_000_000
        );
    }
}
