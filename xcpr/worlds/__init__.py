"""Where a plan runs: virtual time (``sim``) or real time (``mininet``), and the processes that real time needs."""
