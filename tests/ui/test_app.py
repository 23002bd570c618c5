from kivy.core.window import Window

import companion


def test_a_paused_app_waits(app):
    assert app.on_pause()


def test_the_app_has_the_version_of_the_game(app):
    assert app.version == companion.__version__


def test_a_field_that_is_typed_into_stays_above_the_keyboard(app):
    assert Window.softinput_mode == "below_target"


def test_the_data_folder_is_made_where_there_is_none(tmp_path):
    from tests.ui.hand import Hand

    with Hand(tmp_path / "new" / "place") as hand:
        assert (hand.app.data_folder / "trail.json").exists()


def test_a_new_account_without_a_config_folder_can_start_the_app(tmp_path, monkeypatch):
    from screens.app import Companion

    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "new" / ".config"))
    assert Companion().data_folder.is_dir()
