"""Replacement effects: order and chooser (616.1), lineage (614.5), entering (614.12)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    AddAbilities,
    AllOf,
    Card,
    Continuous,
    ContinuousEffect,
    Enters,
    Layer,
    LifeGained,
    LifeLost,
    Part,
    PlayerEvent,
    Record,
    Replacement,
    ReplacementClass,
    Simultaneous,
    StaticAbility,
    about,
    as_it_enters,
    enters_with,
    hookimpl,
    record,
)
from cardwright_core.layers import hypothetical_view


class Doubling(Card):
    """Life gained is doubled."""

    name = "Doubling"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        return Replacement.of(by, lambda game, event: event.replace(amount=event.amount * 2))


class Adding(Card):
    """One more life is gained."""

    name = "Adding"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        return Replacement.of(by, lambda game, event: event.replace(amount=event.amount + 1))


class Preventing(Card):
    """No life is gained, as a self-replacement."""

    name = "Preventing"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        return Replacement.of(by, lambda game, event: None, ReplacementClass.SELF_REPLACEMENT)


class Turning(Card):
    """Life is lost instead, as a self-replacement."""

    name = "Turning"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        return Replacement.of(
            by,
            lambda game, event: LifeLost(event.player, event.amount),
            ReplacementClass.SELF_REPLACEMENT,
        )


class Forbidding(Card):
    """Life can't be gained."""

    name = "Forbidding"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def prohibits(self, act):
        return "no life is gained here"


class Slow(Card):
    """Creatures of others enter tapped; in its own case it has a counter on it too."""

    name = "Slow"
    types = "Creature — Sloth"
    power, toughness = 0, 0
    abilities = (enters_with("+1/+1", 2),)

    @hookimpl
    @about(Enters)
    def replacements(self, game, by, event):
        if event.becomes == by.source.id:
            return None
        return Replacement.of(by, lambda game, event: event.replace(tapped=True))


def sized(game, event):
    """It also enters with as many other counters as it would have power."""
    power = hypothetical_view(game, event.made(game, 0)).characteristics.power
    return event.replace(counters=(*event.counters, ("sized", power)))


@record
class Sized(Record):
    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by, event):
        return Replacement.of(by, sized) if event.becomes == by.source.id else None


class Grown(Card):
    """Two replacements of its own entering; the second looks at what the first has done."""

    name = "Grown"
    types = "Creature — Sloth"
    power, toughness = 1, 1
    abilities = (enters_with("+1/+1", 2), StaticAbility(Sized()))


class Giving(Card):
    """Creatures of its controller enter with counters, by an ability that they have of it."""

    name = "Giving"
    types = "Creature — Sloth"
    power, toughness = 1, 1
    abilities = (
        StaticAbility(
            Continuous(
                (
                    Part(
                        Layer.ABILITY,
                        AllOf((CREATURE, YOU_CONTROL)),
                        AddAbilities((enters_with("+1/+1", 2),)),
                    ),
                )
            )
        ),
    )


class Looming(Card):
    """The same, as long as its controller has more than 10 life."""

    name = "Looming"
    types = "Creature — Sloth"
    power, toughness = 1, 1

    @hookimpl
    def continuous_effects(self, game, by):
        if game.player(by.controller).life <= 10:
            return None
        gives = AddAbilities((enters_with("+1/+1", 3),))
        return ContinuousEffect.of(by, Part(Layer.ABILITY, AllOf((CREATURE, YOU_CONTROL)), gives))


@record
class Blessing(PlayerEvent):
    """It contains a gain of life."""

    def apply(self, game):
        game.propose(LifeGained(self.player, 1))
        return self


class Blessed(Card):
    """A gain of life is a blessing instead."""

    name = "Blessed"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        return Replacement.of(by, lambda game, event: Blessing(event.player))


@pytest.fixture
def table(table):
    cards = (
        Doubling,
        Adding,
        Preventing,
        Turning,
        Forbidding,
        Slow,
        Grown,
        Blessed,
        Giving,
        Looming,
    )
    for card in cards:
        table.add_card(card)
    return table


@pytest.mark.rule("616.1", "616.1f")
@pytest.mark.parametrize(("first", "life"), [("Doubling", 23), ("Adding", 24)])
def test_the_affected_player_chooses_the_order(table, first, life):
    table.battlefield("P2", "Doubling", "Adding")  # the opponent's, yet P1 is affected
    table.answers("P1", ("replacement", first))
    table.propose(LifeGained("P1", 1))
    assert table.life("P1") == life


