/*
 * Division for control intervals: p4c compiles no run-time division, so it is 64 steps of shift and
 * subtract. Exact, and too slow for every packet: xcp/exact/reciprocal.p4 has what those take.
 */
#ifndef XCPR_ROUTER_DIVISION_P4
#define XCPR_ROUTER_DIVISION_P4

#include "wide.p4"

/// quotient = floor(dividend / divisor), 2^64 - 1 where that does not fit or the divisor is 0.
action divide(in wide_t dividend, in wide_t divisor, out bit<64> quotient) {
    wide_t remainder = dividend >> 64;
    bit<64> low = dividend[63:0];
    quotient = 0;
    if (remainder >= divisor) {
        quotient = 0xFFFFFFFFFFFFFFFF;
    } else {
        for (bit<8> step = 0; step < 64; step = step + 1) {
            remainder = (remainder << 1) | (wide_t)low[63:63];
            low = low << 1;
            quotient = quotient << 1;
            if (remainder >= divisor) {
                remainder = remainder - divisor;
                quotient = quotient | 1;
            }
        }
    }
}

#endif
