/*
 * The two pools at the beginning of an interval, whatever the arithmetic:
 *
 *   shuffled = max(0, gamma y d - |phi|)
 *   residue_pos = shuffled + max(phi, 0);   residue_neg = shuffled + max(-phi, 0)
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.2.
 *
 * Once per control interval.
 *   reads   aggregate (EfficiencyController has run)
 *   writes  port: pools
 *   next    FairnessController, which fixes what a packet gets of them
 */
#ifndef XCPR_XCP_POOLS_P4
#define XCPR_XCP_POOLS_P4

#include "state.p4"

control FillPools(in aggregate_t aggregate, inout port_state_t port) {
    action fill_pools() {
        int<64> magnitude_q16 = aggregate.phi_q16;
        if (magnitude_q16 < 0) {
            magnitude_q16 = -magnitude_q16;
        }
        wide_int_t shuffled_q16 = aggregate.shuffled_q16 - (wide_int_t)magnitude_q16;
        if (shuffled_q16 < 0) {
            shuffled_q16 = 0;
        }
        port.residue_pos_q16 = (bit<64>)(wide_t)shuffled_q16;
        port.residue_neg_q16 = port.residue_pos_q16;
        if (aggregate.phi_q16 > 0) {
            port.residue_pos_q16 = port.residue_pos_q16 + (bit<64>)magnitude_q16;
        } else {
            port.residue_neg_q16 = port.residue_neg_q16 + (bit<64>)magnitude_q16;
        }
    }

    apply {
        fill_pools();
    }
}

#endif
