/*
 * Efficiency controller: how much the aggregate window should change.
 *
 *   d   = sum(x * rtt) / sum(x)                   mean RTT of the traffic, over flows
 *   y d = input_bytes * d / duration              what arrives in one mean RTT
 *   phi = alpha (C d - y d) - beta Q              bytes
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.1; draft-falk-xcp-spec-03, section 3.1.2.
 *
 * Two bounds on d are ours, and act at watched ports alone (wariness.p4). One is four times the
 * mean over bytes, sum(rtt * size) / sum(size). The other is twice the interval that it was
 * measured in, but for the first (ADR 1630). The port takes the mean over bytes itself while it is
 * wary.
 *
 * Once per control interval.
 *   reads   config: capacity; interval: duration, input (EndInterval has run); port: sums, watched, wary, queue
 *           (PersistentQueue has run)
 *   writes  port: avg_rtt; aggregate: all of it
 *   next    FillPools, which needs the aggregate
 */
#ifndef XCPR_XCP_EXACT_EFFICIENCY_CONTROLLER_P4
#define XCPR_XCP_EXACT_EFFICIENCY_CONTROLLER_P4

#include "../../router/division.p4"
#include "sums.p4"
#include "../state.p4"

control EfficiencyController(in port_config_t config, in interval_t interval, inout port_state_t port,
                             inout aggregate_t aggregate) {
    bit<64> input_in_rtt_q8;
    bool known;

    /// An interval without a usable RTT says nothing about the mean: the last one stands.
    action measure_rtt() {
        if (port.sums.x_q20 != 0) {
            bit<64> mean_q8;
            divide((wide_t)port.sums.xrtt_q20 << 8, (wide_t)port.sums.x_q20, mean_q8);
            port.avg_rtt_q8 = mean_q8[31:0];
        }
        if (port.avg_rtt_q8 == 0) {
            port.avg_rtt_q8 = INITIAL_RTT_US << 8;
        }
    }

    action bound_rtt() {
        bit<64> most_q8;
        divide((wide_t)port.sums.rtt_bytes << 10, (wide_t)port.sums.bytes, most_q8);
        if (port.wary == 1) {
            most_q8 = most_q8 >> 2;
            port.avg_rtt_q8 = most_q8[31:0];
        } else if ((bit<64>)port.avg_rtt_q8 > most_q8) {
            port.avg_rtt_q8 = most_q8[31:0];
        }
    }

    action bound_rise() {
        bit<64> most_q8 = (bit<64>)interval.duration_us << (8 + RTT_RISE_SHIFT);
        if ((bit<64>)port.avg_rtt_q8 > most_q8) {
            port.avg_rtt_q8 = most_q8[31:0];
        }
    }

    action measure_input() {
        divide((wide_t)interval.input_bytes * (wide_t)port.avg_rtt_q8, (wide_t)interval.duration_us,
               input_in_rtt_q8);
    }

    action aggregate_feedback() {
        wide_int_t capacity_q8 = (wide_int_t)(((wide_t)config.capacity_q20 * (wide_t)port.avg_rtt_q8) >> 20);
        wide_int_t input_q8 = (wide_int_t)(wide_t)input_in_rtt_q8;
        wide_int_t queue_bytes = (wide_int_t)(((wide_t)config.capacity_q20 * (wide_t)port.queue_wait_us) >> 20);
        wide_int_t phi_q16 = ((ALPHA_Q16 * (capacity_q8 - input_q8)) >> 8) - BETA_Q16 * queue_bytes;
        aggregate.phi_q16 = (int<64>)phi_q16;
        aggregate.shuffled_q16 = (GAMMA_Q16 * input_q8) >> 8;
    }

    apply {
        known = port.avg_rtt_q8 != INITIAL_RTT_US << 8;
        measure_rtt();
        if (port.watched == 1 && port.sums.rtt_bytes != 0) {
            bound_rtt();
            if (known) {
                bound_rise();
            }
        }
        measure_input();
        aggregate_feedback();
    }
}

#endif
