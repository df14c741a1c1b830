//! The transports and recoveries that a scenario or a command line may name: one line each says what it is made of.

use std::sync::LazyLock;

use serde::Serialize;

use crate::attacks::misreporting;
use crate::flow::profile::{self, Profile, ProfileSetting};
use crate::flow::settings;
use crate::flow::setup::Setup;
use crate::options::Declaration;
use crate::tcp::cc::bbr::Bbr;
use crate::tcp::cc::bic::Bic;
use crate::tcp::cc::classic::{Classic, WindowAdjustment};
use crate::tcp::cc::cubic::Cubic;
use crate::tcp::cc::dctcp::Dctcp;
use crate::tcp::cc::explicit::fallback::{self, FALLBACK, Fallback, WithFallback};
use crate::tcp::cc::explicit::hpcc::Hpcc;
use crate::tcp::cc::explicit::rcp::Rcp;
use crate::tcp::cc::explicit::xcp::XcpSender;
use crate::tcp::cc::explicit::xcp_r::XcpRSender;
use crate::tcp::cc::fast::{self, Fast};
use crate::tcp::cc::hstcp::Hstcp;
use crate::tcp::cc::hstcp_lp::HstcpLp;
use crate::tcp::cc::htcp::HTcp;
use crate::tcp::cc::newreno::NewReno;
use crate::tcp::cc::scalable::Scalable;
use crate::tcp::cc::tcp_lp::TcpLp;
use crate::tcp::cc::{Configured, CongestionControl};
use crate::tcp::ecn::Echo;
use crate::tcp::header::Header;
use crate::tcp::options as tcp_options;
use crate::tcp::psockets::options as psockets;
use crate::tcp::recovery::{self, Facts};
use crate::tcp::sender::pacing;
use crate::udp::fobs::options as fobs;
use crate::udp::rudp::options as rudp;
use crate::udp::sabul::options as sabul;
use crate::udp::ttp::options as ttp;
use crate::udp::udt::options as udt;
use crate::wire::udp::frame_headers;
use Shape::{Parallel, RightSizing, Single};
use xcpr_options::names::named;

named! {
    /// How a flow decides how much to send.
    "transport" Transport: parts -> Parts {
        Xcp = "xcp" (xcp::<XcpSender>(Header::Xcp)): "XCP: the sender sums the feedback that ACKs bring back",
        XcpR = "xcp-r" | "xcpr" | "xcp_r" (xcp::<XcpRSender>(Header::XcpR)): "XCP-r: the receiver keeps the window and every ACK carries it",
        Rcp = "rcp" (routed::<Rcp>(Header::Rcp)): "RCP: routers offer every flow one rate, and it sends at the smallest of its path",
        Hpcc = "hpcc" (routed::<Hpcc>(Header::Hpcc)): "HPCC (Li et al. 2019): routers write each link's load into packets, and windows follow the busiest",
        NewReno = "newreno" | "new-reno" | "reno" (tcp::<NewReno>(Single)): "TCP NewReno (RFC 5681): one packet per round trip, half on loss",
        Hstcp = "hstcp" | "highspeed" (tcp::<Hstcp>(Single)): "HighSpeed TCP (RFC 3649) with limited slow start (RFC 3742)",
        Scalable = "scalable" | "stcp" (tcp::<Scalable>(Single)): "Scalable TCP (Kelly 2003): 0.01 packets per ACK, an eighth less on loss",
        Bic = "bic" | "bic-tcp" (tcp::<Bic>(Single)): "BIC TCP (Xu, Harfoush, Rhee 2004): binary search for the window of the last loss",
        Cubic = "cubic" (tcp::<Cubic>(Single)): "CUBIC (RFC 9438): a cubic function of the time since the last loss",
        Dctcp = "dctcp" (tcp::<Dctcp>(Single)): "DCTCP (RFC 8257): the more packets queues mark, the more its window shrinks",
        Bbr = "bbr" | "bbrv3" | "bbr3" (window::<Bbr>(Header::None, Single)): "BBRv3 (draft-ietf-ccwg-bbr-06): a rate and a window by what the path delivers and how long it takes",
        HTcp = "htcp" | "h-tcp" (tcp::<HTcp>(Single)): "H-TCP (Leith, Shorten 2004): faster the longer no packet was lost",
        Fast = "fast" | "fast-tcp" (tcp::<Fast>(Single)): "FAST TCP (Jin, Wei, Low 2004): keeps alpha packets of its own in queues",
        TcpLp = "tcp-lp" | "lp" (tcp::<TcpLp>(Single)): "TCP-LP (Kuzmanovic, Knightly 2003): NewReno that yields to others by one-way delay",
        HstcpLp = "hstcp-lp" (tcp::<HstcpLp>(Single)): "HSTCP-LP (Kuzmanovic, Knightly, Cottrell 2004): HSTCP that yields to others by one-way delay",
        Psockets = "psockets" | "parallel" (tcp::<NewReno>(Parallel)): "PSockets (Sivakumar, Bailey, Grossman 2000): parallel NewReno connections share one transfer",
        Drs = "drs" | "right-sizing" (tcp::<NewReno>(RightSizing)): "Dynamic right-sizing (Fisk, Feng 2001): NewReno with a receive window that follows the path",
        Udt = "udt" (datagrams(DatagramProtocol::Udt, udt::OPTIONS, udt::HEADER_LEN)): "UDT 4 (Gu, Grossman 2007): paced packets over UDP, faster the farther below the link's capacity",
        Ttp = "ttp" (blast(DatagramProtocol::Ttp, ttp::OPTIONS, ttp::HEADER_LEN)): "TTP (Prabhakaran, Stanley, Barford 2003): paced packets over UDP, protected by Tornado codes",
        Sabul = "sabul" (blast(DatagramProtocol::Sabul, sabul::OPTIONS, sabul::HEADER_LEN)): "SABUL 2 (Gu et al. 2003): data over UDP at a rate that losses lower, answers over TCP",
        Rudp = "rudp" | "rbudp" (blast(DatagramProtocol::Rudp, rudp::OPTIONS, rudp::HEADER_LEN)): "Reliable Blast UDP (He et al. 2002): everything at a given rate, then what is missing",
        Fobs = "fobs" (blast(DatagramProtocol::Fobs, fobs::OPTIONS, fobs::HEADER_LEN)): "FOBS (Dickens, Gropp): round and round over what no bitmap acknowledges, at a given rate",
    }
}

