"""The tables that Rust declares, as dataclasses. Written by ``make schema`` from the declarations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from xcpr.io.schema import table
from xcpr.scenarios.flows.options import LinkModel, both_directions, declared_key


@dataclass(frozen=True)
class XcpOptions:
    """Options in `[flows.NAME.xcp]`."""

    fallback: str = declared_key("xcp.fallback")


@dataclass(frozen=True)
class PacingOptions:
    """Options in `[flows.NAME.pacing]`."""

    share: int | None = declared_key("pacing.share")
    initial_burst: int = declared_key("pacing.initial_burst")
    slow_start_share: int | None = declared_key("pacing.slow_start_share")


@dataclass(frozen=True)
class XcpROptions:
    """Options in `[flows.NAME.xcp_r]`."""

    duplicate_acks: str = declared_key("xcp_r.duplicate_acks")
    on_loss: str = declared_key("xcp_r.on_loss")
    on_timeout: str = declared_key("xcp_r.on_timeout")


@dataclass(frozen=True)
class MisreportOptions:
    """Options in `[flows.NAME.misreport]`."""

    h_cwnd: int | None = declared_key("misreport.h_cwnd")
    h_rtt: int | None = declared_key("misreport.h_rtt")
    negative_feedback: int | None = declared_key("misreport.negative_feedback")
    cwnd_prime: int | None = declared_key("misreport.cwnd_prime")


@dataclass(frozen=True)
class TcpOptions:
    """Options in `[flows.NAME.tcp]`."""

    slow_start_growth: str = declared_key("tcp.slow_start_growth")
    slow_start_exit: str = declared_key("tcp.slow_start_exit")
    window_validation: str = declared_key("tcp.window_validation")
    ssthresh_from: str = declared_key("tcp.ssthresh_from")
    lost_retransmission: str = declared_key("tcp.lost_retransmission")
    prr: bool = declared_key("tcp.prr")
    min_rto_bounds: str = declared_key("tcp.min_rto_bounds")
    zero_window_probe: str = declared_key("tcp.zero_window_probe")
    slow_start_after_idle: bool = declared_key("tcp.slow_start_after_idle")
    undo: str = declared_key("tcp.undo")


@dataclass(frozen=True)
class HstcpOptions:
    """Options in `[flows.NAME.hstcp]`."""

    max_ssthresh: int = declared_key("hstcp.max_ssthresh")


@dataclass(frozen=True)
class CubicOptions:
    """Options in `[flows.NAME.cubic]`."""

    lookahead: str = declared_key("cubic.lookahead")
    initial_growth: int = declared_key("cubic.initial_growth")


@dataclass(frozen=True)
class FastOptions:
    """Options in `[flows.NAME.fast]`."""

    alpha: int = declared_key("fast.alpha")
    mi_threshold: int = declared_key("fast.mi_threshold")


@dataclass(frozen=True)
class PsocketsOptions:
    """Options in `[flows.NAME.psockets]`."""

    connections: int | None = declared_key("psockets.connections")


@dataclass(frozen=True)
class UdtOptions:
    """Options in `[flows.NAME.udt]`."""

    variant: str = declared_key("udt.variant")
    nak: str = declared_key("udt.nak")
    window: int = declared_key("udt.window")


@dataclass(frozen=True)
class TtpOptions:
    """Options in `[flows.NAME.ttp]`."""

    chunk: int = declared_key("ttp.chunk")
    report_interval: int = declared_key("ttp.report_interval")
    consecutive_losses: int = declared_key("ttp.consecutive_losses")
    threshold: str = declared_key("ttp.threshold")
    delivery: str = declared_key("ttp.delivery")
    increase: str = declared_key("ttp.increase")
    initial_loss: int = declared_key("ttp.initial_loss")
    averaged_reports: int = declared_key("ttp.averaged_reports")
    initial_rate: int | None = declared_key("ttp.initial_rate")
    min_rate: int | None = declared_key("ttp.min_rate")
    max_rate: int | None = declared_key("ttp.max_rate")


@dataclass(frozen=True)
class SabulOptions:
    """Options in `[flows.NAME.sabul]`."""

    window: int = declared_key("sabul.window")


@dataclass(frozen=True)
class RudpOptions:
    """Options in `[flows.NAME.rudp]`."""

    rate: int | None = declared_key("rudp.rate")
    object: int = declared_key("rudp.object")


@dataclass(frozen=True)
class FobsOptions:
    """Options in `[flows.NAME.fobs]`."""

    rate: int | None = declared_key("fobs.rate")
    ack_every: int = declared_key("fobs.ack_every")
    batch: int = declared_key("fobs.batch")
    chunk: int = declared_key("fobs.chunk")
    congestion: str = declared_key("fobs.congestion")
    tolerated_loss: int = declared_key("fobs.tolerated_loss")


@dataclass(frozen=True)
class RackOptions:
    """Options in `[flows.NAME.rack]`."""

    rtt: str = declared_key("rack.rtt")
    dup_thresh: str = declared_key("rack.dup_thresh")
    tlp_max_ack_delay: int | None = declared_key("rack.tlp_max_ack_delay")


@dataclass(frozen=True)
class RenoOptions:
    """Options in `[flows.NAME.reno]`."""

    count_duplicates: bool = declared_key("reno.count_duplicates")


@dataclass(frozen=True)
class QueueRed:
    """Keys of `[queue.red]`."""

    min_threshold: float = declared_key("queue.red.min_threshold")
    max_threshold: float = declared_key("queue.red.max_threshold")
    max_probability: float = declared_key("queue.red.max_probability")
    weight: float = declared_key("queue.red.weight")
    gentle: bool = declared_key("queue.red.gentle")
    mark: bool | None = declared_key("queue.red.mark")


@dataclass(frozen=True)
class QueueCodel:
    """Keys of `[queue.codel]`."""

    target: int = declared_key("queue.codel.target")
    interval: int = declared_key("queue.codel.interval")
    mark: bool | None = declared_key("queue.codel.mark")


@dataclass(frozen=True)
class QueueClass:
    """Keys of `[queue.classN]`."""

    dscp: int | None = declared_key("queue.class0.dscp")
    limit: tuple[int, str] | None = declared_key("queue.class0.limit")
    quantum: int = declared_key("queue.class0.quantum")


@dataclass(frozen=True)
class Queue(LinkModel):
    """Keys of `[queue]`."""

    TABLE: ClassVar[str] = "queue"
    discipline: str = declared_key("queue.discipline")
    limit: tuple[int, str] = declared_key("queue.limit")
    mark: tuple[int, str] | None = declared_key("queue.mark")
    red: QueueRed = table(QueueRed)
    codel: QueueCodel = table(QueueCodel, quiet=True)
    classes: str | None = declared_key("queue.classes")
    class0: QueueClass = table(QueueClass, quiet=True)
    class1: QueueClass = table(QueueClass, quiet=True)
    class2: QueueClass = table(QueueClass, quiet=True)
    class3: QueueClass = table(QueueClass, quiet=True)
    class4: QueueClass = table(QueueClass, quiet=True)
    class5: QueueClass = table(QueueClass, quiet=True)
    class6: QueueClass = table(QueueClass, quiet=True)
    class7: QueueClass = table(QueueClass, quiet=True)


@dataclass(frozen=True)
class Loss(LinkModel):
    """Keys of `[loss]`."""

    TABLE: ClassVar[str] = "loss"
    model: str = declared_key("loss.model")
    probability: float | None = declared_key("loss.probability")
    good_to_bad: float | None = declared_key("loss.good_to_bad")
    bad_to_good: float | None = declared_key("loss.bad_to_good")
    loss_good: float | None = declared_key("loss.loss_good")
    loss_bad: float | None = declared_key("loss.loss_bad")


@dataclass(frozen=True)
class Reorder(LinkModel):
    """Keys of `[reorder]`."""

    TABLE: ClassVar[str] = "reorder"
    probability: float = declared_key("reorder.probability")
    delay: int = declared_key("reorder.delay")


@dataclass(frozen=True)
class Jitter(LinkModel):
    """Keys of `[jitter]`."""

    TABLE: ClassVar[str] = "jitter"
    distribution: str = declared_key("jitter.distribution")
    mean: int = declared_key("jitter.mean")
    order: str = declared_key("jitter.order")


@dataclass(frozen=True)
class LossDirections:
    """Keys of `[loss]` for both directions of links, `[loss.forward]` and `[loss.backward]`."""

    forward: Loss = table(Loss)
    backward: Loss = table(Loss)
    model: str | None = both_directions("loss.model")
    probability: float | None = both_directions("loss.probability")
    good_to_bad: float | None = both_directions("loss.good_to_bad")
    bad_to_good: float | None = both_directions("loss.bad_to_good")
    loss_good: float | None = both_directions("loss.loss_good")
    loss_bad: float | None = both_directions("loss.loss_bad")


@dataclass(frozen=True)
class ReorderDirections:
    """Keys of `[reorder]` for both directions of links, `[reorder.forward]` and `[reorder.backward]`."""

    forward: Reorder = table(Reorder)
    backward: Reorder = table(Reorder)
    probability: float | None = both_directions("reorder.probability")
    delay: int | None = both_directions("reorder.delay")


@dataclass(frozen=True)
class JitterDirections:
    """Keys of `[jitter]` for both directions of links, `[jitter.forward]` and `[jitter.backward]`."""

    forward: Jitter = table(Jitter, quiet=True)
    backward: Jitter = table(Jitter, quiet=True)
    distribution: str | None = both_directions("jitter.distribution")
    mean: int | None = both_directions("jitter.mean")
    order: str | None = both_directions("jitter.order")


OPTIONS: dict[str, type] = {
    "xcp": XcpOptions,
    "pacing": PacingOptions,
    "xcp_r": XcpROptions,
    "misreport": MisreportOptions,
    "tcp": TcpOptions,
    "hstcp": HstcpOptions,
    "cubic": CubicOptions,
    "fast": FastOptions,
    "psockets": PsocketsOptions,
    "udt": UdtOptions,
    "ttp": TtpOptions,
    "sabul": SabulOptions,
    "rudp": RudpOptions,
    "fobs": FobsOptions,
    "rack": RackOptions,
    "reno": RenoOptions,
}
"""The options of a group of flows."""
MODELS: dict[str, type] = {
    "queue": Queue,
    "loss": Loss,
    "reorder": Reorder,
    "jitter": Jitter,
}
"""The models of links."""
DIRECTIONS: dict[str, type] = {
    "loss": LossDirections,
    "reorder": ReorderDirections,
    "jitter": JitterDirections,
}
"""Models by direction."""
