/*
 * Deparsers: what leaves ingress, what leaves egress, and what is mirrored.
 */
#ifndef XCPR_TNA_DEPARSER_P4
#define XCPR_TNA_DEPARSER_P4

// A Tofino's egress parses at least 65 bytes. p4c emits those beyond the headers again.
// For that the parser has to stand before its deparser.
#include "parser.p4"
#include "egress.p4"

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
                meta.snapshot_role, 0, meta.port, meta.sum_x, meta.sum_xrtt, meta.sum_bytes,
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

#endif
