//! Names: what a scenario or a command line may say, parsed into enums.
//!
//! One line per algorithm. A name that is not listed is refused with the list of those that are.

use std::fmt;

use crate::header::Header;
use crate::recovery::{Algorithm, Facts, NewReno, Rack, Reno};

/// A name that none of the allowed ones matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// What the name should have been one of, e.g. `transport`.
    pub kind: &'static str,
    /// The name as given.
    pub given: String,
    /// The names that are allowed, without aliases.
    pub allowed: Vec<&'static str>,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown {} `{}`: allowed are {}",
            self.kind,
            self.given,
            self.allowed.join(", ")
        )
    }
}

impl std::error::Error for UnknownName {}

macro_rules! named {
    (
        $(#[$doc:meta])* $kind:literal $name:ident {
            $( $(#[$variant_doc:meta])* $variant:ident = $text:literal $(| $alias:literal)* : $help:literal, )+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name {
            $( $(#[$variant_doc])* #[doc = $help] $variant, )+
        }

        impl $name {
            /// Every value, in the order of help texts.
            pub const ALL: &'static [$name] = &[$( $name::$variant, )+];

            /// The name.
            pub const fn name(self) -> &'static str {
                match self { $( $name::$variant => $text, )+ }
            }

            /// Other names that parse as well.
            pub const fn aliases(self) -> &'static [&'static str] {
                match self { $( $name::$variant => &[$( $alias, )*], )+ }
            }

            /// One line for help texts.
            pub const fn help(self) -> &'static str {
                match self { $( $name::$variant => $help, )+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = UnknownName;

            fn from_str(text: &str) -> Result<$name, UnknownName> {
                let lower = text.to_ascii_lowercase();
                $name::ALL
                    .iter()
                    .copied()
                    .find(|v| v.name() == lower || v.aliases().contains(&lower.as_str()))
                    .ok_or_else(|| UnknownName {
                        kind: $kind,
                        given: text.to_owned(),
                        allowed: $name::ALL.iter().map(|v| v.name()).collect(),
                    })
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

named! {
    /// How the window of a flow grows and shrinks.
    "transport" Transport {
        #[default]
        Xcp = "xcp": "XCP: the sender sums the feedback that ACKs bring back",
        XcpR = "xcp-r" | "xcpr" | "xcp_r": "XCP-r: the receiver keeps the window and every ACK carries it",
        NewReno = "newreno" | "new-reno" | "reno": "TCP NewReno (RFC 5681): one packet per round trip, half on loss",
        Hstcp = "hstcp" | "highspeed": "HighSpeed TCP (RFC 3649) with limited slow start (RFC 3742)",
        Scalable = "scalable" | "stcp": "Scalable TCP (Kelly 2003): 0.01 packets per ACK, an eighth less on loss",
        Bic = "bic" | "bic-tcp": "BIC TCP (Xu, Harfoush, Rhee 2004): binary search for the window of the last loss",
        Cubic = "cubic": "CUBIC (RFC 9438): a cubic function of the time since the last loss",
        HTcp = "htcp" | "h-tcp": "H-TCP (Leith, Shorten 2004): faster the longer no packet was lost",
        Fast = "fast" | "fast-tcp": "FAST TCP (Jin, Wei, Low 2004): keeps alpha packets of its own in queues",
        TcpLp = "tcp-lp" | "lp": "TCP-LP (Kuzmanovic, Knightly 2003): NewReno that yields to others by one-way delay",
        HstcpLp = "hstcp-lp": "HSTCP-LP (Kuzmanovic, Knightly, Cottrell 2004): HSTCP that yields to others by one-way delay",
        Psockets = "psockets" | "parallel": "PSockets (Sivakumar, Bailey, Grossman 2000): parallel NewReno connections share one transfer",
        Drs = "drs" | "right-sizing": "Dynamic right-sizing (Fisk, Feng 2001): NewReno with a receive window that follows the path",
    }
}

impl Transport {
    /// What its packets carry between IPv4 and TCP.
    pub const fn header(self) -> Header {
        match self {
            Transport::Xcp => Header::Xcp,
            Transport::XcpR => Header::XcpR,
            _ => Header::None,
        }
    }

    /// Whether its packets carry a congestion header; else they are plain TCP.
    pub fn congestion_header(self) -> bool {
        self.header() != Header::None
    }
}

named! {
    /// How lost packets are found and sent again.
    "recovery" Recovery {
        #[default]
        Rack = "rack" | "rack-tlp" | "sack": "SACK (RFC 6675) with RACK-TLP (RFC 8985)",
        NewReno = "newreno" | "new-reno": "NewReno (RFC 6582), without SACK",
        Reno = "reno": "Reno as ns-2's XCP agent has it, without SACK",
    }
}

impl Recovery {
    /// What the ends and the laws ask about it.
    pub(crate) fn facts(self) -> Facts {
        match self {
            Recovery::Rack => Rack::FACTS,
            Recovery::NewReno => NewReno::FACTS,
            Recovery::Reno => Reno::FACTS,
        }
    }
}

named! {
    /// XCP-r: what the window in a duplicate ACK is worth.
    "duplicate_acks" DuplicateAcks {
        #[default]
        Honour = "honour" | "honor": "a duplicate ACK's window counts like any other's",
        Ignore = "ignore": "only an ACK that advances sets the window",
    }
}

named! {
    /// XCP-r: what a sender does with its window when it finds a loss and retransmits fast.
    "on_loss" OnLoss {
        Keep = "keep": "nothing: the routers' feedback already answers the congestion",
        #[default]
        HalveOnRepeat = "halve-on-repeat" | "halve_on_repeat": "nothing, until retransmissions are lost in a second round trip: then it halves, by a new epoch",
        Halve = "halve": "halves it and tells the receiver by a new epoch",
        HalveSilently = "halve-silently" | "halve_silently": "halves it until recovery ends; the receiver never learns of it",
    }
}

named! {
    /// XCP-r: what becomes of the receiver's window when the sender's retransmission timer expires.
    "on_timeout" OnTimeout {
        #[default]
        Resynchronise = "resynchronise" | "resynchronize": "it restarts from the initial window, by a new epoch",
        Restore = "restore": "nothing: the next ACK restores the window from before (the naive XCP-r)",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!("halve-silently".parse(), Ok(OnLoss::HalveSilently));
    }

    #[test]
    fn an_unknown_name_lists_the_allowed_ones() {
        let error = "tahoe".parse::<Recovery>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "unknown recovery `tahoe`: allowed are rack, newreno, reno"
        );
    }
}
