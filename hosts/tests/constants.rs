//! The wire's constants are those that the P4 programs are made from: `p4src/constants.toml`, and `program.toml` of each
//! congestion control.

use xcpr_hosts::wire::{congestion, hpcc, rcp, tcp, udp, xcp};

const ROUTERS: &str = include_str!("../../p4src/constants.toml");
const XCP: &str = include_str!("../../p4src/xcp/program.toml");
const RCP: &str = include_str!("../../p4src/rcp/program.toml");
const HPCC: &str = include_str!("../../p4src/hpcc/program.toml");

/// Reads the number behind `key =`, which stands in one place of a table.
fn value(table: &str, key: &str) -> u64 {
    let at = |text: &str| text.split(&format!("{key} = ")).nth(1).map(str::to_owned);
    let rest = table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .find_map(at)
        .unwrap();
    let digits = rest.find(|c: char| !c.is_ascii_digit());
    rest[..digits.unwrap_or(rest.len())].parse().unwrap()
}

#[test]
fn wire_constants_match_those_of_the_p4_programs() {
    assert_eq!(
        u64::from(congestion::PROTOCOL),
        value(ROUTERS, "congestion")
    );
    assert_eq!(
        u64::from(congestion::VERSION),
        value(ROUTERS, "congestion_version")
    );
    assert_eq!(u64::from(tcp::PROTOCOL), value(ROUTERS, "tcp"));
    assert_eq!(u64::from(udp::PROTOCOL), value(ROUTERS, "udp"));
    assert_eq!(xcp::HEADER_LEN as u64, value(XCP, "bytes"));
    assert_eq!(xcp::Format::Data as u64, value(XCP, "data"));
    assert_eq!(xcp::Format::XcpAck as u64, value(XCP, "xcp_ack"));
    assert_eq!(xcp::Format::XcpRAck as u64, value(XCP, "xcp_r_ack"));
    assert_eq!(rcp::HEADER_LEN as u64, value(RCP, "bytes"));
    assert_eq!(rcp::Format::Data as u64, value(RCP, "data"));
    assert_eq!(rcp::Format::Ack as u64, value(RCP, "ack"));
    assert_eq!(hpcc::HEADER_LEN as u64, value(HPCC, "bytes"));
    assert_eq!(hpcc::MAX_HOPS as u64, value(HPCC, "most_hops"));
    assert_eq!(hpcc::Format::Data as u64, value(HPCC, "data"));
    assert_eq!(hpcc::Format::Ack as u64, value(HPCC, "ack"));
}
