/*
 * Fairness controller with table-based arithmetic: exact/fairness_controller.p4's equations as sums of
 * logarithms.
 *
 *   log x = log rtt + log size - log cwnd
 *   log positive = log Cp + log x;   log negative = log Cn + log size
 *
 * Each sum has a scale. A packet counts for at least one unit, and a sum stops at its limit. At the end of an
 * interval each scale is set so that this interval's sum would have been near 2^LOG_SUM_GOAL.
 *
 * The logarithm of a packet's x is the same in sums and shares, so its error cancels in the
 * aggregate. The error only shifts the split between flows; the pools cut the excess that the
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

/// reads   port: pools (FillPools has run), sums, watched
/// writes  port: coefficients, scales; clears the sums
control FairnessController(inout port_state_t port) {
    Logarithm() logarithm_sum_x;
    Logarithm() logarithm_sum_xrtt;
    Logarithm() logarithm_sum_rtt_bytes;
    Logarithm() logarithm_bytes;
    Logarithm() logarithm_residue_pos;
    Logarithm() logarithm_residue_neg;
    RecordCoefficient() record_positive;
    RecordCoefficient() record_negative;

    log_t log_sum_x;
    log_t log_sum_xrtt;
    log_t log_sum_rtt_bytes;
    log_t log_bytes;
    log_t log_residue_pos;
    log_t log_residue_neg;

    action no_shares() {
        port.sums.log_positive = LOG_ZERO;
        port.sums.log_negative = LOG_ZERO;
        port.sums.log_most_x = LOG_LARGEST;
    }

    action fix_coefficients() {
        log_sum_x = log_sum_x + port.sums.scale_x;
        port.sums.log_positive = log_residue_pos - UNIT_X - log_sum_x;
        port.sums.log_negative = log_residue_neg - log_bytes;
        port.sums.log_most_x = log_sum_x + UNIT_X - log_bytes + (LARGE_SHIFT << 16);
        if (port.sums.scaled_x == LARGEST_SUM) {
            port.sums.log_most_x = LOG_LARGEST;
        }
        port.sums.scale_x = log_sum_x - LOG_SUM_GOAL;
        port.sums.scale_xrtt = port.sums.scale_xrtt + log_sum_xrtt - LOG_SUM_GOAL;
    }

    action move_scale() {
        port.sums.scale_rtt_bytes = port.sums.scale_rtt_bytes + log_sum_rtt_bytes - LOG_SUM_GOAL;
    }

    action clear_sums() {
        port.sums.scaled_x = 0;
        port.sums.scaled_xrtt = 0;
        port.sums.bytes = 0;
        port.sums.scaled_rtt_bytes = 0;
    }

    apply {
        if (port.sums.scaled_x == 0) {
            no_shares();
        } else {
            logarithm_sum_x.apply(port.sums.scaled_x, log_sum_x);
            logarithm_sum_xrtt.apply(port.sums.scaled_xrtt, log_sum_xrtt);
            logarithm_bytes.apply(port.sums.bytes, log_bytes);
            logarithm_residue_pos.apply(port.residue_pos_q16, log_residue_pos);
            logarithm_residue_neg.apply(port.residue_neg_q16, log_residue_neg);
            fix_coefficients();
            if (port.sums.scaled_rtt_bytes != 0) {
                logarithm_sum_rtt_bytes.apply(port.sums.scaled_rtt_bytes, log_sum_rtt_bytes);
                move_scale();
            }
        }
        // the exact arithmetic's unit: of x in us / 2^20
        record_positive.apply(port.sums.log_positive - (20 << 16), port.positive_mantissa, port.positive_shift);
        record_negative.apply(port.sums.log_negative, port.negative_mantissa, port.negative_shift);
        clear_sums();
    }
}

/// reads   packet: size; port: scales, coefficients, mean RTT; share: RTT, window (ClampHeader has run)
/// writes  share: ratio, both shares; port: sums
control FairnessShare(in packet_state_t packet, inout port_state_t port, inout share_t share) {
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
    bit<64> scaled_x;
    bit<64> scaled_xrtt;
    bit<64> scaled_rtt_bytes;

    action multiply() {
        log_x = log_rtt + log_size - log_cwnd;
        share.ratio.log = log_rtt - port.sums.log_avg_rtt;
    }

    action cut_large() {
        log_t log_most = log_size + port.sums.log_most_x;
        share.large = log_x > log_most;
        if (share.large && port.wary == 1) {
            log_x = log_most;
        }
    }

    action weigh() {
        if (scaled_x == 0) {
            scaled_x = 1;
        }
        if (scaled_xrtt == 0) {
            scaled_xrtt = 1;
        }
        port.sums.scaled_x = port.sums.scaled_x + scaled_x;
        port.sums.scaled_xrtt = port.sums.scaled_xrtt + scaled_xrtt;
        if (port.sums.scaled_x > LARGEST_SUM) {
            port.sums.scaled_x = LARGEST_SUM;
        }
        if (port.sums.scaled_xrtt > LARGEST_SUM) {
            port.sums.scaled_xrtt = LARGEST_SUM;
        }
        port.sums.bytes = port.sums.bytes + (bit<64>)packet.size_bytes;
    }

    action weigh_bytes() {
        if (scaled_rtt_bytes == 0) {
            scaled_rtt_bytes = 1;
        }
        port.sums.scaled_rtt_bytes = port.sums.scaled_rtt_bytes + scaled_rtt_bytes;
        if (port.sums.scaled_rtt_bytes > LARGEST_SUM) {
            port.sums.scaled_rtt_bytes = LARGEST_SUM;
        }
    }

    action limit_to_pools() {
        if (share.positive_q16 > port.residue_pos_q16) {
            share.positive_q16 = port.residue_pos_q16;
        }
        if (share.negative_q16 > port.residue_neg_q16) {
            share.negative_q16 = port.residue_neg_q16;
        }
    }

    apply {
        logarithm_rtt.apply((bit<64>)share.rtt_us, log_rtt);
        logarithm_size.apply((bit<64>)packet.size_bytes, log_size);
        logarithm_cwnd.apply((bit<64>)share.cwnd, log_cwnd);
        multiply();
        if (port.watched == 1) {
            cut_large();
            power_rtt_bytes.apply(log_rtt + log_size - UNIT_RTT_BYTES - port.sums.scale_rtt_bytes, scaled_rtt_bytes);
            weigh_bytes();
        }
        power_x.apply(log_x - UNIT_X - port.sums.scale_x, scaled_x);
        power_xrtt.apply(log_x + log_rtt - UNIT_XRTT - port.sums.scale_xrtt, scaled_xrtt);
        weigh();
        power_positive.apply(port.sums.log_positive + log_x, share.positive_q16);
        power_negative.apply(port.sums.log_negative + log_size, share.negative_q16);
        limit_to_pools();
    }
}

#endif