named! {
    /// How lost packets are found and sent again.
    "recovery" Recovery: facts -> Facts {
        Rack = "rack" | "rack-tlp" | "sack" (recovery::rack::FACTS): "SACK (RFC 6675) with RACK-TLP (RFC 8985)",
        NewReno = "newreno" | "new-reno" (recovery::newreno::FACTS): "NewReno (RFC 6582), without SACK",
        Reno = "reno" (recovery::reno::FACTS): "Reno as ns-2's XCP agent has it, without SACK",
    }
}

/// The parts of a transport. One that is no window of TCP segments is a variant of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Parts {
    /// A window of TCP segments.
    Window(Window),
    /// Packets of its own over UDP.
    Datagrams(Datagrams),
}

/// Ends that share nothing but what [`crate::udp::datagram`] has; recovery is their own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Datagrams {
    /// The ends.
    pub(crate) protocol: DatagramProtocol,
    /// The options that the ends read.
    options: &'static [Declaration],
    /// The header of a data packet behind UDP's, bytes.
    header_len: usize,
    /// See [`Transport::fills_interface`].
    fills_interface: bool,
}

/// The protocols over UDP; [`crate::flow`] makes their ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DatagramProtocol {
    Udt,
    Ttp,
    Sabul,
    Rudp,
    Fobs,
}

/// Congestion controller, header and shape; recovery is chosen apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// The constructor of the congestion controller.
    pub(crate) controller: fn(&Setup<'_>) -> Box<dyn CongestionControl>,
    /// The controller's options.
    options: &'static [Declaration],
    /// The share of window / RTT at which packets leave unless an option says another, percent.
    pub(crate) paced_percent: u64,
    /// Whether [`crate::tcp::options`] hold for it.
    pub(crate) follows_rfc5681: bool,
    /// Whether it undoes spurious reductions.
    pub(crate) undoes: bool,
    /// How marks come back unless a flow says otherwise.
    pub(crate) echo: Echo,
    /// The header of packets between IPv4 and TCP.
    pub(crate) header: Header,
    /// The shape of the ends.
    pub(crate) shape: Shape,
}

/// The shape of the ends of a window of TCP segments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// One connection.
    Single,
    /// Several connections that share a transfer.
    Parallel,
    /// One connection whose receiver makes its window as large as the path needs.
    RightSizing,
    /// Packets of its own over UDP.
    Datagrams,
}

