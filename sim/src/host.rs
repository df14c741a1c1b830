//! The ends on hosts, and their way to the network.

use xcpr_hosts::record::Record;
use xcpr_hosts::{Counts, End, Instant, MAX_HEADER_LEN};

use crate::wires::Wires;

/// Bytes of an Ethernet header.
pub const ETHERNET: usize = 14;

/// The way out of a host for one end: its channel, and a buffer that begins with the Ethernet header.
#[derive(Debug, Clone)]
pub struct Exit {
    channel: usize,
    buf: [u8; ETHERNET + MAX_HEADER_LEN],
}

impl Exit {
    /// A way out by `channel`, from one Ethernet address to another.
    pub fn new(channel: usize, from: [u8; 6], to: [u8; 6]) -> Exit {
        let mut buf = [0; ETHERNET + MAX_HEADER_LEN];
        buf[..6].copy_from_slice(&to);
        buf[6..12].copy_from_slice(&from);
        buf[12..14].copy_from_slice(&[0x08, 0x00]);
        Exit { channel, buf }
    }
}

/// What a run found out about an end.
#[derive(Debug)]
pub struct Finished {
    /// What the end has counted.
    pub counts: Counts,
    /// What the run kept of it.
    pub record: Record,
}

/// An end on a host, with the run's record of it.
#[derive(Debug)]
pub struct Attached {
    /// The end.
    pub end: Box<dyn End>,
    /// What the run keeps of it.
    pub record: Record,
    exit: Exit,
}

impl Attached {
    /// An end whose packets leave by `exit`.
    pub fn new(end: Box<dyn End>, record: Record, exit: Exit) -> Attached {
        Attached { end, record, exit }
    }

    /// The packet at the far end of a channel is for it; `source` are its events.
    #[inline]
    pub fn receive(&mut self, wires: &mut Wires, channel: usize, source: usize, now: Instant) {
        if let Some((meta, held)) = wires.channels[channel].line.front() {
            let wire_len = meta.wire_len - ETHERNET as u32;
            self.end.handle(now, &held[ETHERNET..], wire_len);
        }
        wires.arrived(channel);
        self.go_on(wires, now);
        // An event that is due earlier stays: it will find that it came early and set the next. Deadlines mostly move
        // later with each ACK, so that the schedule is seldom touched.
        if let Some(deadline) = self.end.deadline()
            && wires.schedule.get(source).is_none_or(|at| deadline < at)
        {
            wires.schedule.set(source, deadline);
        }
    }

    /// Its event has come.
    pub fn on_event(&mut self, wires: &mut Wires, source: usize, now: Instant) {
        if self.end.deadline().is_some_and(|at| at <= now) {
            self.end.on_deadline(now);
        }
        self.go_on(wires, now);
        match self.end.deadline() {
            Some(deadline) => wires.schedule.set(source, deadline),
            None => wires.schedule.clear(source),
        }
    }

    /// Sends everything that is to be sent now, after anything has happened.
    #[inline]
    fn go_on(&mut self, wires: &mut Wires, now: Instant) {
        let Exit { channel, buf } = &mut self.exit;
        while let Some(packet) = self.end.poll_transmit(now, &mut buf[ETHERNET..]) {
            let wire_len = packet.packet_len + ETHERNET as u32;
            wires.send(
                *channel,
                now,
                wire_len,
                &buf[..ETHERNET + packet.header_len],
            );
        }
        self.end.tell(now, &mut self.record);
    }

    /// The run has ended.
    pub fn finish(mut self, now: Instant) -> Finished {
        let counts = self.end.counts();
        self.record.finish(now, counts.complete);
        Finished {
            counts,
            record: self.record,
        }
    }
}
