"""Cards about entering, counters and tokens."""
