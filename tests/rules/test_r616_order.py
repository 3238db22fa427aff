"""Which replacement effect applies first, and who chooses (616)."""

import pytest

from cardwright.authoring import (
    Card,
    CardDrawn,
    CountersPut,
    Destroyed,
    Dies,
    Draw,
    Enters,
    LifeGained,
    Record,
    Replacement,
    ReplacementClass,
    Simultaneous,
    StaticAbility,
    TokensCreated,
    Zone,
    ZoneChange,
    about,
    as_it_enters,
    copiable_values,
    hookimpl,
    move,
    record,
)

BEARS = "Grizzly Bears"


class Rest(Card):
    """What would be put into a graveyard is exiled."""

    name = "Rest"
    types = "Enchantment"

    @hookimpl
    @about(ZoneChange)
    def replacements(self, by, event):
        if event.destination is Zone.GRAVEYARD:
            return Replacement.of(by, lambda game, event: event.to(Zone.EXILE))
        return None


class Colossus(Card):
    """If it would die it goes into its owner's library instead."""

    name = "Colossus"
    types = "Artifact Creature — Golem"
    power, toughness = 11, 11

    @hookimpl
    @about(Dies)
    def replacements(self, by, event):
        if event.object == by.source.id:
            return Replacement.of(by, lambda game, event: event.to(Zone.LIBRARY))
        return None


@record
class EntersTapped(Record):
    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by, event):
        if event.becomes == by.source.id:
            return Replacement.of(by, lambda game, event: event.replace(tapped=True))
        return None


class Sentinel(Card):
    name = "Sentinel"
    types = "Artifact Creature — Golem"
    power, toughness = 3, 4
    abilities = (StaticAbility(EntersTapped()),)


class Essence(Card):
    """Creatures that its controller controls enter as copies of it."""

    name = "Essence"
    types = "Creature — Avatar"
    power, toughness = 6, 6

    @hookimpl
    @about(Enters)
    def replacements(self, game, by, event):
        if event.controller != by.controller or not event.copiable(game).is_a("Creature"):
            return None
        return Replacement.of(by, self.copy_of(by), ReplacementClass.COPY, "707.5")

    @staticmethod
    def copy_of(by):
        return lambda game, event: event.replace(values=copiable_values(game, by.source.id))


class Gather(Card):
    """Creatures enter under its controller's control."""

    name = "Gather"
    types = "Enchantment"

    @hookimpl
    @about(Enters)
    def replacements(self, by, event):
        return Replacement.of(
            by,
            lambda game, event: event.replace(controller=by.controller),
            ReplacementClass.CONTROL,
        )


class Twins(Card):
    """Twice as many tokens are created."""

    name = "Twins"
    types = "Enchantment"

    @hookimpl
    @about(TokensCreated)
    def replacements(self, by, event):
        return Replacement.of(by, lambda game, event: event.replace(count=event.count * 2))


class Words(Card):
    """Instead of gaining life its controller draws that many cards."""

    name = "Words"
    types = "Enchantment"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        if event.player == by.controller:
            return Replacement.of(by, lambda game, event: Draw(event.player, event.amount))
        return None


class Recall(Card):
    """Instead of drawing its controller returns a card from their graveyard to their hand."""

    name = "Recall"
    types = "Enchantment"

    @hookimpl
    @about(CardDrawn)
    def replacements(self, by, event):
        if event.player == by.controller:
            return Replacement.of(by, returned)
        return None


def returned(game, event):
    graveyard = game.state.zone(Zone.GRAVEYARD, event.player)
    return move(game, graveyard[0], Zone.HAND) if graveyard else None


@pytest.fixture
def table(table):
    for card in (Rest, Colossus, Sentinel, Essence, Gather, Twins, Words, Recall):
        table.add_card(card)
    return table


def names(table, zone, player=""):
    return [table.see(item).name for item in table.game.state.zone(zone, player)]


@pytest.mark.rule("616.1f#1")
@pytest.mark.parametrize("first", ["Rest", "Colossus"])
def test_whichever_applies_first_leaves_the_other_nothing(table, first):
    table.battlefield("P2", "Rest")
    colossus = table.battlefield("P1", "Colossus")
    table.answers("P1", ("replacement", first))  # it is P1's creature
    table.propose(Destroyed(colossus))
    assert names(table, Zone.EXILE) == (["Colossus"] if first == "Rest" else [])
    assert len(table.game.state.library("P1")) == (first == "Colossus")


@pytest.mark.rule("616.1f#2", "616.1c")
def test_a_copy_effect_comes_first_and_takes_away_what_was_printed(table):
    table.battlefield("P1", "Essence")
    entered = table.propose(table.entering("P1", "Sentinel"))
    assert not entered.tapped
    assert table.see(entered.becomes).name == "Essence"


@pytest.mark.rule("616.1b", "616.1c")
def test_what_changes_control_comes_before_copies(table):
    table.battlefield("P2", "Gather", "Essence")
    entered = table.propose(table.entering("P1", "Sentinel"))
    assert (entered.controller, entered.tapped) == ("P2", False)
    assert table.see(entered.becomes).name == "Essence"


