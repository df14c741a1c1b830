/*
 * Control intervals: they end on the first packet that leaves the port when their time is over.
 *
 * EndInterval
 *   Reads    packet: time; interval: start, both counts of bytes offered.
 *   Writes   interval: duration, at least 1 us; input.
 * StartInterval, once all that reads the interval has run
 *   writes  interval: start, end, first count
 */
#ifndef XCPR_ROUTER_INTERVAL_P4
#define XCPR_ROUTER_INTERVAL_P4

#include "state.p4"

control EndInterval(in packet_state_t packet, inout interval_t interval) {
    action measure_interval() {
        interval.duration_us = packet.now_us - interval.start_us;
        // A packet in the first microsecond of all ends the first interval at once, and rates divide by its length.
        if (interval.duration_us == 0) {
            interval.duration_us = 1;
        }
        interval.input_bytes = interval.offered_bytes - interval.offered_at_start;
    }

    apply {
        measure_interval();
    }
}

control StartInterval(in packet_state_t packet, in time_us_t length_us, inout interval_t interval) {
    action start_interval() {
        interval.start_us = packet.now_us;
        interval.end_us = packet.now_us + length_us;
        interval.offered_at_start = interval.offered_bytes;
    }

    apply {
        start_interval();
    }
}

#endif
