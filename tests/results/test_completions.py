"""Completion times, round-trip times and their percentiles: in results, tables, tidy rows and plots."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import xcpr
from xcpr.commands import cli
from xcpr.io.schema import Invalid
from xcpr.results import completions, distributions, result
from xcpr.results.distributions import Distribution
from xcpr.results.groups import Group
from xcpr.results.result import Result, SizeResult, TrafficResult
from xcpr.results.statistics import estimate
from xcpr.results.tables import numbers, run_tables, set_tables, tidy


def times(*values: float) -> Distribution:
    return Distribution(time_s=sorted({*values}), count=[values.count(value) for value in sorted({*values})])


def source(*values: float) -> TrafficResult:
    """Makes a source whose transfers took these seconds; the first half were short."""
    half = len(values) // 2
    figures = {
        "completion_mean_s": sum(values) / len(values),
        "completion_p50_s": times(*values).quantile_s(0.5),
        "completion_p95_s": times(*values).quantile_s(0.95),
        "completion_p99_s": times(*values).quantile_s(0.99),
        "completion_times": times(*values),
    }
    size = SizeResult(
        up_to_bytes=100_000,
        started=half + 1,
        completed=half,
        completion_mean_s=sum(values[:half]) / half,
        completion_p99_s=None,
        completion_times=times(*values[:half]),
    )
    return TrafficResult(
        name="web",
        kind="transfers",
        direction="forward",
        offered_bytes=1,
        delivered_bytes=1,
        connections_started=len(values) + 1,
        connections_completed=len(values),
        connections_refused=0,
        sizes=[size],
        **figures,
    )


def with_traffic(made: Result, *values: float) -> Result:
    return msgspec.structs.replace(made, traffic=[source(*values)])


def test_percentiles_are_nearest_rank_and_distributions_merge() -> None:
    hundred = [float(number) for number in range(1, 101)]
    assert [times(*hundred).quantile_s(share) for share in (0, 0.5, 0.95, 0.99, 1)] == [1, 50, 95, 99, 100]
    assert distributions.merge([times(1, 1, 2), times(2, 3)]) == Distribution(time_s=[1, 2, 3], count=[2, 2, 1])
    assert times().quantile_s(0.5) is None
    assert times(1, 2, 2, 4).shares() == [0.25, 0.75, 1]


def test_set_table_has_percentiles_of_all_seeds_and_an_interval(make_result: Callable[..., Result]) -> None:
    seeds = with_traffic(make_result(seed=1), 1, 1, 1, 9), with_traffic(make_result(seed=2), 2, 2, 2, 2)
    group = Group("A", "A", "case", "a case", seeds)
    table = set_tables.completion([group])
    assert table is not None
    half = estimate([3, 2]).half_width
    assert [row[2:] for row in table.rows] == [
        ("web", "all", "8", f"2.500 ± {half:.3f}", "2.000", "2.000", "2.000"),
        ("web", "up to 100 kB", "4", f"1.500 ± {estimate([1, 2]).half_width:.3f}", "1.000", "2.000", "2.000"),
    ]
    assert "95 % confidence interval" in table.notes[0]
    assert set_tables.completion([Group("A", "A", "case", "a case", (make_result(),))]) is None


def test_means_over_seeds_have_a_confidence_interval(make_result: Callable[..., Result]) -> None:
    group = Group("A", "A", "case", "a case", (make_result(seed=1), make_result(seed=2), make_result(seed=3)))
    table = set_tables.of_set("a set", [group])
    share = group.estimate("share_of_available")
    assert share is not None
    assert table.rows[0][3] == f"{100 * share.mean:.1f} ± {100 * share.half_width:.1f}"
    assert set_tables.INTERVALS in table.notes[0]
    alone = set_tables.of_set("a set", [Group("A", "A", "case", "a case", (make_result(),))])
    assert not any("±" in cell for cell in alone.rows[0])
    assert "±" not in alone.notes[0]


def test_set_numbers_have_units_in_their_names_and_all_digits(make_result: Callable[..., Result]) -> None:
    seeds = with_traffic(make_result(seed=1), 1, 3), with_traffic(make_result(seed=2), 2, 4)
    (run,) = numbers.of_set([Group("A", "A", "case", "a case", seeds)])
    delivered = [made.totals.delivered_bytes for made in seeds]
    assert run["totals"]["delivered_bytes"] == {
        "mean": sum(delivered) / 2,
        "confidence_95_half_width": estimate(delivered).half_width,
        "by_seed": delivered,
    }
    assert run["totals"].keys() == set(result.Totals.__struct_fields__)
    assert run["traffic"][0]["completion_p99_s"] == 3 and run["seeds"] == [1, 2]
    json.dumps(run, allow_nan=False)


def test_run_tables_and_tidy_rows_have_size_classes(make_result: Callable[..., Result]) -> None:
    made = with_traffic(make_result(), 1, 2, 3, 4)
    traffic, by_size = run_tables.of_traffic(made), run_tables.by_size(made)
    assert traffic is not None and traffic.columns[-4:] == ("mean s", "median s", "95 % s", "99 % s")
    assert traffic.rows[0][-4:] == ("2.500", "2.000", "3.000", "3.000")
    assert by_size is not None and by_size.rows == (("web", "up to 100 kB", "3", "2", "1.500", "", "", ""),)
    file = io.StringIO()
    tidy.write([made], "traffic", file)
    rows = [*csv.DictReader(io.StringIO(file.getvalue()))]
    assert [(row["traffic"], row["sizes"], row["up_to_bytes"]) for row in rows] == [
        ("web", "all", ""),
        ("web", "up to 100 kB", "100000"),
    ]
    assert [(row["connections_completed"], row["completion_mean_s"]) for row in rows] == [("4", "2.5"), ("2", "1.5")]
    flows = run_tables.of_flows(made)
    assert "RTT 99 %" in flows.columns and "queueing 95 %" in flows.columns


def test_results_without_newer_keys_load(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = with_traffic(make_result(), 1, 2, 3, 4)
    old = json.loads(result.encode(made))
    for table in (old["totals"], *old["flows"]):
        for name in [*table]:
            if name.startswith(("spurious_", "queueing_", "rtt_")) and name != "rtt_mean_s":
                del table[name]
    for table in (old["traffic"][0], *old["traffic"][0]["sizes"]):
        for name in ("completion_p50_s", "completion_times"):
            table.pop(name, None)
    (tmp_path / result.FILE).write_text(json.dumps(old))
    loaded = result.load(tmp_path / result.FILE)
    assert loaded.flows[0].rtt_p99_s is None and loaded.totals.spurious_timeouts is None
    assert all(table.rows for table in run_tables.of_one(loaded))
    (all_sizes, _) = completions.of_run(loaded)
    assert (all_sizes.quantile_s(0.99), all_sizes.quantile_s(0.5), all_sizes.times) == (3, None, None)
    both = set_tables.completion([Group("A", "A", "case", "a case", (loaded, loaded))])
    assert both is not None and both.rows[0][-3:] == ("", "", ""), "percentiles of two need their distributions"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"time_s": [1.0, 2.0], "count": [1]}, "as many counts as times"),
        ({"time_s": [2.0, 1.0], "count": [1, 1]}, "ascending times"),
        ({"time_s": [1.0], "count": [0]}, "once or more"),
    ],
)
def test_inconsistent_distribution_is_refused(
    make_result: Callable[..., Result], tmp_path: Path, wrong: dict[str, list[float]], message: str
) -> None:
    made = json.loads(result.encode(make_result()))
    made["flows"][0]["rtt_times"] = wrong
    (tmp_path / result.FILE).write_text(json.dumps(made))
    with pytest.raises(Invalid, match=f"flows.main0.rtt_times: .*{message}"):
        result.load(tmp_path / result.FILE)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sweeps a scenario with transfers of several sizes."""
    folder = tmp_path_factory.mktemp("sweep")
    xcpr.sweep("traffic", {"duration": ["2 s", "3 s"]}, seeds=(1, 2), out=folder, workers=1)
    return folder


