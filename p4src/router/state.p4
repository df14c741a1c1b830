/*
 * Every router's knowledge of a packet at its egress port, and of the port's control interval.
 */
#ifndef XCPR_ROUTER_STATE_P4
#define XCPR_ROUTER_STATE_P4

typedef bit<48> time_us_t;

/// One packet at one egress port.
struct packet_state_t {
    time_us_t now_us;
    bit<32>   wait_us;              // time in this port's queue
    bit<32>   queued_packets;       // that it left behind there
    bit<32>   size_bytes;           // whole frame, without what the controller put in front
    bit<96>   flow;                 // addresses and ports, where flows are counted
}

/// One egress port's control interval. The architecture keeps the first three members in registers.
struct interval_t {
    time_us_t start_us;
    time_us_t end_us;
    bit<64>   offered_at_start;     // bytes offered to the port until the interval began
    // known when it ends
    bit<64>   offered_bytes;        // bytes offered to the port until now
    time_us_t duration_us;
    bit<64>   input_bytes;          // offered in the interval, dropped bytes included
}

#endif
