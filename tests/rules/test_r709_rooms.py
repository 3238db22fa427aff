"""Rooms: permanents of which each half is locked or unlocked (709.5)."""

import pytest

from cardwright.authoring import (
    A_ROOM,
    CREATURE,
    THIS,
    THOSE_CARDS,
    WHEN_UNLOCKED,
    YOU_CONTROL,
    YOU_FULLY_UNLOCK,
    AddPT,
    Card,
    ChangeDoor,
    Color,
    CopyIt,
    CreateTokenCopies,
    Enters,
    Exile,
    GainLife,
    LoseAbilities,
    Named,
    Part,
    PutOntoBattlefield,
    StaticAbility,
    UnlockCostsLess,
    UnlockedDoors,
    WithoutManaCost,
    Zone,
    all_of,
    room,
    spell,
    static,
    target,
    target_spell,
    triggered,
    whenever,
)
from cardwright_core.casting import Cast
from cardwright_core.layers import Layer
from cardwright_rules.rooms import (
    locked_halves,
    unlocked_halves,
)
from cardwright_rules.unlocking import (
    UnlockDoor,
)


class Attic(Card):
    name = "Attic"
    cost = "{1}{R}"
    abilities = (
        triggered(WHEN_UNLOCKED, GainLife(1)),
        triggered(whenever(Enters, THIS), GainLife(50)),
    )


class Cellar(Card):
    name = "Cellar"
    cost = "{2}{U}"
    abilities = (
        triggered(WHEN_UNLOCKED, GainLife(10)),
        static(Part(Layer.MODIFY_PT, all_of(CREATURE, YOU_CONTROL), AddPT(1, 1))),
    )


class House(Card):
    name = "Attic // Cellar"
    types = "Enchantment — Room"
    faces = room(Attic, Cellar)


def card(name, *abilities, types="Instant", paid="{0}"):
    values = {"name": name, "types": types, "cost": paid, "abilities": abilities}
    return type("TestCard", (Card,), values)


OTHERS = (
    card("Eye", triggered(YOU_FULLY_UNLOCK, GainLife(100)), types="Artifact"),
    card("Open", spell(ChangeDoor(), target(A_ROOM))),
    card("Turn", spell(ChangeDoor(lock=True), target(A_ROOM))),
    card("Twin", spell(CreateTokenCopies(), target(A_ROOM))),
    card("Free", spell(CreateTokenCopies(but=(WithoutManaCost(),)), target(A_ROOM))),
    card("Fork", spell(CopyIt(), target_spell(A_ROOM))),
    card("Blink", spell(Exile(then=PutOntoBattlefield(THOSE_CARDS)), target(A_ROOM))),
    card("Count", spell(GainLife(UnlockedDoors(YOU_CONTROL)))),
    card("Cheap", StaticAbility(UnlockCostsLess("{1}")), types="Artifact"),
    card("Silence", static(Part(Layer.ABILITY, A_ROOM, LoseAbilities())), types="Artifact"),
)


@pytest.fixture
def home(table):
    table.add_card(House, *OTHERS)
    return table


def cast_half(table, half, player="P1"):
    """Let a player cast a half of the Room, and return the permanent."""
    item = table.hand(player, "Attic // Cellar")
    table.mana(player, ("{C}{R}", "{C}{C}{U}")[half])
    table.act(player, Cast(player, item, ("Attic", "Cellar")[half], face=half))
    table.resolve()
    return table.game.state.zone(Zone.BATTLEFIELD)[-1]


def unlocking(table, player="P1"):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [str(one) for one in actions if isinstance(one, UnlockDoor)]


def unlock(table, name, mana):
    table.mana("P1", mana)
    table.act("P1", lambda option: str(option) == f"unlock {name}")
    table.resolve()


def told(table, item):
    values = table.see(item).characteristics
    return values.name, str(values.cost), values.colors


ATTIC = ("Attic", "{1}{R}", {Color.RED})
CELLAR = ("Cellar", "{2}{U}", {Color.BLUE})
BOTH = ("Attic // Cellar", "{1}{R}{2}{U}", {Color.RED, Color.BLUE})
NEITHER = ("", "None", set())


