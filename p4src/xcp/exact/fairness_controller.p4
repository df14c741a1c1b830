/*
 * Fairness controller: who gets the aggregate feedback.
 *
 * FairnessController, once per control interval: fixes the worth of each unit of x and of each byte, so that one
 * interval's packets empty the pools.
 *
 *   Cp = residue_pos / sum(x);   Cn = residue_neg / sum(size)
 *
 * FairnessShare, per data packet with a known RTT: its share of both.
 *
 *   x = rtt * size / cwnd;   positive = Cp x;   negative = Cn size
 *
 * A share is a rate times the mean round trip d. The packet's window changes by (positive -
 * negative) rtt / d (window_and_share.p4), which is p - n of Katabi, Handley, Rohrs (SIGCOMM 2002),
 * section 3.5.2, equations 2 to 10. The sum of p / rtt over an interval's packets is the positive
 * pool over d. Only XCP's data packets are in the sums: traffic that obeys nobody can't carry
 * negative feedback away.
 */
#ifndef XCPR_XCP_EXACT_FAIRNESS_CONTROLLER_P4
#define XCPR_XCP_EXACT_FAIRNESS_CONTROLLER_P4

#include "floating_division.p4"
#include "reciprocal.p4"
#include "sums.p4"
#include "window_and_share.p4"
#include "../state.p4"

/// reads   port: pools (FillPools has run), sums, avg_rtt, watched
/// writes  port: coefficients, 1 / d; clears the sums
control FairnessController(inout port_state_t port) {
    action fix_coefficients() {
        divide_floating(port.residue_pos_q16, (wide_t)port.sums.x_q20, port.positive_mantissa, port.positive_shift);
        divide_floating(port.residue_neg_q16, (wide_t)port.sums.bytes, port.negative_mantissa, port.negative_shift);
        divide((wide_t)1 << (RATIO_SHIFT + 8), (wide_t)port.avg_rtt_q8, port.sums.inverse_rtt);
    }

    /// A quotient by 0 is the largest.
    action find_most() {
        divide((wide_t)port.sums.x_q20 << (LARGE_SHIFT + 8), (wide_t)port.sums.bytes, port.sums.most_x_q28);
    }

    action clear_sums() {
        port.sums.x_q20 = 0;
        port.sums.xrtt_q20 = 0;
        port.sums.bytes = 0;
        port.sums.rtt_bytes = 0;
    }

    apply {
        fix_coefficients();
        if (port.watched == 1) {
            find_most();
        }
        clear_sums();
    }
}

/// reads   packet: size; port: coefficients, 1 / d; share: RTT, window (ClampHeader has run)
/// writes  share: ratio, both shares; port: sums
control FairnessShare(in packet_state_t packet, inout port_state_t port, inout share_t share) {
    Reciprocal() reciprocal_window;

    bit<64> inverse;
    bit<8>  exponent;
    bit<64> rtt_bytes;
    bit<64> x_q20;                  // time between two packets of this sender

    /// The same x forms the sums and the shares: its error cancels in the aggregate and shifts the split alone.
    action multiply() {
        rtt_bytes = (bit<64>)share.rtt_us * (bit<64>)packet.size_bytes;
        x_q20 = ((rtt_bytes * inverse) << 4) >> exponent;
        share.ratio.fixed = (bit<64>)share.rtt_us * port.sums.inverse_rtt;
    }

    action cut_large() {
        wide_t most_q28 = (wide_t)port.sums.most_x_q28 * (wide_t)packet.size_bytes;
        share.large = (wide_t)x_q20 << 8 > most_q28;
        if (share.large && port.wary == 1) {
            x_q20 = (bit<64>)(most_q28 >> 8);
        }
        port.sums.rtt_bytes = port.sums.rtt_bytes + rtt_bytes;
    }

    action weigh() {
        port.sums.x_q20 = port.sums.x_q20 + x_q20;
        port.sums.xrtt_q20 = port.sums.xrtt_q20 + (bit<96>)(x_q20 * (bit<64>)share.rtt_us);
        port.sums.bytes = port.sums.bytes + (bit<64>)packet.size_bytes;
    }

    /// A share above 2^64 is above every pool; it is cut before the product is narrowed.
    action take_share() {
        wide_t positive = ((wide_t)port.positive_mantissa * (wide_t)x_q20) >> port.positive_shift;
        wide_t negative = ((wide_t)port.negative_mantissa * (wide_t)packet.size_bytes) >> port.negative_shift;
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
        reciprocal_window.apply(share.cwnd, inverse, exponent);
        multiply();
        if (port.watched == 1) {
            cut_large();
        }
        weigh();
        take_share();
    }
}

#endif
