//! A control plane that acts while a network runs: the events of its routers, and its commands at a virtual time.
//!
//! The network stops behind each event of a router that has a control plane, and at the times that the caller chooses.
//! A network without one never looks for it: [`Network::step`] and what is built on it know nothing of this module.

use std::collections::BTreeSet;

use xcpr_engine::command::{Command, Controlled, Reply};
use xcpr_engine::{ControlError, LoadedProgram};
use xcpr_hosts::PlanError;
use xcpr_link::{Carrier, Stream};
use xcpr_units::Instant;

use crate::network::{Network, Node};
use crate::nodes::control_plane::{ControlPlane, Event};
use xcpr_plan::Plan;

impl Network {
    /// Lets a control plane have these routers of the plan that the network was built of. From then on
    /// [`Network::advance`] runs the network, in one part and in the order of times.
    ///
    /// # Errors
    /// A name that no router has.
    pub fn attach_control_plane(&mut self, plan: &Plan, names: &[String]) -> Result<(), PlanError> {
        let mut routers = Vec::with_capacity(names.len());
        for name in names {
            let found = plan.routers.iter().position(|router| router.name == *name);
            let number = found
                .ok_or_else(|| PlanError::new("routers", format!("no router is named {name:?}")))?;
            self.routers[number].attached.events = Some(Vec::new());
            routers.push(number);
        }
        self.lookahead = None;
        self.control = Some(Box::new(ControlPlane {
            seed: plan.seed,
            now: Instant::ZERO,
            routers,
            down: BTreeSet::new(),
        }));
        Ok(())
    }

    /// Runs up to so many events, none of them later than `last`, until a router has events for its control plane or a
    /// sample was taken. Returns the events, each with the place of its router among those of
    /// [`Network::attach_control_plane`].
    pub fn advance(&mut self, events: u64, last: Instant) -> Vec<(usize, Event)> {
        let most = self.events.saturating_add(events);
        let sampled = self.sampled;
        while self.events < most && self.step_to(1, last.min(self.end)) {
            self.end_at_failure();
            let found = self.take_control_events();
            if !found.is_empty() || self.sampled > sampled {
                self.set_control_time(self.now);
                return found;
            }
        }
        if self.next_event() > last.min(self.end) {
            self.set_control_time(last);
        }
        Vec::new()
    }

    /// Returns the time up to which all has happened, at which commands take effect.
    pub fn control_time(&self) -> Instant {
        self.control
            .as_ref()
            .map_or(self.now, |control| control.now)
    }

    /// Returns how many samples of the network's ends are due by now.
    pub fn samples(&self) -> u32 {
        self.sampled
    }

    /// Does commands at the router in this place; to packets they are one change.
    pub fn apply(&mut self, place: usize, commands: &[Command]) -> Vec<Reply> {
        let Some((router, now)) = self.controlled(place) else {
            return Vec::new();
        };
        self.routers[router].running.apply(commands, now)
    }

    /// Runs another program at the router in this place, with empty tables and queues.
    ///
    /// # Errors
    /// The objection of a table to a row of the program's.
    pub fn load(&mut self, place: usize, program: &LoadedProgram) -> Result<(), ControlError> {
        let Some((router, _)) = self.controlled(place) else {
            return Ok(());
        };
        let plan_seed = self.control.as_ref().map_or(0, |control| control.seed);
        let name = &self.names.routers[router];
        let seed = |what: &str| Stream::new(plan_seed, what).seed();
        let engine = program.start(seed(name), seed(&format!("the clock of {name}")))?;
        self.routers[router].load(Controlled::new(engine), &mut self.links);
        Ok(())
    }

    /// Sends a frame into the ingress of the router in this place, as one that came in by a port.
    pub fn packet_out(&mut self, place: usize, port: u16, frame: &[u8]) -> Vec<(usize, Event)> {
        if let Some((router, now)) = self.controlled(place) {
            self.routers[router].packet_out(&mut self.links, port, frame, now);
        }
        self.take_control_events()
    }

    fn controlled(&self, place: usize) -> Option<(usize, Instant)> {
        let control = self.control.as_ref()?;
        Some((*control.routers.get(place)?, control.now))
    }

    fn set_control_time(&mut self, now: Instant) {
        if let Some(control) = &mut self.control {
            control.now = control.now.max(now);
        }
    }

    fn take_control_events(&mut self) -> Vec<(usize, Event)> {
        let mut found = Vec::new();
        let routers = self.control.iter().flat_map(|control| &control.routers);
        for (place, &number) in routers.enumerate() {
            let router = &mut self.routers[number];
            router.take_digests();
            let events = router.attached.events.iter_mut().flat_map(|e| e.drain(..));
            found.extend(events.map(|event| (place, event)));
        }
        found
    }

    /// Reports to the control plane that a channel of a router's port came up or went down.
    pub(crate) fn report_carrier(&mut self, channel: usize, carrier: Option<Carrier>) {
        let (Some(control), Some(carrier)) = (&mut self.control, carrier) else {
            return;
        };
        let up = carrier != Carrier::Down;
        let changed = if up {
            control.down.remove(&channel)
        } else {
            control.down.insert(channel)
        };
        if let (true, (Node::Router(router), port)) = (changed, self.from[channel])
            && let Some(events) = &mut self.routers[router].attached.events
        {
            events.push(Event::Port { port, up });
        }
    }
}
