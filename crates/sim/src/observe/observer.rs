//! Observers of all frames of a run. A run without one is as fast, and has the same result.

use std::collections::VecDeque;

use xcpr_engine::Frame;
use xcpr_units::Instant;

use crate::links::channel::Channel;
use crate::observe::pcapng::Direction;
use crate::observe::tap::Taps;

/// An observer of all frames.
#[derive(Debug)]
pub enum Observer {
    /// Writes frames at ports to a file.
    Taps(Taps),
    /// Notes the frames that the current event sends.
    Sends(Sends),
}

impl Observer {
    /// Notes a frame whose transmission begins at `start`; the channel has it in flight already.
    #[cold]
    pub fn on_transmit(&mut self, channel: usize, start: Instant, frame: &Frame, c: &Channel) {
        match self {
            Observer::Taps(taps) => taps.leaves(channel, start, frame),
            Observer::Sends(sends) => sends.note_transmission(channel, start, frame, c),
        }
    }

    /// Notes a host's frame that the queue of its link has accepted.
    #[cold]
    pub fn on_queue(&mut self, channel: usize, frame: &Frame, c: &Channel) {
        if let Observer::Sends(sends) = self {
            let depth = Depth {
                packets: c.model.queue.packets() - 1,
                bytes: c.model.queue.bytes() - u64::from(frame.wire_len),
            };
            sends.note(channel, frame, depth, SendOutcome::Queued);
        }
    }

    /// Notes a host's frame that the queue of its link has dropped.
    #[cold]
    pub fn on_drop(&mut self, channel: usize, frame: &Frame, c: &Channel) {
        if let Observer::Sends(sends) = self {
            let depth = Depth::of_queue(c);
            sends.note(channel, frame, depth, SendOutcome::Dropped);
        }
    }

    /// Notes a frame that has come to the far end of a channel.
    #[cold]
    pub fn on_arrival(&mut self, channel: usize, at: Instant, wire_len: u32, held: &[u8]) {
        if let Observer::Taps(taps) = self {
            taps.note(channel, Direction::In, at, wire_len, held);
        }
    }
}

/// The packets that wait in front of a link. The packet in transmission is not among them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Depth {
    /// Packets.
    pub packets: u32,
    /// Bytes of whole frames.
    pub bytes: u64,
}

impl Depth {
    /// Returns the depth of a channel's queue.
    pub fn of_queue(c: &Channel) -> Depth {
        Depth {
            packets: c.model.queue.packets(),
            bytes: c.model.queue.bytes(),
        }
    }
}

/// The outcome of a frame that is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SendOutcome {
    /// The queue dropped it.
    Dropped,
    /// The frame waits in the queue.
    Queued,
    /// The frame is transmitted.
    Transmitted {
        /// When its transmission begins.
        start: Instant,
        /// When its transmission ends.
        end: Instant,
        /// When it reaches the far end.
        arrival: Instant,
    },
}

/// A frame that the current event sends.
#[derive(Debug, Clone)]
pub struct Sent {
    /// The channel by which it leaves.
    pub channel: usize,
    /// The packets before it.
    pub depth: Depth,
    /// The whole frame, bytes.
    pub wire_len: u32,
    /// The bytes that the simulation has of it.
    pub held: Vec<u8>,
    /// Its outcome.
    pub outcome: SendOutcome,
}

/// The frames that the current event sends, in their order.
#[derive(Debug, Default)]
pub struct Sends {
    now: Instant,
    frames: Vec<Sent>,
    /// By channel: starts and lengths of the transmissions that have not begun. Hosts whose link has no queue decide them ahead.
    scheduled: Vec<VecDeque<(Instant, u32)>>,
}

impl Sends {
    /// Makes an empty list for so many channels.
    pub fn new(channels: usize) -> Sends {
        Sends {
            scheduled: vec![VecDeque::new(); channels],
            ..Sends::default()
        }
    }

    /// Begins the list of an event at `now`.
    pub fn begin_event(&mut self, now: Instant) {
        self.now = now;
        self.frames.clear();
    }

    /// Takes the frames of the event.
    pub fn take(&mut self) -> Vec<Sent> {
        std::mem::take(&mut self.frames)
    }

    fn note_transmission(&mut self, channel: usize, start: Instant, frame: &Frame, c: &Channel) {
        let scheduled = &mut self.scheduled[channel];
        while scheduled.front().is_some_and(|(at, _)| *at <= self.now) {
            scheduled.pop_front();
        }
        let depth = Depth {
            packets: scheduled.len() as u32,
            bytes: scheduled.iter().map(|(_, len)| u64::from(*len)).sum(),
        };
        scheduled.push_back((start, frame.wire_len));
        let newest = c.in_flight.back();
        let outcome = SendOutcome::Transmitted {
            start,
            end: c.busy_until(),
            arrival: newest.map_or(start, |(meta, _)| meta.at),
        };
        self.note(channel, frame, depth, outcome);
    }

    fn note(&mut self, channel: usize, frame: &Frame, depth: Depth, outcome: SendOutcome) {
        self.frames.push(Sent {
            channel,
            depth,
            wire_len: frame.wire_len,
            held: frame.as_slice().to_vec(),
            outcome,
        });
    }
}
