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

#include "egress.p4"
#include "ingress.p4"
#include "parser.p4"

control XcpIngressDeparser(packet_out packet, inout tna_headers_t hdr, in ingress_state_t meta,
                           in ingress_intrinsic_metadata_for_deparser_t for_deparser) {
    apply {
        packet.emit(hdr.bridge);
        packet.emit(hdr.ethernet);
        packet.emit(hdr.snapshot);
        packet.emit(hdr.update);
        packet.emit(hdr.ipv4);
        packet.emit(hdr.options);
        packet.emit(hdr.xcp);
    }
}

control XcpEgressDeparser(packet_out packet, inout tna_headers_t hdr, in egress_state_t meta,
                          in egress_intrinsic_metadata_for_deparser_t for_deparser) {
    Mirror(MIRROR_INTERVAL) mirror;

    apply {
        if (for_deparser.mirror_type == MIRROR_INTERVAL) {
            mirror.emit<snapshot_t>(meta.session, {
                meta.snapshot_role, 0, meta.port, meta.sum_x, meta.sum_xrtt, meta.sum_rtt_bytes,
                meta.duration, meta.input_sum, meta.queue_wait
            });
        }
        packet.emit(hdr.snapshot);
        packet.emit(hdr.update);
        packet.emit(hdr.packet_in);
        packet.emit(hdr.ethernet);
        packet.emit(hdr.ipv4);
        packet.emit(hdr.options);
        packet.emit(hdr.xcp);
    }
}

Pipeline(XcpIngressParser(), XcpIngress(), XcpIngressDeparser(),
         XcpEgressParser(), XcpEgress(), XcpEgressDeparser()) pipe;

Switch(pipe) main;
