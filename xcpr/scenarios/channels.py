"""A scenario's description of channels, the two directions of links: their queues, losses, reordering and
jitter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xcpr import units
from xcpr.scenarios import fields
from xcpr.schema import choice, key, real, switch, table


@dataclass(frozen=True)
class Red:
    """Random early detection (Floyd and Jacobson 1993); thresholds are shares of the queue's limit."""

    min_threshold: float = fields.share(1 / 3)
    max_threshold: float = fields.share(2 / 3)
    max_probability: float = fields.share(0.1)
    weight: float = key(real(1e-6, 1.0), default=0.002)
    gentle: bool = key(switch, default=True)
    mark: bool | None = key(switch, default=None)
    """Whether packets whose ends know ECN are marked where others are dropped; absent: they are dropped too."""

    def check(self) -> Iterator[tuple[str, str]]:
        """The thresholds are in order."""
        if self.min_threshold >= self.max_threshold:
            yield "max_threshold", "must be above min_threshold"


@dataclass(frozen=True)
class Queue:
    """The queue of every router port. Hosts' own queues are unlimited."""

    discipline: str = key(choice("drop-tail", "red"), default="drop-tail")
    limit: tuple[int, str] = key(units.parse_limit, units.format_limit, default=(2300, "packets"))
    mark: tuple[int, str] | None = key(units.parse_limit, units.format_limit, default=None)
    """Packets whose ends know ECN are marked where they find so much waiting: DCTCP's K; absent: none is."""
    red: Red = table(Red)
    classes: str | None = key(choice("xcp-and-rest"), default=None)
    """Two queues instead of one, each with this limit, served by shares that follow their numbers of flows; the
    discipline is that of the rest."""

    def check(self) -> Iterator[tuple[str, str]]:
        """Marks begin below the limit, and there is one rule for them."""
        if self.mark is None:
            return
        if self.discipline == "red":
            yield "mark", 'must be absent where discipline is "red": red.mark = true lets that mark'
        if self.mark[1] != self.limit[1] or self.mark[0] >= self.limit[0]:
            yield "mark", f'must be less than the limit, "{units.format_limit(self.limit)}", in {self.limit[1]}'


LOSS_KEYS = {
    "none": (),
    "random": ("probability",),
    "gilbert-elliott": ("good_to_bad", "bad_to_good", "loss_good", "loss_bad"),
}


@dataclass(frozen=True)
class Loss:
    """Loss on the bottleneck links in one direction, beside what queues drop."""

    model: str = key(choice(*LOSS_KEYS), default="none")
    probability: float | None = fields.share(None)
    good_to_bad: float | None = fields.share(None)
    bad_to_good: float | None = fields.share(None)
    loss_good: float | None = fields.share(None)
    loss_bad: float | None = fields.share(None)

    def check(self) -> Iterator[tuple[str, str]]:
        """A model has the keys that it needs. Keys of other models may stand there, unused, after an override."""
        for name in LOSS_KEYS[self.model]:
            if getattr(self, name) is None:
                yield name, f'is missing: model "{self.model}" needs {", ".join(LOSS_KEYS[self.model])}'


@dataclass(frozen=True)
class Losses:
    """Loss along the row of bottlenecks (forward) and against it (backward, where ACKs of most flows are)."""

    forward: Loss = table(Loss)
    backward: Loss = table(Loss)


@dataclass(frozen=True)
class Reorder:
    """Reordering on the bottleneck links in one direction: each packet is late by ``delay`` with a probability."""

    probability: float = fields.share(0.0)
    delay: int = fields.time("0 s")
    """Beside the link's."""

    def check(self) -> Iterator[tuple[str, str]]:
        """A packet that may be late has a time to be late by."""
        if self.probability > 0 and self.delay == 0:
            yield "delay", 'must be above zero where probability is, for example "5 ms"'


@dataclass(frozen=True)
class Reorders:
    """Reordering with the data (forward) and against it (backward, where ACKs are)."""

    forward: Reorder = table(Reorder)
    backward: Reorder = table(Reorder)


@dataclass(frozen=True)
class Jitter:
    """The time of each packet beside the link's delay, drawn for it alone. In the simulator alone."""

    distribution: str = key(choice("exponential", "uniform"), default="exponential")
    mean: int = fields.time("0 s")
    order: str = key(choice("kept", "free"), default="kept")
    """Kept: a packet waits for those before it. Free: it may overtake them."""


@dataclass(frozen=True)
class Jitters:
    """Jitter with the data (forward) and against it (backward, where ACKs are)."""

    forward: Jitter = table(Jitter, quiet=True)
    backward: Jitter = table(Jitter, quiet=True)


@dataclass(frozen=True)
class Channel:
    """One direction of a link, as it is in a network."""

    rate: int
    delay: int
    queue: Queue | None
    """None: unlimited."""
    loss: Loss
    reorder: Reorder
    jitter: Jitter = Jitter()
