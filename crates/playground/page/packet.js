// A packet's fields and steps, as the page writes them.
"use strict";

// The fields of a frame's headers, by the layouts that p4c compiled.
function decoded(frame, layouts) {
  const bits = frame.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const fields = [];
  let at = 0;
  for (const [header, layout] of Object.entries(layouts)) {
    if (header === "congestion" && fields.find((field) => field.name === "ipv4.protocol").value !== 253n) break;
    for (const [name, width, signed] of layout) {
      const value = BigInt(`0b${bits.slice(at, at + width)}`);
      fields.push({ name: `${header}.${name}`, value: signed ? BigInt.asIntN(width, value) : value, width });
      at += width;
    }
  }
  return fields;
}

function written({ name, value, width }) {
  if (width === 48) return value.toString(16).padStart(12, "0").replace(/..(?=.)/g, "$&:");
  if (/^ipv4\.(src|dst)_addr$/.test(name)) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join(".");
  return /checksum|type$/.test(name) ? `0x${value.toString(16)}` : value.toString();
}

// Steps: the kinds and keys are those of `xcpr trace --json` (docs/look-inside.md).

const STAGES = { arrives: "Parser", ingress: "Ingress", egress: "Egress", checksum: "Deparser", emit: "Deparser" };

const cellOf = ({ name, index }) => `${name}[${index}]`;

const SAID = {
  state: ({ name }) => `state ${name}`,
  extract: ({ header }) => `extract ${header}`,
  select: ({ values }) => `select ${values.join(", ")}`,
  parsed: ({ length_bytes: length }) => `${length} bytes parsed`,
  condition: ({ expression, holds }) => `if ${expression}: ${holds ? "yes" : "no"}`,
  table: ({ name, keys, hit, action, params }) => {
    const done = action ? `${action}(${params.map((param) => `${param.name} = ${param.value}`).join(", ")})` : "no action";
    const key = keys.map((part) => `${part.name} ${part.value}`).join(", ");
    return keys.length ? `table ${name}, ${key}: ${hit ? "hit" : "miss"}, ${done}` : `do ${done}`;
  },
  register: (step) => {
    if (!step.exists) return `${cellOf(step)}: no such cell`;
    return step.write ? `write ${cellOf(step)}: ${BigInt(step.before)} → ${BigInt(step.after)}` : `read ${cellOf(step)}: ${BigInt(step.after)}`;
  },
  counter: (step) => `count ${cellOf(step)}`,
  meter: (step) => `meter ${cellOf(step)}`,
  checksum: ({ name }) => `checksum ${name}`,
  asks: (step) => `asks to ${step.for}: ${step.number}`,
  decision: ({ dropped, port, group }) => (dropped ? "dropped" : group === undefined ? `to port ${port}` : `to group ${group}`),
  emit: ({ header }) => `emit ${header}`,
  dropped: () => "dropped",
  leaves: ({ port, again, length_bytes: length }) => (again ? "goes back to ingress" : `leaves by port ${port}, ${length} bytes`),
};

function changeOf({ field, bits, before, after, signed }) {
  const [old, now] = [before, after].map((hex) => {
    if (hex === null) return "-";
    const value = BigInt(hex);
    return written({ name: field, value: signed ? BigInt.asIntN(bits, value) : value, width: bits });
  });
  return `${field.replace(/^scalars\./, "")}: ${before === null ? now : `${old} → ${now}`}`;
}

// A list of the steps by stage, open or closed. The compiler's variables are left out.
function listed(steps, open) {
  const stages = [];
  for (const step of steps) {
    const stage = STAGES[step.step];
    if (stage && stage !== stages.at(-1)?.title) stages.push({ title: stage, items: [] });
    const changes = (step.changes ?? []).filter((change) => !change.local).map(changeOf);
    const said = SAID[step.step]?.(step);
    if (!said && !changes.length) continue;
    const inside = changes.length ? [element("ul", {}, ...changes.map((change) => element("li", {}, change)))] : [];
    stages.at(-1).items.push(element("li", { className: step.step }, said ?? "at its start", ...inside));
  }
  const parts = stages.flatMap(({ title, items }) => [element("h3", {}, title), element("ul", {}, ...items)]);
  return element("details", { className: "steps", open }, element("summary", {}, `All ${steps.length} steps of the P4 program`), ...parts);
}
