"""Protobuf's text format, in which files have P4Info and WriteRequests."""

from __future__ import annotations

import warnings
from typing import TypeVar

from google.protobuf import text_format
from google.protobuf.message import Message

M = TypeVar("M", bound=Message)


def parse(text: str, message: M) -> M:
    """Reads what a text says into the message; raises ValueError for one that is not in the format."""
    try:
        with warnings.catch_warnings():
            # Python's library only warns of an escape that the format does not have.
            warnings.filterwarnings("error", "invalid .*escape", Warning)
            return text_format.Parse(text, message)
    except (text_format.ParseError, Warning) as error:
        raise ValueError(str(error)) from None
