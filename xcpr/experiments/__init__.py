"""Many runs and one report: sets, experiments, and what papers found. The experiments lie in ``catalogue``."""
