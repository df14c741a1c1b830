/*
 * The state of the two pipelines for a packet, and the constants of its own units.
 */
#ifndef XCPR_TNA_STATE_P4
#define XCPR_TNA_STATE_P4

#include "headers.p4"

/// From input per duration, in 32 bytes per tick, to alpha y in 16 bytes per us.
#define LOG_ALPHA_INPUT (LOG_ALPHA - LOG_TICK_US + (1 << 16))

/// From a pool in 16 bytes to 1/256 byte, and from a scale to the logarithm of its sum.
#define LOG_COEFFICIENT ((12 << 16) - LOG_SUM_GOAL)

/// The largest pool, in 16 bytes, that 32 bits hold in bytes.
#define MAX_POOL 0x0FFFFFFF

/// A pool's word that it has enough.
#define ALL_GIVEN 0xFFFFFFFF

/// The verdict on a packet-out that names a port of nine bits: its headers are not looked at.
const bit<8> TO_PORT = 0xFF;

struct ingress_state_t {
    bit<8>  verdict;                // of the parser: a drop reason, TO_PORT, or 0
    bit<1>  checksum_error;
    bit<8>  reason;
    bit<16> size_bytes;
    PortId_t port;                  // where a frame goes
    bit<1>  has_capacity;
    // operands and results of the three logarithms
    bit<32> a;
    bit<32> b;
    bit<32> c;
    log_t   log_a;
    log_t   log_b;
    log_t   log_c;
}

struct egress_state_t {
    role_t  role;
    PortId_t port;                  // whose registers this packet uses
    MirrorId_t session;
    ticks_t now;
    ticks_t wait;
    bit<1>  ended;                  // the control interval
    bit<1>  queue_ended;            // the queue's
    bit<32> input;
    // the interval that a frame ends
    role_t  snapshot_role;
    bit<32> sum_x;
    bit<32> sum_xrtt;
    bit<32> sum_bytes;
    ticks_t duration;
    bit<32> input_sum;
    ticks_t queue_wait;
    ticks_t queue_span;             // half of wait and two shortest intervals; then what half the RTT has beyond it
    ticks_t queue_due;
    // operands of the seven powers, and their results
    log_t   log_a;
    log_t   log_b;
    log_t   log_c;
    log_t   log_pay_positive;
    log_t   log_pay_negative;
    log_t   log_positive;
    log_t   log_negative;
    bit<32> a;
    bit<32> b;
    bit<32> c;
    // a share's two parts, and what they change the window by; first their dither
    bit<32> pay_positive;
    bit<32> pay_negative;
    bit<32> positive;
    bit<32> negative;
    // of the packet's RTT over the mean one, and the reverse
    log_t   log_ratio;
    log_t   log_over;
    bit<32> excess;                 // what the header asks for less, as a share
    int<32> feedback;
}

#endif
