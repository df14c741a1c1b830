//! The network namespaces of hosts that share a process (network_namespaces(7)): a socket stays in the one in which it was made.

use std::fs::File;
use std::os::fd::AsRawFd;
use std::sync::Arc;

use xcpr_realtime::socket::check;

use crate::error::Error;

/// Where a host's sockets are made: in the thread's own namespace, or in another one.
#[derive(Clone, Debug)]
pub(super) struct Namespace(Option<Arc<NamespacePair>>);

/// A namespace, and the one to come back to.
#[derive(Debug)]
struct NamespacePair {
    target: File,
    back: File,
}

impl Namespace {
    /// Opens the namespace of a process; without one the thread's own.
    ///
    /// # Errors
    /// There is no such process.
    pub(super) fn open(pid: Option<u32>) -> Result<Namespace, Error> {
        let Some(pid) = pid else {
            return Ok(Namespace(None));
        };
        let target = open(&format!("/proc/{pid}/ns/net"))?;
        let back = open("/proc/thread-self/ns/net")?;
        Ok(Namespace(Some(Arc::new(NamespacePair { target, back }))))
    }

    /// Does something in it.
    ///
    /// # Errors
    /// The errors of `make`; no permission (CAP_SYS_ADMIN).
    pub(super) fn within<T>(&self, make: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
        let Some(pair) = &self.0 else {
            return make();
        };
        enter(&pair.target)?;
        let made = make();
        enter(&pair.back)?;
        made
    }
}

fn open(path: &str) -> Result<File, Error> {
    File::open(path).map_err(|e| Error::io(format!("can't open {path}"), e))
}

fn enter(namespace: &File) -> Result<(), Error> {
    // SAFETY: no pointers are passed; the descriptor is open.
    let entered = check(unsafe { libc::setns(namespace.as_raw_fd(), libc::CLONE_NEWNET) });
    let entered = entered.map(drop);
    entered.map_err(|e| Error::io("can't enter a network namespace", e))
}
