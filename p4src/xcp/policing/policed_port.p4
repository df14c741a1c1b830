/*
 * A port that polices: XCP's congestion control with a hook before and one after it, at which claims, allowance and
 * guard take a packet. The congestion control is the one of a port that trusts its hosts, v1model/trusted_port.p4.
 *
 *   before   reads the port's watch, and counts the packet by its flow's claim
 *   after    counts what the feedback grants the flow, and stores
 *
 * A packet that is not believed, or is surplus, comes to the congestion control with a round trip of 0: its own is not
 * known. The packet has no share, and is in no sum.
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 7: policing agents at the edge of the network.
 *
 * Before it come congestion.p4 with the controllers of this folder, and LoadWatch, StoreWatch, LoadSurplus,
 * StoreSurplus, LoadClaim, StoreClaim of the architecture.
 */
#ifndef XCPR_XCP_POLICING_POLICED_PORT_P4
#define XCPR_XCP_POLICING_POLICED_PORT_P4

#include <v1model.p4>
#include "../../router/flow.p4"
#include "allowance.p4"
#include "claims.p4"

control PortControl(in bit<32> index, inout packet_state_t packet, in port_config_t config, inout interval_t interval,
                    inout headers_t hdr, inout congestion_state_t state, inout record_t record,
                    inout standard_metadata_t standard_metadata, out bool interval_over) {
    LoadWatch() load_watch;
    LoadSurplus() load_surplus;
    LoadClaim() load_claim;
    CheckClaim() check_claim;
    Congestion() congestion;
    GrantAllowance() grant_allowance;
    StoreClaim() store_claim;
    StoreSurplus() store_surplus;
    StoreWatch() store_watch;

    @name(".XcpEgress.implausible_claims")
    counter(PORTS, CounterType.packets_and_bytes) implausible_claims;
    @name(".XcpEgress.doubts")
    counter(VIOLATIONS, CounterType.packets_and_bytes) violations;
    @name(".XcpEgress.surplus")
    counter(PORTS, CounterType.packets_and_bytes) surplus;

    /// Claims of packets that leave by this port are checked.
    @name(".XcpEgress.police")
    action police() { }

    @name(".XcpEgress.policed_ports")
    table policed_ports {
        key = { index: exact @name("port"); }
        actions = { police; NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    /// This port is watched from the end of the interval on, and may then be guarded.
    @name(".XcpEgress.beware")
    action watch() { }

    @name(".XcpEgress.wary_ports")
    table guarded_ports {
        key = { index: exact @name("port"); }
        actions = { watch; NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    action hide_rtt() {
        state.verdict.h_rtt = hdr.congestion.h_rtt;
        hdr.congestion.h_rtt = 0;
    }

    action show_rtt() {
        hdr.congestion.h_rtt = state.verdict.h_rtt;
    }

    action add_surplus() {
        state.surplus_bytes = state.surplus_bytes + (bit<64>)packet.size_bytes;
    }

    apply {
        state.verdict.is_guarded_port = guarded_ports.apply().hit;
        load_watch.apply(index, state.verdict, state.watch);
        load_surplus.apply(index, state.surplus_bytes);
        state.verdict.violation = VIOLATION_NONE;
        state.verdict.is_surplus = false;
        state.verdict.is_policed = hdr.congestion.isValid() && hdr.congestion.format == XCP_FORMAT_DATA &&
            hdr.congestion.h_rtt != 0 && policed_ports.apply().hit;
        if (state.verdict.is_policed) {
            name_flow(hdr, packet);
            load_claim.apply(packet.flow, state.claim);
            check_claim.apply(packet, config, hdr.congestion, state.claim, state.verdict);
            if (state.verdict.violation != VIOLATION_NONE) {
                implausible_claims.count(index);
                violations.count((bit<32>)state.verdict.violation);
            }
            if (state.verdict.is_surplus) {
                surplus.count(index);
                mark_to_drop(standard_metadata);
            }
            if (state.verdict.violation != VIOLATION_NONE || state.verdict.is_surplus) {
                hide_rtt();
            }
        }
        congestion.apply(index, packet, config, interval, hdr.congestion, state, record, interval_over);
        if (state.verdict.is_policed) {
            if (state.verdict.violation != VIOLATION_NONE || state.verdict.is_surplus) {
                show_rtt();
            }
            if (state.verdict.is_surplus) {
                add_surplus();
            }
            grant_allowance.apply(packet, hdr.congestion, state.claim);
            store_claim.apply(packet.flow, state.claim);
        }
        store_surplus.apply(index, state.surplus_bytes);
        store_watch.apply(index, state.verdict, state.watch);
    }
}

#endif
