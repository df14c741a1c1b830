/*
 * Parser of a router.
 *
 *   Ethernet -- not IPv4 --> accept
 *      |
 *     IPv4 -- options --+-- fragment but the first, other protocol --> accept
 *      |________________|-- TCP (6), UDP (17) --> that header
 *                       +-- congestion header (253) --> length, version, format --> TCP, UDP or accept
 *
 * A check that fails stops the parser with its error; HeaderChecks turns it into a drop reason.
 */
#ifndef XCPR_ROUTER_PARSER_P4
#define XCPR_ROUTER_PARSER_P4

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
            (0, PROTOCOL_CONGESTION): parse_congestion;
            (0, PROTOCOL_TCP): parse_tcp;
            (0, PROTOCOL_UDP): parse_udp;
            default: accept;
        }
    }

    state parse_congestion {
        packet.extract(hdr.congestion);
        verify(hdr.congestion.length == (bit<8>)hdr.congestion.minSizeInBytes(), error.BadCongestionLength);
        verify(hdr.congestion.version == CONGESTION_VERSION, error.BadCongestionVersion);
        verify(hdr.congestion.format >= FIRST_FORMAT && hdr.congestion.format <= LAST_FORMAT,
               error.BadCongestionFormat);
        transition select(hdr.congestion.next_protocol) {
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
