//! A wire: what comes in at one of two ports leaves by the other. With the ports' queues, rates, delays and losses it
//! stands for a link where the kernel has no netem.

use xcpr_engine::Frame;
use xcpr_link::Enqueue;
use xcpr_units::Instant;

use crate::plane::Forward;
use crate::port::PortSet;

/// A wire between ports 0 and 1 of a plane.
#[derive(Debug, Default)]
pub struct Wire {
    frame: Frame,
}

impl Forward for Wire {
    fn receive(&mut self, ports: &mut PortSet, port: usize, frame: &[u8], now: Instant) {
        let (out, wire_len) = (1 - port, frame.len() as u32);
        let packet = ports[out].channel.queue.classify(0, wire_len, || frame);
        match ports.enqueue(out, now, packet) {
            Enqueue::Dropped => {}
            Enqueue::Transmit { marked } => {
                self.frame.fill(frame, wire_len);
                ports[out].transmit(now, marked, &mut self.frame);
            }
            Enqueue::Queued { place, .. } => place.store_frame(frame, wire_len),
        }
    }

    fn depart(&mut self, ports: &mut PortSet, port: usize, now: Instant) {
        if let Some(queued) = ports[port].channel.dequeue(now) {
            let (packet, marked) = (queued.packet, queued.marked);
            self.frame.fill(packet.stored_frame(), packet.wire_len());
            ports[port].transmit(now, marked, &mut self.frame);
        }
    }
}
