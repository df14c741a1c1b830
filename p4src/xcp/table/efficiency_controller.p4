/*
 * Efficiency controller with table-based arithmetic: exact/efficiency_controller.p4's equations as sums of
 * logarithms.
 *
 *   log avg_rtt = log sum_rtt_square_by_cwnd - log sum_rtt_by_cwnd
 *   phi         = exp(log alpha + log capacity + log avg_rtt) - exp(log alpha + log input + log avg_rtt - log duration)
 *                 - exp(log beta + log capacity + log queue)
 *
 * The error of a product of four logarithms (log_tables.py) is an error of the capacity that the
 * port aims at. The product is one of the first two terms, for avg_rtt is the same in both.
 */
#ifndef XCPR_XCP_TABLE_EFFICIENCY_CONTROLLER_P4
#define XCPR_XCP_TABLE_EFFICIENCY_CONTROLLER_P4

#include "logarithm.p4"
#include "sums.p4"
#include "../state.p4"

/// An interval without a usable RTT says nothing about the mean, one whose sums ran over says it
/// wrong: the last one stands.
///
/// reads   port: sums, scales
/// writes  port: avg_rtt and its logarithm
control MeanRtt(inout port_state_t port) {
    Logarithm() logarithm_sum;
    Logarithm() logarithm_sum_square;
    Exponential() power_rtt;

    log_t log_sum;
    log_t log_sum_square;
    bit<64> avg_rtt_q8;

    action divide_sums() {
        port.sums.log_avg_rtt = log_sum_square + port.sums.scale_rtt_square_by_cwnd + UNIT_XRTT
            - log_sum - port.sums.scale_rtt_by_cwnd - UNIT_X;
    }

    apply {
        if (port.sums.sum_rtt_by_cwnd != 0 && port.sums.sum_rtt_by_cwnd != LARGEST_SUM &&
                port.sums.sum_rtt_square_by_cwnd != LARGEST_SUM) {
            logarithm_sum.apply(port.sums.sum_rtt_by_cwnd, log_sum);
            logarithm_sum_square.apply(port.sums.sum_rtt_square_by_cwnd, log_sum_square);
            divide_sums();
        }
        if (port.sums.log_avg_rtt == 0) {
            port.sums.log_avg_rtt = LOG_INITIAL_RTT;
        }
        power_rtt.apply(port.sums.log_avg_rtt + (8 << 16), avg_rtt_q8);
        port.avg_rtt_q8 = avg_rtt_q8[31:0];
    }
}

/// reads   config: capacity; interval: duration, input; port: queue, avg_rtt (MeanRtt has run)
/// writes  aggregate: all of it
control AggregateFeedback(in port_config_t config, in interval_t interval, in port_state_t port,
                          inout aggregate_t aggregate) {
    Logarithm() logarithm_capacity;
    Logarithm() logarithm_input;
    Logarithm() logarithm_duration;
    Logarithm() logarithm_queue;
    Exponential() power_capacity;
    Exponential() power_alpha_input;
    Exponential() power_queue;

    log_t log_capacity_q20;
    log_t log_input;
    log_t log_duration;
    log_t log_queue;
    log_t log_input_in_rtt;
    bit<64> alpha_capacity_q16;
    bit<64> alpha_input_q16;
    bit<64> beta_queue_q16;

    /// gamma y d = alpha y d / 4
    action aggregate_feedback() {
        aggregate.phi_q16 = (int<64>)alpha_capacity_q16 - (int<64>)alpha_input_q16 - (int<64>)beta_queue_q16;
        aggregate.gamma_traffic_q16 = (wide_int_t)(wide_t)(alpha_input_q16 >> 2);
    }

    apply {
        logarithm_capacity.apply(config.capacity_q20, log_capacity_q20);
        logarithm_input.apply(interval.input_bytes, log_input);
        logarithm_duration.apply((bit<64>)interval.duration_us, log_duration);
        logarithm_queue.apply((bit<64>)port.queue_us, log_queue);
        log_input_in_rtt = log_input + port.sums.log_avg_rtt - log_duration;
        power_alpha_input.apply(log_input_in_rtt + (LOG_ALPHA + (16 << 16)), alpha_input_q16);
        power_capacity.apply(log_capacity_q20 + port.sums.log_avg_rtt + (LOG_ALPHA - (4 << 16)), alpha_capacity_q16);
        power_queue.apply(log_capacity_q20 + log_queue + (LOG_BETA - (4 << 16)), beta_queue_q16);
        aggregate_feedback();
    }
}

#endif
