/*
 * Efficiency controller with table-based arithmetic: exact/efficiency_controller.p4's equations as sums of
 * logarithms.
 *
 *   log d   = log sum(x * rtt) - log sum(x); at watched ports at most 2 + log sum(rtt * size) - log sum(size),
 *           and but for the first at most 1 + log duration
 *   phi     = exp(log alpha + log C + log d) - exp(log alpha + log input + log d - log duration)
 *             - exp(log beta + log C + log wait)
 *
 * The error of a product of four logarithms (log_tables.py) is an error of the capacity that the
 * port aims at. The product is one of the first two terms, for d is the same in both.
 *
 * Once per control interval.
 *   reads   config: capacity; interval: duration, input (EndInterval has run); port: sums, scales, watched, wary,
 *           queue (PersistentQueue has run)
 *   writes  port: avg_rtt and its logarithm; aggregate: all of it
 *   next    FillPools, which needs the aggregate
 */
#ifndef XCPR_XCP_TABLE_EFFICIENCY_CONTROLLER_P4
#define XCPR_XCP_TABLE_EFFICIENCY_CONTROLLER_P4

#include "logarithm.p4"
#include "sums.p4"
#include "../state.p4"

control EfficiencyController(in port_config_t config, in interval_t interval, inout port_state_t port,
                             inout aggregate_t aggregate) {
    Logarithm() logarithm_sum_x;
    Logarithm() logarithm_sum_xrtt;
    Logarithm() logarithm_sum_rtt_bytes;
    Logarithm() logarithm_sum_bytes;
    Logarithm() logarithm_capacity;
    Logarithm() logarithm_input;
    Logarithm() logarithm_duration;
    Logarithm() logarithm_wait;
    Exponential() power_rtt;
    Exponential() power_capacity;
    Exponential() power_alpha_input;
    Exponential() power_queue;

    bool  known;
    log_t log_sum_x;
    log_t log_sum_xrtt;
    log_t log_sum_rtt_bytes;
    log_t log_sum_bytes;
    log_t log_capacity_q20;
    log_t log_input;
    log_t log_duration;
    log_t log_wait;
    log_t log_input_in_rtt;
    bit<64> avg_rtt_q8;
    bit<64> alpha_capacity_q16;
    bit<64> alpha_input_q16;
    bit<64> beta_queue_q16;

    action divide_sums() {
        port.sums.log_avg_rtt = log_sum_xrtt + port.sums.scale_xrtt + UNIT_XRTT
            - log_sum_x - port.sums.scale_x - UNIT_X;
    }

    action bound_rtt() {
        log_t log_most = log_sum_rtt_bytes + port.sums.scale_rtt_bytes + UNIT_RTT_BYTES - log_sum_bytes + (2 << 16);
        if (port.wary == 1) {
            port.sums.log_avg_rtt = log_most - (2 << 16);
        } else if (port.sums.log_avg_rtt > log_most) {
            port.sums.log_avg_rtt = log_most;
        }
    }

    action bound_rise() {
        log_t log_most = log_duration + (RTT_RISE_SHIFT << 16);
        if (port.sums.log_avg_rtt > log_most) {
            port.sums.log_avg_rtt = log_most;
        }
    }

    /// gamma y d = alpha y d / 4
    action aggregate_feedback() {
        aggregate.phi_q16 = (int<64>)alpha_capacity_q16 - (int<64>)alpha_input_q16 - (int<64>)beta_queue_q16;
        aggregate.shuffled_q16 = (wide_int_t)(wide_t)(alpha_input_q16 >> 2);
    }

    apply {
        known = port.sums.log_avg_rtt != LOG_INITIAL_RTT;
        logarithm_duration.apply((bit<64>)interval.duration_us, log_duration);
        // An interval without a usable RTT says nothing about the mean, one whose sums ran over says it
        // wrong: the last one stands.
        if (port.sums.scaled_x != 0 && port.sums.scaled_x != LARGEST_SUM && port.sums.scaled_xrtt != LARGEST_SUM) {
            logarithm_sum_x.apply(port.sums.scaled_x, log_sum_x);
            logarithm_sum_xrtt.apply(port.sums.scaled_xrtt, log_sum_xrtt);
            divide_sums();
            if (port.watched == 1 && port.sums.scaled_rtt_bytes != 0) {
                if (port.sums.scaled_rtt_bytes != LARGEST_SUM) {
                    logarithm_sum_rtt_bytes.apply(port.sums.scaled_rtt_bytes, log_sum_rtt_bytes);
                    logarithm_sum_bytes.apply(port.sums.bytes, log_sum_bytes);
                    bound_rtt();
                }
                if (known) {
                    bound_rise();
                }
            }
        }
        if (port.sums.log_avg_rtt == 0) {
            port.sums.log_avg_rtt = LOG_INITIAL_RTT;
        }
        power_rtt.apply(port.sums.log_avg_rtt + (8 << 16), avg_rtt_q8);
        port.avg_rtt_q8 = avg_rtt_q8[31:0];

        logarithm_capacity.apply(config.capacity_q20, log_capacity_q20);
        logarithm_input.apply(interval.input_bytes, log_input);
        logarithm_wait.apply((bit<64>)port.queue_wait_us, log_wait);
        log_input_in_rtt = log_input + port.sums.log_avg_rtt - log_duration;
        power_alpha_input.apply(log_input_in_rtt + (LOG_ALPHA + (16 << 16)), alpha_input_q16);
        power_capacity.apply(log_capacity_q20 + port.sums.log_avg_rtt + (LOG_ALPHA - (4 << 16)), alpha_capacity_q16);
        power_queue.apply(log_capacity_q20 + log_wait + (LOG_BETA - (4 << 16)), beta_queue_q16);
        aggregate_feedback();
    }
}

#endif
