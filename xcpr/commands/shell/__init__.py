"""The shell's side of all commands: terminal, completion, help texts, flags, and owners of files."""
