"""A pack whose rows can't be read."""

from cardwright.packs import TomlPack

pack = TomlPack("unreadable_rows_data")
