/*
 * XCP's congestion header: the XCP-r paper's figure 1 in the framing of draft-falk-xcp-spec-03.
 */
#ifndef XCPR_XCP_HEADER_P4
#define XCPR_XCP_HEADER_P4

#include "constants.p4"

header xcp_t {
    bit<8>  next_protocol;
    bit<8>  length;
    bit<4>  version;
    bit<4>  format;
    bit<8>  epoch;
    bit<32> h_cwnd;      // bytes
    bit<32> h_rtt;       // microseconds; 0: not known yet
    int<32> h_feedback;  // bytes
    bit<32> h_reverse;   // bytes; on ACKs
}

typedef xcp_t congestion_t;

#endif
