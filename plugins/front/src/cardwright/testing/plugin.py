"""The pytest plugin, found through the entry-point group pytest11."""
