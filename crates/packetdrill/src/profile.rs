//! The named settings of the sender that scripts are played to.

use xcpr_hosts::options::names::named;
use xcpr_hosts::options::{Declaration, Options, Value};
use xcpr_hosts::tcp::options::{
    LOST_RETRANSMISSION, PRR, SLOW_START_EXIT, SLOW_START_GROWTH, SSTHRESH_FROM, WINDOW_VALIDATION,
};

named! {
    /// The settings of a sender, by name.
    "profile" Profile {
        Rfc = "rfc": "the defaults of the hosts",
        Linux6 = "linux-6": "the rules of Linux 6, as far as the hosts have them",
    }
}

impl Profile {
    /// Returns the options that differ from the defaults.
    pub(crate) fn settings(self) -> Options {
        let values: Vec<(Declaration, Value)> = match self {
            Profile::Rfc => Vec::new(),
            Profile::Linux6 => vec![
                (SLOW_START_GROWTH, "linux".into()),
                (SLOW_START_EXIT, "hystart".into()),
                (PRR, true.into()),
                (WINDOW_VALIDATION, "linux".into()),
                (SSTHRESH_FROM, "cwnd".into()),
                (LOST_RETRANSMISSION, "keep".into()),
            ],
        };
        let set = |options: Options, (declaration, value)| options.with_value(&declaration, value);
        let settings = values.into_iter().try_fold(Options::default(), set);
        settings.expect("values of these options")
    }
}
