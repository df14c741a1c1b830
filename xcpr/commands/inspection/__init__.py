"""Commands that show packets: one across its hops, and the INT of a capture."""
