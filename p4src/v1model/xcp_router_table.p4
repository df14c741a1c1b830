/*
 * The router with the arithmetic that a switch without multiplication can do: xcp_router.p4 with the
 * controllers of common/table_*.p4.
 */
#define TABLE_ARITHMETIC
#include "xcp_router.p4"
