"""Figures of several runs: comparisons, curves over a setting, courses side by side."""
