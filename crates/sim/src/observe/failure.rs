//! Assertions of P4 programs that do not hold: the first ends the run, as it ends BMv2.

use xcpr_engine::AssertFailure;
use xcpr_hosts::Key;
use xcpr_units::Instant;

use crate::network::Network;
use crate::nodes::frames::ETHERNET;

impl Network {
    /// Returns the router of the first assertion that failed so far, and the failure.
    fn first_failure(&self) -> Option<(usize, &AssertFailure)> {
        let routers = self.routers.iter();
        let failed = routers.filter_map(|(i, router)| Some((i, router.running.engine.failure()?)));
        failed.min_by_key(|(i, failure)| (failure.time_us, *i))
    }

    /// Lets the run end with the microsecond of the first failure so far, if there is one. Other
    /// routers may still find an earlier one until then. Returns the end.
    pub(crate) fn end_at_failure(&mut self) -> Instant {
        if let Some((_, failure)) = self.first_failure() {
            let last = failure.time_us.saturating_add(1).saturating_mul(1000) - 1;
            self.end = self.end.min(Instant(last));
        }
        self.end
    }

    /// Describes the assertion that ended the run: time, router, port, flow, and the place in the P4 source.
    pub fn failure(&self) -> Option<String> {
        let (router, failure) = self.first_failure()?;
        let flow = match self.flow_of(&failure.bytes) {
            Some(name) => format!("flow {name}"),
            None => "no flow of the plan".to_owned(),
        };
        Some(format!(
            "at {:.6} s, router {}, {}, port {}, a packet of {flow}: {}",
            failure.time_us as f64 / 1e6,
            self.names.routers[router],
            failure.control,
            failure.port,
            failure.describe(),
        ))
    }

    /// Returns the name of the flow that a frame belongs to.
    fn flow_of(&self, frame: &[u8]) -> Option<&str> {
        let key = Key::from_packet(frame.get(ETHERNET..)?)?;
        let end = self
            .hosts
            .iter()
            .find_map(|host| host.directory.find(&key))?;
        let flow = self.names.flows.get(end / 2)?;
        Some(&flow.flow)
    }
}
