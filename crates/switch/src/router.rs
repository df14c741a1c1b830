//! A router: the engine between ports.

use xcpr_engine::command::Controlled;
use xcpr_engine::{Enqueue, Frame, LoopDrops, Ports, QueueInfo, SavedPacket, Switch};
use xcpr_link::{self as link, Dequeued};
use xcpr_units::Instant;

use crate::event::{Event, EventSender};
use crate::plane::Forward;
use crate::port::PortSet;
use crate::stats::Counters;

/// A router with its state. Until it has a program it drops every packet.
#[derive(Debug)]
pub struct Router {
    /// The engine that runs the program.
    pub running: Option<Controlled>,
    /// The ports that are not behind a port of the plane.
    control_port: ControlPort,
}

/// Where packets go that leave by no port of the plane.
#[derive(Debug)]
struct ControlPort {
    /// The port that leads to the control plane.
    cpu_port: Option<u16>,
    events: EventSender,
    /// When the router was made.
    start: Instant,
    /// The second of the program's clock in which a line was logged last, and the lines of that second.
    logged: (u64, u32),
}

/// Lines that a program may log in a second; more are counted alone.
const MAX_LOG_LINES_PER_S: u32 = 100;

impl Router {
    /// Makes a router without a program, whose time begins at `start`.
    pub fn new(cpu_port: Option<u16>, events: EventSender, start: Instant) -> Router {
        Router {
            running: None,
            control_port: ControlPort {
                cpu_port,
                events,
                start,
                logged: (0, 0),
            },
        }
    }

    /// Puts a program in place of the one that runs, which is returned.
    pub fn load(&mut self, mut program: Controlled) -> Option<Controlled> {
        if let Some(before) = &self.running {
            program.engine.count_on(&before.engine);
        }
        self.running.replace(program)
    }

    /// Returns the engine's time: that since the start.
    #[inline]
    pub fn engine_time(&self, at: Instant) -> Instant {
        self.control_port.engine_time(at)
    }

    /// Takes a packet that comes in by a port, which need not have an interface.
    pub fn packet(&mut self, ports: &mut PortSet, port: u16, bytes: &[u8], now: Instant) {
        let Some(Controlled { engine, .. }) = &mut self.running else {
            return;
        };
        let mut at_now = self.control_port.ports_at(ports, now, bytes);
        let (wire_len, engine_now) = (bytes.len() as u32, at_now.engine_now);
        let decision = engine.ingress(bytes, wire_len, port, engine_now);
        engine.forward(&mut at_now, decision);
        ports.share(engine, engine_now);
    }
}

impl Forward for Router {
    #[inline]
    fn receive(&mut self, ports: &mut PortSet, port: usize, frame: &[u8], now: Instant) {
        self.packet(ports, ports[port].number, frame, now);
    }

    fn depart(&mut self, ports: &mut PortSet, port: usize, now: Instant) {
        let Some(Controlled { engine, .. }) = &mut self.running else {
            return ports.clear_queues();
        };
        let number = ports[port].number;
        engine.transmit_queued(&mut self.control_port.ports_at(ports, now, &[]), number);
    }

    fn tick(&mut self) {
        let Some(Controlled { engine, .. }) = &mut self.running else {
            return;
        };
        for digest in engine.take_digests() {
            self.control_port.events.send(Event::Digest {
                name: digest.name,
                values: digest.values,
            });
        }
        if let Some(failure) = engine.take_failure() {
            let (control, port) = (failure.control, failure.port);
            let text = format!("{}; {control}, port {port}", failure.describe());
            self.control_port.log(true, text, failure.time_us);
        }
        for message in engine.take_log() {
            let text = match message.source.is_empty() {
                true => message.text,
                false => format!("{}: {}", message.source, message.text),
            };
            self.control_port.log(false, text, message.time_us);
        }
    }

    fn port_changed(&mut self, port: u16, up: bool) {
        self.control_port.events.send(Event::Port { port, up });
    }

    fn passes(&self) -> u64 {
        self.running.as_ref().map_or(0, |r| r.engine.passes())
    }

