"""A small discord.py bot that shows the web client everything a bot can show."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import discord
from discord import app_commands, ui
from PIL import Image

from sandbox import Sandbox
from tests.support.discordpy import running

LEADERS = ("Paul Atreides", "Baron Harkonnen", "Lady Jessica", "Duke Leto")
PICTURE_SIZE = (1600, 900)


def picture(name: str, description: str, size: tuple[int, int] = PICTURE_SIZE) -> discord.File:
    return discord.File(io.BytesIO(sand(size)), filename=name, description=description)


@cache
def sand(size: tuple[int, int]) -> bytes:
    content = io.BytesIO()
    Image.new("RGB", size, (196, 140, 80)).save(content, "PNG")
    return content.getvalue()


class NameForm(ui.Modal, title="Name your table"):
    """A form with a short text, a long text and a menu."""

    name: "ui.Label[NameForm]" = ui.Label(text="Name", component=ui.TextInput(min_length=3, max_length=20))
    rules: "ui.Label[NameForm]" = ui.Label(
        text="House rules",
        description="Said to everyone",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False),
    )
    pace: "ui.Label[NameForm]" = ui.Label(
        text="Pace",
        component=ui.Select(
            options=[
                discord.SelectOption(label="An evening", value="evening"),
                discord.SelectOption(label="Days", value="days"),
            ]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, pace = self.name.component, self.pace.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(pace, ui.Select)
        await interaction.response.send_message(f"The table is called **{name.value}**, played over {pace.values[0]}.")


class Table(ui.View):
    """A message with buttons for every kind of answer, and two menus."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.seated: list[str] = []

    @ui.button(label="Sit down", style=discord.ButtonStyle.primary, custom_id="sit")
    async def sit(self, interaction: discord.Interaction, _button: ui.Button["Table"]) -> None:
        self.seated.append(interaction.user.display_name)
        await interaction.response.edit_message(content=f"Seated: {', '.join(self.seated)}")

    @ui.button(label="My hand", style=discord.ButtonStyle.secondary, custom_id="hand")
    async def hand(self, interaction: discord.Interaction, _button: ui.Button["Table"]) -> None:
        await interaction.response.send_message(f"The secret hand of {interaction.user.display_name}", ephemeral=True)

    @ui.button(label="Name it", style=discord.ButtonStyle.success, custom_id="name")
    async def form(self, interaction: discord.Interaction, _button: ui.Button["Table"]) -> None:
        await interaction.response.send_modal(NameForm())

    @ui.button(label="Nobody answers", style=discord.ButtonStyle.danger, custom_id="silent")
    async def silent(self, _interaction: discord.Interaction, _button: ui.Button["Table"]) -> None:
        """Do not answer, so that the interaction fails."""

    @ui.select(
        placeholder="Choose a leader",
        custom_id="leader",
        options=[discord.SelectOption(label=name, description="A leader", value=name) for name in LEADERS],
    )
    async def leader(self, interaction: discord.Interaction, menu: ui.Select["Table"]) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} leads as {menu.values[0]}")

    @ui.select(
        placeholder="Cards to keep",
        custom_id="cards",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=f"Card {number}", value=str(number)) for number in range(1, 6)],
    )
    async def cards(self, interaction: discord.Interaction, menu: ui.Select["Table"]) -> None:
        await interaction.response.send_message(f"Kept: {' and '.join(menu.values)}")


class Board(ui.LayoutView):
    """A Components V2 message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        reveal: ui.Button[Board] = ui.Button(label="Reveal", style=discord.ButtonStyle.primary, custom_id="reveal")
        reveal.callback = self.reveal  # type: ignore[method-assign]
        self.add_item(
            ui.Container(
                ui.TextDisplay("## Ann's turn\nSend an agent, or reveal."),
                ui.Separator(),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board at dawn")),
                ui.Section(ui.TextDisplay("Reveal the rest of your hand."), accessory=reveal),
                accent_colour=discord.Colour(0xC9742C),
            )
        )

    async def reveal(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Revealed")


class Parlour(discord.Client):
    """The bot: `/table new`, `/table board`, `/ponder`, `/letter`, `/mute`, `/frame`, and a command in each menu."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.thought = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        for command in (table, ponder, letter, mute, frame, quote, mark_seen):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        await self.tree.sync()


table = app_commands.Group(name="table", description="Tables to play at")


async def leaders(_interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [name for name in LEADERS if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=name.split()[0].lower()) for name in found]


@table.command(description="Open a new table")
@app_commands.describe(leader="Who leads", seats="How many play", public="May anybody sit down?")
@app_commands.autocomplete(leader=leaders)
async def new(
    interaction: discord.Interaction, leader: str, seats: app_commands.Range[int, 1, 4] = 2, public: bool = True
) -> None:
    embed = discord.Embed(title="A new table", description=f"{seats} seats, led by **{leader}**", colour=0xE0A43A)
    embed.add_field(name="Open to all", value="Yes" if public else "No")
    file = picture("table.png", "An empty table")
    await interaction.response.send_message("Seated: nobody", embed=embed, file=file, view=Table())


@table.command(description="Show the board")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Board(), file=picture("board.png", "The board at dawn"))


@app_commands.command(description="Think for a while")
async def ponder(interaction: discord.Interaction[Parlour]) -> None:
    await interaction.response.defer()
    await interaction.client.thought.wait()
    await interaction.followup.send("It is done.")


@app_commands.command(description="Get a direct message")
async def letter(interaction: discord.Interaction) -> None:
    await interaction.user.send("A letter for your eyes")
    await interaction.response.send_message("Sent.", ephemeral=True)


@app_commands.command(description="Never answers")
async def mute(_interaction: discord.Interaction) -> None:
    """Do not answer, so that the command fails."""


@app_commands.command(description="Hang up a picture")
async def frame(interaction: discord.Interaction, picture: discord.Attachment, title: str = "untitled") -> None:
    words = f"{title}: {picture.filename}, {picture.width} by {picture.height}"
    await interaction.response.send_message(words, file=await picture.to_file())


@app_commands.context_menu(name="Quote this")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{message.author.display_name} said it, {interaction.user.display_name}")


@app_commands.context_menu(name="Greet")
async def mark_seen(interaction: discord.Interaction, whom: discord.Member) -> None:
    await interaction.response.send_message(f"Greetings, {whom.display_name}!")


@asynccontextmanager
async def playing(box: Sandbox) -> AsyncIterator[Parlour]:
    """Log the bot in to a sandbox and wait until it is ready."""
    bot = Parlour()
    async with running(bot, box):
        yield bot
