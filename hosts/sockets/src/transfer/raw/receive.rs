//! The receiving end over raw sockets: any number of transfers to one port at once.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddrV4;

use xcpr_hosts::wire::tcp;
use xcpr_hosts::{Instant, Span, config_from_syn};

use super::incoming::{Incoming, Phase};
use super::reset;
use crate::error::Error;
use crate::io::arrival::Arrival;
use crate::io::channel::Channel;
use crate::stack::Stack;
use crate::transfer::files::store::Folder;
use crate::transfer::inbound::{
    Active, Ended, INTERRUPTED, InboundTransfer, LOOK_EVERY, Terms, choose_evicted,
};

/// How many transfers may be under way.
pub const MAX_TRANSFERS: usize = 1000;

/// All that are under way.
#[derive(Debug, Default)]
pub struct Transfers {
    pub terms: Terms,
    /// By number, which grows with every transfer.
    pub all: BTreeMap<usize, Incoming>,
    /// By the sender's address.
    by_sender: HashMap<SocketAddrV4, usize>,
    next: usize,
    /// The outcomes of transfers, to be taken.
    pub ended: Vec<Ended>,
}

impl Transfers {
    /// Begins without transfers.
    pub fn new(terms: Terms) -> Transfers {
        Transfers {
            terms,
            ..Transfers::default()
        }
    }

    /// Takes what has arrived, lets what is due happen, and sends; returns when the next thing is due.
    ///
    /// # Errors
    /// A socket that is broken.
    pub fn poll(
        &mut self,
        stack: &mut Stack,
        now: Instant,
        mut folder: Option<&mut Folder>,
        timeout: Span,
    ) -> Result<Instant, Error> {
        stack.receive(|channel, at, arrival| {
            self.take(channel, at, &arrival, folder.as_deref_mut());
        })?;
        let next = self.expire(&mut stack.channel, now, timeout);
        stack.send(|owner, start, segment| {
            let reply = self.all.get_mut(&owner).and_then(|i| i.reply.as_mut());
            reply.map_or(Ok(()), |reply| reply.fill(start, segment, |_, _| Ok(())))
        })?;
        Ok(next)
    }

    /// Breaks off what is under way.
    pub fn stop(&mut self, stack: &mut Stack, now: Instant) {
        for incoming in self.all.values_mut().filter(|i| i.transfer.is_open()) {
            incoming.reset(&mut stack.channel, now);
            incoming.fail(now, INTERRUPTED);
            self.ended.extend(incoming.transfer.ended.take());
        }
        // If this fails, the senders find out by themselves.
        let _ = stack.send(|_, _, _| Ok(()));
    }

    /// Returns the transfers under way.
    pub fn active(&self) -> impl Iterator<Item = Active> {
        let all = self.all.values().map(|incoming| &incoming.transfer);
        all.filter(|transfer| transfer.is_open())
            .map(InboundTransfer::active)
    }

    /// Returns whether there has been any.
    pub fn have_begun(&self) -> bool {
        self.next > 0
    }

    /// Returns whether nothing of them is left to do.
    pub fn are_over(&self) -> bool {
        self.all.is_empty()
    }

    /// Takes a packet that has arrived.
    pub fn take(
        &mut self,
        channel: &mut Channel,
        at: Instant,
        arrival: &Arrival<'_>,
        folder: Option<&mut Folder>,
    ) {
        let opens = !arrival.ack && arrival.flags & (tcp::SYN | tcp::ACK) == tcp::SYN;
        let number = match self.by_sender.get(&arrival.from) {
            Some(&number) => number,
            None if opens => match self.open(channel, at, arrival) {
                Some(number) => number,
                None => return,
            },
            None => {
                if arrival.flags & reset::RST == 0 && !arrival.ack {
                    // Perhaps from before a restart: its sender should not go on.
                    reset::answer(channel, at, arrival);
                }
                return;
            }
        };
        let incoming = self.all.get_mut(&number).expect("found or made");
        match opens && !incoming.is_repeated(arrival) {
            // The sender was killed and begins anew from the same port, or an attacker pretends so.
            true => incoming.challenge(channel, number, at, arrival),
            false => incoming.take(channel, number, at, arrival, folder),
        }
    }

