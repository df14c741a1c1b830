//! One direction of a session over raw sockets, as its sender has it: messages, and behind the last one contents.
//!
//! TCP's machine cuts a stream into segments of one size. A side that has said something and waits
//! for the answer fills up the segment that it began, with zeros, so that it can leave.

use xcpr_hosts::{ConfigError, FlowConfig, Instant, Sender};

use crate::error::Error;
use crate::seal::Sealer;
use crate::transfer::sealed::Cut;

/// The words of one side.
#[derive(Debug)]
pub struct Outgoing {
    /// Its flow.
    pub sender: Sender,
    flow: FlowConfig,
    cut: Cut,
    sealer: Option<Sealer>,
    /// The hello, which is plain, where all else is sealed.
    hello: Vec<u8>,
    messages: Vec<u8>,
    /// Bytes of the stream so far.
    supplied: u64,
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
            cut: Cut::unsealed(flow),
            sealer: None,
            hello: Vec::new(),
            messages: Vec::new(),
            supplied: 0,
        })
    }

    /// Seals all that follows; the hello was said so far.
    pub fn seal(&mut self, sealer: Sealer) {
        self.hello = std::mem::take(&mut self.messages);
        self.cut = Cut::sealed(&self.flow);
        self.sealer = Some(sealer);
    }

    /// Sends a message that the other side answers before the next one.
    pub fn send(&mut self, now: Instant, message: &[u8]) {
        self.messages.extend(message);
        let end = self.cut.padded_len(self.messages.len());
        self.messages.resize(end, 0);
        self.supply(now, end as u64, false);
    }

    /// Sends the last message, with so many bytes of contents behind.
    pub fn send_last(&mut self, now: Instant, message: &[u8], contents: u64) {
        self.messages.extend(message);
        self.supply(now, self.messages.len() as u64 + contents, true);
    }

    fn supply(&mut self, now: Instant, carried: u64, last: bool) {
        let stream = self.cut.stream(carried);
        self.sender.supply(now, stream - self.supplied, last);
        self.supplied = stream;
    }

    /// Writes the segment whose first byte is the stream's `start`-th; `contents` writes those from a place on.
    ///
    /// # Errors
    /// The errors of `contents`.
    pub fn fill(
        &mut self,
        start: u64,
        segment: &mut [u8],
        contents: impl FnOnce(u64, &mut [u8]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if let Some(hello) = self.hello.get(start as usize..).filter(|h| !h.is_empty()) {
            segment.copy_from_slice(&hello[..segment.len()]);
            return Ok(());
        }
        let place = self.cut.carried_bytes(start);
        let messages = &self.messages;
        let plain = |segment: &mut [u8]| {
            let rest = messages.get(place as usize..).unwrap_or(&[]);
            let (first, more) = segment.split_at_mut(rest.len().min(segment.len()));
            first.copy_from_slice(&rest[..first.len()]);
            match more {
                [] => Ok(()),
                more => contents(place.saturating_sub(messages.len() as u64), more),
            }
        };
        match &mut self.sealer {
            Some(sealer) => sealer.seal_at(start, segment, plain),
            None => plain(segment),
        }
    }

    /// Counts the bytes of the contents that the other side has acknowledged.
    pub fn acknowledged_contents(&self) -> u64 {
        let acknowledged = self.cut.carried_bytes(self.sender.acknowledged_bytes());
        acknowledged.saturating_sub(self.messages.len() as u64)
    }

    /// Returns whether the other side has all that was said so far.
    pub fn is_received(&self) -> bool {
        self.sender.is_complete() || self.sender.acknowledged_bytes() == self.supplied
    }
}
