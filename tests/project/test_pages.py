"""Links of the pages lead to files and headings that are there."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from xcpr.io.paths import DOCS, ROOT

PAGES = sorted([*DOCS.rglob("*.md"), *ROOT.glob("*.md"), *ROOT.glob("p4src/*.md")])
LINK = re.compile(r"\]\(([^)\s#]*)(?:#([^)\s]*))?\)")
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


@cache
def text_of(page: Path) -> str:
    return CODE.sub("", page.read_text(encoding="utf-8"))


@cache
def anchors(page: Path) -> frozenset[str]:
    """Returns the names of headings in links, by GitHub's rule."""
    headings = re.findall(r"^#+ (.*)$", text_of(page), re.MULTILINE)
    words = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower() for heading in headings]
    return frozenset(re.sub(r"[^\w\- ]", "", word).replace(" ", "-") for word in words)


def broken(page: Path, text: str) -> Iterator[str]:
    for path, anchor in LINK.findall(text):
        if "://" in path:
            continue
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield f"{path}#{anchor}" if anchor else path


def load_hook(name: str) -> ModuleType:
    """Loads a hook of the site, which is a file under tools/site/."""
    spec = importlib.util.spec_from_file_location(name, ROOT / f"tools/site/{name}.py")
    assert spec and spec.loader
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    return hook


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_resolve(page: Path) -> None:
    assert list(broken(page, text_of(page))) == []


def test_a_broken_link_is_found() -> None:
    page = DOCS / "design.md"
    text = "[a](nowhere.md) [b](guide.md#no-such-heading) [c](#words) [d](adr/README.md) [e](https://example.org/x)"
    assert list(broken(page, text)) == ["nowhere.md", "guide.md#no-such-heading"]


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    """The navigation has all pages but decisions, which have an index of their own."""
    navigation = (ROOT / "tools/site/mkdocs.yml").read_text(encoding="utf-8")
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md") if page.parent.name != "adr"]
    assert [page for page in pages if not re.search(rf"[ \[]{re.escape(page)}", navigation)] == []


def test_redirects_lead_to_existing_pages_and_headings() -> None:
    redirects = load_hook("mkdocs_redirects").REDIRECTS
    assert [old for old in redirects if (DOCS / f"{old}.md").exists()] == []
    notebooks = {path.stem for path in DOCS.glob("*.ipynb")}
    links = [re.sub(r"^([^#]+)", rf"\1{'.ipynb' if to in notebooks else '.md'}", to) for to in redirects.values()]
    assert list(broken(DOCS / "README.md", "".join(f"[a]({link})" for link in links))) == []


def test_removed_page_redirects_by_a_relative_url(monkeypatch: pytest.MonkeyPatch) -> None:
    hook = load_hook("mkdocs_redirects")
    targets = {"a": "new#part", "folder/b": "new", "folder/c": "folder/README"}
    monkeypatch.setattr(hook, "REDIRECTS", targets)
    refresh = [re.search(r"0; url=(.*)\"", hook.write_redirect(old)) for old in targets]
    assert [found and found[1] for found in refresh] == ["new.html#part", "../new.html", "index.html"]


@pytest.mark.parametrize("name", [path.stem for path in sorted(DOCS.glob("*.ipynb"))])
def test_notebook_becomes_a_page_of_the_site(name: str) -> None:
    """The page has the text, the code and the output of every cell, and the navigation has the page."""
    hook = load_hook("mkdocs_notebooks")
    notebook = json.loads((DOCS / f"{name}.ipynb").read_text(encoding="utf-8"))
    page, pictures = hook.write_page(notebook, name)
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", ())]
    drawn = [output for output in outputs if "image/png" in output.get("data", {})]
    tables = [output for output in outputs if "<table" in "".join(output.get("data", {}).get("text/html", ()))]
    assert all("".join(cell["source"]).rstrip() in page for cell in notebook["cells"])
    assert all("".join(output["text"]).rstrip() in page for output in outputs if output["output_type"] == "stream")
    assert len(pictures) == len(drawn) > 0 and all(path in page for path in pictures)
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())
    assert page.count("<table>") == len(tables) and "base64" not in page
    assert f"{name}.md" in (ROOT / "tools/site/mkdocs.yml").read_text(encoding="utf-8")


def test_every_page_is_in_the_index() -> None:
    index = text_of(DOCS / "README.md")
    assert [page.name for page in sorted(DOCS.glob("*.md")) if f"({page.name})" not in index] == ["README.md"]


def test_every_cited_decision_is_in_the_index() -> None:
    index = text_of(DOCS / "adr/README.md")
    numbers = set(re.findall(r"^\| (\d{4}) \|", index, re.MULTILINE))
    if shutil.which("git") is None:
        pytest.skip("needs git, which knows the files")
    grep = ["git", "grep", "-hoE", r"ADRs? [0-9]{4}((, | and | to )[0-9]{4})*"]
    found = subprocess.run(grep, cwd=ROOT, capture_output=True, text=True, check=False)
    if not found.stdout:
        pytest.skip("git does not know the files")
    assert set(re.findall(r"\d{4}", found.stdout)) - numbers == set()
