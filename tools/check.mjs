// npm run check: the checks that need neither a browser nor a database, quick enough to run before each commit.
import { ensureInstalled } from './steps/install.mjs';
import {
  atOnce,
  format,
  lint,
  lintChangedTypes,
  runStages,
  sizes,
  types,
  unit,
  unused,
} from './steps/stages.mjs';

await ensureInstalled();
// Static checks run beside the tests, because neither uses two cores alone.
const isOk = await runStages([
  atOnce(
    [unit({ projects: ['unit'], env: { TEST_SHARE: '0.1' } })],
    [format, lint, types, lintChangedTypes, unused, sizes],
  ),
]);
process.exit(isOk ? 0 : 1);
