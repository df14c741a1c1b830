/*
 * The XCP router for tests with the arithmetic that a switch without multiplication can do: time and queue come
 * out of a test header (test_observation.p4).
 */
#define INGRESS XcpIngress
#define EGRESS XcpEgress

#include "../test_observation.p4"
#include "../../xcp/table/efficiency_controller.p4"
#include "../../xcp/table/fairness_controller.p4"
#include "../../xcp/controllers.p4"
#include "../xcp_table_registers.p4"
#include "../../xcp/congestion.p4"
#include "../trusted_port.p4"
#include "../router.p4"

V1Switch(PacketParser(), VerifyIpv4Checksum(), XcpIngress(), XcpEgress(), KeepChecksum(), RouterDeparser()) main;
