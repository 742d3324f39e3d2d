// npm test: installs what it needs, a browser and a PostgreSQL too, and runs everything.
import { ensureBrowser } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { ensurePostgres } from './steps/postgres.mjs';
import { endToEnd, format, lint, runStages, types, unit } from './steps/stages.mjs';

try {
  await ensureInstalled();
  const browser = await ensureBrowser();
  const postgres = await ensurePostgres();
  if (postgres === undefined)
    console.log('PostgreSQL was not found: the data tests run on the embedded database only');
  const env = { ...(browser && { CHROME_PATH: browser }), ...(postgres && { POSTGRES_BIN: postgres }) };
  const build = {
    name: 'build',
    work: () =>
      ensureBuilt(() => {}).then(
        () => ({ ok: true, output: '', passed: 0, failed: 0, skipped: 0 }),
        (error) => ({ ok: false, output: error.message, passed: 0, failed: 0, skipped: 0 }),
      ),
  };
  process.exit((await runStages([format, lint, types, build, unit(env), endToEnd(env)])) ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
