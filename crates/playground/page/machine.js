// The simulator as a page has it: WebAssembly to which one writes text, and which answers with JSON (crates/playground/src/lib.rs).
"use strict";

async function loadMachine(code) {
  const wasm = (await WebAssembly.instantiate(code, {})).instance.exports;

  function write(text) {
    const bytes = new TextEncoder().encode(text);
    const at = wasm.input(bytes.length);
    new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
  }

  function answer(length) {
    return new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.output(), length));
  }

  // The answer as a value; what went wrong is thrown.
  function read(length) {
    const value = JSON.parse(answer(length));
    if (value && value.error) throw new Error(value.error);
    return value;
  }

  return {
    begin(plan) {
      write(JSON.stringify(plan));
      return read(wasm.begin());
    },
    runTo(ns) {
      return read(wasm.run_to(ns));
    },
    follow(registers) {
      write(JSON.stringify(registers));
      return read(wasm.follow());
    },
    // The result as text: some of its numbers are larger than JavaScript's are exact.
    finish() {
      return answer(wasm.finish());
    },
  };
}
