"""Readers of topologies in formats of other programs: GraphML, and Mininet's ``Topo``."""
