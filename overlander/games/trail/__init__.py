"""What the Great Western Trail games share: the trail, the herd, locations, workers, buildings, discs, objectives."""