@pytest.mark.rule("616.1")
def test_who_would_control_it_then_chooses_the_rest(table):
    gather = table.battlefield("P2", "Gather")
    assert gather
    table.answers("P2", ("color", "blue"))
    voice = table.propose(table.entering("P1", "Voice of All"))
    assert voice.controller == "P2"


@pytest.mark.rule("616.1g#1", "614.16")
def test_an_effect_on_what_contains_an_event_comes_before_effects_on_that(table):
    table.battlefield("P1", "Twins")
    voice = table.battlefield("P2", "Voice of All")
    values = copiable_values(table.game, voice)
    table.answers("P1", ("color", "red"), ("color", "green"))
    table.propose(TokensCreated("P1", values))
    tokens = table.permanents("P1")[1:]
    assert tokens == ["Voice of All"] * 2


@pytest.mark.rule("616.2#1")
@pytest.mark.parametrize("order", [("Words", "Recall"), ("Recall", "Words")])
def test_an_effect_can_apply_to_what_another_made_of_the_event(table, order):
    table.battlefield("P1", *order)
    table.graveyard("P1", BEARS)
    table.propose(LifeGained("P1", 1))
    assert names(table, Zone.HAND, "P1") == [BEARS]
    assert table.life("P1") == 20


@pytest.mark.rule("616.1", "101.4", "614.12a")
@pytest.mark.parametrize("order", [("P1", "P2"), ("P2", "P1")])
def test_choices_are_made_in_turn_order_whatever_the_event_lists_first(table, order):
    asked = []

    def first_option(game, decision):
        asked.append(decision.deciders[0])
        return decision.options[0]

    events = tuple(table.entering(player, "Voice of All") for player in order)
    table.game.agents = dict.fromkeys(order, first_option)
    table.propose(Simultaneous(events))
    assert asked == ["P1", "P2"]


@pytest.mark.rule("616.1", "101.4")
def test_each_player_chooses_for_what_is_theirs_in_turn_order(table):
    theirs, mine = table.battlefield("P2", "Colossus"), table.battlefield("P1", "Colossus")
    table.battlefield("P1", "Rest")
    table.answers("P1", ("replacement", "Rest"))
    table.answers("P2", ("replacement", theirs))
    moves = (table.moving(theirs, Zone.GRAVEYARD), table.moving(mine, Zone.GRAVEYARD))
    table.propose(Simultaneous(moves))
    assert names(table, Zone.EXILE) == ["Colossus"]
    assert len(table.game.state.library("P2")) == 1


# Equal effects.


@record
class MoreLife(Record):
    """So much more life is gained; the effect is not about the object that it comes from."""

    more: int

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        return Replacement.of(by, self.gained)

    def gained(self, game, event):
        return event.replace(amount=event.amount + self.more)


class Fountain(Card):
    name = "Fountain"
    types = "Artifact"
    abilities = (StaticAbility(MoreLife(1)),)


class Spring(Card):
    name = "Spring"
    types = "Artifact"
    abilities = (StaticAbility(MoreLife(2)),)


class Vat(Card):
    """Life is not gained: counters are put on this instead."""

    name = "Vat"
    types = "Artifact"

    @hookimpl
    @about(LifeGained)
    def replacements(self, by, event):
        return Replacement.of(by, lambda game, gain: CountersPut(by.source.id, "oil", gain.amount))


@pytest.mark.rule("616.1", "616.1e")
def test_equal_effects_that_do_the_same_are_not_asked_about(table):
    table.add_card(Fountain, Spring)
    table.battlefield("P1", "Fountain", "Fountain")
    table.propose(LifeGained("P1", 1))
    assert table.life("P1") == 23
    table.battlefield("P1", "Spring")
    offered = []

    def is_the_spring(offer):
        offered.append(offer)
        return offer.by.source.name == "Spring"

    table.answers("P1", ("replacement", is_the_spring))
    table.propose(LifeGained("P1", 1))
    assert table.life("P1") == 28
    assert [str(offer) for offer in offered] == ["effect of Fountain", "effect of Spring"]


@pytest.mark.rule("616.1")
def test_effects_that_are_about_their_own_objects_are_asked_about(table):
    table.add_card(Vat)
    first, second = table.battlefield("P1", "Vat", "Vat")
    table.answers("P1", ("replacement", second))
    table.propose(LifeGained("P1", 2))
    assert (table.counters(first), table.counters(second)) == ({}, {"oil": 2})


@pytest.mark.rule("616.1")
def test_effects_that_do_the_same_are_one_option_wherever_they_stand(table):
    names = ("Mana Reflection", "Nyxbloom Ancient", "Nyxbloom Ancient", "Mana Reflection")
    table.battlefield("P1", *names, "Forest")
    game = table.game
    game.agents = {}
    game.answer(next(one for one in game.decision.options if str(one) == "activate Forest"))
    assert game.decision.kind == "replacement"
    assert [one.by.source.name for one in game.decision.options] == list(names[:2])
