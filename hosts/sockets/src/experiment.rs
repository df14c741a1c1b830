//! One host of an experiment: every end of a flow and of a UDP source that the plan places on it, in real time, from the
//! run's epoch to its end. The figures mean what the simulator's mean (docs/result.md).

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::Ipv4Addr;

use serde::{Deserialize, Serialize};
use xcpr_hosts::progress::{Progress, SETTLED};
use xcpr_hosts::spec::{FlowSpec, SpecError, UdpSpec};
use xcpr_hosts::udp::{OnOffSource, Sink};
use xcpr_hosts::wire::{tcp, udp, xcp};
use xcpr_hosts::{FlowReceiver, FlowSender, Instant, MarkKind, Span};
use xcpr_link::Rate;

use crate::arrival::{Arrival, Key};
use crate::card::Card;
use crate::clock::Clock;
use crate::error::Error;
use crate::sched;
use crate::socket::{Port, Use};
use crate::stack::{Stack, drain};

/// How often the caller is asked whether to go on.
const WATCH_EVERY: Span = Span::from_millis(50);

/// Of the simulator's plan what concerns a host.
#[derive(Debug, Deserialize)]
struct Plan {
    duration_ns: u64,
    sample_interval_ns: u64,
    hosts: Vec<HostSpec>,
    links: Vec<LinkSpec>,
    flows: Vec<FlowSpec>,
    #[serde(default)]
    udp_sources: Vec<UdpSpec>,
}

#[derive(Debug, Deserialize)]
struct HostSpec {
    name: String,
    address: Ipv4Addr,
}

#[derive(Debug, Deserialize)]
struct LinkSpec {
    ends: [EndSpec; 2],
    forward: ChannelSpec,
    backward: ChannelSpec,
}

#[derive(Debug, Deserialize)]
struct EndSpec {
    node: String,
}

#[derive(Debug, Deserialize)]
struct ChannelSpec {
    rate_bps: f64,
    delay_ns: u64,
}

/// What a host found out, serialised as JSON.
#[derive(Debug, Serialize)]
pub struct Outcome {
    /// By flow.
    pub flows: BTreeMap<String, FlowOutcome>,
    /// By UDP source.
    pub udp: BTreeMap<String, UdpOutcome>,
    /// User and system time of the run, seconds.
    pub cpu_s: f64,
}

/// One end of a flow.
#[derive(Debug, Serialize)]
#[serde(tag = "role", rename_all = "lowercase")]
pub enum FlowOutcome {
    /// The end that sends data.
    Sender {
        /// Retransmission timeouts.
        timeouts: u64,
        /// Of `timeouts`.
        timeouts_after_3s: u64,
        /// Recoveries begun without one.
        fast_retransmits: u64,
        /// Data packets sent again.
        retransmitted_packets: u64,
        /// Data packets sent.
        sent_packets: u64,
        /// Mean of the round-trip times measured.
        rtt_mean_s: Option<f64>,
        /// What was sampled.
        series: SenderSeries,
        /// What happened when.
        marks: Vec<MarkOutcome>,
    },
    /// The end that sends ACKs.
    Receiver {
        /// Frames of data delivered in order, each byte once.
        delivered_bytes: u64,
        /// Their payload.
        payload_bytes: u64,
        /// Of `delivered_bytes`.
        delivered_after_3s_bytes: u64,
        /// Longest time between two deliveries in order, from the flow's start to the run's end.
        longest_stall_s: f64,
        /// The same, cut to the time after 3 s.
        longest_stall_after_3s_s: f64,
        /// What was sampled.
        series: ReceiverSeries,
    },
}

/// A sender over time.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SenderSeries {
    /// The window in use.
    pub window_bytes: Vec<u64>,
    /// `null` before the first measurement.
    pub srtt_s: Vec<Option<f64>>,
    /// Sent and not yet acknowledged or given up.
    pub in_flight_bytes: Vec<u64>,
}

/// A receiver over time.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ReceiverSeries {
    /// From the start on.
    pub delivered_bytes: Vec<u64>,
}

/// Something that happened to a flow.
#[derive(Clone, Debug, Serialize)]
pub struct MarkOutcome {
    /// When.
    pub time_s: f64,
    /// `timeout` or `fast-retransmit`.
    pub kind: &'static str,
}