    fn loop_drops(&self) -> LoopDrops {
        let running = self.running.as_ref();
        running.map_or_else(LoopDrops::default, |r| r.engine.loop_drops())
    }

    fn log_messages(&self) -> u64 {
        self.running.as_ref().map_or(0, |r| r.engine.logged())
    }

    fn assertion_failures(&self) -> u64 {
        self.running.as_ref().map_or(0, |r| r.engine.failed())
    }

    fn counters(&self) -> Counters {
        let switches = self.running.iter().flat_map(|r| r.engine.switches());
        switches.flat_map(counted).collect()
    }
}

/// Returns the indirect counters of a switch, of each the cells that counted anything.
fn counted(switch: &Switch) -> Counters {
    let cells = |name: &str, size: u32| {
        let values = (0..size).filter_map(|cell| Some((cell, switch.counter(name, cell).ok()?)));
        values.filter(|(_, value)| value.packets > 0).collect()
    };
    let counters = switch.program().counters();
    counters
        .filter(|(_, size)| *size > 0)
        .map(|(name, size)| (name.to_owned(), cells(name, size)))
        .collect()
}

impl ControlPort {
    #[inline]
    fn engine_time(&self, at: Instant) -> Instant {
        Instant::ZERO + at.since(self.start)
    }

    /// Sends a line of the program to the log, unless there were too many in its second.
    fn log(&mut self, failed: bool, text: String, time_us: u64) {
        let second = time_us / 1_000_000;
        if self.logged.0 != second {
            self.logged = (second, 0);
        }
        if self.logged.1 < MAX_LOG_LINES_PER_S {
            self.logged.1 += 1;
            self.events.send(Event::Log { failed, text });
        }
    }

    #[inline]
    fn ports_at<'a>(
        &'a mut self,
        ports: &'a mut PortSet,
        now: Instant,
        came: &'a [u8],
    ) -> PortsNow<'a> {
        PortsNow {
            now,
            engine_now: self.engine_time(now),
            came,
            ports,
            control_port: self,
        }
    }
}

/// A router's ports at one moment.
struct PortsNow<'a> {
    ports: &'a mut PortSet,
    control_port: &'a mut ControlPort,
    now: Instant,
    engine_now: Instant,
    /// The packet in work as it came. A copy that egress made has none, and so neither a DSCP nor a transport that understands marks.
    came: &'a [u8],
}

impl Ports for PortsNow<'_> {
    #[inline]
    fn enqueue(&mut self, number: u16, priority: u8, wire_len: u32) -> Enqueue<'_> {
        let idle = QueueInfo::idle(number, self.engine_now);
        let Some(port) = self.ports.index_of(number) else {
            // The CPU port has no queue; what goes to a port without interface is gone after egress, as on BMv2.
            return Enqueue::Transmit(idle);
        };
        let queue = &self.ports[port].channel.queue;
        let packet = queue.classify(priority, wire_len, || self.came);
        match self.ports.enqueue(port, self.now, packet) {
            link::Enqueue::Dropped => Enqueue::Dropped,
            link::Enqueue::Transmit { marked } => Enqueue::Transmit(QueueInfo { marked, ..idle }),
            link::Enqueue::Queued { place, .. } => Enqueue::Queued(place),
        }
    }

    #[inline]
    fn dequeue(&mut self, number: u16) -> Option<(QueueInfo, &SavedPacket)> {
        let port = self.ports.index_of(number)?;
        let Dequeued {
            packet,
            marked,
            since,
            enq_depth,
            deq_depth,
        } = self.ports[port].channel.dequeue(self.now)?;
        let info = QueueInfo {
            port: number,
            now: self.engine_now,
            enq: self.control_port.engine_time(since),
            enq_depth,
            deq_depth,
            marked,
        };
        Some((info, packet))
    }

    #[inline]
    fn transmit(&mut self, number: u16, marked: bool, frame: &mut Frame) {
        if let Some(port) = self.ports.index_of(number) {
            self.ports[port].transmit(self.now, marked, frame);
        } else if self.control_port.cpu_port == Some(number) {
            let frame = frame.as_slice().to_vec();
            self.control_port.events.send(Event::PacketIn(frame));
        }
    }
}
