"""Companions: revealed before the game, and put into a hand once (702.139, 103.2b, 116.2g)."""

import pytest

from cardwright.authoring import (
    LAND,
    AnyObject,
    Card,
    EachDeckCard,
    ManaValue,
    MoreCardsThanNeeded,
    NonlandCardsDiffer,
    Not,
    companion,
)
from cardwright_core.errors import InputError
from cardwright_core.zones import Zone
from cardwright_rules.companions import BringCompanion, choose_companion, companion_of
from cardwright_rules.formats.commander import commander
from cardwright_rules.outside import have_outside, owned_outside


def friend(name, condition):
    values = {"name": name, "types": "Creature", "cost": "{5}", "power": 1, "toughness": 1}
    return type("Friend", (Card,), {**values, "abilities": (companion(condition),)})


LOW = friend("Low", EachDeckCard(ManaValue(at_most=2), of=Not(LAND)))
SINGLE = friend("Single", NonlandCardsDiffer())
LARGE = friend("Large", MoreCardsThanNeeded(more=3, minimum=20))
ANY = friend("Any", EachDeckCard(AnyObject(), of=AnyObject()))
FREE = type("Free", (Card,), {"name": "Free", "types": "Artifact", "cost": "{0}"})
FRIENDS = (LOW, SINGLE, LARGE, ANY, FREE)


@pytest.fixture
def known(table):
    table.add_card(*FRIENDS)
    return table


def game_with(known, deck, *outside):
    """Begin a game in which P1 plays a deck and owns cards outside the game."""
    game = known.rules.new_game()
    game.add_player("P1", deck, outside=list(outside))
    game.add_player("P2", ["Forest"] * 20)
    return game


def bringing(table, player="P1"):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [one for one in actions if isinstance(one, BringCompanion)]


@pytest.mark.rule("702.139a", "103.2b")
@pytest.mark.parametrize(
    ("deck", "options"),
    [
        (["Forest"] * 15 + ["Grizzly Bears"], ["Low", "Single"]),
        (["Forest"] * 15 + ["Grizzly Bears"] * 2, ["Low"]),
        (["Forest"] * 15 + ["Hill Giant"], ["Single"]),
        (["Forest"] * 20 + ["Hill Giant"] * 3, ["Large"]),
        (["Forest"] * 15 + ["Hill Giant"] * 3, []),
    ],
)
def test_only_cards_for_which_the_deck_is_as_they_say_can_be_revealed(known, deck, options):
    game = game_with(known, deck, "Low", "Single", "Large", "Grizzly Bears")
    if not options:
        assert game.decision.kind == "mulligan"
        return
    decision = game.decision
    assert (decision.kind, [str(one) for one in decision.options]) == ("companion", options)
    assert (decision.minimum, decision.maximum) == (0, 1)
    game.answer([decision.options[0]])
    for _ in range(2):
        game.answer("keep")
    assert companion_of(game, "P1") == options[0]
    assert len(owned_outside(game, "P1")) == 4
    assert f"P1 reveals {options[0]} as a companion" in [entry.text for entry in game.log]


@pytest.mark.rule("702.139a", "103.2b")
def test_none_has_to_be_revealed(known):
    game = game_with(known, ["Forest"] * 20, "Any")
    game.answer([])
    for _ in range(2):
        game.answer("keep")
    assert (companion_of(game, "P1"), game.decision.kind) == ("", "priority")


@pytest.mark.rule("116.2g", "702.139a", "702.139c")
def test_it_is_put_into_the_hand_for_three_mana_once(known):
    have_outside(known.game, "P1", ["Any", "Low"])
    first, _ = owned_outside(known.game, "P1")
    choose_companion(known.game, "P1", first)
    known.mana("P1", "{C}{C}")
    assert bringing(known) == []
    known.mana("P1", "{C}")
    (action,) = bringing(known)
    assert str(action) == "put Any into your hand"
    known.act("P1", action)
    hand = [known.see(item).name for item in known.game.state.zone(Zone.HAND, "P1")]
    assert (hand, known.game.player("P1").pool) == (["Any"], ())
    assert [known.game.state.cards[card].slug for card in owned_outside(known.game, "P1")] == [
        "low"
    ]
    known.mana("P1", "{C}{C}{C}")
    assert bringing(known) == []


@pytest.mark.rule("116.2g")
def test_only_in_ones_own_main_phase_with_an_empty_stack(known):
    for player in ("P1", "P2"):
        have_outside(known.game, player, ["Any"])
        choose_companion(known.game, player, owned_outside(known.game, player)[0])
        known.mana(player, "{C}{C}{C}")
    assert (len(bringing(known)), len(bringing(known, "P2"))) == (1, 0)
    known.cast("P1", known.hand("P1", "Free"))
    assert bringing(known) == []
    known.resolve()
    known.go_to("upkeep")
    known.mana("P1", "{C}{C}{C}")
    known.mana("P2", "{C}{C}{C}")
    assert (bringing(known), bringing(known, "P2")) == ([], [])


@pytest.mark.rule("116.2g", "702.139a")
def test_a_card_outside_that_was_not_chosen_stays_there(known):
    have_outside(known.game, "P1", ["Any"])
    known.mana("P1", "{C}{C}{C}")
    assert bringing(known) == []


@pytest.mark.rule("702.139b", "903.6")
@pytest.mark.parametrize(("cost", "options"), [("{1}{G}", ["Low"]), ("{2}{G}", [])])
def test_in_a_commander_game_commanders_are_in_the_starting_deck(table, cost, options):
    values = {"name": "Boss", "types": "Legendary Creature", "power": 1, "toughness": 1}
    table.add_card(LOW, type("Boss", (Card,), {**values, "cost": cost}))
    table.add_plugin("format commander", commander)
    game = table.rules.new_game()
    game.add_player("P1", ["Forest"] * 99, command=["Boss"], outside=["Low"])
    game.add_player("P2", ["Forest"] * 99, command=["Boss"])
    found = game.decision.options if game.decision.kind == "companion" else ()
    assert [str(one) for one in found] == options


def test_the_keyword_alone_says_no_condition(known):
    with pytest.raises(InputError, match="write the ability companion"):
        known.rules.catalog.expand("companion")
