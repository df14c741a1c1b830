/*
 * Parser of the XCP router.
 *
 *   Ethernet -- not IPv4 --> accept
 *      |
 *     IPv4 -- options --+-- fragment but the first, other protocol --> accept
 *      |________________|-- TCP (6), UDP (17) --> that header
 *                       +-- XCP (253) --> length, version, format --> TCP, UDP or accept
 *
 * A check that fails stops the parser with its error; HeaderChecks turns it into a drop reason.
 */
#ifndef XCPR_PARSER_P4
#define XCPR_PARSER_P4

#include "headers.p4"

parser RouterParser(packet_in packet, out headers_t hdr) {
    state start {
        packet.extract(hdr.ethernet);
        transition select(hdr.ethernet.ether_type) {
            ETHERTYPE_IPV4: parse_ipv4;
            default: accept;
        }
    }

    state parse_ipv4 {
        packet.extract(hdr.ipv4);
        verify(hdr.ipv4.version == 4 && hdr.ipv4.ihl >= 5, error.BadIpv4Header);
        transition select(hdr.ipv4.ihl) {
            5: parse_ipv4_payload;
            default: parse_ipv4_options;
        }
    }

    state parse_ipv4_options {
        packet.extract(hdr.ipv4_options, ((bit<32>)hdr.ipv4.ihl - 5) << 5);
        transition parse_ipv4_payload;
    }

    state parse_ipv4_payload {
        transition select(hdr.ipv4.fragment_offset, hdr.ipv4.protocol) {
            (0, PROTOCOL_XCP): parse_xcp;
            (0, PROTOCOL_TCP): parse_tcp;
            (0, PROTOCOL_UDP): parse_udp;
            default: accept;
        }
    }

    state parse_xcp {
        packet.extract(hdr.xcp);
        verify(hdr.xcp.length == XCP_HEADER_BYTES, error.BadXcpLength);
        verify(hdr.xcp.version == XCP_VERSION, error.BadXcpVersion);
        verify(hdr.xcp.format == XCP_FORMAT_DATA || hdr.xcp.format == XCP_FORMAT_XCP_ACK
               || hdr.xcp.format == XCP_FORMAT_XCP_R_ACK, error.BadXcpFormat);
        transition select(hdr.xcp.next_protocol) {
            PROTOCOL_TCP: parse_tcp;
            PROTOCOL_UDP: parse_udp;
            default: accept;
        }
    }

    state parse_tcp {
        packet.extract(hdr.tcp);
        transition accept;
    }

    state parse_udp {
        packet.extract(hdr.udp);
        transition accept;
    }
}

#endif