/// One end of a UDP source.
#[derive(Debug, Serialize)]
#[serde(tag = "role", rename_all = "lowercase")]
pub enum UdpOutcome {
    /// The source.
    Sender {
        /// Offered.
        sent_bytes: u64,
        /// Offered.
        sent_packets: u64,
        /// What was sampled.
        series: UdpSeries,
    },
    /// The sink.
    Receiver {
        /// Arrived.
        received_bytes: u64,
        /// Arrived.
        received_packets: u64,
    },
}

/// A UDP source over time.
#[derive(Clone, Debug, Default, Serialize)]
pub struct UdpSeries {
    /// From the start on.
    pub udp_offered_bytes: Vec<u64>,
}

/// What runs on a host.
#[derive(Debug)]
enum End {
    Sender {
        start: Option<Instant>,
        sender: Box<FlowSender>,
        series: SenderSeries,
        timeouts_settled: u64,
        marks: Vec<MarkOutcome>,
    },
    Receiver {
        receiver: Box<FlowReceiver>,
        progress: Progress,
        series: ReceiverSeries,
    },
    Source {
        source: Box<OnOffSource>,
        series: UdpSeries,
    },
    Sink(Sink),
}

impl End {
    fn deadline(&self) -> Option<Instant> {
        match self {
            End::Sender { start, sender, .. } => start.or(sender.deadline()),
            End::Receiver { receiver, .. } => receiver.deadline(),
            End::Source { source, .. } => source.deadline(),
            End::Sink(_) => None,
        }
    }

    fn on_deadline(&mut self, now: Instant) {
        match self {
            End::Sender { start, sender, .. } => {
                if start.take().is_some() {
                    sender.start(now);
                } else {
                    sender.on_deadline(now);
                }
            }
            End::Receiver { receiver, .. } => receiver.on_deadline(now),
            End::Source { .. } | End::Sink(_) => {}
        }
    }

    fn handle(&mut self, now: Instant, arrival: &Arrival<'_>) {
        match self {
            End::Sender { sender, .. } => sender.handle(now, arrival.packet, arrival.len),
            End::Receiver {
                receiver, progress, ..
            } => {
                receiver.handle(now, arrival.packet, arrival.len);
                progress.delivered(now, receiver.stats().delivered_bytes);
            }
            End::Source { .. } => {}
            End::Sink(sink) => sink.handle(now, arrival.packet, arrival.len),
        }
    }

    /// Hands to the card what is to be sent, after anything has happened.
    fn transmit(&mut self, card: &mut Card, owner: usize, now: Instant) {
        match self {
            End::Sender {
                sender,
                timeouts_settled,
                marks,
                ..
            } => {
                drain(card, owner, now, |buf| sender.poll_transmit(now, buf));
                for mark in sender.take_marks() {
                    if mark.kind == MarkKind::Timeout && mark.at >= SETTLED {
                        *timeouts_settled += 1;
                    }
                    marks.push(MarkOutcome {
                        time_s: mark.at.as_secs_f64(),
                        kind: mark.kind.name(),
                    });
                }
            }
            End::Receiver { receiver, .. } => {
                drain(card, owner, now, |buf| receiver.poll_transmit(now, buf));
            }
            End::Source { source, .. } => {
                drain(card, owner, now, |buf| source.poll_transmit(now, buf));
            }
            End::Sink(_) => {}
        }
    }

    fn sample(&mut self) {
        match self {
            End::Sender { sender, series, .. } => {
                series.window_bytes.push(sender.window_bytes());
                series.srtt_s.push(sender.srtt().map(Span::as_secs_f64));
                series.in_flight_bytes.push(sender.in_flight_bytes());
            }
            End::Receiver {
                receiver, series, ..
            } => series
                .delivered_bytes
                .push(receiver.stats().delivered_bytes),
            End::Source { source, series } => series.udp_offered_bytes.push(source.sent_bytes()),
            End::Sink(_) => {}
        }
    }
}

/// One host of a plan, ready to run.
#[derive(Debug)]
pub struct Host {
    duration: Span,
    sample_interval: Span,
    next_sample: Instant,
    ends: Vec<End>,
    flow_names: Vec<(usize, String)>,
    udp_names: Vec<(usize, String)>,
    owners: HashMap<Key, usize>,
    clock: Clock,
    stack: Stack,
    _ports: Vec<Port>,
}

