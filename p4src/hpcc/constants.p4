/*
 * Made by compile.py from program.toml: change that file.
 */
#ifndef XCPR_HPCC_CONSTANTS_P4
#define XCPR_HPCC_CONSTANTS_P4

#define HPCC_HEADER_BYTES 84
#define HPCC_FORMAT_DATA 6
#define HPCC_FORMAT_ACK 7
#define FIRST_FORMAT 6
#define LAST_FORMAT 7

#define INTERVAL_US 10000

#endif
