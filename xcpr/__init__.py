"""xcpr: a programmable-router prototype of XCP and XCP-r."""

__version__ = "0.1.0"
