// The page: controls, figures, and one packet's way through the router.
"use strict";

const STEP_NS = 1e8; // between two points of a figure
const FRAME_MS = 25; // of simulation between two frames of the browser
const INK = "#222222";

const $ = (id) => document.getElementById(id);
const form = $("controls");
let data, machine, run;

// Controls

function addSlider({ name, title, unit, least, most, step, value }) {
  const shown = element("output");
  const slider = element("input", { type: "range", name, min: least, max: most, step });
  slider.value = value;
  const say = () => (shown.textContent = `${slider.value} ${unit}`);
  slider.addEventListener("input", say);
  say();
  $("sliders").append(element("label", {}, `${title} `, shown, slider));
}

function settings() {
  const chosen = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, Number(value)]));
  return { ...chosen, transport: form.elements.transport.value };
}

// Figures

// Curves whose points the run adds; a panel's title says what they are.
function panel(title, named) {
  const curves = named.map(([label, colour, dashed = false]) => ({ label, colour, dashed, x: [], y: [] }));
  return { title, x_label: "time (s)", x: [0, run.plan.duration_ns / 1e9], curves };
}

function chartOf(flows, asked) {
  const each = flows.map((name, i) => [name, COLOURS[i % COLOURS.length]]);
  const panels = [
    panel("Windows, kB: how much each flow may have on its way", each),
    panel("Queue in front of the narrow link, packets", [["queue", INK]]),
    panel("What arrives of each flow, and the link's load, Mbit/s", [...each, ["link", INK, true]]),
  ];
  if (asked) panels.push(panel("Φ: what the router asks of all windows together, bytes per control interval", [["Φ", INK]]));
  return new Chart($("figures"), panels, 2);
}

// Adds what figures show of a snapshot; rates are those since the one before.
function add(seen, time) {
  const [channel] = seen.channels;
  const seconds = STEP_NS / 1e9;
  const megabits = (now, before) => ((now - before) * 8) / 1e6 / seconds;
  const delivered = seen.flows.map((flow) => flow.delivered_bytes);
  const before = run.last ?? { delivered: delivered.map(() => 0), sent: 0 };
  run.last = { delivered, sent: channel.sent_bytes };
  const shares = delivered.map((bytes, i) => megabits(bytes, before.delivered[i]));
  const values = [
    seen.flows.map((flow) => (flow.window_bytes == null ? null : flow.window_bytes / 1000)),
    [channel.queue_packets],
    [...shares, megabits(channel.sent_bytes, before.sent)],
    ["phi_q16" in channel.record ? channel.record.phi_q16 / 65536 : null],
  ];
  run.chart.panels.forEach(({ spec }, i) => {
    spec.curves.forEach((curve, j) => {
      curve.x.push(time);
      curve.y.push(values[i][j]);
    });
  });
}

// The run

function begin(paused = false) {
  cancelAnimationFrame(run?.frame);
  const chosen = settings();
  const plan = planOf(data, chosen);
  run = { plan, program: plan.program, at: 0, more: true, last: null, ended: false };
  run.chart = chartOf(plan.flows.map((flow) => flow.name), chosen.transport.startsWith("xcp"));
  machine.begin(plan);
  $("outcome").hidden = $("passage").hidden = true;
  $("pause").textContent = "Pause";
  if (!paused) run.frame = requestAnimationFrame(goOn);
}

function goOn() {
  const until = performance.now() + FRAME_MS;
  while (run.more && performance.now() < until) {
    run.at += STEP_NS;
    const seen = machine.runTo(run.at);
    run.more = seen.more;
    add(seen, run.at / 1e9);
  }
  run.chart.draw();
  $("status").textContent = `${(run.at / 1e9).toFixed(1)} of ${run.plan.duration_ns / 1e9} s`;
  if (run.more) run.frame = requestAnimationFrame(goOn);
  else end();
}

function pause() {
  if (run.ended) return;
  const paused = run.frame === null;
  $("pause").textContent = paused ? "Pause" : "Go on";
  if (paused) {
    run.frame = requestAnimationFrame(goOn);
  } else {
    cancelAnimationFrame(run.frame);
    run.frame = null;
  }
}

function table(titles, rows) {
  // Where there is no room, addresses go on below after a colon.
  const parts = (value) => String(value).split(/(?<=:)/).flatMap((part, i) => (i ? [element("wbr"), part] : [part]));
  const cells = (tag, values) => values.map((value, i) => element(tag, { className: i ? "number" : "" }, ...parts(value)));
  const body = rows.map(({ values, changed }) => element("tr", { className: changed ? "changed" : "" }, ...cells("td", values)));
  return element("table", {}, element("thead", {}, element("tr", {}, ...cells("th", titles))), element("tbody", {}, ...body));
}