@pytest.mark.rule("709.5", "709.5a", "709.4")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_elsewhere_a_room_has_both_halves(home, zone):
    item = getattr(home, zone)("P1", "Attic // Cellar")
    assert told(home, item) == BOTH
    view = home.see(item)
    assert str(view.characteristics.type_line) == "Enchantment — Room"
    assert all(Named(name).matches(home.game, None, view) for name in ("Attic", "Cellar"))


@pytest.mark.rule("709.5a", "709.3b")
def test_as_a_spell_it_is_the_half_with_the_types_of_both(home):
    item = home.hand("P1", "Attic // Cellar")
    home.mana("P1", "{C}{R}")
    home.act("P1", Cast("P1", item, "Attic", face=0))
    (there,) = home.game.state.zone(Zone.STACK)
    assert told(home, there) == ATTIC
    assert str(home.see(there).characteristics.type_line) == "Enchantment — Room"


@pytest.mark.rule("709.5", "709.5c", "709.5d", "709.5h")
@pytest.mark.parametrize(("half", "seen", "life"), [(0, ATTIC, 71), (1, CELLAR, 30)])
def test_the_half_that_was_cast_is_unlocked_as_it_enters(home, half, seen, life):
    """Only what is of that half is there: its name, cost, colors and abilities."""
    bears = home.battlefield("P1", "Grizzly Bears")
    if half == 0:
        home.answers("P1", ("order triggers", lambda one: isinstance(one.event, Enters)))
    item = cast_half(home, half)
    assert told(home, item) == seen
    assert (unlocked_halves(home.game, item), locked_halves(home.game, item)) == (
        (half,),
        (1 - half,),
    )
    assert home.life("P1") == life
    assert home.size(bears) == ((2, 2), (3, 3))[half]
    view = home.see(item)
    named = [Named(name).matches(home.game, None, view) for name in ("Attic", "Cellar")]
    assert named == [half == 0, half == 1]


@pytest.mark.rule("709.5d")
def test_what_was_not_cast_enters_with_neither_half(home):
    home.battlefield("P1", "Grizzly Bears")
    item = cast_half(home, 1)
    home.cast("P1", home.hand("P1", "Blink"))
    home.resolve()
    (*_, item) = home.game.state.zone(Zone.BATTLEFIELD)
    assert told(home, item) == NEITHER
    assert home.see(item).characteristics.mana_value == 0
    assert locked_halves(home.game, item) == (0, 1)
    assert home.life("P1") == 30


@pytest.mark.rule("709.5e", "116.2m", "709.5i")
def test_the_other_half_is_unlocked_for_its_mana_cost(home):
    home.battlefield("P1", "Eye")
    bears = home.battlefield("P1", "Grizzly Bears")
    home.answers("P1", ("order triggers", lambda one: isinstance(one.event, Enters)))
    item = cast_half(home, 0)
    home.mana("P1", "{C}{C}")
    assert unlocking(home) == []
    home.mana("P1", "{U}")
    assert unlocking(home) == ["unlock Cellar"]
    home.answers("P1", ("order triggers", "Eye"))
    unlock(home, "Cellar", "")
    assert told(home, item) == BOTH
    assert (home.size(bears), home.life("P1")) == ((3, 3), 71 + 10 + 100)
    assert (unlocking(home), home.game.player("P1").pool) == ([], ())


@pytest.mark.rule("709.5e", "116.2m")
def test_only_its_controller_in_a_main_phase_with_an_empty_stack(home):
    cast_half(home, 1)
    home.mana("P1", "{C}{R}{C}")
    home.mana("P2", "{C}{R}")
    assert (unlocking(home), unlocking(home, "P2")) == (["unlock Attic"], [])
    home.cast("P1", home.hand("P1", "Count"))
    assert unlocking(home) == []
    home.resolve()
    home.go_to("upkeep")
    home.mana("P1", "{C}{R}")
    assert unlocking(home) == []


@pytest.mark.rule("709.5e", "601.2f")
def test_unlock_costs_can_be_less(home):
    cast_half(home, 1)
    home.battlefield("P1", "Cheap")
    home.mana("P1", "{R}")
    assert unlocking(home) == ["unlock Attic"]
    unlock(home, "Attic", "")
    assert home.life("P1") == 31


