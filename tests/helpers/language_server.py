"""A TOML language server over its standard input and output: what an editor shows of a scenario's file.

``python tests/helpers/language_server.py`` draws docs/figures/editor/completion.png from a server's answers, with
Chromium.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from html import escape
from pathlib import Path
from types import TracebackType
from typing import Any

SERVERS = {"tombi": ["tombi", "lsp", "--offline"], "taplo": ["taplo", "lsp", "--no-auto-config", "stdio"]}
"""The commands of language servers for TOML."""
MAX_REQUESTS = 100
"""Requests until a server has read the schema."""
TEXT = """\
#:schema scenario.schema.json

title = "Four flows"

[topology]
rate = "100 Mbit/s"

[flows.main]
transport = "cubic"
"""
RATE, AFTER = 5, 6
"""The line of topology.rate, and the one behind it."""


def read_markup(value: str | dict[str, str]) -> str:
    """Returns the text of a string or of MarkupContent."""
    return value if isinstance(value, str) else value["value"]


class LanguageServer:
    """A server for the files of a folder (Language Server Protocol 3.17); raises ``EOFError`` where it ends."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder
        )
        self.number = 0
        folders = [{"uri": folder.as_uri(), "name": "it"}]
        start = {"processId": None, "rootUri": folder.as_uri(), "capabilities": {}, "workspaceFolders": folders}
        try:
            self.request("initialize", start)
            self.notify("initialized", {})
        except (EOFError, BrokenPipeError):
            self.process.communicate()
            raise EOFError from None

    def __enter__(self) -> LanguageServer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.communicate()

    def send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        length = 0
        while (line := self.process.stdout.readline()).strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
        if not length:
            raise EOFError
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return message

    def notify(self, method: str, params: dict[str, Any]) -> None:
        self.send({"method": method, "params": params})

    def request(self, method: str, params: dict[str, Any]) -> Any:
        """Returns the result of a request; answers those of the server with its configuration, which is empty."""
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.receive()
            if "method" in message:
                if "id" in message:
                    items = message["params"].get("items", ()) if message["method"] == "workspace/configuration" else ()
                    self.send({"id": message["id"], "result": [{} for _ in items]})
            elif message["id"] == self.number:
                assert "error" not in message, message
                return message["result"]

    def complete(self, document: dict[str, Any], line: int, character: int) -> dict[str, str]:
        """Returns the words that are offered at a place, each with its description in Markdown."""
        at = document | {"position": {"line": line, "character": character}}
        found = self.request("textDocument/completion", at) or []
        items = found["items"] if isinstance(found, dict) else found
        return {item["label"]: read_markup(item.get("documentation", "")) for item in items}

    def describe(self, document: dict[str, Any], line: int, character: int) -> str:
        """Returns the description of a key; the server may still read the schema, and is asked again."""
        at = document | {"position": {"line": line, "character": character}}
        for _ in range(MAX_REQUESTS):
            if found := self.request("textDocument/hover", at):
                return read_markup(found["contents"])
            time.sleep(0.1)
        return ""

    def open(self, name: str, text: str) -> dict[str, Any]:
        """Opens a document of the folder, and returns what names it in requests."""
        uri = (self.folder / name).as_uri()
        (self.folder / name).write_text(text, encoding="utf-8")
        self.notify(
            "textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "toml", "version": 1, "text": text}}
        )
        return {"textDocument": {"uri": uri}}


PAGE = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; padding: 24px; font: 15px/1.5 monospace; background: #fff; color: #222; width: 900px }}
.list, .doc {{ display: inline-block; vertical-align: top; border: 1px solid #bbb; padding: 6px 10px }}
.list {{ margin-left: 24px }} .doc {{ width: 560px; font: 14px/1.45 sans-serif; white-space: pre-wrap }}
.list div:first-child {{ background: #d6e8ff }}
</style><pre>{before}<b>|</b></pre><div class="list">{items}</div><div class="doc">{doc}</div><pre>{rest}</pre>"""


def draw_completion(server: str, path: Path) -> None:
    """Draws the words that a server offers in ``[topology]``, and its description of the first."""
    import browser

    from xcpr.io.paths import SCENARIOS

    with tempfile.TemporaryDirectory() as folder, LanguageServer(SERVERS[server], Path(folder)) as started:
        shutil.copy(SCENARIOS / "scenario.schema.json", folder)
        document = started.open("it.toml", TEXT)
        started.describe(document, RATE, 1)
        offered = started.complete(document, AFTER, 0)
        lines = TEXT.splitlines(keepends=True)
        doc = next(iter(offered.values())).partition("\n\nSchema:")[0].replace("`", "")
        parts = {
            "before": escape("".join(lines[:AFTER])),
            "items": "".join(f"<div>{escape(name)}</div>" for name in offered),
            "doc": escape(doc),
            "rest": escape("".join(lines[AFTER:])),
        }
        page = Path(folder) / "it.html"
        page.write_text(PAGE.format(**parts), encoding="utf-8")
        path.parent.mkdir(parents=True, exist_ok=True)
        with browser.page(Path(folder) / "profile") as shown:
            shown.open(page.as_uri(), width=950, height=560)
            shown.picture(path)


if __name__ == "__main__":
    from xcpr.io.paths import ROOT

    draw_completion("tombi", ROOT / "docs" / "figures" / "editor" / "completion.png")
