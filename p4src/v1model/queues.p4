/*
 * Two queues at a port: an explicit one, for what has a congestion header, and one of best effort.
 *
 * A packet with a congestion header goes to QUEUE_EXPLICIT, all others to QUEUE_BEST_EFFORT. The control
 * loop knows of the first alone: its bytes, its queue, its share of the link (Katabi, Handley,
 * Rohrs, SIGCOMM 2002, section 6.2). The shares are not chosen here. The scheduler that serves the
 * queues by weight reads how many flows each has. The scheduler writes the share of the explicit one
 * into a register.
 *
 *   Flows:   A flow is counted once in a period of 2^20 us, as its packets leave: one whose window waits in the
 *            queue sends nothing, and needs its share most. Packets too short for data of any size are not
 *            counted: an ACK takes no capacity that is worth a share.
 *   Share:   1/65536 of the link; 0: not set, and the queue has all of it
 *
 * Only the egress writes the counts, only the scheduler of the queues writes the shares (registers.p4 on threads).
 */
#ifndef XCPR_V1MODEL_QUEUES_P4
#define XCPR_V1MODEL_QUEUES_P4

#include <v1model.p4>
#include "../common/constants.p4"
#include "../router/state.p4"

/// Values of standard_metadata.priority. Where a switch knows nothing but priorities, the explicit one goes first.
const bit<3> QUEUE_BEST_EFFORT = 0;
const bit<3> QUEUE_EXPLICIT = 1;

/// Frames below this are ACKs: the longest of ours has 114 bytes (Ethernet 14, IPv4 20, XCP 20, TCP 60).
#define MIN_DATA_BYTES 128

/// Flows share these cells by a hash of port, addresses and ports; two in one cell count as one.
#define FLOW_CELLS 65536

/// The period in which a flow of the cell was last counted.
register<bit<8>>(FLOW_CELLS) flow_seen_register;

/// Flows counted from the start on: one element per port and queue, 2 * port + queue.
register<bit<32>>(2 * PORTS) flows_register;

/// One element per port.
register<bit<16>>(PORTS) share_register;

/// reads   port_number, queue, packet: size, flow; now_us
control CountFlow(in bit<9> port_number, in bit<3> queue, in packet_state_t packet, in time_us_t now_us) {
    bit<32> cell;
    bit<8>  period;
    bit<8>  seen;
    bit<32> flows;

    /// Periods begin with 1, so that a cell of 0 was never seen.
    action find_cell() {
        period = now_us[27:20] + 1;
        hash(cell, HashAlgorithm.crc32, 32w0, { port_number, packet.flow }, (bit<32>)FLOW_CELLS);
        flow_seen_register.read(seen, cell);
    }

    action count_flow() {
        bit<32> index = (bit<32>)(port_number ++ queue[0:0]);
        flow_seen_register.write(cell, period);
        flows_register.read(flows, index);
        flows_register.write(index, flows + 1);
    }

    apply {
        if (packet.size_bytes >= MIN_DATA_BYTES) {
            find_cell();
            if (seen != period) {
                count_flow();
            }
        }
    }
}

control LoadShare(in bit<32> index, out bit<16> share_q16) {
    apply {
        share_register.read(share_q16, index);
    }
}

#endif
