//! The facts that a receiver learns from the SYN of an unknown sender.

use std::net::SocketAddrV4;

use crate::flow::config::FlowConfig;
use crate::flow::registry::{Recovery, Transport};
use crate::tcp::header;
use crate::wire::{ipv4, tcp};

/// Returns the flow that a SYN with congestion header opens, as its receiver must be configured.
/// The SYN has the endpoints, and the packet size by the MSS, which includes the timestamps. The
/// transport is that whose header it is, with its first window where the header has one; SACK if it
/// is permitted. `packet` begins with the IPv4 header. `None` if it is no such SYN.
pub fn config_from_syn(packet: &[u8]) -> Option<FlowConfig> {
    let ip = ipv4::Packet::new_checked(packet).ok()?;
    let (header, segment) = header::parse(ip.protocol(), ip.payload()).ok()?;
    let request = header.flow_request()?;
    let segment = tcp::Packet::new_checked(segment).ok()?;
    let options = tcp::Repr::parse(&segment).ok()?;
    if options.flags & (tcp::SYN | tcp::ACK) != tcp::SYN {
        return None;
    }
    let mut routed = Transport::ALL.iter().filter(|t| t.congestion_header());
    let &transport = routed.find(|t| t.header() == request.header)?;
    let payload = options.mss?.checked_sub(tcp::TIMESTAMPS_LEN as u16)?;
    let packet_bytes = transport.header().frame_headers() as u32 + u32::from(payload);
    let flow = FlowConfig::new(
        SocketAddrV4::new(ip.source(), segment.source_port()),
        SocketAddrV4::new(ip.destination(), segment.destination_port()),
    );
    let config = FlowConfig {
        transport,
        recovery: if options.sack_permitted {
            Recovery::Rack
        } else {
            Recovery::NewReno
        },
        packet_bytes,
        initial_window_packets: request
            .window
            .map_or(flow.initial_window_packets, |bytes| bytes / packet_bytes),
        ..flow
    };
    config.validate().is_ok().then_some(config)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::{Endpoint, Instant, MAX_HEADER_LEN, Sender};

    fn config(transport: Transport) -> FlowConfig {
        let end = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
        FlowConfig {
            transport,
            packet_bytes: 1314,
            ..FlowConfig::new(end(1, 10000), end(2, 5001))
        }
    }

    fn syn(config: &FlowConfig) -> Vec<u8> {
        let mut sender = Sender::new(config).unwrap();
        let mut buf = [0; MAX_HEADER_LEN];
        sender.start(Instant::ZERO);
        let packet = sender.poll_transmit(Instant::ZERO, &mut buf).unwrap();
        buf[..packet.header_len].to_vec()
    }

    #[test]
    fn receiver_is_configured_from_a_syn() {
        for &transport in Transport::ALL.iter().filter(|t| t.congestion_header()) {
            let config = config(transport);
            assert_eq!(config_from_syn(&syn(&config)), Some(config));
        }
        assert_eq!(config_from_syn(&syn(&config(Transport::Cubic))), None);
        let config = FlowConfig {
            initial_window_packets: 3,
            ..config(Transport::XcpR)
        };
        assert_eq!(config_from_syn(&syn(&config)), Some(config));
    }

    #[test]
    fn syn_parser_never_panics_on_malformed_packets() {
        let whole = syn(&config(Transport::XcpR));
        for at in 0..whole.len() {
            assert_eq!(config_from_syn(&whole[..at]), None);
            for value in [0, 0x7f, 0xff] {
                let mut bad = whole.clone();
                bad[at] = value;
                config_from_syn(&bad);
            }
        }
    }
}
