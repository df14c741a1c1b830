"""Commands that a user types: one module for each group of commands of ``xcpr``, and what they show on a terminal."""
