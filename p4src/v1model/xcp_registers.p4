/*
 * XCP's registers, whatever the arithmetic: queue, mean RTT, pools. LoadSums, StoreSums and their like are the
 * arithmetic's: xcp_exact_registers.p4 or xcp_table_registers.p4, which includes this file.
 */
#ifndef XCPR_V1MODEL_XCP_REGISTERS_P4
#define XCPR_V1MODEL_XCP_REGISTERS_P4

#include "../xcp/state.p4"
#include "registers.p4"

register<bit<32>>(PORTS) avg_rtt_register;

register<bit<64>>(PORTS) residue_pos_register;
register<bit<64>>(PORTS) residue_neg_register;
register<bit<16>>(PORTS) carry_register;

register<bit<1>>(PORTS)  watched_register;
register<bit<1>>(PORTS)  wary_register;
register<bit<32>>(PORTS) most_rtt_register;
register<bit<64>>(PORTS) to_large_register;
register<bit<1>>(PORTS)  large_before_register;
register<bit<64>>(PORTS) unused_register;
register<bit<32>>(PORTS) calm_rtt_register;

register<time_us_t>(PORTS) queue_end_register;
register<bit<32>>(PORTS) min_wait_register;
register<bit<32>>(PORTS) queue_wait_register;

/// One element per flow: of all ports together, as an edge has one towards each sender.
#define CLAIMS 65536
register<bit<96>>(CLAIMS)   claim_flow_register;
register<time_us_t>(CLAIMS) claim_start_register;
register<bit<32>>(CLAIMS)   claim_bytes_register;
register<bit<32>>(CLAIMS)   claim_window_register;
register<bit<1>>(CLAIMS)    claim_caught_register;
register<bit<32>>(CLAIMS)   claim_told_register;
register<bit<32>>(CLAIMS)   claim_told_at_start_register;
register<bit<32>>(CLAIMS)   claim_told_before_register;
register<bit<32>>(CLAIMS)   claim_debt_register;

/// Bytes that were offered and went no further as surplus: no link has to carry them.
register<bit<64>>(PORTS) surplus_bytes_register;

/// Egress, every packet: what says whether the interval or the queue's is over.
control LoadTimers(in bit<32> index, inout interval_t interval, inout port_state_t port) {
    LoadIntervalEnd() load_interval_end;

    apply {
        load_interval_end.apply(index, interval);
        queue_end_register.read(port.queue_end_us, index);
        min_wait_register.read(port.min_wait_us, index);
        avg_rtt_register.read(port.avg_rtt_q8, index);
        queue_wait_register.read(port.queue_wait_us, index);
    }
}

control StoreQueue(in bit<32> index, in port_state_t port) {
    apply {
        queue_end_register.write(index, port.queue_end_us);
        min_wait_register.write(index, port.min_wait_us);
        queue_wait_register.write(index, port.queue_wait_us);
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
        claim_caught_register.read(claim.caught, place);
        claim_told_register.read(claim.told, place);
        claim_told_at_start_register.read(claim.told_at_start, place);
        claim_told_before_register.read(claim.told_before, place);
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
        claim_caught_register.write(place, claim.caught);
        claim_told_register.write(place, claim.told);
        claim_told_at_start_register.write(place, claim.told_at_start);
        claim_told_before_register.write(place, claim.told_before);
        claim_debt_register.write(place, claim.debt);
    }
}

control LoadSurplus(in bit<32> index, out bit<64> bytes) {
    apply {
        surplus_bytes_register.read(bytes, index);
    }
}

control CountSurplus(in bit<32> index, in bit<32> size_bytes) {
    bit<64> bytes;

    apply {
        surplus_bytes_register.read(bytes, index);
        surplus_bytes_register.write(index, bytes + (bit<64>)size_bytes);
    }
}

control LoadPools(in bit<32> index, inout port_state_t port) {
    apply {
        residue_pos_register.read(port.residue_pos_q16, index);
        residue_neg_register.read(port.residue_neg_q16, index);
        carry_register.read(port.carry_q16, index);
        watched_register.read(port.watched, index);
        port.most_rtt_us = MAX_RTT_US;
    }
}

control LoadWary(in bit<32> index, inout port_state_t port) {
    apply {
        wary_register.read(port.wary, index);
        most_rtt_register.read(port.most_rtt_us, index);
        to_large_register.read(port.to_large_q16, index);
    }
}

control StorePools(in bit<32> index, in port_state_t port) {
    apply {
        residue_pos_register.write(index, port.residue_pos_q16);
        residue_neg_register.write(index, port.residue_neg_q16);
        carry_register.write(index, port.carry_q16);
    }
}

control LoadWariness(in bit<32> index, inout port_state_t port) {
    apply {
        wary_register.read(port.wary, index);
        to_large_register.read(port.to_large_q16, index);
        large_before_register.read(port.large_before, index);
        unused_register.read(port.unused_us, index);
        calm_rtt_register.read(port.calm_rtt_q8, index);
    }
}

control StoreWariness(in bit<32> index, in port_state_t port) {
    apply {
        watched_register.write(index, port.watched);
        wary_register.write(index, port.wary);
        most_rtt_register.write(index, port.most_rtt_us);
        to_large_register.write(index, port.to_large_q16);
        large_before_register.write(index, port.large_before);
        unused_register.write(index, port.unused_us);
        calm_rtt_register.write(index, port.calm_rtt_q8);
    }
}

#endif
