from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from matplotlib.figure import Figure

from xcpr.experiments.reports import comparison, findings, report
from xcpr.figures import panels, style
from xcpr.figures import run as run_figures
from xcpr.figures.sets import compare
from xcpr.io.paths import ROOT
from xcpr.io.schema import Invalid
from xcpr.results import distributions, quantities, result
from xcpr.results.groups import Group
from xcpr.results.result import Result
from xcpr.results.tables import frames, set_tables
from xcpr.scenarios.flows import registry


def png_size(path: Path) -> tuple[int, int]:
    """Reads width and height of a PNG from its header."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


def test_capacity_follows_path_changes() -> None:
    steady = result.Bottleneck(channel="a/forward", capacity=[(0.0, 8e6)], queue_limit=1, queue_unit="packets")
    assert steady.capacity_bytes(10) == 10e6
    falling = msgspec.structs.replace(steady, capacity=[(0.0, 8e6), (5.0, 4e6), (12.0, 1e6)])
    assert [falling.capacity_bytes(until) for until in (0, 5, 10)] == [0, 5e6, 7.5e6]


def test_totals_follow_from_flows_and_channels(make_result: Callable[..., Result]) -> None:
    made = make_result()
    totals = made.totals
    assert totals.delivered_bytes == sum(flow.delivered_bytes for flow in made.flows)
    assert totals.available_bytes == 10 * 100e6 / 8 - totals.udp_offered_bytes
    assert totals.share_of_available == totals.delivered_bytes / totals.available_bytes
    assert totals.utilisation == pytest.approx(0.9)
    assert totals.drops == 7
    assert list(made.telemetry) == ["r1/1"]  # the bottleneck's port alone


def test_flows_over_several_bottlenecks_count_at_each(make_result: Callable[..., Result]) -> None:
    made = make_result("parking-lot")
    through = sum(flow.delivered_bytes for flow in made.flows if flow.name.startswith("all"))
    single = made.totals.delivered_bytes - through
    assert made.totals.share_of_available * made.totals.available_bytes == pytest.approx(9 * through + single)


def test_result_file_round_trips(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = make_result()
    result.write(made, tmp_path / "deep" / result.FILE)
    assert result.encode(result.load(tmp_path / "deep" / result.FILE)) == result.encode(made)
    assert [path.name for path in (tmp_path / "deep").iterdir()] == [result.FILE]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "is no xcpr-result/3 file"),
        ("{}", "missing required field"),
        ('{"schema": 3}', "is no xcpr-result/3 file"),
    ],
)
def test_file_that_is_no_result_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / result.FILE
    path.write_text(text)
    with pytest.raises(Invalid, match=message):
        result.load(path)


def test_unknown_versions_and_keys_are_refused(make_result: Callable[..., Result], tmp_path: Path) -> None:
    path = tmp_path / result.FILE
    made = make_result()
    path.write_bytes(result.encode(msgspec.structs.replace(made, schema="xcpr-result/9")))
    with pytest.raises(Invalid, match='schema: must be "xcpr-result/3", not "xcpr-result/9"'):
        result.load(path)
    path.write_text(json.dumps(json.loads(result.encode(made)) | {"more": 1}))
    with pytest.raises(Invalid, match="unknown field `more`"):
        result.load(path)


def test_every_key_of_the_result_is_documented() -> None:
    page = (ROOT / "docs" / "result.md").read_text(encoding="utf-8")
    kinds = [
        result.Result,
        result.Totals,
        result.FlowResult,
        result.UdpResult,
        result.TrafficResult,
        result.SizeResult,
        distributions.Distribution,
        result.ChannelResult,
    ]
    for kind in [
        *kinds,
        result.Series,
        result.FlowSeries,
        result.ChannelSeries,
        result.RecoveryEvent,
        result.Bottleneck,
    ]:
        for name in kind.__struct_fields__:
            assert re.search(rf"`{name}`", page), f"{kind.__name__}.{name} is not in docs/result.md"


@pytest.mark.parametrize("name", ["demo", "parking-lot"])
def test_run_report_has_every_figure(make_result: Callable[..., Result], tmp_path: Path, name: str) -> None:
    made = make_result(name, "flows.late.transport=xcp", "flows.late.recovery=reno", "flows.late.count=2")
    page = report.of_run(made, tmp_path).read_text(encoding="utf-8")
    drawn = run_figures.list_figures(made)
    for file, (_, caption) in drawn.items():
        assert png_size(tmp_path / f"{file}.png")[0] == style.WIDTH * style.PAGE.dpi
        assert caption.endswith(".")
    assert list(drawn) == [*run_figures.FIGURES, "rtt-cdf", "goodput-cdf"]
    assert page.count("data:image/png;base64,") == len(drawn)
    assert_self_contained(page)


@pytest.mark.parametrize(("udp", "message"), [("none", "what the link carries"), ("half", "what UDP leaves")])
def test_reports_mention_udp_only_where_it_runs(
    make_result: Callable[..., Result], tmp_path: Path, udp: str, message: str
) -> None:
    made = make_result("demo", f"udp.schedule={udp}")
    page = report.of_run(made, tmp_path).read_text(encoding="utf-8")
    rows, cases = [("A", made)], [("a case", [("A", [made])])]
    compare.windows(rows).write(tmp_path / "windows.png")
    compare.totals(cases).write(tmp_path / "totals.png")
    group = Group("A", "A", "case", "a case", (made,))
    words = [
        re.sub(r'"[^"]{2000,}"|data-chart="[^"]*"', "", page),  # pictures in letters, which may spell anything
        findings.of_run(made),
        " ".join(set_tables.of_set("a set", [group]).notes),
        compare.windows_caption(rows),
        compare.totals_caption(cases),
        (tmp_path / "totals.svg").read_text(),
    ]
    assert all(message in text for text in words)
    drawn = [path.read_text() for path in [*tmp_path.glob("*.svg"), *tmp_path.glob("*.csv")]]
    assert any("UDP" in text for text in [*words, *drawn]) == (udp != "none")


def assert_self_contained(page: str) -> None:
    """Checks that nothing is fetched: all sources are data, and links stay in the folder."""
    assert all(value.startswith("data:") for value in re.findall(r'src="([^"]*)"', page))
    assert not any("//" in value for value in re.findall(r'href="([^"]*)"', page))
    assert not re.search(r"fetch\(|XMLHttpRequest|import\(", page)
    assert "@import" not in page


def test_table_and_figure_agree_on_utilisation(make_result: Callable[..., Result]) -> None:
    made = make_result("demo", "path_changes.less.at=5 s", "path_changes.less.rate=50 Mbit/s")
    axes = Figure().subplots()
    panels.utilisation(axes, made, "bottleneck/forward")
    _, mean = axes.lines
    assert mean.get_label() == f"mean {made.totals.utilisation:.1%}".replace("%", " %")
    counted = [0.0 if at <= 5 else 1e6 for at in made.series.time_s]
    time, rate = quantities.rates(made, counted)
    assert all(rate[time <= 5] == 0) and max(rate) > 0 and all(rate[time > 5.7] == 0)


def test_figures_are_deterministic(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = make_result()
    report.of_run(made, tmp_path / "a")
    report.of_run(made, tmp_path / "b")
    for path in (tmp_path / "a").iterdir():
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()


def test_comparison_figures_are_drawn(make_result: Callable[..., Result], tmp_path: Path) -> None:
    rows = [
        ("A", make_result("demo", "flows.main.transport=xcp", "flows.main.recovery=reno")),
        ("B", make_result("demo", "flows.main.transport=xcp")),
        ("C", make_result("demo")),
    ]
    compare.windows(rows).write(tmp_path / "w.png")
    compare.fairness(rows).write(tmp_path / "f.png")
    compare.totals([("case", [(label, [made, made]) for label, made in rows])]).write(tmp_path / "t.png")
    assert all(png_size(tmp_path / f"{name}.png")[1] > 250 for name in "wft")


def test_mixed_transports_have_markers_and_a_legend(make_result: Callable[..., Result]) -> None:
    made = make_result("sharing", "flows.xcp.transport=xcp-r")
    axes = Figure().subplots()
    panels.window(axes, made)
    markers = [style.look(transport).marker for transport in ("xcp-r", "cubic")]
    assert [line.get_marker() for line in axes.lines] == markers
    assert [key.get_label() for key in panels.keys(made)] == ["XCP-r", "CUBIC"]
    assert not panels.keys(make_result()), "one transport needs no key"


def test_two_queues_are_drawn_as_their_sum(make_result: Callable[..., Result]) -> None:
    made = make_result("sharing")
    (channel,) = made.series.channels
    counts = result.ClassSeries(sent_packets=[], sent_bytes=[], queue_drops=[], sojourn_time_ns=[])
    for classes, label, times in (
        (msgspec.UNSET, "queue", 1),
        ({"explicit": counts, "best_effort": counts}, "both queues", 2),
    ):
        made.series.channels[channel].classes = classes
        axes = Figure().subplots()
        panels.queue(axes, made, channel)
        assert axes.get_ylabel() == f"{label} (packets)"
        assert f"{label} " in findings.of_run(made).lower()
        assert axes.lines[1].get_ydata() == [times * made.bottlenecks[0].queue_limit] * 2


def test_row_labels_keep_their_distinguishing_words() -> None:
    assert style.short_labels(["B: XCP, rack", "rcp: RCP, rack", "newreno: NewReno, rack, RED"]) == [
        "XCP",
        "RCP",
        "NewReno, RED",
    ]
    assert style.short_labels(["A: XCP, reno"]) == ["XCP, reno"]
    assert style.short_labels(["XCP, rack", "XCP, rack"]) == ["XCP, rack", "XCP, rack"]


def test_overlapping_curve_labels_are_moved_apart() -> None:
    assert style.spread([(1.0, 0.1), (1.0, 0.9)], 0.05) == [0.1, 0.9]
    low, high = style.spread([(1.0, 0.5), (1.0, 0.5)], 0.1)
    assert high - low == pytest.approx(0.1) and low == pytest.approx(0.45)
    assert style.spread([(0.1, 0.5), (0.9, 0.5)], 0.1) == [0.5, 0.5], "far from each other"
    crowd = style.spread([(1.0, 0.0)] * 5, 0.1)
    assert crowd[0] >= 0
    assert all(high - low >= 0.0999 for low, high in pairwise(crowd))


def test_a_report_opens_with_its_finding(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = make_result()
    said = findings.of_run(made)
    assert f"{len(made.flows)} flows deliver {made.totals.share_of_available:.1%}" in said
    text = report.of_run(made, tmp_path).read_text()
    assert text.index(said.split(".")[0].replace("'", "&#39;")) < text.index("<figure") < text.index("<table")


def test_every_transport_has_a_colour_and_a_marker_of_its_own() -> None:
    assert set(style.TRANSPORTS) <= set(registry.declared()["transport"]) <= set(style.looks())
    looks = list(style.looks().values())
    for field in ("label", "colour", "marker"):
        assert len({getattr(look, field) for look in looks}) == len(looks)
    assert style.look("kernel:cubic").label == "Linux CUBIC"
    assert style.look("kernel:vegas").label == "kernel:vegas"
    assert len(set(style.shades("xcp", 10))) == 10


def test_set_tables_compare_with_references(make_result: Callable[..., Result]) -> None:
    groups = [
        Group(row, row, "mild-200-12", "mild, 200 ms", (make_result(seed=1), make_result(seed=2))) for row in "ARBC"
    ]
    table = set_tables.compare_with_references(groups, ["ns-2", "paper"])
    assert table is not None
    assert [(row[2], row[3]) for row in table.rows] == [("ns-2", "5,251.8"), ("paper", "5,102.9"), ("paper", "5,157.5")]
    beside = set_tables.side_by_side(groups)
    assert beside is not None
    assert beside.rows[0][1] == "+0.0%"
    assert set_tables.side_by_side(groups[:2]) is None
    assert set_tables.compare_with_references(groups, []) is None


def test_set_without_randomness_is_noted(make_result: Callable[..., Result]) -> None:
    same, other = make_result(seed=1), make_result(seed=2)
    groups = [Group("A", "A", "case", "a case", (same, same)), Group("B", "B", "case", "a case", (same, other))]
    assert "Nothing is random in A, case: the seeds agree." in set_tables.of_set("a set", groups).notes
    assert "Nothing is random in all of these runs: the seeds agree." in set_tables.of_set("a set", groups[:1]).notes
    assert not any("seeds agree" in note for note in set_tables.of_set("a set", groups[1:]).notes)


WARNING = "net.py: link <a> use_tbf has no effect (2 times)"
PAGE = {"title": "", "finding": "", "description": "", "runs": [], "command": "", "is_claimed": False, "versions": {}}
"""Values of a page beside its sections."""
SHOWN = "Warning: net.py: link &lt;a&gt; use_tbf has no effect (2 times)"


def test_report_of_a_run_shows_its_warnings(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = make_result()
    assert "Warning" not in report.of_run(made, tmp_path / "without").read_text(encoding="utf-8")
    warned = msgspec.structs.replace(made, warnings=[WARNING])
    assert SHOWN in report.of_run(warned, tmp_path / "with").read_text(encoding="utf-8")


def test_reports_of_sets_and_comparisons_show_each_warning_once(
    make_result: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warned = [msgspec.structs.replace(make_result(seed=seed), warnings=[WARNING]) for seed in (1, 2)]
    groups = [Group(row, f"{row}: XCP", "case", "a case", tuple(warned)) for row in "AB"]
    table = set_tables.of_set("a set", groups)
    page = report.write(tmp_path / "set", "set.html", [report.Section("", tables=[table])], **PAGE)
    assert page.read_text(encoding="utf-8").count(SHOWN) == 1
    for name in "AB":
        for made in warned:
            result.write(made, tmp_path / name / f"seed-{made.seed}" / result.FILE)
    monkeypatch.setattr(comparison, "COURSES", {})
    sides = comparison.load([tmp_path / "A", tmp_path / "B"])
    _, page = comparison.make_report(sides, comparison.common_runs(sides), tmp_path / "both")
    assert page.read_text(encoding="utf-8").count(SHOWN) == 1


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ('"timeouts":0', f'"timeouts":1{"0" * 400}', "result.json: line 1: must have numbers of at most 40 digits"),
        ('"timeouts":0', '"timeouts":9223372036854775808', "timeouts: must be from -9223372036854775808 to"),
        ('"transport_counters":{}', f'"transport_counters":{{"odd":{10**39}}}', "FlowResult.odd: must be from"),
        ('"seed":1', f'"seed":{10**30}', "seed: must be from 0 to 9223372036854775807"),
        ('"jain":', '"jain":1e400,"drops":', "is no xcpr-result/3 file"),
        ('"notes":', f'"notes":{"[" * 100_000}', "result.json: line 1: must have at most 128 levels"),
        ('"telemetry":', f'"telemetry":{"[" * 1000}', "result.json: line 1: must have at most 128 levels"),
        ('"transport_counters":{}', '"transport_counters":{"\\u001b[31m":1}', "is no xcpr-result/3 file"),
        ('"flows":{"main0"', '"flows":{"\\u202emain0"', "is no xcpr-result/3 file"),
        ('"title":"', '"title":"\\u009b31m', "scenario.title: must be text without control characters"),
    ],
)
def test_out_of_range_numbers_and_names_in_a_result_are_refused(
    make_result: Callable[..., Result], tmp_path: Path, before: str, after: str, message: str
) -> None:
    made = make_result("demo", "flows.main.count=1")
    made.flows[0].transport_counters = {}
    text = result.encode(made).decode()
    assert before in text
    (tmp_path / "result.json").write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(Invalid, match=re.escape(message)):
        result.load(tmp_path / "result.json")


def test_setting_beyond_64_bits_is_text_in_parquet(make_result: Callable[..., Result], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    results = [make_result("demo", "flows.main.count=1", seed=seed) for seed in (1, 2)]
    for made in results:
        made.scenario["odd"] = 2**63 + made.seed
    frames.write_parquet(results, "runs", tmp_path / "it.parquet")
    assert parquet.read_table(tmp_path / "it.parquet").column("odd").to_pylist() == [str(2**63 + 1), str(2**63 + 2)]
