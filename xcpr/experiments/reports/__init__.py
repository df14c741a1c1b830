"""Reports and comparisons as HTML, with the findings at their head."""
