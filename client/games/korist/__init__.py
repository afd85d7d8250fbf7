"""Kořist as it is shown."""
