//! Prefixes of IP addresses, as routes have them (RFC 4632, RFC 4291 section 2.3).

use std::net::IpAddr;
use std::str::FromStr;

/// The addresses of one version of IP that begin with the same bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prefix {
    network: IpAddr,
    bits: u8,
}

impl Prefix {
    /// Makes the prefix of an address with so many bits; `None`: these are more than an address has.
    pub fn new(network: IpAddr, bits: u8) -> Option<Prefix> {
        let most = if network.is_ipv4() { 32 } else { 128 };
        (bits <= most).then_some(Prefix { network, bits })
    }

    /// Returns the prefix of all addresses of the version of IP that an address has.
    pub fn of_all(address: IpAddr) -> Prefix {
        Prefix {
            network: address,
            bits: 0,
        }
    }

    /// Returns whether an address begins with the bits.
    pub fn contains(&self, address: IpAddr) -> bool {
        let (differing, len) = match (self.network, address) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (u128::from(own.to_bits() ^ other.to_bits()), 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => (own.to_bits() ^ other.to_bits(), 128),
            _ => return false,
        };
        differing
            .checked_shr(len - u32::from(self.bits))
            .unwrap_or(0)
            == 0
    }
}

impl FromStr for Prefix {
    type Err = String;

    fn from_str(text: &str) -> Result<Prefix, String> {
        let parts = text.split_once('/');
        let prefix = parts
            .and_then(|(network, bits)| Prefix::new(network.parse().ok()?, bits.parse().ok()?));
        prefix
            .ok_or_else(|| "no prefix of IP addresses, as 10.0.2.0/24 or 2001:db8::/64".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefix_contains_addresses_of_its_version_that_begin_with_it() {
        for (prefix, inside, outside) in [
            ("10.0.2.0/24", "10.0.2.255", "10.0.3.0"),
            ("10.0.2.1/32", "10.0.2.1", "10.0.2.0"),
            ("0.0.0.0/0", "255.0.0.1", "::1"),
            ("2001:db8:1::/48", "2001:db8:1:ffff::", "2001:db8:2::"),
            ("::/0", "ff02::1", "10.0.0.1"),
        ] {
            let prefix: Prefix = prefix.parse().unwrap();
            assert!(prefix.contains(inside.parse().unwrap()), "{inside}");
            assert!(!prefix.contains(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn other_texts_are_no_prefixes() {
        for text in [
            "10.0.2.0",
            "10.0.2.0/33",
            "::/129",
            "10.0.2.0/-1",
            "x/8",
            "",
        ] {
            assert!(text.parse::<Prefix>().is_err(), "{text}");
        }
    }
}
