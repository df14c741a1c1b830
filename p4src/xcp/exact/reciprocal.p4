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
 *   reads   packet: size; share: RTT, window (ClampHeader has run)
 *   writes  rtt * size, x
 */
#ifndef XCPR_XCP_EXACT_RECIPROCAL_P4
#define XCPR_XCP_EXACT_RECIPROCAL_P4

#include "sums.p4"
#include "../state.p4"

control InterPacketTime(in packet_state_t packet, in share_t share, out bit<64> rtt_bytes, out bit<64> x_q20) {
    bit<8>  leading;                // place of the window's leading one
    bit<8>  following;              // the bits behind it
    bit<64> inverse;

    action set_exponent(bit<8> exponent) {
        leading = exponent;
        bit<32> normalised = share.cwnd << (31 - exponent);
        following = normalised[30:23];
    }

    table window_exponent {
        key = { share.cwnd: lpm; }
        actions = { set_exponent; }
        const default_action = set_exponent(0);
        const entries = {
#include "window_exponent_entries.p4"
        }
    }

    action set_reciprocal(bit<64> reciprocal) {
        inverse = reciprocal;
    }

    table window_reciprocal {
        key = { following: exact; }
        actions = { set_reciprocal; }
        const default_action = set_reciprocal(0);
        const entries = {
#include "window_reciprocal_entries.p4"
        }
    }

    action multiply() {
        rtt_bytes = (bit<64>)share.rtt_us * (bit<64>)packet.size_bytes;
        x_q20 = ((rtt_bytes * inverse) << 4) >> leading;
    }

    apply {
        window_exponent.apply();
        window_reciprocal.apply();
        multiply();
    }
}

#endif
