//! A run while it goes on: flows and watched channels at a moment, and one packet on its way through a router.
//!
//! A look at a run changes none of its findings.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_engine::ControlError;
use xcpr_engine::trace::Step;
use xcpr_hosts::wire::{congestion, tcp};
use xcpr_units::Instant;

use crate::network::{FIRST_CHANNEL, Network, Node};
use crate::nodes::frames::{ip_payload, is_ack};
use crate::observe::cells::{Held, read_cell};
use xcpr_plan::{CellKind, DIRECTIONS};

/// The visible state of a run at a moment.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Snapshot<'a> {
    /// Simulated time.
    pub time_s: f64,
    /// In the plan's order.
    pub flows: Vec<FlowNow<'a>>,
    /// The channels that the plan watches.
    pub channels: Vec<ChannelNow<'a>>,
}

/// A flow at a moment.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FlowNow<'a> {
    /// The plan's.
    pub name: &'a str,
    /// The window in use; `null` for a control without one.
    pub window_bytes: Option<u64>,
    /// Smoothed round-trip time; `null` before the first measurement.
    pub srtt_s: Option<f64>,
    /// From the start on.
    pub delivered_bytes: u64,
}

/// A watched channel at a moment.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ChannelNow<'a> {
    /// The plan's.
    pub link: &'a str,
    /// `forward` or `backward`.
    pub direction: &'static str,
    /// Waiting.
    pub queue_packets: u64,
    /// Waiting.
    pub queue_bytes: u64,
    /// From the start on.
    pub sent_bytes: u64,
    /// From the start on.
    pub queue_drops: u64,
    /// The last telemetry record of the port in front; empty before the first.
    pub record: BTreeMap<&'a str, i128>,
}

/// A data packet on its way through a router.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Passage {
    /// By which port it came.
    pub port_in: u16,
    /// By which port it left, or would have left.
    pub port_out: u16,
    /// Bytes of the whole frame.
    pub wire_len: u32,
    /// When it came.
    pub came_s: f64,
    /// How many packets waited at that port when it came.
    pub ahead: u64,
    /// The frame's headers as it came.
    pub before: Vec<u8>,
    /// The way by which it left; `null`: it was dropped.
    pub left: Option<Departure>,
    /// The values of the port's registers before and after its egress, by name.
    pub registers: BTreeMap<String, [u64; 2]>,
    /// The steps of the router's program; empty in a network that was not built [`Network::to_follow`].
    pub steps: Vec<Step>,
}

/// A packet that leaves a router.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Departure {
    /// When its transmission began.
    pub at_s: f64,
    /// The frame's headers as it left.
    pub after: Vec<u8>,
}

impl Network {
    /// Runs all events up to a time. Returns whether there are more before the end of the run.
    pub fn run_to(&mut self, at: Instant) -> bool {
        self.step_to(u64::MAX, at.min(self.end));
        self.next_event() <= self.end
    }

