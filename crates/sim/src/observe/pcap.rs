//! Taps at a network's ports ([`Taps`]), and their file.

use xcpr_hosts::PlanError;

use crate::network::{Network, Node};
use crate::observe::observer::Observer;
use crate::observe::pcapng;
use crate::observe::tap::Taps;

impl Network {
    /// Taps ports, each a node's name and a number, from now on. The run is then on one thread. With `payload` a frame
    /// is written whole, the payload that ends do not write as zeros.
    ///
    /// # Errors
    /// There is no such port.
    pub fn tap(&mut self, ports: &[(String, u16)], payload: bool) -> Result<(), PlanError> {
        let mut written = Vec::new();
        pcapng::section(&mut written);
        let mut interfaces = vec![[None; 2]; self.from.len()];
        for (interface, (name, port)) in (0..).zip(ports) {
            let at = |place: &(Node, u16)| self.name_of(place.0) == name && place.1 == *port;
            let Some(channel) = self.from.iter().position(at) else {
                let problem = format!("{name:?} has no port {port} with a link");
                return Err(PlanError::new("pcap", problem));
            };
            let link = &self.names.links[channel / 2];
            pcapng::interface(&mut written, &format!("{name}:{port}"), link);
            // The channel of the link's other direction leads to the port.
            interfaces[channel][0] = Some(interface);
            interfaces[channel ^ 1][1] = Some(interface);
        }
        let taps = Taps::new(interfaces, payload, written);
        self.links.observer = Some(Box::new(Observer::Taps(taps)));
        Ok(())
    }

    /// Takes the part of the taps' file that is complete now, from where it was taken last. At the end of the run that is
    /// all.
    pub fn take_tapped(&mut self) -> Vec<u8> {
        let more = self.next_event() <= self.end;
        let until = if more { self.now } else { self.end };
        match self.links.observer.as_deref_mut() {
            Some(Observer::Taps(taps)) => taps.take(until),
            _ => Vec::new(),
        }
    }

    pub(crate) fn name_of(&self, node: Node) -> &str {
        match node {
            Node::Host(host) => &self.names.hosts[host],
            Node::Router(router) => &self.names.routers[router],
        }
    }
}
