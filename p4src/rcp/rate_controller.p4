/*
 * Rate controller: what every flow is offered.
 *
 *   F  = alpha (C T - y T) - beta q T / d          bytes that the traffic should change by in T
 *   R' = R (1 + F / (C d)),   C / 65536 <= R' <= C
 *
 * Dukkipati, Kobayashi, Zhang-Shen, McKeown (IWQoS 2005), equation 2:
 * R' = R [1 + (T / d) (alpha (C - y) - beta q / d) / C]. C / R estimates the number of flows. q is the
 * queue that the packet which ends the interval has found. A port begins with R = C / 20.
 *
 * The fraction of R that the header does not show is kept, so that small steps add up.
 *
 * Once per control interval.
 *   reads   packet: wait; config: capacity; interval: duration, input (EndInterval has run); state: avg_rtt
 *           (MeanRtt has run)
 *   writes  state: rate, queue
 */
#ifndef XCPR_RCP_RATE_CONTROLLER_P4
#define XCPR_RCP_RATE_CONTROLLER_P4

#include "../router/division.p4"
#include "state.p4"

control RateController(in packet_state_t packet, in port_config_t config, in interval_t interval,
                       inout congestion_state_t state) {
    wide_t duration_us;
    wide_t in_rtt_q16;              // C d, bytes / 2^16
    bit<64> drained_bytes;          // q T / d
    wide_int_t wanted_q16;          // F, bytes / 2^16
    bit<64> step_q16;

    action measure_queue() {
        state.queue_bytes = (bit<64>)(((wide_t)config.capacity_q20 * (wide_t)packet.wait_us) >> 20);
        duration_us = (wide_t)interval.duration_us;
        if (duration_us > MAX_RTT_US) {
            duration_us = MAX_RTT_US;
        }
        divide(((wide_t)state.queue_bytes * duration_us) << 8, (wide_t)state.avg_rtt_q8, drained_bytes);
    }

    action find_change() {
        in_rtt_q16 = (((wide_t)config.capacity_q20 * (wide_t)state.avg_rtt_q8) >> 20) << 8;
        wide_int_t spare_bytes = (wide_int_t)(((wide_t)config.capacity_q20 * duration_us) >> 20)
            - (wide_int_t)(wide_t)interval.input_bytes;
        wanted_q16 = ALPHA_Q16 * spare_bytes - BETA_Q16 * (wide_int_t)(wide_t)drained_bytes;
        if (wanted_q16 < -(wide_int_t)in_rtt_q16) {
            wanted_q16 = -(wide_int_t)in_rtt_q16;
        }
    }

    action change_rate() {
        if (wanted_q16 < 0) {
            divide((wide_t)state.rate_q16 * (wide_t)(-wanted_q16), in_rtt_q16, step_q16);
            state.rate_q16 = state.rate_q16 - step_q16;
        } else {
            divide((wide_t)state.rate_q16 * (wide_t)wanted_q16, in_rtt_q16, step_q16);
            state.rate_q16 = state.rate_q16 |+| step_q16;
        }
    }

    action begin() {
        state.rate_q16 = config.capacity_q20 * INITIAL_SHARE_Q16;
    }

    action limit_rate() {
        if (state.rate_q16 > config.capacity_q20 << 16) {
            state.rate_q16 = config.capacity_q20 << 16;
        }
        if (state.rate_q16 < config.capacity_q20) {
            state.rate_q16 = config.capacity_q20;
        }
    }

    apply {
        measure_queue();
        if (state.rate_q16 == 0) {
            begin();
        } else {
            find_change();
            change_rate();
            limit_rate();
        }
    }
}

#endif
