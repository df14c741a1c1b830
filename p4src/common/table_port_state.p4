// Members of port_state_t with table-based arithmetic. The sums are in units of 2^scale, which follows
// their size, so that 32 bits hold them: an RTT sum spans 2^20 to 2^82 otherwise.
    bit<32>   scaled_sum_x;         // us / 2^20, of this interval's data packets with a known RTT
    bit<32>   scaled_sum_xrtt;      // us^2 / 2^20
    bit<32>   scaled_sum_rtt_bytes; // us * bytes
    log_t     scale_x;
    log_t     scale_xrtt;
    log_t     scale_rtt_bytes;
    log_t     log_avg_rtt;          // us
    // what the last interval's sums allow each packet of this one
    log_t     log_positive;
    log_t     log_negative;
