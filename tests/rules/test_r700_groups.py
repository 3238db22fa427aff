"""Groups of objects that the rules define: historic, modified, outlaws, worthy, a party (700)."""

import pytest

from cardwright.authoring import (
    FULL_PARTY,
    HISTORIC,
    MODIFIED,
    OUTLAW,
    PARTY,
    WORTHY,
    Card,
    Color,
    CountersPut,
)


def permanent(types, *, colors=frozenset(), keywords=()):
    values = {"name": types, "types": types, "colors": frozenset(colors), "keywords": keywords}
    if "Creature" in types:
        values |= {"power": 1, "toughness": 5}
    return type("TestPermanent", (Card,), values)


def laid(table, *cards, player="P1"):
    table.add_card(*{card.name: card for card in cards}.values())
    return [table.battlefield(player, card.name) for card in cards]


def instance(table, spell_of, player="P1"):
    """Return an instance from the point of view of a player."""
    return spell_of(table.hand(player, "Grizzly Bears"))


@pytest.mark.rule("700.6")
@pytest.mark.parametrize(
    ("types", "historic"),
    [
        ("Artifact", True),
        ("Legendary Creature", True),
        ("Enchantment — Saga", True),
        ("Creature — Artificer", False),
        ("Enchantment", False),
    ],
)
def test_historic(table, spell_of, types, historic):
    table.add_card(permanent(types))
    view = table.see(table.hand("P1", types))
    assert HISTORIC.matches(table.game, instance(table, spell_of), view) is historic


@pytest.mark.rule("700.12")
@pytest.mark.parametrize(
    ("subtype", "outlaw"),
    [
        ("Assassin", True),
        ("Mercenary", True),
        ("Pirate", True),
        ("Rogue", True),
        ("Warlock", True),
        ("Wizard", False),
    ],
)
def test_outlaws(table, spell_of, subtype, outlaw):
    (item,) = laid(table, permanent(f"Creature — {subtype}"))
    assert OUTLAW.matches(table.game, instance(table, spell_of), table.see(item)) is outlaw


@pytest.mark.rule("700.16")
@pytest.mark.parametrize(
    ("types", "color", "worthy"),
    [
        ("Legendary Creature", Color.RED, True),
        ("Legendary Creature", Color.WHITE, True),
        ("Legendary Creature", Color.BLUE, False),
        ("Creature", Color.WHITE, False),
        ("Legendary Creature — Villain", Color.WHITE, False),
        ("Legendary Artifact", Color.RED, False),
    ],
)
def test_worthy(table, spell_of, types, color, worthy):
    (item,) = laid(table, permanent(types, colors={color}))
    assert WORTHY.matches(table.game, instance(table, spell_of), table.see(item)) is worthy


@pytest.mark.rule("700.9")
@pytest.mark.parametrize(
    ("what", "modified"),
    [("counter", True), ("blade", True), ("mine", True), ("theirs", False), ("", False)],
)
def test_modified(table, spell_of, attach, what, modified):
    aura = permanent("Enchantment — Aura", keywords=("enchant creature",))
    blade = permanent("Artifact — Equipment")
    bear = permanent("Creature")
    table.add_card(aura, blade, bear)
    item = table.battlefield("P1", bear.name)
    if what == "counter":
        table.propose(CountersPut(item, "+1/+1", 1))
    elif what == "blade":
        attach(table.battlefield("P2", blade.name), item)
    elif what:
        attach(table.battlefield("P1" if what == "mine" else "P2", aura.name), item)
    assert MODIFIED.matches(table.game, instance(table, spell_of), table.see(item)) is modified


def party(table, spell_of, *members):
    laid(table, *(permanent(f"Creature — {one}") for one in members))
    by = instance(table, spell_of)
    return PARTY.value(table.game, by), FULL_PARTY.holds(table.game, by, None)


@pytest.mark.rule("700.8", "700.8a", "700.8c")
@pytest.mark.parametrize(
    ("members", "size"),
    [
        ((), 0),
        (("Cleric", "Cleric", "Bear"), 1),
        (("Cleric", "Rogue", "Warrior"), 3),
        (("Cleric", "Rogue", "Warrior", "Wizard", "Wizard"), 4),
    ],
)
def test_a_party_has_one_of_each_at_most(table, spell_of, members, size):
    assert party(table, spell_of, *members) == (size, size == 4)


@pytest.mark.rule("700.8b")
@pytest.mark.parametrize(
    ("members", "size"),
    [
        (("Cleric Rogue Warrior Wizard",), 1),
        (("Cleric Rogue", "Cleric"), 2),
        (("Cleric Rogue", "Rogue Warrior", "Warrior Wizard", "Wizard Cleric"), 4),
        (("Cleric Rogue", "Cleric Rogue", "Cleric Rogue"), 2),
    ],
)
def test_who_has_several_of_the_types_is_counted_for_the_best(table, spell_of, members, size):
    assert party(table, spell_of, *members)[0] == size


@pytest.mark.rule("700.8")
def test_only_your_own_creatures_are_in_your_party(table, spell_of):
    cleric, rogue = permanent("Creature — Cleric"), permanent("Enchantment — Rogue")
    table.add_card(cleric, rogue)
    table.battlefield("P2", cleric.name)
    table.battlefield("P1", rogue.name)
    assert PARTY.value(table.game, instance(table, spell_of)) == 0
