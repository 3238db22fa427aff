"""Stickers: what is on them, who has them, and on which objects they are (123)."""
