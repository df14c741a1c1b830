/*
 * An IPv4 router that speaks XCP, for Tofino (TNA) and Tofino 2.
 *
 *            ingress                        traffic manager      egress
 *   parse -> header checks -> route ->      queue of a port ->   timers, persistent queue
 *                 |              |                               sums, shares, pools -> H_feedback
 *            drop, counted   count input                             |
 *            by its reason   logarithms of the packet            interval over: mirror a snapshot
 *                 |              ^                                   |
 *              CPU port  <--  update: logarithms  <-- recirculate -- update: powers, registers
 *
 * The packet that ends a control interval can't do the interval's arithmetic: a register is touched once
 * per pass, and each table is looked up once. Its mirror image does it, in four rounds through the
 * recirculation port; until then packets share by the interval before.
 */
#include <core.p4>

#include "deparser.p4"
#include "egress.p4"
#include "ingress.p4"
#include "parser.p4"

Pipeline(XcpIngressParser(), XcpIngress(), XcpIngressDeparser(),
         XcpEgressParser(), XcpEgress(), XcpEgressDeparser()) pipe;

Switch(pipe) main;
