"""Games to measure: a board with many objects, decks for random games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.authoring import (
    ANY_COLOR,
    CREATURE,
    TAP,
    YOU_CONTROL,
    AddMana,
    AllOf,
    Card,
    ForAbilities,
    GameObject,
    StaticAbility,
    Zone,
    activated,
    paying,
)
from cardwright.installed import Installed
from cardwright_core.cards import Origin, slug_of
from cardwright_core.layers import Layer, Part
from cardwright_core.ruleset import RuleSet
from cardwright_rules.vocabulary.changes import AddPT
from cardwright_rules.vocabulary.statics import Continuous

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright.authoring import Game, Keyword, PlayerId

__all__ = ["DECKS", "PLAYERS", "Banner", "Reserve", "put", "rules", "seated"]

PLAYERS = ("P1", "P2")

BEARS = "Grizzly Bears"
WARDEN = "Soul Warden"
NORN = "Elesh Norn, Mother of Machines"


class Banner(Card):
    """An anthem of the benchmark's own, for one white mana more than a Soul Warden."""

    name = "Banner of the Benchmark"
    cost = "{1}{W}"
    types = "Enchantment"
    abilities = (
        StaticAbility(
            Continuous((Part(Layer.MODIFY_PT, AllOf((CREATURE, YOU_CONTROL)), AddPT(1, 1)),))
        ),
    )


class Reserve(Card):
    """A land of the benchmark's own, whose mana is for abilities of creatures."""

    name = "Reserve of the Benchmark"
    types = "Land"
    abilities = (activated(paying(TAP), AddMana(ANY_COLOR, restriction=ForAbilities(CREATURE))),)


OWN = {slug_of(card.name): card for card in (Banner, Reserve)}

DECKS: dict[str, list[str]] = {
    # Creatures without abilities.
    "plain": ["Forest"] * 24 + [BEARS] * 36,
    # Every second creature triggers on creatures that enter, and some double that.
    "triggers": ["Plains"] * 14
    + ["Forest"] * 10
    + [WARDEN] * 8
    + [BEARS] * 16
    + [NORN] * 4
    + ["Servant of the Scale"] * 8,
    # The deck that the target is about: enter triggers, doublers and anthems.
    "anthems": ["Plains"] * 16
    + ["Forest"] * 8
    + [WARDEN] * 12
    + [BEARS] * 8
    + [NORN] * 4
    + ["Servant of the Scale"] * 8
    + [Banner.name] * 4,
    # All creatures trigger as they enter.
    "arrivals": ["Plains"] * 14
    + ["Forest"] * 10
    + ["Elvish Visionary", "Wall of Omens", "Arashin Cleric"] * 8
    + ["Thraben Inspector", "Venerable Monk", WARDEN] * 4,
    # Spells, equipment and doublers, and some that carry and use them.
    "spells": ["Mountain"] * 12
    + ["Forest"] * 12
    + [BEARS, "Elvish Visionary"] * 6
    + ["Lightning Bolt", "Shock", "Giant Growth"] * 4
    + ["Bonesplitter", "Swiftfoot Boots"] * 4
    + ["Panharmonicon", "Doubling Season"] * 2,
}


class Own:
    """The benchmark's own cards, as a source for the catalog."""

    def load_card(self, slug: str) -> tuple[Card, Origin] | None:
        """Return one of the cards."""
        return (OWN[slug](), Origin(entry="benchmarks")) if slug in OWN else None

    def load_keyword(self, name: str) -> tuple[Keyword, Origin] | None:
        """Return no keyword."""
        del name
        return None

    def moved(self, slug: str) -> None:
        """Return that it has its name still."""
        del slug

    def refusals(self) -> Iterable[str]:
        """Return nothing."""
        return []

    def cards(self) -> Iterable[str]:
        """Return their slugs."""
        return list(OWN)

    def keywords(self) -> Iterable[str]:
        """Return none."""
        return []


def rules() -> RuleSet:
    """Return the rules and cards that are installed, and the benchmark's own."""
    installed = Installed()
    return RuleSet(installed.rules(), [installed, Own()])


def seated(rule_set: RuleSet, deck: Iterable[str] = (), *, life: int = 20) -> Game:
    """Return a game with two players who have the same deck; nothing is drawn yet."""
    game = rule_set.new_game(seed=1)
    cards = tuple(deck)
    for player in PLAYERS:
        game.add_player(player, cards, life=life)
    return game


def put(
    game: Game, player: PlayerId, card: str, count: int = 1, zone: Zone = Zone.BATTLEFIELD
) -> list[int]:
    """Put objects into a zone, without an event; return their ids."""
    made: list[int] = []
    for _ in range(count):
        item = GameObject(
            game.state.new_id(),
            game.add_card(card, player),
            player,
            player,
            zone,
            game.rules.catalog.definition(card).characteristics,
            game.state.new_timestamp(),
        )
        game.state.add(item)
        made.append(item.id)
    game.follow()
    return made
