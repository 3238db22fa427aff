"""What cardwright expects of any pack, of this one."""

from cardwright.testing import PackContract


class TestContract(PackContract):
    pack = "cardwright-cards-arrivals"
