/*
 * The router for tests: xcp_router.p4 with time and queue out of a test header (test_observation.p4).
 */
#define TEST_VARIANT
#include "xcp_router.p4"
