"""Routers with P4 programs of the user's own, brought up over P4Runtime.

Each gets its program, and once the scenario's entries. xcpr has no description of such programs, so there is no
telemetry of them and nothing to repair.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import grpc
from finsy.proto import p4r, p4r_grpc, rpc_code

from xcpr.io import services
from xcpr.io.plain import print_line
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.programs import crcs, p4_files
from xcpr.worlds.control_plane.own_control import Goal

ELECTION_ID = 100
CONNECT_S = 20.0
"""The time that a switch may take until its server answers."""
ANSWER_S = 60.0
LOOK_EVERY_S = 1.0
"""The time between two looks at the signals, unless one comes."""


def hold(routers: Sequence[Goal], ready: Path | None) -> None:
    """Brings routers up and stays their primary until SIGINT or SIGTERM; raises ``Invalid`` for what one refuses."""
    ended = threading.Event()
    loop = services.Loop(lambda line: print_line(f"control: {line}", error=True))
    streams = []
    with services.recorded_signals(), ExitStack() as stack:
        try:
            for goal in routers:
                channel = stack.enter_context(grpc.insecure_channel(goal.address))
                try:
                    grpc.channel_ready_future(channel).result(CONNECT_S)
                    streams.append(_bring_up(p4r_grpc.P4RuntimeStub(channel), goal, ended))
                except grpc.FutureTimeoutError:
                    raise Invalid([Problem(goal.name, goal.address, "does not answer")]) from None
                except grpc.RpcError as error:
                    raise Invalid([Problem(goal.name, goal.address, _error_text(error))]) from None
            if ready is not None:
                loop.attempt("the ready file is not made", ready.touch)
            while loop.handle_signals(LOOK_EVERY_S):
                pass
        finally:
            ended.set()


def _bring_up(stub: p4r_grpc.P4RuntimeStub, goal: Goal, ended: threading.Event) -> Iterator[p4r.StreamMessageResponse]:
    """Brings a router up; returns the stream by which we are its primary as long as it is open."""
    election = p4r.Uint128(low=ELECTION_ID)
    arbitration = p4r.MasterArbitrationUpdate(device_id=goal.device_id, election_id=election)

    def requests() -> Iterator[p4r.StreamMessageRequest]:
        yield p4r.StreamMessageRequest(arbitration=arbitration)
        ended.wait()

    stream: Iterator[p4r.StreamMessageResponse] = stub.StreamChannel(requests())
    answer = next(stream)
    if answer.arbitration.status.code != rpc_code.OK:
        raise Invalid([Problem(goal.name, goal.address, "another controller is its primary")])
    config = p4r.ForwardingPipelineConfig(
        p4info=p4_files.p4info_of(goal.compiled, goal.p4info),
        p4_device_config=crcs.with_parameters(p4_files.read_program(goal.compiled).encode(), goal.crc),
    )
    action = p4r.SetForwardingPipelineConfigRequest.VERIFY_AND_COMMIT
    pipeline = p4r.SetForwardingPipelineConfigRequest(
        device_id=goal.device_id, election_id=election, action=action, config=config
    )
    stub.SetForwardingPipelineConfig(pipeline, timeout=ANSWER_S)
    write = p4r.WriteRequest.FromString(goal.write)
    write.device_id = goal.device_id
    write.election_id.CopyFrom(election)
    stub.Write(write, timeout=ANSWER_S)
    return stream


def _error_text(error: grpc.RpcError) -> str:
    """Returns a router's words, in one line."""
    return p4_files.one_line(getattr(error, "details", lambda: error)())
