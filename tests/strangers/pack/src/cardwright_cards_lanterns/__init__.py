"""Lanterns, and those who keep them."""
