"""Table entries for routers: a scenario's own, and those of files for BMv2's CLI and for P4Runtime."""
