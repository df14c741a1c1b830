/*
 * Residual pools: the part of both pools that the port may still hand out in this control interval.
 *
 *   share  = positive - negative
 *   window = share rtt / d, plus the fraction of a byte left over from earlier packets
 *   below the header's:   write it; both pools pay their share
 *   otherwise (an upstream router or the sender asked for less, h):
 *       negative = min(residue_neg, negative + (share - h d / rtt))
 *       positive = h d / rtt + negative
 *     so that the bandwidth that this flow can't take goes to the others. Here positive may be below
 *     0: a flow that is slowed down elsewhere gives back to the positive pool.
 *   No pool falls below 0.
 *
 * draft-falk-xcp-spec-03, section 3.1.3. Pools are rates, as they are there, times the mean round trip d, so that they
 * have whole bytes: a flow pays by the rate that it gains. The header holds whole bytes of window; the rest is carried
 * to the next packet, so that rounding loses nothing and favours nobody.
 *
 *   reads   share: both shares, ratio (FairnessShare has run); congestion: H_feedback; port: avg_rtt
 *   writes  congestion: H_feedback; port: pools, carry
 */
#ifndef XCPR_XCP_RESIDUAL_POOLS_P4
#define XCPR_XCP_RESIDUAL_POOLS_P4

#include "state.p4"

control ResidualPools(inout congestion_t congestion, in share_t share, inout port_state_t port) {
    WindowOfShare() window_of_share;
    ShareOfWindow() share_of_window;

    int<64> positive_q16;
    int<64> negative_q16;
    int<64> share_q16;
    int<64> window_q16;
    int<64> header_q16;

    action find_share() {
        positive_q16 = (int<64>)share.positive_q16;
        negative_q16 = (int<64>)share.negative_q16;
        share_q16 = positive_q16 - negative_q16;
    }

    action add_carry() {
        window_q16 = window_q16 + (int<64>)(bit<64>)port.carry_q16;
    }

    action write_feedback() {
        congestion.h_feedback = (int<32>)(window_q16 >> 16);
        port.carry_q16 = (bit<16>)(bit<64>)window_q16;
    }

    action follow_header() {
        if (share_q16 > header_q16) {
            negative_q16 = negative_q16 + (share_q16 - header_q16);
        }
        if (negative_q16 > (int<64>)port.residue_neg_q16) {
            negative_q16 = (int<64>)port.residue_neg_q16;
        }
        positive_q16 = header_q16 + negative_q16;
    }

    action pay() {
        int<64> pos_q16 = (int<64>)port.residue_pos_q16 - positive_q16;
        int<64> neg_q16 = (int<64>)port.residue_neg_q16 - negative_q16;
        if (pos_q16 < 0) {
            pos_q16 = 0;
        }
        if (neg_q16 < 0) {
            neg_q16 = 0;
        }
        port.residue_pos_q16 = (bit<64>)pos_q16;
        port.residue_neg_q16 = (bit<64>)neg_q16;
    }

    apply {
        find_share();
        window_of_share.apply(share_q16, share, window_q16);
        add_carry();
        if ((int<64>)congestion.h_feedback > (window_q16 >> 16)) {
            write_feedback();
        } else {
            share_of_window.apply(congestion.h_feedback, port, share, header_q16);
            follow_header();
        }
        pay();
    }
}

#endif
