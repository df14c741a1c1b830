"""Observation of a run: captures, snapshots, traces of a packet, metrics."""
