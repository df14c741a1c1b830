/*
 * A reciprocal without a division, from two tables.
 *
 *   value = 1.m * 2^e     exponents:   e from the value's prefix, one entry per bit
 *                         reciprocals: the next 8 bits m -> 2^24 / (256 + m + 1/2), 256 entries
 *   1 / value = inverse * 2^(-16 - e)                at most 0.2 % off
 *
 *   reads   value, at least 1
 *   writes  inverse, exponent
 */
#ifndef XCPR_XCP_EXACT_RECIPROCAL_P4
#define XCPR_XCP_EXACT_RECIPROCAL_P4

control Reciprocal(in bit<32> value, out bit<64> inverse, out bit<8> exponent) {
    bit<8> following;               // the bits behind the leading one

    action set_exponent(bit<8> place) {
        exponent = place;
        bit<32> normalised = value << (31 - place);
        following = normalised[30:23];
    }

    table exponents {
        key = { value: lpm; }
        actions = { set_exponent; }
        const default_action = set_exponent(0);
        const entries = {
#include "exponent_entries.p4"
        }
    }

    action set_reciprocal(bit<64> reciprocal) {
        inverse = reciprocal;
    }

    table reciprocals {
        key = { following: exact; }
        actions = { set_reciprocal; }
        const default_action = set_reciprocal(0);
        const entries = {
#include "reciprocal_entries.p4"
        }
    }

    apply {
        exponents.apply();
        reciprocals.apply();
    }
}

#endif
