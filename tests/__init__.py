"""Tests mirror the packages; `tests.player` and `tests.bench` are commands."""
