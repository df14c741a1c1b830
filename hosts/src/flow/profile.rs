//! Profiles of hosts: each names a documented set of settings. A scenario takes every setting of a flow that it does not
//! name itself from the flow's profile.
//!
//! A setting belongs to every transport, to TCP, or to TCP without a congestion header ([`Scope`]). XCP, XCP-r, RCP and
//! HPCC have their papers' congestion control on any host: a profile changes their frames, timers and ACKs, but neither
//! their initial window nor their slow start.

use serde::Serialize;

use crate::flow::settings;
use crate::options::{Declaration, Options, Value};
use crate::tcp::cc::cubic;
use crate::tcp::options as tcp;
use crate::tcp::recovery::{cumulative, rack};
use crate::tcp::sender::pacing;
use xcpr_options::names::named;

named! {
    /// The host whose settings a flow has.
    "profile" Profile {
        Linux = "linux-6" | "linux": "the defaults of Linux 6: what most hosts of today run",
        Rfc = "rfc": "what the RFCs recommend, without what is left to implementations",
        Ns2 = "ns-2" | "ns2": "the hosts of ns-2, with which the papers on XCP and XCP-r were measured",
    }
}

/// The table of settings that are fields of [`crate::FlowConfig`].
const OF_FLOW: &str = "flow";

impl Profile {
    /// Returns the options of a transport by this name, TCP without a congestion header, on the host. The fields of
    /// [`crate::FlowConfig`] are not among them.
    ///
    /// # Panics
    /// Never: a test holds that every value is allowed.
    pub fn options(self, transport: &str) -> Options {
        let place = Profile::ALL.iter().position(|&profile| profile == self);
        let mut options = Options::default();
        for setting in SETTINGS.iter().filter(|one| one.option.table != OF_FLOW) {
            let found = setting.values[place.expect("a profile")];
            let is_had = found.only_with.is_none_or(|only| only == transport);
            if let Some(value) = found.value.to_option_value().filter(|_| is_had) {
                let read = options.with_value(&setting.option, value);
                options = read.expect("a value that is allowed");
            }
        }
        options
    }
}

/// The transports that a setting belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Every transport.
    Every,
    /// Transports with TCP segments, also behind a congestion header.
    Tcp,
    /// TCP without a congestion header.
    PlainTcp,
}

/// A value as a plan has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum SettingValue {
    /// A number, in the setting's unit.
    Number(u64),
    /// True or false.
    Boolean(bool),
    /// One of the setting's names.
    Name(&'static str),
    /// No value, which the setting's help explains.
    Absent,
}

impl SettingValue {
    /// Returns the value as options take it.
    fn to_option_value(self) -> Option<Value> {
        Some(match self {
            Number(number) => number.into(),
            Boolean(boolean) => boolean.into(),
            Name(name) => name.into(),
            Absent => return None,
        })
    }
}

/// The value of a setting in a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ProfileValue {
    /// The value.
    pub value: SettingValue,
    /// The document or the constant that has it.
    pub source: &'static str,
    /// The one transport that has the value, if others of the setting's scope have the default.
    pub only_with: Option<&'static str>,
}

/// A setting that profiles have.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ProfileSetting {
    /// The declaration of the setting.
    #[serde(flatten)]
    pub option: Declaration,
    /// The transports that it belongs to.
    pub scope: Scope,
    /// The value of each profile with its source, in the order of [`Profile::ALL`].
    pub values: [ProfileValue; Profile::ALL.len()],
}

use SettingValue::{Absent, Boolean, Name, Number};

const fn from(value: SettingValue, source: &'static str) -> ProfileValue {
    ProfileValue {
        value,
        source,
        only_with: None,
    }
}

const fn only_with(transport: &'static str, value: ProfileValue) -> ProfileValue {
    ProfileValue {
        only_with: Some(transport),
        ..value
    }
}

const fn set(
    option: Declaration,
    scope: Scope,
    values: [ProfileValue; Profile::ALL.len()],
) -> ProfileSetting {
    ProfileSetting {
        option,
        scope,
        values,
    }
}

const MILLISECOND: u64 = 1_000_000;
const SECOND: u64 = 1000 * MILLISECOND;

