/*
 * The control loops' registers: one element per egress port.
 *
 * Only the ingress touches input_*; only the egress writes the others. BMv2 runs ingress and egress in
 * threads of their own and gives every egress port to one thread, so no element has two writers, and
 * no lock is needed.
 */
#ifndef XCPR_V1MODEL_REGISTERS_P4
#define XCPR_V1MODEL_REGISTERS_P4

#include <v1model.p4>
#include "../common/xcp_state.p4"

register<bit<64>>(PORTS) input_bytes_register;
register<bit<32>>(PORTS) input_packets_register;
register<bit<32>>(PORTS) output_packets_register;

register<time_us_t>(PORTS) interval_start_register;
register<time_us_t>(PORTS) interval_end_register;
register<bit<64>>(PORTS) input_bytes_at_start_register;
register<bit<32>>(PORTS) avg_rtt_register;

register<bit<64>>(PORTS) sum_x_register;
register<bit<96>>(PORTS) sum_xrtt_register;
register<bit<64>>(PORTS) sum_rtt_bytes_register;

register<bit<64>>(PORTS) positive_mantissa_register;
register<bit<8>>(PORTS)  positive_shift_register;
register<bit<64>>(PORTS) negative_mantissa_register;
register<bit<8>>(PORTS)  negative_shift_register;

register<bit<64>>(PORTS) residue_pos_register;
register<bit<64>>(PORTS) residue_neg_register;
register<bit<16>>(PORTS) carry_register;

register<time_us_t>(PORTS) queue_end_register;
register<bit<32>>(PORTS) min_wait_register;
register<bit<32>>(PORTS) queue_wait_register;

/// Ingress: every byte offered to the port, whatever becomes of it.
control CountInput(in bit<9> port_number, in bit<32> size_bytes) {
    bit<64> bytes;
    bit<32> packets;

    apply {
        bit<32> index = (bit<32>)port_number;
        input_bytes_register.read(bytes, index);
        input_bytes_register.write(index, bytes + (bit<64>)size_bytes);
        input_packets_register.read(packets, index);
        input_packets_register.write(index, packets + 1);
    }
}

control CountOutput(in bit<32> index) {
    bit<32> packets;

    apply {
        output_packets_register.read(packets, index);
        output_packets_register.write(index, packets + 1);
    }
}

/// Egress, every packet: what says whether an interval is over.
control LoadTimers(in bit<32> index, inout port_state_t port) {
    apply {
        interval_end_register.read(port.interval_end_us, index);
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

/// Egress, at the end of a control interval.
@noWarn("unused") control LoadInterval(in bit<32> index, inout port_state_t port, inout packet_state_t packet) {
    apply {
        input_bytes_register.read(packet.input_bytes, index);
        interval_start_register.read(port.interval_start_us, index);
        input_bytes_at_start_register.read(port.input_bytes_at_start, index);
        sum_x_register.read(port.sum_x_q20, index);
        sum_xrtt_register.read(port.sum_xrtt_q20, index);
        sum_rtt_bytes_register.read(port.sum_rtt_bytes, index);
    }
}

@noWarn("unused") control StoreInterval(in bit<32> index, in port_state_t port) {
    apply {
        interval_start_register.write(index, port.interval_start_us);
        interval_end_register.write(index, port.interval_end_us);
        input_bytes_at_start_register.write(index, port.input_bytes_at_start);
        avg_rtt_register.write(index, port.avg_rtt_q8);
        positive_mantissa_register.write(index, port.positive_mantissa);
        positive_shift_register.write(index, port.positive_shift);
        negative_mantissa_register.write(index, port.negative_mantissa);
        negative_shift_register.write(index, port.negative_shift);
        sum_x_register.write(index, port.sum_x_q20);
        sum_xrtt_register.write(index, port.sum_xrtt_q20);
        sum_rtt_bytes_register.write(index, port.sum_rtt_bytes);
        residue_pos_register.write(index, port.residue_pos_q16);
        residue_neg_register.write(index, port.residue_neg_q16);
    }
}

/// Egress, every data packet with a known RTT.
@noWarn("unused") control LoadShares(in bit<32> index, inout port_state_t port) {
    apply {
        sum_x_register.read(port.sum_x_q20, index);
        sum_xrtt_register.read(port.sum_xrtt_q20, index);
        sum_rtt_bytes_register.read(port.sum_rtt_bytes, index);
        positive_mantissa_register.read(port.positive_mantissa, index);
        positive_shift_register.read(port.positive_shift, index);
        negative_mantissa_register.read(port.negative_mantissa, index);
        negative_shift_register.read(port.negative_shift, index);
        residue_pos_register.read(port.residue_pos_q16, index);
        residue_neg_register.read(port.residue_neg_q16, index);
        carry_register.read(port.carry_q16, index);
    }
}

@noWarn("unused") control StoreShares(in bit<32> index, in port_state_t port) {
    apply {
        sum_x_register.write(index, port.sum_x_q20);
        sum_xrtt_register.write(index, port.sum_xrtt_q20);
        sum_rtt_bytes_register.write(index, port.sum_rtt_bytes);
        residue_pos_register.write(index, port.residue_pos_q16);
        residue_neg_register.write(index, port.residue_neg_q16);
        carry_register.write(index, port.carry_q16);
    }
}

#endif
