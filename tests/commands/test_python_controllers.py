"""Congestion controllers in Python."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

import xcpr
from xcpr.io import former_names
from xcpr.io.paths import DOCS
from xcpr.io.schema import Invalid

SHORT = {"duration": "3 s", "sample_interval": "100 ms", "flows.main.count": 2, "topology.rate": "20 Mbit/s"}
PAGE = (DOCS / "congestion-controllers.md").read_text(encoding="utf-8")


class NewReno(xcpr.CongestionController):
    """The simulator's own NewReno, hosts/src/tcp/cc/classic.rs and newreno.rs, line by line."""

    def __init__(self) -> None:
        self.threshold = math.inf
        self.recovering = self.restarting = self.silent = False

    def on_ack(self, ack: xcpr.Ack) -> None:
        self.silent = False
        self.recovering = self.recovering and ack.in_recovery
        if self.recovering or not ack.window_limited:
            return
        if self.window < self.threshold:
            more = min(ack.acked, 1.0 if self.restarting else 2.0)
            self.window = min(self.window + more, self.threshold)
        else:
            self.restarting = False
            self.window += min(ack.acked / self.window, ack.acked)
            self.threshold = min(self.threshold, self.window)

    def on_loss(self, loss: xcpr.Loss) -> None:
        self.window = self.threshold = max(min(self.window, loss.in_flight) / 2, 2.0)
        self.recovering = True

    def on_timeout(self, loss: xcpr.Loss) -> None:
        if not self.silent:
            self.threshold = max(min(self.window, loss.in_flight) / 2, 2.0)
        self.window, self.recovering, self.restarting, self.silent = 1.0, False, True, True


def run(law: type[xcpr.CongestionController] | None, transport: str = "python:mine", **more: object) -> xcpr.Result:
    overrides = {**SHORT, "flows.main.transport": transport, **more}
    return xcpr.run("demo", congestion_controllers={"mine": law} if law else {}, overrides=overrides)


def test_newreno_in_python_matches_the_built_in_newreno() -> None:
    losing = {"queue.limit": "10 packets", "loss.forward.model": "random", "loss.forward.probability": "0.5 %"}
    losing["duration"] = "8 s"
    mine, own = run(NewReno, **losing), run(None, "newreno", **losing)
    assert mine.totals.fast_retransmits > 4
    assert mine.series == own.series
    assert [flow.delivered_bytes for flow in mine.flows] == [flow.delivered_bytes for flow in own.flows]
    assert {flow.transport for flow in mine.flows} == {"python:mine"}


def test_window_is_one_packet_after_a_timeout() -> None:
    seen = set()

    class Fixed(xcpr.CongestionController):
        def on_ack(self, _ack: xcpr.Ack) -> None:
            seen.add(self.window)
            self.window = 10

        def on_loss(self, loss: xcpr.Loss) -> None: ...

    lossy = {"loss.forward.model": "random", "loss.forward.probability": "60 %"}
    assert run(Fixed, duration="20 s", **lossy).totals.timeouts > 0
    assert seen == {1, 2, 10}


def test_exception_in_a_callback_ends_the_run() -> None:
    class Wrong(xcpr.CongestionController):
        def on_ack(self, ack: xcpr.Ack) -> None:
            raise ZeroDivisionError(f"{ack.acked:.0f} packet")

        def on_loss(self, loss: xcpr.Loss) -> None: ...

    with pytest.raises(ZeroDivisionError, match="1 packet"):
        run(Wrong)


def test_nan_window_is_refused() -> None:
    class Wrong(xcpr.CongestionController):
        def on_ack(self, _ack: xcpr.Ack) -> None:
            self.window = math.nan

        def on_loss(self, loss: xcpr.Loss) -> None: ...

    with pytest.raises(ValueError, match=r"Wrong\.window is NaN after on_ack"):
        run(Wrong)


def test_controller_without_a_callback_raises_type_error() -> None:
    class Unfinished(xcpr.CongestionController):
        def on_ack(self, ack: xcpr.Ack) -> None: ...

    with pytest.raises(TypeError, match="on_loss"):
        run(Unfinished)


