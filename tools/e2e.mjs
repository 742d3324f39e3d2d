// npm run e2e [-- file or title]: the end-to-end tests in Chromium only, against a fresh build. npm run e2e:browsers
// [-- file or title]: only those in WebKit and Firefox.
import { spawnSync } from 'node:child_process';
import { ensureBrowser, ensureHeadlessShell, ensureOtherBrowsers } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { localProgram, root } from './steps/run.mjs';

const given = process.argv.slice(2);
const isOfOthers = given[0] === '--other-browsers';
const wanted = isOfOthers ? given.slice(1) : given;
await ensureInstalled();
const browser = await ensureBrowser();
const shell = browser && (await ensureHeadlessShell());
const names = isOfOthers ? await ensureOtherBrowsers() : [];
if (isOfOthers && names.length === 0) process.exit(1);
await ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  [
    localProgram('@playwright/test', 'playwright'),
    'test',
    ...(wanted.some((one) => one.startsWith('--project')) ? [] : names.map((name) => `--project=${name}`)),
    ...wanted,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(browser && { CHROME_PATH: browser }),
      ...(shell && { HEADLESS_SHELL_PATH: shell }),
      ...(isOfOthers && { E2E_BROWSERS: names.join(',') }),
    },
  },
);
process.exit(status ?? 1);
