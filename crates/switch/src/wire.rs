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
                fill(&mut self.frame, frame);
                panel[out].transmit(now, &mut self.frame);
            }
            Offer::Wait(slot) => fill(slot, frame),
        }
    }

    fn depart(&mut self, panel: &mut Panel<Frame>, port: usize, now: Instant) {
        if let Some((waiting, _)) = panel[port].dequeue(now) {
            fill(&mut self.frame, waiting.as_slice());
            panel[port].transmit(now, &mut self.frame);
        }
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
