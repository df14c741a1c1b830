"""Controllers that act in virtual time, while the simulator waits for them."""
