// npm run bench:server [-- part …]: serving and importing compared with their baselines, the first sync of a browser,
// and the sync of one change. Without a part, all of them.
import { measureFirstSync } from './server/first-sync.ts';
import { measureImport } from './server/import.ts';
import { measureOneChanged } from './server/one-changed.ts';
import { measureServing } from './server/serving.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  serving: measureServing,
  import: measureImport,
  'first-sync': measureFirstSync,
  'one-changed': measureOneChanged,
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
