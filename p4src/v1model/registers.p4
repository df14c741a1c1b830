/*
 * Registers that every router has: one element per egress port.
 *
 * Only the ingress writes input_bytes and input_packets; only the egress writes the others. BMv2 runs ingress
 * and egress in threads of their own and gives every egress port to one thread, so no element has two
 * writers, and no lock is needed.
 */
#ifndef XCPR_V1MODEL_REGISTERS_P4
#define XCPR_V1MODEL_REGISTERS_P4

#include <v1model.p4>
#include "../common/constants.p4"
#include "../router/state.p4"

register<bit<64>>(PORTS) input_bytes_register;
register<bit<32>>(PORTS) input_packets_register;
register<bit<32>>(PORTS) output_packets_register;

register<time_us_t>(PORTS) interval_start_register;
register<time_us_t>(PORTS) interval_end_register;
register<bit<64>>(PORTS) input_bytes_at_start_register;

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

/// Egress, every packet: what says whether the interval is over.
control LoadIntervalEnd(in bit<32> index, inout interval_t interval) {
    apply {
        interval_end_register.read(interval.end_us, index);
    }
}

/// Egress, at the end of a control interval.
control LoadInterval(in bit<32> index, inout interval_t interval) {
    apply {
        input_bytes_register.read(interval.offered_bytes, index);
        interval_start_register.read(interval.start_us, index);
        input_bytes_at_start_register.read(interval.offered_at_start, index);
    }
}

control StoreInterval(in bit<32> index, in interval_t interval) {
    apply {
        interval_start_register.write(index, interval.start_us);
        interval_end_register.write(index, interval.end_us);
        input_bytes_at_start_register.write(index, interval.offered_at_start);
    }
}

#endif
