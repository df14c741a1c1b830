//! The listener's cookies (draft-gg-udt-03 section 4): who answers with one has received it, so the address is its own,
//! and until then the incoming remembers nothing.
//!
//! libudt hashes address and minute alone, which everybody can, and fails to accept the minute before; here a secret goes
//! in, and the minute before is accepted.

use std::hash::Hasher;
use std::net::SocketAddrV4;

use siphasher::sip::SipHasher24;

use crate::Instant;
use crate::numbers::Numbers;

/// How long a cookie is given out, nanoseconds.
const PERIOD: u64 = 60_000_000_000;

/// Makes cookies and knows them again.
#[derive(Debug)]
pub(super) struct Cookies {
    keys: (u64, u64),
}

impl Cookies {
    /// Makes the cookies of a incoming.
    pub(super) fn new(mut numbers: Numbers) -> Cookies {
        Cookies {
            keys: (numbers.draw(), numbers.draw()),
        }
    }

    /// Makes the cookie for a client.
    pub(super) fn make(&self, now: Instant, client: SocketAddrV4) -> u32 {
        self.of_period(now.0 / PERIOD, client)
    }

    /// Returns whether a cookie is this minute's or that of the minute before.
    pub(super) fn holds(&self, now: Instant, client: SocketAddrV4, cookie: u32) -> bool {
        let period = now.0 / PERIOD;
        let accepted = [Some(period), period.checked_sub(1)];
        let mut accepted = accepted.into_iter().flatten();
        accepted.any(|period| self.of_period(period, client) == cookie)
    }

    fn of_period(&self, period: u64, client: SocketAddrV4) -> u32 {
        let mut hash = SipHasher24::new_with_keys(self.keys.0, self.keys.1);
        hash.write(&client.ip().octets());
        hash.write(&client.port().to_be_bytes());
        hash.write(&period.to_be_bytes());
        hash.finish() as u32
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::FlowConfig;
    use crate::flow::endpoint::Role;
    use crate::udp::datagram::numbers;

    #[test]
    fn cookie_is_valid_for_its_client_in_its_minute_and_the_next() {
        let client = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
        let of = |secret| {
            let config = FlowConfig {
                secret,
                ..FlowConfig::new(client(1, 1), client(2, 2))
            };
            Cookies::new(numbers(&config, Role::Receiver))
        };
        let (cookies, others) = (of(7), of(8));
        let at = |seconds: u64| Instant(seconds * 1_000_000_000);
        let cookie = cookies.make(at(59), client(1, 1));
        for (seconds, holds) in [(0, true), (59, true), (60, true), (119, true), (120, false)] {
            assert_eq!(cookies.holds(at(seconds), client(1, 1), cookie), holds);
        }
        assert!(!cookies.holds(at(59), client(1, 2), cookie));
        assert!(!cookies.holds(at(59), client(2, 1), cookie));
        assert_ne!(others.make(at(59), client(1, 1)), cookie);
    }
}
