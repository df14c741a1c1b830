/*
 * Fairness controller with table-based arithmetic: fairness_controller.p4's equations as sums of
 * logarithms.
 *
 *   log x = log rtt + log size - log cwnd
 *   log positive = log Cp + log x + log rtt;   log negative = log Cn + log rtt + log size
 *
 * The sums have 32 bits and a scale each. A packet counts for at least one unit and a sum stops at its
 * limit; at the end of an interval each scale is set so that this interval's sum would have been near
 * 2^LOG_SUM_GOAL.
 *
 * The logarithm of a packet's x is the same in sums and shares, so its error cancels in the aggregate
 * and only shifts the split between flows; the pools cut what the powers' errors hand out too much.
 */
#ifndef XCPR_TABLE_FAIRNESS_CONTROLLER_P4
#define XCPR_TABLE_FAIRNESS_CONTROLLER_P4

#include "logarithm.p4"
#include "xcp_state.p4"

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

/// reads   interval: phi, input (EfficiencyController has run); port: sums
/// writes  port: pools, coefficients, scales; clears the sums
control FairnessController(inout port_state_t port, inout interval_state_t interval) {
    Logarithm() logarithm_sum_x;
    Logarithm() logarithm_sum_xrtt;
    Logarithm() logarithm_sum_rtt_bytes;
    Logarithm() logarithm_residue_pos;
    Logarithm() logarithm_residue_neg;
    RecordCoefficient() record_positive;
    RecordCoefficient() record_negative;

    log_t log_sum_x;
    log_t log_sum_xrtt;
    log_t log_sum_rtt_bytes;
    log_t log_residue_pos;
    log_t log_residue_neg;

    /// gamma y d = alpha y d / 4
    action fill_pools() {
        int<64> magnitude_q16 = interval.phi_q16;
        if (magnitude_q16 < 0) {
            magnitude_q16 = -magnitude_q16;
        }
        int<64> shuffled_q16 = (int<64>)(interval.alpha_input_q16 >> 2) - magnitude_q16;
        if (shuffled_q16 < 0) {
            shuffled_q16 = 0;
        }
        port.residue_pos_q16 = (bit<64>)shuffled_q16;
        port.residue_neg_q16 = (bit<64>)shuffled_q16;
        if (interval.phi_q16 > 0) {
            port.residue_pos_q16 = port.residue_pos_q16 + (bit<64>)magnitude_q16;
        } else {
            port.residue_neg_q16 = port.residue_neg_q16 + (bit<64>)magnitude_q16;
        }
    }

    action no_shares() {
        port.log_positive = LOG_ZERO;
        port.log_negative = LOG_ZERO;
    }

    action fix_coefficients() {
        port.scale_x = port.scale_x + log_sum_x - LOG_SUM_GOAL;
        log_sum_xrtt = log_sum_xrtt + port.scale_xrtt;
        log_sum_rtt_bytes = log_sum_rtt_bytes + port.scale_rtt_bytes;
        port.log_positive = log_residue_pos - UNIT_XRTT - log_sum_xrtt;
        port.log_negative = log_residue_neg - UNIT_RTT_BYTES - log_sum_rtt_bytes;
        port.scale_xrtt = log_sum_xrtt - LOG_SUM_GOAL;
        port.scale_rtt_bytes = log_sum_rtt_bytes - LOG_SUM_GOAL;
    }

    action clear_sums() {
        port.scaled_sum_x = 0;
        port.scaled_sum_xrtt = 0;
        port.scaled_sum_rtt_bytes = 0;
    }

    apply {
        fill_pools();
        if (port.scaled_sum_x == 0) {
            no_shares();
        } else {
            logarithm_sum_x.apply((bit<64>)port.scaled_sum_x, log_sum_x);
            logarithm_sum_xrtt.apply((bit<64>)port.scaled_sum_xrtt, log_sum_xrtt);
            logarithm_sum_rtt_bytes.apply((bit<64>)port.scaled_sum_rtt_bytes, log_sum_rtt_bytes);
            logarithm_residue_pos.apply(port.residue_pos_q16, log_residue_pos);
            logarithm_residue_neg.apply(port.residue_neg_q16, log_residue_neg);
            fix_coefficients();
        }
        // the exact arithmetic's unit: of x * rtt in us^2 / 2^20
        record_positive.apply(port.log_positive - (20 << 16), port.positive_mantissa, port.positive_shift);
        record_negative.apply(port.log_negative, port.negative_mantissa, port.negative_shift);
        clear_sums();
    }
}

