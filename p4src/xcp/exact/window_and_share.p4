/*
 * Shares of the pools are rates times avg_rtt. A flow with the round trip h_rtt turns one into a change of its window,
 * and a change of its window into a share:
 *
 *   window = share h_rtt / avg_rtt;   share = window avg_rtt / h_rtt
 *
 * h_rtt / avg_rtt is exact; 1 / h_rtt comes from the tables of a reciprocal, at most 0.2 % off.
 *
 *   reads   port: avg_rtt; share: h_rtt, terms (FairnessShare has run)
 */
#ifndef XCPR_XCP_EXACT_WINDOW_AND_SHARE_P4
#define XCPR_XCP_EXACT_WINDOW_AND_SHARE_P4

#include "reciprocal.p4"
#include "sums.p4"
#include "../state.p4"

/// writes  window_q16, at most MAX_WINDOW_Q16 either way
control WindowOfShare(in int<64> share_q16, in share_t share, out int<64> window_q16) {
    action multiply() {
        wide_int_t window = ((wide_int_t)share_q16 * (wide_int_t)(wide_t)share.terms.rtt_by_avg) >> RATIO_SHIFT;
        if (window > MAX_WINDOW_Q16) {
            window = MAX_WINDOW_Q16;
        }
        if (window < -MAX_WINDOW_Q16) {
            window = -MAX_WINDOW_Q16;
        }
        window_q16 = (int<64>)window;
    }

    apply {
        multiply();
    }
}

/// writes  share_q16, at most MAX_SHARE_Q16 either way
control ShareOfWindow(in int<32> window, in port_state_t port, in share_t share, out int<64> share_q16) {
    Reciprocal() reciprocal_rtt;

    bit<64> inverse;
    bit<8>  exponent;

    action multiply() {
        wide_int_t made = (wide_int_t)window * (wide_int_t)(wide_t)port.avg_rtt_q8 * (wide_int_t)(wide_t)inverse;
        made = made >> (8 + exponent);
        if (made > MAX_SHARE_Q16) {
            made = MAX_SHARE_Q16;
        }
        if (made < -MAX_SHARE_Q16) {
            made = -MAX_SHARE_Q16;
        }
        share_q16 = (int<64>)made;
    }

    apply {
        reciprocal_rtt.apply((bit<32>)share.h_rtt, inverse, exponent);
        multiply();
    }
}

#endif
