//! One packet across all hops: its hosts, queues, routers and links, with its copies as a tree, and its ACK.

mod follower;
mod forwarding;

use serde::Serialize;
use xcpr_engine::trace::Step;
use xcpr_hosts::{Key, PlanError};
use xcpr_units::Instant;

use crate::build::TracedRouters;
use crate::network::{CHANGE, Network, Node};
use crate::nodes::frames::ETHERNET;
use xcpr_plan::Plan;

use self::follower::Follower;

/// The packets of a run among which one is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PacketSource {
    /// The packets that one end of a flow or of a UDP source sends.
    Flow {
        /// The flow's name, or that of a UDP source.
        name: String,
        /// Whether the receiver sends them: ACKs.
        to_sender: bool,
    },
    /// The frames of this number in the plan's list of frames.
    Frames(usize),
}

/// A packet across all hops.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PathTrace {
    /// The packet's own path.
    pub packet: Path,
    /// The path of the first packet that the receiver sends after it, the ACK. `null`: there is none.
    pub ack: Option<Path>,
}

/// The hops of a packet until it is received, dropped or copied.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Path {
    /// In the order of time.
    pub hops: Vec<Hop>,
    /// The outcome after the last hop.
    pub outcome: Outcome,
}

/// A hop of a packet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "hop", rename_all = "snake_case")]
pub enum Hop {
    /// A host sends the packet.
    Host {
        /// The host.
        node: String,
        /// When.
        at_ns: u64,
        /// The whole frame.
        length_bytes: u32,
    },
    /// The packet is in the queue of a port.
    Queue {
        /// The port's node.
        node: String,
        /// The port.
        port: u16,
        /// When it came.
        at_ns: u64,
        /// Packets that waited there then, without the one in transmission.
        queued_packets: u32,
        /// Their bytes.
        queued_bytes: u64,
        /// How long it waited; `null` where it did not leave the queue.
        waited_ns: Option<u64>,
        /// Whether the queue marked it (ECN).
        marked: bool,
    },
    /// Parser and ingress of a router's program.
    Ingress {
        /// The router.
        node: String,
        /// The port by which it came.
        port: u16,
        /// When.
        at_ns: u64,
        /// The steps of the program.
        steps: Vec<Step>,
    },
    /// Egress and deparser of a router's program.
    Egress {
        /// The router.
        node: String,
        /// The port by which it leaves.
        port: u16,
        /// When.
        at_ns: u64,
        /// The steps of the program.
        steps: Vec<Step>,
    },
    /// The packet is on a link.
    Wire {
        /// The link.
        link: String,
        /// `forward` or `backward`.
        direction: &'static str,
        /// The node at the near end.
        from: String,
        /// The node at the far end.
        to: String,
        /// When its transmission began.
        at_ns: u64,
        /// The whole frame.
        length_bytes: u32,
        /// How long the transmission took.
        transmission_ns: u64,
        /// From the end of the transmission to the arrival: delay, jitter and reordering.
        propagation_ns: u64,
    },
}

/// The outcome of a packet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// A host has it.
    Received {
        /// The host.
        node: String,
        /// When.
        at_ns: u64,
    },
    /// The control plane has it.
    Controller {
        /// The router.
        node: String,
        /// When.
        at_ns: u64,
    },
    /// The packet is dropped.
    Dropped {
        /// The node, or the link.
        node: String,
        /// When.
        at_ns: u64,
        /// Why.
        reason: DropReason,
    },
    /// A router made several of it.
    Copied {
        /// Each with its own path.
        copies: Vec<Branch>,
    },
    /// The run ended before.
    Unfinished,
}

/// The reason of a drop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// The program drops it.
    Program,
    /// A queue has no room for it, or its discipline drops it.
    Queue,
    /// The link loses it.
    Link,
    /// Its Ethernet address is another host's.
    Address,
    /// Its port has no link.
    NoLink,
    /// Its multicast group has no ports.
    NoCopies,
    /// The program recirculates it too often.
    Loop,
}

