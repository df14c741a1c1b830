/*
 * Made by compile.py from constants.toml: change that file.
 */
#ifndef XCPR_CONSTANTS_P4
#define XCPR_CONSTANTS_P4

const bit<16> ETHERTYPE_IPV4 = 0x0800;
const bit<16> ETHERTYPE_TELEMETRY = 0x88B5;
#define ETHERTYPE_TEST 0x88B6
const bit<8> PROTOCOL_CONGESTION = 253;
const bit<8> PROTOCOL_TCP = 6;
const bit<8> PROTOCOL_UDP = 17;
const bit<4> CONGESTION_VERSION = 1;

#define PORTS 512
#define ROUTES 1024
#define CPU_CLONE_SESSION 1

const bit<9> CPU_PORT = 255;
const bit<16> PACKET_OUT_ROUTED = 0xFFFF;

const bit<8> DROP_BAD_IPV4_CHECKSUM = 1;
const bit<8> DROP_TTL_EXPIRED = 2;
const bit<8> DROP_NO_ROUTE = 3;
const bit<8> DROP_BAD_CONGESTION_LENGTH = 4;
const bit<8> DROP_BAD_CONGESTION_VERSION = 5;
const bit<8> DROP_BAD_CONGESTION_FORMAT = 6;
const bit<8> DROP_TRUNCATED = 7;
const bit<8> DROP_NOT_IPV4 = 8;
const bit<8> DROP_BAD_IPV4_HEADER = 9;
#define DROP_REASONS 10

#endif
