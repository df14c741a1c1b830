"""Runs the notebooks of docs/ and keeps their outputs: ``make notebooks``. A test runs them again and compares."""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

DOCS = Path(__file__).resolve().parents[1] / "docs"
TIMEOUT_S = 300
"""The longest that a cell may take."""
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


def executed(path: Path) -> Any:
    """Runs a notebook's cells in a kernel and a folder of their own; returns it with its outputs."""
    notebook = nbformat.read(path, as_version=4)
    with tempfile.TemporaryDirectory(prefix="xcpr-") as folder:
        resources = {"metadata": {"path": folder}}
        NotebookClient(notebook, timeout=TIMEOUT_S, kernel_name="python3", resources=resources).execute()
    for cell in notebook.cells:
        # When a cell ran, and the address of an object, are other ones each time.
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.outputs = [kept for output in cell.outputs if (kept := _clean_output(output))]
    notebook.metadata = {"kernelspec": notebook.metadata["kernelspec"], "language_info": {"name": "python"}}
    return notebook


def _clean_output(output: Any) -> Any:
    """Returns an output as it is committed; None for a progress bar that is over."""
    output.get("transient", {}).clear()
    if "data" not in output:
        return output
    for kind in ("text/plain", "text/html"):
        if kind in output.data:
            output.data[kind] = ADDRESS.sub("", output.data[kind])
    return None if output.data.get("text/html") == "" else output


def texts(notebook: Any) -> list[str]:
    """Returns all that a notebook says, without pictures. Kernels send what a cell prints in pieces, by its timing."""
    texts = []
    for cell in notebook.cells:
        outputs = cell.outputs if cell.cell_type == "code" else []
        for is_printed, pieces in groupby(outputs, lambda output: output.output_type == "stream"):
            parts = [output.get("text") or output.get("data", {}).get("text/plain", "") for output in pieces]
            texts += ["".join(parts)] if is_printed else parts
    return texts


def main() -> int:
    """Runs notebooks and writes them with their outputs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("notebooks", nargs="*", type=Path, default=sorted(DOCS.glob("*.ipynb")))
    for path in parser.parse_args().notebooks:
        nbformat.write(executed(path), path)
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
