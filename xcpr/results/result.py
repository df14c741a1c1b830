"""The result of a run: ``result.json``, schema "xcpr-result/3". docs/result.md explains every name.

Times in seconds, sizes in bytes (frame bytes unless "payload"), as the names say. Figures and reports are made from
this file alone. In the simulator, the same scenario and seed give the same file but for ``totals.cpu_s`` and
``totals.wall_s``.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from xcpr.io import files, former_names
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.io.units import parse_size, parse_time
from xcpr.results import checks, documents, qlog
from xcpr.results.distributions import Distribution
from xcpr.results.documents import Name
from xcpr.results.tables import frames, tidy
from xcpr.scenarios.flows import profiles

if TYPE_CHECKING:
    import pandas as pd


SCHEMA = "xcpr-result/3"
FORMER_SCHEMA = "xcpr-result/2"
"""The schema with former names of keys (``former_names.RESULT_KEYS``)."""
FILE = "result.json"
REPORT = "report.html"
"""The page beside it."""
SOURCES = ".report"
"""The file beside a report with a hash of what it was made from."""


BELIEVED_S = 0.002
"""Lateness of one tick in a hundred with which a run in real time is believed: a twentieth of a round trip in the
scenarios that we have for it."""


class _Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the result: unknown keys are errors."""


class FlowResult(_Strict):
    """One flow; ``_after_3s`` leaves out the first three seconds of the run."""

    name: Name
    transport: Name
    recovery: Name
    delivered_bytes: int
    """Bytes of whole frames, in order."""
    payload_bytes: int
    """Bytes, in order."""
    delivered_after_3s_bytes: int
    """Bytes."""
    timeouts: int
    """A count."""
    timeouts_after_3s: int
    """A count."""
    fast_retransmits: int
    """A count."""
    retransmitted_packets: int
    """Packets."""
    sent_packets: int
    """Packets."""
    longest_stall_s: float
    """Seconds."""
    longest_stall_after_3s_s: float
    """Seconds."""
    rtt_mean_s: float | None
    """Seconds."""
    rtt_min_s: float | None = None
    """Seconds; with the percentiles None where no round trip was measured, and of the kernel's TCP."""
    rtt_p50_s: float | None = None
    """Seconds, within 0.1 %."""
    rtt_p95_s: float | None = None
    """Seconds, within 0.1 %."""
    rtt_p99_s: float | None = None
    """Seconds, within 0.1 %."""
    rtt_max_s: float | None = None
    """Seconds."""
    queueing_delay_p50_s: float | None = None
    """Seconds: ``rtt_p50_s`` less ``rtt_min_s``."""
    queueing_delay_p95_s: float | None = None
    """Seconds: ``rtt_p95_s`` less ``rtt_min_s``."""
    queueing_delay_p99_s: float | None = None
    """Seconds: ``rtt_p99_s`` less ``rtt_min_s``."""
    rtt_times: Distribution | msgspec.UnsetType | None = msgspec.UNSET
    """All round-trip times; absent where a result has no series."""
    spurious_timeouts: int | None = None
    """The timeouts that were needless (RFC 3522); None of transports without TCP's timestamps."""
    spurious_retransmissions: int | None = None
    """Packets that the receiver had already; None of the kernel's TCP."""
    fell_back_at_s: float | msgspec.UnsetType = msgspec.UNSET
    """Seconds of the run: when CUBIC took over (``xcp.fallback``), since no router answered; absent where none did."""
    transport_counters: dict[Name, int] | msgspec.UnsetType = msgspec.UNSET
    """Counters that this transport has, by name."""


class UdpResult(_Strict):
    """One UDP source and its sink."""

    name: Name
    sent_bytes: int
    received_bytes: int
    sent_packets: int
    received_packets: int


class SizeResult(_Strict):
    """The transfers of a traffic source that have sizes of one class."""

    up_to_bytes: int | None
    """Payload of the largest; None: all that no class before has."""
    started: int
    completed: int
    completion_mean_s: float | None
    completion_p99_s: float | None
    completion_p50_s: float | None = None
    completion_p95_s: float | None = None
    completion_times: Distribution | msgspec.UnsetType = msgspec.UNSET
    """All times; absent from older results."""


