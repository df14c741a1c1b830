//! The events that the data plane reports to the control plane.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

/// Events that may wait for the control plane. The data plane never waits for it: more are counted and dropped.
const MAX_WAITING: usize = 65_536;

/// One event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A frame that left by the CPU port.
    PacketIn(Vec<u8>),
    /// A digest.
    Digest {
        /// p4c's name of its list.
        name: String,
        /// The values in order.
        values: Vec<u128>,
    },
    /// A message of the program's `log_msg`, or an assertion of it that failed.
    Log {
        /// Whether an assertion failed.
        failed: bool,
        /// The text, with the place in the P4 source.
        text: String,
    },
    /// A port's interface came up, went down or vanished.
    Port {
        /// The port.
        port: u16,
        /// Whether packets flow.
        up: bool,
    },
}

/// The data plane's end.
#[derive(Debug, Clone)]
pub struct EventSender {
    sender: SyncSender<Event>,
    /// Events that were dropped since the others were not fetched.
    pub dropped: u64,
}

impl EventSender {
    /// Reports an event.
    pub fn send(&mut self, event: Event) {
        self.dropped += u64::from(self.sender.try_send(event).is_err());
    }
}

/// The control plane's end.
#[derive(Debug)]
pub struct Events(Receiver<Event>);

impl Events {
    /// Takes all events that wait; if there are none, waits up to `timeout` for one. `None` once the data plane is gone
    /// and nothing is left.
    pub fn take(&self, timeout: Duration) -> Option<Vec<Event>> {
        match self.0.recv_timeout(timeout) {
            Ok(first) => Some(std::iter::once(first).chain(self.0.try_iter()).collect()),
            Err(RecvTimeoutError::Timeout) => Some(Vec::new()),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }
}

/// Makes both ends.
pub fn events() -> (EventSender, Events) {
    let (sender, receiver) = sync_channel(MAX_WAITING);
    (EventSender { sender, dropped: 0 }, Events(receiver))
}
