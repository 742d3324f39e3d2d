// npm run check: everything that needs no browser, for the minutes between two commits.
import { ensureInstalled } from './steps/install.mjs';
import { format, lint, runStages, types, unit } from './steps/stages.mjs';

await ensureInstalled();
process.exit((await runStages([format, lint, types, unit()])) ? 0 : 1);
