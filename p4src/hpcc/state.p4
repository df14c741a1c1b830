/*
 * The state of HPCC per egress port.
 *
 * 64 bits of bytes last for 11 years at 400 Gbit/s. The header's 32 wrap after 86 ms there: a host finds wraps
 * by time and capacity (hosts/src/tcp/cc/explicit/hpcc.rs).
 */
#ifndef XCPR_HPCC_STATE_P4
#define XCPR_HPCC_STATE_P4

#include "../router/state.p4"
#include "header.p4"
#include "port.p4"

/// One egress port's counts. The architecture keeps the first three in registers.
struct congestion_state_t {
    bit<64> offered_bytes;          // that were to leave by the port
    bit<64> sent_bytes;             // that have left
    bit<64> lost_bytes;             // that never will: known when nothing waits
    bit<64> queue_bytes;            // that wait behind this packet
}

#endif
