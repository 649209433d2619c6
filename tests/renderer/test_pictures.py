"""Whole pictures: drawn from views only, small files, complete texts, and the approved look."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops

import renderer
from games.core.locales import languages
from games.core.protocol import say
from games.core.texts import plain, words
from games.imperium import GAME
from games.imperium.views import ImperiumView
from renderer import MAX_ALT_LENGTH, Lobby, NothingToShow, Picture, render, render_text
from renderer.colours import Palette, contrast, get_palette, load_palettes, mix
from renderer.context import RenderContext
from renderer.imperium import RENDERER
from renderer.lobby import draw_banner
from renderer.paint import canvas
from renderer.paint.background_cache import BackgroundCache
from renderer.paint.file_cache import FileCache
from renderer.paint.panels import HEAD_SHADE
from renderer.sprites import Drawing, Lettering, Vista
from tests.renderer import approve
from tests.renderer.tables import LONG_NAMES, Position, positions
from tests.support.pictures import told
from tests.support.soak import taste_of

NAMES = ("Ann", "Bořivoj", "Оксана", "Di")
MOST_BYTES = 560 * 1024
PICTURES = ("board", "hand", "row", "mat", "conflict", "result")


def middle(players: int = 4) -> Position:
    found = positions(players, "sand", 11)
    return found[len(found) * 2 // 3]


def test_a_board_is_a_png_of_the_promised_size() -> None:
    for size, shape in (("wide", (1600, 1200)), ("tall", (1080, 1620))):
        made = render("imperium", middle().public, "board", names=NAMES, size=size)
        assert Image.open(BytesIO(made.data)).size == (made.width, made.height) == shape
        assert made.filename == "board.png"
        assert len(made.data) < MOST_BYTES


def test_the_same_drawing_is_painted_once_and_another_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []

    def paint(drawing: Drawing, palette: str, is_dithered: bool) -> Image.Image:
        painted.append(palette)
        return canvas.paint(drawing, palette, is_dithered)

    monkeypatch.setattr(renderer, "paint", paint)
    monkeypatch.setattr(renderer, "_file_cache", FileCache())
    view = middle().seats[1]
    made = [render("imperium", view, "hand", names=names) for names in (NAMES, NAMES, NAMES)]
    assert made[0] == made[1] == made[2]
    render("imperium", view, "hand", names=NAMES, palette=[*load_palettes()][-1])
    render("imperium", middle().seats[2], "hand", names=NAMES)
    assert len(painted) == 3


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("size", ["wide", "tall"])
def test_every_picture_is_drawn_small_enough_and_told_in_words(picture: str, size: str) -> None:
    made = render("imperium", middle().seats[1], picture, names=NAMES, size=size)
    assert len(made.data) < MOST_BYTES
    assert 0 < len(made.alt) <= MAX_ALT_LENGTH


FOR_EVERYBODY = [(lang, key, size) for lang in languages() for key in load_palettes() for size in ("wide", "tall")]


def test_no_ground_in_use_is_drawn_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Backgrounds of all languages, palettes and sizes are cached. A background of noise is larger than any of ours."""
    drawn: list[Drawing] = []
    noises = {size: Image.effect_noise(size, 8).convert("RGB") for size in ((1600, 1200), (1080, 1620))}

    def noise(drawing: Drawing, colours: Palette) -> Image.Image:
        drawn.append(drawing)
        return noises[drawing.width, drawing.height].copy()

    monkeypatch.setattr(canvas, "_backgrounds", BackgroundCache())
    monkeypatch.setattr(canvas, "_make_backdrop", noise)
    monkeypatch.setattr(canvas, "paint_sprites", lambda *_: None)
    boards = {
        (lang, size): RENDERER.pictures["board"](RenderContext(middle().public, NAMES, lang=lang, size=size))
        for lang, _, size in FOR_EVERYBODY
    }
    for lang, key, size in (*FOR_EVERYBODY, *FOR_EVERYBODY):
        drawing = boards[lang, size]
        canvas.get_background(drawing, drawing.static_sprites(), get_palette(key))
    assert len(drawn) == len(FOR_EVERYBODY)


