//! Classic BPF programs for raw sockets (Linux, Documentation/networking/filter.rst): a socket gets the packets for its
//! own ports only, cut where the rest is not needed.

use std::io;
use std::os::fd::AsFd;

use xcpr_hosts::MAX_HEADER_LEN;
use xcpr_hosts::flow::key::Ports;
use xcpr_hosts::wire::{congestion, tcp, udp};
use xcpr_realtime::socket::set;

/// How many comparisons of ports one program makes; were more needed, every port passes and the process picks.
const MAX_COMPARISONS: usize = 200;
/// Keeps every byte of a packet.
const MAX_PACKET_BYTES: u32 = 0x4_0000;

/// Byte offset in a TCP or UDP header.
const DESTINATION_PORT: u32 = 2;

const fn op(code: u32, jt: u8, jf: u8, k: u32) -> libc::sock_filter {
    libc::sock_filter {
        code: code as u16,
        jt,
        jf,
        k,
    }
}

const LOAD_HEADER_LEN: u32 = libc::BPF_LDX | libc::BPF_B | libc::BPF_MSH;
const LOAD_BYTE: u32 = libc::BPF_LD | libc::BPF_B | libc::BPF_IND;
const LOAD_HALF: u32 = libc::BPF_LD | libc::BPF_H | libc::BPF_IND;
const ADD_INDEX: u32 = libc::BPF_ALU | libc::BPF_ADD | libc::BPF_X;
const TO_INDEX: u32 = libc::BPF_MISC | libc::BPF_TAX;
const JUMP_IF_EQUAL: u32 = libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K;
const JUMP_IF_NOT_BELOW: u32 = libc::BPF_JMP | libc::BPF_JGE | libc::BPF_K;
const JUMP_IF_ABOVE: u32 = libc::BPF_JMP | libc::BPF_JGT | libc::BPF_K;
const RETURN: u32 = libc::BPF_RET | libc::BPF_K;

/// Lets packets of an IPv4 `protocol` (a congestion header's, TCP, UDP) pass that go to one of
/// `ports`. Keeps as much of a datagram as a control packet may have.
pub fn for_ports(protocol: u8, ports: &[Ports]) -> Vec<libc::sock_filter> {
    let comparisons = |ports: &[Ports]| -> usize { ports.iter().map(comparisons).sum() };
    let ports = if comparisons(ports) > MAX_COMPARISONS {
        &[]
    } else {
        ports
    };
    let mut program = vec![op(LOAD_HEADER_LEN, 0, 0, 0)];
    if protocol == congestion::PROTOCOL {
        program.push(op(LOAD_BYTE, 0, 0, congestion::NEXT as u32));
        program.push(op(JUMP_IF_EQUAL, 1, 0, u32::from(tcp::PROTOCOL)));
        program.push(op(RETURN, 0, 0, 0));
        // The header says how long it is: what follows is relative to its end.
        program.push(op(LOAD_BYTE, 0, 0, congestion::LENGTH as u32));
        program.push(op(ADD_INDEX, 0, 0, 0));
        program.push(op(TO_INDEX, 0, 0, 0));
    }
    if !ports.is_empty() {
        program.push(op(LOAD_HALF, 0, 0, DESTINATION_PORT));
        for (i, range) in ports.iter().enumerate() {
            // The jump goes past the other comparisons and the refusal.
            let accept = 1 + comparisons(&ports[i + 1..]) as u8;
            if range.first < range.last {
                program.push(op(JUMP_IF_NOT_BELOW, 0, 1, u32::from(range.first)));
                program.push(op(JUMP_IF_ABOVE, 0, accept, u32::from(range.last)));
            } else {
                program.push(op(JUMP_IF_EQUAL, accept, 0, u32::from(range.first)));
            }
        }
        program.push(op(RETURN, 0, 0, 0));
    }
    let keep = if protocol == udp::PROTOCOL {
        MAX_HEADER_LEN as u32
    } else {
        MAX_PACKET_BYTES
    };
    program.push(op(RETURN, 0, 0, keep));
    program
}

/// Returns how many instructions it takes to compare a port with a range.
fn comparisons(ports: &Ports) -> usize {
    if ports.first < ports.last { 2 } else { 1 }
}

/// Lets nothing pass.
pub fn for_nothing() -> Vec<libc::sock_filter> {
    vec![op(RETURN, 0, 0, 0)]
}

