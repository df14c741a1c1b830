"""The part of p4-utils that controllers import, over a simulation in the place of switches' processes."""
