"""Copies of spells with exceptions and given targets, and copy effects one after another (707)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    INSTANT_OR_SORCERY_SPELL,
    IT,
    THIS,
    THOSE_CARDS,
    YOU_CONTROL,
    Card,
    Color,
    Continuous,
    CopyIt,
    CopyTargeting,
    Count,
    CreateTokenCopies,
    CreateTokens,
    DealDamage,
    Enters,
    EntersAsCopy,
    GainLife,
    Layer,
    Mode,
    Modes,
    MoreCounters,
    Named,
    Part,
    PutCounters,
    Record,
    Replacement,
    SetPT,
    SpellCast,
    StaticAbility,
    Test,
    TokensCreated,
    Transformed,
    TurnedFaceDown,
    WithAbilities,
    WithColors,
    WithPT,
    X,
    Zone,
    about,
    copiable_values,
    hookimpl,
    record,
    spell,
    target,
    target_spell,
    token,
    transforms_into,
    triggered,
    when,
    whenever,
)

BEARS = "Grizzly Bears"
RED = frozenset({Color.RED})


def card(name, types, *abilities, **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


CLONE = card(
    "Double", "Creature", StaticAbility(EntersAsCopy(CREATURE)), cost="{3}{U}", power=0, toughness=0
)
EGO = card(
    "Ego",
    "Creature",
    StaticAbility(EntersAsCopy(CREATURE, (MoreCounters("+1/+1", "Creature", X),))),
    cost="{X}{2}",
    power=0,
    toughness=0,
)
GARGANTUAN = card(
    "Gargantuan",
    "Creature",
    StaticAbility(EntersAsCopy(CREATURE, (WithPT(7, 7),))),
    power=7,
    toughness=7,
)


@record
class CardsInGraveyards(Count):
    """How many cards are in graveyards."""

    def value(self, game, by):
        del by
        return sum(len(game.state.zone(Zone.GRAVEYARD, player)) for player in game.state.order)


CARDS = CardsInGraveyards()
GROWING = card(
    "Growing",
    "Creature",
    StaticAbility(Continuous((Part(Layer.DEFINE_PT, THIS, SetPT(CARDS, CARDS)),), defines=True)),
    power=0,
    toughness=0,
)
CHARM = card(
    "Charm",
    "Instant",
    spell(
        Modes(
            (
                Mode(DealDamage(1), (target(CREATURE),), "1 damage"),
                Mode(GainLife(3), (), "life"),
            )
        )
    ),
    cost="{G}",
)
FORK = card(
    "Twig",
    "Instant",
    spell(CopyIt(but=(WithColors(RED),)), target_spell(INSTANT_OR_SORCERY_SPELL)),
    cost="{R}{R}",
)


@record
class TargetsOneOfYours(Test):
    """The spell targets only a single creature that you control."""

    def holds(self, game, by, event):
        assert isinstance(event, SpellCast)
        spelled = game.see(event.object).object.spell
        chosen = () if spelled is None else spelled.targets
        targets = {one for group in chosen for one in group}
        return len(targets) == 1 and all(
            isinstance(one, int)
            and game.see(one).is_a("Creature")
            and game.see(one).controller == by.controller
            for one in targets
        )


HEROISM = card(
    "Heroism",
    "Enchantment",
    triggered(
        whenever(SpellCast, YOU_CONTROL, where=TargetsOneOfYours()),
        CreateTokens(
            token("Creature — Soldier", 1, 1, name="Soldier"), then=CopyTargeting(IT, THOSE_CARDS)
        ),
    ),
)


@record
class TwiceAsMany(Record):
    """Twice as many tokens are created under your control."""

    @hookimpl
    @about(TokensCreated)
    def replacements(self, by, event):
        if event.player != by.controller:
            return None
        return Replacement.of(by, lambda game, made: made.replace(count=2 * made.count))


PROCESSION = card("Procession", "Enchantment", StaticAbility(TwiceAsMany()))
TRIUMPH = card("Triumph", "Instant", spell(PutCounters("+1/+1"), target(CREATURE)), cost="{0}")
FEAST = card(
    "Feast", "Instant", spell(PutCounters("+1/+1"), target(Named("Grizzly Bears"))), cost="{0}"
)
NIGHT = card("Night", "Creature", power=5, toughness=5)
DAY = card("Day", "Creature", cost="{1}", power=1, toughness=1, faces=transforms_into(NIGHT))
GREETS = triggered(when(Enters, THIS), GainLife(2))
TWINS = card(
    "Twins",
    "Instant",
    spell(
        CreateTokenCopies(but=(WithAbilities((triggered(when(Enters, THIS), GainLife(2)),)),)),
        target(CREATURE),
    ),
    cost="{0}",
)
ECHO = card("Echo", "Instant", spell(CopyIt(), target_spell()), cost="{0}")
EVERY = (CLONE, EGO, GARGANTUAN, GROWING, CHARM, FORK, HEROISM, PROCESSION, TRIUMPH, FEAST)
MORE = (DAY, TWINS, ECHO)


@pytest.fixture
def known(table):
    for one in (*EVERY, *MORE):
        table.add_card(one)
    return table


@pytest.mark.rule("707.9d", "707.9d#1")
def test_a_copy_of_a_given_size_does_not_have_what_defines_it(known):
    original = known.battlefield("P2", "Growing")
    known.graveyard("P2", BEARS)
    assert known.see(original).characteristics.power == 1
    known.answers("P1", ("copy", [original]))
    item = known.propose(known.entering("P1", "Gargantuan")).becomes
    values = known.see(item).characteristics
    assert (values.name, values.power, values.toughness) == ("Growing", 7, 7)
    assert values.abilities == ()


@pytest.mark.rule("707.9e", "707.9e#1")
@pytest.mark.parametrize("again", [True, False])
def test_the_exception_of_a_copy_effect_is_gone_with_the_next_copy_effect(known, again):
    clone = known.battlefield("P2", "Double")
    known.game.state.put(known.game.state.objects[clone].replace(counters=(("+1/+1", 1),)))
    original = known.battlefield("P2", BEARS)
    item = known.hand("P1", "Ego")
    known.mana("P1", "{C}{C}{C}{C}")
    known.answers("P1", ("X", 2), ("copy", [clone]), ("copy", [original] if again else []))
    known.cast("P1", item)
    known.resolve()
    (view,) = known.game.permanents("P1")
    assert view.name == (BEARS if again else "Double")
    assert view.object.count("+1/+1") == (0 if again else 2)


@pytest.mark.rule("707.10", "707.10#1", "707.10c", "707.9b")
def test_a_copy_of_a_modal_spell_has_its_mode_another_color_and_may_have_another_target(known):
    one = known.battlefield("P2", BEARS)
    other = known.battlefield("P2", "Day")
    item = known.hand("P1", "Charm")
    known.mana("P1", "{G}")
    known.answers("P1", ("mode", lambda mode: mode.text == "1 damage"), ("target", one))
    known.cast("P1", item)
    charm = known.game.state.zone(Zone.STACK)[0]
    known.hand("P2", "Twig")
    known.mana("P2", "{R}{R}")
    known.answers("P2", ("new target", other))
    known.cast("P2", "Twig")
    known.game.play(known.game.agents, until=lambda game: known.stack == ["Charm", "Charm"])
    original, copy = known.game.state.zone(Zone.STACK)
    assert original == charm
    assert known.see(charm).characteristics.colors == {Color.GREEN}
    assert known.see(copy).characteristics.colors == RED
    assert (known.see(copy).controller, known.see(copy).object.spell.modes) == ("P2", (0,))
    known.resolve()
    assert known.game.state.status_of(one).damage == 1
    assert not known.game.exists(other)


@pytest.mark.rule("707.10e", "707.10e#1")
def test_a_copy_targets_one_of_the_tokens(known):
    known.battlefield("P1", "Heroism", "Procession")
    bears = known.battlefield("P1", BEARS)
    known.hand("P1", "Triumph")
    known.answers("P1", ("target", 8))
    known.cast("P1", "Triumph")
    known.resolve()
    soldiers = [v for v in known.game.permanents("P1") if v.name == "Soldier"]
    assert sorted(v.object.count("+1/+1") for v in soldiers) == [0, 1]
    assert known.see(bears).object.count("+1/+1") == 1


@pytest.mark.rule("707.10e")
def test_no_copy_is_made_if_the_object_could_not_be_the_target(known):
    known.battlefield("P1", "Heroism")
    bears = known.battlefield("P1", BEARS)
    known.hand("P1", "Feast")
    known.cast("P1", "Feast")
    known.resolve()
    (soldier,) = [v for v in known.game.permanents("P1") if v.name == "Soldier"]
    assert known.see(bears).object.count("+1/+1") == 1
    assert soldier.object.counters == ()


@pytest.mark.rule("707.10f", "707.10g", "707.8a")
def test_a_copy_of_a_double_faced_spell_becomes_a_double_faced_token(known):
    item = known.hand("P1", "Day")
    known.mana("P1", "{C}")
    known.cast("P1", item)
    known.hand("P1", "Echo")
    known.cast("P1", "Echo")
    known.resolve()
    (token_,) = [v.id for v in known.game.permanents() if not v.object.card]
    known.propose(Transformed(token_))
    assert known.see(token_).name == "Night"


@pytest.mark.rule("707.8a", "707.9a", "608.2h")
def test_an_exception_holds_for_both_faces_of_a_token(known):
    original = known.battlefield("P1", "Day")
    known.hand("P1", "Twins")
    known.cast("P1", "Twins")
    known.resolve()
    assert known.life("P1") == 22
    (token_,) = [v.id for v in known.game.permanents() if not v.object.card]
    known.propose(Transformed(token_))
    assert len(known.see(token_).characteristics.abilities) == 1
    known.propose(Transformed(original))
    assert known.see(original).characteristics.abilities == ()


@pytest.mark.rule("707.2", "708.2a")
def test_a_token_that_copies_what_is_face_down_is_a_nameless_creature_face_up(known):
    item = known.battlefield("P1", BEARS)
    known.propose(TurnedFaceDown(item))
    values = copiable_values(known.game, item)
    known.propose(TokensCreated("P1", values))
    (view,) = [v for v in known.game.permanents() if not v.object.card]
    assert (view.name, view.characteristics.power, view.object.form) == ("", 2, None)
