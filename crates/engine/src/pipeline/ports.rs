//! The ports of a router, as its driver has them.

use crate::api::{Frame, QueueInfo, SavedPacket};

/// The answer of a port to a packet that is to leave by it.
#[derive(Debug)]
pub enum Enqueue<'a> {
    /// Its queue drops the packet.
    Dropped,
    /// The port is idle: the packet runs egress at once.
    Transmit(QueueInfo),
    /// The packet waits in its queue, and is to be written into this packet.
    Queued(&'a mut SavedPacket),
}

/// The ports of a router, at one moment.
pub trait Ports {
    /// Enqueues a packet of `wire_len` bytes, which is to leave by a port, at the queue that goes with `priority` if the
    /// port has several.
    fn enqueue(&mut self, port: u16, priority: u8, wire_len: u32) -> Enqueue<'_>;

    /// Dequeues the next packet of a port; nothing if none waits or the port is busy.
    fn dequeue(&mut self, port: u16) -> Option<(QueueInfo, &SavedPacket)>;

    /// Transmits a frame by a port; `marked`: its queue decided to mark it. The implementation may take the frame and
    /// leave another one, whose content does not matter.
    fn transmit(&mut self, port: u16, marked: bool, frame: &mut Frame);
}
