"""The looks of a page in a browser: text that can be read, and nothing that lies over something else."""

from __future__ import annotations

import itertools
from typing import Any

import browser

SIZES = ((390, 844), (1366, 768), (2560, 1440))
"""A phone, a small laptop and a large screen, CSS pixels."""
MIN_CONTRAST = 4.5
"""The contrast of text and ground that WCAG 2.2 asks for (success criterion 1.4.3, level AA)."""

_FAINT = """((least) => {
  const read = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    if (!colour.startsWith("rgb")) throw new Error(colour);
    return [r, g, b, a];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((part, i) => a * part + (1 - a) * below[i]);
  const light = (colour) => {
    const straight = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = colour.map((part) => straight(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    if (!element) return [255, 255, 255];
    const colour = read(getComputedStyle(element).backgroundColor);
    return colour[3] === 1 ? colour : over(colour, ground(element.parentElement));
  };
  const opacity = (one) => (one ? Number(getComputedStyle(one).opacity) * opacity(one.parentElement) : 1);
  const found = [];
  let seen = 0;
  for (const element of document.body.querySelectorAll("*")) {
    const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("").trim();
    if (!text || ["SCRIPT", "STYLE", "OPTION"].includes(element.tagName) || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const below = ground(element);
    const ink = read(element.namespaceURI.endsWith("svg") ? style.fill : style.color);
    ink[3] *= opacity(element);
    const [high, low] = [light(over(ink, below)), light(below)].sort((a, b) => b - a);
    const contrast = (high + 0.05) / (low + 0.05);
    seen += 1;
    if (contrast < least) found.push(`${text}: ${contrast.toFixed(2)}`);
  }
  return { seen, found };
})"""

_COVERED = """((names, covers) => {
  const found = [];
  const all = [...document.querySelectorAll(names)].filter((name) => name.checkVisibility());
  for (const name of all) {
    name.scrollIntoView({ behavior: "instant" });
    const a = name.getBoundingClientRect();
    for (const cover of document.querySelectorAll(covers)) {
      if (cover.contains(name) || !cover.checkVisibility()) continue;
      const b = cover.getBoundingClientRect();
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) found.push(name.textContent);
    }
  }
  return { seen: all.length, found };
})"""


def check(page: browser.Page, names: str, covers: str) -> None:
    """Looks at a page in windows of all sizes, light and dark.

    Fails where text is faint, where something is wider than its place, and where one of ``covers`` lies over an element
    of ``names`` to which one has jumped.
    """
    for (width, height), scheme in itertools.product(SIZES, ("light", "dark")):
        page.resize(width, height, scheme)
        where = f"{width} x {height}, {scheme}"
        assert page.ask("document.documentElement.scrollWidth <= innerWidth"), where
        parts = "[...document.querySelectorAll('section, main, #controls')]"
        wide = page.ask(f"{parts}.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.id)")
        assert wide == [], where
        faint: dict[str, Any] = page.ask(f"{_FAINT}({MIN_CONTRAST})")
        assert faint["seen"] > 10 and not faint["found"], (where, faint)
        covered: dict[str, Any] = page.ask(f"{_COVERED}({names!r}, {covers!r})")
        assert covered["seen"] and not covered["found"], (where, covered)
