"""The cost of a page to a run, in a minute and a half.

The same simulation, in turns without and with a page (``xcpr run --live``) that another process reads as a browser
does.
"""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median

from bench import runner
from xcpr.figures import live
from xcpr.results.table import Table
from xcpr.scenarios import scenario
from xcpr.worlds import sim

SCENARIO, DURATION = "dumbbell", "10 s"
TURNS = 16
READER = "import sys, urllib.request; urllib.request.urlopen(sys.argv[1] + 'events').read()"


def alone(chosen: scenario.Scenario) -> float:
    """Measures the CPU time of a run, s."""
    began = time.process_time()
    sim.execute(chosen, 1, SCENARIO)
    return time.process_time() - began


def watched(chosen: scenario.Scenario) -> float:
    """Measures the same of a run that a page shows, with what its server takes."""
    with live.served(SCENARIO) as (url, page), subprocess.Popen([sys.executable, "-c", READER, url]):
        page.opened.wait()
        began = time.process_time()
        sim.execute(chosen, 1, SCENARIO, watch=page.tell)
        took = time.process_time() - began
        page.end()
    return took


def main() -> None:
    """Measures, shows the table, and leaves it as evidence."""
    chosen = scenario.load(SCENARIO, [f"duration={DURATION}"])
    turns = []
    for turn in range(TURNS):
        # The second of two runs finds its memory as the first one left it.
        measured = {one: one(chosen) for one in ((alone, watched) if turn % 2 else (watched, alone))}
        turns.append((measured[alone], measured[watched]))
    without, with_page = median(one for one, _ in turns), median(other for _, other in turns)
    cost = median(other / one - 1 for one, other in turns)
    cells = (f"{without:.2f} s", f"{with_page:.2f} s", f"{100 * cost:+.1f} %")
    note = f"{SCENARIO}, {DURATION}, {TURNS} turns: medians of CPU time, and the median of the turns' differences."
    table = Table("What a page costs", ("without", "with a page", "cost"), (cells,), (note,), left=0, name="cost")
    runner.keep(table, remark=runner.machine())


if __name__ == "__main__":
    main()
