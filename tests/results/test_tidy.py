"""Tidy tables: an observation a row, the unit in the column's name; the same from the command and from Python."""

from __future__ import annotations

import csv
import io
import sys
from pathlib import Path

import msgspec
import pytest
from matplotlib.figure import Figure
from typer.testing import CliRunner

import xcpr
from xcpr.commands import cli
from xcpr.figures import charts
from xcpr.io import units
from xcpr.results import result
from xcpr.results.tables import csv_rows, tidy

SHORT = {"duration": "1 s", "flows.main.count": 2}


def read(text: str) -> list[dict[str, str]]:
    return [*csv.DictReader(io.StringIO(text))]


def run_command(*words: str) -> str:
    done = CliRunner().invoke(cli.app, [*words])
    assert done.exit_code == 0, done.exception
    return done.stdout


def test_tidy_rows_have_the_values_of_the_result(tmp_path: Path) -> None:
    made = xcpr.run("demo", overrides=SHORT, out=tmp_path)
    samples = read(run_command("table", str(tmp_path), "--rows", "samples"))
    assert len(samples) == len(made.series.time_s) * len(made.flows)
    one = samples[len(made.series.time_s) + 3]
    series = made.series.flows["main1"]
    assert (one["flow"], float(one["time_s"])) == ("main1", made.series.time_s[3])
    assert float(one["window_bytes"]) == series.window_bytes[3]
    assert int(one["delivered_bytes"]) == series.delivered_bytes[3]
    assert samples[0]["srtt_s"] == "" and made.series.flows["main0"].srtt_s[0] is None
    (run,) = read(run_command("table", str(tmp_path)))
    assert float(run["utilisation"]) == made.totals.utilisation and run["seed"] == "1"
    assert "topology.delay_s" not in run, "one run differs from no other"
    for rows in tidy.ROWS:
        made.to_csv(tmp_path / "it.csv", rows)
        assert (tmp_path / "it.csv").read_text() == run_command("table", str(tmp_path), "--rows", rows)


def test_varied_settings_precede_each_row_with_units(tmp_path: Path) -> None:
    axes = {
        "topology.delay": ["10 ms", "1 s"],
        "queue.limit": ["90 packets", "80 packets"],
        "flows.main.transport": ["xcp", "cubic"],
    }
    swept = xcpr.sweep("demo", axes, seeds=(1, 5), overrides=SHORT, out=tmp_path / "set", workers=2)
    table = read(run_command("table", str(tmp_path / "set")))
    assert len(table) == 16
    heads = [
        (float(row["topology.delay_s"]), int(row["queue.limit_packets"]), row["flows.main.transport"], int(row["seed"]))
        for row in table
    ]
    assert heads[:3] == [(0.01, 90, "xcp", 1), (0.01, 90, "xcp", 5), (0.01, 90, "cubic", 1)]
    assert len({*heads}) == 16
    assert [int(row["delivered_bytes"]) for row in table] == [cell.result.totals.delivered_bytes for cell in swept]
    swept.to_csv(tmp_path / "it.csv")
    assert read((tmp_path / "it.csv").read_text()) == table
    with pytest.raises(xcpr.Invalid, match='"samples" are over time, and demo/'):
        swept.to_csv(tmp_path / "it.csv", "samples")
    assert read((tmp_path / "it.csv").read_text()) == table, "the file of before is as it was"


