/*
 * The registers of XCP with exact arithmetic: sums and coefficients.
 */
#ifndef XCPR_V1MODEL_XCP_EXACT_REGISTERS_P4
#define XCPR_V1MODEL_XCP_EXACT_REGISTERS_P4

#include "../xcp/exact/sums.p4"
#include "xcp_registers.p4"

register<bit<64>>(PORTS) sum_x_register;
register<bit<96>>(PORTS) sum_xrtt_register;
register<bit<64>>(PORTS) sum_bytes_register;
register<bit<64>>(PORTS) sum_rtt_bytes_register;
register<bit<64>>(PORTS) inverse_rtt_register;
register<bit<64>>(PORTS) most_x_register;

register<bit<64>>(PORTS) positive_mantissa_register;
register<bit<8>>(PORTS)  positive_shift_register;
register<bit<64>>(PORTS) negative_mantissa_register;
register<bit<8>>(PORTS)  negative_shift_register;

control LoadSums(in bit<32> index, inout sums_t sums) {
    apply {
        sum_x_register.read(sums.x_q20, index);
        sum_xrtt_register.read(sums.xrtt_q20, index);
        sum_bytes_register.read(sums.bytes, index);
    }
}

control StoreSums(in bit<32> index, in sums_t sums) {
    apply {
        sum_x_register.write(index, sums.x_q20);
        sum_xrtt_register.write(index, sums.xrtt_q20);
        sum_bytes_register.write(index, sums.bytes);
    }
}

/// Egress, at the end of a control interval.
control LoadLoop(in bit<32> index, inout interval_t interval, inout port_state_t port) {
    LoadInterval() load_interval;
    LoadSums() load_sums;
    LoadWariness() load_wariness;

    apply {
        load_interval.apply(index, interval);
        load_sums.apply(index, port.sums);
        sum_rtt_bytes_register.read(port.sums.rtt_bytes, index);
        load_wariness.apply(index, port);
    }
}

control StoreLoop(in bit<32> index, in interval_t interval, in port_state_t port) {
    StoreInterval() store_interval;
    StoreSums() store_sums;
    StoreWariness() store_wariness;

    apply {
        store_interval.apply(index, interval);
        store_sums.apply(index, port.sums);
        store_wariness.apply(index, port);
        sum_rtt_bytes_register.write(index, port.sums.rtt_bytes);
        inverse_rtt_register.write(index, port.sums.inverse_rtt);
        most_x_register.write(index, port.sums.most_x_q28);
        avg_rtt_register.write(index, port.avg_rtt_q8);
        positive_mantissa_register.write(index, port.positive_mantissa);
        positive_shift_register.write(index, port.positive_shift);
        negative_mantissa_register.write(index, port.negative_mantissa);
        negative_shift_register.write(index, port.negative_shift);
        residue_pos_register.write(index, port.residue_pos_q16);
        residue_neg_register.write(index, port.residue_neg_q16);
    }
}

/// Egress, every data packet with a known RTT.
control LoadShares(in bit<32> index, inout port_state_t port) {
    LoadSums() load_sums;
    LoadPools() load_pools;

    apply {
        load_sums.apply(index, port.sums);
        load_pools.apply(index, port);
        inverse_rtt_register.read(port.sums.inverse_rtt, index);
        positive_mantissa_register.read(port.positive_mantissa, index);
        positive_shift_register.read(port.positive_shift, index);
        negative_mantissa_register.read(port.negative_mantissa, index);
        negative_shift_register.read(port.negative_shift, index);
    }
}

/// The same at a watched port (LoadShares has run).
control LoadWatch(in bit<32> index, inout port_state_t port) {
    LoadWary() load_wary;

    apply {
        load_wary.apply(index, port);
        sum_rtt_bytes_register.read(port.sums.rtt_bytes, index);
        most_x_register.read(port.sums.most_x_q28, index);
    }
}

/// The same at a watched port.
control StoreWatch(in bit<32> index, in port_state_t port) {
    apply {
        to_large_register.write(index, port.to_large_q16);
        sum_rtt_bytes_register.write(index, port.sums.rtt_bytes);
    }
}

control StoreShares(in bit<32> index, in port_state_t port) {
    StoreSums() store_sums;
    StorePools() store_pools;

    apply {
        store_sums.apply(index, port.sums);
        store_pools.apply(index, port);
    }
}

#endif
