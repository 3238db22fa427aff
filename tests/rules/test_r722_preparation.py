"""Preparation cards: permanents that let a copy of their prepare spell be cast (722)."""

import pytest

from cardwright import Game
from cardwright.authoring import (
    CAST_AS_PREPARE_SPELL,
    CREATURE,
    HAS_PREPARE_SPELL,
    IS_PREPARED,
    THIS,
    AddPT,
    Attacks,
    BecomeCopy,
    BecomesPrepared,
    BecomesUnprepared,
    Card,
    CardName,
    Color,
    CopyIt,
    CounterIt,
    CreateTokenCopies,
    Duration,
    Each,
    EntersAsCopy,
    GainControl,
    GainLife,
    Is,
    Layer,
    Part,
    PhasedIn,
    PhasedOut,
    Prepare,
    StaticAbility,
    Unprepare,
    Until,
    WithColors,
    WithPT,
    WithTypes,
    Zone,
    enters_prepared,
    has,
    preparation_card,
    spell,
    static,
    target,
    target_spell,
    triggered,
    whenever,
)
from cardwright_core.casting import Cast

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def creature(name, *abilities, **values):
    values = {"types": "Creature", "power": 2, "toughness": 3, "cost": "{2}{U}", **values}
    return card(name, *abilities, **values)


FLIES = Until(Duration.END_OF_TURN, (has("flying"),))
JUMP = card("Jump", spell(FLIES, target(CREATURE)), cost="{U}")
AVIATOR = creature(
    "Aviator",
    triggered(whenever(Attacks, THIS), Prepare()),
    types="Creature — Bird Wizard",
    keywords=("haste",),
    faces=preparation_card(JUMP),
)
LESSON = card("Lesson", spell(GainLife(3)), types="Sorcery", cost="{1}")
PUPIL = creature("Pupil", enters_prepared(), faces=preparation_card(LESSON))
FROG = (WithPT(1, 1), WithColors(frozenset({Color.GREEN})), WithTypes(("Frog",)))
COUNTERPART = card("Counterpart", spell(CreateTokenCopies(but=FROG), target(CREATURE)))
CALL = card("Call", spell(Prepare(Each(CREATURE))))
REST = card("Rest", spell(Unprepare(Each(CREATURE))))
COACH = card(
    "Coach",
    triggered(whenever(BecomesPrepared, CREATURE), GainLife(1)),
    triggered(whenever(BecomesUnprepared, CREATURE), GainLife(10)),
    static(Part(Layer.MODIFY_PT, IS_PREPARED, AddPT(5, 5))),
    types="Enchantment",
)
TWIN = card("Twin", spell(CopyIt(new_targets=False), target_spell(CAST_AS_PREPARE_SPELL)))
STEAL = card("Steal", spell(GainControl(), target(CREATURE)))
DOUBLE = creature("Double", StaticAbility(EntersAsCopy(HAS_PREPARE_SPELL)))
MASK = card("Mask", spell(BecomeCopy(of=Each(Is("Ape")), what=Each(HAS_PREPARE_SPELL))))
STOP = card("Stop", spell(CounterIt(), target_spell()))
EVERY = (AVIATOR, PUPIL, COUNTERPART, CALL, REST, COACH, TWIN, STEAL, DOUBLE, MASK, STOP)


@pytest.fixture
def known(table):
    table.add_card(*EVERY, creature("Ape", types="Creature — Ape"))
    return table


def cast(table, player, name, *targets):
    table.answers(player, *[("target", one) for one in targets])
    table.cast(player, table.hand(player, name))
    table.resolve()


def in_exile(table):
    return list(table.game.state.zone(Zone.EXILE))


def may_cast(table, player):
    """Return the names of all that a player may begin to cast."""
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [one.name for one in actions if isinstance(one, Cast)]


def prepared(table, item):
    return IS_PREPARED.matches(table.game, None, table.see(item))


