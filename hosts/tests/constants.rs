//! The wire's constants are those of `p4src/constants.toml`, the one table that the P4 program is made from too.

use xcpr_hosts::wire::{tcp, udp, xcp};

const TABLE: &str = include_str!("../../p4src/constants.toml");

/// The value of a key of the section `[protocol]`.
fn protocol(key: &str) -> u64 {
    let section = TABLE.split("[protocol]").nth(1).unwrap();
    let section = section.split("\n[").next().unwrap();
    let line = section
        .lines()
        .find(|line| line.split('=').next().is_some_and(|k| k.trim() == key));
    let value = line.unwrap().split('=').nth(1).unwrap();
    value.split('#').next().unwrap().trim().parse().unwrap()
}

#[test]
fn the_hosts_speak_the_routers_header() {
    assert_eq!(u64::from(xcp::PROTOCOL), protocol("xcp"));
    assert_eq!(u64::from(tcp::PROTOCOL), protocol("tcp"));
    assert_eq!(u64::from(udp::PROTOCOL), protocol("udp"));
    assert_eq!(xcp::HEADER_LEN as u64, protocol("xcp_header_bytes"));
    assert_eq!(u64::from(xcp::VERSION), protocol("xcp_version"));
    assert_eq!(xcp::Format::Data as u64, protocol("format_data"));
    assert_eq!(xcp::Format::XcpAck as u64, protocol("format_xcp_ack"));
    assert_eq!(xcp::Format::XcpRAck as u64, protocol("format_xcp_r_ack"));
}
