// The news of a run while it goes on: moments, each with panels of values by name
// (xcpr/figures/page/live.py).
"use strict";

const MAX_SNAPSHOTS = @MAX_SNAPSHOTS@;
const DURATION_S = @DURATION_S@; // null: nobody knows
const INK = "#222222"; // of what is alone in its panel
const panels = new Map(); // by title: what a chart takes, and its curves by name
const looks = new Map(); // by the curve's name, the same in all panels
const said = document.getElementById("status");
const passed = document.getElementById("passed");
let chart = null;
let due = null;
let moments = 0;

// A colour for each curve; those that have it again are dashed.
function look(label, alone) {
  if (!looks.has(label)) {
    const before = [...looks.values()].filter(({ colour }) => colour !== INK).length;
    const dashed = Math.floor(before / COLOURS.length) % 2 === 1;
    looks.set(label, alone ? { colour: INK } : { colour: COLOURS[before % COLOURS.length], dashed });
  }
  return looks.get(label);
}

// Whether there is something that the chart does not have yet.
function take({ time_s, panels: told }) {
  let fresh = false;
  for (const [title, values] of Object.entries(told)) {
    const labels = Object.keys(values);
    if (!labels.length) continue;
    if (!panels.has(title)) panels.set(title, { title, x_label: "time (s)", x: DURATION_S && [0, DURATION_S], curves: [] });
    const { curves } = panels.get(title);
    for (const [label, value] of Object.entries(values)) {
      let curve = curves.find((one) => one.label === label);
      if (!curve) {
        fresh = true;
        curve = { label, ...look(label, labels.length === 1), x: [], y: [] };
        curves.push(curve);
      }
      curve.x.push(time_s);
      curve.y.push(value);
      if (curve.x.length > MAX_SNAPSHOTS) {
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

// The whole report came with the end: the server has gone by when somebody wants to read it.
function showEnd(report) {
  const far = `The run is over: ${moments} samples.`;
  if (!report) {
    said.textContent = "The command has ended.";
    return;
  }
  const href = URL.createObjectURL(new Blob([report.page], { type: "text/html" }));
  const link = element("a", { id: "report", href, target: "_blank", textContent: "Open the report" });
  said.replaceChildren(`${far} `, link, ", which lies at ", element("code", { textContent: report.place }));
}

const events = new EventSource("events");
events.onmessage = ({ data }) => {
  const moment = JSON.parse(data);
  if (take(moment)) chart = new Chart(document.querySelector("main"), [...panels.values()], 2);
  drawSoon();
  moments += 1;
  const far = moment.time_s.toFixed(2);
  said.textContent = DURATION_S === null ? `${far} s` : `${far} of ${DURATION_S} s${moment.time_s < DURATION_S ? "" : ": drawing the report"}`;
  passed.hidden = DURATION_S === null;
  passed.value = moment.time_s / (DURATION_S ?? 1);
};
events.addEventListener("end", ({ data }) => {
  events.close();
  showEnd(JSON.parse(data));
});
// To connect again would bring all moments a second time.
events.onerror = () => {
  events.close();
  said.textContent += ": the command is gone.";
};
