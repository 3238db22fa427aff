"""Rule of Law."""

from cardwright.authoring import CantCastMoreThan, Card, StaticAbility


class RuleOfLaw(Card):
    name = "Rule of Law"
    cost = "{2}{W}"
    types = "Enchantment"
    abilities = (StaticAbility(CantCastMoreThan(1)),)
