"""The files of the example game are tests of a copy of the repository, not of this one."""

collect_ignore = ["stopa"]
