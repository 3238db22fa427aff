from cardwright.testing import PackContract


class TestContract(PackContract):
    pack = "glowworks"
