"""Cards that add, change and replace costs."""
