"""Cards that protect, forbid, name and change control."""
