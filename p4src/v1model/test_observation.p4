/*
 * For tests: a packet's time and queue stand in a header in front of its frame. So the same packets
 * give the same bytes on every switch, however fast it runs. The header is gone on the way out, and
 * no size counts it. A packet without one is dropped (truncated, or not IPv4).
 *
 *   test | any frame
 */
#ifndef XCPR_V1MODEL_TEST_OBSERVATION_P4
#define XCPR_V1MODEL_TEST_OBSERVATION_P4

#include <v1model.p4>
#include "../common/constants.p4"
#include "../router/state.p4"

#define TEST_BYTES 28

/// Begins like an Ethernet header, so that any link carries it.
header test_t {
    bit<48> dst_addr;
    bit<48> src_addr;
    bit<16> ether_type;             // ETHERTYPE_TEST
    bit<48> time_us;                // when the frame leaves the queue
    bit<32> wait_us;                // how long it was there
    bit<32> queued_packets;         // that it left behind there
}

error {
    NoTestHeader
}

parser ParseObservation(packet_in packet, inout packet_state_t observed) {
    test_t test;

    state start {
        packet.extract(test);
        verify(test.ether_type == ETHERTYPE_TEST, error.NoTestHeader);
        observed.now_us = test.time_us;
        observed.wait_us = test.wait_us;
        observed.queued_packets = test.queued_packets;
        observed.size_bytes = observed.size_bytes - TEST_BYTES;
        transition accept;
    }
}

/// The parser has written it all.
control Observe(in standard_metadata_t standard_metadata, inout packet_state_t packet) {
    apply { }
}

#endif
