// npm run bench:web [-- part …]: the app compared with a plain Vite + React + PWA project, served by the same server
// in the same run. Without a part, all of them.
import { measureCatalogue } from './web/catalogue.ts';
import { measureFirstLoad } from './web/first-load.ts';
import { measureFirstVisit } from './web/first-visit.ts';
import { measureKeys } from './web/keys.ts';
import { measureOffline } from './web/offline.ts';
import { measureSim } from './web/sim.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  'first-load': measureFirstLoad,
  'first-visit': measureFirstVisit,
  keys: measureKeys,
  catalogue: measureCatalogue,
  offline: measureOffline,
  sim: measureSim,
};

const named = process.argv.slice(2);
const unknown = named.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no part called ${unknown.join(', ')}. The parts are: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(1);
}
for (const [part, measure] of Object.entries(PARTS)) {
  if (named.length === 0 || named.includes(part)) await measure();
}
