//! The trace of one packet of a run: what a router's program does with it, step by step.

use serde::Serialize;
use xcpr_engine::trace::{Event, Step};
use xcpr_engine::{Enqueue, Frame, Ports, QueueInfo, SavedPacket, Switch};
use xcpr_hosts::{Key, PlanError};
use xcpr_units::Instant;

use crate::build::TracedRouters;
use crate::network::{FIRST_CHANNEL, Network, Node};
use crate::nodes::frames::ETHERNET;
use xcpr_plan::{DIRECTIONS, Plan};

/// Names a packet of a run.
#[derive(Debug, Clone)]
pub struct TraceRequest {
    /// The flow that it belongs to.
    pub flow: String,
    /// Its number among the packets of the flow that reach the router one way, from 1 on.
    pub number: u64,
    /// Whether it goes to the flow's sender: it is an ACK.
    pub to_sender: bool,
}

/// A packet's way through a router.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Traced {
    /// The router's name.
    pub router: String,
    /// When the packet came, nanoseconds of virtual time.
    pub at_ns: u64,
    /// By which port.
    pub port: u16,
    /// The whole frame.
    pub length_bytes: u32,
    /// The bytes of it that the simulation has, in hexadecimal.
    pub bytes: String,
    /// The steps, with those of its copies until the packet itself has left.
    pub steps: Vec<Step>,
    /// The queue of its port had no room for it.
    pub refused: bool,
}

impl Network {
    /// Runs the network of a plan until a packet has left a router, or is gone there. `None`: the run ended before. The
    /// router's program is loaded for traces ([`xcpr_engine::Program::traced`]); the run is the same.
    ///
    /// # Errors
    /// See [`Network::new`]. The plan has no such router or flow, or the router's program is a Tofino's.
    pub fn trace(
        plan: &Plan,
        router: &str,
        request: &TraceRequest,
    ) -> Result<Option<Traced>, PlanError> {
        let (router, mut network) = Network::with_traced(plan, router)?;
        let flows = &network.names.flows;
        let Some(flow) = flows.iter().position(|name| name.flow == request.flow) else {
            let problem = format!("no flow is named {:?}", request.flow);
            return Err(PlanError::new("trace", problem));
        };
        let end = 2 * flow + usize::from(!request.to_sender);
        let traced = network.follow_steps(router, end, request.number);
        match (traced, network.failure()) {
            (None, Some(failure)) => Err(PlanError::new("assert", failure)),
            (traced, _) => Ok(traced),
        }
    }

    /// Brings a frame of so many bytes, of which these are the first, to a router of a plan by a port, at time 0. All its
    /// ports are idle.
    ///
    /// # Errors
    /// See [`Network::trace`].
    pub fn trace_frame(
        plan: &Plan,
        router: &str,
        frame: &[u8],
        length: u32,
        port: u16,
    ) -> Result<Traced, PlanError> {
        let (router, mut network) = Network::with_traced(plan, router)?;
        let now = Instant::ZERO;
        network.trace_next(router, true);
        let engine = &mut network.routers[router].running.engine;
        let decision = engine.ingress(frame, length, port, now);
        let refused = engine.forward(&mut Idle, decision);
        Ok(Traced {
            router: plan.routers[router].name.clone(),
            at_ns: now.0,
            port,
            length_bytes: length,
            bytes: hex(frame),
            steps: network.steps(router),
            refused,
        })
    }

    /// Builds a network in which [`Network::follow`] shows the steps of the router's program too. The program is loaded
    /// for traces; the run is the same.
    ///
    /// # Errors
    /// See [`Network::new`]. The router's program is a Tofino's.
    pub fn to_follow(plan: &Plan) -> Result<Network, PlanError> {
        let watched = crate::build::watched(plan)?;
        let node = watched.first().map(|&channel| {
            let [link, end] = [channel / DIRECTIONS.len(), channel % DIRECTIONS.len()];
            &plan.links[link].ends[end].node
        });
        let router = plan.routers.iter().position(|r| Some(&r.name) == node);
        let traced = router.map_or(TracedRouters::None, TracedRouters::One);
        crate::build::network(plan, None, traced)
    }

    /// Traces the next packet that comes to a router, or none.
    pub(crate) fn trace_next(&mut self, router: usize, next: bool) {
        if let Some(switch) = self.switch(router) {
            switch.trace(next);
        }
    }

    /// Returns the steps so far of the packet that a router traced last.
    pub(crate) fn steps(&mut self, router: usize) -> Vec<Step> {
        let switch = self.switch(router);
        switch.map_or(Vec::new(), |switch| switch.traced().to_vec())
    }

