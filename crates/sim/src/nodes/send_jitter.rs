//! Send jitter: what a host takes until a packet of its sender leaves, drawn for each packet alone.
//!
//! ```text
//! ready = now + X              X uniform from 0 to the most
//! start = max(ready, the end of the transmission before)
//! ```
//!
//! Packets keep their order, for the host's link takes them one after the other. Without it a
//! simulated sender answers an ACK in no time, and its packets stay locked to the departures of a
//! full drop-tail queue. Phase then decides whose packets are dropped (Floyd and Jacobson, "On
//! Traffic Phase Effects in Packet-Switched Gateways", 1992). Their remedy in simulations is this
//! one, with a packet's time at the bottleneck as the most; ns-2 has it as `overhead_` of
//! Agent/TCP.

use xcpr_link::Stream;
use xcpr_units::{Instant, Span};

/// The times that one sender's packets take, with its random numbers.
#[derive(Debug)]
pub struct SendJitter {
    most_ns: f64,
    stream: Stream,
}

impl SendJitter {
    /// Draws times from zero to `most`.
    pub fn new(most: Span, stream: Stream) -> SendJitter {
        SendJitter {
            most_ns: most.0 as f64,
            stream,
        }
    }

    /// Says when a packet may leave that is sent now.
    #[inline]
    pub fn ready(&mut self, now: Instant) -> Instant {
        now + Span((self.stream.unit() * self.most_ns) as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn send_jitter_is_uniform_up_to_its_maximum() {
        const PACKETS: usize = 100_000;
        let most = Span::from_micros(80);
        let mut jitter = SendJitter::new(most, Stream::new(7, "flow0"));
        let now = Instant(1_000_000);
        let taken: Vec<u64> = (0..PACKETS).map(|_| jitter.ready(now).0 - now.0).collect();
        assert!(taken.iter().all(|&x| x < most.0));
        // Six standard deviations: of the mean 6 / sqrt(12e5) of the most, of a quarter's share 6 sqrt(3/16 / 1e5).
        let mean = taken.iter().sum::<u64>() as f64 / PACKETS as f64;
        assert!((mean / most.0 as f64 - 0.5).abs() < 0.0055, "{mean}");
        for quarter in 0..4 {
            let within = taken.iter().filter(|&&x| x * 4 / most.0 == quarter);
            let share = within.count() as f64 / PACKETS as f64;
            assert!((share - 0.25).abs() < 0.0083, "{quarter}: {share}");
        }
    }
}
