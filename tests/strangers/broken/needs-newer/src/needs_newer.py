"""May not be imported: it needs what is not there yet."""

raise AssertionError
