//! Traffic sources as a plan (JSON) describes them. Times are nanoseconds, rates bits per second.

use serde::Deserialize;

use crate::flow::spec::FlowSpec;

/// A traffic source of TCP connections.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrafficSpec {
    /// Its name, unique among all traffic sources.
    pub name: String,
    /// The pairs of hosts that share it.
    pub pairs: Vec<PairSpec>,
}

impl TrafficSpec {
    /// Returns the name of a random stream of one of the pairs, in every world.
    pub fn stream_name(&self, pair: usize, number: u32) -> String {
        format!("{}/{pair}/{number}", self.name)
    }
}

/// The traffic between two hosts.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairSpec {
    /// Its connections: `from_port` is the first of the client's ports, `bytes` is `null`.
    pub connection: FlowSpec,
    /// The application that uses them.
    pub application: ApplicationSpec,
}

/// An application.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ApplicationSpec {
    /// Connections that stay, each fed by an application that writes full segments during ON periods.
    ParetoOnoff {
        /// How many.
        connections: u32,
        /// The rate of each while ON, bits of frames per second.
        rate_bps: f64,
        /// The shape of both distributions.
        shape: f64,
        /// Mean length of ON periods.
        on_mean_ns: u64,
        /// Mean length of OFF periods.
        off_mean_ns: u64,
    },
    /// A connection for each of many short transfers.
    Web {
        /// Mean arrivals per second.
        arrivals_per_s: f64,
        /// The shape of the distribution of sizes.
        shape: f64,
        /// Mean size, payload.
        bytes_mean: f64,
    },
    /// The same with sizes by a measured distribution.
    Transfers {
        /// Mean arrivals per second.
        arrivals_per_s: f64,
        /// Bytes of payload, and the share of transfers that have no more; see [`super::sizes`].
        sizes: Vec<(f64, f64)>,
        /// Ascending payloads, bytes: the bounds of the classes of sizes, by which completion times are reported; one more class is beyond the last.
        up_to_bytes: Vec<u64>,
    },
}
