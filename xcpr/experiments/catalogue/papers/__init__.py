"""Experiments that repeat those of a paper, one module each."""
