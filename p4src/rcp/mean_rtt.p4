/*
 * The mean RTT d of the traffic: a moving average of each interval's mean over bytes, with the gain T / d.
 *
 *   m  = sum(rtt * size) / sum(size)
 *   d' = d + (m - d) min(1, T / d)
 *
 * Dukkipati's thesis, section 3.2, has a moving average. The mean over bytes and the gain are her
 * ns-2 code's, but for the lower gain that this has where m < d. The first mean stands for itself.
 *
 * Once per control interval.
 *   reads   interval: duration (EndInterval has run); state: sums
 *   writes  state: avg_rtt; clears the sums
 *   next    RateController, which needs avg_rtt
 */
#ifndef XCPR_RCP_MEAN_RTT_P4
#define XCPR_RCP_MEAN_RTT_P4

#include "../router/division.p4"
#include "state.p4"

control MeanRtt(in interval_t interval, inout congestion_state_t state) {
    bit<64> mean_q8;
    bit<64> step_q8;
    wide_t distance_q8;

    action measure_mean() {
        divide((wide_t)state.sum_rtt_bytes << 8, (wide_t)state.sum_bytes, mean_q8);
        state.sum_rtt_bytes = 0;
        state.sum_bytes = 0;
    }

    action adopt_mean() {
        state.avg_rtt_q8 = mean_q8[31:0];
    }

    action follow_mean() {
        distance_q8 = (wide_t)mean_q8 - (wide_t)state.avg_rtt_q8;
        if (mean_q8 < (bit<64>)state.avg_rtt_q8) {
            distance_q8 = (wide_t)state.avg_rtt_q8 - (wide_t)mean_q8;
        }
        divide((distance_q8 * (wide_t)interval.duration_us) << 8, (wide_t)state.avg_rtt_q8, step_q8);
        if (mean_q8 < (bit<64>)state.avg_rtt_q8) {
            state.avg_rtt_q8 = state.avg_rtt_q8 - step_q8[31:0];
        } else {
            state.avg_rtt_q8 = state.avg_rtt_q8 + step_q8[31:0];
        }
    }

    apply {
        if (state.sum_bytes != 0) {
            measure_mean();
            if (state.avg_rtt_q8 == INITIAL_RTT_US << 8
                || (wide_t)interval.duration_us << 8 >= (wide_t)state.avg_rtt_q8) {
                adopt_mean();
            } else {
                follow_mean();
            }
        }
        if (state.avg_rtt_q8 == 0) {
            state.avg_rtt_q8 = INITIAL_RTT_US << 8;
        }
    }
}

#endif
