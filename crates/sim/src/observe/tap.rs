//! Taps: all frames at some ports, as a pcapng file that grows while the run goes on.
//!
//! A frame goes out of a port when its transmission begins, and comes in when its last bit has come. One that is lost
//! on the way goes out alone. Frames have the bytes that the simulation has of them: ends write no payload. Hosts leave
//! the TCP checksum 0, since it covers that payload; a tap writes the one for a payload of zeros.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use xcpr_engine::Frame;
use xcpr_hosts::wire::{congestion, tcp};
use xcpr_units::Instant;

use crate::nodes::frames::{ETHERNET, ip_payload};
use crate::observe::pcapng::{self, Direction, Seen};

/// The taps of a run.
#[derive(Debug)]
pub struct Taps {
    /// By channel: the interface that its frames leave, and the one that they reach.
    interfaces: Vec<[Option<u32>; 2]>,
    /// Write payload too.
    payload: bool,
    /// Frames that are noted and not yet written. A host's frame is noted before it leaves.
    coming: BinaryHeap<Reverse<Seen>>,
    noted: u64,
    /// The file, from where it was taken last.
    written: Vec<u8>,
}

impl Taps {
    /// Makes taps of channels' interfaces, whose file begins so.
    pub(crate) fn new(interfaces: Vec<[Option<u32>; 2]>, payload: bool, begun: Vec<u8>) -> Taps {
        Taps {
            interfaces,
            payload,
            coming: BinaryHeap::new(),
            noted: 0,
            written: begun,
        }
    }

    /// Notes a frame that leaves a channel's port at a time, from now on.
    #[cold]
    pub(crate) fn leaves(&mut self, channel: usize, at: Instant, frame: &Frame) {
        self.note(
            channel,
            Direction::Out,
            at,
            frame.wire_len,
            frame.as_slice(),
        );
    }

    /// Notes a frame at an end of a channel, from now on.
    #[cold]
    pub(crate) fn note(
        &mut self,
        channel: usize,
        direction: Direction,
        at: Instant,
        wire_len: u32,
        held: &[u8],
    ) {
        let [out, into] = self.interfaces[channel];
        let at_port = if direction == Direction::Out {
            out
        } else {
            into
        };
        let Some(interface) = at_port else { return };
        let mut bytes = held.to_vec();
        complete(&mut bytes);
        if self.payload {
            bytes.resize(bytes.len().max(wire_len as usize), 0);
        }
        self.noted += 1;
        self.coming.push(Reverse(Seen {
            at_ns: at.0,
            number: self.noted,
            interface,
            direction,
            wire_len,
            bytes,
        }));
    }

    /// Takes what has been written of the file since the last call: all frames up to a time.
    pub(crate) fn take(&mut self, until: Instant) -> Vec<u8> {
        while let Some(Reverse(seen)) = self.coming.peek()
            && seen.at_ns <= until.0
        {
            pcapng::frame(&mut self.written, seen);
            self.coming.pop();
        }
        std::mem::take(&mut self.written)
    }
}

/// Offsets in an IPv4 header, from the frame's beginning.
const TOTAL_LEN: usize = ETHERNET + 2;
const ADDRESSES: std::ops::Range<usize> = ETHERNET + 12..ETHERNET + 20;
/// In a TCP header.
const CHECKSUM: usize = 16;

/// Writes the TCP checksum where hosts have left it 0, for a payload whose bytes that are not there are zeros.
fn complete(frame: &mut [u8]) {
    if let Some((at, checksum)) = tcp_checksum(frame) {
        frame[at..at + 2].copy_from_slice(&checksum.to_be_bytes());
    }
}

/// Returns where a frame's TCP checksum is, if it is 0, and what it must be (RFC 9293 section 3.1).
fn tcp_checksum(frame: &[u8]) -> Option<(usize, u16)> {
    let start = match ip_payload(frame, congestion::PROTOCOL) {
        Some(header) => {
            let &[next, len] = frame.get(header..header + 2)?.first_chunk()?;
            (next == tcp::PROTOCOL).then_some(header + usize::from(len))?
        }
        None => ip_payload(frame, tcp::PROTOCOL)?,
    };
    let total = u16::from_be_bytes(*frame.get(TOTAL_LEN..)?.first_chunk()?);
    let end = ETHERNET + usize::from(total);
    let len = end.checked_sub(start)?;
    let held = frame.get(start..end.min(frame.len()))?;
    let at = CHECKSUM..CHECKSUM + 2;
    if *held.get(at)? != [0, 0] {
        return None;
    }
    let pairs = frame[ADDRESSES].chunks(2).chain(held.chunks(2));
    let words = pairs.map(|pair| u64::from(pair[0]) << 8 | pair.get(1).map_or(0, |b| (*b).into()));
    let mut sum = words.sum::<u64>() + u64::from(tcp::PROTOCOL) + len as u64;
    while sum > 0xffff {
        sum = (sum >> 16) + (sum & 0xffff);
    }
    Some((start + CHECKSUM, !(sum as u16)))
}
