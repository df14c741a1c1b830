/*
 * Wide enough for every product of two values that the algorithms' states have.
 */
#ifndef XCPR_ROUTER_WIDE_P4
#define XCPR_ROUTER_WIDE_P4

typedef bit<128> wide_t;

#endif
