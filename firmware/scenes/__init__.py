"""The scenes of the app, one file each.

A scene has a `group` to show and three methods: `enter(now)` when it comes to the front (first
or again), `key(key, now)` for each pressed key, `tick(now)` once in each turn of the loop. Times
are milliseconds of the board's clock.
"""
