//! Runs p4c's BMv2 JSON: a packet and a time in, packets out.
