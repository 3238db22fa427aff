"""Rules under a name that others have."""

plugin = object()
