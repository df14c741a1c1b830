/*
 * The load of a port: bytes sent and bytes that wait.
 *
 *   sent    = sum of the sizes of the packets that left
 *   queue   = offered - sent - lost;   lost = offered - sent where no packet waits
 *
 * v1model's queue depths count packets; HPCC needs bytes. Bytes that were offered and not sent wait
 * or were dropped. Dropped bytes can't be distinguished before the queue is empty: until then
 * they count as waiting, so that a port which drops shows at least its queue.
 *
 * Each packet.
 *   reads   packet: size, packets that wait; state: counts
 *   writes  state: sent, lost, queue
 */
#ifndef XCPR_HPCC_PORT_LOAD_P4
#define XCPR_HPCC_PORT_LOAD_P4

#include "state.p4"

control PortLoad(in packet_state_t packet, inout congestion_state_t state) {
    action count_packet() {
        state.sent_bytes = state.sent_bytes + (bit<64>)packet.size_bytes;
        bit<64> unsent_bytes = state.offered_bytes - state.sent_bytes;
        if (packet.queued_packets == 0) {
            state.lost_bytes = unsent_bytes;
        }
        state.queue_bytes = unsent_bytes |-| state.lost_bytes;
    }

    apply {
        count_packet();
    }
}

#endif