/// Attaches a program to a socket, in place of the one it had.
///
/// # Errors
/// The kernel's.
pub fn attach(socket: &impl AsFd, program: &[libc::sock_filter]) -> io::Result<()> {
    let program = libc::sock_fprog {
        len: program.len() as u16,
        filter: program.as_ptr().cast_mut(),
    };
    // The kernel copies the program, which it only reads, within the call.
    set(socket, libc::SOL_SOCKET, libc::SO_ATTACH_FILTER, &program)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a program as the kernel does: what it keeps of a packet.
    fn run(program: &[libc::sock_filter], packet: &[u8]) -> u32 {
        let (mut a, mut x, mut at) = (0u32, 0usize, 0);
        loop {
            let op = &program[at];
            at += 1;
            let index = x + op.k as usize;
            match u32::from(op.code) {
                LOAD_HEADER_LEN => x = usize::from(packet[0] & 0xf) * 4,
                LOAD_BYTE => match packet.get(index) {
                    Some(&byte) => a = u32::from(byte),
                    None => return 0,
                },
                LOAD_HALF => match packet.get(index..index + 2) {
                    Some(half) => a = u32::from(u16::from_be_bytes([half[0], half[1]])),
                    None => return 0,
                },
                ADD_INDEX => a += x as u32,
                TO_INDEX => x = a as usize,
                JUMP_IF_EQUAL => at += usize::from(if a == op.k { op.jt } else { op.jf }),
                JUMP_IF_NOT_BELOW => at += usize::from(if a >= op.k { op.jt } else { op.jf }),
                JUMP_IF_ABOVE => at += usize::from(if a > op.k { op.jt } else { op.jf }),
                RETURN => return op.k,
                code => panic!("unknown instruction {code}"),
            }
        }
    }

    /// Makes a packet with so many bytes of IPv4 options, and of congestion header where the protocol has one.
    fn packet(protocol: u8, options: usize, congestion: u8, port: u16) -> Vec<u8> {
        let mut packet = vec![0; 20 + options];
        packet[0] = 0x40 + (packet.len() / 4) as u8;
        packet[9] = protocol;
        if protocol == congestion::PROTOCOL {
            packet.extend([tcp::PROTOCOL, congestion]);
            packet.resize(20 + options + usize::from(congestion), 0);
        }
        packet.extend([0, 99]);
        packet.extend(port.to_be_bytes());
        packet
    }

    #[test]
    fn filter_passes_only_the_configured_ports() {
        for protocol in [congestion::PROTOCOL, tcp::PROTOCOL, udp::PROTOCOL] {
            let ranges: [Ports; 3] = [5001.into(), (10_000..=10_002).into(), 7.into()];
            let program = for_ports(protocol, &ranges);
            for (options, congestion) in [(0, 20), (8, 20), (0, 16)] {
                for (port, passes) in [
                    (5001, true),
                    (9999, false),
                    (10_000, true),
                    (10_002, true),
                    (10_003, false),
                    (7, true),
                    (99, false),
                ] {
                    let packet = packet(protocol, options, congestion, port);
                    assert_eq!(run(&program, &packet) > 0, passes, "{protocol} {port}");
                    assert_eq!(run(&program, &packet[..packet.len() - 1]), 0);
                }
            }
        }
    }

    #[test]
    fn filter_truncates_only_datagrams_to_control_packet_size() {
        assert_eq!(
            run(&for_ports(udp::PROTOCOL, &[9.into()]), &packet(17, 0, 0, 9)),
            1500
        );
        assert_eq!(
            run(&for_ports(tcp::PROTOCOL, &[9.into()]), &packet(6, 0, 0, 9)),
            MAX_PACKET_BYTES
        );
        assert_eq!(run(&for_nothing(), &packet(6, 0, 0, 9)), 0);
    }

    #[test]
    fn filter_drops_other_protocols_behind_the_congestion_header() {
        let mut foreign = packet(congestion::PROTOCOL, 0, 20, 9);
        foreign[20] = udp::PROTOCOL;
        assert_eq!(
            run(&for_ports(congestion::PROTOCOL, &[9.into()]), &foreign),
            0
        );
    }

    #[test]
    fn filter_of_too_many_ports_passes_all() {
        let ports: Vec<Ports> = (1..=300).map(Ports::from).collect();
        let program = for_ports(tcp::PROTOCOL, &ports);
        assert!(run(&program, &packet(tcp::PROTOCOL, 0, 0, 999)) > 0);
    }
}
