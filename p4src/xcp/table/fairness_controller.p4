/*
 * Fairness controller with table-based arithmetic: exact/fairness_controller.p4's equations as sums of
 * logarithms.
 *
 *   log rtt_by_cwnd = log h_rtt + log size - log h_cwnd
 *   log pos_fbk = log xi_pos + log rtt_by_cwnd;   log neg_fbk = log xi_neg + log size
 *
 * Each sum has a scale. A packet counts for at least one unit, and a sum stops at its limit. At the end of an
 * interval each scale is set so that this interval's sum would have been near 2^LOG_SUM_GOAL.
 *
 * The logarithm of a packet's rtt_by_cwnd is the same in sums and shares, so its error cancels in
 * the aggregate. The error only shifts the split between flows; the pools cut the excess that the
 * powers' errors hand out.
 */
#ifndef XCPR_XCP_TABLE_FAIRNESS_CONTROLLER_P4
#define XCPR_XCP_TABLE_FAIRNESS_CONTROLLER_P4

#include "logarithm.p4"
#include "sums.p4"
#include "window_and_share.p4"
#include "../state.p4"

/// A coefficient for the telemetry record: 2^log = mantissa * 2^-shift.
control RecordCoefficient(in log_t log, out bit<64> mantissa, out bit<8> shift) {
    Exponential() power;
    log_t scaled;

    action normalise() {
        shift = 0;
        scaled = log;
        if (log < (30 << 16)) {
            shift = (bit<8>)(bit<32>)(30 - (log >> 16));
            scaled = (log & 0xFFFF) + (30 << 16);
        }
    }

    apply {
        mantissa = 0;
        shift = 0;
        if (log > LOG_SMALLEST) {
            normalise();
            power.apply(scaled, mantissa);
        }
    }
}

/// reads   port: pools (FillPools has run), sums
/// writes  port: xi, scales; clears the sums
control FixCoefficients(inout port_state_t port) {
    Logarithm() logarithm_sum;
    Logarithm() logarithm_sum_square;
    Logarithm() logarithm_bytes;
    Logarithm() logarithm_residue_pos;
    Logarithm() logarithm_residue_neg;
    RecordCoefficient() record_xi_pos;
    RecordCoefficient() record_xi_neg;

    log_t log_sum;
    log_t log_sum_square;
    log_t log_bytes;
    log_t log_residue_pos;
    log_t log_residue_neg;

    action no_shares() {
        port.sums.log_xi_pos = LOG_ZERO;
        port.sums.log_xi_neg = LOG_ZERO;
    }

    action fix_coefficients() {
        log_sum = log_sum + port.sums.scale_rtt_by_cwnd;
        port.sums.log_xi_pos = log_residue_pos - UNIT_X - log_sum;
        port.sums.log_xi_neg = log_residue_neg - log_bytes;
        port.sums.scale_rtt_by_cwnd = log_sum - LOG_SUM_GOAL;
        port.sums.scale_rtt_square_by_cwnd = port.sums.scale_rtt_square_by_cwnd + log_sum_square - LOG_SUM_GOAL;
    }

    action clear_sums() {
        port.sums.sum_rtt_by_cwnd = 0;
        port.sums.sum_rtt_square_by_cwnd = 0;
        port.sums.sum_input_traffic = 0;
    }

    apply {
        if (port.sums.sum_rtt_by_cwnd == 0) {
            no_shares();
        } else {
            logarithm_sum.apply(port.sums.sum_rtt_by_cwnd, log_sum);
            logarithm_sum_square.apply(port.sums.sum_rtt_square_by_cwnd, log_sum_square);
            logarithm_bytes.apply(port.sums.sum_input_traffic, log_bytes);
            logarithm_residue_pos.apply(port.residue_pos_fbk_q16, log_residue_pos);
            logarithm_residue_neg.apply(port.residue_neg_fbk_q16, log_residue_neg);
            fix_coefficients();
        }
        // the exact arithmetic's unit: of rtt_by_cwnd in us / 2^20
        record_xi_pos.apply(port.sums.log_xi_pos - (20 << 16), port.xi_pos_mantissa, port.xi_pos_shift);
        record_xi_neg.apply(port.sums.log_xi_neg, port.xi_neg_mantissa, port.xi_neg_shift);
        clear_sums();
    }
}

