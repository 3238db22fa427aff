"""The partner abilities: with whom a card may lead a deck (702.124)."""

from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Behaviour, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.characteristics import Characteristics
from cardwright_core.errors import InputError
from cardwright_core.terms import Condition, TargetSpec, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.vocabulary.features import Named
from cardwright_rules.vocabulary.filters import AnyPlayer
from cardwright_rules.vocabulary.searching import Search
from cardwright_rules.vocabulary.selections import TARGET_PLAYER
from cardwright_rules.vocabulary.unless import TheyMay


@record
class LeadsWith(Behaviour):
    """Base of what a partner ability says of the second commander; it does nothing in a game."""

    def goes_with(self, this: Characteristics, other: Characteristics) -> bool:
        """Whether a card with it may lead a deck together with another (702.124a)."""
        raise NotImplementedError


def _partner_abilities(card: Characteristics) -> list[LeadsWith]:
    found = (getattr(ability, "behaviour", None) for ability in card.abilities)
    return [one for one in found if isinstance(one, LeadsWith)]


def may_lead_together(one: Characteristics, other: Characteristics) -> bool:
    """Whether two cards may be the commanders of one deck, by an ability of either (702.124)."""
    return any(
        ability.goes_with(this, that)
        for this, that in ((one, other), (other, one))
        for ability in _partner_abilities(this)
    )


@record
class WithPartner(LeadsWith):
    """The other one has the same ability: partner, or partner with the same text (702.124h, i)."""

    english = "partner{text:?—@}"

    text: str = ""

    def goes_with(self, this: Characteristics, other: Characteristics) -> bool:
        """702.124f: no other one will do"""
        del this
        return self in _partner_abilities(other)


@record
class WithNamesake(LeadsWith):
    """Each has a "partner with" ability with the name of the other (702.124j)."""

    english = "partner with {name}"

    name: str

    def goes_with(self, this: Characteristics, other: Characteristics) -> bool:
        """702.124j"""
        return other.name == self.name and WithNamesake(this.name) in _partner_abilities(other)


@record
class WithBackground(LeadsWith):
    """The other one is a legendary Background enchantment card (702.124k)."""

    english = "choose a Background"

    def goes_with(self, this: Characteristics, other: Characteristics) -> bool:
        """702.124k"""
        del self, this
        return is_background(other)


def is_background(card: Characteristics) -> bool:
    """Whether it is a legendary Background enchantment card (702.124k)."""
    return all(map(card.is_a, ("Legendary", "Background", "Enchantment")))


@record
class WithDoctor(LeadsWith):
    """The other one is a legendary Time Lord Doctor of no other creature type (702.124m)."""

    english = "Doctor's companion"

    def goes_with(self, this: Characteristics, other: Characteristics) -> bool:
        """702.124m"""
        del self, this
        doctor = " ".join(other.subtypes) == "Time Lord Doctor"
        return doctor and all(map(other.is_a, ("Legendary", "Creature")))


class Partner(Keyword):
    name, rule = "partner", "702.124h"
    behaviour: ClassVar[LeadsWith] = WithPartner()

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.124"""
        super().stands_for(parameter)
        return (StaticAbility(self.behaviour, keyword=self.name),)


class CharacterSelect(Partner):
    name, rule = "partner character select", "702.124i"
    behaviour = WithPartner("Character select")


class FatherAndSon(Partner):
    name, rule = "partner father & son", "702.124i"
    behaviour = WithPartner("Father & son")


class FriendsForever(Partner):
    name, rule = "partner friends forever", "702.124i"
    behaviour = WithPartner("Friends forever")


class Survivors(Partner):
    name, rule = "partner survivors", "702.124i"
    behaviour = WithPartner("Survivors")


class ChooseBackground(Partner):
    name, rule = "choose a background", "702.124k"
    behaviour = WithBackground()


class DoctorsCompanion(Partner):
    name, rule = "doctor's companion", "702.124m"
    behaviour = WithDoctor()


class PartnerWith(Keyword):
    name, rule = "partner with", "702.124j"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.124j, as in "partner with Pako, Arcane Retriever"."""
        if not parameter:
            message = "partner with whom? (expected a name)"
            raise InputError(message)
        finds = TheyMay(TARGET_PLAYER, Search(Named(parameter)))
        enters, target = Condition(Enters, This()), TargetSpec(AnyPlayer())
        return (
            StaticAbility(WithNamesake(parameter), keyword=self.name),
            TriggeredAbility((enters,), finds, (target,), keyword=self.name),
        )