@pytest.mark.soak
def test_pictures_for_everybody_are_the_same_again_without_a_new_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(canvas, "_backgrounds", BackgroundCache())
    # A file of an earlier test would need no ground now, and a new one when it has left the cache.
    monkeypatch.setattr(renderer, "_file_cache", FileCache())
    board = middle().public
    wishes = [{"lang": lang, "palette": key, "size": size} for lang, key, size in FOR_EVERYBODY]
    wishes = wishes[: taste_of(len(wishes))]
    before = [render("imperium", board, "board", names=NAMES, **wish) for wish in wishes]
    monkeypatch.setattr(canvas, "_make_backdrop", lambda drawing, colours: pytest.fail("drawn anew"))
    assert [render("imperium", board, "board", names=NAMES, **wish) for wish in wishes] == before


@pytest.mark.parametrize("key", load_palettes())
def test_every_palette_draws_a_board_of_its_own(key: str) -> None:
    made = render("imperium", middle().public, "board", names=NAMES, palette=key)
    assert len(made.data) < MOST_BYTES
    assert key == "default" or made.data != render("imperium", middle().public, "board", names=NAMES).data


@pytest.mark.parametrize("picture", PICTURES)
def test_pictures_of_hidden_shuffled_states_are_byte_identical(picture: str) -> None:
    position = middle()
    state = GAME.decode(position.state)
    for seat in (None, 0, 1):
        if picture == "hand" and seat is None:
            continue
        other = GAME.view(GAME.shuffle_hidden(state, seat, "salt"), seat)
        view = position.public if seat is None else position.seats[seat]
        assert render("imperium", view, picture, names=NAMES) == render("imperium", other, picture, names=NAMES)


def test_alt_text_tells_turn_conflict_scores_and_free_places() -> None:
    position = next(p for p in positions(4, "sand", 11)[5:] if p.public.active is not None and p.public.conflict)
    said = told("imperium", position.public, "board", names=NAMES)
    view = position.public
    assert view.active is not None
    assert NAMES[view.active] in said
    assert f"{NAMES[2]} {view.players[2].vp}" in said
    free = next(space for space in view.spaces if not space.agents)
    assert free.key.replace("_", " ").split()[0] in said.lower()


def test_alt_text_says_what_changed_and_keeps_to_the_limit_with_long_names() -> None:
    position = next(p for p in positions(4, "sand", 11)[5:] if p.before and p.before.spaces != p.public.spaces)
    said = told("imperium", position.public, "board", before=position.before, names=LONG_NAMES)
    assert "New:" in said
    assert len(said) <= MAX_ALT_LENGTH


def test_alt_text_says_who_won_or_lost_points() -> None:
    view = middle().public
    ann, bo, *others = view.players
    past = (msgspec.structs.replace(ann, vp=ann.vp - 1), msgspec.structs.replace(bo, vp=bo.vp + 2), *others)
    said = told("imperium", view, "board", before=msgspec.structs.replace(view, players=past), names=NAMES)
    assert f"New: {NAMES[0]} +1 VP, {NAMES[1]} -2 VP." in said


def test_the_board_in_words_names_every_space_card_and_player() -> None:
    view = middle().seats[1]
    said = render_text("imperium", view, names=NAMES)
    assert view.me is not None
    things = [*(s.name for s in view.spaces), *(c.name for c in view.row), *(c.name for c in view.me.hand)]
    missing = [name for name in (plain(words().say(text)) for text in things) if name not in said]
    assert missing == []
    assert all(name in said for name in NAMES)


def test_names_are_harmless_in_words_and_as_they_are_in_descriptions() -> None:
    names = ("*Ann*", "Bo", "Cy", "Di")
    assert "\\*Ann\\*" in render_text("imperium", middle().public, names=names)
    assert "*Ann*" in told("imperium", middle().public, "board", names=names)


def test_an_empty_hand_in_words_says_so() -> None:
    view = middle().seats[1]
    assert view.me is not None
    bare = msgspec.structs.replace(view, me=msgspec.structs.replace(view.me, hand=(), intrigue=()))
    title, resources, none = render_text("imperium", bare, "hand", names=NAMES).strip().split("\n")
    assert (title, none) == ("**Your cards**", "none")
    assert "solari" in resources


def test_doubles_are_grouped_in_words_and_the_next_card_is_told() -> None:
    view = middle().seats[1]
    assert view.me is not None
    card = view.row[0]
    two = msgspec.structs.replace(view, me=msgspec.structs.replace(view.me, hand=(card, card), deck_top=card))
    told_in_words = render_text("imperium", two, "hand", names=NAMES)
    assert told_in_words.count("• 2 × ") == 1
    assert "On top of your deck: " in told_in_words
    assert "On top of your deck: " in told("imperium", two, "hand", names=NAMES)


