"""Scenarios as data: their keys, sets of them, the network that one stands for, and its plan for a run."""
