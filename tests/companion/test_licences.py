from companion.licences import licences


def test_everything_inside_has_a_name_and_a_licence():
    assert {"Kivy", "Python", "segno"} <= {each.name for each in licences()}
    assert all(each.licence and each.text for each in licences())
