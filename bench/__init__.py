"""Benchmarks: ratios against other engines, measured in the same run. `make bench`."""
