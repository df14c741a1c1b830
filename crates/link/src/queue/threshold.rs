//! Marks from a threshold on: DCTCP's K.

use super::arrival::{Arrival, Decision};
use super::drop_tail::DropTail;

/// Drop-tail that marks packets where so much waits already (Alizadeh and others, "Data Center TCP", SIGCOMM 2010,
/// section 3.1). K counts packets that wait and the one in transmission: more than K with it are K without.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MarkThreshold {
    pub(crate) drop_tail: DropTail,
    pub(crate) threshold: u64,
}

impl MarkThreshold {
    /// Decides on a packet that comes.
    #[inline]
    pub(crate) fn decide(&self, arrival: &Arrival) -> Decision {
        match self.drop_tail.decide(arrival) {
            Decision::Accept
                if arrival.ecn_capable
                    && self.drop_tail.level(arrival.backlog) >= self.threshold =>
            {
                Decision::Mark
            }
            decision => decision,
        }
    }
}
