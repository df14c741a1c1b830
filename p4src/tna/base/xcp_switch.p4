/*
 * The router together with a small L2/L3 base, to show that both fit into one pipe.
 */
#include <core.p4>

#include "../deparser.p4"
#include "../parser.p4"
#include "base.p4"

control SwitchIngress(inout tna_headers_t hdr, inout ingress_state_t meta,
                      in ingress_intrinsic_metadata_t intrinsic,
                      in ingress_intrinsic_metadata_from_parser_t from_parser,
                      inout ingress_intrinsic_metadata_for_deparser_t for_deparser,
                      inout ingress_intrinsic_metadata_for_tm_t for_tm) {
    Base() base;
    XcpIngress() router;

    apply {
        base.apply(hdr, meta, intrinsic.ingress_port);
        router.apply(hdr, meta, intrinsic, from_parser, for_deparser, for_tm);
    }
}

Pipeline(XcpIngressParser(), SwitchIngress(), XcpIngressDeparser(),
         XcpEgressParser(), XcpEgress(), XcpEgressDeparser()) pipe;

Switch(pipe) main;
