"""Input and output: files, tables of TOML and their units, the terminal, HTTP on loopback, and the loop of services."""
