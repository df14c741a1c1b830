/*
 * Fairness controller: who gets the aggregate feedback.
 *
 * FixCoefficients, once per control interval: fixes the worth of each unit of rtt_by_cwnd and of each byte, so that one
 * interval's packets empty the pools.
 *
 *   xi_pos = residue_pos_fbk / sum_rtt_by_cwnd;   xi_neg = residue_neg_fbk / sum_input_traffic
 *
 * PacketSpacing, AddToSums and TakeShare, per data packet with a known RTT: its share of both.
 *
 *   rtt_by_cwnd = h_rtt * size / h_cwnd;   pos_fbk = xi_pos rtt_by_cwnd;   neg_fbk = xi_neg size
 *
 * A share is a rate times avg_rtt. The packet's window changes by (pos_fbk - neg_fbk) h_rtt / avg_rtt
 * (window_and_share.p4), which is p - n of Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.2, equations 2 to 10.
 * The sum of p / h_rtt over an interval's packets is the positive pool over avg_rtt. Only XCP's data packets are in
 * the sums: traffic that obeys no feedback can't carry negative feedback away.
 */
#ifndef XCPR_XCP_EXACT_FAIRNESS_CONTROLLER_P4
#define XCPR_XCP_EXACT_FAIRNESS_CONTROLLER_P4

#include "floating_division.p4"
#include "reciprocal.p4"
#include "sums.p4"
#include "window_and_share.p4"
#include "../state.p4"

/// reads   port: pools (FillPools has run), sums, avg_rtt
/// writes  port: xi, inverse_rtt; clears the sums
control FixCoefficients(inout port_state_t port) {
    action fix_coefficients() {
        divide_floating(port.residue_pos_fbk_q16, (wide_t)port.sums.sum_rtt_by_cwnd_q20,
                        port.xi_pos_mantissa, port.xi_pos_shift);
        divide_floating(port.residue_neg_fbk_q16, (wide_t)port.sums.sum_input_traffic,
                        port.xi_neg_mantissa, port.xi_neg_shift);
        divide((wide_t)1 << (RATIO_SHIFT + 8), (wide_t)port.avg_rtt_q8, port.sums.inverse_rtt);
    }

    action clear_sums() {
        port.sums.sum_rtt_by_cwnd_q20 = 0;
        port.sums.sum_rtt_square_by_cwnd_q20 = 0;
        port.sums.sum_input_traffic = 0;
    }

    apply {
        fix_coefficients();
        clear_sums();
    }
}

/// The same rtt_by_cwnd forms the sums and the shares: its error cancels in the aggregate and shifts the split alone.
///
/// reads   packet: size; port: inverse_rtt; share: h_rtt, h_cwnd (ClampHeader has run)
/// writes  share: terms
control PacketSpacing(in packet_state_t packet, in port_state_t port, inout share_t share) {
    Reciprocal() reciprocal_window;

    bit<64> inverse;
    bit<8>  exponent;

    action multiply() {
        bit<64> rtt_bytes = (bit<64>)share.h_rtt * (bit<64>)packet.size_bytes;
        share.terms.rtt_by_cwnd_q20 = ((rtt_bytes * inverse) << 4) >> exponent;
        share.terms.rtt_by_avg = (bit<64>)share.h_rtt * port.sums.inverse_rtt;
    }

    apply {
        reciprocal_window.apply(share.h_cwnd, inverse, exponent);
        multiply();
    }
}

/// reads   packet: size; share: terms (PacketSpacing has run)
/// writes  port: sums
control AddToSums(in packet_state_t packet, inout port_state_t port, in share_t share) {
    action add_to_sums() {
        bit<64> rtt_square_by_cwnd_q20 = share.terms.rtt_by_cwnd_q20 * (bit<64>)share.h_rtt;
        port.sums.sum_rtt_by_cwnd_q20 = port.sums.sum_rtt_by_cwnd_q20 + share.terms.rtt_by_cwnd_q20;
        port.sums.sum_rtt_square_by_cwnd_q20 =
            port.sums.sum_rtt_square_by_cwnd_q20 + (bit<96>)rtt_square_by_cwnd_q20;
        port.sums.sum_input_traffic = port.sums.sum_input_traffic + (bit<64>)packet.size_bytes;
    }

    apply {
        add_to_sums();
    }
}

/// reads   packet: size; port: xi, pools; share: terms (PacketSpacing has run)
/// writes  share: pos_fbk, neg_fbk
control TakeShare(in packet_state_t packet, in port_state_t port, inout share_t share) {
    /// A share above 2^64 is above every pool; it is cut before the product is narrowed.
    action take_share() {
        wide_t pos_fbk = ((wide_t)port.xi_pos_mantissa * (wide_t)share.terms.rtt_by_cwnd_q20) >> port.xi_pos_shift;
        wide_t neg_fbk = ((wide_t)port.xi_neg_mantissa * (wide_t)packet.size_bytes) >> port.xi_neg_shift;
        share.pos_fbk_q16 = pos_fbk[63:0];
        if (pos_fbk > (wide_t)port.residue_pos_fbk_q16) {
            share.pos_fbk_q16 = port.residue_pos_fbk_q16;
        }
        share.neg_fbk_q16 = neg_fbk[63:0];
        if (neg_fbk > (wide_t)port.residue_neg_fbk_q16) {
            share.neg_fbk_q16 = port.residue_neg_fbk_q16;
        }
    }

    apply {
        take_share();
    }
}

#endif
