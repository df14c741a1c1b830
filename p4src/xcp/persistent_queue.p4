/*
 * Persistent queue: the queue that does not drain within about half a round trip.
 *
 * Measured as time: on a first-in first-out port that drains at capacity C, a packet that waited w saw
 * C * w bytes ahead of it. That counts bytes where a target counts packets, whatever their sizes, and
 * every target has it (v1model deq_timedelta, TNA deq_timedelta).
 *
 * The minimum wait over an interval of max(2 ms, (avg_rtt - wait) / 2): draft-falk-xcp-spec-03,
 * sections 3.1.4 and 3.1.6. The interval is not the one of the controllers' timer alone, so that the
 * queue does not feed forward into its own measurement.
 *
 * For every packet.
 *   reads   packet: time, wait; port: avg_rtt
 *   writes  port: min_queue, queue, queue_end
 *   before  EfficiencyController, which needs queue
 */
#ifndef XCPR_XCP_PERSISTENT_QUEUE_P4
#define XCPR_XCP_PERSISTENT_QUEUE_P4

#include "state.p4"

control PersistentQueue(in packet_state_t packet, inout port_state_t port) {
    action start_interval() {
        bit<32> rtt_us = port.avg_rtt_q8 >> 8;
        bit<32> next = MIN_QUEUE_INTERVAL_US;
        if (rtt_us > packet.wait_us && (rtt_us - packet.wait_us) >> 1 > next) {
            next = (rtt_us - packet.wait_us) >> 1;
        }
        port.queue_us = port.min_queue_us;
        port.min_queue_us = packet.wait_us;
        port.queue_end_us = packet.now_us + (time_us_t)next;
    }

    apply {
        if (packet.wait_us < port.min_queue_us) {
            port.min_queue_us = packet.wait_us;
        }
        if (packet.now_us >= port.queue_end_us) {
            start_interval();
        }
    }
}

#endif
