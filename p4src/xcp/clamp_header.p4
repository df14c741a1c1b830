/*
 * The header's two fields as the arithmetic takes them.
 *
 *   reads   packet: size; congestion: H_rtt, H_cwnd
 *   writes  share: h_rtt, h_cwnd
 */
#ifndef XCPR_XCP_CLAMP_HEADER_P4
#define XCPR_XCP_CLAMP_HEADER_P4

#include "state.p4"

control ClampHeader(in packet_state_t packet, in congestion_t congestion, inout share_t share) {
    action clamp_rtt() {
        share.h_rtt = congestion.h_rtt[20:0];
        if (congestion.h_rtt > MAX_RTT_US) {
            share.h_rtt = MAX_RTT_US;
        }
    }

    /// A window below one packet has no meaning; it counts as one packet, which also keeps rtt_by_cwnd <= h_rtt.
    action clamp_window() {
        share.h_cwnd = congestion.h_cwnd;
        if (share.h_cwnd < packet.size_bytes) {
            share.h_cwnd = packet.size_bytes;
        }
    }

    apply {
        clamp_rtt();
        clamp_window();
    }
}

#endif
