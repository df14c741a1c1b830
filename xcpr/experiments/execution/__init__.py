"""The execution of many runs: on the machine's cores, on a cluster, and their progress."""
