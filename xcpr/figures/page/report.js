// A report's charts: each takes the place of its picture once it comes into view. Printing shows the picture.
"use strict";

async function show(figure) {
  const place = figure.querySelector(".chart");
  const { columns, panels, xs } = JSON.parse(new TextDecoder().decode(await unpacked(place.dataset.chart)));
  for (const curve of panels.flatMap((panel) => panel.curves)) curve.x = xs[curve.x];
  figure.classList.add("drawn");
  new Chart(place, panels, columns);
}

const waiting = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      waiting.unobserve(target);
      show(target);
    }
  },
  { rootMargin: "50%" },
);
for (const place of document.querySelectorAll("[data-chart]")) waiting.observe(place.closest("figure"));
// A copy of the report that the live page opens has no files beside it.
if (location.protocol === "blob:") for (const links of document.querySelectorAll(".files")) links.remove();
