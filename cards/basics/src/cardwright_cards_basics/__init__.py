"""Simple cards: basic lands and creatures without abilities as rows, small creatures as modules."""

from cardwright.packs import TomlPack

rows = TomlPack(__name__)
