"""How Sphinx builds these pages: ``python -m sphinx -W -b html docs OUT``."""

import cardwright

project = "cardwright"
author = "The cardwright authors"
copyright = "The cardwright authors"
release = cardwright.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["hooks_introduction.md", "vocabulary_introduction.md", "_build"]
html_theme = "furo"
html_title = f"cardwright {release}"
html_copy_source = False

# A docstring writes the name of a parameter in single backticks.
default_role = "literal"
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"show-inheritance": True}
