"""Benchmarks: each figure beside a peer that is measured in the same run, or as a growth curve."""
