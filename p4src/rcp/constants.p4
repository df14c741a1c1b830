/*
 * Made by compile.py from program.toml: change that file.
 */
#ifndef XCPR_RCP_CONSTANTS_P4
#define XCPR_RCP_CONSTANTS_P4

#define RCP_HEADER_BYTES 16
#define RCP_FORMAT_DATA 4
#define RCP_FORMAT_ACK 5
#define FIRST_FORMAT 4
#define LAST_FORMAT 5

// gains, in 1/65536
#define ALPHA_Q16 26214
#define BETA_Q16 14811
#define INITIAL_SHARE_Q16 3277

#define INITIAL_RTT_US 200000
#define MAX_INTERVAL_US 10000
#define MAX_RTT_US 2097151

#endif