/// reads   packet: size; port: avg_rtt; share: h_rtt, h_cwnd (ClampHeader has run)
/// writes  share: terms
control PacketSpacing(in packet_state_t packet, in port_state_t port, inout share_t share) {
    Logarithm() logarithm_rtt;
    Logarithm() logarithm_size;
    Logarithm() logarithm_cwnd;

    log_t log_cwnd;

    action multiply() {
        share.terms.log_rtt_by_cwnd = share.terms.log_rtt + share.terms.log_size - log_cwnd;
        share.terms.log_rtt_by_avg = share.terms.log_rtt - port.sums.log_avg_rtt;
    }

    apply {
        logarithm_rtt.apply((bit<64>)share.h_rtt, share.terms.log_rtt);
        logarithm_size.apply((bit<64>)packet.size_bytes, share.terms.log_size);
        logarithm_cwnd.apply((bit<64>)share.h_cwnd, log_cwnd);
        multiply();
    }
}

/// reads   packet: size; port: scales; share: terms (PacketSpacing has run)
/// writes  port: sums
control AddToSums(in packet_state_t packet, inout port_state_t port, in share_t share) {
    Exponential() power_rtt_by_cwnd;
    Exponential() power_rtt_square_by_cwnd;

    bit<64> rtt_by_cwnd;
    bit<64> rtt_square_by_cwnd;

    action add_to_sums() {
        if (rtt_by_cwnd == 0) {
            rtt_by_cwnd = 1;
        }
        if (rtt_square_by_cwnd == 0) {
            rtt_square_by_cwnd = 1;
        }
        port.sums.sum_rtt_by_cwnd = port.sums.sum_rtt_by_cwnd + rtt_by_cwnd;
        port.sums.sum_rtt_square_by_cwnd = port.sums.sum_rtt_square_by_cwnd + rtt_square_by_cwnd;
        if (port.sums.sum_rtt_by_cwnd > LARGEST_SUM) {
            port.sums.sum_rtt_by_cwnd = LARGEST_SUM;
        }
        if (port.sums.sum_rtt_square_by_cwnd > LARGEST_SUM) {
            port.sums.sum_rtt_square_by_cwnd = LARGEST_SUM;
        }
        port.sums.sum_input_traffic = port.sums.sum_input_traffic + (bit<64>)packet.size_bytes;
    }

    apply {
        power_rtt_by_cwnd.apply(share.terms.log_rtt_by_cwnd - UNIT_X - port.sums.scale_rtt_by_cwnd, rtt_by_cwnd);
        power_rtt_square_by_cwnd.apply(share.terms.log_rtt_by_cwnd + share.terms.log_rtt - UNIT_XRTT
                                       - port.sums.scale_rtt_square_by_cwnd, rtt_square_by_cwnd);
        add_to_sums();
    }
}

/// reads   port: xi, pools; share: terms (PacketSpacing has run)
/// writes  share: pos_fbk, neg_fbk
control TakeShare(in packet_state_t packet, in port_state_t port, inout share_t share) {
    Exponential() power_pos_fbk;
    Exponential() power_neg_fbk;

    action limit_to_pools() {
        if (share.pos_fbk_q16 > port.residue_pos_fbk_q16) {
            share.pos_fbk_q16 = port.residue_pos_fbk_q16;
        }
        if (share.neg_fbk_q16 > port.residue_neg_fbk_q16) {
            share.neg_fbk_q16 = port.residue_neg_fbk_q16;
        }
    }

    apply {
        power_pos_fbk.apply(port.sums.log_xi_pos + share.terms.log_rtt_by_cwnd, share.pos_fbk_q16);
        power_neg_fbk.apply(port.sums.log_xi_neg + share.terms.log_size, share.neg_fbk_q16);
        limit_to_pools();
    }
}

#endif