/// reads   packet: size; port: scales, coefficients; xcp: H_cwnd, H_rtt
/// writes  packet: both shares (not yet limited by the pools); port: sums
control FairnessShare(in xcp_t xcp, inout packet_state_t packet, inout port_state_t port) {
    Logarithm() logarithm_rtt;
    Logarithm() logarithm_size;
    Logarithm() logarithm_cwnd;
    Exponential() power_x;
    Exponential() power_xrtt;
    Exponential() power_rtt_bytes;
    Exponential() power_positive;
    Exponential() power_negative;

    log_t log_rtt;
    log_t log_size;
    log_t log_cwnd;
    log_t log_x;
    log_t log_xrtt;
    log_t log_rtt_bytes;
    bit<64> scaled_x;
    bit<64> scaled_xrtt;
    bit<64> scaled_rtt_bytes;

    /// A window below one packet has no meaning; it counts as one packet, which also keeps x <= rtt.
    action clamp() {
        packet.rtt_us = xcp.h_rtt[20:0];
        if (xcp.h_rtt > MAX_RTT_US) {
            packet.rtt_us = MAX_RTT_US;
        }
        packet.cwnd = xcp.h_cwnd;
        if (packet.cwnd < packet.size_bytes) {
            packet.cwnd = packet.size_bytes;
        }
    }

    action multiply() {
        log_rtt_bytes = log_rtt + log_size;
        log_x = log_rtt_bytes - log_cwnd;
        log_xrtt = log_x + log_rtt;
    }

    action weigh() {
        if (scaled_x == 0) {
            scaled_x = 1;
        }
        if (scaled_xrtt == 0) {
            scaled_xrtt = 1;
        }
        if (scaled_rtt_bytes == 0) {
            scaled_rtt_bytes = 1;
        }
        scaled_x = scaled_x + (bit<64>)port.scaled_sum_x;
        scaled_xrtt = scaled_xrtt + (bit<64>)port.scaled_sum_xrtt;
        scaled_rtt_bytes = scaled_rtt_bytes + (bit<64>)port.scaled_sum_rtt_bytes;
        if (scaled_x > SUM_LIMIT) {
            scaled_x = SUM_LIMIT;
        }
        if (scaled_xrtt > SUM_LIMIT) {
            scaled_xrtt = SUM_LIMIT;
        }
        if (scaled_rtt_bytes > SUM_LIMIT) {
            scaled_rtt_bytes = SUM_LIMIT;
        }
        port.scaled_sum_x = scaled_x[31:0];
        port.scaled_sum_xrtt = scaled_xrtt[31:0];
        port.scaled_sum_rtt_bytes = scaled_rtt_bytes[31:0];
    }

    action limit_to_pools() {
        if (packet.positive_q16 > port.residue_pos_q16) {
            packet.positive_q16 = port.residue_pos_q16;
        }
        if (packet.negative_q16 > port.residue_neg_q16) {
            packet.negative_q16 = port.residue_neg_q16;
        }
    }

    apply {
        clamp();
        logarithm_rtt.apply((bit<64>)packet.rtt_us, log_rtt);
        logarithm_size.apply((bit<64>)packet.size_bytes, log_size);
        logarithm_cwnd.apply((bit<64>)packet.cwnd, log_cwnd);
        multiply();
        power_x.apply(log_x - UNIT_X - port.scale_x, scaled_x);
        power_xrtt.apply(log_xrtt - UNIT_XRTT - port.scale_xrtt, scaled_xrtt);
        power_rtt_bytes.apply(log_rtt_bytes - UNIT_RTT_BYTES - port.scale_rtt_bytes, scaled_rtt_bytes);
        weigh();
        power_positive.apply(port.log_positive + log_xrtt, packet.positive_q16);
        power_negative.apply(port.log_negative + log_rtt_bytes, packet.negative_q16);
        limit_to_pools();
    }
}

#endif
