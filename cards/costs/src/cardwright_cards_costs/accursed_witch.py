"""Accursed Witch."""

from cardwright.authoring import (
    ENCHANTED_PLAYER,
    IT,
    TARGET_PLAYER,
    THIS,
    YOU,
    AnOpponent,
    Card,
    Color,
    Condition,
    Dies,
    GainLife,
    ItIsTheirTurn,
    LoseLife,
    PlayerAmong,
    PutOntoBattlefield,
    StaticAbility,
    StepBegins,
    StepIs,
    TargetingCostsLess,
    do,
    target,
    transforms_into,
    triggered,
    when,
)

SPELLS_AT_THE_PLAYER = TargetingCostsLess("{1}", PlayerAmong(ENCHANTED_PLAYER), YOU)
THEIR_UPKEEP = Condition(StepBegins, where=(StepIs("upkeep"), ItIsTheirTurn(ENCHANTED_PLAYER)))


class InfectiousCurse(Card):
    name = "Infectious Curse"
    types = "Enchantment — Aura Curse"
    colors = frozenset({Color.BLACK})
    keywords = ("enchant player",)
    abilities = (
        StaticAbility(SPELLS_AT_THE_PLAYER),
        triggered(THEIR_UPKEEP, do(LoseLife(1, ENCHANTED_PLAYER), GainLife(1))),
    )


class AccursedWitch(Card):
    name = "Accursed Witch"
    cost = "{3}{B}"
    types = "Creature — Human Shaman"
    power, toughness = 4, 2
    faces = transforms_into(InfectiousCurse)
    abilities = (
        StaticAbility(TargetingCostsLess("{1}", THIS)),
        triggered(
            when(Dies, THIS),
            PutOntoBattlefield(
                IT, under_your_control=True, transformed=True, attached_to=TARGET_PLAYER
            ),
            target(AnOpponent()),
        ),
    )
