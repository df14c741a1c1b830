//! The named settings of the sender that scripts are played to.

use xcpr_hosts::flow::registry::declared;
use xcpr_hosts::options::names::named;
use xcpr_hosts::options::{Options, Value};

named! {
    /// The settings of a sender, by name.
    "profile" Profile {
        Rfc = "rfc": "the defaults of the hosts",
        Linux6 = "linux-6": "the rules of Linux 6, as far as the hosts have them",
    }
}

/// Linux's rules: table, key and value of each option.
fn linux() -> Vec<(&'static str, &'static str, Value)> {
    vec![
        ("tcp", "slow_start_growth", "linux".into()),
        ("tcp", "slow_start_exit", "hystart".into()),
        ("tcp", "window_validation", "linux".into()),
        ("tcp", "ssthresh_from", "cwnd".into()),
        ("tcp", "lost_retransmission", "keep".into()),
        ("tcp", "prr", true.into()),
        ("tcp", "min_rto_bounds", "variance".into()),
        ("tcp", "zero_window_probe", "empty".into()),
        ("reno", "count_duplicates", true.into()),
        ("cubic", "lookahead", "min-rtt".into()),
        ("cubic", "initial_growth", 5.into()),
        ("pacing", "slow_start_share", 200.into()),
        ("pacing", "initial_burst", 10.into()),
        ("rack", "rtt", "last-delivered".into()),
        ("rack", "dup_thresh", "adaptive".into()),
        ("rack", "tlp_max_ack_delay", 200_000_000.into()),
    ]
}

impl Profile {
    /// Returns the options that differ from the defaults.
    pub(crate) fn settings(self) -> Options {
        let values = match self {
            Profile::Rfc => Vec::new(),
            Profile::Linux6 => linux(),
        };
        let mut settings = Options::default();
        for (table, key, value) in values {
            let declaration = declared().iter().find(|d| (d.table, d.key) == (table, key));
            let declaration = declaration.expect("an option of the hosts");
            settings = settings
                .with_value(declaration, value)
                .expect("a value of it");
        }
        settings
    }
}
