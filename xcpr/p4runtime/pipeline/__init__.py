"""Forwarding pipelines: a P4 program with its P4Info, and how a controller installs one."""