impl Host {
    /// Reads the plan and opens sockets for what it places on host `name`. `epoch_ns` on CLOCK_MONOTONIC is the run's
    /// time zero.
    ///
    /// # Errors
    /// A plan that is wrong or does not have the host; no permission; ports that are taken.
    pub fn new(plan_json: &str, name: &str, epoch_ns: u64) -> Result<Host, Error> {
        let plan = read(plan_json)?;
        if plan.sample_interval_ns == 0 {
            return Err(Error::plan("sample_interval_ns", "must be at least 1"));
        }
        let mut cast = Cast::default();
        cast.place(&plan, name)?;
        let clock = Clock::new(epoch_ns);
        let (rate, delay) = way_out(&plan, name)?;
        let ports: Vec<(u8, Vec<u16>)> = cast
            .listening
            .into_iter()
            .map(|(protocol, ports)| (protocol, ports.into_iter().collect()))
            .collect();
        let stack = Stack::open(clock, Card::new(rate, delay), &ports)?;
        let held = cast
            .held
            .iter()
            // Held for TCP, a port is held for what is behind the congestion header too.
            .filter(|&&(protocol, port)| {
                protocol != xcp::PROTOCOL || !cast.held.contains(&(tcp::PROTOCOL, port))
            })
            .map(|&(protocol, port)| Port::hold(port, usage(protocol)))
            .collect::<Result<_, _>>()?;
        Ok(Host {
            duration: Span(plan.duration_ns),
            sample_interval: Span(plan.sample_interval_ns),
            next_sample: Instant::ZERO,
            ends: cast.ends,
            flow_names: cast.flow_names,
            udp_names: cast.udp_names,
            owners: cast.owners,
            clock,
            stack,
            _ports: held,
        })
    }

    /// Runs from the epoch to the end. `watch` is called some times a second; its error ends the run. Returns what was
    /// found out, and what a user should know, a line each.
    ///
    /// # Errors
    /// Those of `watch`; a socket that is broken; packets too large for the way out.
    pub fn run(
        mut self,
        mut watch: impl FnMut() -> Result<(), Error>,
    ) -> Result<(Outcome, Vec<String>), Error> {
        while self.clock.until_epoch() > Span::ZERO {
            watch()?;
            let nap = self.clock.until_epoch().min(WATCH_EVERY);
            std::thread::sleep(std::time::Duration::from_nanos(nap.0));
        }
        let cpu_before = sched::cpu_seconds();
        let end = Instant::ZERO + self.duration;
        let mut watched = Instant::ZERO;
        loop {
            let now = self.clock.now();
            if now >= watched + WATCH_EVERY {
                watched = now;
                watch()?;
            }
            self.receive(end)?;
            let now = self.clock.now();
            if now >= end {
                break;
            }
            self.sample_until(now);
            let deadline = self.timers(now);
            // Payload of experiments is zeros.
            self.stack.send(|_, _, payload| {
                payload.fill(0);
                Ok(())
            })?;
            let next = deadline.min(self.next_sample).min(end);
            self.stack.wait(next.min(watched + WATCH_EVERY))?;
        }
        self.sample_until(end + Span(1));
        let notes = self.stack.notes();
        let cpu_s = sched::cpu_seconds() - cpu_before;
        Ok((self.into_outcome(end, cpu_s), notes))
    }

    /// Takes what arrived before the end.
    fn receive(&mut self, end: Instant) -> Result<(), Error> {
        let Host {
            stack,
            ends,
            owners,
            next_sample,
            sample_interval,
            ..
        } = self;
        stack.receive(|card, at, arrival| {
            if at >= end {
                return;
            }
            while *next_sample <= at {
                ends.iter_mut().for_each(End::sample);
                *next_sample += *sample_interval;
            }
            if let Some(&owner) = owners.get(&arrival.key) {
                ends[owner].handle(at, &arrival);
                ends[owner].transmit(card, owner, at);
            }
        })
    }

    fn sample_until(&mut self, now: Instant) {
        while self.next_sample < now {
            self.ends.iter_mut().for_each(End::sample);
            self.next_sample += self.sample_interval;
        }
    }

    /// Lets what is due happen; returns when the next thing is.
    fn timers(&mut self, now: Instant) -> Instant {
        let mut next = Instant(u64::MAX);
        for (owner, end) in self.ends.iter_mut().enumerate() {
            if end.deadline().is_some_and(|at| at <= now) {
                end.on_deadline(now);
                end.transmit(&mut self.stack.card, owner, now);
            }
            next = end.deadline().map_or(next, |at| at.min(next));
        }
        next
    }

