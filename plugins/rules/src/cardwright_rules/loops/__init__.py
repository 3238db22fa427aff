"""Loops of mandatory actions: the game is a draw (104.4b, 732.4)."""
