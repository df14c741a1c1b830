// What the playground's simulator says, for tests/commands/test_playground.py: node machine.mjs PAGE-FOLDER WASM DATA, and on standard
// input a list of settings. Out comes a line each: the plan and the result.
import fs from "node:fs";
import vm from "node:vm";

const [folder, code, data] = process.argv.slice(2);
for (const name of ["machine.js", "plans.js"]) vm.runInThisContext(fs.readFileSync(`${folder}/${name}`, "utf8"));
const { loadMachine, planOf } = globalThis;
const machine = await loadMachine(fs.readFileSync(code));
const ready = JSON.parse(fs.readFileSync(data, "utf8"));
for (const settings of JSON.parse(fs.readFileSync(0, "utf8"))) {
  const plan = planOf(ready, settings);
  machine.begin(plan);
  process.stdout.write(`{"plan":${JSON.stringify(plan)},"result":${machine.finish()}}\n`);
}