class Transfers(_Strict, kw_only=True):
    """The connections of one traffic source, as a world reports them; times from SYN to last acknowledgement."""

    name: Name
    offered_bytes: int
    delivered_bytes: int
    connections_started: int | None
    connections_completed: int | None
    connections_refused: int | None
    completion_mean_s: float | None
    completion_p95_s: float | None
    completion_p99_s: float | None
    completion_p50_s: float | None = None
    completion_times: Distribution | msgspec.UnsetType = msgspec.UNSET
    """All times; absent of UDP, and from older results."""
    sizes: list[SizeResult] | msgspec.UnsetType = msgspec.UNSET
    """By size, of kind "transfers"; absent of others."""


class TrafficResult(Transfers):
    """One traffic source; of a UDP kind, what has to do with connections is None."""

    kind: Name
    direction: Name


class ChannelResult(_Strict):
    """One direction of a link; queue figures only where the queue was watched."""

    link: Name
    direction: Name
    offered_packets: int
    offered_bytes: int
    sent_packets: int
    sent_bytes: int
    queue_drops: int
    loss_drops: int
    queue_mean_packets: float | None
    queue_p95_packets: float | None
    queue_mean_bytes: float | None
    queue_p95_bytes: float | None
    marked_packets: int | msgspec.UnsetType = msgspec.UNSET
    """The packets that its queue marked; absent where there are none."""


class FlowSeries(_Strict):
    """One flow over time; ``delivered_bytes`` counts from the start. A value that a flow's control does not
    have is None."""

    window_bytes: list[float | None]
    """Bytes."""
    delivered_bytes: list[int]
    """Bytes since the start."""
    srtt_s: list[float | None]
    """Seconds."""
    in_flight_bytes: list[int | None]
    """Bytes."""
    rate_bps: list[int | None] | msgspec.UnsetType = msgspec.UNSET
    """The rate at which packets are spaced; absent where they never are."""
    feedback_bytes: list[int | None] | msgspec.UnsetType = msgspec.UNSET
    """The routers' changes of a window of the kernel's XCP or XCP-r since its start; absent of other flows."""

    @property
    def has_window(self) -> bool:
        """Whether the flow's control has a window: always or never."""
        return None not in self.window_bytes


class ClassSeries(_Strict):
    """The frames of one of a port's classes that were sent and dropped, from the start on."""

    sent_packets: list[int]
    sent_bytes: list[int]
    queue_drops: list[int]
    sojourn_time_ns: list[int]
    """The sum of the sojourn times of the frames that were sent, ns."""


class ChannelSeries(_Strict):
    """One watched channel over time; ``sent_bytes`` and ``queue_drops`` count from the start.

    The queue is None where nothing can look into it (BMv2). Where the port has several, it is their sum.
    """

    queue_bytes: list[int] | None
    """Bytes."""
    queue_packets: list[int] | None
    """Packets."""
    sent_bytes: list[int]
    """Bytes since the start."""
    queue_drops: list[int]
    """Packets since the start."""
    classes: dict[Name, ClassSeries] | msgspec.UnsetType = msgspec.UNSET
    """By class: "explicit" (XCP's) and "best_effort", or the numbers of those that had frames. Absent where the port
    has one queue."""

    @property
    def queues(self) -> int:
        """The port's queues in which frames came."""
        return len(self.classes) if isinstance(self.classes, dict) else 1

    @property
    def queues_together(self) -> str:
        """Names all of the port's queues."""
        if not isinstance(self.classes, dict):
            return "queue"
        return "both queues" if "best_effort" in self.classes else "all queues"


class MessageSeries(_Strict):
    """The messages of a router to its control plane by one name, at the times of the samples."""

    messages: list[int]
    """How many from the start on."""
    fields: dict[Name, list[int | None]]
    """The fields of the last one, as unsigned numbers; None before the first."""


class Series(_Strict):
    """Everything that is sampled, at ``time_s``; ``udp_offered_bytes`` counts from the start."""

    time_s: list[float]
    """Seconds."""
    flows: dict[Name, FlowSeries]
    channels: dict[Name, ChannelSeries]
    udp_offered_bytes: list[int]
    cells: dict[Name, dict[Name, list[int]]] | msgspec.UnsetType = msgspec.UNSET
    """Watched counters ("packets", "bytes") and registers ("value") by "router/name[index]"; absent where none is."""
    messages: dict[Name, MessageSeries] | msgspec.UnsetType = msgspec.UNSET
    """Watched digests and packets to the CPU port by "router/name"; absent where none is."""


class RecoveryEvent(_Strict):
    """A timeout of a flow, or a loss recovery that began without one: "timeout" or "fast-retransmit"."""

    time_s: float
    flow: Name
    kind: Name


