/*
 * The headers that travel inside the switch beside those of common/headers.p4.
 *
 *   ingress -> egress     bridge | frame
 *   egress -> itself      snapshot | frame, cut      mirrored by the frame that ends a control interval
 *   recirculated          update | frame, cut        the interval's arithmetic, one step a pass
 *
 * Time is counted in ticks of 256 ns, slices of the 48-bit nanosecond clock that begin at a byte.
 * Bytes offered are in units of 32, the terms of phi in units of 16: 400 Gbit/s fit 32 bits for 2
 * s.
 */
#ifndef XCPR_TNA_HEADERS_P4
#define XCPR_TNA_HEADERS_P4

#include "target.p4"
#include "../common/headers.p4"
#include "../xcp/header.p4"
#include "../xcp/table/log_constants.p4"
#include "constants.p4"

typedef bit<32> ticks_t;

/// The first byte of all that reaches egress: what is to be done with it.
typedef bit<8> role_t;
const role_t ROLE_FORWARD = 1;      // a frame without business with XCP: its port has no capacity
const role_t ROLE_FRAME = 2;        // a frame that counts
const role_t ROLE_SHARE = 3;        // a data packet with a known RTT, which also gets its share
const role_t ROLE_SNAPSHOT = 4;     // an interval that has ended: read the port's scales
const role_t ROLE_RTT = 5;          // an update: raise, store mean RTT and scales
const role_t ROLE_PHI = 6;          // an update: raise phi's terms, find the pools
const role_t ROLE_STORE = 7;        // a finished update: store pools and coefficients

/// The facts that ingress knows and egress needs.
header bridge_t {
    role_t  role;
    bit<16> session;                // of the egress pipe: where snapshots of this port go
    @padding bit<7> pad_ingress_port;
    PortId_t ingress_port;
    @padding bit<7> pad_port;
    PortId_t port;                  // egress port
    ticks_t arrival;
    bit<32> dither;                 // 8 random bits, for the rounding of shares
    bit<32> input_bytes;            // offered to the port by this pipe, modulo 2^32, in whole units of 32
    log_t   log_x;
    log_t   log_xrtt;
    log_t   log_size;
    log_t   log_rtt_bytes;
}

/// An interval as its last frame saw it end. Mirrors carry at most 32 bytes.
header snapshot_t {
    role_t  role;                   // ROLE_SNAPSHOT
    @padding bit<7> pad;
    PortId_t port;
    bit<32> sum_x;
    bit<32> sum_xrtt;
    bit<32> sum_bytes;
    ticks_t duration;
    bit<32> input;                  // 32 bytes
    ticks_t wait;                   // the persistent queue
}

/// The worth of an interval's sums.
const bit<8> SUMS_STEADY = 0;       // within a factor of 2 of what the scales aim at
const bit<8> SUMS_MOVED = 1;        // not so: what this interval has added up until the new scales is dropped
const bit<8> SUMS_EMPTY = 2;        // no data packet with a known RTT
const bit<8> SUMS_RAN_OVER = 3;     // moved, and one stopped at its limit: its mean is wrong

/// Behind a snapshot: the interval's arithmetic, between passes. Snapshot and update are the telemetry record.
header update_t {
    bit<8>  sums;
    // what the port's registers hold, and shall hold
    log_t   scale_x;
    log_t   scale_xrtt;
    log_t   scale_bytes;
    log_t   log_avg_rtt;            // us
    bit<32> residue_pos;            // bytes; before the last round 16 bytes
    bit<32> residue_neg;
    // logarithms of what is to be raised. At the end a, b are the coefficients of a packet's shares; c and
    // scale_xrtt are those of what the shares change its window by
    log_t   a;
    log_t   b;
    log_t   c;
}

/// One 32-bit word of IPv4 options.
header option_t {
    bit<32> word;
}

struct tna_headers_t {
    bridge_t      bridge;
    snapshot_t    snapshot;
    update_t      update;
    packet_in_t   packet_in;
    packet_out_t  packet_out;
    ethernet_t    ethernet;
    ipv4_t        ipv4;
    option_t[10]  options;
    xcp_t         xcp;
}

#endif
