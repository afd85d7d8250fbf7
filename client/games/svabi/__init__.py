"""Švábí disko as it is shown."""
