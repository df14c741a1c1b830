// Curves over x in panels, drawn as SVG: zoom, curves on and off, values under the pointer. Reports,
// the live page and the playground draw with it. xcpr/figures/charts.py defines panels and curves.
// Data may grow between two calls of draw().
"use strict";

const ROOM = { left: 60, right: 8, top: 8, bottom: 36 }; // around a plot, CSS pixels where a rem has 16
const EDGE = { ...ROOM }; // the same, CSS pixels
const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];
const LEAST_DRAG = 6; // pixels: less is a click
const tickText = new Intl.NumberFormat("en", { maximumSignificantDigits: 6 });
const largeText = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 6 });
const valueText = new Intl.NumberFormat("en", { maximumSignificantDigits: 4 });

function tickLabel(at) {
  return (Math.abs(at) < 1e6 ? tickText : largeText).format(at);
}

function element(name, attributes = {}, ...inside) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...inside);
  return made;
}

function set(drawing, attributes) {
  for (const [key, value] of Object.entries(attributes)) drawing.setAttribute(key, value);
}

function drawn(name, attributes = {}, ...inside) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  set(made, attributes);
  made.append(...inside);
  return made;
}

// The chart that xcpr.figures.page.packed turned into text.
async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

// Text grows with the page's font, and so does its room.
function fitEdges() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const side of Object.keys(ROOM)) EDGE[side] = (ROOM[side] * rem) / 16;
}

class Scale {
  constructor(kind, [from, to], [low, high]) {
    this.bend = kind === "log" ? Math.log10 : (value) => value;
    this.unbend = kind === "log" ? (value) => 10 ** value : (value) => value;
    this.from = this.bend(from);
    this.low = low;
    this.slope = (high - low) / (this.bend(to) - this.from);
  }
  place(value) {
    return this.low + (this.bend(value) - this.from) * this.slope;
  }
  value(place) {
    return this.unbend(this.from + (place - this.low) / this.slope);
  }
}

// Round values between two others: about `count` of them, or the powers of ten; whole numbers where things are counted.
function ticks(kind, [from, to], count, whole) {
  if (kind === "log" && to / from >= 100) {
    const first = Math.ceil(Math.log10(from) - 1e-9);
    return Array.from({ length: Math.floor(Math.log10(to) + 1e-9) - first + 1 }, (_, i) => 10 ** (first + i));
  }
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = [1, 2, 5, 10].find((times) => times * power >= rough) * power;
  const step = whole ? Math.max(1, round) : round;
  const found = [];
  for (let i = Math.ceil(from / step - 1e-9) + 0; i * step <= to + 1e-9 * step; i++) found.push(i * step);
  return found;
}

// The index of the value of a rising list that is nearest to `at`.
function nearest(values, at) {
  let [low, high] = [0, values.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (values[middle] <= at) low = middle;
    else high = middle;
  }
  return Math.abs(values[high] - at) < Math.abs(values[low] - at) ? high : low;
}

// The path of a point's mark, around where the point is; a dot is a short line with round ends.
const MARKS = {
  cross: "m-3-3l6 6m0-6l-6 6",
  tick: "m0-5v10",
  circle: "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  dot: "h0",
};

// The signs of marks beside their names.
const SIGNS = { cross: "×", tick: "|", circle: "○" };

// The path of a band's corners.
function outline({ x, y }, across, up) {
  return `M${x.map((at, i) => `${across.place(at).toFixed(1)} ${up.place(y[i]).toFixed(1)}`).join("L")}Z`;
}

// The path of bars of error, with caps.
function errorBars({ x, low, high }, across, up) {
  return x.map((at, i) => (low[i] == null ? "" : `M${across.place(at).toFixed(1)} ${up.place(low[i]).toFixed(1)}m-3 0h6m-3 0V${up.place(high[i]).toFixed(1)}m-3 0h6`)).join("");
}

// The path of a curve: the first, lowest, highest and last point in each column of pixels.
function path({ x, y, points, mark, step, framed }, across, up, { height }, [from, to]) {
  const dot = (i) => `${across.place(x[i]).toFixed(1)} ${(framed ? (1 - y[i]) * height + EDGE.top : up.place(y[i])).toFixed(1)}`;
  const parts = [];
  let begun = false;
  let column = null;
  let members = [];
  const flush = () => {
    if (!members.length) return;
    const low = members.reduce((a, b) => (y[b] < y[a] ? b : a));
    const high = members.reduce((a, b) => (y[b] > y[a] ? b : a));
    for (const i of [...new Set([members[0], low, high, members.at(-1)])].sort((a, b) => a - b)) {
      if (points) parts.push(`M${dot(i)}${MARKS[mark] ?? MARKS.dot}`);
      else if (begun && step) parts.push(`H${across.place(x[i]).toFixed(1)}V${dot(i).split(" ")[1]}`);
      else parts.push(`${begun ? "L" : "M"}${dot(i)}`);
      begun = true;
    }
    members = [];
  };
  for (let i = 0; i < x.length; i++) {
    // The points beside what is shown lead out of it.
    if ((x[i + 1] ?? Infinity) < from || (x[i - 1] ?? -Infinity) > to) continue;
    if (y[i] == null) {
      flush();
      begun = false;
      continue;
    }
    const here = Math.round(across.place(x[i]));
    if (here !== column) flush();
    column = here;
    members.push(i);
  }
  flush();
  return parts.join("");
}

