//! A thread that drives a plane.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::thread::JoinHandle;

use thiserror::Error;

use crate::clock;
use crate::error::Error;
use crate::plane::{Forward, Plane};
use crate::stats::Stats;
use crate::wake::Wake;

/// What is done to a plane between two batches of packets.
type Job<F> = Box<dyn FnOnce(&mut Plane<F>) + Send>;

/// The data plane is not running any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the data plane has stopped")]
pub struct Stopped;

/// A plane with a thread of its own. Dropping it stops it.
#[derive(Debug)]
pub struct Dataplane<F: Forward> {
    jobs: Option<Sender<Job<F>>>,
    wake: Arc<Wake>,
    thread: Option<JoinHandle<Stats>>,
}

impl<F: Forward> Dataplane<F> {
    /// Starts.
    ///
    /// # Errors
    /// The system's, for the means to wake the thread or the thread itself.
    pub fn start(plane: Plane<F>) -> Result<Dataplane<F>, Error> {
        let (sender, jobs) = channel();
        let wake = Arc::new(Wake::new()?);
        let worker = Worker {
            plane,
            jobs,
            wake: wake.clone(),
        };
        let thread = std::thread::Builder::new()
            .name("xcpr-dataplane".into())
            .spawn(move || worker.run())
            .map_err(|source| Error::System {
                what: "thread of the data plane".into(),
                source,
            })?;
        Ok(Dataplane {
            jobs: Some(sender),
            wake,
            thread: Some(thread),
        })
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
        let (answer, answered) = sync_channel(1);
        let jobs = self.jobs.as_ref().ok_or(Stopped)?;
        jobs.send(Box::new(move |plane| {
            // Nobody may be left to hear the answer.
            let _ = answer.send(job(plane));
        }))
        .map_err(|_| Stopped)?;
        self.wake.set();
        answered.recv().map_err(|_| Stopped)
    }

    /// What was counted and sampled up to now.
    ///
    /// # Errors
    /// The data plane has stopped.
    pub fn stats(&self) -> Result<Stats, Stopped> {
        self.run(|plane| plane.stats(clock::thread_cpu_ns()))
    }

    /// Stops and says what was counted and sampled; nothing when it had stopped.
    pub fn stop(&mut self) -> Option<Stats> {
        self.jobs = None;
        self.wake.set();
        self.thread.take()?.join().ok()
    }
}

impl<F: Forward> Drop for Dataplane<F> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// What runs in the thread.
struct Worker<F: Forward> {
    plane: Plane<F>,
    jobs: Receiver<Job<F>>,
    wake: Arc<Wake>,
}

impl<F: Forward> Worker<F> {
    fn run(mut self) -> Stats {
        loop {
            let now = clock::monotonic_ns();
            self.plane.advance(now);
            self.wake.clear();
            loop {
                match self.jobs.try_recv() {
                    Ok(job) => job(&mut self.plane),
                    Err(std::sync::mpsc::TryRecvError::Empty) => break,
                    Err(std::sync::mpsc::TryRecvError::Disconnected) => {
                        return self.plane.stats(clock::thread_cpu_ns());
                    }
                }
            }
            self.plane.forward.tick();
            self.sleep();
        }
    }

    fn sleep(&self) {
        let mut poll = libc::pollfd {
            fd: self.wake.fd(),
            events: libc::POLLIN,
            revents: 0,
        };
        // SAFETY: one valid pollfd.
        unsafe { libc::poll(&raw mut poll, 1, -1) };
    }
}
