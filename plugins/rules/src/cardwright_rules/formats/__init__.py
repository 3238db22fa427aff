"""Formats: rules plugins that only a game or scenario brings in that names them."""
