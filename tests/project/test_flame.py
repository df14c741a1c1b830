"""The flame graph of a run: which boxes it has, and what they are called."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.cost import flame
from bench.cost.flame import Box

SAMPLE = """python 100 [000]
\t7f00 xcpr_link::channel::Channel::offer
\t7f01 <xcpr_sim::network::Network>::step_to
\t7f02 main
"""
"""perf's output of one sample: the innermost frame first, below a line of the process."""


def test_samples_of_equal_stacks_are_summed() -> None:
    stack = "xcpr_sim::network::Network::step_to;xcpr_link::channel::Channel::offer"
    assert flame.folded(f"{SAMPLE}\n{SAMPLE}") == {stack: 2}
    assert flame.folded("python 100 [000]\n\t7f00 Depart\n") == {flame.PROGRAM["depart"]: 1}
    ahead = SAMPLE.replace("xcpr_link::channel::Channel::offer", "xcpr_rcp_router_arrive")
    step = "xcpr_sim::network::Network::step_to"
    assert flame.folded(ahead) == {f"{step};{flame.PROGRAM['arrive']}": 1}
    assert flame.folded("python 100 [000]\n\t7f00 main\n") == {}


def test_boxes_lie_within_the_box_of_their_caller(tmp_path: Path) -> None:
    stacks = {"small": 20, "large": 30, "large;inner": 50, "large;tiny": 1, "dust": 0}
    boxes = list(flame.boxes(stacks, 1000))
    assert [(box.name, box.height) for box in boxes] == [("large", 0), ("inner", 1), ("small", 0)]
    assert [box.left for box in boxes] == pytest.approx([0, 0, 0.081])
    assert [box.width for box in boxes] == pytest.approx([0.081, 0.05, 0.02])
    flame.draw(stacks, tmp_path / "flame.png")
    assert (tmp_path / "flame.png").is_file()


@pytest.mark.parametrize(
    ("name", "longest", "shortest"),
    [
        ("xcpr_engine::forwarder::Forwarder<D::decide", "Forwarder::decide, 5%", "decide"),
        ("the P4 program: parser, ingress", "parser, ingress, 5%", "parser, ingress"),
        ("__memset_avx512_unaligned_erms", "memset, 5%", "memset"),
    ],
)
def test_box_shows_the_longest_name_that_fits(name: str, longest: str, shortest: str) -> None:
    names = list(flame.names(Box(name, 0, 0.05, 0)))
    assert (names[0], names[-1]) == (longest, shortest)
    assert flame.part(name) in name
