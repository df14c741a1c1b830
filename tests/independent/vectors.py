"""Stratum's test vectors for P4Runtime against `xcpr switch` and BMv2: ``vectors.py DIR``.

    sudo .venv/bin/python tests/independent/vectors.py DIR

DIR holds checkouts by their repositories' names: testvectors (stratum), p4runtime (p4lang) and gnmi (openconfig). A
vector is a file of ``testvectors/bmv2/p4runtime``: cases, each of actions (writes, packets of the controller, frames)
and then expectations. The pipeline is that of ``bmv2/PipelineConfig.pb.txt``, pushed anew for each vector. An
expectation without packets wants none at its port. Numbers of metadata are compared as numbers, for the vectors are
older than P4Runtime's shortest byte strings.
"""

from __future__ import annotations

import contextlib
import queue
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import grpc
from finsy.proto import p4r
from google.protobuf import text_format

from bench import runner
from tests.helpers import namespaces
from tests.independent import environments, targets
from tests.independent.suites import version
from xcpr.experiments import docs
from xcpr.results.tables.table import Table

DEVICE, ELECTION_ID, CPU_PORT = 1, 4, 253
"""As the vectors name them."""
PORTS = (1, 2)
CASE_S = 0.4
"""For what comes of a case's actions."""
ANSWER_S = 10.0
MAX_REASON_CHARACTERS = 300
"""Characters of a reason in a table."""
VECTOR = "stratum.testing.TestVector"


def opened(interface: str) -> socket.socket:
    """Opens a packet socket of an interface, which sees what comes in."""
    made = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0)
    made.setsockopt(namespaces.SOL_PACKET, namespaces.PACKET_IGNORE_OUTGOING, 1)
    made.bind((interface, 3))  # ETH_P_ALL
    return made


