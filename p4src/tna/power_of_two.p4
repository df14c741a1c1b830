/*
 * A product without a multiplier: by the nearest power of two.
 */
#ifndef XCPR_TNA_POWER_OF_TWO_P4
#define XCPR_TNA_POWER_OF_TWO_P4

#include "headers.p4"

/// value times 2^log, rounded to a whole power from 2^-7 to 2^7; a value of 2^31 and more counts as beyond.
///
/// The key is log in halves, rounded down: two neighbours have the same nearest whole number.
control TimesPowerOfTwo(in log_t log, inout bit<32> value)(bit<32> beyond) {
    action set_beyond() {
        value = beyond;
    }

    action keep() {
    }

    action left_1() {
        value = value << 1;
    }

    action left_2() {
        value = value << 2;
    }

    action left_3() {
        value = value << 3;
    }

    action left_4() {
        value = value << 4;
    }

    action left_5() {
        value = value << 5;
    }

    action left_6() {
        value = value << 6;
    }

    action left_7() {
        value = value << 7;
    }

    action right_1() {
        value = value >> 1;
    }

    action right_2() {
        value = value >> 2;
    }

    action right_3() {
        value = value >> 3;
    }

    action right_4() {
        value = value >> 4;
    }

    action right_5() {
        value = value >> 5;
    }

    action right_6() {
        value = value >> 6;
    }

    action right_7() {
        value = value >> 7;
    }

    table power_of_two {
        key = {
            value[31:31]: ternary @name("beyond");
            log[31:15]: ternary @name("halves");
        }
        actions = {
            set_beyond; keep;
            left_1; left_2; left_3; left_4; left_5; left_6; left_7;
            right_1; right_2; right_3; right_4; right_5; right_6; right_7;
        }
        const default_action = keep();
        const entries = {
            #include "power_of_two_entries.p4"
        }
        size = 64;
    }

    apply {
        power_of_two.apply();
    }
}

#endif
