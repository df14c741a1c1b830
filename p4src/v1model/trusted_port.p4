/*
 * A port that believes its hosts: its congestion control, and nothing before or after it. Its counterpart is
 * xcp/policing/policed_port.p4, a control of the same name.
 *
 * A congestion control comes before it.
 */
#ifndef XCPR_V1MODEL_TRUSTED_PORT_P4
#define XCPR_V1MODEL_TRUSTED_PORT_P4

#include <v1model.p4>
#include "../router/headers.p4"
#include "../router/state.p4"

control PortControl(in bit<32> index, inout packet_state_t packet, in port_config_t config, inout interval_t interval,
                    inout headers_t hdr, inout congestion_state_t state, inout record_t record,
                    inout standard_metadata_t standard_metadata, out bool interval_over) {
    Congestion() congestion;

    apply {
        congestion.apply(index, packet, config, interval, hdr.congestion, state, record, interval_over);
    }
}

#endif
