//! A thread that drives a plane: frames in, what is due, frames out; sleep until the next of either.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel, sync_channel};
use std::thread::JoinHandle;

use serde::Serialize;
use thiserror::Error;
use xcpr_realtime::socket::{until, wait};
use xcpr_realtime::{Clock, PRIORITY, cpu_of_thread, real_time};
use xcpr_units::{Instant, Span};

use crate::error::Error;
use crate::lateness::Lateness;
use crate::packet::{Devices, Interface, Io, Watch};
use crate::plane::{Forward, Plane};
use crate::stats::Stats;
use crate::wake::Wake;

/// Frames that are taken in before what they caused is sent.
const BATCH: usize = 64;
/// How long the thread works without a look at its commands.
const LOOK_EVERY: Span = Span::from_millis(5);
/// How soon frames that the kernel had no room for are offered again.
const RETRY: Span = Span::from_micros(50);

/// The work on a plane between two batches of packets.
type Job<F> = Box<dyn FnOnce(&mut Worker<F>) + Send>;

/// The data plane is not running any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the data plane has stopped")]
pub struct Stopped;

/// The resources that a data plane runs on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The thread's scheduling.
    pub scheduling: String,
    /// The sockets that the frames of each interface come in and go out through.
    pub io: Vec<&'static str>,
    /// The things that the system lacks or forbids, and their meaning.
    pub notes: Vec<String>,
}

/// A plane with a thread of its own. Dropping it stops it.
#[derive(Debug)]
pub struct Dataplane<F: Forward> {
    jobs: Option<Sender<Job<F>>>,
    wake: Arc<Wake>,
    thread: Option<JoinHandle<Stats>>,
    report: Report,
}

impl<F: Forward> Dataplane<F> {
    /// Opens the plane's interfaces, in the calling thread's network namespace, and starts.
    ///
    /// # Errors
    /// The system's: an interface that is not there or can't have such a socket, no permission, no memory, no thread.
    pub fn start(plane: Plane<F>, io: Io) -> Result<Dataplane<F>, Error> {
        let devices = Devices::new().map_err(Error::system("socket"))?;
        let mut report = Report::default();
        let mut interfaces = Vec::new();
        for (_, name) in plane.interfaces() {
            let interface = Interface::open(&devices, name, io)
                .map_err(Error::system(format!("interface {name}")))?;
            if !interface.offloads.is_empty() {
                let kept = interface.offloads.join(", ");
                report.notes.push(format!(
                    "{name} keeps its offloads {kept}: packets may be merged or without checksum"
                ));
            }
            if !interface.enabled {
                report.notes.push(format!("{name} is down"));
            }
            if let Some(why) = &interface.refused {
                report
                    .notes
                    .push(format!("{name} has AF_PACKET, for {why}"));
            }
            report.io.push(interface.io().unwrap_or("none yet"));
            interfaces.push(interface);
        }
        let (sender, jobs) = channel();
        let wake = Arc::new(Wake::new().map_err(Error::system("eventfd"))?);
        let worker = Worker {
            plane,
            jobs,
            wake: wake.clone(),
            watch: Watch::new().map_err(Error::system("netlink socket"))?,
            devices,
            heads: vec![Instant::NEVER; interfaces.len()],
            interfaces,
            polled: Vec::new(),
            lateness: Lateness::default(),
            looked: Instant::ZERO,
        };
        let (started, scheduling) = sync_channel(1);
        let run = move || {
            // The thread that started this one waits for this.
            let _ = started.send(real_time());
            worker.run()
        };
        let thread = std::thread::Builder::new()
            .name("xcpr-dataplane".into())
            .spawn(run)
            .map_err(Error::system("thread of the data plane"))?;
        match scheduling.recv() {
            Ok(Ok(())) => report.scheduling = format!("SCHED_RR {PRIORITY}"),
            Ok(Err(why)) => {
                report.scheduling = "normal".into();
                report.notes.push(format!(
                    "no real-time scheduling ({why}): deadlines are late while the machine is busy"
                ));
            }
            Err(_) => {}
        }
        Ok(Dataplane {
            jobs: Some(sender),
            wake,
            thread: Some(thread),
            report,
        })
    }

    /// Returns the resources that it runs on.
    pub fn report(&self) -> &Report {
        &self.report
    }

    /// Says whether the thread is there. The thread ends by itself only if something in it panics.
    pub fn is_running(&self) -> bool {
        self.thread.as_ref().is_some_and(|t| !t.is_finished())
    }

    /// Has `job` done to the plane between two batches of packets and waits for what it returns. Whatever one job
    /// changes is one change to the packets.
    ///
    /// # Errors
    /// The data plane has stopped.
    pub fn run<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Plane<F>) -> R + Send + 'static,
    ) -> Result<R, Stopped> {
        self.work(|worker| job(&mut worker.plane))
    }

    /// Returns the counts, and the samples `with_series`, up to now. Packets wait while many samples are copied.
    ///
    /// # Errors
    /// The data plane has stopped.
    pub fn stats(&self, with_series: bool) -> Result<Stats, Stopped> {
        self.work(move |worker| worker.stats(with_series))
    }

    /// Stops and says what was counted and sampled; nothing when it had stopped.
    pub fn stop(&mut self) -> Option<Stats> {
        self.jobs = None;
        self.wake.set();
        self.thread.take()?.join().ok()
    }

    fn work<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Worker<F>) -> R + Send + 'static,
    ) -> Result<R, Stopped> {
        let (answer, answered) = sync_channel(1);
        let jobs = self.jobs.as_ref().ok_or(Stopped)?;
        let job = Box::new(move |worker: &mut Worker<F>| {
            // The asker may be gone.
            let _ = answer.send(job(worker));
        });
        jobs.send(job).map_err(|_| Stopped)?;
        self.wake.set();
        answered.recv().map_err(|_| Stopped)
    }
}