def test_undefined_python_controller_is_refused() -> None:
    with pytest.raises(xcpr.Invalid, match=r"flows\.main\.transport: needs xcpr\.run\(congestion_controllers=\.\.\.\)"):
        run(None)
    with pytest.raises(xcpr.Invalid, match=r'must be "python:mine"; it is "python:yours"'):
        run(NewReno, "python:yours")
    with pytest.raises(xcpr.Invalid, match="transport"):
        run(NewReno, "python:not a name")
    made = run(NewReno, duration="1 s")
    assert made.scenario["flows"]["main"]["transport"] == "python:mine"


def test_run_with_a_python_controller_is_never_cached(tmp_path: Path) -> None:
    class Still(xcpr.CongestionController):
        def on_ack(self, ack: xcpr.Ack) -> None: ...

        def on_loss(self, loss: xcpr.Loss) -> None: ...

    overrides = {**SHORT, "duration": "1 s", "flows.main.transport": "python:mine"}
    first = xcpr.run("demo", congestion_controllers={"mine": NewReno}, overrides=overrides, out=tmp_path)
    second = xcpr.run("demo", congestion_controllers={"mine": Still}, overrides=overrides, out=tmp_path)
    assert second.totals.delivered_bytes < first.totals.delivered_bytes
    assert (tmp_path / "report.html").is_file()


def test_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(code, {"__name__": "example"})
    used = float(capsys.readouterr().out.split()[0])
    assert 0.3 < used <= 1


class Constant(xcpr.CongestionController):
    """A window of four packets."""

    def on_ack(self, ack: xcpr.Ack) -> None:
        self.window = 4.0 if ack.acked else self.window

    def on_loss(self, loss: xcpr.Loss) -> None:
        self.window = 4.0 if loss.in_flight else self.window


def test_sweep_with_python_controllers_caches_no_result(tmp_path: Path) -> None:
    both = {"mine": NewReno, "four": Constant}
    axes = {"transport": ["python:mine", "newreno", "python:four"]}
    swept = xcpr.sweep("demo", axes, overrides=SHORT, congestion_controllers=both, out=tmp_path)
    delivered = [cell.result.totals.delivered_bytes for cell in swept]
    assert delivered[0] == delivered[1] > delivered[2]
    again = xcpr.sweep(
        "demo", axes, overrides=SHORT, congestion_controllers={"mine": Constant, "four": Constant}, out=tmp_path
    )
    assert [cell.result.totals.delivered_bytes for cell in again] == [delivered[2], delivered[1], delivered[2]]


def test_unused_python_controller_is_refused() -> None:
    unused = re.escape('congestion_controllers: mine: changes nothing: no flow\'s transport is "python:mine"')
    with pytest.raises(Invalid, match=unused):
        run(NewReno, "cubic")
    with pytest.raises(Invalid, match=unused):
        xcpr.sweep("demo", {"transport": ["cubic", "bbr"]}, congestion_controllers={"mine": NewReno})
    with pytest.raises(Invalid, match=r'needs xcpr\.run\(congestion_controllers=|must be "python:mine"'):
        xcpr.sweep("demo", {"transport": ["python:mine", "python:other"]}, congestion_controllers={"mine": NewReno})


def test_former_argument_and_class_work_and_warn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(former_names, "_warned", set())
    overrides = {**SHORT, "flows.main.transport": "python:mine"}
    former = xcpr.run("demo", laws={"mine": NewReno}, overrides=overrides)
    assert xcpr.Law is xcpr.CongestionController
    err = capsys.readouterr().err
    assert "xcpr: xcpr.run: laws is now congestion_controllers; the next version refuses the old name\n" in err
    assert "xcpr: xcpr: Law is now CongestionController; the next version refuses the old name\n" in err
    today = xcpr.run("demo", congestion_controllers={"mine": NewReno}, overrides=overrides)
    assert former.flows == today.flows and capsys.readouterr().err == ""
    with pytest.raises(Invalid, match=r"xcpr\.run: laws: must be absent beside congestion_controllers"):
        xcpr.run("demo", laws={"mine": NewReno}, congestion_controllers={"mine": NewReno}, overrides=overrides)
