"""A switch in real time: packet I/O in Rust (src/), its P4Runtime server in Python (p4runtime/)."""
