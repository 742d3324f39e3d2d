// npm run check: what needs neither browser nor database nor minutes, for the time between two commits.
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
// What is read beside what is run: neither alone keeps two cores at work.
const isOk = await runStages([
  atOnce(
    [unit({ projects: ['knowledge', 'programs'] })],
    [format, lint, types, lintChangedTypes, unused, sizes],
  ),
]);
process.exit(isOk ? 0 : 1);
