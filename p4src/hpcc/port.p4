/*
 * The controller's words on a port.
 */
#ifndef XCPR_HPCC_PORT_P4
#define XCPR_HPCC_PORT_P4

struct port_config_t {
    bit<64> capacity_q20;
}

/// capacity_q20: bytes per 2^20 us that the port can send.
@name("HpccEgress.set_capacity")
action configure_port(inout port_config_t config, bit<64> capacity_q20) {
    config.capacity_q20 = capacity_q20;
}

/// share_q16: what one of the port's queues gets of that, in 1/65536.
action share_port(inout port_config_t config, in bit<16> share_q16) {
    config.capacity_q20 = (config.capacity_q20 * (bit<64>)share_q16) >> 16;
}

#endif
