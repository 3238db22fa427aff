"""Training Grounds."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    AbilitiesCostLess,
    Card,
    StaticAbility,
    all_of,
)


class TrainingGrounds(Card):
    name = "Training Grounds"
    cost = "{U}"
    types = "Enchantment"
    abilities = (StaticAbility(AbilitiesCostLess("{2}", all_of(CREATURE, YOU_CONTROL), minimum=1)),)