class Replay:
    """A switch on whose ports and stream a vector is played."""

    def __init__(self, completes: Collection[int] = ()) -> None:
        self.completes = completes
        """Ids of metadata, each of which a packet of the controller has."""
        self.primary = targets.Primary(DEVICE, ELECTION_ID)
        self.sockets = {port: opened(targets.world.test_end(port)) for port in PORTS}
        self.packets: queue.Queue[p4r.PacketIn] = queue.Queue()
        self.errors: list[str] = []
        """The sentences of errors that came on the stream."""
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            for response in self.primary.stream:
                if response.HasField("packet"):
                    self.packets.put(response.packet)
                elif response.HasField("error"):
                    self.errors.append(response.error.message)
        except grpc.RpcError:
            return

    def case(self, case: Any) -> Iterator[str]:
        """Plays a case; yields the ways in which it went wrong."""
        try:
            for group in case.action_groups:
                for action in getattr(group, str(group.WhichOneof("action_group"))).actions:
                    self.act(action)
        except grpc.RpcError as error:
            yield f"{error.code().name}: {error.details()}"
            return
        if not case.expectations:
            return
        time.sleep(CASE_S)
        while self.errors:
            yield f"error on the stream: {self.errors.pop(0)}"
        for expectation in case.expectations:
            if expectation.HasField("data_plane_expectation"):
                wanted = expectation.data_plane_expectation.traffic_expectation
                yield from self.traffic(wanted)
            elif expectation.control_plane_expectation.HasField("packet_in_expectation"):
                yield from self.packet_in(expectation.control_plane_expectation.packet_in_expectation.p4_packet_in)
            else:
                yield f"{expectation.expectation_id}: an expectation of another kind"

    def act(self, action: Any) -> None:
        """Performs an action; raises ``grpc.RpcError`` where the switch refuses."""
        if action.HasField("data_plane_stimulus"):
            stimulus = action.data_plane_stimulus.traffic_stimulus
            for packet in stimulus.packets:
                self.sockets[stimulus.port].send(packet.payload)
            return
        operation = action.control_plane_operation
        if operation.HasField("write_operation"):
            asked = operation.write_operation.p4_write_request
            self.primary.stub.Write(p4r.WriteRequest.FromString(asked.SerializeToString()), timeout=ANSWER_S)
        elif operation.HasField("pipeline_config_operation"):
            asked = operation.pipeline_config_operation.p4_set_pipeline_config_request
            request = p4r.SetForwardingPipelineConfigRequest.FromString(asked.SerializeToString())
            self.primary.stub.SetForwardingPipelineConfig(request, timeout=ANSWER_S)
        elif operation.HasField("packet_out_operation"):
            sent = operation.packet_out_operation
            packet = p4r.PacketOut.FromString(sent.p4_packet_out.SerializeToString())
            for number in set(self.completes) - {one.metadata_id for one in packet.metadata}:
                packet.metadata.add(metadata_id=number, value=b"\0")
            for _ in range(sent.num_of_packets):
                self.primary.messages.put(p4r.StreamMessageRequest(packet=packet))
        else:
            raise ValueError(f"an action of another kind: {action}")

    def traffic(self, wanted: Any) -> Iterator[str]:
        """Compares what came out at the ports with what is wanted there."""
        came = [(port, frame) for port in wanted.ports for frame in self._frames(port)]
        expected = [packet.payload for packet in wanted.packets]
        if [frame for _, frame in came] != expected:
            ports = ", ".join(map(str, wanted.ports))
            what = ", ".join(frame.hex() for _, frame in came) or "nothing"
            yield f"port {ports}: {what} came, not {', '.join(one.hex() for one in expected) or 'nothing'}"

    def _frames(self, port: int) -> Iterator[bytes]:
        try:
            while True:
                yield self.sockets[port].recv(2**16, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return

    def packet_in(self, wanted: Any) -> Iterator[str]:
        """Compares the next packet for the controller with the one that is wanted."""
        try:
            came = self.packets.get(timeout=CASE_S)
        except queue.Empty:
            yield "no packet-in came"
            return
        if came.payload != wanted.payload:
            yield f"the packet-in is {came.payload.hex()}, not {wanted.payload.hex()}"
        numbers = [
            {one.metadata_id: int.from_bytes(one.value, "big") for one in packet.metadata} for packet in (came, wanted)
        ]
        if any(numbers[0].get(number) != value for number, value in numbers[1].items()):
            yield f"the packet-in's metadata are {numbers[0]}, not {numbers[1]}"

    def close(self) -> None:
        """Leaves the switch."""
        self.primary.close()
        for one in self.sockets.values():
            one.close()


def metadata(pipeline: Any) -> list[int]:
    """Returns the ids of what P4Info wants with a packet of the controller."""
    (action,) = pipeline.test_cases[0].action_groups[0].sequential_action_group.actions
    asked = action.control_plane_operation.pipeline_config_operation.p4_set_pipeline_config_request
    headers = asked.config.p4info.controller_packet_metadata
    return [field.id for header in headers if header.preamble.name == "packet_out" for field in header.metadata]


def played(vector: Any, pipeline: Any, switch: str, completes: Collection[int]) -> tuple[int, list[str]]:
    """Plays the cases of a vector on a switch; returns how many there are, and what went wrong."""
    cases = [*pipeline.test_cases, *vector.test_cases]
    try:
        with targets.turn(switch, PORTS, DEVICE, CPU_PORT), contextlib.closing(Replay(completes)) as replay:
            wrong = [f"{case.test_case_id}: {words}" for case in cases for words in replay.case(case)]
    except targets.world.Failed as ended:
        wrong = [str(ended)]
    return len(vector.test_cases), wrong


def summary(failed: dict[str, list[str]]) -> str:
    """Writes the first reason of each vector that failed, each with how many have it."""
    first = Counter(wrong[0].partition(": ")[2].partition(";")[0] for wrong in failed.values())
    return "; ".join(f"{count} {words[:MAX_REASON_CHARACTERS]}" for words, count in first.most_common())


def main() -> None:
    """Plays them all, and keeps two tables."""
    parser = runner.parser(__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder of the checkouts")
    options = parser.parse_args()
    runner.require("ip", "setpriv", "ethtool", root=True)
    checkouts = options.folder.resolve()
    if lacking := environments.lacking(checkouts):
        sys.exit(lacking)
    kind = environments.message(VECTOR, checkouts, environments.python("fabric"))
    namespaces.leave()
    folder = checkouts / "testvectors/bmv2"
    vectors = {
        path.name.removesuffix(".pb.txt"): text_format.Parse(path.read_text(encoding="utf-8"), kind())
        for path in (folder / "PipelineConfig.pb.txt", *sorted((folder / "p4runtime").glob("*.pb.txt")))
    }
    pipeline = vectors.pop("PipelineConfig")
    rows, rest = [], []
    commit = version(checkouts / "testvectors")
    ways = {"": (), ", each packet-out with all metadata": metadata(pipeline)}
    for (way, completes), switch in product(ways.items(), targets.SWITCHES):
        why = targets.lacking(switch)
        found = {} if why else {name: played(vector, pipeline, switch, completes) for name, vector in vectors.items()}
        failed = {name: wrong for name, (_, wrong) in found.items() if wrong}
        cases = sum(count for count, _ in found.values())
        what = f"{len(found)} vectors, {cases} cases{way}" if found else "nothing"
        counts = (str(len(found) - len(failed)), str(len(failed)), str(len(vectors) - len(found)))
        rows.append(("testvectors: bmv2/p4runtime", commit, f"{what}, on {switch}", *counts, why or summary(failed)))
        rest += [
            (f"{switch}{way}", name, words[:MAX_REASON_CHARACTERS]) for name, wrong in failed.items() for words in wrong
        ]
        print(*rows[-1], sep="  ", flush=True)
    runner.keep(
        Table("Stratum's test vectors", docs.SUITE_COLUMNS, tuple(rows), left=3, name="suites"),
        Table("What went wrong", ("switch", "vector", "why"), tuple(rest), left=3, name="tests"),
        options=options.folder.name,
        sudo=True,
        remark=f"One sitting; {runner.machine()}",
    )


if __name__ == "__main__":
    main()
