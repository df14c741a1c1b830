/*
 * What the controller says of a port.
 */
#ifndef XCPR_RCP_PORT_P4
#define XCPR_RCP_PORT_P4

struct port_config_t {
    bit<64> capacity_q20;
}

/// capacity_q20: bytes per 2^20 us that the port can send.
@name("RcpEgress.set_capacity")
action configure_port(inout port_config_t config, bit<64> capacity_q20) {
    config.capacity_q20 = capacity_q20;
}

#endif
