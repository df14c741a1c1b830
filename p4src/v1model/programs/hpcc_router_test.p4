/*
 * The HPCC router for tests: time and queue come out of a test header (test_observation.p4).
 */
#define INGRESS HpccIngress
#define EGRESS HpccEgress

#include "../test_observation.p4"
#include "../hpcc_registers.p4"
#include "../../hpcc/congestion.p4"
#include "../trusted_port.p4"
#include "../router.p4"

V1Switch(PacketParser(), VerifyIpv4Checksum(), HpccIngress(), HpccEgress(), KeepChecksum(), RouterDeparser()) main;