@pytest.mark.rule("709.5f", "709.5j")
def test_an_effect_unlocks_a_locked_half_of_a_players_choice(home):
    item = home.battlefield("P1", "Attic // Cellar")
    home.answers("P1", ("door", "unlock Cellar"))
    home.cast("P1", home.hand("P1", "Open"))
    home.resolve()
    assert (told(home, item), home.life("P1")) == (CELLAR, 30)
    home.cast("P1", home.hand("P1", "Open"))
    home.resolve()
    assert (told(home, item), home.life("P1")) == (BOTH, 31)
    home.cast("P1", home.hand("P1", "Open"))
    home.resolve()
    assert home.life("P1") == 31
    home.cast("P1", home.hand("P1", "Count"))
    home.resolve()
    assert home.life("P1") == 33


@pytest.mark.rule("709.5g", "709.5i")
def test_an_effect_locks_a_half_and_it_can_be_unlocked_again(home):
    home.battlefield("P1", "Eye")
    item = cast_half(home, 1)
    home.answers("P1", ("order triggers", "Eye"))
    unlock(home, "Attic", "{C}{R}")
    life = home.life("P1")
    home.answers("P1", ("door", "lock Attic"))
    home.cast("P1", home.hand("P1", "Turn"))
    home.resolve()
    assert (told(home, item), home.life("P1")) == (CELLAR, life)
    home.answers("P1", ("order triggers", "Eye"))
    unlock(home, "Attic", "{C}{R}")
    assert (told(home, item), home.life("P1")) == (BOTH, life + 1 + 100)


@pytest.mark.rule("709.5", "707.2")
def test_a_copy_has_both_halves_and_its_own_designations(home):
    cast_half(home, 1)
    home.cast("P1", home.hand("P1", "Twin"))
    home.resolve()
    (*_, token) = home.game.state.zone(Zone.BATTLEFIELD)
    assert told(home, token) == NEITHER
    home.mana("P1", "{C}{R}{C}{C}{U}")
    assert unlocking(home) == ["unlock Attic", "unlock Attic", "unlock Cellar"]
    home.answers("P1", ("pay", "pay {C}{C}{U}"))
    home.act("P1", lambda one: isinstance(one, UnlockDoor) and (one.object, one.half) == (token, 1))
    home.resolve()
    assert told(home, token) == CELLAR


@pytest.mark.rule("709.5", "707.9b", "709.5e")
def test_a_copy_without_a_mana_cost_has_none_though_its_halves_unlock_for_theirs(home):
    cast_half(home, 1)
    home.cast("P1", home.hand("P1", "Free"))
    home.resolve()
    (*_, token) = home.game.state.zone(Zone.BATTLEFIELD)
    home.mana("P1", "{C}{R}")
    home.act("P1", lambda one: isinstance(one, UnlockDoor) and (one.object, one.half) == (token, 0))
    home.resolve()
    assert told(home, token) == ("Attic", "None", {Color.RED})


@pytest.mark.rule("709.5b", "709.5d", "707.10")
def test_a_copy_of_the_spell_becomes_a_token_with_both_halves(home):
    """It was not cast, so that neither is unlocked."""
    item = home.hand("P1", "Attic // Cellar")
    home.mana("P1", "{C}{C}{U}")
    home.act("P1", Cast("P1", item, "Cellar", face=1))
    home.cast("P1", home.hand("P1", "Fork"))
    home.resolve()
    token, permanent = home.game.state.zone(Zone.BATTLEFIELD)
    assert (told(home, token), told(home, permanent)) == (NEITHER, CELLAR)
    assert locked_halves(home.game, token) == (0, 1)
    assert home.life("P1") == 30


@pytest.mark.rule("709.5", "613.1c", "613.1f")
def test_what_takes_all_abilities_away_does_not_give_back_a_locked_half(home):
    item = cast_half(home, 1)
    home.battlefield("P1", "Silence")
    assert told(home, item) == CELLAR
    assert home.see(item).characteristics.abilities == ()
    unlock(home, "Attic", "{C}{R}")
    assert (told(home, item), home.life("P1")) == (BOTH, 30)
