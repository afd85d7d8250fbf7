"""What the client knows of each game: one package for each, and nothing of it anywhere else."""
