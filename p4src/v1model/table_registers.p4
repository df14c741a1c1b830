/*
 * The registers of table-based arithmetic: scaled sums, scales and logarithms. What is the same for both
 * arithmetics (timers, input, queue, pools) is in registers.p4.
 */
#ifndef XCPR_V1MODEL_TABLE_REGISTERS_P4
#define XCPR_V1MODEL_TABLE_REGISTERS_P4

#include "registers.p4"

register<bit<32>>(PORTS) scaled_sum_x_register;
register<bit<32>>(PORTS) scaled_sum_xrtt_register;
register<bit<32>>(PORTS) scaled_sum_rtt_bytes_register;

register<log_t>(PORTS) scale_x_register;
register<log_t>(PORTS) scale_xrtt_register;
register<log_t>(PORTS) scale_rtt_bytes_register;

register<log_t>(PORTS) log_avg_rtt_register;
register<log_t>(PORTS) log_positive_register;
register<log_t>(PORTS) log_negative_register;

/// Egress, at the end of a control interval.
control LoadScaledInterval(in bit<32> index, inout port_state_t port, inout packet_state_t packet) {
    apply {
        input_bytes_register.read(packet.input_bytes, index);
        interval_start_register.read(port.interval_start_us, index);
        input_bytes_at_start_register.read(port.input_bytes_at_start, index);
        log_avg_rtt_register.read(port.log_avg_rtt, index);
        scaled_sum_x_register.read(port.scaled_sum_x, index);
        scaled_sum_xrtt_register.read(port.scaled_sum_xrtt, index);
        scaled_sum_rtt_bytes_register.read(port.scaled_sum_rtt_bytes, index);
        scale_x_register.read(port.scale_x, index);
        scale_xrtt_register.read(port.scale_xrtt, index);
        scale_rtt_bytes_register.read(port.scale_rtt_bytes, index);
    }
}

control StoreScaledInterval(in bit<32> index, in port_state_t port) {
    apply {
        interval_start_register.write(index, port.interval_start_us);
        interval_end_register.write(index, port.interval_end_us);
        input_bytes_at_start_register.write(index, port.input_bytes_at_start);
        avg_rtt_register.write(index, port.avg_rtt_q8);
        log_avg_rtt_register.write(index, port.log_avg_rtt);
        log_positive_register.write(index, port.log_positive);
        log_negative_register.write(index, port.log_negative);
        scale_x_register.write(index, port.scale_x);
        scale_xrtt_register.write(index, port.scale_xrtt);
        scale_rtt_bytes_register.write(index, port.scale_rtt_bytes);
        scaled_sum_x_register.write(index, port.scaled_sum_x);
        scaled_sum_xrtt_register.write(index, port.scaled_sum_xrtt);
        scaled_sum_rtt_bytes_register.write(index, port.scaled_sum_rtt_bytes);
        residue_pos_register.write(index, port.residue_pos_q16);
        residue_neg_register.write(index, port.residue_neg_q16);
    }
}

/// Egress, every data packet with a known RTT.
control LoadScaledShares(in bit<32> index, inout port_state_t port) {
    apply {
        scaled_sum_x_register.read(port.scaled_sum_x, index);
        scaled_sum_xrtt_register.read(port.scaled_sum_xrtt, index);
        scaled_sum_rtt_bytes_register.read(port.scaled_sum_rtt_bytes, index);
        scale_x_register.read(port.scale_x, index);
        scale_xrtt_register.read(port.scale_xrtt, index);
        scale_rtt_bytes_register.read(port.scale_rtt_bytes, index);
        log_positive_register.read(port.log_positive, index);
        log_negative_register.read(port.log_negative, index);
        residue_pos_register.read(port.residue_pos_q16, index);
        residue_neg_register.read(port.residue_neg_q16, index);
        carry_register.read(port.carry_q16, index);
    }
}

control StoreScaledShares(in bit<32> index, in port_state_t port) {
    apply {
        scaled_sum_x_register.write(index, port.scaled_sum_x);
        scaled_sum_xrtt_register.write(index, port.scaled_sum_xrtt);
        scaled_sum_rtt_bytes_register.write(index, port.scaled_sum_rtt_bytes);
        residue_pos_register.write(index, port.residue_pos_q16);
        residue_neg_register.write(index, port.residue_neg_q16);
        carry_register.write(index, port.carry_q16);
    }
}

#endif
