"""Raises as it is imported."""

message = "no such thing"
raise RuntimeError(message)
