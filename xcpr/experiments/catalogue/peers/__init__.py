"""Experiments that compare with other implementations: ns-2, ns-3 and the kernel."""