def test_sweep_results_and_plots_have_completion_times(folder: Path) -> None:
    swept = xcpr.sweep("traffic", {"duration": ["2 s", "3 s"]}, seeds=(1, 2), out=folder, workers=1)
    one = swept.cells[0].result
    mice = next(item for item in one.traffic if item.name == "mice")
    assert mice.completion_times and mice.completion_times.total == mice.connections_completed
    assert mice.completion_times.quantile_s(0.99) == mice.completion_p99_s
    assert mice.completion_times.quantile_s(0.5) == mice.completion_p50_s
    assert not one.flows[0].rtt_times, "totals alone"
    axes = swept.plot("completion_p99_s", traffic="mice")
    assert axes.get_ylabel() == "completion p99 (s)"
    (container,) = axes.containers
    assert [*container[0].get_xdata()] == [0, 1]
    with pytest.raises(Invalid, match='traffic: must be one of "background", "mice"'):
        swept.plot("completion_p99_s")
    with pytest.raises(Invalid, match='sizes: must be "all", not "huge"'):
        swept.plot("completion_p99_s", traffic="mice", sizes="huge")
    with pytest.raises(Invalid, match="completion_p98_s: must be a time"):
        swept.plot("completion_p98_s", traffic="mice")


def test_a_sweep_prints_numbers_as_json(folder: Path) -> None:
    done = CliRunner().invoke(
        cli.app, ["sweep", "traffic", "duration=2s,3s", "--totals", "--seeds", "1-2", "--out", str(folder), "--json"]
    )
    assert done.exit_code == 0, done.exception
    outcome = json.loads(done.stdout)
    assert [run["duration_s"] for run in outcome["runs"]] == [2, 3]
    first = outcome["runs"][0]
    by_seed = [
        result.load(folder / name / f"seed-{seed}" / result.FILE).totals.delivered_bytes
        for name in [first["run"].rpartition("/")[2]]
        for seed in (1, 2)
    ]
    assert first["totals"]["delivered_bytes"]["by_seed"] == by_seed
    names = [(one["traffic"], one["sizes"]) for one in first["traffic"]]
    assert ("mice", "all") in names
    page = (folder / result.REPORT).read_text(encoding="utf-8")
    assert "Completion times" in page and "median s" in page