/// The settings of all profiles. Linux's constants are those of include/net/tcp.h in Linux 6.1.
pub const SETTINGS: &[ProfileSetting] = &[
    set(
        settings::PACKET_SIZE,
        Scope::Every,
        [
            from(Number(1514), "Ethernet's MTU of 1500 bytes (RFC 894)"),
            from(Number(1514), "Ethernet's MTU of 1500 bytes (RFC 894)"),
            from(Number(1000), "ns-2's packetSize_"),
        ],
    ),
    set(
        settings::INITIAL_WINDOW,
        Scope::PlainTcp,
        [
            from(Number(10), "TCP_INIT_CWND"),
            from(Number(10), "RFC 6928 section 2"),
            from(Number(2), "ns-2's windowInit_"),
        ],
    ),
    set(
        settings::MIN_RTO,
        Scope::Every,
        [
            from(Number(200 * MILLISECOND), "TCP_RTO_MIN"),
            from(Number(SECOND), "RFC 6298 section 2.4"),
            from(Number(SECOND), "RFC 6298 section 2.4"),
        ],
    ),
    set(
        settings::INITIAL_RTO,
        Scope::Every,
        [
            from(Number(SECOND), "TCP_TIMEOUT_INIT"),
            from(Number(SECOND), "RFC 6298 section 2.1"),
            from(Number(SECOND), "RFC 6298 section 2.1"),
        ],
    ),
    set(
        settings::MAX_RTO,
        Scope::Every,
        [
            from(Number(120 * SECOND), "TCP_RTO_MAX"),
            from(Absent, "RFC 6298 section 2.5: 60 s"),
            from(Absent, "RFC 6298 section 2.5: 60 s"),
        ],
    ),
    set(
        settings::ACK_EVERY,
        Scope::Tcp,
        [
            from(Number(2), "RFC 5681 section 4.2, as Linux does"),
            from(Number(2), "RFC 5681 section 4.2"),
            from(Number(1), "ns-2's TCPSink"),
        ],
    ),
    set(
        settings::MAX_ACK_DELAY,
        Scope::Tcp,
        [
            from(Number(40 * MILLISECOND), "TCP_DELACK_MIN"),
            from(Number(200 * MILLISECOND), "RFC 8985 section 7.2"),
            from(
                Number(40 * MILLISECOND),
                "not used: there is an ACK for each packet",
            ),
        ],
    ),
    set(
        settings::QUICK_ACKS,
        Scope::Tcp,
        [
            from(Number(16), "TCP_MAX_QUICKACKS"),
            from(Number(0), "no RFC has them"),
            from(Number(0), "not used: there is an ACK for each packet"),
        ],
    ),
    set(
        tcp::SLOW_START_GROWTH,
        Scope::PlainTcp,
        [
            from(Name("linux"), "tcp_slow_start"),
            from(Name("rfc5681"), "RFC 5681 section 3.1"),
            from(Name("rfc3465"), "RFC 3465 section 2.3"),
        ],
    ),
    set(
        tcp::SLOW_START_EXIT,
        Scope::PlainTcp,
        [
            only_with("cubic", from(Name("hystart"), "hystart in tcp_cubic.c")),
            from(Name("hystart++"), "RFC 9406"),
            from(Name("loss"), "RFC 5681 section 3.1"),
        ],
    ),
    set(
        tcp::WINDOW_VALIDATION,
        Scope::PlainTcp,
        [
            from(Name("linux"), "tcp_is_cwnd_limited"),
            from(Name("rfc9438"), "RFC 9438 section 5.8"),
            from(Name("rfc9438"), "RFC 9438 section 5.8"),
        ],
    ),
    set(
        tcp::SSTHRESH_FROM,
        Scope::PlainTcp,
        [
            from(Name("cwnd"), "tcp_reno_ssthresh"),
            from(Name("flight-size"), "RFC 5681 section 3.1"),
            from(Name("flight-size"), "RFC 5681 section 3.1"),
        ],
    ),
    set(
        tcp::LOST_RETRANSMISSION,
        Scope::PlainTcp,
        [
            from(Name("keep"), "tcp_fastretrans_alert"),
            from(Name("reduce"), "RFC 5681 section 4.3"),
            from(Name("reduce"), "RFC 5681 section 4.3"),
        ],
    ),
    set(
        tcp::PRR,
        Scope::PlainTcp,
        [
            from(Boolean(true), "tcp_cwnd_reduction"),
            from(Boolean(true), "RFC 9937"),
            from(Boolean(false), "RFC 6675 section 5"),
        ],
    ),
    set(
        tcp::UNDO,
        Scope::PlainTcp,
        [
            from(Name("linux"), "tcp_try_undo_recovery"),
            from(Name("eifel"), "RFC 3522, RFC 4015"),
            from(Name("none"), "RFC 5681 section 3.2"),
        ],
    ),
    set(
        tcp::MIN_RTO_BOUNDS,
        Scope::PlainTcp,
        [
            from(Name("variance"), "tcp_rtt_estimator"),
            from(Name("rto"), "RFC 6298 section 2.4"),
            from(Name("rto"), "RFC 6298 section 2.4"),
        ],
    ),
    set(
        tcp::ZERO_WINDOW_PROBE,
        Scope::PlainTcp,
        [
            from(Name("empty"), "tcp_xmit_probe_skb"),
            from(Name("segment"), "RFC 9293 section 3.8.6.1"),
            from(Name("segment"), "RFC 9293 section 3.8.6.1"),
        ],
    ),
    set(
        cubic::LOOKAHEAD,
        Scope::PlainTcp,
        [
            only_with("cubic", from(Name("min-rtt"), "bictcp_update")),
            from(Name("srtt"), "RFC 9438 section 4.2"),
            from(Name("srtt"), "RFC 9438 section 4.2"),
        ],
    ),
    set(
        cubic::INITIAL_GROWTH,
        Scope::PlainTcp,
        [
            only_with("cubic", from(Number(5), "bictcp_update")),
            from(Number(0), "RFC 9438 section 4.10"),
            from(Number(0), "RFC 9438 section 4.10"),
        ],
    ),
    set(
        rack::RTT,
        Scope::Tcp,
        [
            from(Name("last-delivered"), "tcp_rack_advance"),
            from(Name("last-delivered"), "RFC 8985 section 6.2"),
            from(Name("last-sent"), "ADR 1023"),
        ],
    ),
    set(
        rack::DUP_THRESH,
        Scope::Tcp,
        [
            from(Name("adaptive"), "tcp_check_sack_reordering"),
            from(Name("fixed"), "RFC 6675 section 2"),
            from(Name("fixed"), "RFC 6675 section 2"),
        ],
    ),
    set(
        rack::TLP_MAX_ACK_DELAY,
        Scope::Tcp,
        [
            from(
                Number(200 * MILLISECOND),
                "TCP_RTO_MIN in tcp_schedule_loss_probe",
            ),
            from(
                Absent,
                "the receiver's max_ack_delay (RFC 8985 section 7.2)",
            ),
            from(
                Absent,
                "the receiver's max_ack_delay (RFC 8985 section 7.2)",
            ),
        ],
    ),
    set(
        cumulative::COUNT_DUPLICATES,
        Scope::Tcp,
        [
            from(Boolean(true), "tcp_add_reno_sack"),
            from(Boolean(false), "RFC 6582 section 3.2"),
            from(Boolean(false), "RFC 6582 section 3.2"),
        ],
    ),
    set(
        pacing::SLOW_START_SHARE,
        Scope::PlainTcp,
        [
            from(Number(200), "sysctl tcp_pacing_ss_ratio"),
            from(Absent, "no RFC paces by default"),
            from(Absent, "no RFC paces by default"),
        ],
    ),
    set(
        pacing::INITIAL_BURST,
        Scope::PlainTcp,
        [
            from(Number(10), "sch_fq's initial_quantum"),
            from(Number(0), "no RFC paces by default"),
            from(Number(0), "no RFC paces by default"),
        ],
    ),
    set(
        tcp::SLOW_START_AFTER_IDLE,
        Scope::PlainTcp,
        [
            from(Boolean(true), "sysctl tcp_slow_start_after_idle"),
            from(Boolean(true), "RFC 5681 section 4.1"),
            from(Boolean(true), "RFC 5681 section 4.1"),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::registry::Transport;

    /// Returns options with a value.
    fn read(option: &Declaration, value: SettingValue) -> Options {
        let Some(value) = value.to_option_value() else {
            return Options::default();
        };
        Options::default().with_value(option, value).unwrap()
    }

    #[test]
    fn options_of_a_host_are_those_of_the_transport() {
        let exit = |transport| {
            let options = Profile::Linux.options(transport);
            options.choice::<tcp::SlowStartExit>(&tcp::SLOW_START_EXIT)
        };
        assert_eq!(exit("cubic"), tcp::SlowStartExit::HyStart);
        assert_eq!(exit("newreno"), tcp::SlowStartExit::Loss);
        assert_eq!(Profile::Ns2.options("cubic"), Options::default());
    }

    #[test]
    fn every_value_is_allowed_by_its_declaration() {
        for setting in SETTINGS {
            for value in setting.values {
                read(&setting.option, value.value);
                assert!(!value.source.is_empty(), "{}", setting.option.key);
                let only = value.only_with.map(str::parse::<Transport>);
                assert!(only.is_none_or(|transport| transport.is_ok()));
            }
        }
    }

    #[test]
    fn no_setting_is_repeated() {
        for setting in SETTINGS {
            let key = (setting.option.table, setting.option.key);
            let same = SETTINGS
                .iter()
                .filter(|other| (other.option.table, other.option.key) == key);
            assert_eq!(same.count(), 1, "{key:?}");
        }
    }

    /// The goldens of the simulator are those of this host.
    #[test]
    fn settings_of_ns_2_are_the_declared_defaults() {
        let ns2 = Profile::ALL
            .iter()
            .position(|&p| p == Profile::Ns2)
            .unwrap();
        for setting in SETTINGS {
            let set = read(&setting.option, setting.values[ns2].value);
            assert_eq!(set, Options::default(), "{}", setting.option.key);
        }
    }
}
