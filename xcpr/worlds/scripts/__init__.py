"""Programs on hosts of the simulator: Python with Scapy, in virtual time."""
