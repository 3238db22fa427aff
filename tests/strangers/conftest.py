"""What strangers wrote is data here: it runs in an environment of its own."""

collect_ignore = ["mechanics", "pack", "tracer"]
