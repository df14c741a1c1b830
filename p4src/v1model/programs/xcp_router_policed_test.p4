/*
 * The XCP router whose ports police (xcp/policing/), with exact arithmetic, for tests: time and
 * queue come out of a test header (test_observation.p4).
 */
#define INGRESS XcpIngress
#define EGRESS XcpEgress

#include "../test_observation.p4"
#include "../../xcp/exact/efficiency_controller.p4"
#include "../../xcp/exact/fairness_controller.p4"
#include "../../xcp/policing/controllers.p4"
#include "../xcp_exact_registers.p4"
#include "../xcp_policed_registers.p4"
#include "../../xcp/congestion.p4"
#include "../../xcp/policing/policed_port.p4"
#include "../router.p4"

V1Switch(PacketParser(), VerifyIpv4Checksum(), XcpIngress(), XcpEgress(), KeepChecksum(), RouterDeparser()) main;
