import { countsWords as words, SITE } from '@dietetic/content';
import { escapeHtml } from '@dietetic/regimen';
import type { Counted, Counts } from './counts.ts';

const number = (count: number) => count.toLocaleString('en-GB');

const total = (rows: Counted[]) => rows.reduce((sum, { count }) => sum + count, 0);

export const COUNTS_STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.125rem;margin:2rem 0 .5rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:1rem 0}label{flex:1;max-width:14rem}input{width:100%;box-sizing:border-box}
label{display:grid;gap:.25rem}input,button{font:inherit;min-height:2.75rem;padding:0 .75rem}
dl{display:flex;flex-wrap:wrap;gap:1rem 2rem;margin:1rem 0}dt{opacity:.8}dd{margin:0;font-size:1.5rem;font-variant-numeric:tabular-nums}
figure{margin:1rem 0}svg{display:block;width:100%;height:10rem;border-bottom:1px solid}
figcaption{display:flex;justify-content:space-between;gap:1rem;font-size:.875rem}
rect{fill:${SITE.brand.colours.light}}
@media (prefers-color-scheme:dark){rect{fill:${SITE.brand.colours.dark}}}
table{border-collapse:collapse;width:100%}
tbody th{font-weight:400}th[data-day]{white-space:nowrap}
th,td{padding:.375rem .5rem;text-align:end;border-bottom:1px solid color-mix(in srgb,currentColor 25%,transparent);font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:start;overflow-wrap:anywhere}
.pair{display:grid;grid-template-columns:minmax(0,1fr);align-items:start;column-gap:2.5rem}.pair svg{height:5rem}
@media (min-width:48rem){.pair{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (max-width:30rem){th,td{padding-inline:.25rem}}
`;

/** The counts for the operator: no script, nothing from other origins. */
export function countsPage(counts: Counts): string {
  const { from, to, days, screens, samples, installs } = counts;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${words.pageTitle(from, to)}</title>
<style>${COUNTS_STYLE}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<form method="get">
<label>${words.from} <input type="date" name="from" value="${from}" required /></label>
<label>${words.to} <input type="date" name="to" value="${to}" required /></label>
<button>${words.show}</button>
</form>
<dl>
<div><dt>${words.screensOpened}</dt><dd>${number(total(screens))}</dd></div>
<div><dt>${words.samplesAsked}</dt><dd>${number(total(samples))}</dd></div>
<div><dt>${words.installed}</dt><dd>${number(installs)}</dd></div>
</dl>
${plot(words.screensOpened, counts, 'screens')}
<div class="pair">
${plot(words.samplesAsked, counts, 'samples')}
${plot(words.installed, counts, 'installs')}
</div>
<div class="pair">
<section>
<h2>${words.screens}</h2>
${table(words.screen, screens)}
</section>
<section>
<h2>${words.samples}</h2>
${table(
  words.product,
  samples.map(({ name, count }) => ({ name: name || words.unnamedProduct, count })),
)}
</section>
</div>
<h2>${words.days}</h2>
<table>
<thead><tr>${[words.day, words.screens, words.samples, words.installed].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${days
  .toReversed()
  .map(
    (day) =>
      `<tr><th scope="row" data-day>${day.day}</th><td>${number(day.screens)}</td><td>${number(day.samples)}</td><td>${number(day.installs)}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;
}

function table(heading: string, rows: Counted[]): string {
  if (rows.length === 0) return `<p>${words.nothing}</p>`;
  const body = rows.map(
    ({ name, count }) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${number(count)}</td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">${heading}</th><th scope="col">${words.times}</th></tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`;
}

const WIDTH = 720;
const HEIGHT = 160;

/** One bar for each day; the table of days has the same figures as text. */
function plot(what: string, { days }: Counts, counted: 'screens' | 'samples' | 'installs'): string {
  const byDay = words.byDay(what);
  const most = Math.max(0, ...days.map((day) => day[counted]));
  const step = WIDTH / days.length;
  const bars = days.map((day, index) => {
    const height = most === 0 ? 0 : (HEIGHT * day[counted]) / most;
    const place = `x="${(index * step).toFixed(1)}" y="${(HEIGHT - height).toFixed(1)}"`;
    const size = `width="${Math.max(1, step - 2).toFixed(1)}" height="${height.toFixed(1)}"`;
    return `<rect ${place} ${size}><title>${day.day}: ${number(day[counted])}</title></rect>`;
  });
  return `<section>
<h2>${byDay}</h2>
<figure>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${words.plot(byDay)}">
${bars.join('\n')}
</svg>
<figcaption><span>${days[0]?.day ?? ''}</span> <span>${words.highest(number(most))}</span> <span>${days.at(-1)?.day ?? ''}</span></figcaption>
</figure>
</section>`;
}
