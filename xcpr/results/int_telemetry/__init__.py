"""In-band Network Telemetry (INT): hop metadata and telemetry reports of captured packets, as a table."""
