// npm test: installs what it needs, including a browser and PostgreSQL, and runs everything.
import { ensureBrowser, ensureHeadlessShell, ensureOtherBrowsers } from './steps/browser.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ensurePostgres } from './steps/postgres.mjs';
import {
  atOnce,
  endToEnd,
  format,
  lint,
  lintTypes,
  runStages,
  sizes,
  types,
  unit,
  unused,
} from './steps/stages.mjs';

try {
  await ensureInstalled();
  const browser = await ensureBrowser();
  // Playwright's own is one already.
  const shell = browser && (await ensureHeadlessShell());
  const others = await ensureOtherBrowsers();
  const postgres = await ensurePostgres();
  if (postgres === undefined)
    console.log('PostgreSQL was not found: the data tests run on the embedded database only');
  const env = {
    ...(browser && { CHROME_PATH: browser }),
    ...(shell && { HEADLESS_SHELL_PATH: shell }),
    ...(postgres && { POSTGRES_BIN: postgres }),
  };
  // Data tests and end-to-end tests need the built app. What waits in one of them leaves the cores to the other, and static
  // checks are done while the app is built, which does not use two cores.
  const onTheBuild = atOnce([unit({ env })], [endToEnd({ env, otherBrowsers: others })]);
  const stages = atOnce([sizes, onTheBuild], [format, lint, types, lintTypes, unused]);
  process.exit((await runStages([stages])) ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
