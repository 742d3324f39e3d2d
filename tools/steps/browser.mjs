// Finds a Chromium for the tests, or provides one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { localProgram, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
  ];
  return candidates.find((file) => existsSync(file));
}

/** Installs a Debian package when this is Debian and we are root; says whether that worked. */
export async function installDebianPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  const { code } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    quiet,
  );
  return code === 0;
}

/** The path of a Chromium to drive, or undefined where Playwright's own was installed. */
export async function ensureBrowser(say = console.log) {
  if (process.env.CHROME_PATH) {
    if (existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
    throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`);
  }
  const found = installedBrowser();
  if (found) return found;
  if (await installDebianPackages('chromium')) {
    say('Chromium installed for the tests');
    return installedBrowser();
  }
  const { code, output } = await run(process.execPath, [
    localProgram('@playwright/test', 'playwright'),
    'install',
    'chromium',
  ]);
  if (code !== 0) {
    throw new Error(`No Chromium was found and none could be installed. Set CHROME_PATH to one.\n${output}`);
  }
  return undefined;
}
