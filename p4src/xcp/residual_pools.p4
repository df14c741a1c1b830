/*
 * Residual pools: the part of both pools that the port may still hand out in this control interval.
 *
 *   feedback = pos_fbk - neg_fbk
 *   window   = feedback h_rtt / avg_rtt, plus the fraction of a byte left over from earlier packets
 *   below H_feedback:   write it; both pools pay their share
 *   otherwise (an upstream router or the sender asked for less, header = H_feedback avg_rtt / h_rtt):
 *       neg_fbk = min(residue_neg_fbk, neg_fbk + (feedback - header))
 *       pos_fbk = header + neg_fbk
 *     so that the bandwidth that this flow can't take goes to the others. Here pos_fbk may be below
 *     0: a flow that is slowed down elsewhere gives back to the positive pool.
 *   No pool falls below 0.
 *
 * draft-falk-xcp-spec-03, section 3.1.3. Pools are rates, as they are there, times avg_rtt, so that they have whole
 * bytes: a flow pays by the rate that it gains. The header holds whole bytes of window; the rest is carried
 * to the next packet, so that rounding loses nothing and favours no flow.
 *
 *   reads   share: both shares, terms (FairnessShare has run); congestion: H_feedback; port: avg_rtt
 *   writes  congestion: H_feedback; port: pools, carry
 */
#ifndef XCPR_XCP_RESIDUAL_POOLS_P4
#define XCPR_XCP_RESIDUAL_POOLS_P4

#include "state.p4"

control ResidualPools(inout congestion_t congestion, in share_t share, inout port_state_t port) {
    WindowOfShare() window_of_share;
    ShareOfWindow() share_of_window;

    int<64> pos_fbk_q16;
    int<64> neg_fbk_q16;
    int<64> feedback_q16;
    int<64> window_q16;
    int<64> header_q16;

    action find_feedback() {
        pos_fbk_q16 = (int<64>)share.pos_fbk_q16;
        neg_fbk_q16 = (int<64>)share.neg_fbk_q16;
        feedback_q16 = pos_fbk_q16 - neg_fbk_q16;
    }

    action add_carry() {
        window_q16 = window_q16 + (int<64>)(bit<64>)port.carry_q16;
    }

    action write_feedback() {
        congestion.h_feedback = (int<32>)(window_q16 >> 16);
        port.carry_q16 = (bit<16>)(bit<64>)window_q16;
    }

    action follow_header() {
        if (feedback_q16 > header_q16) {
            neg_fbk_q16 = neg_fbk_q16 + (feedback_q16 - header_q16);
        }
        if (neg_fbk_q16 > (int<64>)port.residue_neg_fbk_q16) {
            neg_fbk_q16 = (int<64>)port.residue_neg_fbk_q16;
        }
        pos_fbk_q16 = header_q16 + neg_fbk_q16;
    }

    action pay() {
        int<64> pos_left_q16 = (int<64>)port.residue_pos_fbk_q16 - pos_fbk_q16;
        int<64> neg_left_q16 = (int<64>)port.residue_neg_fbk_q16 - neg_fbk_q16;
        if (pos_left_q16 < 0) {
            pos_left_q16 = 0;
        }
        if (neg_left_q16 < 0) {
            neg_left_q16 = 0;
        }
        port.residue_pos_fbk_q16 = (bit<64>)pos_left_q16;
        port.residue_neg_fbk_q16 = (bit<64>)neg_left_q16;
    }

    apply {
        find_feedback();
        window_of_share.apply(feedback_q16, share, window_q16);
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
