/*
 * Made by compile.py from program.toml: change that file.
 */
#ifndef XCPR_XCP_CONSTANTS_P4
#define XCPR_XCP_CONSTANTS_P4

#define XCP_HEADER_BYTES 20
#define XCP_FORMAT_DATA 1
#define XCP_FORMAT_XCP_ACK 2
#define XCP_FORMAT_XCP_R_ACK 3
#define FIRST_FORMAT 1
#define LAST_FORMAT 3

// gains, in 1/65536
#define ALPHA_Q16 26214
#define BETA_Q16 14811
#define GAMMA_Q16 6554

#define INITIAL_RTT_US 50000
#define MIN_INTERVAL_US 5000
#define MAX_RTT_US 2097151
#define MIN_QUEUE_INTERVAL_US 2000

#endif
