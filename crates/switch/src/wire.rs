//! A wire: what comes in at one of two ports leaves by the other. With the ports' queues, rates, delays and losses it
//! stands for a link where the kernel has no netem.

use xcpr_engine::Frame;
use xcpr_link::Offer;
use xcpr_units::Instant;

use crate::plane::Forward;
use crate::port::Panel;

/// A wire between ports 0 and 1 of a plane.
#[derive(Debug, Default)]
pub struct Wire {
    frame: Frame,
}

impl Forward for Wire {
    type Waiting = Frame;

    fn receive(&mut self, panel: &mut Panel<Frame>, port: usize, frame: &[u8], now: Instant) {
        let (out, wire_len) = (1 - port, frame.len() as u32);
        let packet = panel[out].channel.queue.packet(0, wire_len, || frame);
        match panel.offer(out, now, packet) {
            Offer::Refused => {}
            Offer::Now => {
                self.frame.fill(frame, wire_len);
                panel[out].transmit(now, &mut self.frame);
            }
            Offer::Wait(slot) => slot.fill(frame, wire_len),
        }
    }

    fn depart(&mut self, panel: &mut Panel<Frame>, port: usize, now: Instant) {
        if let Some((waiting, _)) = panel[port].dequeue(now) {
            self.frame.fill(waiting.as_slice(), waiting.wire_len);
            panel[port].transmit(now, &mut self.frame);
        }
    }
}
