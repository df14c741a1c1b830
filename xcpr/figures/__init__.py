"""Figures made from result files alone."""
