/*
 * Made by compile.py from translate/units.py: change that file.
 */
#ifndef XCPR_TNA_CONSTANTS_P4
#define XCPR_TNA_CONSTANTS_P4

// entries of the tables
#define LOG_ENTRIES 3327
#define SIZE_LOG_ENTRIES 1279
#define EXP_ENTRIES 8448

// log2 of a tick (256 ns) in us
#define LOG_TICK_US (-128830)

// times in ticks
#define INITIAL_RTT_TICKS 195312
#define MIN_QUEUE_INTERVAL_TICKS 7812

// log2 of the shortest interval in ticks, and of the largest RTT in us as its table has it
#define LOG_MIN_INTERVAL 934117
#define LOG_MAX_RTT 1376071

// why a header is implausible
#define IMPLAUSIBLE_LONG_RTT 1
#define IMPLAUSIBLE_SMALL_WINDOW 2
#define IMPLAUSIBLE_REASONS 3

#endif
