from companion.board.building import faults_as_it_lies
from companion.wording.sample_palaces import samples
from tests.companion import naive
from tests.companion.palaces import plain


def test_each_palace_to_look_at_is_one_that_can_be_built():
    assert [faults_as_it_lies(city) for city, _said in samples()] == [()] * 3


def test_what_is_said_of_its_wall_is_how_long_it_is():
    for city, said in samples():
        assert said == f"An outer wall of {naive.wall(plain(city))} sides"
