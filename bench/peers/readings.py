"""How each XCP reads the XCP paper (Katabi, Handley, Rohrs, SIGCOMM 2002): from the sources that run here."""

from __future__ import annotations

from xcpr.results.tables.table import Table

COLUMNS = ("what", "the paper", "xcpr", "ns-2", "htsim", "ABC")
ROWS = (
    (
        "rate aimed at",
        "the link's capacity (3.5.1)",
        "capacity",
        "capacity",
        "90 % of it, unless a program says another part",
        "chances to send in the last mean round trip",
    ),
    (
        "when it decides",
        "once in each mean round trip (3.5)",
        "at the first packet after that time",
        "by a timer; the first one by chance",
        "at the first packet after that time",
        "at each packet that leaves",
    ),
    (
        "mean round trip",
        "of the traffic, by the headers; a weight is not named (3.5)",
        "over an interval, by x",
        "over an interval, by x",
        "moving mean over packets, an eighth each",
        "100 ms and the packets' own waiting, over the last one",
    ),
    (
        "input traffic",
        "what arrives in a mean round trip (3.5.1)",
        "over the interval's true length",
        "over the interval's nominal length",
        "over the interval's true length",
        "arrivals in the last mean round trip",
    ),
    (
        "persistent queue",
        "the least that an arriving packet saw in the last propagation delay (3.5.1)",
        "least wait, by departures",
        "least queue, by departures",
        "least queue, by departures",
        "least queue in the last 100 ms, by departures",
    ),
    (
        "positive feedback",
        "the same growth of rate for all flows (3.5.2)",
        "by x and the packet's round trip",
        "by x, as a rate",
        "by x and the packet's round trip",
        "the same for all packets",
    ),
    (
        "negative feedback",
        "in proportion to a flow's rate (3.5.2)",
        "by bytes and the round trip",
        "by bytes, as a rate",
        "by bytes and the round trip",
        "the same for all packets",
    ),
    ("shuffling", "a tenth of the traffic at least (3.5.2)", "a tenth", "a tenth", "a tenth", "none"),
    (
        "pools",
        "shares add up to phi in a mean round trip (3.5.2)",
        "drained as rates",
        "drained as rates",
        "drained as bytes of window",
        "none",
    ),
    (
        "header",
        "window, round trip, feedback in bytes of window (3.2)",
        "the same",
        "x, round trip, feedback as a rate",
        "the same, in whole bytes",
        "feedback alone, in thousandths of a packet",
    ),
    (
        "feedback is written",
        "by each router on the way (3.2)",
        "when a packet leaves the queue",
        "when a packet leaves the queue",
        "when a packet arrives",
        "when a packet leaves the queue",
    ),
    ("gains", "0.4 and 0.226 (4)", "0.4 and 0.226", "0.4 and 0.226", "0.4 and 0.226", "given in hundredths"),
)
NOTES = (
    "In brackets: the paper's section. x: the time between two packets of a flow, its round trip over its window.",
)


def table() -> Table:
    """Makes a table with a row for each sentence that is read in more than one way."""
    return Table("How they read the paper", COLUMNS, ROWS, NOTES, left=len(COLUMNS), name="readings")