@pytest.mark.rule("722.3c", "722.3c#1", "722.3a", "722.2b", "722.2a")
def test_the_copy_has_the_characteristics_of_the_prepare_spell_alone(known):
    aviator = known.battlefield("P1", "Aviator")
    cast(known, "P1", "Counterpart")
    token = max(view.id for view in known.game.permanents("P1"))
    assert known.size(token) == (1, 1)
    known.answers("P1", ("attackers", [token]))
    known.go_to("declare attackers")
    known.resolve()
    assert prepared(known, token)
    assert not prepared(known, aviator)
    (copy,) = in_exile(known)
    values = known.see(copy).characteristics
    assert (values.name, values.types, values.subtypes) == ("Jump", ("Instant",), ())
    assert (values.colors, values.power, values.toughness) == ({Color.BLUE}, None, None)
    assert str(values.cost) == "{U}"
    known.mana("P1", "{U}")
    known.answers("P1", ("target", token))
    known.act("P1", lambda action: getattr(action, "object", 0) == copy)
    assert not prepared(known, token)
    known.resolve()
    assert known.has(token, "flying")
    assert in_exile(known) == []


@pytest.mark.rule("722.1", "722.2", "722.2c", "722.3", "722.4")
def test_the_card_is_cast_with_its_normal_characteristics_only(known):
    item = known.hand("P1", "Pupil")
    known.mana("P1", "{C}{C}{U}")
    assert may_cast(known, "P1") == ["Pupil"]
    assert known.see(item).characteristics.types == ("Creature",)
    known.propose(known.moving(item, Zone.GRAVEYARD))
    assert known.graveyard.names("P1") == ["Pupil"]
    assert in_exile(known) == []


@pytest.mark.rule("722.3a", "722.3c", "614.1c", "704.5e")
def test_it_enters_prepared_and_its_controller_may_cast_the_spell_in_time(known):
    known.battlefield("P1", "Coach")
    known.library("P1", BEARS)
    known.library("P2", BEARS)
    item = known.propose(known.entering("P1", "Pupil")).becomes
    known.settle()
    assert known.size(item) == (7, 8)
    (copy,) = in_exile(known)
    known.mana("P2", "{C}")
    assert may_cast(known, "P2") == []
    known.go_to("end")
    known.mana("P1", "{C}")
    assert may_cast(known, "P1") == []
    known.go_to("upkeep")
    known.go_to("end")
    known.go_to("upkeep")
    known.go_to("precombat main")
    known.mana("P1", "{C}")
    assert in_exile(known) == [copy]
    assert may_cast(known, "P1") == ["Lesson"]
    known.act("P1", lambda action: getattr(action, "object", 0) == copy)
    known.resolve()
    assert known.life("P1") == 20 + 10 + 3
    assert known.size(item) == (2, 3)
    assert known.graveyard.names("P1") == []


@pytest.mark.rule("722.3a")
def test_only_what_has_a_prepare_spell_becomes_prepared_and_only_once(known):
    known.battlefield("P1", "Coach")
    pupil, aviator, bears = known.battlefield("P1", "Pupil", "Aviator", BEARS)
    known.answers("P1", ("order triggers", "Coach ability 1 (on Pupil)"))
    cast(known, "P1", "Call")
    assert [prepared(known, one) for one in (pupil, aviator, bears)] == [True, True, False]
    assert len(in_exile(known)) == 2
    assert known.life("P1") == 22
    cast(known, "P1", "Call")
    assert len(in_exile(known)) == 2
    assert known.life("P1") == 22


@pytest.mark.rule("722.3b", "722.3c", "704.5e")
def test_unprepared_it_has_no_copy(known):
    known.battlefield("P1", "Coach")
    aviator = known.battlefield("P1", "Aviator")
    cast(known, "P1", "Rest")
    assert known.life("P1") == 20
    cast(known, "P1", "Call")
    cast(known, "P1", "Rest")
    assert not prepared(known, aviator)
    assert in_exile(known) == []
    assert known.game.state.effects == {}
    assert known.life("P1") == 31


@pytest.mark.rule("722.3c")
def test_the_copy_is_gone_when_the_permanent_is(known):
    aviator, pupil = known.battlefield("P1", "Aviator", "Pupil")
    cast(known, "P1", "Call")
    known.propose(known.moving(aviator, Zone.GRAVEYARD))
    known.settle()
    assert [known.see(one).name for one in in_exile(known)] == ["Lesson"]
    assert prepared(known, pupil)
    assert not prepared(known, max(known.game.state.zone(Zone.GRAVEYARD, "P1")))
    assert len(known.game.state.effects) == 1


