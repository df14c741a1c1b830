"""No flow stands still for 100 of its round trips: every transport on a network of every experiment.

The networks are others for each version of the package.
"""

from __future__ import annotations

import random

import pytest

from tests.helpers.standstill import Network, networks
from xcpr import __version__
from xcpr.experiments import catalogue
from xcpr.scenarios.flows import registry


def draw_network(experiment: str) -> Network:
    """Draws one network of an experiment; of those that it shares with another, the first has them."""
    mine = [network for network in networks() if network.experiment == experiment]
    return random.Random(f"xcpr {__version__} {experiment}").choice(mine)


@pytest.mark.parametrize("experiment", sorted({network.experiment for network in networks()}))
@pytest.mark.parametrize("transport", registry.declared()["transport"])
def test_no_flow_stalls_while_it_may_send(transport: str, experiment: str) -> None:
    stall = draw_network(experiment).longest_stall(transport)
    assert not stall.too_long, f"{stall.longest_s} s on the network of {stall}"


def test_every_experiment_has_a_stall_network() -> None:
    assert {network.experiment for network in networks()} == {*catalogue.list_experiments()}
