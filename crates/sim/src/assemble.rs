//! The result of a run, put together from the network's parts at its end.

use std::collections::BTreeMap;

use xcpr_hosts::Counts;
use xcpr_hosts::stats::outcome::{TrafficParts, TrafficReceived, TrafficSent};
use xcpr_link::QueueLengths;
use xcpr_plan::DIRECTIONS;

use crate::network::{FlowName, Names, Network, Node};
use crate::nodes::host::Finished;
use crate::nodes::router::Router;
use crate::observe::cells::Cells;
use crate::result::{
    ChannelResult, FlowReceived, FlowRecoveryEvent, FlowResult, FlowSent, FlowSeries, LogLine,
    LogResult, PingResult, RouterResult, RunResult, Series, TrafficResult, UdpReceived, UdpResult,
    UdpSent,
};

impl Network {
    /// Returns the findings of the run.
    pub fn into_result(self) -> RunResult {
        let channels = self.channel_results();
        let forwarded = self.forwarded();
        let (samples, mut routers) = (self.samples, self.routers.into_vec());
        let ends = self.ends.into_vec().into_iter();
        let ends = ends.map(|mut end| {
            end.catch_up(self.sampled);
            end.finish(self.end)
        });
        let mut ends: Vec<Finished> = ends.collect();
        let pings = ends.split_off(ends.len() - self.names.pings.len());
        let mut ends = ends.into_iter();
        let pairs = std::iter::from_fn(|| Some([ends.next()?, ends.next()?]));
        let mut pairs: Vec<Pair> = pairs.collect();
        let names = &self.names;
        let (flows, pairs) = pairs.split_at_mut(names.flows.len());
        let (udp, traffic) = pairs.split_at_mut(names.udp.len());
        let mut recovery_events: Vec<FlowRecoveryEvent> = (flows.iter().zip(&names.flows))
            .flat_map(mark_results)
            .collect();
        recovery_events.sort_by_key(|result| result.event.at);
        let mut offered = vec![0; samples.time_s.len()];
        for [source, _] in &mut *udp {
            let own = source.record.take_over_time().series.offered_bytes;
            for (all, own) in offered.iter_mut().zip(own) {
                *all += own;
            }
        }
        let passes = routers.iter().map(|r| r.running.engine.passes()).sum();
        let named = routers.iter_mut().zip(&names.routers);
        let router_results = named
            .map(|(router, name)| router_result(router, name, names, &self.cells))
            .collect();
        let told = routers.iter_mut().zip(&names.routers);
        let messages = told.flat_map(|(router, name)| {
            let series = router.attached.messages.take_series().into_iter();
            series.map(move |(message, told)| (format!("{name}/{message}"), told))
        });
        let messages = messages.collect();
        let watched = samples.watched.into_iter().map(|watched| {
            let channel = &channels[watched.channel];
            let name = format!("{}/{}", channel.link, channel.direction);
            (name, watched.series)
        });
        let series = Series {
            flows: (flows.iter_mut().zip(&names.flows))
                .map(flow_series)
                .collect(),
            channels: watched.collect(),
            udp_offered_bytes: offered,
            cells: self.cells.into_series(&names.routers),
            messages,
            time_s: samples.time_s,
        };
        let mut unresolved_packets = BTreeMap::new();
        for (&channel, cache) in &self.links.neighbours {
            if let Node::Host(host) = self.from[channel].0
                && cache.drops > 0
            {
                *unresolved_packets
                    .entry(names.hosts[host].clone())
                    .or_default() += cache.drops;
            }
        }
        RunResult {
            flows: flows.iter().zip(&names.flows).map(flow_result).collect(),
            udp: udp.iter().zip(&names.udp).map(udp_result).collect(),
            traffic: traffic_results(traffic, &names.traffic),
            pings: (pings.iter().zip(&names.pings))
                .map(|(end, name)| PingResult::new(name, &end.counts.ping))
                .collect(),
            channels,
            acks_lost: self.links.acks_lost,
            packets_forwarded: forwarded,
            pipeline_passes: passes,
            events: self.events,
            series,
            recovery_events,
            routers: router_results,
            captured: self.captures.into_result(&names.hosts),
            other_mac_frames: (names.hosts.iter().zip(&self.hosts))
                .filter(|(_, interface)| interface.other_mac_frames > 0)
                .map(|(name, interface)| (name.clone(), interface.other_mac_frames))
                .collect(),
            unresolved_packets,
            telemetry: telemetry(routers, &names.routers),
        }
    }

    /// Counts the frames that routers sent.
    fn forwarded(&self) -> u64 {
        let channels = self.links.channels.iter().zip(&self.from);
        channels
            .filter(|(_, (node, _))| matches!(node, Node::Router(_)))
            .map(|(channel, _)| channel.model.counts.sent_packets)
            .sum()
    }