def test_parquet_has_the_rows_of_csv_with_their_types(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    axes = {"topology.delay": ["10 ms", "1 s"], "flows.main.transport": ["xcp", "cubic"]}
    swept = xcpr.sweep("demo", axes, overrides=SHORT, out=tmp_path / "set")
    run_command("table", str(tmp_path / "set"), "--parquet", str(tmp_path / "it.parquet"))
    swept.to_parquet(tmp_path / "same.parquet")
    assert (tmp_path / "same.parquet").read_bytes() == (tmp_path / "it.parquet").read_bytes()
    table = parquet.read_table(tmp_path / "it.parquet").to_pylist()
    assert len(table) == len(swept)
    for row, line in zip(table, read(run_command("table", str(tmp_path / "set"))), strict=True):
        # CSV has a whole number of seconds without a point.
        assert row == {name: None if text == "" else type(row[name])(text) for name, text in line.items()}
    assert {type(row["delivered_bytes"]) for row in table} == {int}
    assert {type(row["topology.delay_s"]) for row in table} == {float}
    assert table[0]["flows.main.transport"] == "xcp"


def test_parquet_of_values_of_two_types_is_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    made = xcpr.run("demo", overrides=SHORT)
    monkeypatch.setitem(tidy.ROWS, "mixed", lambda _made: [{"it": [1, "two", None]}])
    made.to_parquet(tmp_path / "it.parquet", "mixed")
    assert parquet.read_table(tmp_path / "it.parquet")["it"].to_pylist() == ["1", "two", None]


def test_parquet_into_a_missing_folder_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(cli.app, ["table", str(tmp_path), "--parquet", str(tmp_path / "none/it.parquet")])
    assert isinstance(done.exception, xcpr.Invalid)
    assert str(done.exception) == f"--parquet: {tmp_path}/none/it.parquet: can't be written: its folder is not there"


def test_parquet_without_pyarrow_names_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    xcpr.run("demo", overrides=SHORT, out=tmp_path)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = CliRunner().invoke(cli.app, ["table", str(tmp_path), "--parquet", str(tmp_path / "it.parquet")])
    assert isinstance(done.exception, xcpr.Invalid)
    assert "--parquet: Parquet needs pyarrow: pip install pyarrow" in str(done.exception)
    assert not (tmp_path / "it.parquet").exists()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("10 ms", (0.01, "s")),
        ("2 s", (2, "s")),
        ("5 Mbit/s", (5_000_000, "bps")),
        ("9 packets", (9, "packets")),
        ("1.5 kB", (1500, "bytes")),
        ("12.5 %", (12.5, "percent")),
    ],
)
def test_quantity_is_parsed_into_number_and_unit(text: str, value: tuple[float, str]) -> None:
    assert units.parse_measure(text) == value


def test_a_folder_without_results_and_unknown_rows_are_refused(tmp_path: Path) -> None:
    xcpr.run("demo", overrides=SHORT, out=tmp_path / "run")
    for words, message in {
        ("table", str(tmp_path)): f"must be a folder with {result.FILE} or set.json",
        (
            "table",
            str(tmp_path / "run"),
            "--rows",
            "flow",
        ): 'must be one of "runs", "flows", "traffic", "samples", "queues"',
    }.items():
        done = CliRunner().invoke(cli.app, words)
        assert isinstance(done.exception, xcpr.Invalid) and message in str(done.exception)


def test_formulas_in_table_text_are_quoted(tmp_path: Path) -> None:
    made = xcpr.run("demo", overrides=SHORT)
    names = ["=cmd|' /C calc'!A0", "+1+cmd", "-2+3", "@SUM(1)", "\t=1", "\uff1d1", "-1.5", "+3", "main0"]
    flows = [msgspec.structs.replace(made.flows[0], name=name) for name in names]
    hostile = msgspec.structs.replace(made, flows=flows)
    hostile.to_csv(tmp_path / "flows.csv", "flows")
    with (tmp_path / "flows.csv").open(encoding="utf-8", newline="") as file:
        found = [*csv.DictReader(file)]
    assert [one["name"] for one in found] == [f"'{name}" for name in names[:-3]] + names[-3:]
    assert [csv_rows.quote_formula(cell) for cell in (-1.5, None, "\r=1", "")] == [-1.5, None, "'\r=1", ""]


def test_negative_numbers_in_figure_csv_are_not_quoted() -> None:
    figure = Figure()
    axes = figure.subplots()
    axes.plot([-1.5, 2.0], [-3.25, 4.0], label="=1+1")
    axes.set_title("@title")
    table = charts.table(figure)
    assert table is not None
    assert [*csv.reader(io.StringIO(table))] == [
        ["panel", "curve", "x", "y"],
        ["'@title", "'=1+1", "-1.5", "-3.25"],
        ["'@title", "'=1+1", "2", "4"],
    ]
