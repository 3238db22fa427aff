"""Two packs of rows with the same card."""

from cardwright.packs import TomlPack

first, second = TomlPack("rows_twice"), TomlPack("rows_twice")
