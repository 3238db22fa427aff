"""Simple cards: basic lands and small creatures."""