    /// Takes the steps since the last call of the packets that a router traces.
    pub(crate) fn take_steps(&mut self, router: usize) -> Vec<Step> {
        let switch = self.switch(router);
        switch.map_or_else(Vec::new, Switch::take_traced)
    }

    /// Builds the network of a plan with a router whose packets can be traced; returns its number too.
    fn with_traced(plan: &Plan, router: &str) -> Result<(usize, Network), PlanError> {
        let known = plan.routers.iter().position(|r| r.name == router);
        let Some(router) = known else {
            let problem = format!("no router is named {router:?}");
            return Err(PlanError::new("trace", problem));
        };
        let network = crate::build::network(plan, None, TracedRouters::One(router))?;
        Ok((router, network))
    }

    /// Traces a packet that is for an end, the one of this number that reaches a router.
    fn follow_steps(&mut self, router: usize, end: usize, number: u64) -> Option<Traced> {
        let (channel, mut traced) = self.reach(router, end, number)?;
        if self.failure().is_some() {
            return None;
        }
        let full = self.refused(router);
        let lost = self.links.channels[channel].model.counts.loss_drops;
        self.trace_next(router, true);
        self.step(1);
        if self.links.channels[channel].model.counts.loss_drops > lost {
            self.trace_next(router, false);
            return self.follow_steps(router, end, 1);
        }
        traced.refused = self.refused(router) > full;
        while !traced.refused && !self.switch(router)?.traced().iter().any(is_last) {
            if !self.step(1) {
                break;
            }
        }
        traced.steps = self.steps(router);
        Some(traced)
    }

    /// Runs until the next event is that a packet for an end comes to a router by a channel, the one of this number.
    fn reach(&mut self, router: usize, end: usize, number: u64) -> Option<(usize, Traced)> {
        let mut seen = 0;
        loop {
            let (at, source) = self.links.schedule.next()?;
            if at > self.end {
                return None;
            }
            let channel = source.wrapping_sub(FIRST_CHANNEL);
            if channel >= self.links.channels.len() || !self.is_for(end, router, channel) {
                self.step(1);
                continue;
            }
            seen += 1;
            if seen == number {
                let (meta, held) = self.links.channels[channel].in_flight.front()?;
                let traced = Traced {
                    router: self.names.routers[router].clone(),
                    at_ns: at.0,
                    port: self.to[channel].1,
                    length_bytes: meta.wire_len,
                    bytes: hex(held),
                    steps: Vec::new(),
                    refused: false,
                };
                return Some((channel, traced));
            }
            let lost = self.links.channels[channel].model.counts.loss_drops;
            self.step(1);
            // A frame that was lost on its way does not count.
            seen -= self.links.channels[channel].model.counts.loss_drops - lost;
        }
    }

    /// Says whether a channel leads to a router, and the next frame on it is for an end.
    fn is_for(&mut self, end: usize, router: usize, channel: usize) -> bool {
        let frame = self.links.channels[channel].in_flight.front();
        let key = frame.and_then(|(_, frame)| Key::from_packet(frame.get(ETHERNET..)?));
        let host = self.from[self.ends[end].channel()].0;
        match (key, host) {
            (Some(key), Node::Host(host)) if self.to[channel].0 == Node::Router(router) => {
                self.hosts[host].directory.find(&key) == Some(end)
            }
            _ => false,
        }
    }

    /// Returns the frames that the queues of a router's ports have refused.
    fn refused(&self, router: usize) -> u64 {
        let channels = self.links.channels.iter().zip(&self.from);
        let own = channels.filter(|(_, (node, _))| *node == Node::Router(router));
        own.map(|(channel, _)| channel.model.counts.queue_drops)
            .sum()
    }

    fn switch(&mut self, router: usize) -> Option<&mut Switch> {
        self.routers[router].running.engine.v1model_mut()
    }
}

/// Ports at which no packet waits, and behind which there is nothing.
struct Idle;

impl Ports for Idle {
    fn enqueue(&mut self, port: u16, _priority: u8, _wire_len: u32) -> Enqueue<'_> {
        Enqueue::Transmit(QueueInfo::idle(port, Instant::ZERO))
    }

    fn dequeue(&mut self, _port: u16) -> Option<(QueueInfo, &SavedPacket)> {
        None
    }

    fn transmit(&mut self, _port: u16, _marked: bool, _frame: &mut Frame) {}
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Says whether a step is a packet's last.
fn is_last(step: &Step) -> bool {
    match step.event {
        Event::Leaves { again, .. } => !again,
        Event::Decision { dropped, .. } => dropped,
        Event::Dropped => true,
        _ => false,
    }
}
