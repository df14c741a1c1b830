"""Is imported by each Python process of a controller before anything else, since its folder leads PYTHONPATH."""

import os

if "XCPR_SIMULATION" in os.environ:
    import virtual_time

    virtual_time.install(os.environ["XCPR_SIMULATION"])

    # The modules below, and those that they import, get the time of the simulation.
    import frame_capture
    import message_modules

    frame_capture.install()
    message_modules.install()
