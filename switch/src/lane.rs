//! The way out of a port: the frames that wait for it and those on their way to the far end.

use std::ops::{Index, IndexMut};

use xcpr_engine::Frame;
use xcpr_link::{Offer, Port, Ring};
use xcpr_units::Instant;

use crate::config::{Links, MAX_PORT};

/// What waits for a port.
#[derive(Debug, Default)]
pub struct Waiter<T> {
    /// The packet.
    pub held: T,
    /// When it came.
    pub enq: Instant,
    /// How many waited already.
    pub enq_depth: u32,
    /// Its bytes in the queue.
    pub wire_len: u32,
}

/// A frame on its way.
#[derive(Debug, Default)]
struct Travelling {
    at: Instant,
    frame: Frame,
}

/// One port with its way out.
#[derive(Debug)]
pub struct Lane<T> {
    /// The port's number.
    pub number: u16,
    /// Queue, rate, delay and loss.
    pub port: Port,
    /// Frames that came in by the port.
    pub received_packets: u64,
    /// Their bytes.
    pub received_bytes: u64,
    waiting: Ring<Waiter<T>>,
    /// By time of arrival at the far end.
    travelling: Ring<Travelling>,
}

impl<T: Default> Lane<T> {
    /// When the first waiting packet may leave; [`Instant::NEVER`] if none waits.
    #[inline]
    fn departure(&self) -> Instant {
        if self.waiting.is_empty() {
            Instant::NEVER
        } else {
            self.port.busy_until
        }
    }

    /// When the next frame arrives at the far end; [`Instant::NEVER`] if none is on its way.
    #[inline]
    pub fn arrival(&self) -> Instant {
        self.travelling.front().map_or(Instant::NEVER, |t| t.at)
    }

    /// Sends a frame on its way, from `start` on. `frame` is then another one, to be written anew.
    #[inline]
    pub fn transmit(&mut self, start: Instant, frame: &mut Frame) {
        let at = self.port.transmit(start, frame.wire_len);
        let slot = self.travelling.append();
        slot.at = at;
        std::mem::swap(&mut slot.frame, frame);
        // Frames overtake late ones, and others after a change to a shorter delay.
        self.travelling.settle(|before, here| before.at > here.at);
    }

    /// Hands the frames that have arrived by `now` to `send`, in order, without the lost ones.
    pub fn deliver(&mut self, now: Instant, send: impl FnOnce(&mut dyn Iterator<Item = &[u8]>)) {
        let port = &mut self.port;
        let mut arrived = 0;
        let mut frames = self
            .travelling
            .iter()
            .take_while(|t| t.at <= now)
            .inspect(|_| arrived += 1)
            .filter(|_| !port.loses())
            .map(|t| t.frame.as_slice());
        send(&mut frames);
        // Whatever `send` left is dropped, but drawn for and counted.
        frames.for_each(drop);
        for _ in 0..arrived {
            self.travelling.pop();
        }
    }

    /// The packet that waits longest leaves the queue: it goes to `take`, with the packets that stay.
    #[inline]
    pub fn dequeue(&mut self, take: impl FnOnce(&Waiter<T>, u32)) {
        if let Some(waiter) = self.waiting.front() {
            self.port.queue.leave(waiter.wire_len);
            take(waiter, self.port.queue.packets());
            self.waiting.pop();
        }
    }

    fn clear_queue(&mut self) {
        while !self.waiting.is_empty() {
            self.dequeue(|_, _| {});
        }
    }
}

/// All ports of a plane.
#[derive(Debug)]
pub struct Lanes<T> {
    lanes: Vec<Lane<T>>,
    by_number: Vec<Option<usize>>,
    departure: Instant,
}

impl<T: Default> Lanes<T> {
    /// Idle ports with these numbers.
    pub fn new(numbers: impl Iterator<Item = u16>, links: &Links, seed: u64) -> Lanes<T> {
        let lanes: Vec<Lane<T>> = numbers
            .map(|number| Lane {
                number,
                port: links.of(number).port(number, seed),
                received_packets: 0,
                received_bytes: 0,
                waiting: Ring::default(),
                travelling: Ring::default(),
            })
            .collect();
        let mut by_number = vec![None; usize::from(MAX_PORT) + 1];
        for (i, lane) in lanes.iter().enumerate() {
            by_number[usize::from(lane.number)] = Some(i);
        }
        Lanes {
            lanes,
            by_number,
            departure: Instant::NEVER,
        }
    }

    /// The lane of a port number.
    #[inline]
    pub fn of(&self, number: u16) -> Option<usize> {
        self.by_number.get(usize::from(number)).copied().flatten()
    }

    /// A packet for the queue of a lane: whether it may leave, and when.
    #[inline]
    pub fn offer(&mut self, lane: usize, now: Instant, wire_len: u32) -> Offer {
        self.lanes[lane].port.offer(now, wire_len)
    }

    /// A packet that was told to wait joins the queue: `put` writes it into its slot.
    #[inline]
    pub fn enqueue(&mut self, lane: usize, now: Instant, wire_len: u32, put: impl FnOnce(&mut T)) {
        let lane = &mut self.lanes[lane];
        let enq_depth = lane.port.queue.packets();
        let waiter = lane.waiting.append();
        (waiter.enq, waiter.enq_depth, waiter.wire_len) = (now, enq_depth, wire_len);
        put(&mut waiter.held);
        lane.port.queue.join(wire_len);
        self.departure = self.departure.min(lane.departure());
    }

    /// The lane whose first waiting packet may leave soonest, and when.
    #[inline]
    pub fn departure(&self) -> Option<(usize, Instant)> {
        if self.departure == Instant::NEVER {
            return None;
        }
        let lanes = self.lanes.iter().map(Lane::departure).enumerate();
        lanes.min_by_key(|&(_, at)| at)
    }

    /// When that is; [`Instant::NEVER`] if no packet waits.
    #[inline]
    pub fn departure_at(&self) -> Instant {
        self.departure
    }

    /// To be called after a departure.
    #[inline]
    pub fn departed(&mut self) {
        self.departure = self
            .lanes
            .iter()
            .map(Lane::departure)
            .min()
            .unwrap_or(Instant::NEVER);
    }

    /// When the next frame arrives at the far end of its link; [`Instant::NEVER`] if none is on its way.
    pub fn arrival_at(&self) -> Instant {
        self.lanes
            .iter()
            .map(Lane::arrival)
            .min()
            .unwrap_or(Instant::NEVER)
    }

    /// Forgets all that waits in queues.
    pub fn clear_queues(&mut self) {
        self.lanes.iter_mut().for_each(Lane::clear_queue);
        self.departed();
    }

    /// Gives later frames other links.
    pub fn change(&mut self, links: &Links) {
        for lane in &mut self.lanes {
            links.of(lane.number).change(&mut lane.port);
        }
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Lane<T>> {
        self.lanes.iter()
    }
}

impl<T> Index<usize> for Lanes<T> {
    type Output = Lane<T>;
    #[inline]
    fn index(&self, lane: usize) -> &Lane<T> {
        &self.lanes[lane]
    }
}

impl<T> IndexMut<usize> for Lanes<T> {
    #[inline]
    fn index_mut(&mut self, lane: usize) -> &mut Lane<T> {
        &mut self.lanes[lane]
    }
}