def test_without_cards_a_hand_shows_what_one_has_and_no_empty_room_below() -> None:
    view = middle().seats[1]
    assert view.me is not None
    bare = msgspec.structs.replace(view, me=msgspec.structs.replace(view.me, hand=(), intrigue=(), deck_top=None))
    assert render("imperium", bare, "hand", names=NAMES).height < 300


def test_before_the_first_round_an_alt_text_counts_no_round() -> None:
    first = msgspec.structs.replace(middle().public, round=0)
    assert "Before the first round." in told("imperium", first, "glance", names=NAMES)


def test_the_public_board_in_words_tells_no_hand() -> None:
    assert "Your cards" not in render_text("imperium", middle().public, names=NAMES)


def test_what_can_be_looked_up_brings_the_face_it_is_drawn_from() -> None:
    faced = {entry.key: entry.face for entry in GAME.cards()}
    assert all(face is not None and key.endswith(face.key) for key, face in faced.items())
    assert render("imperium", faced["dagger"], "card", names=NAMES).alt.startswith("Dagger.")


def test_a_card_is_drawn_from_what_is_looked_up_never_from_a_view() -> None:
    with pytest.raises(NothingToShow):
        render("imperium", middle().public, "card", names=NAMES)


def test_the_public_has_no_hand_to_show() -> None:
    with pytest.raises(NothingToShow):
        render("imperium", middle().public, "hand", names=NAMES)


def test_a_lobby_shows_who_sits_already() -> None:
    made = render("imperium", Lobby(GAME.title, 4), "lobby", names=("Ann", "Bo"))
    assert "Ann and Bo" in made.alt
    assert render("imperium", None, "lobby").data


def test_a_chair_without_a_name_is_free() -> None:
    assert "Bo and Cy" in told("imperium", Lobby(GAME.title, 4), "lobby", names=("", "Bo", "", "Cy"))


ENOUGH = 300
"""Pixels of a colour that are no chance."""


def has_colour(picture: Picture, colour: str) -> bool:
    """Return whether a colour occurs, nearly, on more than a few pixels. Files are lossy."""
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    wanted = Image.new("RGB", image.size, load_palettes()["default"][f"piece:{colour}"])
    far = ImageChops.difference(image, wanted).split()
    furthest = ImageChops.lighter(ImageChops.lighter(far[0], far[1]), far[2])
    return sum(furthest.histogram()[:10]) > ENOUGH


def test_seats_are_drawn_in_the_colours_they_chose() -> None:
    some, others = ("red", "blue", "green"), ("pink", "teal", "purple")
    for chosen in (some, others):
        made = render("imperium", middle(3).public, "board", names=NAMES[:3], colours=chosen)
        assert [colour for colour in (*some, *others) if has_colour(made, colour)] == [*chosen]


@pytest.mark.parametrize("lang", languages())
def test_every_language_draws(lang: str) -> None:
    assert render("imperium", middle().public, "board", names=NAMES, lang=lang).data


@pytest.mark.parametrize("key", load_palettes())
def test_names_on_the_heads_of_cards_have_seven_to_one_contrast(key: str) -> None:
    colours = load_palettes()[key]
    for name in ("emperor", "guild", "bene_gesserit", "fremen", "earth", "intrigue"):
        head = mix(colours[name], colours["night"], HEAD_SHADE)
        assert contrast(colours["paper"], head) >= 7, name


