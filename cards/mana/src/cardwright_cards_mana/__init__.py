"""Cards that make, multiply, restrict and spend mana."""
