"""Copies of the checkout, in which something is planted."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from xcpr.io.paths import ROOT

EXTENSION = "xcpr/_native.abi3.so"


def copy_to(folder: Path) -> None:
    """Copies what git keeps, and the extension, into a folder. Other files there stay."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    for name in [*listed.stdout.split("\0")[:-1], EXTENSION]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (folder / name).is_symlink():
            (folder / name).unlink()
        shutil.copy2(ROOT / name, folder / name, follow_symlinks=False)