impl<F: Forward> Drop for Dataplane<F> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The state of the thread.
struct Worker<F: Forward> {
    plane: Plane<F>,
    jobs: Receiver<Job<F>>,
    wake: Arc<Wake>,
    watch: Watch,
    devices: Devices,
    /// In the order of the plane's ports.
    interfaces: Vec<Interface>,
    /// When the next frame of each interface came.
    heads: Vec<Instant>,
    polled: Vec<libc::pollfd>,
    lateness: Lateness,
    /// When the thread last slept or looked around.
    looked: Instant,
}

impl<F: Forward> Worker<F> {
    fn run(mut self) -> Stats {
        loop {
            let received = self.receive();
            let now = Clock::MONOTONIC.now();
            self.plane.advance(now);
            let sent = self.send(now);
            if received == BATCH && now < self.looked + LOOK_EVERY {
                continue;
            }
            if !self.work() {
                return self.stats(true);
            }
            // After the work, for that may have been packets from the control plane.
            self.plane.forward.tick();
            let active = received < BATCH && received + sent > 0;
            if active && now < self.looked + LOOK_EVERY && self.may_nap() {
                std::thread::sleep(self.plane.ports.grain().into());
            } else {
                self.wait(received == BATCH);
            }
        }
    }

    /// Says whether packets may be dealt with together. Frames that an interface has no room for are offered again
    /// sooner.
    fn may_nap(&self) -> bool {
        self.plane.ports.grain() > Span::ZERO && !self.is_stalled()
    }

    fn is_stalled(&self) -> bool {
        self.interfaces.iter().any(Interface::is_stalled)
    }

    /// Takes in a batch of frames, in the order in which they came to this machine. Returns how many.
    fn receive(&mut self) -> usize {
        let stamps = Clock::MONOTONIC.timestamps();
        let now = Clock::MONOTONIC.now();
        // A frame may come meanwhile, but a clock that was set back must not make it come in the future.
        let latest = now + LOOK_EVERY;
        for (head, interface) in self.heads.iter_mut().zip(&mut self.interfaces) {
            *head = interface.peek(&stamps);
        }
        let due = self
            .heads
            .iter()
            .copied()
            .fold(self.plane.deadline(), Instant::min);
        if due <= now {
            self.lateness.count(now.since(due));
        }
        for received in 0..BATCH {
            let heads = self.heads.iter().copied().enumerate();
            let Some((port, stamp)) = heads.min_by_key(|&(_, stamp)| stamp) else {
                return received;
            };
            if stamp == Instant::NEVER {
                return received;
            }
            let at = stamp.min(latest);
            self.interfaces[port].receive(|frame| self.plane.receive(port, frame, at));
            self.heads[port] = self.interfaces[port].peek(&stamps);
        }
        BATCH
    }

    /// Sends the frames that have come to the end of their link, or will have half a grain later: so none is more than that
    /// too early or too late. Returns how many.
    fn send(&mut self, now: Instant) -> usize {
        let by = now + Span(self.plane.ports.grain().0 / 2);
        let mut sent = 0;
        for (port, interface) in self.interfaces.iter_mut().enumerate() {
            let port = &mut self.plane.ports[port];
            if port.arrival() <= by {
                port.deliver(by, |frames| {
                    interface.send(&mut frames.inspect(|_| sent += 1));
                });
            }
        }
        sent
    }

    /// Does all jobs. Returns false when there will be no more.
    fn work(&mut self) -> bool {
        loop {
            match self.jobs.try_recv() {
                Ok(job) => job(self),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
    }

    /// Sleeps until there is something to do; `busy`: only looks.
    fn wait(&mut self, busy: bool) {
        let watched = [self.wake.fd(), self.watch.fd()];
        let interfaces = self.interfaces.iter().map(Interface::fd);
        let all = watched.into_iter().map(Some).chain(interfaces);
        self.polled.clear();
        self.polled.extend(all.map(|fd| until(fd, libc::POLLIN)));
        self.looked = Clock::MONOTONIC.now();
        let mut pause = self.plane.deadline().since(self.looked);
        if busy {
            pause = Span::ZERO;
        } else if self.is_stalled() {
            pause = pause.min(RETRY);
        }
        // A device that can't be waited for shows when the interfaces are looked at.
        if wait(&mut self.polled, pause).is_ok_and(|ready| ready == 0) {
            return;
        }
        if self.polled[0].revents != 0 {
            self.wake.clear();
        }
        let mut look = self.polled[1].revents != 0;
        for (interface, polled) in self.interfaces.iter().zip(&self.polled[watched.len()..]) {
            if polled.revents & (libc::POLLERR | libc::POLLHUP | libc::POLLNVAL) != 0 {
                interface.clear_error();
                look = true;
            }
        }
        if look {
            self.watch.clear();
            self.look();
        }
    }

    /// Looks which interfaces have come or gone.
    fn look(&mut self) {
        for (interface, port) in self.interfaces.iter_mut().zip(self.plane.ports.iter()) {
            if let Some(up) = interface.look(&self.devices) {
                self.plane.forward.port_changed(port.number, up);
            }
        }
    }

    fn stats(&mut self, with_series: bool) -> Stats {
        let mut stats = self.plane.stats(cpu_of_thread(), with_series);
        stats.lateness = self.lateness;
        for ((number, _), interface) in self.plane.interfaces().iter().zip(&mut self.interfaces) {
            if let Some(port) = stats.ports.get_mut(number) {
                port.io = interface.io();
                port.interface = interface.stats();
            }
        }
        stats
    }
}
