"""Runs in real time in Mininet: the job of the processes, their messages, and the result of their files."""
