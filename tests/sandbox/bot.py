"""A discord.py bot that uses each feature once, for the tests of the sandbox."""

import asyncio
import io

import discord
from discord import app_commands, ui

from sandbox import Sandbox
from sandbox.world.files import plain_picture

SPICE = plain_picture((217, 119, 6), side=16)
FRUITS = ("apple", "apricot", "banana")


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(SPICE), filename=name, description="a spice field")


class Form(ui.Modal, title="A form"):
    name: ui.TextInput["Form"] = ui.TextInput(label="Name", custom_id="name", max_length=20)
    house: ui.Label["Form"] = ui.Label(
        text="House",
        component=ui.Select(
            custom_id="house", options=[discord.SelectOption(label=h) for h in ("Atreides", "Corrino")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.house.component, ui.Select)
        await interaction.response.send_message(f"{self.name.value} of {self.house.component.values[0]}")


class Delivery(ui.Modal, title="A delivery"):
    parcel: ui.Label["Delivery"] = ui.Label(text="Parcel", component=ui.FileUpload(custom_id="parcel"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.parcel.component, ui.FileUpload)
        file = self.parcel.component.values[0]
        await interaction.response.send_message(f"{file.filename} {len(await file.read())}")


class Panel(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Reply", custom_id="reply")
    async def reply(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        await interaction.response.send_message("replied", ephemeral=True)

    @ui.button(label="Update", custom_id="update")
    async def update(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        await interaction.response.edit_message(content="updated")

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later indeed")

    @ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: ui.Button["Panel"]) -> None:
        """Leave the press without an answer."""

    @ui.select(
        custom_id="pick",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=f.title(), value=f) for f in FRUITS],
    )
    async def pick(self, interaction: discord.Interaction, select: ui.Select["Panel"]) -> None:
        await interaction.response.edit_message(content="picked " + ", ".join(select.values))

    @ui.select(cls=ui.UserSelect, custom_id="whom")
    async def whom(self, interaction: discord.Interaction, select: ui.UserSelect["Panel"]) -> None:
        await interaction.response.send_message(f"chose {select.values[0].display_name}")


class Modern(ui.LayoutView):
    """A view with components of Discord's second version."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="the board"))
        row: ui.ActionRow[Modern] = ui.ActionRow()
        button: ui.Button[Modern] = ui.Button(label="Go", custom_id="go")
        button.callback = self.go  # type: ignore[method-assign]
        row.add_item(button)
        self.add_item(ui.Container(ui.TextDisplay("## Arrakis"), gallery, ui.Separator(), row, accent_colour=0xD97706))

    async def go(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("gone")


class Unhurried:
    """A client that starts a session at once. discord.py's own hook sleeps five seconds."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Nothing to wait for."""


class SampleBot(Unhurried, discord.Client):
    def __init__(self, box: Sandbox, **options: object) -> None:
        options.setdefault("intents", discord.Intents.default())
        # discord.py waits two seconds for further servers unless told otherwise.
        options.setdefault("guild_ready_timeout", 0.05)
        super().__init__(**options)  # type: ignore[arg-type]
        self.box = box
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.resumed = asyncio.Event()
        self.dropped = asyncio.Event()
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_disconnect(self) -> None:
        self.dropped.set()


def add_commands(tree: "app_commands.CommandTree[SampleBot]") -> None:
    group = app_commands.Group(name="table", description="Everything at a table")

    @group.command(name="open", description="Open a table")
    @app_commands.describe(game="which", seats="how many")
    async def open_(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 8] = 4) -> None:
        await interaction.response.send_message(f"{game} for {seats}", view=Panel())

    @open_.autocomplete("game")
    async def games(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f.title(), value=f) for f in FRUITS if f.startswith(current)]

    @group.command(name="think", description="Think, then answer with a picture")
    async def think(interaction: discord.Interaction, secret: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=secret)
        await interaction.followup.send("thought", file=picture())

    @group.command(name="look", description="Look at the board")
    async def look(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
        await interaction.response.send_message(embed=embed, file=picture())

    @group.command(name="modern", description="Components V2")
    async def modern(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Modern(), file=picture())

    @group.command(name="hand", description="Send the hand by DM")
    async def hand(interaction: discord.Interaction, to: discord.Member) -> None:
        try:
            await to.send("your hand", view=Panel())
        except discord.Forbidden as error:
            await interaction.response.send_message(f"closed {error.code}", ephemeral=True)
            return
        await interaction.response.send_message(f"sent to {to.display_name}", ephemeral=True)

    @group.command(name="form", description="Fill in a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @group.command(name="deliver", description="Hand over a file in a form")
    async def deliver(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Delivery())

    @group.command(name="ping", description="Answer at once")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    tree.add_command(group)

    @tree.command(name="frame", description="Hang up a picture")
    async def frame(interaction: discord.Interaction, picture: discord.Attachment) -> None:
        content = await picture.read()
        words = f"{picture.filename} {picture.width}x{picture.height} {len(content)} {picture.content_type}"
        await interaction.response.send_message(words)

    @tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction, whom: discord.Member) -> None:
        await interaction.response.send_message(f"greeted {whom.display_name}")

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"quoted {message.author.display_name}")
