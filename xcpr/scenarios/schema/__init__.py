"""Parts of a scenario's schema that all its tables share: fields with units, shorthands, defaults."""