// Panels that share zoom, pointer and keys, in the place of whatever stood there. `columns`: how many stand side by side where there is room.
class Chart {
  constructor(place, panels, columns = 1) {
    this.panels = panels.map((spec) => new Panel(this, spec));
    this.zoom = null;
    this.hidden = new Set();
    this.keys = new Map();
    this.at = element("output", { className: "at" });
    this.whole = element("button", { type: "button", className: "whole", textContent: "Show all", hidden: true });
    this.whole.addEventListener("click", () => this.zoomTo(null));
    this.legend = element("div", { className: "keys" }, this.whole, this.at);
    const grid = element("div", { className: "panels" }, ...this.panels.map((panel) => panel.frame));
    grid.style.setProperty("--columns", columns);
    for (const curve of panels.flatMap((panel) => [...panel.curves, ...(panel.bands ?? [])])) this.addKey(curve);
    place.chart?.resized.disconnect();
    place.chart = this;
    place.replaceChildren(grid, this.legend);
    this.resized = new ResizeObserver(() => this.draw());
    this.resized.observe(place);
  }

  addKey({ label, colour, dashed, points, mark, opacity }) {
    if (!label || this.keys.has(label)) return;
    const value = element("output");
    // The sign is what the panel has: a dashed line, a dot, or another mark.
    const shape = points && (mark ?? "dot") !== "dot" ? mark : points || opacity ? "dots" : dashed ? "dashes" : "";
    const sign = element("i", { className: shape, textContent: SIGNS[shape] ?? "" });
    const key = element("button", { type: "button", className: "key", title: "Show or hide" }, sign, label, " ", value);
    key.style.setProperty("--colour", colour);
    key.setAttribute("aria-pressed", "true");
    key.addEventListener("click", () => {
      if (!this.hidden.delete(label)) this.hidden.add(label);
      key.setAttribute("aria-pressed", String(!this.hidden.has(label)));
      this.draw();
    });
    this.keys.set(label, value);
    this.legend.append(key);
  }

  shows({ label }) {
    return !this.hidden.has(label);
  }

  zoomTo(range) {
    this.zoom = range;
    this.whole.hidden = range === null;
    this.draw();
  }

  // x under the pointer in all panels, and the values of the panel that it is in; null: it is in none.
  point(panel, x) {
    for (const each of this.panels) each.rule(x);
    for (const value of this.keys.values()) value.textContent = "";
    this.at.textContent = x === null ? "" : `${panel.spec.x_label} ${valueText.format(x)}`;
    if (x === null) return;
    for (const { label, x: xs, y, framed } of panel.spec.curves) {
      if (!label || framed || !xs.length) continue;
      const value = y[nearest(xs, x)];
      if (value != null) this.keys.get(label).textContent = valueText.format(value);
    }
  }

  draw() {
    fitEdges();
    for (const panel of this.panels) panel.draw();
  }
}

class Panel {
  constructor(chart, spec) {
    this.chart = chart;
    this.spec = spec;
    this.axes = drawn("g", { class: "axes" });
    this.marks = drawn("svg"); // The inner drawing cuts off what is outside.
    this.chosen = drawn("rect", { class: "chosen", width: 0 });
    this.line = drawn("line", { class: "rule", visibility: "hidden" });
    const head = [spec.title, spec.y_label].filter(Boolean).join(": ");
    this.svg = drawn("svg", { role: "img", "aria-label": head }, this.axes, this.marks, this.chosen, this.line);
    this.frame = element("div", { className: "panel" }, element("div", { className: "head", textContent: head }), this.svg);
    this.listen();
  }

