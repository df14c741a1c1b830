/*
 * The registers of XCP with exact arithmetic: sums and coefficients.
 */
#ifndef XCPR_V1MODEL_XCP_EXACT_REGISTERS_P4
#define XCPR_V1MODEL_XCP_EXACT_REGISTERS_P4

#include "../xcp/exact/sums.p4"
#include "xcp_registers.p4"

register<bit<64>>(PORTS) sum_rtt_by_cwnd_register;
register<bit<96>>(PORTS) sum_rtt_square_by_cwnd_register;
register<bit<64>>(PORTS) sum_input_traffic_register;
register<bit<64>>(PORTS) inverse_rtt_register;

register<bit<64>>(PORTS) xi_pos_mantissa_register;
register<bit<8>>(PORTS)  xi_pos_shift_register;
register<bit<64>>(PORTS) xi_neg_mantissa_register;
register<bit<8>>(PORTS)  xi_neg_shift_register;

control LoadSums(in bit<32> index, inout sums_t sums) {
    apply {
        sum_rtt_by_cwnd_register.read(sums.sum_rtt_by_cwnd_q20, index);
        sum_rtt_square_by_cwnd_register.read(sums.sum_rtt_square_by_cwnd_q20, index);
        sum_input_traffic_register.read(sums.sum_input_traffic, index);
    }
}

control StoreSums(in bit<32> index, in sums_t sums) {
    apply {
        sum_rtt_by_cwnd_register.write(index, sums.sum_rtt_by_cwnd_q20);
        sum_rtt_square_by_cwnd_register.write(index, sums.sum_rtt_square_by_cwnd_q20);
        sum_input_traffic_register.write(index, sums.sum_input_traffic);
    }
}

/// Egress, at the end of a control interval.
control LoadLoop(in bit<32> index, inout interval_t interval, inout port_state_t port) {
    LoadInterval() load_interval;
    LoadSums() load_sums;

    apply {
        load_interval.apply(index, interval);
        load_sums.apply(index, port.sums);
    }
}

control StoreLoop(in bit<32> index, in interval_t interval, in port_state_t port) {
    StoreInterval() store_interval;
    StoreSums() store_sums;

    apply {
        store_interval.apply(index, interval);
        store_sums.apply(index, port.sums);
        inverse_rtt_register.write(index, port.sums.inverse_rtt);
        avg_rtt_register.write(index, port.avg_rtt_q8);
        xi_pos_mantissa_register.write(index, port.xi_pos_mantissa);
        xi_pos_shift_register.write(index, port.xi_pos_shift);
        xi_neg_mantissa_register.write(index, port.xi_neg_mantissa);
        xi_neg_shift_register.write(index, port.xi_neg_shift);
        residue_pos_fbk_register.write(index, port.residue_pos_fbk_q16);
        residue_neg_fbk_register.write(index, port.residue_neg_fbk_q16);
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
        xi_pos_mantissa_register.read(port.xi_pos_mantissa, index);
        xi_pos_shift_register.read(port.xi_pos_shift, index);
        xi_neg_mantissa_register.read(port.xi_neg_mantissa, index);
        xi_neg_shift_register.read(port.xi_neg_shift, index);
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
