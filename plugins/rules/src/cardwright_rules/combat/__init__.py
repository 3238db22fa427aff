"""Combat (506 to 511): a rules plugin that opens hooks of its own."""
