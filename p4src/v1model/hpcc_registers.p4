/*
 * HPCC's registers: bytes that left a port, bytes that never will.
 *
 * The ingress counts a packet before it is queued. Where ingress and egress run in threads (BMv2),
 * a packet may be counted and not queued yet. The packet counts as waiting, or, if nothing waits, as lost
 * until the queue is empty again.
 */
#ifndef XCPR_V1MODEL_HPCC_REGISTERS_P4
#define XCPR_V1MODEL_HPCC_REGISTERS_P4

#include "../hpcc/state.p4"
#include "registers.p4"

register<bit<64>>(PORTS) sent_bytes_register;
register<bit<64>>(PORTS) lost_bytes_register;

/// Egress, every packet.
control LoadCounts(in bit<32> index, inout congestion_state_t state) {
    apply {
        input_bytes_register.read(state.offered_bytes, index);
        sent_bytes_register.read(state.sent_bytes, index);
        lost_bytes_register.read(state.lost_bytes, index);
    }
}

control StoreCounts(in bit<32> index, in congestion_state_t state) {
    apply {
        sent_bytes_register.write(index, state.sent_bytes);
        lost_bytes_register.write(index, state.lost_bytes);
    }
}

#endif
