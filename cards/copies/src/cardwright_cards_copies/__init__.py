"""Cards that copy, and that exile for a while."""
