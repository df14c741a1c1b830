/*
 * Efficiency controller with table-based arithmetic: efficiency_controller.p4's equations as sums of
 * logarithms.
 *
 *   log d   = log sum(x * rtt) - log sum(x)
 *   phi     = exp(log alpha + log C + log d) - exp(log alpha + log input + log d - log duration)
 *             - exp(log beta + log C + log wait)
 *
 * The error of a product of four logarithms (log_tables.py) is an error of the capacity that the port
 * aims at: of its first two terms, d is the same in both.
 *
 * Once per control interval.
 *   reads   packet: capacity, input, time; port: sums, scales, queue (PersistentQueue has run)
 *   writes  port: avg_rtt and its logarithm, start and end of the interval; interval: all of it
 *   next    FairnessController, which needs phi and the sums and clears the sums
 */
#ifndef XCPR_TABLE_EFFICIENCY_CONTROLLER_P4
#define XCPR_TABLE_EFFICIENCY_CONTROLLER_P4

#include "logarithm.p4"
#include "xcp_state.p4"

control EfficiencyController(inout packet_state_t packet, inout port_state_t port,
                             inout interval_state_t interval) {
    Logarithm() logarithm_sum_x;
    Logarithm() logarithm_sum_xrtt;
    Logarithm() logarithm_capacity;
    Logarithm() logarithm_input;
    Logarithm() logarithm_duration;
    Logarithm() logarithm_wait;
    Exponential() power_rtt;
    Exponential() power_capacity;
    Exponential() power_alpha_input;
    Exponential() power_queue;

    log_t log_sum_x;
    log_t log_sum_xrtt;
    log_t log_capacity_q20;
    log_t log_input;
    log_t log_duration;
    log_t log_wait;
    log_t log_input_in_rtt;
    bit<64> avg_rtt_q8;
    bit<64> alpha_capacity_q16;
    bit<64> beta_queue_q16;

    action measure_interval() {
        interval.duration_us = packet.now_us - port.interval_start_us;
        interval.input_bytes = packet.input_bytes - port.input_bytes_at_start;
    }

    action divide_sums() {
        port.log_avg_rtt = log_sum_xrtt + port.scale_xrtt + UNIT_XRTT - log_sum_x - port.scale_x - UNIT_X;
    }

    action aggregate_feedback() {
        interval.phi_q16 = (int<64>)alpha_capacity_q16 - (int<64>)interval.alpha_input_q16
            - (int<64>)beta_queue_q16;
    }

    action start_interval() {
        time_us_t next = (time_us_t)(port.avg_rtt_q8 >> 8);
        if (next < MIN_INTERVAL_US) {
            next = MIN_INTERVAL_US;
        }
        port.interval_start_us = packet.now_us;
        port.interval_end_us = packet.now_us + next;
        port.input_bytes_at_start = packet.input_bytes;
    }

    apply {
        measure_interval();
        // An interval without a usable RTT says nothing about the mean, one whose sums ran over says it
        // wrong: the last one stands.
        if (port.scaled_sum_x != 0 && port.scaled_sum_x != SUM_LIMIT && port.scaled_sum_xrtt != SUM_LIMIT) {
            logarithm_sum_x.apply((bit<64>)port.scaled_sum_x, log_sum_x);
            logarithm_sum_xrtt.apply((bit<64>)port.scaled_sum_xrtt, log_sum_xrtt);
            divide_sums();
        }
        if (port.log_avg_rtt == 0) {
            port.log_avg_rtt = LOG_INITIAL_RTT;
        }
        power_rtt.apply(port.log_avg_rtt + (8 << 16), avg_rtt_q8);
        port.avg_rtt_q8 = avg_rtt_q8[31:0];

        logarithm_capacity.apply(packet.capacity_q20, log_capacity_q20);
        logarithm_input.apply(interval.input_bytes, log_input);
        logarithm_duration.apply((bit<64>)interval.duration_us, log_duration);
        logarithm_wait.apply((bit<64>)port.queue_wait_us, log_wait);
        log_input_in_rtt = log_input + port.log_avg_rtt - log_duration;
        power_alpha_input.apply(log_input_in_rtt + (LOG_ALPHA + (16 << 16)), interval.alpha_input_q16);
        power_capacity.apply(log_capacity_q20 + port.log_avg_rtt + (LOG_ALPHA - (4 << 16)), alpha_capacity_q16);
        power_queue.apply(log_capacity_q20 + log_wait + (LOG_BETA - (4 << 16)), beta_queue_q16);
        aggregate_feedback();
        start_interval();
    }
}

#endif
