/*
 * Efficiency controller: how much the aggregate window should change.
 *
 *   d   = sum(x * rtt) / sum(x)                   mean RTT of the traffic
 *   y d = input_bytes * d / duration              what arrives in one mean RTT
 *   phi = alpha (C d - y d) - beta Q              bytes
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.1; draft-falk-xcp-spec-03, section 3.1.2.
 *
 * Once per control interval.
 *   reads   packet: capacity, input, time; port: sums, queue (PersistentQueue has run)
 *   writes  port: avg_rtt, start and end of the interval; interval: all of it
 *   next    FairnessController, which needs phi and the sums and clears the sums
 */
#ifndef XCPR_EFFICIENCY_CONTROLLER_P4
#define XCPR_EFFICIENCY_CONTROLLER_P4

#include "division.p4"

control EfficiencyController(inout packet_state_t packet, inout port_state_t port,
                             inout interval_state_t interval) {
    action measure_interval() {
        interval.duration_us = packet.now_us - port.interval_start_us;
        interval.input_bytes = packet.input_bytes - port.input_bytes_at_start;
    }

    /// An interval without a usable RTT says nothing about the mean: the last one stands.
    action measure_rtt() {
        if (port.sum_x_q20 != 0) {
            bit<64> mean_q8;
            divide((wide_t)port.sum_xrtt_q20 << 8, (wide_t)port.sum_x_q20, mean_q8);
            port.avg_rtt_q8 = mean_q8[31:0];
        }
        if (port.avg_rtt_q8 == 0) {
            port.avg_rtt_q8 = INITIAL_RTT_US << 8;
        }
    }

    action measure_input() {
        divide((wide_t)interval.input_bytes * (wide_t)port.avg_rtt_q8, (wide_t)interval.duration_us,
               interval.input_in_rtt_q8);
    }

    action aggregate_feedback() {
        wide_int_t capacity_q8 = (wide_int_t)(((wide_t)packet.capacity_q20 * (wide_t)port.avg_rtt_q8) >> 20);
        wide_int_t input_q8 = (wide_int_t)(wide_t)interval.input_in_rtt_q8;
        wide_int_t queue_bytes = (wide_int_t)(((wide_t)packet.capacity_q20 * (wide_t)port.queue_wait_us) >> 20);
        wide_int_t phi_q16 = ((ALPHA_Q16 * (capacity_q8 - input_q8)) >> 8) - BETA_Q16 * queue_bytes;
        interval.phi_q16 = (int<64>)phi_q16;
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
        measure_rtt();
        measure_input();
        aggregate_feedback();
        start_interval();
    }
}

#endif
