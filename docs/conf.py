"""How Sphinx builds these pages: ``python -m sphinx -W -b html docs OUT``."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

import cardwright

sys.path.insert(0, str(Path(__file__).parent))
from make_vocabulary import signature_of

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "cardwright"
author = "The cardwright authors"
copyright = "The cardwright authors"
release = cardwright.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["*_introduction.md", "_build"]
html_theme = "furo"
html_title = f"cardwright {release}"
html_copy_source = False

# A docstring writes the name of a parameter in single backticks.
default_role = "literal"
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"show-inheritance": True}


def _record_signature(*about: object) -> tuple[str, str] | None:
    """Show the fields of a record: its constructor is made when it is first used."""
    _app, what, _name, value, *_ = about
    if what == "class" and isinstance(value, type) and attrs.has(value):
        return signature_of(value), ""
    return None


def _is_left_out(*about: object) -> bool | None:
    """Leave out `replace`, which every record has."""
    _app, _what, name, *_ = about
    return True if name == "replace" else None


def setup(app: "Sphinx") -> None:
    """Connect what is said above."""
    app.connect("autodoc-process-signature", _record_signature)
    app.connect("autodoc-skip-member", _is_left_out)