    fn into_outcome(self, end: Instant, cpu_s: f64) -> Outcome {
        let mut ends: Vec<Option<End>> = self.ends.into_iter().map(Some).collect();
        let mut named = |names: Vec<(usize, String)>| -> Vec<(String, End)> {
            let each = names.into_iter();
            each.filter_map(|(i, name)| Some((name, ends[i].take()?)))
                .collect()
        };
        Outcome {
            flows: named(self.flow_names)
                .into_iter()
                .filter_map(|(name, found)| Some((name, flow_outcome(found, end)?)))
                .collect(),
            udp: named(self.udp_names)
                .into_iter()
                .filter_map(|(name, found)| Some((name, udp_outcome(found)?)))
                .collect(),
            cpu_s,
        }
    }
}

fn flow_outcome(found: End, end: Instant) -> Option<FlowOutcome> {
    match found {
        End::Sender {
            sender,
            series,
            timeouts_settled,
            marks,
            ..
        } => {
            let stats = sender.stats();
            Some(FlowOutcome::Sender {
                timeouts: stats.timeouts,
                timeouts_after_3s: timeouts_settled,
                fast_retransmits: stats.fast_retransmits,
                retransmitted_packets: stats.retransmitted_packets,
                sent_packets: stats.sent_packets,
                rtt_mean_s: stats.rtt_mean_s(),
                series,
                marks,
            })
        }
        End::Receiver {
            receiver,
            mut progress,
            series,
        } => {
            progress.finish(end, receiver.is_complete());
            Some(FlowOutcome::Receiver {
                delivered_bytes: receiver.stats().delivered_bytes,
                payload_bytes: receiver.stats().payload_bytes,
                delivered_after_3s_bytes: progress.delivered_settled(),
                longest_stall_s: progress.longest_stall().as_secs_f64(),
                longest_stall_after_3s_s: progress.longest_stall_settled().as_secs_f64(),
                series,
            })
        }
        End::Source { .. } | End::Sink(_) => None,
    }
}

fn udp_outcome(found: End) -> Option<UdpOutcome> {
    match found {
        End::Source { source, series } => Some(UdpOutcome::Sender {
            sent_bytes: source.sent_bytes(),
            sent_packets: source.sent_packets(),
            series,
        }),
        End::Sink(sink) => Some(UdpOutcome::Receiver {
            received_bytes: sink.received_bytes(),
            received_packets: sink.received_packets(),
        }),
        End::Sender { .. } | End::Receiver { .. } => None,
    }
}

/// Who is on a host, and at which ports.
#[derive(Debug, Default)]
struct Cast {
    ends: Vec<End>,
    flow_names: Vec<(usize, String)>,
    udp_names: Vec<(usize, String)>,
    owners: HashMap<Key, usize>,
    /// Ports by IPv4 protocol.
    listening: BTreeMap<u8, BTreeSet<u16>>,
    held: BTreeSet<(u8, u16)>,
}

impl Cast {
    fn place(&mut self, plan: &Plan, name: &str) -> Result<(), Error> {
        address(plan, "NAME", name)?;
        for (i, flow) in plan.flows.iter().enumerate() {
            self.place_flow(plan, name, &format!("flows[{i}]"), flow)?;
        }
        for (i, source) in plan.udp_sources.iter().enumerate() {
            self.place_udp(plan, name, &format!("udp_sources[{i}]"), source)?;
        }
        Ok(())
    }

