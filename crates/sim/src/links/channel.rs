//! One direction of a link with the frames in it: those that wait, and those on their way.

use xcpr_engine::{Frame, SavedPacket};
use xcpr_units::{Instant, Span};

use crate::links::ring::InFlight;

/// One direction of a link. A channel begins with a line of the processor's cache: a network may
/// have more than fit into that.
#[derive(Debug)]
#[repr(align(64))]
pub struct Channel {
    /// Its queue, rate, delay and losses.
    pub model: xcpr_link::Channel<SavedPacket>,
    /// Frames on their way.
    pub in_flight: InFlight,
    /// Frames of a host wait in the channel's queue. Without it they wait nowhere: first in, first
    /// out without limit, so that the departure is known at once and needs no event.
    pub has_queue: bool,
    /// Its far end is in another part of the network: frames on their way wait to be handed over, and never arrive here.
    pub is_cut: bool,
    /// The channel begins in this part of the network, with its queue and its transmitter.
    pub begins_here: bool,
}

impl Channel {
    /// Makes an empty channel.
    pub fn new(model: xcpr_link::Channel<SavedPacket>, has_queue: bool) -> Channel {
        Channel {
            model,
            in_flight: InFlight::default(),
            has_queue,
            is_cut: false,
            begins_here: true,
        }
    }

    /// Returns the channel's lookahead, see [`xcpr_link::Channel::lookahead`]. There is none where frames have
    /// overtaken each other: a delay has changed.
    pub fn lookahead(&self) -> Option<Span> {
        let lookahead = self.model.lookahead();
        lookahead.filter(|_| self.in_flight.is_in_order())
    }

    /// Makes the side of its far end, for another part of the network. Nothing is on its way there yet.
    pub fn far_end(&self) -> Channel {
        Channel::new(self.model.far_end(), false)
    }

    /// Says when the port is free again.
    #[inline]
    pub fn busy_until(&self) -> Instant {
        self.model.busy_until
    }

    /// Transmits a frame from `start` on. Returns when it arrives, if it is the channel's next arrival here.
    #[inline(always)]
    pub fn transmit(&mut self, start: Instant, frame: &Frame) -> Option<Instant> {
        let wire_len = frame.wire_len;
        let arrival = self.model.transmit(start, wire_len);
        let is_next = (self.in_flight).push(arrival, wire_len, &frame.bytes, frame.len);
        (is_next && !self.is_cut).then_some(arrival)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xcpr_link::{Carrier, Stream};
    use xcpr_options::Options;
    use xcpr_units::Rate;

    fn channel(bps: f64, delay: Span) -> Channel {
        let stream = Stream::new(1, "c");
        let models = Options::default();
        let model = xcpr_link::Channel::new(Rate::from_bps(bps), delay, &models, stream);
        Channel::new(model, false)
    }

    #[test]
    fn frames_overtake_after_the_delay_is_shortened() {
        let mut c = channel(1e9, Span::from_millis(1));
        let frame = |byte| Frame {
            bytes: vec![byte],
            len: 1,
            wire_len: 1000,
        };
        c.transmit(Instant(0), &frame(1));
        let faster = Carrier::Up(Rate::from_bps(2e9));
        c.model.change(Instant(0), Some(faster), Some(Span(10)));
        let arrival = c.transmit(c.busy_until(), &frame(2));
        assert_eq!(arrival, Some(Instant(12_010)));
        assert_eq!(
            c.in_flight.front().map(|(m, b)| (m.at.0, b[0])),
            Some((12_010, 2))
        );
        c.in_flight.pop();
        assert_eq!(
            c.in_flight.front().map(|(m, b)| (m.at.0, b[0])),
            Some((1_008_000, 1))
        );
    }
}
