"""Agatha's Soul Cauldron."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    TAP,
    YOU_CONTROL,
    AnyObject,
    Card,
    Exile,
    Game,
    HasCounters,
    HaveActivatedAbilities,
    Instance,
    Layer,
    Linked,
    Part,
    Proposal,
    PutCounters,
    WhenYouDo,
    ZoneChange,
    activated,
    all_of,
    hookimpl,
    paying,
    static,
    target,
    target_card,
)

GROWN = all_of(CREATURE, YOU_CONTROL, HasCounters("+1/+1"))
CREATURE_CARDS = Linked("cauldron", what=CREATURE)
EXILE_AND_GROW = WhenYouDo(
    Exile(link="cauldron"),
    ZoneChange,
    PutCounters("+1/+1"),
    (target(all_of(CREATURE, YOU_CONTROL)),),
    of=all_of(CREATURE, CARD),
)


class AgathasSoulCauldron(Card):
    name = "Agatha's Soul Cauldron"
    cost = "{2}"
    types = "Legendary Artifact"
    abilities = (
        static(Part(Layer.ABILITY, GROWN, HaveActivatedAbilities(CREATURE_CARDS))),
        activated(paying(TAP), EXILE_AND_GROW, target_card(AnyObject())),
    )

    @hookimpl
    def mana_spendable(self, game: Game, by: Instance, proposal: Proposal) -> bool | None:
        """609.4b"""
        if proposal.is_spell() or proposal.player != by.controller:
            return None
        source = game.see(proposal.object)
        yours = source.is_a("Creature") and source.controller == by.controller
        return True if yours else None
