"""The window on the table: screens, motion, gestures. Run it with `python -m client`."""
