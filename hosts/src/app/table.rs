//! The connections of one end of a traffic source, by the client's port: their timers, and which of them have something
//! to send.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};

use crate::Instant;
use crate::flow::config::Transmit;

/// One connection's end.
pub(super) trait Connection {
    /// Returns when its next timer expires.
    fn poll_timeout(&self) -> Option<Instant>;
    /// Returns the next packet to send now.
    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit>;
    /// Returns whether nothing will happen to it any more.
    fn is_over(&self, now: Instant) -> bool;
}

/// All connections.
#[derive(Debug)]
pub(super) struct Table<C> {
    /// With the earliest of its times in `timers`.
    by_port: BTreeMap<u16, (C, Option<Instant>)>,
    /// Deadlines mostly move later: then the old time stays, and finds when it comes that it came early.
    timers: BinaryHeap<Reverse<(Instant, u16)>>,
    /// The entries that something happened to.
    touched: VecDeque<u16>,
}

impl<C: Connection> Table<C> {
    pub(super) fn new() -> Table<C> {
        Table {
            by_port: BTreeMap::new(),
            timers: BinaryHeap::new(),
            touched: VecDeque::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.by_port.len()
    }

    pub(super) fn has(&self, port: u16) -> bool {
        self.by_port.contains_key(&port)
    }

    pub(super) fn insert(&mut self, port: u16, connection: C) {
        self.by_port.insert(port, (connection, None));
        self.touched.push_back(port);
    }

    /// Returns a connection that something happens to.
    pub(super) fn touch(&mut self, port: u16) -> Option<&mut C> {
        let (connection, _) = self.by_port.get_mut(&port)?;
        self.touched.push_back(port);
        Some(connection)
    }

    /// Returns when [`Table::handle_timeout`] wants to be called.
    pub(super) fn poll_timeout(&self) -> Option<Instant> {
        self.timers.peek().map(|Reverse((at, _))| *at)
    }

    /// Calls `expire` with each connection whose deadline has passed.
    pub(super) fn handle_timeout(&mut self, now: Instant, mut expire: impl FnMut(&mut C)) {
        while let Some(&Reverse((at, port))) = self.timers.peek()
            && at <= now
        {
            self.timers.pop();
            let Some((connection, set)) = self.by_port.get_mut(&port) else {
                continue;
            };
            if *set == Some(at) {
                *set = None;
                if connection.poll_timeout().is_some_and(|at| at <= now) {
                    expire(connection);
                }
                self.touched.push_back(port);
            }
        }
    }

    /// Returns the next packet to send now.
    pub(super) fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        while let Some(&port) = self.touched.front() {
            if let Some((connection, set)) = self.by_port.get_mut(&port) {
                if let Some(transmit) = connection.poll_transmit(now, buf) {
                    return Some(transmit);
                }
                if connection.is_over(now) {
                    self.by_port.remove(&port);
                } else if let Some(at) = connection.poll_timeout()
                    && set.is_none_or(|set| at < set)
                {
                    *set = Some(at);
                    self.timers.push(Reverse((at, port)));
                }
            }
            self.touched.pop_front();
        }
        None
    }
}
