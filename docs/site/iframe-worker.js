// A page from disk may start no worker, and the site's search is one. So it runs in a hidden frame there.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inside = frame.contentWindow;
      const load = (source) =>
        new Promise((resolve, reject) => {
          const script = inside.document.createElement("script");
          Object.assign(script, { src: source, onload: resolve, onerror: reject });
          inside.document.body.append(script);
        });
      // The names are a worker's. A worker's script takes the answer of importScripts as a promise.
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...sources) =>
        sources.reduce((before, source) => before.then(() => load(new URL(source, url).href)), Promise.resolve());
      this.ready = load(new URL(url, location.href).href);
      this.inside = inside;
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }

    set onmessage(heard) {
      this.addEventListener("message", heard);
    }
  };
}
