"""The process stays as small as what it keeps."""

import platform

import pytest

from bot.memory import stay_small


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be told")
def test_the_systems_library_takes_the_advice() -> None:
    assert stay_small()
