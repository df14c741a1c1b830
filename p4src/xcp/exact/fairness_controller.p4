/*
 * Fairness controller: who gets the aggregate feedback.
 *
 * FairnessController, once per control interval: fixes what each byte of x * rtt and of rtt * size is
 * worth, so that one interval's packets empty the pools.
 *
 *   Cp = residue_pos / sum(x * rtt);   Cn = residue_neg / sum(rtt * size)
 *
 * FairnessShare, per data packet with a known RTT: its share of both.
 *
 *   x = rtt * size / cwnd;   positive = Cp x rtt;   negative = Cn rtt size
 *
 * The window form of Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.2 (equations 2 to 10),
 * normalised so that the shares of one interval add up to the pools exactly. Only XCP's data
 * packets are in the sums: traffic that obeys nobody can't carry negative feedback away.
 */
#ifndef XCPR_XCP_EXACT_FAIRNESS_CONTROLLER_P4
#define XCPR_XCP_EXACT_FAIRNESS_CONTROLLER_P4

#include "floating_division.p4"
#include "reciprocal.p4"
#include "sums.p4"
#include "../state.p4"

/// reads   port: pools (FillPools has run), sums
/// writes  port: coefficients; clears the sums
control FairnessController(inout port_state_t port) {
    action fix_coefficients() {
        divide_floating(port.residue_pos_q16, (wide_t)port.sums.xrtt_q20,
                        port.positive_mantissa, port.positive_shift);
        divide_floating(port.residue_neg_q16, (wide_t)port.sums.rtt_bytes,
                        port.negative_mantissa, port.negative_shift);
    }

    /// A quotient by 0 is the largest.
    action find_most() {
        divide((wide_t)port.sums.xrtt_q20 << LARGE_SHIFT, (wide_t)port.sums.bytes, port.sums.most_xrtt_q20);
    }

    action clear_sums() {
        port.sums.x_q20 = 0;
        port.sums.xrtt_q20 = 0;
        port.sums.rtt_bytes = 0;
        port.sums.bytes = 0;
    }

    apply {
        fix_coefficients();
        find_most();
        clear_sums();
    }
}

/// reads   packet: size; port: coefficients; share: RTT, window (ClampHeader has run)
/// writes  share: both shares (not yet limited to 32 bits); port: sums
control FairnessShare(in packet_state_t packet, inout port_state_t port, inout share_t share) {
    InterPacketTime() inter_packet_time;

    bit<64> x_q20;                  // time between two packets of this sender
    bit<64> xrtt_q20;
    bit<64> rtt_bytes;

    action multiply_x() {
        xrtt_q20 = x_q20 * (bit<64>)share.rtt_us;
    }

    action cut_large() {
        wide_t most_q20 = (wide_t)port.sums.most_xrtt_q20 * (wide_t)packet.size_bytes;
        share.large = (wide_t)xrtt_q20 > most_q20;
        if (share.large && port.wary == 1) {
            xrtt_q20 = most_q20[63:0];
        }
    }

    action weigh() {
        port.sums.x_q20 = port.sums.x_q20 + x_q20;
        port.sums.xrtt_q20 = port.sums.xrtt_q20 + (bit<96>)xrtt_q20;
        port.sums.rtt_bytes = port.sums.rtt_bytes + rtt_bytes;
        port.sums.bytes = port.sums.bytes + (bit<64>)packet.size_bytes;
    }

    /// A share above 2^64 is above every pool; it is cut before the product is narrowed.
    action take_share() {
        wide_t positive = ((wide_t)port.positive_mantissa * (wide_t)xrtt_q20) >> port.positive_shift;
        wide_t negative = ((wide_t)port.negative_mantissa * (wide_t)rtt_bytes) >> port.negative_shift;
        share.positive_q16 = positive[63:0];
        if (positive > (wide_t)port.residue_pos_q16) {
            share.positive_q16 = port.residue_pos_q16;
        }
        share.negative_q16 = negative[63:0];
        if (negative > (wide_t)port.residue_neg_q16) {
            share.negative_q16 = port.residue_neg_q16;
        }
    }

    apply {
        inter_packet_time.apply(packet, share, rtt_bytes, x_q20);
        multiply_x();
        if (port.watched == 1) {
            cut_large();
        }
        weigh();
        take_share();
    }
}

#endif
