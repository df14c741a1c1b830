// The plan of what the controls say: a ready plan, made by xcpr's planner when the page was built, with other numbers in it.
"use strict";

// A ready plan is known by transport, number of flows, and whether there is UDP traffic.
function planName(settings) {
  return `${settings.transport}/${settings.flows}/${settings.udp > 0 ? "udp" : "alone"}`;
}

function planOf(data, settings) {
  const ready = data.plans[planName(settings)];
  const plan = structuredClone(ready.plan);
  for (const [control, path, multiplier, divisor, offset, whole] of ready.numbers) {
    const value = offset + (settings[control] * multiplier) / divisor;
    const last = path[path.length - 1];
    path.slice(0, -1).reduce((part, key) => part[key], plan)[last] = whole ? Math.round(value) : value;
  }
  plan.program_json = data.programs[ready.program];
  return plan;
}
