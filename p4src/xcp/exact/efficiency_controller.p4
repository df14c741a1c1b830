/*
 * Efficiency controller: how much the aggregate window should change.
 *
 *   avg_rtt = sum_rtt_square_by_cwnd / sum_rtt_by_cwnd     d: mean RTT of the traffic, over flows
 *   y d     = input bytes * d / duration                   what arrives in one mean RTT
 *   phi     = alpha (capacity d - y d) - beta Q            bytes
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.1; draft-falk-xcp-spec-03, section 3.1.2.
 */
#ifndef XCPR_XCP_EXACT_EFFICIENCY_CONTROLLER_P4
#define XCPR_XCP_EXACT_EFFICIENCY_CONTROLLER_P4

#include "../../router/division.p4"
#include "sums.p4"
#include "../state.p4"

/// An interval without a usable RTT says nothing about the mean: the last one stands.
///
/// reads   port: sums
/// writes  port: avg_rtt
control MeanRtt(inout port_state_t port) {
    action measure_rtt() {
        if (port.sums.sum_rtt_by_cwnd_q20 != 0) {
            bit<64> mean_q8;
            divide((wide_t)port.sums.sum_rtt_square_by_cwnd_q20 << 8, (wide_t)port.sums.sum_rtt_by_cwnd_q20, mean_q8);
            port.avg_rtt_q8 = mean_q8[31:0];
        }
        if (port.avg_rtt_q8 == 0) {
            port.avg_rtt_q8 = INITIAL_RTT_US << 8;
        }
    }

    apply {
        measure_rtt();
    }
}

/// reads   config: capacity; interval: duration, input; port: queue, avg_rtt (MeanRtt has run)
/// writes  aggregate: all of it
control AggregateFeedback(in port_config_t config, in interval_t interval, in port_state_t port,
                          inout aggregate_t aggregate) {
    bit<64> input_in_rtt_q8;

    action measure_input() {
        divide((wide_t)interval.input_bytes * (wide_t)port.avg_rtt_q8, (wide_t)interval.duration_us,
               input_in_rtt_q8);
    }

    action aggregate_feedback() {
        wide_int_t capacity_q8 = (wide_int_t)(((wide_t)config.capacity_q20 * (wide_t)port.avg_rtt_q8) >> 20);
        wide_int_t input_q8 = (wide_int_t)(wide_t)input_in_rtt_q8;
        wide_int_t queue_bytes = (wide_int_t)(((wide_t)config.capacity_q20 * (wide_t)port.queue_us) >> 20);
        wide_int_t phi_q16 = ((ALPHA_Q16 * (capacity_q8 - input_q8)) >> 8) - BETA_Q16 * queue_bytes;
        aggregate.phi_q16 = (int<64>)phi_q16;
        aggregate.gamma_traffic_q16 = (GAMMA_Q16 * input_q8) >> 8;
    }

    apply {
        measure_input();
        aggregate_feedback();
    }
}

#endif
