"""Figures of speed and memory: `python -m tests.bench NAME --json`. Never part of the test suite: machines are noisy.

Each figure is a JSON line with name, value, unit, limit (the reference, measured in the same run) and ratio.
"""
