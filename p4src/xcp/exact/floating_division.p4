/*
 * Division of a pool by a sum: as mantissa and shift, for the quotient spans what no fixed point serves.
 */
#ifndef XCPR_XCP_EXACT_FLOATING_DIVISION_P4
#define XCPR_XCP_EXACT_FLOATING_DIVISION_P4

#include "../../router/division.p4"

/// The place of the leading one: value in [2^position, 2^(position + 1)). 0 for value 0.
action leading_one(in wide_t value, out bit<8> position) {
    wide_t rest = value;
    position = 0;
    if (rest[127:64] != 0) { position = position + 64; rest = rest >> 64; }
    if (rest[63:32] != 0)  { position = position + 32; rest = rest >> 32; }
    if (rest[31:16] != 0)  { position = position + 16; rest = rest >> 16; }
    if (rest[15:8] != 0)   { position = position + 8;  rest = rest >> 8; }
    if (rest[7:4] != 0)    { position = position + 4;  rest = rest >> 4; }
    if (rest[3:2] != 0)    { position = position + 2;  rest = rest >> 2; }
    if (rest[1:1] != 0)    { position = position + 1; }
}

/// pool / sum = mantissa * 2^-shift, to 31 bits; 0 where either is 0. A floating quotient, because a
/// pool of bytes over a sum of us^2 spans 2^-82 to 2^53 and no fixed point serves both ends.
action divide_floating(in bit<64> pool, in wide_t sum, out bit<64> mantissa, out bit<8> shift) {
    mantissa = 0;
    shift = 0;
    if (pool != 0 && sum != 0) {
        bit<8> pool_place;
        bit<8> sum_place;
        leading_one((wide_t)pool, pool_place);
        leading_one(sum, sum_place);
        wide_t dividend = (wide_t)pool << (63 - pool_place);
        wide_t divisor = sum;
        if (sum_place > 31) {
            divisor = sum >> (sum_place - 31);
        } else {
            divisor = sum << (31 - sum_place);
        }
        divide(dividend, divisor, mantissa);
        // pool = dividend * 2^(pool_place - 63), sum = divisor * 2^(sum_place - 31)
        if (sum_place + 32 >= pool_place) {
            shift = sum_place + 32 - pool_place;
        } else {
            mantissa = mantissa << (pool_place - 32 - sum_place);
        }
    }
}

#endif
