"""The vocabulary of cards: small values that are put together to say what a card does.

``cardwright.authoring`` gives all of it to card authors.
"""
