/*
 * The state of a policed port, beside XCP's.
 */
#ifndef XCPR_XCP_POLICING_STATE_P4
#define XCPR_XCP_POLICING_STATE_P4

#include "../state.p4"
#include "constants.p4"

/// The claims of a flow and its bytes in its round trip.
struct claim_t {
    bit<96>   flow;
    time_us_t start_us;
    bit<32>   bytes;
    bit<32>   window;               // the largest that it claimed
    bit<1>    on_probation;         // it has not kept to its claim for a round trip
    // the window that feedback has led to: until now, until this round trip began, until the last one began
    bit<32>   granted;
    bit<32>   granted_at_start;
    bit<32>   granted_before;
    bit<32>   debt;                 // bytes beyond its window, of earlier round trips
}

/// The port's account of what is handed out and not used (guard.p4).
struct watch_t {
    bit<1>  watched;                // the port may be guarded; where not, the rest stands still
    bit<1>  guarded;                // large shares are cut
    bit<32> max_rtt_us;             // what H_rtt counts for at most
    bit<64> to_large_q16;           // what large shares took in this interval, less what others did, modulo 2^64
    bit<1>  large_before;           // most went to large shares in the last interval
    bit<64> unused_us;              // how long that was too much
    bit<32> normal_rtt_q8;          // the mean RTT when it was not
    bit<64> sum_rtt_bytes;          // us * bytes: 1e11 bytes * 2^21 have 58 bits
    bit<64> max_rtt_by_cwnd_q28;    // per byte: above it a packet's share is large
}

/// One packet between policing's two hooks.
struct verdict_t {
    bool    is_guarded_port;        // it leaves by a port of guarded_ports
    bool    is_watched;             // or by one that is watched still
    bool    is_policed;             // it is data with a known RTT, of a port of policed_ports
    bool    is_surplus;             // it is more than its flow may send: it goes no further
    bit<8>  violation;              // 0, or why its claim is not believed: one of VIOLATION_*
    bit<32> h_rtt;                  // of its header
}

struct congestion_state_t {
    port_state_t port;
    aggregate_t  aggregate;
    share_t      share;
    watch_t      watch;
    claim_t      claim;
    verdict_t    verdict;
    bit<64>      surplus_bytes;     // of this interval: offered, and no link has to carry them
}

#endif
