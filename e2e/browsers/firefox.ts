import { inflateSync } from 'node:zlib';
import { type ElementHandle, launch } from 'puppeteer-core';
import { type BrowserDriver, found, inPage } from './driven-page.ts';
import { processesBelow } from './processes.ts';

const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 50;

/**
 * Firefox says so of a load that leaving a page broke off while the worker was giving it: the copy of the body fails with the
 * channel. Of a load of the page that is open it is a fault.
 */
const BROKEN_OFF = /A ServiceWorker intercepted the request and encountered an unexpected error/;

const asFunction = (task: string) => `function () { ${inPage(task)} }`;

/** Firefox over WebDriver BiDi; on request every window is a private one, or no service worker runs. */
export async function driveFirefox({ isPrivate = false, hasWorkers = true } = {}): Promise<BrowserDriver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'browser.privatebrowsing.autostart': isPrivate,
      'dom.serviceWorkers.enabled': hasWorkers,
      // Headless, it has no mouse: that of a ward PC is fine and hovers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
    defaultViewport: { width: 1366, height: 768 },
  });
  const page = await browser.newPage();
  let problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));

  return {
    async open(url) {
      const before = problems;
      problems = [];
      await page.goto(url);
      problems = [...before, ...problems.filter((text) => !BROKEN_OFF.test(text))];
    },
    run: (task, ...args) =>
      page.evaluate(`(${asFunction(String(task))})(...${JSON.stringify(args)})`) as ReturnType<
        BrowserDriver['run']
      > as never,
    async press(wanted) {
      // A screen that is just being rendered again takes the element away, or covers it, between finding and pressing it.
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const element = await page.evaluateHandle(
          `(${asFunction(String(found))})(${JSON.stringify(wanted)})`,
        );
        try {
          return await (element as ElementHandle<Element>).click();
        } catch (error) {
          if (Date.now() > end || !/detached|not clickable/.test(String(error))) throw error;
          await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        }
      }
    },
    type: (text, pauseMs) => page.keyboard.type(text, { delay: pauseMs }),
    sheets: async () => pagesIn(Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1')),
    problems: async () => problems,
    pageProcesses: () => processesBelow(browser.process()?.pid, /-contentproc\0/),
    close: () => browser.close(),
  };
}

/** Firefox packs the objects of a PDF, its pages too, into streams. */
function pagesIn(pdf: string): number {
  const packed = pdf.matchAll(/\/ObjStm.*?stream\r?\n(.*?)\r?\nendstream/gs);
  const objects = Array.from(packed, ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')));
  return [pdf, ...objects].join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
