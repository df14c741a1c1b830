/*
 * The time between two packets of one sender, x = rtt * size / cwnd, without a division: the window's
 * reciprocal comes from two tables.
 *
 *   cwnd = 1.m * 2^e      window_exponent: e from the window's prefix, one entry per bit
 *                         window_reciprocal: the next 8 bits m -> 2^24 / (256 + m + 1/2), 256 entries
 *   x = rtt * size * reciprocal * 2^(4 - e)          us / 2^20
 *
 * At most 0.2 % off. The same x forms the sums and the shares, so the error cancels in the aggregate
 * and only shifts the split between flows.
 *
 *   reads   packet: size, rtt; xcp: H_cwnd
 *   writes  packet: x, rtt * size
 */
#ifndef XCPR_RECIPROCAL_P4
#define XCPR_RECIPROCAL_P4

#include "xcp_state.p4"

control InterPacketTime(in xcp_t xcp, inout packet_state_t packet) {
    action set_exponent(bit<8> exponent) {
        packet.cwnd_exponent = exponent;
        bit<32> normalised = packet.cwnd << (31 - exponent);
        packet.cwnd_mantissa = normalised[30:23];
    }

    table window_exponent {
        key = { packet.cwnd: lpm; }
        actions = { set_exponent; NoAction; }
        const default_action = NoAction();
        const entries = {
#include "window_exponent_entries.p4"
        }
    }

    action set_reciprocal(bit<64> reciprocal) {
        packet.cwnd_reciprocal = reciprocal;
    }

    table window_reciprocal {
        key = { packet.cwnd_mantissa: exact; }
        actions = { set_reciprocal; NoAction; }
        const default_action = NoAction();
        const entries = {
#include "window_reciprocal_entries.p4"
        }
    }

    /// A window below one packet has no meaning; it counts as one packet, which also keeps x <= rtt.
    action clamp_window() {
        packet.cwnd = xcp.h_cwnd;
        if (packet.cwnd < packet.size_bytes) {
            packet.cwnd = packet.size_bytes;
        }
    }

    action multiply() {
        packet.rtt_bytes = (bit<64>)packet.rtt_us * (bit<64>)packet.size_bytes;
        packet.x_q20 = ((packet.rtt_bytes * packet.cwnd_reciprocal) << 4) >> packet.cwnd_exponent;
    }

    apply {
        clamp_window();
        window_exponent.apply();
        window_reciprocal.apply();
        multiply();
    }
}

#endif
