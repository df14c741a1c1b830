/*
 * Logarithms and powers from tables, for data planes that neither multiply nor divide:
 *
 *   a * b / c = Exponential(Logarithm(a) + Logarithm(b) - Logarithm(c))
 *
 * Sharma et al., NSDI 2017, section 3.1.1. log_tables.py makes the entries and says what these controls
 * compute, to the bit, and how far that is from the truth. Shifts by a variable distance stand where a
 * Tofino has one ternary and one exact table (the same values: tests/p4src/test_log_tables.py).
 *
 * Every instance has a table of its own, as on hardware, where a table is looked up once per pass.
 */
#ifndef XCPR_XCP_TABLE_LOGARITHM_P4
#define XCPR_XCP_TABLE_LOGARITHM_P4

#include "log_constants.p4"

/// writes log: log2(value)
control Logarithm(in bit<64> value, out log_t log) {
    bit<8> exponent = 0;
    bit<LOG_BITS> known;

    action normalise() {
        bit<64> rest = value;
        exponent = 0;
        if (rest[63:32] != 0) { exponent = exponent + 32; } else { rest = rest << 32; }
        if (rest[63:48] != 0) { exponent = exponent + 16; } else { rest = rest << 16; }
        if (rest[63:56] != 0) { exponent = exponent + 8; }  else { rest = rest << 8; }
        if (rest[63:60] != 0) { exponent = exponent + 4; }  else { rest = rest << 4; }
        if (rest[63:62] != 0) { exponent = exponent + 2; }  else { rest = rest << 2; }
        if (rest[63:63] != 0) { exponent = exponent + 1; }  else { rest = rest << 1; }
        known = rest[62:63 - LOG_BITS];
    }

    action set_fraction(bit<16> fraction_q16) {
        log = (log_t)((bit<32>)exponent << 16 | (bit<32>)fraction_q16);
    }

    table fraction {
        key = { known: exact; }
        actions = { set_fraction; NoAction; }
        const default_action = NoAction();
        const entries = {
#include "log_entries.p4"
        }
    }

    apply {
        log = LOG_ZERO;
        if (value != 0) {
            normalise();
            fraction.apply();
        }
    }
}

/// writes value: 2^log, rounded to the nearest integer; 2^62 for all that is larger
control Exponential(in log_t log, out bit<64> value) {
    bit<EXP_BITS> known;
    log_t integer;

    action split() {
        integer = log >> 16;
        known = log[15:16 - EXP_BITS];
    }

    action set_power(bit<64> mantissa_q16) {
        value = 0;
        if (integer >= 62) {
            value = 0x4000000000000000;
        } else if (integer >= 16) {
            value = mantissa_q16 << (bit<8>)(bit<32>)(integer - 16);
        } else if (integer >= -1) {
            bit<8> places = (bit<8>)(bit<32>)(16 - integer);
            value = (mantissa_q16 + (64w1 << (places - 1))) >> places;
        }
    }

    table mantissa {
        key = { known: exact; }
        actions = { set_power; NoAction; }
        const default_action = NoAction();
        const entries = {
#include "exp_entries.p4"
        }
    }

    apply {
        value = 0;
        split();
        mantissa.apply();
    }
}

#endif
