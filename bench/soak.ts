// npm run soak: what takes too long for a test. Kills in the middle of a notification, everything at once, and
// 100,000 requests. Prints one table; exits with 1 if a limit was missed.
import { killsOn } from './soak/kills.ts';
import { memory } from './soak/memory.ts';
import { pressure } from './soak/pressure.ts';
import type { Finding } from './soak/finding.ts';
import { printTable } from './table.ts';

const MOST_MINUTES = 20;
const PARTS: Record<string, () => Promise<Finding[]>> = {
  postgresql: () => killsOn('PostgreSQL'),
  embedded: () => killsOn('embedded'),
  pressure,
  memory,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

const begun = performance.now();
const found: Finding[] = [];

function end(): never {
  printTable(
    `Soak, ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`,
    ['What', 'Measure', 'Found', 'Must', 'Held'],
    found.map(({ what, measure, figure, must, held }) => [what, measure, figure, must, held ? 'yes' : 'NO']),
  );
  process.exit(found.every(({ held }) => held) ? 0 : 1);
}

setTimeout(() => {
  found.push({
    what: 'all of it',
    measure: 'minutes',
    figure: `over ${MOST_MINUTES}`,
    must: `${MOST_MINUTES}`,
    held: false,
  });
  end();
}, MOST_MINUTES * 60_000).unref();

for (const [part, run] of Object.entries(PARTS)) {
  if (asked.length === 0 || asked.includes(part)) found.push(...(await run()));
}
end();
