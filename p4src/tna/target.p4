/*
 * The difference between Tofino and Tofino 2: the architecture's file and the fixed ports.
 */
#ifndef XCPR_TNA_TARGET_P4
#define XCPR_TNA_TARGET_P4

#if __TARGET_TOFINO__ == 2
#include <t2na.p4>
#define RECIRCULATION_PORT 6
#define TNA_CPU_PORT 2
#else
#include <tna.p4>
#define RECIRCULATION_PORT 68
#define TNA_CPU_PORT 64
#endif

#endif
