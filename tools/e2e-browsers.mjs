// npm run e2e:browsers [-- file or title]: the tests in WebKit and Firefox alone, against a fresh build.
import { spawnSync } from 'node:child_process';
import { ensureOtherBrowsers } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { localProgram, root } from './steps/run.mjs';

await ensureInstalled();
const names = await ensureOtherBrowsers();
if (names.length === 0) process.exit(1);
await ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  [
    localProgram('@playwright/test', 'playwright'),
    'test',
    '--config=e2e/browsers/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, E2E_BROWSERS: names.join(',') } },
);
process.exit(status ?? 1);
