"""Experiments that compare transports on paths of our own choice, one module each."""
