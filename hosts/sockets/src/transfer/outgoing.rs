//! One direction of a conversation over raw sockets, as its sender has it: messages, and behind the last one contents.
//!
//! TCP's machine cuts a stream into segments of one size. Whoever has said something and waits for the answer fills up the
//! segment that it began, with zeros, so that it can leave.

use xcpr_hosts::{ConfigError, FlowConfig, Instant, Sender};

/// Bytes up to the end of the segment in which a message of so many bytes ends.
pub fn whole_segments(bytes: usize, flow: &FlowConfig) -> usize {
    bytes.next_multiple_of(flow.payload_bytes() as usize)
}

/// What one side says.
#[derive(Debug)]
pub struct Outgoing {
    /// Its flow.
    pub sender: Sender,
    flow: FlowConfig,
    said: Vec<u8>,
}

impl Outgoing {
    /// Connects at `now`.
    ///
    /// # Errors
    /// A flow that can't be.
    pub fn new(now: Instant, flow: &FlowConfig) -> Result<Outgoing, ConfigError> {
        let mut sender = Sender::open(flow)?;
        sender.start(now);
        Ok(Outgoing {
            sender,
            flow: flow.clone(),
            said: Vec::new(),
        })
    }

    /// Says something that the other side answers before it hears more.
    pub fn say(&mut self, now: Instant, message: &[u8]) {
        let before = self.said.len();
        self.said.extend(message);
        let end = whole_segments(self.said.len(), &self.flow);
        self.said.resize(end, 0);
        self.sender.supply(now, (end - before) as u64, false);
    }

    /// Says its last, with so many bytes of contents behind.
    pub fn say_last(&mut self, now: Instant, message: &[u8], contents: u64) {
        self.said.extend(message);
        self.sender
            .supply(now, message.len() as u64 + contents, true);
    }

    /// Writes what was said into a segment whose first byte is the `start`-th. Returns where contents follow, and from
    /// which of their bytes on.
    pub fn fill<'a>(&self, start: u64, segment: &'a mut [u8]) -> (u64, &'a mut [u8]) {
        let rest =
            usize::try_from(start).map_or(&[][..], |start| self.said.get(start..).unwrap_or(&[]));
        let said = rest.len().min(segment.len());
        let (first, contents) = segment.split_at_mut(said);
        first.copy_from_slice(&rest[..said]);
        (start.saturating_sub(self.said.len() as u64), contents)
    }

    /// Bytes of the contents that the other side has acknowledged.
    pub fn acknowledged_contents(&self) -> u64 {
        let acknowledged = self.sender.acknowledged_bytes();
        acknowledged.saturating_sub(self.said.len() as u64)
    }

    /// Whether the other side has all that was said so far.
    pub fn is_heard(&self) -> bool {
        self.sender.is_complete() || self.sender.acknowledged_bytes() == self.said.len() as u64
    }
}
