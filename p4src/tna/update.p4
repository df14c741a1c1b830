/*
 * An update's steps in ingress: the interval's arithmetic around the three logarithms of a pass.
 *
 * The fields that meet in an action have to fit one group of 16 containers, so that results take the place
 * of operands that are used up.
 */
#ifndef XCPR_TNA_UPDATE_P4
#define XCPR_TNA_UPDATE_P4

#include "state.p4"

// Half of 2^LOG_SUM_GOAL and up, and 2^LOG_SUM_GOAL to twice that.
#define NEAR_BELOW 0x04000000 &&& 0xFC000000
#define NEAR_ABOVE 0x08000000 &&& 0xF8000000

/// An interval without a usable RTT says nothing about the mean, one whose sums ran over says it wrong.
control JudgeSums(in bit<32> sum_x, in bit<32> sum_xrtt, in bit<32> sum_bytes, out bit<8> verdict) {
    action set_verdict(bit<8> sums) {
        verdict = sums;
    }

    table judge_sums {
        key = {
            sum_x: ternary;
            sum_xrtt: ternary;
            sum_bytes: ternary;
        }
        actions = { set_verdict; }
        const default_action = set_verdict(SUMS_MOVED);
        const entries = {
            (0, _, _): set_verdict(SUMS_EMPTY);
            (SUM_LIMIT, _, _): set_verdict(SUMS_RAN_OVER);
            (_, SUM_LIMIT, _): set_verdict(SUMS_RAN_OVER);
            (_, _, SUM_LIMIT): set_verdict(SUMS_RAN_OVER);
            (NEAR_BELOW, NEAR_BELOW, NEAR_BELOW): set_verdict(SUMS_STEADY);
            (NEAR_BELOW, NEAR_BELOW, NEAR_ABOVE): set_verdict(SUMS_STEADY);
            (NEAR_BELOW, NEAR_ABOVE, NEAR_BELOW): set_verdict(SUMS_STEADY);
            (NEAR_BELOW, NEAR_ABOVE, NEAR_ABOVE): set_verdict(SUMS_STEADY);
            (NEAR_ABOVE, NEAR_BELOW, NEAR_BELOW): set_verdict(SUMS_STEADY);
            (NEAR_ABOVE, NEAR_BELOW, NEAR_ABOVE): set_verdict(SUMS_STEADY);
            (NEAR_ABOVE, NEAR_ABOVE, NEAR_BELOW): set_verdict(SUMS_STEADY);
            (NEAR_ABOVE, NEAR_ABOVE, NEAR_ABOVE): set_verdict(SUMS_STEADY);
        }
        size = 16;
    }

    apply {
        judge_sums.apply();
    }
}

/// A snapshot, behind its logarithms. A scale is LOG_SUM_GOAL less the logarithm of the last interval's sum: what
/// a frame adds is 2^LOG_SUM_GOAL times its part in that.
control MeanRtt(inout snapshot_t snapshot, inout update_t update, in ingress_state_t meta) {
    action unscale() {
        update.scale_x = update.scale_x - meta.log_a;
        update.scale_xrtt = update.scale_xrtt - meta.log_b;
        update.scale_bytes = update.scale_bytes - meta.log_c;
    }

    action find_rtt() {
        update.log_avg_rtt = update.scale_x - update.scale_xrtt;
    }

    action set_scales() {
        update.scale_x = update.scale_x + LOG_SUM_GOAL;
        update.scale_xrtt = update.scale_xrtt + LOG_SUM_GOAL;
        update.scale_bytes = update.scale_bytes + LOG_SUM_GOAL;
    }

    /// The interval and half the mean RTT, in ticks.
    action raise_rtt() {
        update.a = update.log_avg_rtt + (-LOG_TICK_US);
        update.b = update.log_avg_rtt + (-LOG_TICK_US - (1 << 16));
        snapshot.role = ROLE_RTT;
    }

    action limit_interval() {
        update.a = max(update.a, LOG_MIN_INTERVAL);
    }

    apply {
        if (update.sums != SUMS_EMPTY) {
            unscale();
            if (update.sums != SUMS_RAN_OVER) {
                find_rtt();
            }
            set_scales();
        }
        raise_rtt();
        limit_interval();
    }
}

/// With the mean RTT: the logarithms of phi's terms.
control PhiTerms(inout snapshot_t snapshot, inout update_t update, in ingress_state_t meta) {
    /// log_alpha_capacity: log2 of alpha times the port's 16 bytes per us; log_beta_capacity: of beta times its
    /// 16 bytes per tick.
    action multiply_capacity(log_t log_alpha_capacity, log_t log_beta_capacity) {
        update.a = update.log_avg_rtt + log_alpha_capacity;
        update.b = update.log_avg_rtt + LOG_ALPHA_INPUT;
        update.c = log_beta_capacity;
    }

    table update_capacity {
        key = { snapshot.port: exact; }
        actions = { multiply_capacity; @defaultonly NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    action multiply_operands() {
        update.b = update.b + meta.log_a;
        update.c = update.c + meta.log_c;
        snapshot.role = ROLE_PHI;
    }

    action divide_input() {
        update.b = update.b - meta.log_b;
    }

    apply {
        update_capacity.apply();
        multiply_operands();
        divide_input();
    }
}

/// With the pools, behind their logarithms: the coefficients, and the pools in bytes.
///
///   share = pool x / sum(x),  pool size / sum(size);   window = share RTT / mean RTT
control Coefficients(inout snapshot_t snapshot, inout update_t update, in ingress_state_t meta) {
    action limit_pools() {
        update.residue_pos = min(meta.a, MAX_POOL);
        update.residue_neg = min(meta.b, MAX_POOL);
    }

    action count_bytes() {
        update.residue_pos = update.residue_pos << 4;
        update.residue_neg = update.residue_neg << 4;
    }

    action divide_pools() {
        update.a = meta.log_a + update.scale_x;
        update.b = meta.log_b + update.scale_bytes;
    }

    action fix_coefficients() {
        update.a = update.a + LOG_COEFFICIENT;
        update.b = update.b + LOG_COEFFICIENT;
    }

    action no_shares() {
        update.a = LOG_ZERO;
        update.b = LOG_ZERO;
    }

    action divide_rtt() {
        update.c = update.a - update.log_avg_rtt;
        update.scale_xrtt = update.b - update.log_avg_rtt;
    }

    action finish() {
        snapshot.role = ROLE_STORE;
    }

    apply {
        if (update.sums == SUMS_EMPTY) {
            no_shares();
        } else {
            divide_pools();
            fix_coefficients();
        }
        divide_rtt();
        limit_pools();
        count_bytes();
        finish();
    }
}

#endif