class Captured(_Strict):
    """A frame that reached a host which keeps them; ``bytes`` in hexadecimal, without the payload of flows."""

    time_s: float
    length: int
    bytes: str


class PingResult(_Strict):
    """The outcome of a ping. Times are None without a reply."""

    name: Name
    transmitted: int
    """Requests sent."""
    received: int
    """Requests with a reply."""
    duplicates: int
    """Further replies to a request."""
    errors: int
    """ICMP errors that quote a request: destination unreachable, and time exceeded."""
    loss: float | None
    """The share of requests without a reply."""
    rtt_min_s: float | None
    """Seconds; so are the others."""
    rtt_mean_s: float | None
    rtt_max_s: float | None
    rtt_mdev_s: float | None
    """The standard deviation."""
    rtt_s: list[float | None]
    """The round-trip time of each request in turn; None without a reply."""


class ScriptResult(_Strict):
    """The outcome of a script on a host."""

    name: Name
    host: Name
    status: int | None
    """Its exit status; None where the end of the run ended it."""
    sent_frames: int
    received_frames: int
    """Frames that came while it had a socket."""
    output: str
    """The first megabyte of its standard output and standard error."""


class Measured(_Strict):
    """The measurements of a world for a run. ``events`` are the simulator's."""

    flows: list[FlowResult]
    udp: list[UdpResult]
    channels: list[ChannelResult]
    routers: list[dict[str, Any]]
    acks_lost: int | None
    packets_forwarded: int
    pipeline_passes: int
    events: int | None
    series: Series
    recovery_events: list[RecoveryEvent]
    telemetry: dict[Name, dict[Name, list[Any]]]
    traffic: list[Transfers] = []
    captured: dict[Name, list[Captured]] = {}
    other_mac_frames: dict[Name, int] = {}
    pings: list[PingResult] = []
    unresolved_packets: dict[Name, int] = {}


class ControllerResult(_Strict):
    """The end of a controller's process."""

    output: str
    """The end of its output, stdout and stderr as they came."""
    ended_by_itself: bool
    """Whether it ended before the run did."""


class Lateness(_Strict):
    """How late the machine woke a thread that asked for it a hundred times a second, in real time."""

    ticks: int
    p99_s: float
    """The lateness that 99 of 100 ticks did not exceed."""
    worst_s: float

    @property
    def warning(self) -> str | None:
        """Why the run is not to be believed, if it is not."""
        if self.p99_s <= BELIEVED_S:
            return None
        return (
            f"The machine was too slow for this run to be believed: one in a hundred of its clock's ticks came "
            f"{1000 * self.p99_s:.1f} ms late or later, at worst {1000 * self.worst_s:.0f} ms; allowed are "
            f"{1000 * BELIEVED_S:.0f} ms."
        )


class Totals(_Strict):
    """Figures of the whole run. With several bottlenecks, utilisation and queue are the worst one's.

    Queue figures are None where nothing can look into the switch's queue (BMv2), ``acks_lost`` where data runs both
    ways in real time.
    """

    delivered_bytes: int
    """Bytes of whole frames that all flows delivered in order."""
    payload_bytes: int
    """Bytes of payload that all flows delivered in order."""
    available_bytes: float
    """Bytes: capacity x time less the UDP offered, over all bottlenecks."""
    share_of_available: float
    """Delivered by available, from 0 to 1."""
    utilisation: float
    """Bytes that the bottleneck sent by capacity x time, from 0 to 1."""
    jain: float
    """Jain's index of the flows' delivered bytes, from 0 to 1."""
    stddev_bytes: float
    """Bytes: population standard deviation of the flows' delivered bytes."""
    stddev_after_3s_bytes: float
    """Bytes: the same without the run's first 3 s."""
    timeouts: int
    """A count."""
    timeouts_after_3s: int
    """A count."""
    fast_retransmits: int
    """A count."""
    retransmitted_packets: int
    """Packets."""
    longest_stall_s: float
    """Seconds in which some flow delivered nothing."""
    longest_stall_after_3s_s: float
    """Seconds."""
    drops: int
    """Packets that queues dropped."""
    acks_lost: int | None
    """Packets."""
    queue_mean_bytes: float | None
    """Bytes."""
    queue_p95_bytes: float | None
    """Bytes: the 95 % quantile."""
    queue_mean_packets: float | None
    """Packets."""
    queue_p95_packets: float | None
    """Packets: the 95 % quantile."""
    udp_offered_bytes: int
    """Bytes."""
    packets_forwarded: int
    """Packets."""
    pipeline_passes: int
    """Packets through a router's program."""
    events: int | None
    """A count of the simulator's."""
    cpu_s: float
    """Seconds of this machine's processors."""
    wall_s: float
    """Seconds of this machine's clock."""
    spurious_timeouts: int | None = None
    """A count; None where some flow's is not known."""
    spurious_retransmissions: int | None = None
    """Packets; None where some flow's are not known."""


