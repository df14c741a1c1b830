"""The hook of tools/site/mkdocs.yml for notebooks: a page of the site has their text, code and outputs."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mkdocs.structure.files import Files

NOTEBOOK = ".ipynb"
LINK = re.compile(r"\]\(([^)\s#:]+)\.ipynb\)")
"""A link to a notebook of ours."""
TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
ATTRIBUTES = re.compile(r"<(table|tr|th|td)\b[^>]*>")


def on_files(files: Files, config: Any, **_: Any) -> Files:
    """Adds a page, and its pictures, for every notebook, which stays as a file to download."""
    from mkdocs.structure.files import File  # noqa: PLC0415 - tests have no MkDocs

    for file in [file for file in files if file.src_uri.endswith(NOTEBOOK)]:
        name = file.src_uri.removesuffix(NOTEBOOK)
        text, pictures = write_page(json.loads(Path(file.abs_src_path).read_text(encoding="utf-8")), name)
        files.append(File.generated(config, f"{name}.md", content=text))
        for path, picture in pictures.items():
            files.append(File.generated(config, path, content=picture))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Returns the page's text with links that lead to a notebook's page."""
    is_notebook = (Path(page.file.src_dir or "") / page.file.src_uri).with_suffix(NOTEBOOK).is_file()
    return markdown if is_notebook else LINK.sub(r"](\1.md)", markdown)


def write_page(notebook: dict[str, Any], name: str) -> tuple[str, dict[str, bytes]]:
    """Writes a notebook as Markdown; returns it with its pictures, by path."""
    pictures: dict[str, bytes] = {}
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        elif cell["cell_type"] == "code":
            parts.append(fence(source, "python"))
            for output in cell["outputs"]:
                parts.extend(write_output(output, name, pictures))
    stem = name.rpartition("/")[2]
    parts.insert(1, f"[The notebook itself]({stem}{NOTEBOOK})")
    return "\n\n".join(parts) + "\n", pictures


def write_output(output: dict[str, Any], name: str, pictures: dict[str, bytes]) -> Iterator[str]:
    """Yields what a cell put out as Markdown: a picture, a table, or text."""
    if output["output_type"] == "stream":
        yield fence("".join(output["text"]), "text")
        return
    data = {kind: "".join(value) for kind, value in output.get("data", {}).items()}
    if "image/png" in data:
        path = f"{name}-{len(pictures) + 1}.png"
        pictures[path] = base64.b64decode(data["image/png"])
        yield f"![A figure that the code above draws.]({path.rpartition('/')[2]})"
    elif tables := TABLE.findall(data.get("text/html", "")):
        # The site's style is for tables without a class of their own.
        yield from (ATTRIBUTES.sub(r"<\1>", table) for table in tables)
    elif "text/plain" in data:
        yield fence(data["text/plain"], "text")


def fence(text: str, language: str) -> str:
    """Returns text as a block of code."""
    return f"```{language}\n{text.rstrip()}\n```"
