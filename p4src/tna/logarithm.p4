/*
 * xcp/table/logarithm.p4's functions as a Tofino has them: one ternary and one exact table each, the same
 * values to the bit. The controller fills them once from log_tables.py; until then all logarithms are
 * LOG_ZERO, so that the router forwards and leaves H_feedback alone.
 */
#ifndef XCPR_TNA_LOGARITHM_P4
#define XCPR_TNA_LOGARITHM_P4

#include "headers.p4"

/// writes log: log2(value); LOG_ZERO for 0
control Logarithm(in bit<32> value, out log_t log) {
    action set_log(bit<32> result) {
        log = (log_t)result;
    }

    table logarithm {
        key = { value: ternary; }
        actions = { set_log; }
        const default_action = set_log((bit<32>)LOG_ZERO);
        size = LOG_ENTRIES;
    }

    apply {
        logarithm.apply();
    }
}

/// log2 of the bytes of a frame whose IPv4 packet has so many: Ethernet adds 14, and pads what is shorter than 60.
control SizeLogarithm(in bit<16> value, out log_t log) {
    action set_log(bit<32> result) {
        log = (log_t)result;
    }

    table logarithm {
        key = { value: ternary; }
        actions = { set_log; }
        const default_action = set_log((bit<32>)LOG_ZERO);
        size = SIZE_LOG_ENTRIES;
    }

    apply {
        logarithm.apply();
    }
}

/// writes value: 2^log plus more, at most 2^32 - 1; a power below 1/2 counts as smallest
control Exponential(in log_t log, in bit<32> more, out bit<32> value)(bit<32> smallest) {
    action set_power(bit<32> result) {
        value = more |+| result;
    }

    action saturate() {
        value = 0xFFFFFFFF;
    }

    table power {
        key = { log[31:16 - EXP_BITS]: exact @name("log"); }
        actions = { set_power; }
        const default_action = set_power(smallest);
        size = EXP_ENTRIES;
    }

    apply {
        if (log[31:31] == 0 && log[30:21] != 0) {
            saturate();
        } else {
            power.apply();
        }
    }
}

#endif
