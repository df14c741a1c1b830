//! Ports of a host that may run other programs too: a connection has its port for itself while it lasts.

use std::any::Any;
use std::fmt;

/// A hold on a port: the port is not free until the hold is dropped.
pub type Held = Box<dyn Any + Send>;

/// The ports of a host.
pub struct Ports(Box<dyn FnMut(u16) -> Option<Held> + Send>);

impl Ports {
    /// Makes ports that a function holds, one at a time; it returns nothing if another program has that port.
    pub fn new(hold: impl FnMut(u16) -> Option<Held> + Send + 'static) -> Ports {
        Ports(Box::new(hold))
    }

    /// Makes the ports of a host without other programs.
    pub fn all_free() -> Ports {
        Ports::new(|_| Some(Box::new(())))
    }

    pub(super) fn hold(&mut self, port: u16) -> Option<Held> {
        (self.0)(port)
    }
}

impl fmt::Debug for Ports {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ports")
    }
}
