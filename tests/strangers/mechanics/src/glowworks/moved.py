"""Cards that had other names, or are gone."""

from cardwright.authoring import Redirect, Tombstone

ANCIENT_LIGHTHOUSE = Redirect("Old Lighthouse", since="0.2")
GAS_LAMP = Tombstone("it never worked; use Lamplighter", since="0.2")
