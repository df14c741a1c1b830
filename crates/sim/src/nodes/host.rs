//! The ends on hosts, and how their packets become frames.

use xcpr_hosts::stats::record::Record;
use xcpr_hosts::wire::{ipv4, ipv6};
use xcpr_hosts::{Counts, Endpoint, Instant};

use crate::links::Links;
use crate::nodes::frames::ETHERNET;
use crate::nodes::interface::{HostInterface, TxQueue};
use crate::nodes::processor::{Cost, Processor};

/// The findings of a run about an end.
#[derive(Debug)]
pub struct Finished {
    /// The counts of the end.
    pub counts: Counts,
    /// The run's record of it.
    pub record: Record,
}

/// The parts of a host's frames that no end knows.
#[derive(Debug, Clone, Copy)]
pub struct Addressing {
    /// The host's Ethernet address.
    pub from: [u8; 6],
    /// The next hop's Ethernet address.
    pub to: [u8; 6],
    /// The Ethernet type of their packets: IPv4's or IPv6's.
    pub ethertype: u16,
    /// The time to live of its packets, hops.
    pub ttl: u8,
}

/// An end on a host, with the run's record of it: two lines of the processor's cache, for there may be thousands.
#[derive(Debug)]
#[repr(align(64))]
pub struct Attached {
    /// The end.
    pub end: Box<dyn Endpoint>,
    /// The run's record of it.
    pub record: Record,
    /// The channel that leads away from its host.
    channel: usize,
    /// The processor that its packets keep busy, where they cost time.
    processor: Option<Box<Processor>>,
    /// Where its packets do more than leave.
    interface: Option<Box<HostInterface>>,
    /// The beginning of its frames.
    ethernet: [u8; ETHERNET],
    /// The time to live of its packets, hops.
    ttl: u8,
    /// How many samples of it there are.
    sampled: u32,
}

const _: () = assert!(size_of::<Option<Attached>>() == 128);

impl Attached {
    /// Attaches an end whose packets leave by `channel`.
    pub fn new(
        end: Box<dyn Endpoint>,
        record: Record,
        channel: usize,
        addressing: Addressing,
        cost: Option<Cost>,
        interface: HostInterface,
    ) -> Attached {
        let mut ethernet = [0; ETHERNET];
        ethernet[..6].copy_from_slice(&addressing.to);
        ethernet[6..12].copy_from_slice(&addressing.from);
        ethernet[12..].copy_from_slice(&addressing.ethertype.to_be_bytes());
        Attached {
            end,
            record,
            channel,
            processor: cost.map(|cost| Box::new(Processor::new(cost))),
            interface: (!interface.is_plain()).then(|| Box::new(interface)),
            ethernet,
            ttl: addressing.ttl,
            sampled: 0,
        }
    }

    /// Takes the samples that were due since something happened to it. The end was as it is now at
    /// all of them.
    #[inline]
    pub fn catch_up(&mut self, samples: u32) {
        if self.sampled != samples {
            let times = samples - self.sampled;
            self.record.sample(|| self.end.sample(), times);
            self.sampled = samples;
        }
    }

    /// Returns the channel that leads away from its host.
    pub fn channel(&self) -> usize {
        self.channel
    }

    /// Takes a frame that arrives for the end; [`Attached::answer`] has to follow.
    #[inline(always)]
    pub fn receive(&mut self, now: Instant, wire_len: u32, held: &[u8]) {
        let wire_len = wire_len - ETHERNET as u32;
        if let Some(way) = &mut self.interface
            && way.rewriting.is_some()
        {
            return self.receive_rewritten(now, wire_len, &held[ETHERNET..]);
        }
        match &mut self.processor {
            None => _ = self.end.handle_packet(now, &held[ETHERNET..], wire_len),
            Some(processor) => processor.arrived(wire_len, &held[ETHERNET..]),
        }
    }

    /// Takes a packet that arrives for an end whose packets are rewritten, and may be of IPv6.
    #[inline(never)]
    fn receive_rewritten(&mut self, now: Instant, wire_len: u32, packet: &[u8]) {
        let rewriting = self
            .interface
            .as_mut()
            .and_then(|way| way.rewriting.as_mut());
        let translation = rewriting.and_then(|rewriting| rewriting.translation.as_mut());
        let (packet, wire_len) = match translation {
            Some(translation) => match translation.receive(packet) {
                Some(own) => (own, wire_len.saturating_sub(ipv6::ADDED_BYTES as u32)),
                None => return,
            },
            None => (packet, wire_len),
        };
        match &mut self.processor {
            None => _ = self.end.handle_packet(now, packet, wire_len),
            Some(processor) => processor.arrived(wire_len, packet),
        }
    }

    /// Sends what it has to send after a frame has arrived; `source` are its events.
    #[inline(always)]
    pub fn answer(&mut self, links: &mut Links, source: usize, now: Instant) {
        self.go_on(links, now);
        // An event that is due earlier stays: it will find that it came early and set the next. Deadlines mostly move
        // later with each ACK, so that the schedule is seldom touched.
        if let Some(deadline) = self.next_event(now)
            && links.schedule.get(source).is_none_or(|at| deadline < at)
        {
            links.schedule.set(source, deadline);
        }
    }

