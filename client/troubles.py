"""Why something was not granted, and why somebody is not there: a sentence for each reason."""

from __future__ import annotations

from client.net.lost import Cause, Lost
from client.ui.text import say

REASONS = frozenset({"full", "elsewhere", "flood"})  # goodbyes with a sentence of their own

# Denied.reason: each has a sentence.
KNOWN = frozenset({
    "already_here", "already_seated", "bad_name", "bad_options", "bad_seats", "empty", "hello_first", "kicked",
    "muted", "no_clock", "no_room", "no_such_game", "no_such_level", "no_such_match", "no_such_person",
    "no_such_room", "no_such_seat", "nobody_waits", "not_host", "not_now", "not_ready", "not_seated",
    "other_hand", "room_full", "seat_taken", "seats_free", "server_full", "too_fast", "too_long",
    "too_many_watchers", "wrong_code", "yourself",
})  # fmt: skip


def denied(reason: str) -> str:
    """Why a request was not granted; a reason that is newer than this client has a sentence too."""
    return say(f"denied-{reason.replace('_', '')}") if reason in KNOWN else say("denied-other")


def lost_words(lost: Lost) -> str:
    """Why there is no connection."""
    if lost.cause is Cause.REFUSED and lost.detail in REASONS:
        return say(f"goodbye-{lost.detail}")
    return say(f"lost-{lost.cause.value}")
