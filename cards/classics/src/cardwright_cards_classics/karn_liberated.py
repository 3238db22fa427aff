"""Karn Liberated."""

from cardwright.authoring import (
    PERMANENT,
    PERMANENT_CARD,
    TARGET_PLAYER,
    THOSE_CARDS,
    AnyPlayer,
    Card,
    Code,
    Decision,
    Exile,
    Game,
    Instance,
    Is,
    Linked,
    Not,
    PutOntoBattlefield,
    RestartGame,
    Zone,
    all_of,
    do,
    loyalty_ability,
    target,
)

EXILED = Linked("exiled", what=all_of(PERMANENT_CARD, Not(Is("Aura"))))
EXILE_IT = Exile(THOSE_CARDS, link="exiled")


class KarnLiberated(Card):
    name = "Karn Liberated"
    cost = "{7}"
    types = "Legendary Planeswalker — Karn"
    loyalty = 6
    abilities = (
        loyalty_ability(4, Code("karn-liberated", "exile_from_hand"), target(AnyPlayer())),
        loyalty_ability(-3, Exile(link="exiled"), target(PERMANENT)),
        loyalty_ability(
            -14, do(RestartGame(EXILED), PutOntoBattlefield(EXILED, under_your_control=True))
        ),
    )

    def exile_from_hand(self, game: Game, by: Instance) -> None:
        """Let the target player choose a card of their hand."""
        for player in TARGET_PLAYER.players(game, by):
            hand = game.state.zone(Zone.HAND, player)
            prompt = "which card to exile from your hand"
            decision = Decision((player,), "exile", hand, prompt=prompt, rule="701.13a")
            chosen = game.choose(decision) if hand else ()
            EXILE_IT.resolve(game, by.replace(captured=(*by.captured, ("objects", chosen))))
