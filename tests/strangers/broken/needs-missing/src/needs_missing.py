"""May not be imported: it needs a pack that is not there."""

raise AssertionError
