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
  // Sizes are those of the built app, which data tests need too. Static checks do not, and a build does not use two
  // cores. The end-to-end tests come after: beside the others they take as long in all (decision 311).
  const stages = [
    atOnce([sizes, unit({ env })], [format, lint, types, lintTypes, unused]),
    endToEnd({ env, otherBrowsers: others }),
  ];
  process.exit((await runStages(stages)) ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
