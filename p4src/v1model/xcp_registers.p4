/*
 * XCP's registers, whatever the arithmetic: queue, mean RTT, pools. LoadSums, StoreSums and their like are the
 * arithmetic's: xcp_exact_registers.p4 or xcp_table_registers.p4, which includes this file.
 */
#ifndef XCPR_V1MODEL_XCP_REGISTERS_P4
#define XCPR_V1MODEL_XCP_REGISTERS_P4

#include "../xcp/state.p4"
#include "registers.p4"

register<bit<32>>(PORTS) avg_rtt_register;

register<bit<64>>(PORTS) residue_pos_fbk_register;
register<bit<64>>(PORTS) residue_neg_fbk_register;
register<bit<16>>(PORTS) carry_register;

register<time_us_t>(PORTS) queue_end_register;
register<bit<32>>(PORTS) min_queue_register;
register<bit<32>>(PORTS) queue_register;

/// Egress, every packet: what says whether the interval or the queue's is over.
control LoadTimers(in bit<32> index, inout interval_t interval, inout port_state_t port) {
    LoadIntervalEnd() load_interval_end;

    apply {
        load_interval_end.apply(index, interval);
        queue_end_register.read(port.queue_end_us, index);
        min_queue_register.read(port.min_queue_us, index);
        avg_rtt_register.read(port.avg_rtt_q8, index);
        queue_register.read(port.queue_us, index);
    }
}

control StoreQueue(in bit<32> index, in port_state_t port) {
    apply {
        queue_end_register.write(index, port.queue_end_us);
        min_queue_register.write(index, port.min_queue_us);
        queue_register.write(index, port.queue_us);
    }
}

control LoadPools(in bit<32> index, inout port_state_t port) {
    apply {
        residue_pos_fbk_register.read(port.residue_pos_fbk_q16, index);
        residue_neg_fbk_register.read(port.residue_neg_fbk_q16, index);
        carry_register.read(port.carry_q16, index);
    }
}

control StorePools(in bit<32> index, in port_state_t port) {
    apply {
        residue_pos_fbk_register.write(index, port.residue_pos_fbk_q16);
        residue_neg_fbk_register.write(index, port.residue_neg_fbk_q16);
        carry_register.write(index, port.carry_q16);
    }
}

#endif
