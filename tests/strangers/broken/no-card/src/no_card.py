"""What the entry names is no card."""

BLANK = 42