    /// Opens a transfer, if there is room.
    fn open(&mut self, channel: &mut Channel, at: Instant, arrival: &Arrival<'_>) -> Option<usize> {
        let flow = config_from_syn(arrival.packet)?;
        let all = self.all.iter().map(|(&number, i)| (number, &i.transfer));
        let unannounced =
            all.filter(|(_, transfer)| transfer.is_open() && !transfer.is_announced());
        let unannounced = unannounced.map(|(number, transfer)| (number, transfer.from));
        let full = self.all.len() >= MAX_TRANSFERS;
        match choose_evicted(unannounced, *arrival.from.ip(), full) {
            Some(number) => self.remove(number),
            None if full => {
                // The answer to a SYN that says "busy", as TCP's does to one for a closed port.
                reset::answer(channel, at, arrival);
                return None;
            }
            None => {}
        }
        let number = self.next;
        // An attempt that fails here may work when the SYN is repeated.
        let incoming = Incoming::new(flow, arrival, at, self.terms.clone()).ok()?;
        self.next += 1;
        self.all.insert(number, incoming);
        self.by_sender.insert(arrival.from, number);
        Some(number)
    }

    /// Lets what is due happen; returns when the next thing is.
    fn expire(&mut self, channel: &mut Channel, now: Instant, timeout: Span) -> Instant {
        let mut next = Instant(u64::MAX);
        let mut over = Vec::new();
        for (&number, incoming) in &mut self.all {
            incoming.poll(channel, number, now, timeout);
            self.ended.extend(incoming.transfer.ended.take());
            if incoming.phase == Phase::Over {
                over.push(number);
            }
            let look = match incoming.transfer.is_at_work() {
                true => now + LOOK_EVERY,
                false => Instant(u64::MAX),
            };
            next = incoming.poll_timeout().unwrap_or(next).min(look).min(next);
        }
        for number in over {
            self.remove(number);
        }
        next
    }

    fn remove(&mut self, number: usize) {
        if let Some(mut incoming) = self.all.remove(&number) {
            self.ended.extend(incoming.transfer.ended.take());
            self.by_sender.remove(&incoming.flow.source);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use xcpr_hosts::flow::allowance::MAX_AMPLIFICATION;
    use xcpr_hosts::{Endpoint, FlowConfig, Sender, Transport};
    use xcpr_units::Rate;

    use super::*;
    use crate::stack::drain;
    use crate::transfer::raw::incoming::tests::packets;

    /// Returns the first packets of a sender without an answer: its SYN, and the SYN again.
    fn syns(transport: Transport) -> Vec<Vec<u8>> {
        let end = |last| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), 5001);
        let mut sender = Sender::new(&FlowConfig {
            transport,
            ..FlowConfig::new(end(1), end(2))
        })
        .unwrap();
        let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        let mut now = Instant(1);
        sender.start(now);
        drain(&mut channel, 0, now, &mut sender);
        let mut syns = packets(&mut channel, now);
        now = sender.poll_timeout().expect("it repeats its SYN");
        drain(&mut channel, 0, now + Span(1), &mut sender);
        syns.extend(packets(&mut channel, now + Span(1)));
        assert_eq!(syns.len(), 2);
        syns
    }

    /// The addresses of SYNs, and of packets of unknown connections, may be forged.
    #[test]
    fn unvalidated_address_gets_at_most_three_times_its_bytes() {
        for transport in [
            Transport::XcpR,
            Transport::Xcp,
            Transport::Rcp,
            Transport::Hpcc,
        ] {
            let syns = syns(transport);
            let attacks = [(1, tcp::SYN), (2, tcp::SYN), (2, tcp::ACK)];
            for (count, flags) in attacks {
                let mut transfers = Transfers::default();
                let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
                let (mut now, mut in_bytes, mut out_bytes) = (Instant(1), 0, 0);
                let timeout = Span::from_secs(20);
                for second in 0..120 {
                    if let Some(packet) = syns[..count].get(second) {
                        let arrival = Arrival {
                            flags,
                            ..Arrival::parse(packet).unwrap()
                        };
                        transfers.take(&mut channel, now, &arrival, None);
                        in_bytes += packet.len();
                    }
                    for _ in 0..100 {
                        now += Span::from_millis(10);
                        transfers.expire(&mut channel, now, timeout);
                        out_bytes += packets(&mut channel, now)
                            .iter()
                            .map(Vec::len)
                            .sum::<usize>();
                    }
                    let most = MAX_AMPLIFICATION as usize * in_bytes;
                    assert!(
                        out_bytes <= most,
                        "{transport}: {out_bytes} bytes for {in_bytes}"
                    );
                }
                assert!(out_bytes > 0, "{transport}");
                assert!(transfers.are_over());
            }
        }
    }
}
