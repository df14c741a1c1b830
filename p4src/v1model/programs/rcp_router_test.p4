/*
 * The RCP router for tests: time and queue come out of a test header (test_observation.p4).
 */
#define INGRESS RcpIngress
#define EGRESS RcpEgress

#include "../test_observation.p4"
#include "../rcp_registers.p4"
#include "../../rcp/congestion.p4"
#include "../trusted_port.p4"
#include "../router.p4"

V1Switch(PacketParser(), VerifyIpv4Checksum(), RcpIngress(), RcpEgress(), KeepChecksum(), RouterDeparser()) main;
