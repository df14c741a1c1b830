/*
 * Residual pools: what the port may still hand out in this control interval.
 *
 *   feedback = positive - negative, plus the fraction of a byte left over from earlier packets
 *   below what the header holds:   write it; both pools pay their share
 *   otherwise (an upstream router or the sender asked for less):
 *       negative = min(residue_neg, negative + (feedback - H_feedback))
 *       positive = H_feedback + negative
 *     so that the bandwidth that this flow can't take goes to the others. Here positive may be below
 *     0: a flow that is slowed down elsewhere gives back to the positive pool.
 *   No pool falls below 0.
 *
 * draft-falk-xcp-spec-03, section 3.1.3, in bytes of window. The header holds whole bytes; the rest is
 * carried to the next packet, so that rounding loses nothing and favours nobody.
 *
 *   reads   share: both shares (FairnessShare has run); congestion: H_feedback
 *   writes  congestion: H_feedback; port: pools, carry
 */
#ifndef XCPR_XCP_RESIDUAL_POOLS_P4
#define XCPR_XCP_RESIDUAL_POOLS_P4

#include "state.p4"

/// The largest int<32>, in 1/65536 byte.
#define MAX_FEEDBACK_Q16 0x7FFFFFFF0000

control ResidualPools(inout congestion_t congestion, inout share_t share, inout port_state_t port) {
    int<64> feedback_q16;
    int<64> with_carry_q16;
    int<64> positive_q16;
    int<64> negative_q16;

    /// H_feedback is 32 bit: one packet can carry at most 2 GB, and the pool keeps the rest.
    action limit_shares() {
        if (share.negative_q16 > MAX_FEEDBACK_Q16) {
            share.negative_q16 = MAX_FEEDBACK_Q16;
        }
        if (share.positive_q16 > MAX_FEEDBACK_Q16) {
            share.positive_q16 = MAX_FEEDBACK_Q16;
        }
        positive_q16 = (int<64>)share.positive_q16;
        negative_q16 = (int<64>)share.negative_q16;
        feedback_q16 = positive_q16 - negative_q16;
        with_carry_q16 = feedback_q16 + (int<64>)(bit<64>)port.carry_q16;
    }

    action write_feedback() {
        congestion.h_feedback = (int<32>)(with_carry_q16 >> 16);
        port.carry_q16 = (bit<16>)(bit<64>)with_carry_q16;
    }

    action follow_header() {
        int<64> header_q16 = (int<64>)congestion.h_feedback << 16;
        if (feedback_q16 > header_q16) {
            negative_q16 = negative_q16 + (feedback_q16 - header_q16);
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
        limit_shares();
        if ((int<64>)congestion.h_feedback > (with_carry_q16 >> 16)) {
            write_feedback();
        } else {
            follow_header();
        }
        pay();
    }
}

#endif
