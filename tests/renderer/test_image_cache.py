"""The image cache: images are cached up to a number of megabytes."""

from PIL import Image, ImageChops

from renderer.paint.corners import _draw_mask, make_rounded_mask
from renderer.paint.image_cache import cache_images, set_scale


def test_the_latest_stay_as_long_as_there_is_room() -> None:
    drawn: list[int] = []

    @cache_images(megabytes=1)
    def square(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("L", (500, 500))

    for number in (1, 2, 3, 4, 1, 5, 1, 2):
        square(number)
    assert drawn == [1, 2, 3, 4, 5, 2]
    assert square.bytes == 1_000_000


def test_in_a_process_that_only_draws_some_caches_grow_more_than_others() -> None:
    usual, favoured = (cache_images(megabytes=1, growth=growth)(draw_square) for growth in (1, 2))
    set_scale(4)
    try:
        for number in range(40):
            usual(number)
            favoured(number)
    finally:
        set_scale(1)
    assert (usual.bytes, favoured.bytes) == (4_000_000, 8_000_000)


def test_in_the_bot_a_cache_grows_no_more_than_others() -> None:
    favoured = cache_images(megabytes=1, growth=2)(draw_square)
    for number in range(40):
        favoured(number)
    assert favoured.bytes == 1_000_000


def draw_square(number: int) -> Image.Image:
    return Image.new("L", (500, 500))


def test_colours_take_four_times_the_room_of_a_mask() -> None:
    page = cache_images(megabytes=1)(lambda mode: (Image.new(mode, (100, 100)), 7))
    page("RGB")
    page("L")
    assert page.bytes == 50_000


def test_round_corners_are_the_same_as_if_the_whole_box_were_drawn_finely() -> None:
    for corners in (None, (True, True, False, False), (False, True, True, False)):
        whole, quick = (draw(160, 90, 14, corners) for draw in (_draw_mask, make_rounded_mask))
        assert ImageChops.difference(whole, quick).getbbox() is None