    fn channel_results(&self) -> Vec<ChannelResult> {
        let mut queues = vec![QueueLengths::default(); self.links.channels.len()];
        for watched in &self.samples.watched {
            queues[watched.channel] = watched.queue.lengths();
        }
        let channels = self.links.channels.iter().zip(queues).enumerate();
        channels
            .map(|(i, (channel, queue))| ChannelResult {
                link: self.names.links[i / 2].clone(),
                direction: DIRECTIONS[i % 2],
                counts: channel.model.counts,
                queue,
            })
            .collect()
    }
}

type Pair = [Finished; 2];

fn flow_result(([sender, receiver], name): (&Pair, &FlowName)) -> FlowResult {
    FlowResult {
        name: name.flow.clone(),
        transport: name.transport.clone(),
        recovery: name.recovery,
        sent: FlowSent::from_counts(&sender.counts, &sender.record),
        received: FlowReceived::from_counts(&receiver.counts, &receiver.record),
        transport_counters: transport_counts(&sender.counts, &receiver.counts),
    }
}

/// Returns the counts that only this transport has, of both ends added up.
fn transport_counts(sender: &Counts, receiver: &Counts) -> BTreeMap<&'static str, u64> {
    let mut both = sender.transport_counters.clone();
    for (name, count) in &receiver.transport_counters {
        *both.entry(name).or_default() += count;
    }
    both
}

fn flow_series(([sender, receiver], name): (&mut Pair, &FlowName)) -> (String, FlowSeries) {
    let sent = sender.record.take_over_time().series;
    let series = FlowSeries {
        window_bytes: sent.window_bytes,
        rate_bps: sent.rate_bps,
        delivered_bytes: receiver.record.take_over_time().series.delivered_bytes,
        srtt_s: sent.srtt_s,
        in_flight_bytes: sent.in_flight_bytes,
    };
    (name.flow.clone(), series)
}

fn mark_results<'a>(
    ([sender, _], name): (&'a Pair, &'a FlowName),
) -> impl Iterator<Item = FlowRecoveryEvent> + 'a {
    sender
        .record
        .recovery_events()
        .iter()
        .map(|&event| FlowRecoveryEvent {
            flow: name.flow.clone(),
            event,
        })
}

fn udp_result(([source, sink], name): (&Pair, &String)) -> UdpResult {
    UdpResult {
        name: name.clone(),
        sent: UdpSent::from_counts(&source.counts),
        received: UdpReceived::from_counts(&sink.counts),
    }
}

fn traffic_results(mut pairs: &[Pair], names: &[(String, usize)]) -> Vec<TrafficResult> {
    let each = names.iter().map(|(name, count)| {
        let (own, others) = pairs.split_at(*count);
        pairs = others;
        let parts = own.iter().map(|[client, server]| TrafficParts {
            sent: vec![TrafficSent::from_counts(&client.counts)],
            received: vec![TrafficReceived::from_counts(&server.counts)],
        });
        TrafficResult::merge(name, &parts.collect::<Vec<_>>())
    });
    each.collect()
}

fn router_result(router: &mut Router, name: &str, names: &Names, cells: &Cells) -> RouterResult {
    let held = cells.read_cells(router);
    router.take_digests();
    let messages = router.attached.messages.series();
    let passes = router.running.engine.passes();
    let log = router.running.engine.logs().then(|| LogResult {
        messages: router.running.engine.logged(),
        first: (router.running.engine.take_log().into_iter())
            .map(|message| LogLine {
                time_s: message.time_us as f64 / 1e6,
                text: message.text,
                source: message.source,
            })
            .collect(),
    });
    let engine = &mut router.running.engine;
    let read = |counter: &String| -> BTreeMap<String, (u64, u64)> {
        (0..)
            .map_while(|index| Some((index, engine.counter(counter, index).ok()?)))
            .filter(|(_, value)| value.packets > 0)
            .map(|(index, value)| (index.to_string(), (value.packets, value.bytes)))
            .collect()
    };
    let drops = names.drop_counter.iter().flat_map(read);
    RouterResult {
        name: name.to_owned(),
        passes,
        drop_reasons: drops
            .filter(|(i, _)| i != "0")
            .map(|(i, (packets, _))| (i, packets))
            .collect(),
        cells: held,
        log,
        messages,
    }
}

fn telemetry(
    routers: Vec<Router>,
    names: &[String],
) -> BTreeMap<String, crate::observe::telemetry::Columns> {
    let ports = |(router, name): (Router, &String)| {
        let name = name.clone();
        router
            .attached
            .records
            .into_ports()
            .into_iter()
            .map(move |(port, c)| (format!("{name}/{port}"), c))
    };
    routers.into_iter().zip(names).flat_map(ports).collect()
}
