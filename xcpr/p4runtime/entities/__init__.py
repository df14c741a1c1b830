"""P4Runtime's entities, one module for each kind: tables, action profiles, counters, meters, registers and others."""