/// The part of a transport that has to fit the network, by what its option counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fit {
    /// Packets that it delivers together, or sends before it asks which are missing.
    Unit,
    /// Packets that each flow keeps in the queue, which must hold the sum of all.
    Queued,
    /// Connections of each flow: path and queue must hold a window of each.
    Connections,
}

/// Returns the parts of an algorithm over a header by which routers take part.
fn routed<L: CongestionControl + Configured + 'static>(header: Header) -> Parts {
    window::<L>(header, Single)
}

/// Returns the parts of an algorithm over an XCP header, which gives way to CUBIC where a flow asks for that.
fn xcp<L: CongestionControl + Configured + 'static>(header: Header) -> Parts {
    Parts::Window(Window {
        controller: |setup| match setup.options.choice(&FALLBACK) {
            Fallback::None => Box::new(L::new(setup)),
            Fallback::Cubic => Box::new(WithFallback::<L>::new(setup)),
        },
        ..parts::<L>(header, Single)
    })
}

/// Returns the parts of an algorithm of plain TCP.
fn tcp<W: WindowAdjustment + 'static>(shape: Shape) -> Parts {
    window::<Classic<W>>(Header::None, shape)
}

fn window<L: CongestionControl + Configured + 'static>(header: Header, shape: Shape) -> Parts {
    Parts::Window(parts::<L>(header, shape))
}

fn parts<L: CongestionControl + Configured + 'static>(header: Header, shape: Shape) -> Window {
    Window {
        controller: |setup| Box::new(L::new(setup)),
        options: L::OPTIONS,
        paced_percent: L::PACED_PERCENT,
        follows_rfc5681: L::FOLLOWS_RFC5681,
        undoes: L::UNDOES,
        echo: L::ECHO,
        header,
        shape,
    }
}

const fn datagrams(
    protocol: DatagramProtocol,
    options: &'static [Declaration],
    header_len: usize,
) -> Parts {
    Parts::Datagrams(Datagrams {
        protocol,
        options,
        header_len,
        fills_interface: false,
    })
}

/// Returns the parts of ends that begin at the rate of their interface.
const fn blast(
    protocol: DatagramProtocol,
    options: &'static [Declaration],
    header_len: usize,
) -> Parts {
    Parts::Datagrams(Datagrams {
        protocol,
        options,
        header_len,
        fills_interface: true,
    })
}

impl Transport {
    /// Returns its parts, if it is a window of TCP segments.
    pub(crate) fn window(self) -> Option<Window> {
        match self.parts() {
            Parts::Window(window) => Some(window),
            Parts::Datagrams(_) => None,
        }
    }

    /// Lists the transports that are windows of TCP segments.
    pub fn of_tcp() -> impl Iterator<Item = Transport> {
        let all = Transport::ALL.iter().copied();
        all.filter(|transport| transport.window().is_some())
    }

    /// Returns the header of its packets between IPv4 and TCP; nothing if there is no TCP.
    pub fn header(self) -> Header {
        self.window().map_or(Header::None, |window| window.header)
    }

    /// Returns the headers of a data packet as an Ethernet frame, bytes.
    pub fn header_bytes(self) -> usize {
        match self.parts() {
            Parts::Window(window) => window.header.frame_headers(),
            Parts::Datagrams(datagrams) => frame_headers(datagrams.header_len),
        }
    }

    /// Returns whether its packets carry a congestion header; else they are plain TCP.
    pub fn congestion_header(self) -> bool {
        self.header() != Header::None
    }

