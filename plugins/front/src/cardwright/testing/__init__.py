"""Tools for tests of cards and packs."""
