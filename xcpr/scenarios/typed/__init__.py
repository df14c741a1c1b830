"""The tables of a scenario as classes of Python, for scripts, type checkers and completion."""