  listen() {
    let from = null;
    const x = (event) => Math.min(Math.max(event.offsetX, EDGE.left), EDGE.left + this.size.width);
    this.svg.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.svg.setPointerCapture(event.pointerId);
      from = x(event);
    });
    this.svg.addEventListener("pointermove", (event) => {
      this.chart.point(this, this.across.value(x(event)));
      if (from === null) return;
      set(this.chosen, { x: Math.min(from, x(event)), width: Math.abs(x(event) - from) });
    });
    this.svg.addEventListener("pointerup", (event) => {
      const ends = [from, x(event)].sort((a, b) => a - b);
      this.chosen.setAttribute("width", 0);
      if (from !== null && ends[1] - ends[0] >= LEAST_DRAG) this.chart.zoomTo(ends.map((end) => this.across.value(end)));
      from = null;
    });
    this.svg.addEventListener("pointercancel", () => {
      from = null;
      this.chosen.setAttribute("width", 0);
    });
    this.svg.addEventListener("pointerleave", () => this.chart.point(this, null));
    this.svg.addEventListener("dblclick", () => this.chart.zoomTo(null));
  }

  rangeOfX() {
    if (this.chart.zoom) return this.chart.zoom;
    if (this.spec.x) return this.spec.x;
    const all = this.chart.panels.flatMap(({ spec }) => spec.curves);
    const ends = all.filter(({ x }) => x.length).flatMap(({ x }) => [x[0], x.at(-1)]);
    const low = Math.min(...ends);
    return ends.length ? [low, Math.max(...ends, low + 1e-6)] : [0, 1];
  }

  // The given range while there is no zoom; else the range that the visible curves need.
  rangeOfY([from, to]) {
    if (this.spec.y && !this.chart.zoom) return this.spec.y;
    let [low, high] = [Infinity, -Infinity];
    for (const curve of this.spec.curves) {
      if (curve.framed || !this.chart.shows(curve)) continue;
      curve.x.forEach((x, i) => {
        if (x < from || x > to || curve.y[i] == null) return;
        low = Math.min(low, curve.low?.[i] ?? curve.y[i]);
        high = Math.max(high, curve.high?.[i] ?? curve.y[i]);
      });
    }
    if (low > high) return this.spec.y ?? [0, 1];
    if (this.spec.y_scale === "log") return [low / 1.2, high * 1.2];
    low = Math.min(0, low);
    return [low, Math.max(high + 0.05 * (high - low), low + 1e-9)];
  }

  draw() {
    const width = this.frame.clientWidth - EDGE.left - EDGE.right;
    const height = this.svg.clientHeight - EDGE.top - EDGE.bottom;
    if (width <= 0 || height <= 0) return;
    this.size = { width, height };
    const { x_scale, y_scale } = this.spec;
    const x = this.rangeOfX();
    const y = this.rangeOfY(x);
    this.across = new Scale(x_scale, x, [EDGE.left, EDGE.left + width]);
    this.up = new Scale(y_scale, y, [EDGE.top + height, EDGE.top]);
    this.drawAxes(x, y);
    const shown = this.spec.curves.filter((curve) => this.chart.shows(curve));
    const coloured = ({ colour }, attributes) => {
      const line = drawn("path", attributes);
      line.style.setProperty("--colour", colour);
      return line;
    };
    const bands = (this.spec.bands ?? []).filter((band) => this.chart.shows(band));
    this.marks.replaceChildren(
      ...bands.map((band) => coloured(band, { class: "band", "fill-opacity": band.opacity, d: outline(band, this.across, this.up) })),
      ...shown.filter(({ low }) => low).map((curve) => coloured(curve, { class: "curve bars", d: errorBars(curve, this.across, this.up) })),
      ...shown.map((curve) => {
        const dots = curve.points && (curve.mark ?? "dot") === "dot";
        const kind = ["curve", dots && "dots", curve.dashed && "dashes"].filter(Boolean).join(" ");
        return coloured(curve, { class: kind, d: path(curve, this.across, this.up, this.size, x) });
      }),
    );
  }

  drawAxes(x, y) {
    const { width, height } = this.size;
    const [right, bottom] = [EDGE.left + width, EDGE.top + height];
    const named = this.spec.ticks?.filter(([at]) => at >= x[0] && at <= x[1]);
    const { x_label, x_scale, y_scale, x_integer, y_integer } = this.spec;
    const below = named ?? ticks(x_scale, x, Math.max(2, width / (1.7 * EDGE.left)), x_integer).map((at) => [at, tickLabel(at)]);
    const left = ticks(y_scale, y, Math.max(2, height / (0.9 * EDGE.bottom)), y_integer);
    this.axes.replaceChildren(
      ...left.flatMap((at) => {
        const place = this.up.place(at);
        return [drawn("line", { x1: EDGE.left, x2: right, y1: place, y2: place }), drawn("text", { x: EDGE.left - 6, y: place, dy: ".36em", class: "left" }, tickLabel(at))];
      }),
      ...below.flatMap(([at, text]) => {
        const place = this.across.place(at);
        // One at the right edge ends there.
        const last = place > right - EDGE.right;
        const where = last ? { x: right + EDGE.right, class: "left" } : { x: place };
        return [drawn("line", { x1: place, x2: place, y1: EDGE.top, y2: bottom }), drawn("text", { ...where, y: bottom, dy: "1.3em" }, text)];
      }),
      drawn("path", { class: "frame", d: `M${EDGE.left} ${EDGE.top}V${bottom}H${right}` }),
      drawn("text", { class: "name", x: EDGE.left + width / 2, y: bottom, dy: "2.6em" }, x_label ?? ""),
    );
    const box = { x: EDGE.left, y: EDGE.top, width, height };
    set(this.marks, { ...box, viewBox: Object.values(box).join(" ") });
    set(this.chosen, { y: EDGE.top, height });
    set(this.line, { y1: EDGE.top, y2: bottom });
  }

  // A line where the pointer is.
  rule(x) {
    const place = x === null || !this.across ? -1 : this.across.place(x);
    const inside = place >= EDGE.left && place <= EDGE.left + this.size?.width;
    set(this.line, { x1: place, x2: place, visibility: inside ? "visible" : "hidden" });
  }
}
