"""The soak: random games over all installed cards, with what must always hold looked at all along.

``python -m cardwright_rules.soak --games N --seed S`` plays them. The cards and rules come from
whatever stands under the entry-point group ``cardwright.rule_sets``.
"""