class Bottleneck(_Strict):
    """A watched channel: its capacity over time as (from time s, bit/s) steps, its queue's limit."""

    channel: Name
    capacity: list[tuple[float, float]]
    queue_limit: int
    queue_unit: Name

    @property
    def rate_mbps(self) -> float:
        """The capacity at the run's start, Mbit/s."""
        return self.capacity[0][1] / 1e6

    def capacity_bytes(self, until_s: float) -> float:
        """Returns the bytes that the bottleneck can send from the run's start on."""
        ends = [at for at, _ in self.capacity[1:]] + [until_s]
        steps = zip(self.capacity, ends, strict=True)
        return sum(max(0.0, min(end, until_s) - at) * rate / 8 for (at, rate), end in steps)

    @property
    def link(self) -> str:
        """The link's name."""
        return self.channel.rpartition("/")[0]

    @property
    def direction(self) -> str:
        """The link's direction."""
        return self.channel.rpartition("/")[2]


class Result(_Strict):
    """All of ``result.json``."""

    schema: str
    name: Name
    world: Name
    switch: Name
    seed: int
    notes: list[str]
    """The notes that a reader must know about the machine that ran it."""
    scenario: dict[str, Any]
    versions: dict[Name, str]
    bottlenecks: list[Bottleneck]
    totals: Totals
    flows: list[FlowResult]
    udp: list[UdpResult]
    channels: list[ChannelResult]
    routers: list[dict[str, Any]]
    series: Series
    recovery_events: list[RecoveryEvent]
    telemetry: dict[Name, dict[Name, list[Any]]]
    traffic: list[TrafficResult] = []
    lateness: Lateness | msgspec.UnsetType = msgspec.UNSET
    """The lateness of a run in real time."""
    captured: dict[Name, list[Captured]] | msgspec.UnsetType = msgspec.UNSET
    """The frames that reached the hosts that keep them, by host; absent where none does."""
    other_mac_frames: dict[Name, int] | msgspec.UnsetType = msgspec.UNSET
    """Frames that hosts dropped because they were for other MAC addresses, by host; absent where none did."""
    controllers: dict[Name, ControllerResult] | msgspec.UnsetType = msgspec.UNSET
    """The controllers' processes, by name; absent where there are none."""
    unresolved_packets: dict[Name, int] | msgspec.UnsetType = msgspec.UNSET
    """Packets that hosts dropped because no ARP reply came, by host; absent where none did."""
    pings: list[PingResult] | msgspec.UnsetType = msgspec.UNSET
    """Absent where there are none; so are scripts."""
    scripts: list[ScriptResult] | msgspec.UnsetType = msgspec.UNSET
    """Programs on hosts."""
    warnings: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Inputs of the run without effect, and faults of its addresses and TTLs, as sentences; absent where there are
    none."""

    @property
    def warning(self) -> str | None:
        """Why the run is not to be believed, if it is not."""
        return self.lateness.warning if self.lateness else None

    @property
    def title(self) -> str:
        """The scenario's title."""
        return str(self.scenario["title"])

    @property
    def duration_s(self) -> float:
        """The simulated time."""
        return parse_time(self.scenario["duration"]) / 1e9

    @property
    def has_series(self) -> bool:
        """Whether it can be drawn over time; a sweep's results hold totals only."""
        return bool(self.series.time_s)

    @property
    def rtt_s(self) -> float:
        """A dumbbell's round trip time while its queues are empty, without the time that packets take to be sent."""
        topology = self.scenario["topology"]
        return (2 * parse_time(topology["delay"]) + 4 * parse_time(topology["access_delay"])) / 1e9

    def group_of(self, flow: str) -> dict[str, Any] | None:
        """Returns the scenario's table of a flow's group. The flow's name is the group's and a number."""
        groups: dict[str, dict[str, Any]] = self.scenario.get("flows", {})
        # "hop10" may be the group hop1's first flow or hop's eleventh one: groups as large as that are rare.
        names = [name for name in groups if flow.startswith(name) and flow[len(name) :].isdigit()]
        return groups[max(names, key=len)] if names else None

    def utilisation(self, channel: str) -> float:
        """Returns the share of a bottleneck's capacity that it sent, UDP included, over the whole run."""
        return self.channel(channel).sent_bytes / self.bottleneck(channel).capacity_bytes(self.duration_s)

    def bottleneck(self, channel: str) -> Bottleneck:
        """Returns the bottleneck that is this channel, "link/direction"."""
        return next(item for item in self.bottlenecks if item.channel == channel)

    def channel(self, name: str) -> ChannelResult:
        """Returns the channel of that name, "link/direction"."""
        return next(item for item in self.channels if f"{item.link}/{item.direction}" == name)

    @property
    def packet_bytes(self) -> int | None:
        """The packet size of all flows, when they have one in common."""
        sizes = {group["packet_size"] for group in self.scenario["flows"].values()}
        return parse_size(sizes.pop()) if len(sizes) == 1 else None

    def __repr__(self) -> str:
        """Describes the result in one line: what ran, and the totals that matter most."""
        told = f"<xcpr.Result {self.name}, seed {self.seed}"
        if not self.flows:
            return f"{told}: no flows>"
        count = f"{len(self.flows)} flows deliver" if len(self.flows) > 1 else "1 flow delivers"
        totals = self.totals
        share = f"{totals.delivered_bytes / 1e6:.1f} MB, {totals.share_of_available:.1%} of {available([self])}"
        return f"{told}: {count} {share}, Jain's index {totals.jain:.3f}>"

    def frame(self, rows: str = "samples", library: str | None = None) -> Any:
        """Makes a data frame with the names and units of the result, by pandas, polars or pyarrow (``library``).

        A row is a sample of a flow ("samples"), a sample of a watched channel ("queues"), a flow ("flows"), or the
        run ("runs"). With "traffic" it is a traffic source, or a class of its sizes. With "rates" it is a moment of a
        flow's goodput. Without ``library`` the first one that is installed makes it. Raises ``Invalid``.
        """
        return frames.make_frame(frames.stack_tables(tidy.tables(self, rows)), library)

    def to_dataframe(self, rows: str = "samples") -> pd.DataFrame:
        """Makes the same frame with pandas (pip install pandas)."""
        made: pd.DataFrame = self.frame(rows, "pandas")
        return made

    def to_csv(self, path: str | PathLike[str], rows: str = "samples") -> None:
        """Writes the same table as CSV, for which pandas is not needed."""
        tidy.save([self], rows, Path(path))

    def to_parquet(self, path: str | PathLike[str], rows: str = "samples") -> None:
        """Writes the same table as Parquet; needs pyarrow (pip install pyarrow)."""
        frames.write_parquet([self], rows, Path(path))

    def to_qlog(self, path: str | PathLike[str]) -> None:
        """Writes the samples and recoveries of all flows as a qlog file, for viewers of congestion control."""
        qlog.write([self], Path(path))