    /// Handles the event of the endpoint that is due.
    pub fn on_event(&mut self, links: &mut Links, source: usize, now: Instant) {
        if self.end.poll_timeout().is_some_and(|at| at <= now) {
            self.end.handle_timeout(now);
        }
        self.go_on(links, now);
        match self.next_event(now) {
            Some(deadline) => links.schedule.set(source, deadline),
            None => links.schedule.clear(source),
        }
    }

    /// Says when something happens next without a packet that arrives.
    #[inline]
    fn next_event(&self, now: Instant) -> Option<Instant> {
        // A busy processor does nothing before it is free, whatever waits: room at the interface is asked for then.
        let busy = self.processor.as_ref().and_then(|p| p.busy_until(now));
        if busy.is_some() {
            return busy;
        }
        let next = self.end.poll_timeout();
        // An end that is held back wants to go on at once, and does when there is room.
        match self.tx_queue().and_then(TxQueue::room_at) {
            Some(room) => next
                .filter(|at| *at > now)
                .map_or(Some(room), |at| Some(at.min(room))),
            None => next,
        }
    }

    #[inline]
    fn tx_queue(&self) -> Option<&TxQueue> {
        self.interface.as_ref()?.queue.as_ref()
    }

    /// Says whether the host's interface has no room, and notifies the end.
    #[inline(always)]
    fn is_held_back(&mut self, links: &Links, now: Instant) -> bool {
        let Some(queue) = self.interface.as_mut().and_then(|way| way.queue.as_mut()) else {
            return false;
        };
        let full = queue.is_full(&links.channels[self.channel], now);
        if full
            && let Some(end) = self.end.host_resources()
            && end.on_interface_full(now)
        {
            queue.congestion += 1;
        }
        full
    }

    /// Sends everything that is to be sent now, after anything has happened.
    #[inline]
    fn go_on(&mut self, links: &mut Links, now: Instant) {
        if self.processor.is_some() {
            self.work(links, now);
        } else {
            while self.send(links, now) {}
        }
        self.end.report_to(now, &mut self.record);
    }

    /// Sends a packet if one is to be sent now.
    #[inline(always)]
    fn send(&mut self, links: &mut Links, now: Instant) -> bool {
        if self.is_held_back(links, now) {
            return false;
        }
        let frame = &mut links.frame;
        let (ethernet, packet) = frame.bytes.split_at_mut(ETHERNET);
        let Some(packet) = self.end.poll_transmit(now, packet) else {
            return false;
        };
        ethernet.copy_from_slice(&self.ethernet);
        if self.ttl != ipv4::TTL {
            set_ttl(&mut frame.bytes[ETHERNET..], self.ttl);
        }
        frame.len = ETHERNET + packet.header_len;
        frame.wire_len = packet.packet_len + ETHERNET as u32;
        match &mut self.interface {
            Some(way) if way.rewriting.is_some() => send_rewritten(links, self.channel, now, way),
            Some(way) => {
                let ready = way.send_time(now, frame.wire_len);
                links.send(self.channel, now, ready);
            }
            None => links.send(self.channel, now, now),
        }
        true
    }

    /// Takes or sends the next packet, if the processor is free.
    #[inline(never)]
    fn work(&mut self, links: &mut Links, now: Instant) {
        let mut idle = false;
        while let Some(processor) = &mut self.processor
            && processor.busy_until(now).is_none()
        {
            if let Some((wire_len, held)) = processor.take(now, idle) {
                self.end.handle_packet(now, &held, wire_len);
                let end = self.end.host_resources();
                processor.walked(end.map_or(0, |end| end.sack_segments_walked()));
                idle = false;
            } else if self.send(links, now) {
                self.processor.as_mut().expect("it sends").sends(now);
            } else if idle {
                return;
            } else {
                idle = true;
            }
        }
    }

    /// Ends with the run.
    pub fn finish(mut self, now: Instant) -> Finished {
        let mut counts = self.end.counts();
        if let Some(processor) = &self.processor {
            counts
                .transport_counters
                .insert("host_drops", processor.drops);
        }
        if let Some(queue) = self.tx_queue() {
            counts
                .transport_counters
                .insert("local_congestion", queue.congestion);
        }
        self.record.finish(now, counts.complete);
        Finished {
            counts,
            record: self.record,
        }
    }
}

/// Sends the frame that stands in its place, after the changes that its packet needs.
#[inline(never)]
fn send_rewritten(links: &mut Links, channel: usize, now: Instant, way: &mut HostInterface) {
    let mut resolves = false;
    if let Some(rewriting) = &mut way.rewriting {
        resolves = rewriting.resolves;
        if let Some(translation) = &mut rewriting.translation {
            translation.send(&mut links.frame);
        }
    }
    let ready = way.send_time(now, links.frame.wire_len);
    if resolves {
        links.send_resolved(channel, now, ready);
    } else {
        links.send(channel, now, ready);
    }
}

/// Sets the time to live of a packet of IPv4, or the hop limit of one of IPv6.
fn set_ttl(packet: &mut [u8], ttl: u8) {
    if packet.first().is_some_and(|first| first >> 4 == 6) {
        if let Some(header) = packet.first_chunk_mut() {
            ipv6::set_hop_limit(header, ttl);
        }
    } else if let Some(header) = packet.first_chunk_mut() {
        ipv4::set_ttl(header, ttl);
    }
}
