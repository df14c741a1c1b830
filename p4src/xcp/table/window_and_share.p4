/*
 * Shares of the pools as changes of a window and back, with table-based arithmetic: exact/window_and_share.p4's
 * equations as sums of logarithms, of magnitudes.
 *
 *   log window = log share + log h_rtt - log avg_rtt;   log share = log window + log avg_rtt - log h_rtt
 *
 *   reads   share: terms (FairnessShare has run)
 */
#ifndef XCPR_XCP_TABLE_WINDOW_AND_SHARE_P4
#define XCPR_XCP_TABLE_WINDOW_AND_SHARE_P4

#include "logarithm.p4"
#include "sums.p4"
#include "../state.p4"

/// writes  made_q16: value_q16 times 2^log_factor, at most max_q16 either way
control Scale(in int<64> value_q16, in log_t log_factor, in int<64> max_q16, out int<64> made_q16) {
    Logarithm() logarithm;
    Exponential() power;

    bit<64> magnitude;
    log_t log;

    action split() {
        magnitude = (bit<64>)value_q16;
        if (value_q16 < 0) {
            magnitude = (bit<64>)(-value_q16);
        }
    }

    action limit() {
        if (magnitude > (bit<64>)max_q16) {
            magnitude = (bit<64>)max_q16;
        }
        made_q16 = (int<64>)magnitude;
        if (value_q16 < 0) {
            made_q16 = -made_q16;
        }
    }

    apply {
        split();
        logarithm.apply(magnitude, log);
        power.apply(log + log_factor, magnitude);
        limit();
    }
}

/// writes  window_q16, at most MAX_WINDOW_Q16 either way
control WindowOfShare(in int<64> share_q16, in share_t share, out int<64> window_q16) {
    Scale() scale;

    apply {
        scale.apply(share_q16, share.terms.log_rtt_by_avg, MAX_WINDOW_Q16, window_q16);
    }
}

/// writes  share_q16, at most MAX_SHARE_Q16 either way
control ShareOfWindow(in int<32> window, in port_state_t port, in share_t share, out int<64> share_q16) {
    Scale() scale;

    apply {
        scale.apply((int<64>)window << 16, -share.terms.log_rtt_by_avg, MAX_SHARE_Q16, share_q16);
    }
}

#endif