def available(results: Iterable[Result]) -> str:
    """Returns the words for ``available_bytes``: without UDP nothing is taken off the capacity."""
    return "what UDP leaves" if any(result.totals.udp_offered_bytes for result in results) else "what the link carries"


def encode(result: Result) -> bytes:
    """Returns the file's bytes."""
    return files.encode_json(result) + b"\n"


def write(result: Result, path: Path) -> None:
    """Writes ``result.json`` at once."""
    documents.write(path, encode(result))


def _upgrade(former: dict[str, Any], source: str) -> dict[str, Any]:
    """Returns a result of schema 2 with the keys of schema 3; anything else as it is."""
    if former.get("schema") != FORMER_SCHEMA:
        return former
    renamed = former_names.rename_keys(former, source, former_names.RESULT_KEYS, former_names.RESULT_VALUES)
    scenario = renamed.get("scenario")
    if isinstance(scenario, dict):
        renamed["scenario"] = former_names.rename_keys(scenario, source)
    return renamed | {"schema": SCHEMA}


def load(path: Path) -> Result:
    """Reads a result file of this schema or the former one.

    Raises ``Invalid`` for anything else, and for what does not hold together.
    """
    made = documents.read(path, Result, SCHEMA, lambda former: _upgrade(former, display_path(path)))
    made.scenario = profiles.name_former(made.scenario)
    if wrong := list(checks.problems(made)):
        raise Invalid([Problem(display_path(path), where, message) for where, message in wrong])
    return made


@contextmanager
def loading_many() -> Iterator[None]:
    """Loads thousands of results in half the time: they hold no cycles, which Python would look for again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
