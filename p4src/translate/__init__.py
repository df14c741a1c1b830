"""From p4c's intermediate representation of tna/ to the programs that the engine runs; the units of tna/."""
