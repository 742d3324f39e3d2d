// npm run e2e [-- file or title]: the end-to-end tests alone, against a fresh build.
import { spawnSync } from 'node:child_process';
import { ensureBrowser, ensureHeadlessShell } from './steps/browser.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { localProgram, root } from './steps/run.mjs';

await ensureInstalled();
const browser = await ensureBrowser();
const shell = browser && (await ensureHeadlessShell());
await ensureBuilt();
const { status } = spawnSync(
  process.execPath,
  [localProgram('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(browser && { CHROME_PATH: browser }),
      ...(shell && { HEADLESS_SHELL_PATH: shell }),
    },
  },
);
process.exit(status ?? 1);
