"""Names of cards, and choosing one (201)."""

import pytest

from cardwright.authoring import (
    WITH_CHOSEN_NAME,
    CantBeCast,
    Card,
    CardName,
    StaticAbility,
    as_it_enters_choose,
)
from cardwright_core.casting import Cast

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Enchantment"):
    values = {"name": name, "types": types, "cost": "{0}", "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.fixture(autouse=True)
def _cards(table):
    bans = StaticAbility(CantBeCast(WITH_CHOSEN_NAME))
    table.add_card(card("Ban", as_it_enters_choose(CardName()), bans))
    table.add_card(card("Spell Ban", as_it_enters_choose(CardName("Land")), bans))
    table.add_card(card("Æther Bomb", types="Artifact"))
    table.add_card(card("Nowhere", types="Land"))


def names(table, player):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [action.name for action in actions if isinstance(action, Cast)]


@pytest.mark.rule("201.4", "614.12a")
@pytest.mark.parametrize("chosen", ["Æther Bomb", "aether-bomb"])
def test_any_card_can_be_named_though_it_is_not_in_the_game(table, chosen):
    loaded = []
    catalog = table.rules.catalog
    load = catalog._load_definition
    catalog._load_definition = lambda slug, name: loaded.append(slug) or load(slug, name)
    table.answers("P1", ("card name", chosen))
    table.propose(table.entering("P1", "Ban"))
    assert loaded == ["ban"]
    table.hand("P1", "Æther Bomb", BEARS)
    assert names(table, "P1") == []
    table.mana("P1", "{G}{G}")
    assert names(table, "P1") == [BEARS]


@pytest.mark.rule("201.4a")
def test_what_does_not_fit_is_asked_again(table):
    table.answers("P1", ("card name", "Nowhere"), ("card name", "Æther Bomb"))
    table.propose(table.entering("P1", "Spell Ban"))
    table.hand("P1", "Æther Bomb")
    assert names(table, "P1") == []


@pytest.mark.rule("201.4")
def test_names_of_the_game_come_first(table):
    table.hand("P2", "Nowhere", BEARS)
    event = table.entering("P1", "Ban")
    options = CardName().options(table.game, None)
    assert options[:3] == ("Ban", BEARS, "Nowhere")
    assert "aether-bomb" in options
    assert "ban" not in options
    assert event
    assert list(options[3:]) == sorted(options[3:])
