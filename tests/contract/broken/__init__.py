"""A pack in which nearly everything is wrong."""
