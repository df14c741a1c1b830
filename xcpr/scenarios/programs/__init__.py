"""The P4 programs of a scenario's routers: those of ``p4src/``, and programs of the user's own with their tests."""
