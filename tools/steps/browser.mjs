// Finds a Chromium, or installs one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { localProgram, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const onPath = (program) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

const installedBrowser = () =>
  NAMES.map(onPath).find((file) => file !== undefined) ?? PLACES.find((file) => existsSync(file));

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

/** The path of a Chromium to drive, or undefined if Playwright's own was installed. */
export async function ensureBrowser(say = console.log) {
  if (process.env.CHROME_PATH) {
    if (existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
    throw new Error(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`);
  }
  const found = installedBrowser();
  if (found) return found;
  if (await installDebianPackages('chromium')) {
    say('Chromium installed');
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

const isOnPath = (program) => onPath(program) !== undefined;

const SHELL = 'chromium-headless-shell';

/**
 * The path of headless Chromium, which renders pages identically with two thirds of the work. If undefined, all tests
 * run in the full browser.
 */
export async function ensureHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH) return process.env.HEADLESS_SHELL_PATH;
  const found = onPath(SHELL);
  if (found) return found;
  return (await installDebianPackages(SHELL)) ? onPath(SHELL) : undefined;
}

/** The programs that each of the other engines needs, and their Debian packages. */
const OTHER_BROWSERS = {
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'], says: 'WebKit' },
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'], says: 'Firefox' },
};

/** Which of WebKit and Firefox are available, installed if possible; prints a line for each that is not. */
export async function ensureOtherBrowsers(say = console.log) {
  const names = [];
  for (const [name, { programs, packages, says }] of Object.entries(OTHER_BROWSERS)) {
    const isThere = () => programs.every(isOnPath);
    if (isThere() || ((await installDebianPackages(...packages)) && isThere())) names.push(name);
    else say(`${says} could not be had: nothing is tested in it (Debian: ${packages.join(', ')})`);
  }
  return names;
}
