from hypothesis import HealthCheck, settings

# The bench and the tour are programs; collecting doctests would run them.
collect_ignore = ["bench", "tour.py"]

# A slow machine is no fault of the rules.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
