"""What the PTF tests and the conformance runs share."""
