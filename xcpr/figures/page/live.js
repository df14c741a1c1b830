// The news of a run while it goes on: moments, each with panels of values by name
// (xcpr/figures/live.py).
"use strict";

const MOST_MOMENTS = @MOST_MOMENTS@;
const panels = new Map(); // by title: what a chart takes, and its curves by name
const colours = new Map(); // by the curve's name, the same in all panels
let chart = null;
let due = null;

function add(curves, label) {
  if (!colours.has(label)) colours.set(label, COLOURS[colours.size % COLOURS.length]);
  const curve = { label, colour: colours.get(label), x: [], y: [] };
  curves.push(curve);
  return curve;
}

// Whether there is something that the chart does not have yet.
function take({ time_s, panels: told }) {
  let fresh = false;
  for (const [title, values] of Object.entries(told)) {
    if (!Object.keys(values).length) continue;
    if (!panels.has(title)) panels.set(title, { title, x_label: "time (s)", curves: [] });
    const { curves } = panels.get(title);
    for (const [label, value] of Object.entries(values)) {
      let curve = curves.find((one) => one.label === label);
      if (!curve) {
        fresh = true;
        curve = add(curves, label);
      }
      curve.x.push(time_s);
      curve.y.push(value);
      if (curve.x.length > MOST_MOMENTS) {
        curve.x.shift();
        curve.y.shift();
      }
    }
  }
  return fresh;
}

function drawSoon() {
  due ??= requestAnimationFrame(() => {
    due = null;
    chart?.draw();
  });
}

const events = new EventSource("events");
events.onmessage = ({ data }) => {
  const moment = JSON.parse(data);
  if (take(moment)) chart = new Chart(document.querySelector("main"), [...panels.values()], 2);
  drawSoon();
  document.getElementById("status").textContent = `${moment.time_s.toFixed(2)} s`;
};
events.addEventListener("end", () => {
  events.close();
  document.getElementById("status").textContent += ": the run is over.";
});
