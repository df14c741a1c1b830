/*
 * RCP's registers: rate, mean RTT and its sums.
 */
#ifndef XCPR_V1MODEL_RCP_REGISTERS_P4
#define XCPR_V1MODEL_RCP_REGISTERS_P4

#include "../rcp/state.p4"
#include "registers.p4"

register<bit<64>>(PORTS) rate_register;
register<bit<32>>(PORTS) avg_rtt_register;
register<bit<64>>(PORTS) sum_rtt_bytes_register;
register<bit<64>>(PORTS) sum_bytes_register;

/// Egress, every data packet with a known RTT.
control LoadSums(in bit<32> index, inout congestion_state_t state) {
    apply {
        sum_rtt_bytes_register.read(state.sum_rtt_bytes, index);
        sum_bytes_register.read(state.sum_bytes, index);
    }
}

control StoreSums(in bit<32> index, in congestion_state_t state) {
    apply {
        sum_rtt_bytes_register.write(index, state.sum_rtt_bytes);
        sum_bytes_register.write(index, state.sum_bytes);
    }
}

/// Egress, every data packet.
control LoadRate(in bit<32> index, inout congestion_state_t state) {
    apply {
        rate_register.read(state.rate_q16, index);
    }
}

/// Egress, at the end of a control interval.
control LoadLoop(in bit<32> index, inout interval_t interval, inout congestion_state_t state) {
    LoadInterval() load_interval;
    LoadSums() load_sums;
    LoadRate() load_rate;

    apply {
        load_interval.apply(index, interval);
        load_sums.apply(index, state);
        load_rate.apply(index, state);
        avg_rtt_register.read(state.avg_rtt_q8, index);
    }
}

control StoreLoop(in bit<32> index, in interval_t interval, in congestion_state_t state) {
    StoreInterval() store_interval;
    StoreSums() store_sums;

    apply {
        store_interval.apply(index, interval);
        store_sums.apply(index, state);
        rate_register.write(index, state.rate_q16);
        avg_rtt_register.write(index, state.avg_rtt_q8);
    }
}

#endif
