// A device that has the app, and its connection to the server.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MANIFEST_PATH } from '@dietetic/contract';
import type { PlainPage } from '../web/plain-browser.ts';

const CATALOGUE_FILES = '/catalogue/';

type Line = {
  url: string;
  open(): void;
  /** Time at which the update's first request was sent, ms since 1970. */
  askedAt(): number;
  /** Compressed bytes of catalogue files that were transferred. */
  catalogueBytes(): number;
  close(): void;
};

/** A proxy to the server: holds the update's first request until it is released, and records when that was. */
export async function lineTo(server: string): Promise<Line> {
  let isOpen = false;
  let askedAt = Number.NaN;
  let catalogueBytes = 0;
  const line = createServer((asked, answer) => {
    const isFirstQuestion = asked.url === MANIFEST_PATH;
    if (isFirstQuestion && !isOpen) {
      asked.socket.destroy();
      return;
    }
    if (isFirstQuestion) askedAt = Date.now();
    const { method = 'GET', headers } = asked;
    const passedOn = request(server + asked.url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      if (asked.url?.startsWith(CATALOGUE_FILES))
        answered.on('data', (chunk: Buffer) => {
          catalogueBytes += chunk.length;
        });
      answered.pipe(answer);
    });
    passedOn.on('error', () => asked.socket.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => line.listen(0, resolve));
  return {
    url: `http://localhost:${(line.address() as AddressInfo).port}`,
    open: () => {
      isOpen = true;
    },
    askedAt: () => askedAt,
    catalogueBytes: () => catalogueBytes,
    close() {
      line.close();
      line.closeAllConnections();
    },
  };
}

const press = (name: string) =>
  `new Promise((resolve) => {
    (function look() {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === '${name}');
      if (!button) return void setTimeout(look, 50);
      button.click();
      resolve();
    })();
  })`;

/** A first visit, until the app is cached for offline use. */
export async function answerFirstQuestions(page: PlainPage): Promise<void> {
  for (const answer of ['I am', 'Skip', 'United Kingdom']) await page.evaluate(press(answer));
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
}
