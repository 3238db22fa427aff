"""What a card lists: tuples, whose comma is easily forgotten; and what it is called."""

import pytest

from cardwright.authoring import BeginsOnBattlefield, Card, GainLife, GoesInstead, Zone, spell
from cardwright_core.cards import slug_of
from cardwright_core.errors import PluginError


@pytest.mark.parametrize(
    ("listed", "told"),
    [
        ({"keywords": ("flying")}, "keywords must be a tuple, got 'flying'; a single one needs"),
        ({"abilities": (spell(GainLife(1)))}, "abilities must be a tuple, got SpellAbility"),
        ({"abilities": (GainLife(1),)}, r"abilities: GainLife\(.*\) is no Ability"),
        (
            {"abilities": (GoesInstead(Zone.EXILE),)},
            r"is no Ability: write StaticAbility\(GoesInstead\(...\)\)",
        ),
        (
            {"abilities": (BeginsOnBattlefield(),)},
            r"is no Ability: write StaticAbility\(BeginsOnBattlefield\(...\)\)",
        ),
        ({"keywords": (1,)}, "keywords: 1 is no str"),
    ],
)
def test_what_is_no_tuple_of_them_is_told(table, listed, told):
    card = type("Odd", (Card,), {"name": "Odd", "cost": "{1}", "types": "Instant", **listed})
    table.add_card(card)
    with pytest.raises(PluginError, match=told):
        table.hand("P1", "Odd")


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Æther Vial", "aether-vial"),
        ("Phœnix of Ærð", "phoenix-of-aerd"),
        ("Søren's Straße", "sorens-strasse"),
        ("Lim-Dûl's Vault", "lim-duls-vault"),
        ("ŁÞ", "lth"),
    ],
)
def test_a_slug_keeps_every_letter(name, slug):
    assert slug_of(name) == slug
