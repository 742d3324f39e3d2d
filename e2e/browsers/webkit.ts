import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../apps/server/src/test-support/free-port.ts';
import { type BrowserDriver, found, inPage, type Target } from './driven-page.ts';
import { processesBelow } from './processes.ts';

/** Debian's package `webkit2gtk-driver` brings the driver, and with it the browser it drives. */
const MINI_BROWSER = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
  .find((file) => existsSync(file));
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE_MS = 20_000;

/** WebKit for GTK, the engine of Safari, over W3C WebDriver, on a virtual screen. */
export async function driveWebKit(): Promise<BrowserDriver> {
  if (!MINI_BROWSER) throw new Error('There is no MiniBrowser of WebKitGTK 4.1.');
  const { screen, display } = await startScreen();
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });

  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };

  const { sessionId } = await answered(() =>
    call<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: MINI_BROWSER,
            args: ['--automation'],
          },
        },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  const execute = <Value>(script: string, args: unknown[]) =>
    call<Value>('POST', `${session}/execute/sync`, { script, args });
  await call('POST', `${session}/window/rect`, { width: 1366, height: 900 });
  /** Of the pages before. */
  const problems: string[] = [];
  const problemsHere = () => execute<string[]>('return window.problems ?? []', []);

  return {
    async open(url) {
      problems.push(...(await problemsHere()));
      await call('POST', `${session}/url`, { url });
      await execute(inPage(String(noteProblems)), []);
    },
    run: (task, ...args) => execute(inPage(String(task)), args),
    async press(wanted: Target) {
      // A screen that is just being rendered again takes the element away between finding and pressing it.
      await answered(async () => {
        const element = await execute<Record<string, string>>(inPage(String(found)), [wanted]);
        await call('POST', `${session}/element/${element[ELEMENT]}/click`, {});
      });
    },
    type: (text, pauseMs) =>
      call('POST', `${session}/actions`, {
        actions: [{ type: 'key', id: 'keyboard', actions: keyActions(text, pauseMs) }],
      }),
    problems: async () => [...problems, ...(await problemsHere())],
    pageProcesses: () => processesBelow(program.pid, /WebKitWebProcess/),
    async close() {
      await call('DELETE', session);
      for (const one of [program, screen]) await stopped(one);
    },
  };
}

const keyActions = (text: string, pauseMs: number) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
    ...(pauseMs > 0 ? [{ type: 'pause', duration: pauseMs }] : []),
  ]);

/** Xvfb picks a number that is free and says which. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
    screen.stdout.once('data', (said) => resolve(String(said).trim()));
  });
  return { screen, display: `:${number}` };
}

/** Runs in the page: WebDriver does not report the console, so the page records it from its first load on. */
function noteProblems(): void {
  const page = window as unknown as { problems: string[] };
  page.problems = [];
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...said) => {
      page.problems.push(`${level}: ${said.join(' ')}`);
      say(...said);
    };
  }
  window.addEventListener('error', ({ message }) => page.problems.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => page.problems.push(String(reason)));
}

/** A driver that has just been started needs a moment before it answers. */
async function answered<Value>(ask: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isPassing = error instanceof TypeError || /not interactable|stale/.test(String(error));
      if (!isPassing || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
