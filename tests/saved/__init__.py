"""Files that an earlier version wrote, and what it made of them. They are never written again, only added to."""
