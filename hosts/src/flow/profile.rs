//! Profiles of hosts: each names a documented set of settings. A scenario takes every setting of a flow that it does not
//! name itself from the flow's profile.
//!
//! A setting belongs to every transport, to TCP, or to TCP without a congestion header ([`Scope`]). XCP, XCP-r, RCP and
//! HPCC have their papers' congestion control on any host: a profile changes their frames, timers and ACKs, but neither
//! their initial window nor their slow start.

use serde::Serialize;

use crate::flow::settings;
use crate::options::Declaration;
use xcpr_options::names::named;

named! {
    /// The host whose settings a flow has.
    "profile" Profile {
        Linux = "linux-6" | "linux": "the defaults of Linux 6: what most hosts of today run",
        Rfc = "rfc": "what the RFCs recommend, without what is left to implementations",
        Ns2 = "ns-2" | "ns2": "the hosts of ns-2, with which the papers on XCP and XCP-r were measured",
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

/// The value of a setting, as a plan has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ProfileValue {
    /// A number, in the setting's unit.
    Number(u64),
    /// No value, which the setting's help explains.
    Absent,
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
    pub values: [(ProfileValue, &'static str); Profile::ALL.len()],
}

use ProfileValue::{Absent, Number};

const fn set(
    option: Declaration,
    scope: Scope,
    values: [(ProfileValue, &'static str); Profile::ALL.len()],
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
            (Number(1514), "Ethernet's MTU of 1500 bytes (RFC 894)"),
            (Number(1514), "Ethernet's MTU of 1500 bytes (RFC 894)"),
            (Number(1000), "ns-2's packetSize_"),
        ],
    ),
    set(
        settings::INITIAL_WINDOW,
        Scope::PlainTcp,
        [
            (Number(10), "TCP_INIT_CWND"),
            (Number(10), "RFC 6928 section 2"),
            (Number(2), "ns-2's windowInit_"),
        ],
    ),
    set(
        settings::MIN_RTO,
        Scope::Every,
        [
            (Number(200 * MILLISECOND), "TCP_RTO_MIN"),
            (Number(SECOND), "RFC 6298 section 2.4"),
            (Number(SECOND), "RFC 6298 section 2.4"),
        ],
    ),
    set(
        settings::INITIAL_RTO,
        Scope::Every,
        [
            (Number(SECOND), "TCP_TIMEOUT_INIT"),
            (Number(SECOND), "RFC 6298 section 2.1"),
            (Number(SECOND), "RFC 6298 section 2.1"),
        ],
    ),
    set(
        settings::MAX_RTO,
        Scope::Every,
        [
            (Number(120 * SECOND), "TCP_RTO_MAX"),
            (Absent, "RFC 6298 section 2.5: 60 s"),
            (Absent, "RFC 6298 section 2.5: 60 s"),
        ],
    ),
    set(
        settings::ACK_EVERY,
        Scope::Tcp,
        [
            (Number(2), "RFC 5681 section 4.2, as Linux does"),
            (Number(2), "RFC 5681 section 4.2"),
            (Number(1), "ns-2's TCPSink"),
        ],
    ),
    set(
        settings::MAX_ACK_DELAY,
        Scope::Tcp,
        [
            (Number(40 * MILLISECOND), "TCP_DELACK_MIN"),
            (Number(200 * MILLISECOND), "RFC 8985 section 7.2"),
            (
                Number(40 * MILLISECOND),
                "not used: there is an ACK for each packet",
            ),
        ],
    ),
    set(
        settings::QUICK_ACKS,
        Scope::Tcp,
        [
            (Number(16), "TCP_MAX_QUICKACKS"),
            (Number(0), "no RFC has them"),
            (Number(0), "not used: there is an ACK for each packet"),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{Options, Value};

    #[test]
    fn every_value_is_allowed_by_its_declaration() {
        for setting in SETTINGS {
            for (value, source) in setting.values {
                assert!(!source.is_empty(), "{}", setting.option.key);
                if let Number(number) = value {
                    let read = Options::default().with_value(&setting.option, Value::from(number));
                    assert!(read.is_ok(), "{}: {read:?}", setting.option.key);
                }
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
            let (value, _) = setting.values[ns2];
            let set = match value {
                Number(number) => Options::default()
                    .with_value(&setting.option, Value::from(number))
                    .unwrap(),
                Absent => Options::default(),
            };
            assert_eq!(set, Options::default(), "{}", setting.option.key);
        }
    }
}
