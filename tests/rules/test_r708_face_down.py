"""Face-down spells and permanents: cast, copied, turned face up, revealed (708, 702.37, 701.40)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TARGET,
    THIS,
    BecomeCopy,
    Card,
    Cloak,
    Duration,
    Each,
    Enters,
    EntersAsCopy,
    GainLife,
    Manifest,
    StaticAbility,
    Transformed,
    TurnedFaceDown,
    TurnedFaceUp,
    TurnFaceDown,
    TurnUp,
    Zone,
    enters_with,
    spell,
    target,
    transforms_into,
    triggered,
    when,
)
from cardwright_core.casting import Cast
from cardwright_core.errors import PluginError
from cardwright_rules.face_down import TurnFaceUp

BEARS = "Grizzly Bears"


def creature(name, power, toughness, *abilities, keywords=(), cost="{4}{B}", **values):
    values |= {"name": name, "cost": cost, "power": power, "toughness": toughness}
    values |= {"types": "Creature — Demon", "keywords": keywords, "abilities": abilities}
    return type("TestCreature", (Card,), values)


def magic(name, *abilities, types="Instant"):
    values = {"name": name, "cost": "{0}", "types": types, "abilities": abilities}
    return type("TestSpell", (Card,), values)


DEMON = creature(
    "Demon",
    6,
    6,
    triggered(when(Enters, THIS), GainLife(7)),
    triggered(when(TurnedFaceUp, THIS), GainLife(1)),
    enters_with("+1/+1", 3),
    keywords=("morph {2}{B}{B}",),
)
LORIAN = creature("Lorian", 4, 1, keywords=("trample", "morph {G}"), cost="{1}{G}{G}")
ONES = creature("Ones", 1, 1, cost="{U}")
GIANT = creature("Giant", 5, 5, keywords=("megamorph {5}{G}",))
SPY = creature("Spy", 3, 3, keywords=("disguise {1}{U}",))
WOLF = creature("Wolf", 5, 5)
VILLAGER = creature("Villager", 1, 1, cost="{G}", faces=transforms_into(WOLF))
CLONE = creature("Double", 0, 0, StaticAbility(EntersAsCopy(CREATURE)), cost="{0}")
SHAPE = magic(
    "Shape",
    spell(BecomeCopy(TARGET, Each(CREATURE), Duration.END_OF_TURN), target(CREATURE)),
)
HIDE = magic("Hide", spell(TurnFaceDown(), target(CREATURE)))
SHOW = magic("Show", spell(TurnUp(Each(CREATURE))))
MANIFEST = magic("Manifest", spell(Manifest(1)))
CLOAK = magic("Cloak", spell(Cloak(2)))
ALL = (DEMON, LORIAN, ONES, GIANT, SPY, VILLAGER, CLONE, SHAPE, HIDE, SHOW, MANIFEST, CLOAK)


@pytest.fixture
def known(table):
    for card in ALL:
        table.add_card(card)
    return table


def face_down(table, name, player="P1"):
    """Cast a card face down, and let it enter; return the permanent."""
    item = table.hand(player, name)
    table.mana(player, "{C}{C}{C}")
    table.settle()
    (action,) = [
        a
        for a in table.hook.legal_actions(player=player)
        if isinstance(a, Cast) and a.object == item and a.way is not None
    ]
    table.act(player, action)
    table.resolve()
    return max(view.id for view in table.game.permanents(player))


def turning(table, player="P1"):
    table.settle()
    offered = table.hook.legal_actions(player=player)
    return [action for action in offered if isinstance(action, TurnFaceUp)]


def is_nothing(view):
    values = view.characteristics
    return (values.name, values.types, values.subtypes, values.cost, values.power) == (
        "",
        ("Creature",),
        (),
        None,
        2,
    )


@pytest.mark.rule("702.37a", "702.37c", "708.2", "708.4")
def test_a_card_is_cast_face_down_for_three_mana(known):
    item = known.hand("P1", "Demon")
    known.mana("P1", "{C}{C}{C}")
    known.settle()
    (action,) = [a for a in known.hook.legal_actions(player="P1") if a.object == item]
    assert str(action) == "cast Demon with morph"
    known.act("P1", action)
    (spelled,) = known.game.state.zone(Zone.STACK)
    assert is_nothing(known.see(spelled))
    assert known.see(spelled).characteristics.mana_value == 0
    assert known.game.player("P1").pool == ()


@pytest.mark.rule("708.4")
def test_what_prohibits_the_card_does_not_prohibit_the_face_down_spell(known):
    known.hand("P1", "Demon")
    known.answers("P2", ("card name", "Demon"))
    known.propose(known.entering("P2", "Meddling Mage"))
    known.mana("P1", "{B}{B}{C}{C}{C}")
    known.settle()
    offered = [str(a) for a in known.hook.legal_actions(player="P1")]
    assert offered == ["cast Demon with morph"]


@pytest.mark.rule("708.3", "708.2a", "708.5")
def test_nothing_that_it_says_of_entering_matters_when_it_enters_face_down(known):
    item = face_down(known, "Demon")
    view = known.see(item)
    assert is_nothing(view)
    assert (known.life("P1"), view.object.counters) == (20, ())
    assert "Demon enters" not in known.told


@pytest.mark.rule("702.37e", "708.7", "708.8", "116.2b", "613.7f")
def test_it_is_turned_face_up_for_its_morph_cost_and_has_not_just_entered(known):
    item = face_down(known, "Demon")
    before = known.game.state.objects[item].timestamp
    assert turning(known) == []
    known.mana("P1", "{B}{B}{C}{C}")
    (action,) = turning(known)
    known.act("P1", action)
    known.resolve()
    view = known.see(item)
    assert (view.name, view.characteristics.power, view.object.counters) == ("Demon", 6, ())
    assert known.life("P1") == 21  # turned face up; it did not enter
    assert view.object.timestamp > before
    assert known.game.player("P1").pool == ()


@pytest.mark.rule("116.2b")
def test_it_is_turned_face_up_in_an_opponents_turn_without_the_stack(known):
    item = face_down(known, "Lorian")
    known.hand("P2", "Lightning Bolt")
    known.mana("P2", "{R}")
    known.go_to("end")
    known.mana("P1", "{G}")
    (action,) = turning(known)
    known.act("P1", action)
    assert (known.see(item).name, known.stack) == ("Lorian", [])


@pytest.mark.rule("702.37b", "708.11")
def test_megamorph_puts_a_counter_on_it(known):
    item = face_down(known, "Giant")
    known.mana("P1", "{G}{C}{C}{C}{C}{C}")
    known.act("P1", turning(known)[0])
    assert known.see(item).object.count("+1/+1") == 1
    assert known.see(item).characteristics.power == 6


@pytest.mark.rule("702.37b")
def test_an_effect_that_turns_it_face_up_pays_no_megamorph_cost(known):
    item = face_down(known, "Giant")
    known.hand("P1", "Show")
    known.cast("P1", "Show")
    known.resolve()
    assert (known.see(item).name, known.see(item).object.counters) == ("Giant", ())


@pytest.mark.rule("702.168a", "702.168b", "702.168d", "702.21a")
def test_disguise_has_ward_while_it_is_face_down(known):
    item = face_down(known, "Spy")
    assert known.see(item).has("ward")
    known.mana("P1", "{U}{C}")
    known.act("P1", turning(known)[0])
    assert (known.see(item).name, known.see(item).has("ward")) == ("Spy", False)


@pytest.mark.rule("707.2", "707.2#2")
def test_a_clone_of_what_is_face_down_is_face_up_and_has_nothing_to_turn(known):
    item = face_down(known, "Demon")
    known.answers("P1", ("copy", [item]))
    copy = known.propose(known.entering("P1", "Double")).becomes
    assert is_nothing(known.see(copy))
    known.mana("P1", "{B}{B}{C}{C}")
    assert [action.object for action in turning(known)] == [item]


@pytest.mark.rule("702.37e", "613.1f")
@pytest.mark.parametrize(("enchantment", "offered"), [("Humility", 0), ("Glorious Anthem", 1)])
def test_what_would_have_no_morph_face_up_is_not_turned_up(known, enchantment, offered):
    face_down(known, "Lorian")
    known.battlefield("P2", enchantment)
    known.mana("P1", "{G}")
    assert len(turning(known)) == offered


@pytest.mark.rule("707.3#3", "708.10")
def test_a_face_down_copy_is_turned_face_up_for_the_cost_of_what_it_copies(known):
    item = face_down(known, "Demon")
    original = known.battlefield("P2", "Lorian")
    known.hand("P1", "Shape")
    known.answers("P1", ("target", original))
    known.cast("P1", "Shape")
    known.resolve()
    assert is_nothing(known.see(item))
    known.mana("P1", "{G}")
    known.act("P1", turning(known)[0])
    view = known.see(item)
    assert (view.name, view.characteristics.power, view.has("trample")) == ("Lorian", 4, True)


@pytest.mark.rule("707.3#4", "708.10")
def test_a_face_down_copy_of_what_has_no_morph_needs_an_effect(known):
    item = face_down(known, "Demon")
    original = known.battlefield("P2", "Ones")
    known.hand("P1", "Shape")
    known.answers("P1", ("target", original))
    known.cast("P1", "Shape")
    known.resolve()
    assert is_nothing(known.see(item))
    known.mana("P1", "{B}{B}{C}{C}{G}")
    assert turning(known) == []
    known.hand("P1", "Show")
    known.cast("P1", "Show")
    known.resolve()
    assert known.see(item).name == "Ones"


@pytest.mark.rule("708.2a", "708.8")
def test_what_is_turned_face_down_keeps_its_counters_and_turns_back(known):
    item = known.battlefield("P1", "Lorian")
    known.propose(TurnedFaceDown(item))
    assert is_nothing(known.see(item))
    assert not known.see(item).has("trample")
    known.mana("P1", "{G}")
    known.act("P1", turning(known)[0])
    assert known.see(item).name == "Lorian"


@pytest.mark.rule("708.2b")
def test_what_is_face_down_is_not_turned_face_down(known):
    item = face_down(known, "Spy")
    assert known.propose(TurnedFaceDown(item)) is None
    assert known.see(item).has("ward")


@pytest.mark.rule("712.16", "712.15a")
def test_double_faced_permanents_are_not_turned_face_down(known):
    item = known.battlefield("P1", "Villager")
    assert known.propose(TurnedFaceDown(item)) is None
    assert known.see(item).name == "Villager"


@pytest.mark.rule("712.15", "712.15a", "701.40b")
def test_a_double_faced_card_enters_face_down_and_does_not_transform(known):
    known.library("P1", "Villager")
    known.hand("P1", "Manifest")
    known.cast("P1", "Manifest")
    known.resolve()
    (item,) = [view.id for view in known.game.permanents()]
    assert is_nothing(known.see(item))
    assert known.propose(Transformed(item)) is None
    known.mana("P1", "{G}")
    known.act("P1", turning(known)[0])
    assert known.see(item).name == "Villager"


@pytest.mark.rule("701.40a", "701.40b", "701.40c")
def test_a_manifested_card_is_turned_up_for_its_mana_cost_or_its_morph_cost(known):
    known.library("P1", "Lorian")
    known.hand("P1", "Manifest")
    known.cast("P1", "Manifest")
    known.resolve()
    known.mana("P1", "{G}{C}{C}{G}")
    assert [(a.how, str(a.cost.mana)) for a in turning(known)] == [
        ("manifest", "{1}{G}{G}"),
        ("morph", "{G}"),
    ]


@pytest.mark.rule("701.40g", "701.40b")
def test_a_manifested_instant_stays_face_down(known):
    known.library("P1", "Lightning Bolt")
    known.hand("P1", "Manifest")
    known.cast("P1", "Manifest")
    known.resolve()
    (item,) = [view.id for view in known.game.permanents()]
    known.mana("P1", "{R}")
    assert turning(known) == []
    assert known.propose(TurnedFaceUp(item)) is None
    assert is_nothing(known.see(item))
    assert "Lightning Bolt is revealed and stays face down" in known.told


@pytest.mark.rule("701.58a", "701.58b", "701.58e")
def test_cloaked_cards_have_ward_and_come_one_at_a_time(known):
    known.library("P1", BEARS, "Ones", "Giant")
    known.hand("P1", "Cloak")
    known.cast("P1", "Cloak")
    known.resolve()
    views = list(known.game.permanents())
    assert [view.has("ward") for view in views] == [True, True]
    known.mana("P1", "{U}")
    (action,) = turning(known)
    known.act("P1", action)
    assert sorted(known.permanents()) == ["", "Ones"]
    assert not known.see(action.object).has("ward")


@pytest.mark.rule("708.9")
def test_it_is_revealed_as_it_leaves(known):
    item = face_down(known, "Demon")
    known.propose(known.moving(item, Zone.GRAVEYARD))
    assert "Demon is revealed" in known.told
    (card,) = known.game.state.zone(Zone.GRAVEYARD, "P1")
    assert known.see(card).name == "Demon"


@pytest.mark.rule("708.9", "701.6a")
def test_a_face_down_spell_that_is_countered_is_revealed(known):
    item = known.hand("P1", "Demon")
    known.mana("P1", "{C}{C}{C}")
    known.settle()
    (action,) = [a for a in known.hook.legal_actions(player="P1") if a.object == item]
    known.act("P1", action)
    known.hand("P2", "Counterspell")
    known.mana("P2", "{U}{U}")
    known.cast("P2", "Counterspell")
    known.resolve()
    assert "Demon is revealed" in known.told


@pytest.mark.rule("708.5", "708.2")
def test_only_its_controller_knows_what_it_is(known):
    item = face_down(known, "Demon")
    game = known.game
    seen = {
        player: next(one for one in game.view(player).objects if one.id == item)
        for player in ("P1", "P2")
    }
    assert (seen["P1"].card, seen["P2"].card) == ("Demon", "")
    assert seen["P1"].name == seen["P2"].name == ""


@pytest.mark.rule("702.37f")
def test_a_morph_cost_with_x_is_refused(table):
    table.add_card(creature("Unknown", 1, 1, keywords=("morph {X}{G}",)))
    with pytest.raises(PluginError, match="without X"):
        table.hand("P1", "Unknown")