def test_run_has_consistent_rtt_percentiles(tmp_path: Path) -> None:
    made = xcpr.run("demo", overrides={"duration": "1 s", "flows.main.count": 2}, out=tmp_path)
    flow = made.flows[0]
    assert flow.rtt_times and flow.rtt_min_s and flow.rtt_p50_s and flow.rtt_p95_s and flow.rtt_p99_s and flow.rtt_max_s
    assert flow.rtt_min_s <= flow.rtt_p50_s <= flow.rtt_p95_s <= flow.rtt_p99_s <= flow.rtt_max_s
    assert flow.queueing_delay_p95_s == pytest.approx(flow.rtt_p95_s - flow.rtt_min_s, abs=1e-9)
    total = sum(time * count for time, count in zip(flow.rtt_times.time_s, flow.rtt_times.count, strict=True))
    assert total / flow.rtt_times.total == pytest.approx(flow.rtt_mean_s, rel=0.001)
    assert made.totals.spurious_retransmissions == sum(one.spurious_retransmissions or 0 for one in made.flows)
    assert (tmp_path / "rtt-cdf.csv").is_file() and (tmp_path / "rtt-cdf.svg").is_file()
    axes = made.plot("cdf of rtt")
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("round-trip time (ms)", "share of measurements")
    with pytest.raises(Invalid, match="needs traffic whose transfers were completed"):
        made.plot("cdf of completion times")
