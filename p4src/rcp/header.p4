/*
 * RCP's congestion header: the rate that the path offers, in the framing of XCP's.
 */
#ifndef XCPR_RCP_HEADER_P4
#define XCPR_RCP_HEADER_P4

#include "constants.p4"

header rcp_t {
    bit<8>  next_protocol;
    bit<8>  length;
    bit<4>  version;
    bit<4>  format;
    bit<8>  reserved;
    bit<32> h_rtt;       // microseconds; 0: not known yet
    bit<64> h_rate;      // bytes per 2^20 us: on data the rate asked for, lowered by each router; on ACKs what was left
}

typedef rcp_t congestion_t;

#endif
