"""Glowworks: a keyword, a cost with its symbol, an event, a counter, a card type and a format."""
