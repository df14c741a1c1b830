/*
 * The router of xcp_router_table.p4 for tests, as xcp_router_test.p4 is that of xcp_router.p4.
 */
#define TABLE_ARITHMETIC
#define TEST_VARIANT
#include "xcp_router.p4"