function end() {
  run.ended = true;
  const result = JSON.parse(machine.finish());
  const { link, direction } = run.plan.watch[0];
  const channel = result.channels.find((one) => one.link === link && one.direction === direction);
  const rows = result.flows.map((flow) => ({
    values: [flow.name, (flow.delivered_bytes / 1e6).toFixed(2), flow.timeouts, flow.retransmitted_packets],
  }));
  const rate = run.plan.links.find((one) => one.name === link)[direction].rate_bps;
  const used = (channel.sent_bytes * 8) / rate / (run.plan.duration_ns / 1e9);
  const told = `The link was ${(100 * used).toFixed(1)} % used. Its queue held ${channel.queue_mean_packets.toFixed(1)} packets on average and dropped ${channel.queue_drops}. Routers ran their program ${result.pipeline_passes.toLocaleString("en")} times.`;
  $("outcome").replaceChildren(element("h2", {}, "What came of it"), element("p", {}, told), table(["flow", "MB arrived", "timeouts", "sent again"], rows));
  $("outcome").hidden = false;
  $("status").textContent = "The run is over.";
}

// One packet

function follow() {
  if (run.ended) begin(true);
  else if (run.frame != null) pause();
  run.frame = null;
  $("pause").textContent = "Go on";
  const registers = data.registers[run.program];
  const passage = machine.follow(registers.map((register) => register.name));
  if (passage === null) {
    $("status").textContent = "The run ended before another packet came.";
    return;
  }
  show(passage, registers);
}

function show(passage, registers) {
  const layouts = data.headers[run.program];
  const before = decoded(passage.before, layouts);
  const after = passage.left && decoded(passage.left.after, layouts);
  const ms = (seconds) => `${(1000 * seconds).toFixed(3)} ms`;
  const stations = [
    `The packet came by port ${passage.port_in} at ${ms(passage.came_s)}, ${passage.wire_len} bytes long, and the parser read its headers.`,
    `Ingress checked them, found the way to port ${passage.port_out}, and counted its bytes as input of that port.`,
    passage.ahead ? `The packet found ${passage.ahead} packets in the queue.` : "No packet waited in the queue.",
    passage.left
      ? `Egress wrote into its header what this port has to say, and it left at ${ms(passage.left.at_s)}, after ${ms(passage.left.at_s - passage.came_s)}.`
      : "The queue had no room: it was dropped.",
  ];
  const fields = before.map((field, i) => {
    const now = after ? written(after[i]) : "";
    return { values: [field.name, written(field), now], changed: after && now !== written(field) };
  });
  const cell = ({ divisor, unit }, value) => `${(value / divisor).toFixed(3)} ${unit}`;
  const cells = registers.map((register) => {
    const [old, now] = passage.registers[register.name];
    return { values: [register.title, cell(register, old), cell(register, now)], changed: old !== now };
  });
  $("passage").replaceChildren(
    element("h2", {}, "One packet through router r1"),
    element("ol", { className: "stations" }, ...stations.map((text) => element("li", {}, text))),
    element("div", { className: "tables" },
      table(["header field", "as it came", "as it left"], fields),
      table([`register of port ${passage.port_out}`, "before its egress", "after"], cells)),
    listed(passage.steps, $("passage").querySelector(".steps")?.open ?? false),
  );
  $("passage").hidden = false;
  $("passage").scrollIntoView({ block: "nearest" });
  $("status").textContent = `Stopped at ${ms(passage.left?.at_s ?? passage.came_s)}: follow the next one, or go on.`;
}

async function start() {
  data = JSON.parse(new TextDecoder().decode(await unpacked($("data").textContent)));
  machine = await loadMachine(await unpacked($("simulator").textContent));
  for (const [value, label] of Object.entries(data.transports)) form.elements.transport.append(element("option", { value }, label));
  addSlider({ name: "flows", title: "Flows, one more every 2 s", unit: "", least: 1, most: data.mostFlows, step: 1, value: 3 });
  data.controls.forEach(addSlider);
  form.addEventListener("change", () => begin());
  $("again").addEventListener("click", () => begin());
  $("pause").addEventListener("click", pause);
  $("step").addEventListener("click", follow);
  begin();
}

start().catch((error) => {
  $("status").textContent = `The playground does not run here: ${error.message}`;
});
