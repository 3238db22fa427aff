"""Cards that tests of keywords are about, and what is done with them, in a few words."""

from cardwright.authoring import (
    ANY_TARGET,
    THIS,
    Card,
    DealDamage,
    Enters,
    spell,
    target,
    triggered,
    when,
)


class Zap(Card):
    name = "Zap"
    cost = "{R}"
    types = "Instant"
    abilities = (spell(DealDamage(1), target(ANY_TARGET)),)


def zapping(*keywords, name="Subject", **values):
    """Return an instant with keywords that deals 1 damage."""
    return type(name, (Zap,), {"name": name, "keywords": keywords, **values})


def beast(*keywords, name="Subject", power=2, toughness=2, **values):
    """Return a creature with keywords."""
    values = {"types": "Creature", **values, "name": name, "keywords": keywords}
    return type(name, (Card,), {**values, "power": power, "toughness": toughness})


def doing(*effect, name="Doer", **values):
    """Return a creature that does something as it enters."""
    return beast(name=name, abilities=(triggered(when(Enters, THIS), *effect),), **values)


def cast(table, card, mana, player="P1"):
    """Let a player cast a card of theirs with so much mana in the pool."""
    table.mana(player, mana)
    item = table.hand(player, card)
    table.cast(player, item)
    return item


def permitted(table, player, item):
    """Let a player cast a card as something permits."""
    table.act(player, lambda option: getattr(option, "object", 0) == item)


def enter(table, name="Subject", player="P1"):
    """Let a card enter, and resolve what it triggers; return what it becomes."""
    event = table.entering(player, name)
    table.propose(event)
    table.resolve()
    return event.becomes


def named(table, zone, player=""):
    """Return the names of what is in a zone, in its order."""
    return [table.see(item).name for item in table.game.state.zone(zone, player)]
