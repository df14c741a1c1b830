/*
 * The registers of XCP with table-based arithmetic: scaled sums, scales and logarithms.
 */
#ifndef XCPR_V1MODEL_XCP_TABLE_REGISTERS_P4
#define XCPR_V1MODEL_XCP_TABLE_REGISTERS_P4

#include "../xcp/table/sums.p4"
#include "xcp_registers.p4"

register<bit<64>>(PORTS) sum_rtt_by_cwnd_register;
register<bit<64>>(PORTS) sum_rtt_square_by_cwnd_register;
register<bit<64>>(PORTS) sum_input_traffic_register;

register<log_t>(PORTS) scale_rtt_by_cwnd_register;
register<log_t>(PORTS) scale_rtt_square_by_cwnd_register;

register<log_t>(PORTS) log_avg_rtt_register;
register<log_t>(PORTS) log_xi_pos_register;
register<log_t>(PORTS) log_xi_neg_register;

control LoadSums(in bit<32> index, inout sums_t sums) {
    apply {
        sum_rtt_by_cwnd_register.read(sums.sum_rtt_by_cwnd, index);
        sum_rtt_square_by_cwnd_register.read(sums.sum_rtt_square_by_cwnd, index);
        sum_input_traffic_register.read(sums.sum_input_traffic, index);
        scale_rtt_by_cwnd_register.read(sums.scale_rtt_by_cwnd, index);
        scale_rtt_square_by_cwnd_register.read(sums.scale_rtt_square_by_cwnd, index);
    }
}

control StoreSums(in bit<32> index, in sums_t sums) {
    apply {
        sum_rtt_by_cwnd_register.write(index, sums.sum_rtt_by_cwnd);
        sum_rtt_square_by_cwnd_register.write(index, sums.sum_rtt_square_by_cwnd);
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
        log_avg_rtt_register.read(port.sums.log_avg_rtt, index);
    }
}

control StoreLoop(in bit<32> index, in interval_t interval, in port_state_t port) {
    StoreInterval() store_interval;
    StoreSums() store_sums;

    apply {
        store_interval.apply(index, interval);
        store_sums.apply(index, port.sums);
        avg_rtt_register.write(index, port.avg_rtt_q8);
        log_avg_rtt_register.write(index, port.sums.log_avg_rtt);
        log_xi_pos_register.write(index, port.sums.log_xi_pos);
        log_xi_neg_register.write(index, port.sums.log_xi_neg);
        scale_rtt_by_cwnd_register.write(index, port.sums.scale_rtt_by_cwnd);
        scale_rtt_square_by_cwnd_register.write(index, port.sums.scale_rtt_square_by_cwnd);
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
        log_avg_rtt_register.read(port.sums.log_avg_rtt, index);
        log_xi_pos_register.read(port.sums.log_xi_pos, index);
        log_xi_neg_register.read(port.sums.log_xi_neg, index);
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
