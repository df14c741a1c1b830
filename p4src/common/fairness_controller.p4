/*
 * Fairness controller: who gets the aggregate feedback.
 *
 * FairnessController, once per control interval: fills the two pools and fixes what each byte of
 * x * rtt and of rtt * size is worth, so that one interval's packets empty them.
 *
 *   shuffled = max(0, gamma y d - |phi|)
 *   residue_pos = shuffled + max(phi, 0)         Cp = residue_pos / sum(x * rtt)
 *   residue_neg = shuffled + max(-phi, 0)        Cn = residue_neg / sum(rtt * size)
 *
 * FairnessShare, per data packet with a known RTT: its share of both.
 *
 *   x = rtt * size / cwnd;   positive = Cp x rtt;   negative = Cn rtt size
 *
 * The window form of Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.2 (equations 2 to 10),
 * normalised so that the shares of one interval add up to the pools exactly. Only XCP's data
 * packets are in the sums: traffic that obeys nobody can't carry negative feedback away.
 */
#ifndef XCPR_FAIRNESS_CONTROLLER_P4
#define XCPR_FAIRNESS_CONTROLLER_P4

#include "division.p4"
#include "reciprocal.p4"

/// reads   interval: phi, input (EfficiencyController has run); port: sums
/// writes  port: pools, coefficients; clears the sums
control FairnessController(inout port_state_t port, inout interval_state_t interval) {
    action fill_pools() {
        int<64> magnitude_q16 = interval.phi_q16;
        if (magnitude_q16 < 0) {
            magnitude_q16 = -magnitude_q16;
        }
        wide_int_t shuffled_q16 = ((GAMMA_Q16 * (wide_int_t)(wide_t)interval.input_in_rtt_q8) >> 8)
            - (wide_int_t)magnitude_q16;
        if (shuffled_q16 < 0) {
            shuffled_q16 = 0;
        }
        port.residue_pos_q16 = (bit<64>)(wide_t)shuffled_q16;
        port.residue_neg_q16 = port.residue_pos_q16;
        if (interval.phi_q16 > 0) {
            port.residue_pos_q16 = port.residue_pos_q16 + (bit<64>)magnitude_q16;
        } else {
            port.residue_neg_q16 = port.residue_neg_q16 + (bit<64>)magnitude_q16;
        }
    }

    action fix_coefficients() {
        divide_floating(port.residue_pos_q16, (wide_t)port.sum_xrtt_q20,
                        port.positive_mantissa, port.positive_shift);
        divide_floating(port.residue_neg_q16, (wide_t)port.sum_rtt_bytes,
                        port.negative_mantissa, port.negative_shift);
    }

    action clear_sums() {
        port.sum_x_q20 = 0;
        port.sum_xrtt_q20 = 0;
        port.sum_rtt_bytes = 0;
    }

    apply {
        fill_pools();
        fix_coefficients();
        clear_sums();
    }
}

/// reads   packet: size; port: coefficients; xcp: H_cwnd, H_rtt
/// writes  packet: x, x * rtt, rtt * size, both shares (not yet limited by the pools); port: sums
control FairnessShare(in xcp_t xcp, inout packet_state_t packet, inout port_state_t port) {
    InterPacketTime() inter_packet_time;

    action clamp_rtt() {
        packet.rtt_us = xcp.h_rtt[20:0];
        if (xcp.h_rtt > MAX_RTT_US) {
            packet.rtt_us = MAX_RTT_US;
        }
    }

    action weigh() {
        packet.xrtt_q20 = packet.x_q20 * (bit<64>)packet.rtt_us;
        port.sum_x_q20 = port.sum_x_q20 + packet.x_q20;
        port.sum_xrtt_q20 = port.sum_xrtt_q20 + (bit<96>)packet.xrtt_q20;
        port.sum_rtt_bytes = port.sum_rtt_bytes + packet.rtt_bytes;
    }

    /// A share above 2^64 is above every pool; it is cut before the product is narrowed.
    action share() {
        wide_t positive = ((wide_t)port.positive_mantissa * (wide_t)packet.xrtt_q20) >> port.positive_shift;
        wide_t negative = ((wide_t)port.negative_mantissa * (wide_t)packet.rtt_bytes) >> port.negative_shift;
        packet.positive_q16 = positive[63:0];
        if (positive > (wide_t)port.residue_pos_q16) {
            packet.positive_q16 = port.residue_pos_q16;
        }
        packet.negative_q16 = negative[63:0];
        if (negative > (wide_t)port.residue_neg_q16) {
            packet.negative_q16 = port.residue_neg_q16;
        }
    }

    apply {
        clamp_rtt();
        inter_packet_time.apply(xcp, packet);
        weigh();
        share();
    }
}

#endif
