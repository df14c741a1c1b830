"""Meter configurations, and indirect meters."""

from __future__ import annotations

from collections.abc import Iterator

from finsy.proto import p4i, p4r

from ..errors import invalid, unimplemented
from ..pipeline.program import Meter
from ..step import Step
from .cells import modify_only, requested_cells, written_cells

MAX_BURST = (1 << 32) - 1


def rates(config: p4r.MeterConfig, meter: Meter) -> dict[str, int]:
    """Checks a configuration by the meter's type; returns the data plane's rates, per second."""
    what = f"meter {meter.name}"
    for name in ("cir", "pir"):
        if getattr(config, name) < 0:
            raise invalid(f"{what}: {name} {getattr(config, name)} is below 0")
    for name in ("cburst", "pburst"):
        if not 0 <= getattr(config, name) <= MAX_BURST:
            raise invalid(f"{what}: {name} {getattr(config, name)}; allowed is 0 to {MAX_BURST}")
    if meter.type == p4i.MeterSpec.SINGLE_RATE_THREE_COLOR:
        raise unimplemented(f"{what}: single rate three colour meters are not supported")
    if config.eburst:
        raise invalid(f"{what}: eburst {config.eburst}; only single rate three colour meters have one")
    peak_is_committed = (config.pir, config.pburst) == (config.cir, config.cburst)
    if meter.type == p4i.MeterSpec.SINGLE_RATE_TWO_COLOR and not peak_is_committed:
        raise invalid(f"{what}: it has a single rate, so pir and pburst must be cir and cburst")
    return {"cir": config.cir, "cburst": config.cburst, "pir": config.pir, "pburst": config.pburst}


def no_colour_counters(message: p4r.MeterEntry | p4r.DirectMeterEntry | p4r.TableEntry, field: str) -> None:
    """Refuses counters per colour."""
    if message.HasField(field):  # type: ignore[arg-type]
        raise unimplemented(f"{field}: counters per colour are not supported")


class Meters:
    """All indirect meters of a program; the stores hold what was written."""

    def __init__(self, meters: dict[int, Meter]):
        self._meters = meters
        self._configs: dict[tuple[int, int], p4r.MeterConfig] = {}

    def write(self, kind: int, entry: p4r.MeterEntry, step: Step) -> None:
        """Sets one cell, or all without index; without configuration all packets are green."""
        modify_only(kind, "a MeterEntry")
        no_colour_counters(entry, "counter_data")
        meter, indices = written_cells(self._meters, entry.meter_id, entry, "meter")
        told = rates(entry.config, meter) if entry.HasField("config") else None
        for index in indices:
            if told:
                step.set_entry(self._configs, (meter.id, index), entry.config)
            elif (meter.id, index) in self._configs:
                step.drop(self._configs, (meter.id, index))
            step.command("set_meter", meter=meter.name, index=index, rates=told)

    def read(self, request: p4r.MeterEntry) -> Iterator[p4r.Entity]:
        """Yields cells; an id of 0 and a missing index are wildcards."""
        no_colour_counters(request, "counter_data")
        for meter, index in requested_cells(self._meters, request.meter_id, request, "meter"):
            entry = p4r.MeterEntry(meter_id=meter.id, index=p4r.Index(index=index))
            if config := self._configs.get((meter.id, index)):
                entry.config.CopyFrom(config)
            yield p4r.Entity(meter_entry=entry)
