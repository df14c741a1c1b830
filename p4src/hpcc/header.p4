/*
 * HPCC's congestion header: what a packet found at each port that it left by (INT), in the framing of XCP's.
 *
 * A hop's 128 bits, from the highest on:
 *
 *   capacity    40   bytes that the link takes in 2^20 us
 *   time        24   when the packet left the queue, us; it wraps
 *   sent        32   bytes that have left by the port, this packet included; it wraps
 *   queue       32   bytes that wait there
 */
#ifndef XCPR_HPCC_HEADER_P4
#define XCPR_HPCC_HEADER_P4

#include "constants.p4"

header hpcc_t {
    bit<8>   next_protocol;
    bit<8>   length;
    bit<4>   version;
    bit<4>   format;
    bit<8>   hops;      // ports passed, of which the first five have written something; it stays at 255
    bit<128> hop_1;
    bit<128> hop_2;
    bit<128> hop_3;
    bit<128> hop_4;
    bit<128> hop_5;
}

typedef hpcc_t congestion_t;

#endif
