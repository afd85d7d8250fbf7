"""That a connection is lost, and why. The rest of a link is only loaded when somebody is called."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Cause(Enum):
    """Why there is no connection; the screens have a sentence for each."""

    UNREACHABLE = "unreachable"  # nobody answers at that address
    VERSION = "version"  # the server speaks another version of the protocol
    REFUSED = "refused"  # the server said goodbye; the detail is its reason
    GONE = "gone"  # the connection ended or fell silent
    GARBLED = "garbled"  # what answers is no Tlapa server


class Lost(NamedTuple):
    """There is no connection now. `again` is the pause before the next attempt; None: there will be none."""

    cause: Cause
    detail: str = ""
    again: float | None = None
