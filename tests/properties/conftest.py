from hypothesis import settings

# Times depend on the machine: no example fails for being slow.
settings.register_profile("pocket-bones", deadline=None)
settings.load_profile("pocket-bones")
