"""What all tests share."""


def pytest_configure(config):
    config.addinivalue_line("markers", "ruling(name): the test of one ruling, named module.short_id")
