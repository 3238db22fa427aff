"""Keyword abilities (702), one module each, found through entry points like a stranger's."""