    fn place_flow(
        &mut self,
        plan: &Plan,
        name: &str,
        path: &str,
        flow: &FlowSpec,
    ) -> Result<(), Error> {
        let from = address(plan, &format!("{path}.from"), &flow.from)?;
        let to = address(plan, &format!("{path}.to"), &flow.to)?;
        let config = flow.config(path, from, to).map_err(spec_error)?;
        let header = config.transport.congestion_header();
        let protocol = if header { xcp::PROTOCOL } else { tcp::PROTOCOL };
        let refused = |e: xcpr_hosts::ConfigError| Error::plan(path, e.to_string());
        let start = Instant(flow.start_ns);
        if flow.from == name {
            let sender = Box::new(FlowSender::new(&config).map_err(refused)?);
            for own_port in config.source_ports() {
                let key = Key {
                    protocol,
                    ack: header,
                    own_port,
                    other_port: flow.to_port,
                    other_address: to,
                };
                self.listen(path, key)?;
            }
            self.flow_names.push((self.ends.len(), flow.name.clone()));
            self.ends.push(End::Sender {
                start: Some(start),
                sender,
                series: SenderSeries::default(),
                timeouts_settled: 0,
                marks: Vec::new(),
            });
        } else if flow.to == name {
            let receiver = Box::new(FlowReceiver::new(&config).map_err(refused)?);
            for other_port in config.source_ports() {
                let key = Key {
                    protocol,
                    ack: false,
                    own_port: flow.to_port,
                    other_port,
                    other_address: from,
                };
                self.listen(path, key)?;
            }
            self.flow_names.push((self.ends.len(), flow.name.clone()));
            self.ends.push(End::Receiver {
                receiver,
                progress: Progress::new(start),
                series: ReceiverSeries::default(),
            });
        }
        Ok(())
    }

    fn place_udp(
        &mut self,
        plan: &Plan,
        name: &str,
        path: &str,
        spec: &UdpSpec,
    ) -> Result<(), Error> {
        let from = address(plan, &format!("{path}.from"), &spec.from)?;
        let to = address(plan, &format!("{path}.to"), &spec.to)?;
        let source = OnOffSource::new(&spec.config(from, to))
            .map_err(|e| Error::plan(path, e.to_string()))?;
        if spec.from == name {
            self.held.insert((udp::PROTOCOL, spec.from_port));
            self.udp_names.push((self.ends.len(), spec.name.clone()));
            self.ends.push(End::Source {
                source: Box::new(source),
                series: UdpSeries::default(),
            });
        } else if spec.to == name {
            let key = Key {
                protocol: udp::PROTOCOL,
                ack: false,
                own_port: spec.to_port,
                other_port: spec.from_port,
                other_address: from,
            };
            self.listen(path, key)?;
            self.udp_names.push((self.ends.len(), spec.name.clone()));
            self.ends.push(End::Sink(Sink::default()));
        }
        Ok(())
    }

    /// What arrives under `key` is for the end that comes next.
    fn listen(&mut self, path: &str, key: Key) -> Result<(), Error> {
        if self.owners.insert(key, self.ends.len()).is_some() {
            let problem = "another one between these hosts has the same ports: from_port or to_port must differ";
            return Err(Error::plan(path, problem));
        }
        let ports = self.listening.entry(key.protocol).or_default();
        ports.insert(key.own_port);
        self.held.insert((key.protocol, key.own_port));
        Ok(())
    }
}

const fn usage(protocol: u8) -> Use {
    match protocol {
        tcp::PROTOCOL => Use::Tcp,
        udp::PROTOCOL => Use::Udp,
        _ => Use::Xcp,
    }
}

fn read(plan_json: &str) -> Result<Plan, Error> {
    let mut json = serde_json::Deserializer::from_str(plan_json);
    serde_path_to_error::deserialize(&mut json)
        .map_err(|e| Error::plan(e.path().to_string(), e.inner().to_string()))
}

fn spec_error(error: SpecError) -> Error {
    Error::plan(error.path, error.problem)
}

fn address(plan: &Plan, path: &str, name: &str) -> Result<Ipv4Addr, Error> {
    let found = plan.hosts.iter().find(|host| host.name == name);
    found.map(|host| host.address).ok_or_else(|| {
        let names: Vec<&str> = plan.hosts.iter().map(|host| host.name.as_str()).collect();
        let problem = format!("no host named {name:?}; allowed are {}", names.join(", "));
        Error::plan(path, problem)
    })
}

/// Rate and delay of the channel that leads away from a host.
fn way_out(plan: &Plan, name: &str) -> Result<(Rate, Span), Error> {
    let channel = plan.links.iter().find_map(|link| {
        let channels = [&link.forward, &link.backward];
        let end = link.ends.iter().position(|end| end.node == name)?;
        Some(channels[end])
    });
    let channel =
        channel.ok_or_else(|| Error::plan("links", format!("host {name:?} has no link")))?;
    let rate = Rate::checked(channel.rate_bps)
        .map_err(|e| Error::plan("links", format!("rate_bps = {e}")))?;
    Ok((rate, Span(channel.delay_ns)))
}