    /// Returns the name of what sends its lost packets again where a flow names this recovery: `built-in` over UDP.
    pub fn recovered_by(self, named: Recovery) -> &'static str {
        match self.parts() {
            Parts::Window(_) => named.name(),
            Parts::Datagrams(_) => "built-in",
        }
    }

    /// Returns whether the transport sends at the rate of the sender's interface, or near it, until losses or its user
    /// lower that. Its authors meant it for paths as wide as their hosts: SABUL 2's interval begins at 10 us, TTP's
    /// paper gives a maximum, RUDP's and FOBS's leave the rate to the user.
    pub fn fills_interface(self) -> bool {
        match self.parts() {
            Parts::Window(_) => false,
            Parts::Datagrams(datagrams) => datagrams.fills_interface,
        }
    }

    /// Names the option by which its user fits it to a network, and what that counts.
    pub fn fitted_by(self) -> Option<(Fit, &'static Declaration)> {
        match self {
            Transport::Ttp => Some((Fit::Unit, &ttp::CHUNK)),
            Transport::Rudp => Some((Fit::Unit, &rudp::OBJECT)),
            Transport::Fobs => Some((Fit::Unit, &fobs::CHUNK)),
            Transport::Fast => Some((Fit::Queued, &fast::ALPHA)),
            Transport::Psockets => Some((Fit::Connections, &psockets::CONNECTIONS)),
            _ => None,
        }
    }

    /// Returns the shape of its ends.
    pub fn shape(self) -> Shape {
        self.window()
            .map_or(Shape::Datagrams, |window| window.shape)
    }

    /// Lists the options that it reads.
    pub fn options(self) -> impl Iterator<Item = &'static Declaration> {
        let (own, rules): (_, &[&[Declaration]]) = match self.parts() {
            Parts::Window(window) if window.follows_rfc5681 => (
                window.options,
                &[
                    pacing::OPTIONS,
                    pacing::SLOW_START_OPTIONS,
                    tcp_options::OPTIONS,
                    tcp_options::UNDO_OPTIONS,
                ],
            ),
            Parts::Window(window) => (window.options, &[pacing::OPTIONS]),
            Parts::Datagrams(datagrams) => (datagrams.options, &[]),
        };
        let of_shape: &[Declaration] = match self.shape() {
            Parallel => psockets::OPTIONS,
            Single | RightSizing | Shape::Datagrams => &[],
        };
        let of_header: &[&[Declaration]] = match self.header() {
            Header::Xcp => &[fallback::OPTIONS],
            Header::XcpR => &[fallback::OPTIONS, misreporting::OPTIONS],
            Header::None | Header::Rcp | Header::Hpcc => &[],
        };
        let of_header = of_header.iter().copied().flatten();
        let rules = rules.iter().copied().flatten();
        own.iter().chain(of_shape).chain(of_header).chain(rules)
    }
}

/// Lists all options of transports and recoveries, each once.
pub fn declared() -> &'static [&'static Declaration] {
    static DECLARED: LazyLock<Vec<&Declaration>> = LazyLock::new(|| {
        let transports = Transport::ALL.iter().flat_map(|t| t.options());
        let recoveries = Recovery::ALL.iter().flat_map(|r| r.facts().options);
        let mut declared: Vec<&Declaration> = Vec::new();
        for one in transports.chain(recoveries) {
            if !declared.contains(&one) {
                declared.push(one);
            }
        }
        declared
    });
    &DECLARED
}

/// All names and what stands behind them, for what is not written in Rust.
#[derive(Clone, Debug, Serialize)]
pub struct Catalogue {
    transport: Vec<Entry>,
    recovery: Vec<Entry>,
    /// [`crate::flow::settings`].
    flow: &'static [Declaration],
    profile: Vec<ProfileEntry>,
    /// [`crate::flow::profile`]; the values are in the order of `profile`.
    profile_settings: &'static [ProfileSetting],
}

#[derive(Clone, Debug, Serialize)]
struct ProfileEntry {
    name: &'static str,
    aliases: &'static [&'static str],
    help: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct Entry {
    name: &'static str,
    aliases: &'static [&'static str],
    help: &'static str,
    options: Vec<&'static Declaration>,
    /// Whether a transport has a congestion header.
    congestion_header: Option<bool>,
    /// The shape of a transport's ends.
    shape: Option<Shape>,
    /// A transport's [`Transport::fills_interface`].
    fills_interface: Option<bool>,
    /// A transport's [`Transport::fitted_by`], with the option's table and key.
    fitted_by: Option<(Fit, &'static str, &'static str)>,
}

