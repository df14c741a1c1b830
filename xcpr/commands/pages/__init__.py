"""Commands that write pages and files for other places: tables of the documentation, exercises, the playground."""
