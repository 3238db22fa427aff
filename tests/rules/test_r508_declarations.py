"""The search for legal declarations, against trying everything."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright_rules.combat.declaring import Declarable
from cardwright_rules.combat.restrictions import GroupRestriction, Requirement

CREATURES = (1, 2, 3, 4)
TARGETS = (11, 12)

choices = st.fixed_dictionaries(
    {creature: st.lists(st.sampled_from(TARGETS), unique=True).map(tuple) for creature in CREATURES}
)
capacities = st.dictionaries(st.sampled_from(CREATURES), st.just(2))
requirements = st.lists(
    st.builds(
        Requirement,
        st.lists(st.sampled_from(CREATURES), min_size=1, unique=True).map(tuple),
        st.lists(st.sampled_from(TARGETS), unique=True).map(tuple),
    ),
    max_size=4,
)


def of_target(target):
    return lambda _, other: other == target


def not_alone(creature):
    return GroupRestriction(
        "not alone",
        lambda pairs: (
            all(item != creature for item, _ in pairs) or len({item for item, _ in pairs}) > 1
        ),
    )


groups = st.lists(
    st.one_of(
        st.builds(
            GroupRestriction.none_or_at_least,
            st.sampled_from((2, 3)),
            st.just("menace"),
            st.sampled_from(TARGETS).map(of_target),
        ),
        st.builds(
            GroupRestriction.at_most,
            st.sampled_from((0, 1, 2)),
            st.just("at most"),
            st.sampled_from(TARGETS).map(of_target),
        ),
        st.sampled_from(CREATURES).map(not_alone),
    ),
    max_size=3,
)


def everything(choices, capacity):
    """Return all declarations, legal or not."""
    each = [
        [
            tuple((creature, target) for target in several)
            for count in range(capacity.get(creature, 1) + 1)
            for several in combinations(targets, count)
        ]
        for creature, targets in choices.items()
    ]
    return [tuple(pair for part in parts for pair in part) for parts in product(*each)]


def legal(choices, groups, requirements, capacity, charged=frozenset()):
    """Return the legal declarations, and how many requirements have to be obeyed for nothing.

    Who pays for some pairs has to obey what can be obeyed with those and for nothing more.
    """

    def allowed(pairs):
        return all(g.allows(tuple(p for p in pairs if g.concerns(*p))) for g in groups)

    def obeyed(pairs):
        return sum(any(r.obeyed_by(*pair) for pair in pairs) for r in requirements)

    unbroken = [pairs for pairs in everything(choices, capacity) if allowed(pairs)]

    def most(paid):
        return max(obeyed(pairs) for pairs in unbroken if charged.intersection(pairs) <= paid)

    return most(frozenset()), {
        frozenset(pairs) for pairs in unbroken if obeyed(pairs) == most(charged.intersection(pairs))
    }


@pytest.mark.rule("508.1c", "508.1d", "509.1b", "509.1c")
@given(
    choices=choices,
    groups=groups,
    requirements=requirements,
    capacity=capacities,
    charged=st.frozensets(st.tuples(st.sampled_from(CREATURES), st.sampled_from(TARGETS))),
)
@settings(max_examples=300, deadline=None)
def test_the_search_is_exact(choices, groups, requirements, capacity, charged):
    declarable = Declarable(choices, groups, requirements, capacity, charged)
    most, possible = legal(choices, groups, requirements, capacity, charged)
    assert declarable.most == most
    able = tuple(declarable.choices)
    for count in range(len(able) + 1):
        decided, undecided = able[:count], able[count:]
        prefixes = {
            pairs
            for pairs in everything(choices, capacity)
            if all(creature in decided for creature, _ in pairs)
        }
        for pairs in prefixes:
            ends = any(
                frozenset(pairs) == {pair for pair in whole if pair[0] in decided}
                for whole in possible
            )
            assert declarable.completable(pairs, undecided) is ends
