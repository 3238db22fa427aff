"""Read ahead: how its Saga enters, and which chapters trigger then, the rules of Sagas say."""

from cardwright_core.cards import Keyword


class ReadAhead(Keyword):
    name, rule = "read ahead", "702.155"
