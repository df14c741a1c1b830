"""Results: the file of a run, how it is put together, and the tables that are made of it."""
