//! Values that a plan has as texts.

use std::fmt::Display;
use std::str::FromStr;

use xcpr_hosts::PlanError;

/// Returns the meaning of a text, or an error that shows it.
pub(super) fn parse<T: FromStr<Err: Display>>(path: String, text: &str) -> Result<T, PlanError> {
    text.parse()
        .map_err(|e: T::Err| PlanError::new(path, format!("{text:?}: {e}")))
}

/// Returns an Ethernet address.
pub(super) fn mac(path: String, text: &str) -> Result<[u8; 6], PlanError> {
    let bytes: Option<Vec<u8>> = text
        .split(':')
        .map(|b| u8::from_str_radix(b, 16).ok().filter(|_| b.len() == 2))
        .collect();
    bytes.and_then(|b| b.try_into().ok()).ok_or_else(|| {
        PlanError::new(path, format!("{text:?} is no Ethernet address: six pairs of hexadecimal digits, 02:00:00:00:01:01"))
    })
}