    /// Returns the state that can be seen now.
    pub fn snapshot(&self) -> Snapshot<'_> {
        let flows = self.names.flows.iter().enumerate().map(|(flow, name)| {
            let [sender, receiver] = [2 * flow, 2 * flow + 1].map(|end| &self.ends[end].end);
            let control = sender.sample().control.unwrap_or_default();
            FlowNow {
                name: &name.flow,
                window_bytes: control.window_bytes,
                srtt_s: control.srtt.map(|srtt| srtt.as_secs_f64()),
                delivered_bytes: receiver.delivered_bytes().unwrap_or(0),
            }
        });
        let channels = self.samples.watched.iter().map(|watched| {
            let channel = watched.channel;
            let model = &self.links.channels[channel].model;
            ChannelNow {
                link: &self.names.links[channel / 2],
                direction: DIRECTIONS[channel % 2],
                queue_packets: model.queue.packets().into(),
                queue_bytes: model.queue.bytes(),
                sent_bytes: model.counts.sent_bytes,
                queue_drops: model.counts.queue_drops,
                record: match self.from[channel] {
                    (Node::Router(router), port) => {
                        self.routers[router].attached.records.last(port)
                    }
                    (Node::Host(_), _) => BTreeMap::new(),
                },
            }
        });
        Snapshot {
            time_s: self.now.as_secs_f64(),
            flows: flows.collect(),
            channels: channels.collect(),
        }
    }

    /// Runs until the next TCP data packet that comes from a host to the router in front of the
    /// first watched channel has left it. The run ends too if the packet is dropped there. `None`:
    /// the run ended before.
    ///
    /// # Errors
    /// The router's program has no such register, or one of more than 64 bits.
    pub fn follow(&mut self, registers: &[String]) -> Result<Option<Passage>, ControlError> {
        let watched = self.samples.watched.first();
        let Some((channel, (Node::Router(router), port_out))) =
            watched.map(|watched| (watched.channel, self.from[watched.channel]))
        else {
            return Ok(None);
        };
        let Some(mut passage) = self.next_data(router, channel, port_out) else {
            return Ok(None);
        };
        self.trace_next(router, true);
        let queued = self.links.channels[channel].model.queue.packets();
        let mut waits = false;
        loop {
            let held = self.registers(router, port_out, registers)?;
            let sent = self.links.channels[channel].model.counts.sent_packets;
            if !self.step(1) {
                return Ok(None);
            }
            let model = &self.links.channels[channel].model;
            let departed = model.counts.sent_packets > sent;
            let newest = self.links.channels[channel].in_flight.back();
            if departed
                && let Some((_, frame)) = newest
                && segment(frame) == segment(&passage.before)
            {
                passage.left = Some(Departure {
                    at_s: self.now.as_secs_f64(),
                    after: frame.to_vec(),
                });
            }
            waits |= model.queue.packets() > queued;
            if passage.left.is_some() || !waits {
                let after = self.registers(router, port_out, registers)?;
                let both = held.into_iter().zip(after);
                passage.registers = both.map(|((name, b), (_, a))| (name, [b, a])).collect();
                passage.steps = self.steps(router);
                self.trace_next(router, false);
                return Ok(Some(passage));
            }
        }
    }

    /// Runs until a data packet from a host is about to come to a router.
    fn next_data(&mut self, router: usize, channel: usize, port_out: u16) -> Option<Passage> {
        loop {
            let (at, source) = self.links.schedule.next()?;
            if at > self.end {
                return None;
            }
            if (FIRST_CHANNEL..self.links.departure).contains(&source)
                && let (Node::Router(to), port_in) = self.to[source - FIRST_CHANNEL]
                && to == router
                && matches!(self.from[source - FIRST_CHANNEL].0, Node::Host(_))
                && let Some((meta, frame)) = self.links.channels[source - FIRST_CHANNEL]
                    .in_flight
                    .front()
                && segment(frame).is_some()
                && !is_ack(frame)
            {
                return Some(Passage {
                    port_in,
                    port_out,
                    wire_len: meta.wire_len,
                    came_s: at.as_secs_f64(),
                    ahead: self.links.channels[channel].model.queue.packets().into(),
                    before: frame.to_vec(),
                    left: None,
                    registers: BTreeMap::new(),
                    steps: Vec::new(),
                });
            }
            self.step(1);
        }
    }

    fn registers(
        &self,
        router: usize,
        port: u16,
        names: &[String],
    ) -> Result<Vec<(String, u64)>, ControlError> {
        let engine = &self.routers[router].running.engine;
        let read = |name: &String| {
            let held = read_cell(CellKind::Register, engine, name, port.into())?;
            Ok(match held {
                Held::Register { value } => (name.clone(), value),
                Held::Counter { packets, .. } => (name.clone(), packets),
            })
        };
        names.iter().map(read).collect()
    }
}

/// Returns the TCP segment of a frame, which no router changes; `None` if it has none.
fn segment(frame: &[u8]) -> Option<&[u8]> {
    if let Some(start) = ip_payload(frame, congestion::PROTOCOL) {
        let [next, len] = *frame.get(start..start + 2)?.first_chunk()?;
        return frame
            .get(start + usize::from(len)..)
            .filter(|_| next == tcp::PROTOCOL);
    }
    frame.get(ip_payload(frame, tcp::PROTOCOL)?..)
}
