import gc

from hypothesis import HealthCheck, settings

# The bench and the tour are programs; collecting doctests would run them.
collect_ignore = ["bench", "tour.py"]

# A slow machine is no fault of the rules.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("few", settings.get_profile("patient"), max_examples=10, derandomize=True)
settings.load_profile("patient")


def pytest_collection_finish():
    """What is loaded by now stays; nobody need look for waste in it after every few objects."""
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
