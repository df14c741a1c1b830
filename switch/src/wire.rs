//! A wire: what comes in at one of two ports leaves by the other. With the ports' queues, rates, delays and losses it
//! stands for a link where the kernel has no netem.

use xcpr_engine::Frame;
use xcpr_link::Offer;
use xcpr_units::Instant;

use crate::lane::Lanes;
use crate::plane::Forward;

/// A wire between lanes 0 and 1.
#[derive(Debug, Default)]
pub struct Wire {
    frame: Frame,
    forwarded: u64,
}

impl Forward for Wire {
    type Waiting = Frame;

    fn receive(&mut self, lanes: &mut Lanes<Frame>, lane: usize, frame: &[u8], now: Instant) {
        let out = 1 - lane;
        let wire_len = frame.len() as u32;
        match lanes.offer(out, now, wire_len) {
            Offer::Refused => {}
            Offer::Now => {
                fill(&mut self.frame, frame);
                self.forwarded += 1;
                lanes[out].transmit(now, &mut self.frame);
            }
            Offer::Wait => lanes.enqueue(out, now, wire_len, |slot| fill(slot, frame)),
        }
    }

    fn depart(&mut self, lanes: &mut Lanes<Frame>, lane: usize, now: Instant) {
        lanes[lane].dequeue(|waiter, _| fill(&mut self.frame, waiter.held.as_slice()));
        self.forwarded += 1;
        lanes[lane].transmit(now, &mut self.frame);
    }

    fn totals(&self) -> (u64, u64) {
        (self.forwarded, 0)
    }
}

fn fill(frame: &mut Frame, bytes: &[u8]) {
    if frame.bytes.len() < bytes.len() {
        frame.bytes.resize(bytes.len(), 0);
    }
    frame.bytes[..bytes.len()].copy_from_slice(bytes);
    frame.len = bytes.len();
    frame.wire_len = bytes.len() as u32;
}
