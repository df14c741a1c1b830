"""The refusals of the server, with P4Runtime's canonical codes (google.rpc.Code), and how clients receive them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NoReturn

import grpc
from finsy.proto import p4r, rpc_code, rpc_status

STATUS_DETAILS = "grpc-status-details-bin"
"""gRPC's name for a serialized google.rpc.Status in the trailing metadata."""

MAX_DETAILS_BYTES = 7000
"""Bytes of a batch's status: clients accept 8 KB of metadata by default, and lose the whole answer
where there is more. Errors that would make it larger have a code and no sentence. If there are more than
about 150 updates even the codes are too much, and the status has a sentence alone."""
_OVERHEAD = 45
"""Bytes of an error in a status, its sentence left aside."""
MAX_CODES = 100
"""Parts whose codes have room beside any sentence."""
MAX_RANGES = 20
"""The most ranges of the numbers of refused parts, in a sentence."""

_GRPC_CODES = {code.value[0]: code for code in grpc.StatusCode}


class Refused(Exception):
    """A request, or one part of it, that is refused: a canonical code and a sentence."""

    def __init__(self, code: int, message: str):
        super().__init__(message)
        self.code = code
        self.message = message

    def error(self) -> p4r.Error:
        """Returns the refusal as one of a batch's errors."""
        return p4r.Error(canonical_code=self.code, message=self.message)


invalid = partial(Refused, rpc_code.INVALID_ARGUMENT)
not_found = partial(Refused, rpc_code.NOT_FOUND)
exists = partial(Refused, rpc_code.ALREADY_EXISTS)
denied = partial(Refused, rpc_code.PERMISSION_DENIED)
exhausted = partial(Refused, rpc_code.RESOURCE_EXHAUSTED)
precondition = partial(Refused, rpc_code.FAILED_PRECONDITION)
out_of_range = partial(Refused, rpc_code.OUT_OF_RANGE)
unavailable = partial(Refused, rpc_code.UNAVAILABLE)
unimplemented = partial(Refused, rpc_code.UNIMPLEMENTED)
"""Refusals by their code: each takes the sentence."""


def by_name(kind: str, message: str) -> Refused:
    """Makes a refusal of the data plane, whose codes are in snake case."""
    return Refused(rpc_code.Code.Value(kind.upper()), message)


def abort(context: grpc.ServicerContext, refused: Refused) -> NoReturn:
    """Ends an RPC as refused."""
    context.abort(_GRPC_CODES[refused.code], refused.message)
    raise AssertionError("abort raises")


@contextmanager
def aborting(context: grpc.ServicerContext) -> Iterator[None]:
    """Ends an RPC as refused where what it does is."""
    try:
        yield
    except Refused as refused:
        abort(context, refused)


def abort_batch(context: grpc.ServicerContext, subject: str, outcomes: Sequence[Refused | None]) -> NoReturn:
    """Ends an RPC of which some parts were refused: UNKNOWN, and one p4.v1.Error for each part (OK for the others).

    If there are more parts than clients' metadata has room for, the sentence alone says which were refused.
    """
    status = rpc_status.Status(code=rpc_code.UNKNOWN, message=f"{subject} failed: {_summary(outcomes)}")
    errors = [outcome.error() if outcome else p4r.Error(canonical_code=rpc_code.OK) for outcome in outcomes]
    room = MAX_DETAILS_BYTES - len(status.message) - _OVERHEAD * len(errors)
    if room < 0:
        refused = [index for index, outcome in enumerate(outcomes) if outcome]
        status.message += f"; refused are #{_ranges(refused)}; each has its own code in batches of {MAX_CODES}"
        errors = []
    for error in errors:
        room -= len(error.message)
        if room < 0:
            error.ClearField("message")
        status.details.add().Pack(error)
    context.set_trailing_metadata(((STATUS_DETAILS, status.SerializeToString()),))
    context.abort(grpc.StatusCode.UNKNOWN, status.message)
    raise AssertionError("abort raises")


def _summary(outcomes: Sequence[Refused | None]) -> str:
    """Returns the words for readers who don't unpack the details: the first refusal in full, and how many there are."""
    refused = [(i, outcome) for i, outcome in enumerate(outcomes) if outcome]
    index, first = refused[0]
    rest = f" (and {len(refused) - 1} more of {len(outcomes)})" if len(refused) > 1 else ""
    return f"#{index}: {rpc_code.Code.Name(rpc_code.Code.ValueType(first.code))}: {first.message}{rest}"


def _ranges(numbers: Sequence[int]) -> str:
    """Writes ascending numbers in short: "0-3, 7"; what is too many ends in dots."""
    ends: list[tuple[int, int]] = []
    for number in numbers:
        if ends and ends[-1][1] == number - 1:
            ends[-1] = (ends[-1][0], number)
        else:
            ends.append((number, number))
    shown = [str(first) if first == last else f"{first}-{last}" for first, last in ends[:MAX_RANGES]]
    return ", ".join(shown + ["..."] * (len(ends) > MAX_RANGES))