@pytest.mark.rule("614.5")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_each_effect_applies_once(table, copies):
    table.battlefield("P1", *["Doubling"] * copies)
    table.propose(LifeGained("P1", 1))
    assert table.life("P1") == 20 + 2**copies
    assert table.told.count("replaced") == copies


def test_what_changed_an_event_is_told_just_before_it(table):
    table.battlefield("P1", "Doubling", "Doubling")
    before = len(table.game.log)
    table.propose(Simultaneous((LifeGained("P1", 1), LifeGained("P2", 2))))
    told = table.game.log[before:]
    assert [entry.kind for entry in told] == ["replaced", "replaced", "event"] * 2
    assert [entry.event.player for entry in told] == ["P1"] * 3 + ["P2"] * 3


def test_what_left_nothing_of_an_event_is_told(table):
    table.battlefield("P1", "Preventing")
    before = len(table.game.log)
    assert table.propose(LifeGained("P1", 1)) is None
    assert [entry.kind for entry in table.game.log[before:]] == ["replaced"]
    assert table.game.changed_by == {}


@pytest.mark.rule("616.1a", "614.15")
def test_an_effect_of_an_earlier_class_has_to_be_chosen(table):
    table.battlefield("P1", "Doubling", "Preventing", "Adding")
    assert table.propose(LifeGained("P1", 1)) is None
    assert table.life("P1") == 20


@pytest.mark.rule("614.17")
def test_what_can_not_happen_is_not_replaced(table):
    table.battlefield("P1", "Doubling")
    table.battlefield("P2", "Forbidding")
    with table.recording("replacements") as calls:
        assert table.propose(LifeGained("P1", 1)) is None
    assert table.life("P1") == 20
    assert "no life is gained here [614.17]" in table.told
    assert all(call.answers for call in calls)


@pytest.mark.rule("614.12")
def test_what_enters_is_asked_as_it_would_exist(table):
    event = table.propose(table.entering("P1", "Slow"))
    assert (event.tapped, event.counters) == (False, (("+1/+1", 2),))
    assert table.see(event.becomes).characteristics.power == 2


@pytest.mark.rule("614.12", "614.1c")
def test_two_that_enter_together_do_not_change_each_other(table):
    events = tuple(table.entering("P1", "Slow") for _ in range(2))
    happened = table.propose(Simultaneous(events))
    assert [part.tapped for part in happened.parts] == [False, False]


@pytest.mark.rule("614.12")
@pytest.mark.parametrize(("card", "counters"), [("Giving", 2), ("Looming", 3)])
def test_what_its_own_effect_would_give_it_is_looked_at(table, card, counters):
    event = table.propose(table.entering("P1", card))
    assert event.counters == (("+1/+1", counters),)


@pytest.mark.rule("614.12")
def test_what_an_effect_would_give_it_is_looked_at(table):
    table.battlefield("P1", "Giving")
    assert table.propose(table.entering("P1", "Grizzly Bears")).counters == (("+1/+1", 2),)
    assert table.propose(table.entering("P2", "Grizzly Bears")).counters == ()


@pytest.mark.rule("616.1")
def test_who_would_control_what_enters_chooses(table):
    theirs = table.battlefield("P2", "Slow", counters={"+1/+1": 1})
    table.answers("P1", ("replacement", theirs))
    happened = table.propose(table.entering("P1", "Slow"))
    assert (happened.tapped, happened.counters) == (True, (("+1/+1", 2),))


@pytest.mark.rule("614.12")
def test_replacements_so_far_are_seen_by_the_next(table):
    event = table.entering("P1", "Grown")
    counters, sized = table.hook.replacements(event=event)
    after_counters = counters.apply(table.game, event)
    assert sized.apply(table.game, after_counters).counters == (("+1/+1", 2), ("sized", 3))
    assert sized.apply(table.game, event).counters == (("sized", 1),)


@pytest.mark.rule("614.5")
def test_what_an_event_contains_has_its_lineage(table):
    table.battlefield("P1", "Blessed")
    table.propose(LifeGained("P1", 1))
    assert table.life("P1") == 21
    assert table.told.count("replaced") == 1


@pytest.mark.rule("614.17c")
def test_what_can_not_happen_can_be_replaced_by_its_own_effect(table):
    table.battlefield("P1", "Doubling", "Turning")
    table.battlefield("P2", "Forbidding")
    table.propose(LifeGained("P1", 1))
    assert table.life("P1") == 19
