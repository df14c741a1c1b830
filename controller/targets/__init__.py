"""The switches that a controller configures: over P4Runtime, and over BfRt."""
