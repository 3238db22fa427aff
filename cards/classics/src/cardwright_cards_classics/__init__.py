"""Well-known cards that others' rulings speak of."""
