/*
 * The registers of a port that polices, beside those of XCP with exact arithmetic: its watch, its surplus, and
 * claims by flow.
 */
#ifndef XCPR_V1MODEL_XCP_POLICED_REGISTERS_P4
#define XCPR_V1MODEL_XCP_POLICED_REGISTERS_P4

#include "../xcp/policing/state.p4"
#include "registers.p4"

register<bit<1>>(PORTS)  watched_register;
register<bit<1>>(PORTS)  guarded_register;
register<bit<32>>(PORTS) max_rtt_register;
register<bit<64>>(PORTS) to_large_register;
register<bit<1>>(PORTS)  large_before_register;
register<bit<64>>(PORTS) unused_register;
register<bit<32>>(PORTS) normal_rtt_register;
register<bit<64>>(PORTS) sum_rtt_bytes_register;
register<bit<64>>(PORTS) max_rtt_by_cwnd_register;

register<bit<64>>(PORTS) surplus_bytes_register;

/// One element per flow: of all ports together, as an edge has one towards each sender.
#define CLAIMS 65536
register<bit<96>>(CLAIMS)   claim_flow_register;
register<time_us_t>(CLAIMS) claim_start_register;
register<bit<32>>(CLAIMS)   claim_bytes_register;
register<bit<32>>(CLAIMS)   claim_window_register;
register<bit<1>>(CLAIMS)    claim_on_probation_register;
register<bit<32>>(CLAIMS)   claim_granted_register;
register<bit<32>>(CLAIMS)   claim_granted_at_start_register;
register<bit<32>>(CLAIMS)   claim_granted_before_register;
register<bit<32>>(CLAIMS)   claim_debt_register;

/// Egress, every packet. A port that is not watched, and is none of guarded_ports, reads no more.
control LoadWatch(in bit<32> index, inout verdict_t verdict, inout watch_t watch) {
    apply {
        watched_register.read(watch.watched, index);
        verdict.is_watched = verdict.is_guarded_port || watch.watched == 1;
        if (verdict.is_watched) {
            guarded_register.read(watch.guarded, index);
            max_rtt_register.read(watch.max_rtt_us, index);
            to_large_register.read(watch.to_large_q16, index);
            large_before_register.read(watch.large_before, index);
            unused_register.read(watch.unused_us, index);
            normal_rtt_register.read(watch.normal_rtt_q8, index);
            sum_rtt_bytes_register.read(watch.sum_rtt_bytes, index);
            max_rtt_by_cwnd_register.read(watch.max_rtt_by_cwnd_q28, index);
        }
    }
}

control StoreWatch(in bit<32> index, in verdict_t verdict, in watch_t watch) {
    apply {
        if (verdict.is_watched) {
            watched_register.write(index, watch.watched);
            guarded_register.write(index, watch.guarded);
            max_rtt_register.write(index, watch.max_rtt_us);
            to_large_register.write(index, watch.to_large_q16);
            large_before_register.write(index, watch.large_before);
            unused_register.write(index, watch.unused_us);
            normal_rtt_register.write(index, watch.normal_rtt_q8);
            sum_rtt_bytes_register.write(index, watch.sum_rtt_bytes);
            max_rtt_by_cwnd_register.write(index, watch.max_rtt_by_cwnd_q28);
        }
    }
}

control LoadSurplus(in bit<32> index, out bit<64> bytes) {
    apply {
        surplus_bytes_register.read(bytes, index);
    }
}

control StoreSurplus(in bit<32> index, in bit<64> bytes) {
    apply {
        surplus_bytes_register.write(index, bytes);
    }
}

/// The place of a flow: a hash of its addresses and ports.
action place_of(in bit<96> flow, out bit<32> place) {
    hash(place, HashAlgorithm.crc32, 32w0, { flow }, (bit<32>)CLAIMS);
}

control LoadClaim(in bit<96> flow, inout claim_t claim) {
    apply {
        bit<32> place;
        place_of(flow, place);
        claim_flow_register.read(claim.flow, place);
        claim_start_register.read(claim.start_us, place);
        claim_bytes_register.read(claim.bytes, place);
        claim_window_register.read(claim.window, place);
        claim_on_probation_register.read(claim.on_probation, place);
        claim_granted_register.read(claim.granted, place);
        claim_granted_at_start_register.read(claim.granted_at_start, place);
        claim_granted_before_register.read(claim.granted_before, place);
        claim_debt_register.read(claim.debt, place);
    }
}

control StoreClaim(in bit<96> flow, in claim_t claim) {
    apply {
        bit<32> place;
        place_of(flow, place);
        claim_flow_register.write(place, claim.flow);
        claim_start_register.write(place, claim.start_us);
        claim_bytes_register.write(place, claim.bytes);
        claim_window_register.write(place, claim.window);
        claim_on_probation_register.write(place, claim.on_probation);
        claim_granted_register.write(place, claim.granted);
        claim_granted_at_start_register.write(place, claim.granted_at_start);
        claim_granted_before_register.write(place, claim.granted_before);
        claim_debt_register.write(place, claim.debt);
    }
}

#endif
