/*
 * The two pools at the beginning of an interval, whatever the arithmetic:
 *
 *   shuffled_traffic = max(0, gamma y d - |phi|)
 *   residue_pos_fbk = shuffled_traffic + max(phi, 0);   residue_neg_fbk = shuffled_traffic + max(-phi, 0)
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5.2; draft-falk-xcp-spec-03, section 3.1.2.
 *
 * Once per control interval.
 *   reads   aggregate (EfficiencyController has run)
 *   writes  port: pools
 *   next    FixCoefficients, which fixes what a packet gets of them
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
        wide_int_t shuffled_traffic_q16 = aggregate.gamma_traffic_q16 - (wide_int_t)magnitude_q16;
        if (shuffled_traffic_q16 < 0) {
            shuffled_traffic_q16 = 0;
        }
        port.residue_pos_fbk_q16 = (bit<64>)(wide_t)shuffled_traffic_q16;
        port.residue_neg_fbk_q16 = port.residue_pos_fbk_q16;
        if (aggregate.phi_q16 > 0) {
            port.residue_pos_fbk_q16 = port.residue_pos_fbk_q16 + (bit<64>)magnitude_q16;
        } else {
            port.residue_neg_fbk_q16 = port.residue_neg_fbk_q16 + (bit<64>)magnitude_q16;
        }
    }

    apply {
        fill_pools();
    }
}

#endif
