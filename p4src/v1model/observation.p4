/*
 * The switch's own knowledge of a packet's time and queue. Its counterpart is test_observation.p4:
 * the same two names, with the packet itself saying these things.
 */
#ifndef XCPR_V1MODEL_OBSERVATION_P4
#define XCPR_V1MODEL_OBSERVATION_P4

#include <v1model.p4>
#include "../common/constants.p4"
#include "../router/state.p4"

parser ParseObservation(packet_in packet, inout packet_state_t observed) {
    state start {
        transition accept;
    }
}

/// Egress.   writes  packet: time, wait, packets in the queue
control Observe(in standard_metadata_t standard_metadata, inout packet_state_t packet) {
    apply {
        packet.now_us = standard_metadata.egress_global_timestamp;
        packet.wait_us = standard_metadata.deq_timedelta;
        packet.queued_packets = (bit<32>)standard_metadata.deq_qdepth;
    }
}

#endif
