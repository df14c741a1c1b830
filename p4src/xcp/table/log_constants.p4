/*
 * Made by compile.py from log_tables.py: change that file.
 */
#ifndef XCPR_LOG_CONSTANTS_P4
#define XCPR_LOG_CONSTANTS_P4

/// log2 of a value, in 1/65536; LOG_ZERO for 0.
typedef int<32> log_t;

#define LOG_BITS 7
#define EXP_BITS 8
#define LOG_ZERO (-268435456)

// log2 of the gains
#define LOG_ALPHA (-86634)
#define LOG_BETA (-140614)

// log2 of the mean RTT before any is known
#define LOG_INITIAL_RTT 1022993

// the sums stop at their largest value, and are meant to end an interval near 2^LOG_SUM_GOAL
#define SUM_LIMIT 0xFFFFFFFF
#define LOG_SUM_GOAL (27 << 16)

// log2 of the sums' units where their scales are 0
#define UNIT_X (-10 << 16)
#define UNIT_XRTT (12 << 16)

// logarithms up to here stand for 0
#define LOG_SMALLEST (-134217728)

#endif