/// One of several packets that a router made of one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Branch {
    /// `original`, or the kind of copy.
    pub kind: &'static str,
    /// Its path.
    #[serde(flatten)]
    pub path: Path,
}

impl Network {
    /// Runs the network of a plan until a packet and its ACK are received or dropped.
    ///
    /// The packet is that of `number` among those of the source, from 1 on. `None`: the run ended before. The programs of
    /// all routers are loaded for traces ([`xcpr_engine::Program::traced`]); the run is the same.
    ///
    /// # Errors
    /// See [`Network::new`]. The plan has no such flow, or a router's program is a Tofino's.
    pub fn trace_path(
        plan: &Plan,
        source: &PacketSource,
        number: u64,
    ) -> Result<Option<PathTrace>, PlanError> {
        let network = crate::build::network(plan, None, TracedRouters::All)?;
        let target = network.target(plan, source, number)?;
        let Some(target) = target else {
            return Ok(None);
        };
        let (trace, failure) = Follower::new(network, target).run();
        match (trace, failure) {
            (None, Some(failure)) => Err(PlanError::new("assert", failure)),
            (trace, _) => Ok(trace),
        }
    }

    /// Says how to know the packet when it is sent. `None`: there are fewer.
    fn target(
        &self,
        plan: &Plan,
        source: &PacketSource,
        number: u64,
    ) -> Result<Option<Target>, PlanError> {
        match source {
            PacketSource::Flow { name, to_sender } => {
                let flows = self.names.flows.iter().map(|flow| &flow.flow);
                let known = flows.chain(&self.names.udp).position(|known| known == name);
                let Some(pair) = known else {
                    return Err(PlanError::new(
                        "trace",
                        format!("no flow is named {name:?}"),
                    ));
                };
                let is_flow = pair < self.names.flows.len();
                Ok(Some(Target::OfEnd {
                    end: 2 * pair + usize::from(*to_sender),
                    number,
                    has_ack: is_flow && !to_sender,
                }))
            }
            PacketSource::Frames(index) => {
                let Some(frames) = plan.frames.get(*index) else {
                    let problem = format!("the plan has no frames {index}");
                    return Err(PlanError::new("trace", problem));
                };
                let (Some(before), true) = (number.checked_sub(1), number <= frames.count) else {
                    return Ok(None);
                };
                let at = frames
                    .first_ns
                    .saturating_add(before.saturating_mul(frames.every_ns));
                let digits = &frames.bytes[(before % frames.bytes.len() as u64) as usize];
                Ok(Some(Target::Frame {
                    at: Instant(at),
                    digits: digits.to_lowercase(),
                    length: frames.length,
                }))
            }
        }
    }

    /// Returns whether an end is to receive a frame.
    pub(crate) fn is_to_end(&self, end: usize, frame: &[u8]) -> bool {
        let key = frame.get(ETHERNET..).and_then(Key::from_packet);
        match (key, self.from[self.ends[end].channel()].0) {
            (Some(key), Node::Host(host)) => self.hosts[host].directory.find(&key) == Some(end),
            _ => false,
        }
    }
}

/// The packet to follow, before it is sent.
#[derive(Debug)]
pub(crate) enum Target {
    /// The packet of this number that an end sends, from 1 on.
    OfEnd {
        end: usize,
        number: u64,
        /// Whether the peer's next packet is its ACK.
        has_ack: bool,
    },
    /// A frame of the plan's.
    Frame {
        at: Instant,
        digits: String,
        length: u32,
    },
}

impl Target {
    /// Returns whether the event at `now` may send a frame of the plan's that is target.
    pub fn is_due(&self, source: usize, now: Instant) -> bool {
        matches!(self, Target::Frame { at, .. } if source == CHANGE && *at == now)
    }
}
