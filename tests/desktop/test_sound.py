"""The desktop's sounder, on SDL's dummy sound card."""

import array

import pygame
import pytest

from tools.desktop.sound import MixerTone, wave


@pytest.fixture
def card(monkeypatch):
    """Choose a sound card by SDL's name of its driver; it is let go of at the end."""
    yield lambda driver: monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    pygame.mixer.quit()


@pytest.mark.parametrize("hertz", [300, 880, 2100])
def test_a_second_of_the_wave_has_that_many_periods(hertz):
    samples = array.array("h", wave(hertz))
    assert len(samples) == 22050
    assert set(samples) == {-8000, 8000}
    # Played round and round, so that the last sample is followed by the first.
    rises = sum(samples[number - 1] < samples[number] for number in range(len(samples)))
    assert rises == hertz


def test_a_tone_sounds_until_it_is_silenced(card):
    card("dummy")
    tone = MixerTone()
    # Nothing is opened before there is something to hear.
    tone.silence()
    assert pygame.mixer.get_init() is None
    tone.play(880)
    tone.play(440)
    assert pygame.mixer.get_busy()
    tone.silence()
    assert not pygame.mixer.get_busy()


def test_without_a_sound_card_there_is_silence(card):
    card("no such driver")
    tone = MixerTone()
    tone.play(880)
    tone.silence()
    tone.play(440)
    assert pygame.mixer.get_init() is None