/// Makes the [`Catalogue`].
pub fn catalogue() -> Catalogue {
    let transports = Transport::ALL.iter().map(|t| Entry {
        name: t.name(),
        aliases: t.aliases(),
        help: t.help(),
        options: t.options().collect(),
        congestion_header: Some(t.congestion_header()),
        shape: Some(t.shape()),
        fills_interface: Some(t.fills_interface()),
        fitted_by: (t.fitted_by()).map(|(fit, option)| (fit, option.table, option.key)),
    });
    let recoveries = Recovery::ALL.iter().map(|r| Entry {
        name: r.name(),
        aliases: r.aliases(),
        help: r.help(),
        options: r.facts().options.iter().collect(),
        congestion_header: None,
        shape: None,
        fills_interface: None,
        fitted_by: None,
    });
    let profiles = Profile::ALL.iter().map(|p| ProfileEntry {
        name: p.name(),
        aliases: p.aliases(),
        help: p.help(),
    });
    Catalogue {
        transport: transports.collect(),
        recovery: recoveries.collect(),
        flow: settings::SETTINGS,
        profile: profiles.collect(),
        profile_settings: profile::SETTINGS,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::options::{Options, Refused, Value};
    use crate::tcp::cc::explicit::xcp_r::{self, OnLoss};
    use crate::tcp::cc::hstcp;

    #[test]
    fn names_and_aliases_parse_back() {
        for &t in Transport::ALL {
            assert_eq!(t.name().parse(), Ok(t));
            assert!(t.aliases().iter().all(|a| a.parse() == Ok(t)));
            assert!(!t.help().is_empty());
        }
        for &r in Recovery::ALL {
            assert_eq!(r.to_string().parse(), Ok(r));
            assert!(r.aliases().iter().all(|a| a.parse() == Ok(r)));
        }
        assert_eq!("XCP-R".parse(), Ok(Transport::XcpR));
    }

    /// An option that two algorithms read by one name is one option.
    #[test]
    fn option_names_are_unique_in_their_table() {
        let declared = declared();
        for one in declared {
            assert!(!one.help.is_empty());
            let same = declared
                .iter()
                .filter(|d| (d.table, d.key) == (one.table, one.key));
            assert_eq!(same.count(), 1, "{}.{}", one.table, one.key);
        }
        let of = |t: Transport| {
            let own = t
                .options()
                .filter(|d| !["tcp", "pacing"].contains(&d.table));
            own.map(|d| d.key).collect::<Vec<_>>()
        };
        assert_eq!(of(Transport::HstcpLp), ["max_ssthresh"]);
        assert_eq!(of(Transport::Psockets), ["connections"]);
        assert!(of(Transport::Drs).is_empty());
        let rules = |t: Transport| t.options().filter(|d| d.table == "tcp").count();
        assert!(rules(Transport::Cubic) > 1);
        assert_eq!(rules(Transport::Bbr), 1, "undo alone");
        assert_eq!(rules(Transport::XcpR), 0);
    }

    #[test]
    fn error_of_an_unknown_name_lists_the_allowed_ones() {
        let error = "tahoe".parse::<Recovery>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "unknown recovery `tahoe`: allowed are rack, newreno, reno"
        );
    }

    fn read(table: &str, key: &str, value: impl Into<Value>) -> Result<Options, Refused> {
        let keys = BTreeMap::from([(key.to_owned(), Some(value.into()))]);
        let tables = BTreeMap::from([(table.to_owned(), keys)]);
        Options::read(&tables, declared())
    }

    #[test]
    fn options_that_are_not_set_have_their_defaults() {
        let options = read("hstcp", "max_ssthresh", 7).unwrap();
        assert_eq!(options.number(&hstcp::MAX_SSTHRESH), 7);
        assert_eq!(options.choice::<OnLoss>(&xcp_r::ON_LOSS), OnLoss::default());
        assert_eq!(options.optional(&psockets::CONNECTIONS), None);
        let options = read("xcp_r", "on_loss", "halve").unwrap();
        assert_eq!(options.choice::<OnLoss>(&xcp_r::ON_LOSS), OnLoss::Halve);
        assert_eq!(options.number(&hstcp::MAX_SSTHRESH), 100);
        let default = read("hstcp", "max_ssthresh", 100).unwrap();
        assert_eq!(default, Options::default());
    }

    #[test]
    fn invalid_options_are_refused_with_a_reason() {
        for (table, key, value, message) in [
            (
                "hstcp",
                "max_ssthresh",
                Value::from(1),
                "hstcp.max_ssthresh: must be a whole number from 2 to ",
            ),
            (
                "psockets",
                "connections",
                "many".into(),
                "must be a whole number from 1 to 32, not \"many\"",
            ),
            (
                "xcp_r",
                "on_loss",
                "pray".into(),
                "must be one of halve-on-repeat, keep, halve, halve-silently, not",
            ),
            (
                "xcp_r",
                "on_los",
                "keep".into(),
                "xcp_r.on_los: no such option: allowed are xcp.fallback, pacing.share, pacing.initial_burst, xcp_r.duplicate_acks, ",
            ),
            ("vegas", "alpha", 1.into(), "vegas.alpha: no such option"),
        ] {
            let refused = read(table, key, value).unwrap_err().to_string();
            assert!(refused.contains(message), "{refused}");
        }
    }
}
