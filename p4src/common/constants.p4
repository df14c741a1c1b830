/*
 * Made by compile.py from constants.toml: change that file.
 */
#ifndef XCPR_CONSTANTS_P4
#define XCPR_CONSTANTS_P4

const bit<16> ETHERTYPE_IPV4 = 0x0800;
const bit<16> ETHERTYPE_TELEMETRY = 0x88B5;
#define ETHERTYPE_TEST 0x88B6
const bit<8> PROTOCOL_XCP = 253;
const bit<8> PROTOCOL_TCP = 6;
const bit<8> PROTOCOL_UDP = 17;
#define XCP_HEADER_BYTES 20
const bit<4> XCP_VERSION = 1;
const bit<4> XCP_FORMAT_DATA = 1;
const bit<4> XCP_FORMAT_XCP_ACK = 2;
const bit<4> XCP_FORMAT_XCP_R_ACK = 3;

// gains, in 1/65536
#define ALPHA_Q16 26214
#define BETA_Q16 14811
#define GAMMA_Q16 6554

#define INITIAL_RTT_US 50000
#define MIN_INTERVAL_US 5000
#define MAX_RTT_US 2097151
#define MIN_QUEUE_INTERVAL_US 2000

#define PORTS 512
#define ROUTES 1024
#define CPU_CLONE_SESSION 1
#define TELEMETRY_FRAME_BYTES 100

const bit<9> CPU_PORT = 255;
#define PACKET_IN_BYTES 2
#define PACKET_OUT_BYTES 2
const bit<16> PACKET_OUT_ROUTED = 0xFFFF;

// the largest int<32>, in 1/65536 byte
#define MAX_FEEDBACK_Q16 0x7FFFFFFF0000

const bit<8> DROP_BAD_IPV4_CHECKSUM = 1;
const bit<8> DROP_TTL_EXPIRED = 2;
const bit<8> DROP_NO_ROUTE = 3;
const bit<8> DROP_BAD_XCP_LENGTH = 4;
const bit<8> DROP_BAD_XCP_VERSION = 5;
const bit<8> DROP_BAD_XCP_FORMAT = 6;
const bit<8> DROP_TRUNCATED = 7;
const bit<8> DROP_NOT_IPV4 = 8;
const bit<8> DROP_BAD_IPV4_HEADER = 9;
#define DROP_REASONS 10

#endif
