"""Encoding: a picture as the bytes of a file."""

from io import BytesIO

from PIL import Image


def png(image: Image.Image) -> bytes:
    """Exact pixels, for small pictures such as emoji."""
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def jpeg(image: Image.Image) -> bytes:
    """A board as a file: full colour resolution, so that coloured type keeps its edges."""
    out = BytesIO()
    image.save(out, "JPEG", quality=88, subsampling="4:4:4")
    return out.getvalue()