def apart(one: Image.Image, other: Image.Image) -> int:
    """Return how different a picture looks from an approved one: the worst cell of a hundredth of the width, of 255."""
    alike = one.convert("RGB").resize(other.size, Image.Resampling.BOX)
    cells = [image.resize((100, 100 * other.height // other.width), Image.Resampling.BOX) for image in (alike, other)]
    return max(high for _, high in ImageChops.difference(*cells).getextrema())


ALIKE = 24
"""A cell may differ by so much: other versions of the libraries set type a little otherwise."""


@pytest.mark.parametrize(("name", "size"), approve.PICTURES)
def test_pictures_look_as_they_did_when_they_were_approved(name: str, size: str) -> None:
    assert apart(approve.drawn(name, size), Image.open(approve.GOLDEN.approved(name, size))) < ALIKE


def test_one_agent_more_or_less_is_not_the_approved_picture() -> None:
    view = approve.GOLDEN.kept("public")
    taken = next(space for space in view.spaces if space.agents)
    spaces = tuple(msgspec.structs.replace(s, agents=()) if s is taken else s for s in view.spaces)
    other = render(
        "imperium",
        msgspec.structs.replace(view, spaces=spaces),
        "board",
        before=approve.GOLDEN.kept("before"),
        names=NAMES,
    )
    assert apart(Image.open(BytesIO(other.data)), Image.open(approve.GOLDEN.approved("board", "wide"))) > ALIKE


def test_alt_texts_of_hand_and_row_say_what_the_cards_do() -> None:
    position, mine = next((each, seat) for each in positions(3, "sand", 11) for seat in each.seats if seat.me.hand)
    said = told("imperium", mine, "hand", names=NAMES)
    context = RenderContext(mine, NAMES)
    assert all(context.say(text) in said for face in mine.me.hand for text in face.lines)
    said = told("imperium", position.public, "row", names=NAMES)
    assert context.say(position.public.row[0].lines[-1]) in said


def test_alt_text_of_the_result_says_where_the_points_came_from() -> None:
    view = positions(3, "sand", 11)[-1].public
    said = told("imperium", view, "result", names=NAMES)
    context = RenderContext(view, NAMES)
    assert all(context.say(score.source) in said for scores in view.scores for score in scores)


def test_on_a_banner_names_are_as_large_as_their_chairs_allow() -> None:
    def size_of_a_name(chairs: int) -> int:
        drawing = draw_banner(RenderContext(Lobby(GAME.title, chairs), ("Ann",), size="tall"))
        words = [each for part in drawing.parts for each in part.sprites() if isinstance(each, Lettering)]
        return next(each.size for each in words if each.text == "Ann")

    assert (size_of_a_name(2), size_of_a_name(8)) == (60, 60)


def test_on_the_tall_board_a_leaders_long_name_stands_whole_beside_a_short_one() -> None:
    position = middle()
    leader = msgspec.structs.replace(position.public.players[0].leader, name=say("leader-countess_ariana_thorvald"))
    players = tuple(msgspec.structs.replace(player, leader=leader) for player in position.public.players)
    view = msgspec.structs.replace(position.public, players=players, first=0)
    drawing = RENDERER.pictures["board"](RenderContext(view, ("Ann", "Bo", "Chani"), size="tall"))
    mats = [part for part in drawing.parts if part.name in ("seat:1", "seat:2")]
    words = [each.text for part in mats for each in part.sprites() if isinstance(each, Lettering)]
    assert words.count("Countess Ariana Thorvald") == 2


def test_a_board_without_a_conflict_shows_the_city_and_at_the_end_who_has_won() -> None:
    first, *_, last = [position.public for position in positions(4, "sand", 3)]
    winner = last.players[last.ranking[0]].leader
    assert winner is not None
    assert vistas(first) == {"imperium/space/arrakeen"}
    assert vistas(last) == {f"imperium/leader/{winner.key}"}


def vistas(view: ImperiumView) -> set[str]:
    parts = RENDERER.pictures["board"](RenderContext(view, NAMES)).parts
    conflict = next(part for part in parts if part.name == "conflict")
    return {sprite.scene for sprite in conflict.sprites() if isinstance(sprite, Vista)}


def test_a_quick_picture_is_a_jpeg_file_of_the_same_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "_file_cache", FileCache())
    quick, fine = (
        render("imperium", middle().public, "row", names=NAMES, is_quick=is_quick) for is_quick in (True, False)
    )
    assert Image.open(BytesIO(quick.data)).format == "JPEG"
    assert quick.filename == "row.jpg"
    assert (quick.width, quick.height, quick.alt) == (fine.width, fine.height, fine.alt)
    assert fine.filename == "row.webp"


def test_a_picture_that_is_in_the_cache_is_not_encoded_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "_file_cache", FileCache())
    fine, quick = (
        render("imperium", middle().public, "row", names=NAMES, is_quick=is_quick) for is_quick in (False, True)
    )
    assert quick == fine


def test_the_page_of_a_conflict_tells_its_rewards() -> None:
    view = next(p.public for p in positions(4, "sand", 11)[5:] if p.public.conflict)
    alt = render("imperium", view, "conflict", names=NAMES).alt
    assert [place for place in ("1. ", "2. ", "3. ") if place not in alt] == []
