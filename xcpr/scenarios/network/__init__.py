"""The network of a scenario: its graph, ports and channels, and the placement of flows in it."""
