/*
 * The registers of XCP with table-based arithmetic: scaled sums, scales and logarithms.
 */
#ifndef XCPR_V1MODEL_XCP_TABLE_REGISTERS_P4
#define XCPR_V1MODEL_XCP_TABLE_REGISTERS_P4

#include "../xcp/table/sums.p4"
#include "xcp_registers.p4"

register<bit<64>>(PORTS) scaled_sum_x_register;
register<bit<64>>(PORTS) scaled_sum_xrtt_register;
register<bit<64>>(PORTS) sum_bytes_register;
register<bit<64>>(PORTS) scaled_sum_rtt_bytes_register;

register<log_t>(PORTS) scale_x_register;
register<log_t>(PORTS) scale_xrtt_register;
register<log_t>(PORTS) scale_rtt_bytes_register;

register<log_t>(PORTS) log_avg_rtt_register;
register<log_t>(PORTS) log_positive_register;
register<log_t>(PORTS) log_negative_register;
register<log_t>(PORTS) log_most_x_register;

control LoadSums(in bit<32> index, inout sums_t sums) {
    apply {
        scaled_sum_x_register.read(sums.scaled_x, index);
        scaled_sum_xrtt_register.read(sums.scaled_xrtt, index);
        sum_bytes_register.read(sums.bytes, index);
        scale_x_register.read(sums.scale_x, index);
        scale_xrtt_register.read(sums.scale_xrtt, index);
    }
}

control StoreSums(in bit<32> index, in sums_t sums) {
    apply {
        scaled_sum_x_register.write(index, sums.scaled_x);
        scaled_sum_xrtt_register.write(index, sums.scaled_xrtt);
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
        load_wariness.apply(index, port);
        scaled_sum_rtt_bytes_register.read(port.sums.scaled_rtt_bytes, index);
        scale_rtt_bytes_register.read(port.sums.scale_rtt_bytes, index);
        log_avg_rtt_register.read(port.sums.log_avg_rtt, index);
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
        scaled_sum_rtt_bytes_register.write(index, port.sums.scaled_rtt_bytes);
        avg_rtt_register.write(index, port.avg_rtt_q8);
        log_avg_rtt_register.write(index, port.sums.log_avg_rtt);
        log_positive_register.write(index, port.sums.log_positive);
        log_negative_register.write(index, port.sums.log_negative);
        log_most_x_register.write(index, port.sums.log_most_x);
        scale_x_register.write(index, port.sums.scale_x);
        scale_xrtt_register.write(index, port.sums.scale_xrtt);
        scale_rtt_bytes_register.write(index, port.sums.scale_rtt_bytes);
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
        log_avg_rtt_register.read(port.sums.log_avg_rtt, index);
        log_positive_register.read(port.sums.log_positive, index);
        log_negative_register.read(port.sums.log_negative, index);
    }
}

/// The same at a watched port (LoadShares has run).
control LoadWatch(in bit<32> index, inout port_state_t port) {
    LoadWary() load_wary;

    apply {
        load_wary.apply(index, port);
        scaled_sum_rtt_bytes_register.read(port.sums.scaled_rtt_bytes, index);
        scale_rtt_bytes_register.read(port.sums.scale_rtt_bytes, index);
        log_most_x_register.read(port.sums.log_most_x, index);
    }
}

/// The same at a watched port.
control StoreWatch(in bit<32> index, in port_state_t port) {
    apply {
        to_large_register.write(index, port.to_large_q16);
        scaled_sum_rtt_bytes_register.write(index, port.sums.scaled_rtt_bytes);
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
