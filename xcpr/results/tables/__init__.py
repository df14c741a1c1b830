"""Tables of results: for the terminal and reports, for pandas, as CSV and as JSON."""