@pytest.mark.rule("722.3c", "702.26")
def test_what_phases_in_prepared_has_a_new_copy(known):
    aviator = known.battlefield("P1", "Aviator")
    cast(known, "P1", "Call")
    (first,) = in_exile(known)
    for _ in range(2):
        known.propose(PhasedOut(aviator))
        known.settle()
        assert in_exile(known) == []
        known.propose(PhasedIn(aviator))
        known.settle()
    (second,) = in_exile(known)
    assert second != first
    known.mana("P1", "{U}")
    known.act("P1", lambda action: getattr(action, "object", 0) == second)
    known.resolve()
    assert not prepared(known, aviator)
    assert known.game.state.zone(Zone.EXILE) == ()
    assert known.has(aviator, "flying")


@pytest.mark.rule("722.3c")
def test_whoever_controls_the_permanent_may_cast_the_copy(known):
    known.battlefield("P2", "Aviator")
    cast(known, "P1", "Call")
    known.mana("P1", "{U}")
    known.mana("P2", "{U}")
    assert may_cast(known, "P1") == []
    assert may_cast(known, "P2") == ["Jump"]
    cast(known, "P1", "Steal")
    known.mana("P1", "{U}")
    known.mana("P2", "{U}")
    assert may_cast(known, "P1") == ["Jump"]
    assert may_cast(known, "P2") == []


@pytest.mark.rule("722.3d")
def test_a_copy_of_a_prepare_spell_is_one(known):
    known.battlefield("P1", "Pupil")
    cast(known, "P1", "Call")
    (copy,) = in_exile(known)
    known.mana("P1", "{C}")
    known.act("P1", lambda action: getattr(action, "object", 0) == copy)
    known.cast("P1", known.hand("P1", "Twin"))
    known.cast("P1", known.hand("P1", "Twin"))
    spells = known.game.state.zone(Zone.STACK)
    meant = [CAST_AS_PREPARE_SPELL.matches(known.game, None, known.see(one)) for one in spells]
    assert meant == [True, False, False]
    known.resolve()
    assert known.life("P1") == 29


@pytest.mark.rule("722.2b", "722.3a", "707.5")
def test_what_enters_as_a_copy_enters_prepared(known):
    known.battlefield("P1", "Pupil")
    known.answers("P1", ("copy", "Pupil"))
    double = known.propose(known.entering("P1", "Double")).becomes
    known.settle()
    assert prepared(known, double)
    assert [known.see(one).name for one in in_exile(known)] == ["Lesson"]


@pytest.mark.rule("722.3a", "722.3c")
def test_the_designation_stays_when_the_permanent_has_no_prepare_spell_any_more(known):
    known.battlefield("P1", "Ape")
    aviator = known.battlefield("P1", "Aviator")
    cast(known, "P1", "Call")
    cast(known, "P1", "Mask")
    assert known.see(aviator).name == "Ape"
    assert prepared(known, aviator)
    assert [known.see(one).name for one in in_exile(known)] == ["Jump"]
    cast(known, "P1", "Rest")
    cast(known, "P1", "Call")
    assert not prepared(known, aviator)
    assert in_exile(known) == []


@pytest.mark.rule("722.5")
def test_its_name_may_be_chosen(known):
    known.hand("P2", "Pupil")
    options = CardName().options(known.game, None)
    assert {"Pupil", "Lesson"}.issubset(options)


@pytest.mark.rule("722.3c")
def test_what_is_prepared_is_so_in_a_game_that_was_saved(known):
    known.battlefield("P1", "Pupil")
    cast(known, "P1", "Call")
    known.mana("P1", "{C}")
    loaded = Game.load(known.game.save(), rules=known.rules)
    loaded.follow()
    assert loaded.digest() == known.game.digest()
    actions = known.rules.ask.legal_actions(loaded, "P1")
    assert [one.name for one in actions if isinstance(one, Cast)] == ["Lesson"]
