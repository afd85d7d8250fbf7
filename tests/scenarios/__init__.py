"""Each row of a spec's scenario table is one test, named by its id."""
